import Diagnostics
import Geometry
import LayoutTree
import PlatformProfile
import Typography
import ViewTree

extension LayoutBuilder {
  /// `TabView`: the selected page above the bar of items, or alone in the page style.
  func tabs(_ tabs: TabContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let container = RelativeContainer(size: context.values.relativeContainer.size)
    let style = context.values.style(.tabView)
    let isPaged = style.hasPrefix("page")
    let (pages, looks) = pages(
      of: tabs, isPaged: isPaged, in: context.inside(nil).with { $0.relativeContainer = container })
    let selected = pages.indices.contains(tabs.selected) ? tabs.selected : 0
    var children = [pages.isEmpty ? empty(in: context) : pages[selected]]
    let look = looks.indices.contains(selected) ? looks[selected].look(of: "tabBar") : Chrome.Look()
    let bar = TabBar(pages: pages, selected: selected, context: context)
    let showsBar = !isPaged && !look.isHidden && bar.hasItems
    if showsBar { children += tabBar(bar, look, in: context) }
    let element = LayoutElement(
      "TabView",
      BarLayout(
        hasTopBar: false, hasBottomBar: showsBar, container: container,
        page: isPaged ? nil : context.styles.system(.systemBackground)), children: children, range: range,
      context: context)
    for message in showsBar ? bar.additions : [] {
      context.session.unmeasured.append(("unmodelled-addition", message, range, element))
    }
    if style == "page", pages.count > 1 {
      context.session.unmeasured.append(
        ("page-control", "The dots of the pages, above their lower edge, are not laid out.", range, element))
    }
    return element
  }

  /// The pages, each with what the views in it say of the bar; only the selected one speaks to the bars further out.
  private func pages(
    of tabs: TabContainer, isPaged: Bool, in context: BuildContext
  ) -> (pages: [LayoutElement], looks: [Chrome]) {
    var (pages, looks): ([LayoutElement], [Chrome]) = ([], [])
    for child in tabs.children {
      guard tabs.children.count == 1 || context.session.hasRoom else { break }
      let look = Chrome()
      var inner = context
      inner.tabs = isPaged ? nil : look
      if context.chrome != nil, pages.count != tabs.selected { inner.chrome = Chrome() }
      let members = build(child, in: inner)
      pages += members
      looks += members.map { _ in look }
    }
    return (pages, looks)
  }

  /// The bar of tabs on its background, in its scheme; on iOS 26 glass is part of the bar itself.
  private func tabBar(_ bar: TabBar, _ look: Chrome.Look, in context: BuildContext) -> [LayoutElement] {
    let inner = context.inside(nil).with { values in
      values.surroundings = .bar
      if look.showsBackground == true, let scheme = look.scheme { values.colorScheme = scheme }
    }
    guard let element = single(bar.node, in: inner) else { return [] }
    if look.showsBackground == false || (bar.isFloating && look.showsBackground != true) { return [element] }
    let style = look.showsBackground == true ? look.background : nil
    return [
      LayoutElement(
        "background",
        StyledSecondaryLayout(
          style: style ?? context.styles.resolve(.material(.bar)), shape: nil, place: .behind, extendedEdges: .all),
        children: [element], role: .modifier, range: nil, context: inner)
    ]
  }
}

/// The bar of a tab view: filled symbols above titles that do not grow.
///
/// - Source: view trees of iOS 26.0.1 at 402 and 440 points and a picture at 402, recorded in public repositories.
/// - Verification: measured on iOS 26 for three and five tabs; documented, `SymbolVariants`, that a tab bar asks for the
///   filled variant; inferred up to iOS 18.
struct TabBar {
  /// The tabs that are shown, and whether the first view of more than five stands behind "More".
  private var items: [Item] = []
  private var search: Item?
  private let badges: Bool
  private let context: BuildContext
  private let metrics: ControlMetrics

  private struct Item {
    var content: ViewNode
    var isSelected: Bool
  }

  /// Tabs of a telephone beyond this number lie behind the last one.
  ///
  /// - Source: documentation of `UITabBarController`.
  private static let limit = 5

  init(pages: [LayoutElement], selected: Int, context: BuildContext) {
    self.context = context
    metrics = ControlMetrics(context.session.settings.profile)
    badges = pages.contains { $0.traits.badge != nil }
    for (index, page) in pages.enumerated() {
      let item = Item(content: page.traits.tabItem ?? ViewNode(.empty), isSelected: index == selected)
      if metrics.profile == .iOS26, page.traits.isSearchTab {
        search = item
      } else {
        items.append(item)
      }
    }
    hasItems = pages.contains { $0.traits.tabItem != nil }
    let limit = search == nil ? Self.limit : Self.limit - 1
    guard items.count > limit, context.values.horizontalSizeClass == .compact else { return }
    let rest = items[(limit - 1)...]
    items.removeSubrange((limit - 1)...)
    let more = ControlView(.label, label: .string("More"), icon: .symbol("ellipsis"))
    items.append(Item(content: ViewNode(.control(more)), isSelected: rest.contains(where: \.isSelected)))
  }

  let hasItems: Bool

  /// Whether the bar is a capsule over the content.
  var isFloating: Bool { metrics.profile == .iOS26 && context.values.horizontalSizeClass == .compact }

  /// What belongs to the bar and is not laid out.
  var additions: [String] {
    (badges ? ["`badge`: The badges of tabs are not drawn."] : [])
      + (search == nil
        ? [] : ["`Tab(role: .search)`: how much room its circle takes from the other tabs is not measured."])
  }

  var node: ViewNode {
    let bar = isFloating ? floating : fixed
    return bar.environment(.symbolVariants(["fill"])).environment(.dynamicTypeSize(.large)).withLargeContentViewer
  }

  /// Equal shares of the width.
  private var fixed: ViewNode {
    ViewNode.row(
      (items + [search].compactMap(\.self)).map { item in
        styled(item.content.tabItemColumn, item).filling(.horizontalCenter)
      }, spacing: 0
    ).frame(height: metrics.tabBarHeight)
  }

  /// A capsule in the middle, whose lower part lies in the safe area; a search tab stands beside it.
  private var floating: ViewNode {
    let overlap = items.count > 4 ? metrics.tabItemOverlapOfMany : metrics.tabItemOverlap
    let platter = ViewNode.row(items.map(floating), spacing: -overlap)
      .inset(EdgeInsets(metrics.tabPlatterInset)).behind(.material(.glass), .capsule(style: .continuous))
    var bar = platter
    if let search {
      let circle = styled(search.content.tabIcon, search)
        .frame(Size(width: metrics.tabPlatterHeight, height: metrics.tabPlatterHeight))
        .behind(.material(.glass), .circle)
      bar = .row(items.isEmpty ? [.spacer, circle] : [platter, .spacer, circle])
    }
    let side = metrics.tabPlatterMargin
    let missing =
      metrics.tabPlatterHeight + side - metrics.tabBarHeight - context.session.settings.safeAreaInsets.bottom
    return bar.inset(EdgeInsets(leading: side, trailing: side)).filling(.horizontalCenter)
      .modified(
        .frame(
          width: nil, height: metrics.tabBarHeight + max(missing, 0),
          alignment: Alignment(horizontal: .horizontalCenter, vertical: .top)))
  }

  private func floating(_ item: Item) -> ViewNode {
    let icon = item.content.tabIcon.modified(
      .frame(width: nil, height: 2 * metrics.tabIconCenter, alignment: .center))
    let title = item.content.tabTitle.inset(EdgeInsets(top: metrics.tabTitleTop))
    let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    let column = ViewNode(.stack(StackView(.depth, alignment: top, children: [icon, title])))
      .modified(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(maximum: metrics.tabItemSize.width),
            height: .init(minimum: metrics.tabItemSize.height, maximum: metrics.tabItemSize.height), alignment: top)))
    let content = styled(column, item)
    return item.isSelected ? content.behind(.material(.glass), .capsule(style: .continuous)) : content
  }

  private func styled(_ content: ViewNode, _ item: Item) -> ViewNode {
    let unselected: SystemColor = metrics.profile == .iOS26 ? .label : .gray
    return content.font(FontRequest(.systemSize(metrics.tabTitleSize), weight: .medium)).singleLine
      .foreground(item.isSelected ? .tint : .system(unselected))
  }
}

extension ViewNode {
  /// The symbol and title of a tab below each other.
  fileprivate var tabItemColumn: ViewNode { .column([tabIcon, tabTitle], spacing: 2) }

  /// The symbol of a tab.
  fileprivate var tabIcon: ViewNode {
    switch content {
    case .control(let control) where control.kind == .label: control.icon?.tabSymbol ?? ViewNode(.empty)
    case .group(let members): ViewNode(.group(members.map(\.tabIcon)))
    // What else modifiers say, such as a name, is said of the title.
    case .modified(let inner, .environment(let change)):
      inner.tabIcon.modified(by: .environment(change), range: range)
    case .modified(let inner, _): inner.tabIcon
    case .composite(let typeName, let body): ViewNode(.composite(typeName: typeName, body: body.tabIcon), range: range)
    case .image: tabSymbol
    default: ViewNode(.empty)
    }
  }

  /// The title of a tab.
  fileprivate var tabTitle: ViewNode {
    switch content {
    case .control(let control) where control.kind == .label: control.label ?? ViewNode(.empty)
    case .group(let members): ViewNode(.group(members.map(\.tabTitle)))
    case .modified(let inner, let modifier): inner.tabTitle.modified(by: modifier, range: range)
    case .composite(let typeName, let body): ViewNode(.composite(typeName: typeName, body: body.tabTitle), range: range)
    case .image: ViewNode(.empty)
    default: self
    }
  }

  /// - Verification: measured on iOS 26: the frames of three symbols are those of 18 points, medium, at large scale.
  private var tabSymbol: ViewNode {
    guard case .image = content else { return self }
    return font(FontRequest(.systemSize(18), weight: .medium)).environment(.imageScale(.large))
  }
}
