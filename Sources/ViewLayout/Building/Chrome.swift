import Diagnostics
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// What the views inside a navigation container say of its bars.
final class Chrome {
  var title: ViewNode?
  var titleRange: SourceRange?
  var displayMode: String?
  var isHidden = false
  var items: [ToolbarItem] = []
  var searchPrompt: String?
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
    guard let chrome = context.chrome else { return members }
    switch modifier {
    case .navigationTitle(let title):
      if chrome.title == nil {
        chrome.title = title
        chrome.titleRange = range
      }
    case .navigationBarTitleDisplayMode(let mode): chrome.displayMode = chrome.displayMode ?? mode
    case .navigationBarHidden(let isHidden): chrome.isHidden = isHidden
    case .toolbar(let items): chrome.items += items
    case .searchable(let prompt): chrome.searchPrompt = prompt
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

extension Chrome {
  private static let leadingPlacements: Set<String> = [
    "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation",
  ]

  private func items(where condition: (String) -> Bool) -> [ViewNode] {
    items.filter { condition($0.placement) }.map(\.content)
  }

  private var leadingItems: [ViewNode] { items { Self.leadingPlacements.contains($0) } }

  private var principal: [ViewNode] { items { $0 == "principal" } }

  private var bottomItems: [ViewNode] { items { $0 == "bottomBar" || $0 == "status" } }

  private var trailingItems: [ViewNode] {
    items { !Self.leadingPlacements.contains($0) && !["principal", "bottomBar", "status", "keyboard"].contains($0) }
  }

  /// Whether the title stands large below the bar.
  var isLarge: Bool { title != nil && displayMode != "inline" }

  func topHeight(_ metrics: ControlMetrics) -> Double {
    guard !isHidden else { return 0 }
    return metrics.navigationBarHeight + (isLarge ? metrics.largeTitleHeight : 0)
      + (searchPrompt == nil ? 0 : metrics.searchBarHeight)
  }

  func bottomHeight(_ metrics: ControlMetrics) -> Double { bottomItems.isEmpty ? 0 : metrics.toolbarHeight }

  /// The bar with its items and title.
  ///
  /// - Verification: heights measured on iOS 26; places of items inferred.
  func topBar(_ metrics: ControlMetrics) -> ViewNode {
    let headline = FontRequest(.textStyle(.headline))
    let center: [ViewNode] =
      principal.isEmpty ? (isLarge ? [] : [title].compactMap(\.self).map { $0.font(headline).singleLine }) : principal
    let middle = ViewNode.row(center).filling(.horizontalCenter)
    let bar = ViewNode.row(leadingItems + [middle] + trailingItems, spacing: 12).cappedInBars
      .inset(EdgeInsets(leading: metrics.barMargin, trailing: metrics.barMargin))
      .frame(height: metrics.navigationBarHeight)
    var parts = [bar]
    if isLarge, let title {
      parts.append(
        title.font(FontRequest(.textStyle(.largeTitle), weight: .bold)).singleLine.filling()
          .inset(EdgeInsets(leading: metrics.barMargin, trailing: metrics.barMargin))
          .frame(height: metrics.largeTitleHeight))
    }
    if let searchPrompt { parts.append(Self.searchField(searchPrompt, metrics)) }
    return .column(parts, spacing: 0)
  }

  private static func searchField(_ prompt: String, _ metrics: ControlMetrics) -> ViewNode {
    ViewNode.row([.symbol("magnifyingglass"), .string(prompt).singleLine.filling()], spacing: 6)
      .foreground(.system(.secondaryLabel)).inset(EdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8))
      .behind(
        .system(.tertiarySystemFill),
        .roundedRectangle(cornerSize: Size(width: 10, height: 10), style: .continuous)
      ).cappedInBars
      .inset(EdgeInsets(leading: metrics.barMargin, trailing: metrics.barMargin))
      .frame(height: metrics.searchBarHeight)
  }

  func bottomBar(_ metrics: ControlMetrics) -> ViewNode {
    ViewNode.row(bottomItems, spacing: 12).cappedInBars.filling(.horizontalCenter)
      .inset(EdgeInsets(leading: metrics.barMargin, trailing: metrics.barMargin))
      .frame(height: metrics.toolbarHeight)
  }
}
