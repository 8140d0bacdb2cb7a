import Colorimetry
import Diagnostics
import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// What the views inside a navigation container say of its bars.
final class Chrome {
  /// A view for a bar with the environment of the place that gave it.
  struct Part {
    var content: ViewNode
    var context: BuildContext
  }

  struct Item {
    var placement: String
    var part: Part
  }

  /// What views say of a bar of its own.
  struct Look {
    var isHidden = false
    var background: ResolvedStyle?
    /// Whether the background shows at rest; `nil` where the platform decides.
    var showsBackground: Bool?
    var scheme: ColorScheme?
  }

  var title: Part?
  /// Whether the title opens a menu.
  var hasTitleMenu = false
  /// By the name of the bar.
  var looks: [String: Look] = [:]
  var displayMode: String?
  var isHidden = false
  var items: [Item] = []
  /// What stands in the search field: the prompt, or the text.
  var searchPrompt: Part?
  var hasSearchText = false
  /// Whether the search field is asked for under the title.
  var hasSearchInBar = false

  /// Whether the title stands large below the bar.
  var isLarge: Bool { title != nil && displayMode != "inline" && displayMode != "inlineLarge" }
}

extension Chrome {
  /// Keeps what a view says of a bar; the innermost view counts, as for titles.
  func note(_ change: BarChange, of bar: String, in context: BuildContext) {
    let bar = bar == "automatic" ? "navigationBar" : bar
    var look = looks[bar] ?? Look()
    switch change {
    case .hidden(let isHidden): look.isHidden = isHidden
    case .background(let style): look.background = look.background ?? context.styles.resolve(style)
    case .backgroundVisible(let isVisible): look.showsBackground = look.showsBackground ?? isVisible
    case .colorScheme(let scheme): look.scheme = look.scheme ?? scheme
    }
    looks[bar] = look
  }

  /// What is said of a bar.
  func look(of bar: String) -> Look { looks[bar] ?? Look() }
}

/// A sheet, cover or popover that is on.
struct Presentation {
  var kind: String
  var content: ViewNode
  var range: SourceRange?
  var context: BuildContext
}

extension ModifierSite {
  /// Notes what a modifier says of the bars around; without a navigation container it has no effect.
  func attachChrome(_ modifier: ViewModifier, to members: [LayoutElement]) -> [LayoutElement] {
    if case .bars(let bars, let change) = modifier {
      for bar in bars { (bar == "tabBar" ? context.tabs : context.chrome)?.note(change, of: bar, in: context) }
      return members
    }
    guard let chrome = context.chrome else { return members }
    // The bars belong to the container: kept here, they must not keep it.
    var context = context
    context.chrome = nil
    context.tabs = nil
    context.list = nil
    func part(_ content: ViewNode) -> Chrome.Part { Chrome.Part(content: content, context: context) }
    switch modifier {
    case .navigationTitle(let title): chrome.title = chrome.title ?? part(title)
    case .navigationTitleMenu: chrome.hasTitleMenu = true
    case .navigationBarTitleDisplayMode(let mode):
      chrome.displayMode = chrome.displayMode ?? mode
      if mode == "inlineLarge" {
        context.session.unmeasured.append(
          (
            "unmodelled-addition", "`toolbarTitleDisplayMode`: The title is laid out as an inline one.", range,
            members.first
          ))
      }
    case .navigationBarHidden(let isHidden): chrome.isHidden = isHidden
    case .toolbar(let items):
      chrome.items += items.map { Chrome.Item(placement: $0.placement, part: part($0.content)) }
    case .searchable(let prompt, let text, let isInBar):
      chrome.searchPrompt = part(.string(text.isEmpty ? prompt : text, range: range))
      chrome.hasSearchText = !text.isEmpty
      chrome.hasSearchInBar = isInBar
    default: break
    }
    return members
  }

  /// Sheets and covers are laid out over the window; alerts and dialogs belong to the system.
  func present(_ kind: String, _ content: ViewNode, over members: [LayoutElement]) -> [LayoutElement] {
    if ["sheet", "fullScreenCover", "popover"].contains(kind) {
      context.session.presentations.append(
        Presentation(kind: kind, content: content, range: range, context: context))
    }
    return members
  }
}

/// Builds the bars of a navigation container from what the views inside it say.
///
/// - Verification: heights measured on iOS 26; places, fonts and colours of items inferred from the documentation of
///   `ToolbarItemPlacement` and of the design of iOS 26.
struct BarAssembly {
  let chrome: Chrome
  let context: BuildContext
  let builder: LayoutBuilder

  private var metrics: ControlMetrics { ControlMetrics(context.session.settings.profile) }
  private var isIOS26: Bool { context.session.settings.profile == .iOS26 }

  private static let leading: Set<String> = [
    "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation",
  ]
  /// Placements that have a place of their own, or none in these bars.
  private static let elsewhere: Set<String> = [
    "principal", "bottomBar", "status", "keyboard", "secondaryAction", "bottomOrnament", "title", "subtitle",
    "largeTitle", "largeSubtitle",
  ]

  /// The bar at the top, or `nil` where there is nothing in it or it is hidden.
  var top: LayoutElement? {
    let look = chrome.look(of: "navigationBar")
    guard !chrome.isHidden, !look.isHidden else { return nil }
    let leading = group(chrome.items.filter { Self.leading.contains($0.placement) })
    let trailing = group(trailingItems)
    let middle = middle
    let search = hasSearchBelow ? nil : chrome.searchPrompt.flatMap(searchField)
    let large = chrome.isLarge ? chrome.title.flatMap(largeTitle) : nil
    guard [leading, trailing, middle, search, large].contains(where: { $0 != nil }) || chrome.title != nil else {
      return nil
    }
    let row = LayoutElement(
      "bar",
      BarRowLayout(
        height: metrics.navigationBarHeight, margin: metrics.barMargin(isTop: true),
        parts: (leading != nil, middle != nil, trailing != nil)),
      children: [leading, middle, trailing].compactMap(\.self), role: .none, range: nil, context: bar)
    return painted(
      LayoutElement(
        "navigationBar", StackLayout(axis: .vertical, alignment: .leading, spacing: 0),
        children: [row, large, search].compactMap(\.self), role: .none, range: nil, context: bar), look)
  }

  /// A bar on the background that views give it, which reaches to the edges of the screen.
  ///
  /// - Verification: documented; that a material stands where no style is given, inferred.
  private func painted(_ bar: LayoutElement, _ look: Chrome.Look) -> LayoutElement {
    guard look.showsBackground == true else {
      if look.scheme != nil {
        context.session.unmeasured.append(
          (
            "unmodelled-look",
            "`toolbarColorScheme`: whether a bar takes the scheme while its background is not shown is not known.",
            nil, bar
          ))
      }
      return bar
    }
    return LayoutElement(
      "barBackground",
      StyledSecondaryLayout(
        style: look.background ?? context.styles.resolve(.material(.bar)), shape: nil, place: .behind,
        extendedEdges: .all), children: [bar], role: .modifier, range: nil, context: self.bar)
  }

  /// The bar at the bottom, or `nil` where there is nothing in it.
  var bottom: LayoutElement? {
    let items = chrome.items.filter { $0.placement == "bottomBar" || $0.placement == "status" }
    let look = chrome.look(of: "bottomBar")
    let search = hasSearchBelow ? chrome.searchPrompt.flatMap(searchField) : nil
    let group = look.isHidden ? nil : group(items, filling: true)
    guard group != nil || search != nil else { return nil }
    let row = group.map { group in
      LayoutElement(
        "bottomBar",
        BarRowLayout(
          height: metrics.toolbarHeight, margin: metrics.barMargin(isTop: false), parts: (false, true, false)),
        children: [group], role: .none, range: nil, context: bar)
    }
    guard let search else { return row.map { painted($0, look) } }
    return painted(
      LayoutElement(
        "bottomBar", StackLayout(axis: .vertical, alignment: .horizontalCenter, spacing: 0),
        children: [search, row].compactMap(\.self), role: .none, range: nil, context: bar), look)
  }

  /// On iOS 26 an iPhone has its search field at the lower edge, where nothing asks for another place.
  ///
  /// - Verification: documented; within tabs described in public articles and reports; that items of the bottom bar lie
  ///   below the field, and its height and look, are inferred.
  private var hasSearchBelow: Bool {
    // Above a bar of tabs there is no room for it: there the field stays under the title.
    isIOS26 && !chrome.hasSearchInBar && context.values.horizontalSizeClass == .compact && context.tabs == nil
  }

  private var bar: BuildContext { context.inside(nil).with { $0.surroundings = .bar } }

  /// The items at the trailing side; secondary actions lie behind one button.
  private var trailingItems: [Chrome.Item] {
    var items = chrome.items.filter { !Self.leading.contains($0.placement) && !Self.elsewhere.contains($0.placement) }
    if let first = chrome.items.first(where: { $0.placement == "secondaryAction" }) {
      let menu = ControlView(.menu, label: .symbol(isIOS26 ? "ellipsis" : "ellipsis.circle"))
      let node = ViewNode(.control(menu), range: first.part.content.range)
        .modified(.accessibility(.label("More")))
      items.append(Chrome.Item(placement: "automatic", part: Chrome.Part(content: node, context: first.part.context)))
    }
    return items
  }

  /// Items beside each other, each in the environment of its own place.
  private func group(_ items: [Chrome.Item], filling: Bool = false) -> LayoutElement? {
    let members = items.flatMap { item in
      builder.build(decorated(item), in: place(item.part.context, of: item.placement).inside(.horizontal))
    }
    guard !members.isEmpty else { return nil }
    return LayoutElement(
      "items", StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: metrics.barItemSpacing),
      children: members, role: .none, range: nil, context: bar)
  }

  /// Bars follow the text size up to a limit, and show their items large while they are pressed.
  private func decorated(_ item: Chrome.Item) -> ViewNode {
    let content = item.part.content.cappedInBars
    guard item.placement == "confirmationAction" else { return content }
    let weighted = content.environment(.font(.weight(.semibold)))
    return isIOS26 && item.part.context.values.style(.button) == "automatic"
      ? weighted.environment(.style(kind: .button, name: "glassProminent")) : weighted
  }

  /// The environment of a place in a bar.
  private func place(_ context: BuildContext, of placement: String = "automatic") -> BuildContext {
    let look = chrome.look(of: ["bottomBar", "status"].contains(placement) ? "bottomBar" : "navigationBar")
    return context.inside(nil).with { values in
      if look.showsBackground == true, let scheme = look.scheme { values.colorScheme = scheme }
      values.surroundings = placement == "principal" ? .none : .bar
      values.font = FontSelection()
      values.foreground = nil
      guard placement != "principal" else { return }
      values.paragraph.lineLimit = 1
      if values.imageScale == .medium { values.imageScale = .large }
    }
  }

  /// What stands in the middle of the bar: a view of the project, or the title where it is not large.
  private var middle: LayoutElement? {
    let principal = chrome.items.filter { $0.placement == "principal" }
    if !principal.isEmpty {
      let members = principal.flatMap { item in
        builder.build(item.part.content.cappedInBars, in: place(item.part.context, of: "principal"))
      }
      return members.count > 1
        ? LayoutElement(
          "principal", StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: nil), children: members,
          role: .none, range: nil, context: bar) : members.first
    }
    guard !chrome.isLarge, let title = chrome.title else { return nil }
    let text = title.content.font(FontRequest(.textStyle(.headline))).singleLine
    return builder.single(
      (chrome.hasTitleMenu ? .row([text, menuChevron], spacing: metrics.titleMenuSpacing) : text).cappedInBars,
      in: place(title.context, of: "principal"))
  }

  /// What shows that the title opens a menu.
  ///
  /// - Verification: inferred; that it stands behind the title is documented.
  private var menuChevron: ViewNode {
    ViewNode.symbol("chevron.down.circle.fill").font(FontRequest(.textStyle(.subheadline)))
      .foreground(.system(.tertiaryLabel))
  }

  /// The title below the bar, which grows with the text size.
  private func largeTitle(_ title: Chrome.Part) -> LayoutElement? {
    let margin = metrics.barMargin
    let node = title.content.font(FontRequest(.textStyle(.largeTitle), weight: .bold)).singleLine.filling()
      .inset(EdgeInsets(leading: margin, trailing: margin))
      .modified(.flexibleFrame(FlexibleFrame(height: .init(minimum: metrics.largeTitleHeight))))
    return builder.single(node, in: place(title.context, of: "principal"))
  }

  private func searchField(_ prompt: Chrome.Part) -> LayoutElement? {
    let content = prompt.content.singleLine.filling()
    let parts =
      chrome.hasSearchText
      ? [.symbol("magnifyingglass"), content.foreground(.system(.label)), .symbol("xmark.circle.fill")]
      : [.symbol("magnifyingglass"), content]
    let node = ViewNode.row(parts, spacing: 6)
      .foreground(.system(.secondaryLabel)).inset(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
      .behind(
        .system(.tertiarySystemFill),
        isIOS26
          ? .capsule(style: .continuous)
          : .roundedRectangle(cornerSize: Size(width: 10, height: 10), style: .continuous)
      ).cappedInBars
      .inset(EdgeInsets(leading: metrics.barMargin, trailing: metrics.barMargin))
      .modified(.flexibleFrame(FlexibleFrame(height: .init(minimum: metrics.searchBarHeight))))
    let field = builder.single(node, in: place(prompt.context, of: "principal"))
    if isIOS26 {
      context.session.unmeasured.append(
        (
          "unmodelled-drawing",
          "The search field looks as in earlier systems: the height, glass and microphone that it has on iOS 26 are not"
            + " drawn.",
          prompt.content.range, field
        ))
    }
    return field
  }
}
