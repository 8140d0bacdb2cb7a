import Diagnostics
import Geometry
import PlatformProfile
import Typography
import ViewTree

extension LayoutBuilder {
  /// `NavigationStack`, `NavigationView`, `NavigationSplitView`: on a compact width one column, else all.
  func navigation(_ navigation: NavigationContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let isSplit = navigation.typeName == "NavigationSplitView"
    guard isSplit, context.values.horizontalSizeClass == .regular, navigation.columns.count > 1 else {
      return column(navigation.columns.first, navigation.typeName, range: range, in: context)
    }
    let metrics = ControlMetrics(context.session.settings.profile)
    let columns = navigation.columns.enumerated().map { index, node in
      let element = column(node, "column", range: range, in: context)
      guard index < navigation.columns.count - 1 else { return element }
      return LayoutElement(
        "column", FrameLayout(width: metrics.sidebarWidth, height: nil, alignment: .center), children: [element],
        role: .none, range: range, context: context)
    }
    return LayoutElement(
      navigation.typeName, StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 0), children: columns,
      range: range, context: context)
  }

  /// One column with its bars.
  private func column(
    _ node: ViewNode?, _ kind: String, range: SourceRange?, in context: BuildContext
  ) -> LayoutElement {
    let chrome = Chrome()
    let container = RelativeContainer(size: context.values.relativeContainer.size)
    var inner = context.inside(nil).with { $0.relativeContainer = container }
    inner.chrome = chrome
    inner.list = nil
    let content = node.flatMap { self.column([$0], range: range, in: inner) }
    let assembly = BarAssembly(chrome: chrome, context: context, builder: self)
    let (top, bottom) = (assembly.top, assembly.bottom)
    return LayoutElement(
      kind, BarLayout(hasTopBar: top != nil, hasBottomBar: bottom != nil, container: container),
      children: [content ?? empty(in: context), top, bottom].compactMap(\.self), range: range, context: context)
  }

  private func empty(in context: BuildContext) -> LayoutElement {
    LayoutElement("Empty", UnresolvedLeaf(), role: .none, range: nil, context: context)
  }

  /// `TabView`: the selected page above the bar of items, or alone in the page style.
  func tabs(_ tabs: TabContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let container = RelativeContainer(size: context.values.relativeContainer.size)
    let (pages, looks) = pages(of: tabs, in: context.inside(nil).with { $0.relativeContainer = container })
    let selected = pages.indices.contains(tabs.selected) ? tabs.selected : 0
    var children = [pages.isEmpty ? empty(in: context) : pages[selected]]
    let style = context.values.style(.tabView)
    let look = looks.indices.contains(selected) ? looks[selected].look(of: "tabBar") : Chrome.Look()
    let showsBar = !style.hasPrefix("page") && !look.isHidden && pages.contains { $0.traits.tabItem != nil }
    if showsBar {
      let bar = tabBar(pages.map(\.traits.tabItem), selected: selected, in: context)
      children += tabBar(bar, look, in: context)
    }
    let element = LayoutElement(
      "TabView", BarLayout(hasTopBar: false, hasBottomBar: showsBar, container: container), children: children,
      range: range, context: context)
    if showsBar, pages.contains(where: { $0.traits.badge != nil }) {
      context.session.unmeasured.append(
        ("unmodelled-addition", "`badge`: The badges of tabs are not drawn.", range, element))
    }
    if style == "page", pages.count > 1 {
      context.session.unmeasured.append(
        ("page-control", "The dots of the pages, above their lower edge, are not laid out.", range, element))
    }
    return element
  }

  /// Equal shares of the width, a filled symbol above a title that does not grow.
  ///
  /// - Verification: documented, `SymbolVariants`: a tab bar asks for the filled variant.
  private func tabBar(_ items: [ViewNode?], selected: Int, in context: BuildContext) -> ViewNode {
    let metrics = ControlMetrics(context.session.settings.profile)
    let unselected: SystemColor = context.session.settings.profile == .iOS26 ? .label : .gray
    let titles = items.enumerated().map { index, item in
      (item ?? ViewNode(.empty)).tabItemColumn
        .font(FontRequest(.systemSize(metrics.tabTitleSize), weight: .medium)).singleLine
        .foreground(index == selected ? .tint : .system(unselected)).filling(.horizontalCenter)
    }
    return ViewNode.row(titles, spacing: 0).environment(.symbolVariants(["fill"])).environment(.dynamicTypeSize(.large))
      .withLargeContentViewer
      .frame(height: metrics.tabBarHeight)
  }

  /// The pages, each with what the views in it say of the bar; only the selected one speaks to the bars further out.
  private func pages(of tabs: TabContainer, in context: BuildContext) -> (pages: [LayoutElement], looks: [Chrome]) {
    var (pages, looks): ([LayoutElement], [Chrome]) = ([], [])
    for child in tabs.children {
      guard tabs.children.count == 1 || context.session.hasRoom else { break }
      let look = Chrome()
      var inner = context
      inner.tabs = look
      if context.chrome != nil, pages.count != tabs.selected { inner.chrome = Chrome() }
      let members = build(child, in: inner)
      pages += members
      looks += members.map { _ in look }
    }
    return (pages, looks)
  }

  /// The bar of tabs on its background, in its scheme.
  private func tabBar(_ bar: ViewNode, _ look: Chrome.Look, in context: BuildContext) -> [LayoutElement] {
    let inner = context.inside(nil).with { values in
      values.surroundings = .bar
      if look.showsBackground == true, let scheme = look.scheme { values.colorScheme = scheme }
    }
    guard let element = single(bar, in: inner) else { return [] }
    if look.showsBackground == false { return [element] }
    let style = look.showsBackground == true ? look.background : nil
    return [
      LayoutElement(
        "background",
        StyledSecondaryLayout(
          style: style ?? context.styles.resolve(.material(.bar)), shape: nil, place: .behind, extendedEdges: .all),
        children: [element], role: .modifier, range: nil, context: inner)
    ]
  }

  /// The presentations that are on, over the window.
  func presentations(of session: LayoutSession) -> [LayoutElement] {
    session.presentations.compactMap { presentation in
      let metrics = ControlMetrics(session.settings.profile)
      var context = presentation.context.inside(nil).with { values in
        values.isElevated = presentation.kind != "fullScreenCover"
        values.surroundings = .none
        values.foreground = nil
      }
      context.chrome = nil
      context.tabs = nil
      context.list = nil
      guard let content = column([presentation.content], range: presentation.range, in: context) else { return nil }
      let radius = presentation.kind == "fullScreenCover" ? 0 : metrics.sheetRadius
      return LayoutElement(
        presentation.kind,
        PresentationLayout(
          page: context.styles.system(.systemBackground),
          shape: .unevenRoundedRectangle(radii: [radius, 0, 0, radius], style: .continuous),
          bottomInset: session.settings.safeAreaInsets.bottom), children: [content], range: presentation.range,
        context: context)
    }
  }
}

extension ViewNode {
  /// The symbol and title of a tab below each other.
  fileprivate var tabItemColumn: ViewNode {
    switch content {
    case .control(let control) where control.kind == .label:
      return .column([control.icon.map(\.tabSymbol), control.label].compactMap(\.self), spacing: 2)
    case .group(let members): return .column(members.map(\.tabSymbol), spacing: 2)
    case .modified(let inner, let modifier): return inner.tabItemColumn.modified(by: modifier, range: range)
    case .composite(let typeName, let body):
      return ViewNode(.composite(typeName: typeName, body: body.tabItemColumn), range: range)
    default: return tabSymbol
    }
  }

  private var tabSymbol: ViewNode {
    guard case .image = content else { return self }
    return font(FontRequest(.systemSize(18), weight: .medium))
  }
}
