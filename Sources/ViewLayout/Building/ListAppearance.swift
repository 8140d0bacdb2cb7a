import Colorimetry
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// How a list looks by its style: cards on a page, or rows across the screen.
struct ListAppearance {
  var isForm: Bool
  /// Whether sections can be closed.
  var isSidebar: Bool
  /// Whether sections are cards set in from the sides.
  var hasCards: Bool
  /// Whether the page is that of grouped lists.
  var isGrouped: Bool
  var metrics: ControlMetrics
  var margin: Double
  /// From the edge of a card to what lies on it.
  var cardInset: Double

  init(_ kind: ListView.Kind, in context: BuildContext) {
    isForm = kind == .form
    metrics = ControlMetrics(context.session.settings.profile)
    margin = metrics.listMargin(width: context.session.settings.container.width)
    cardInset = metrics.rowHorizontalInset(width: context.session.settings.container.width)
    let style = isForm ? context.values.style(.form) : context.values.style(.list)
    isSidebar = !isForm && style == "sidebar"
    switch style {
    case "plain", "inset":
      hasCards = false
      isGrouped = false
    case "grouped":
      hasCards = isForm
      isGrouped = true
    default:
      hasCards = true
      isGrouped = true
    }
  }

  /// The page behind everything.
  var page: ShapeStyle { .system(isGrouped ? .systemGroupedBackground : .systemBackground) }

  /// What rows lie on.
  var row: ShapeStyle { .system(isGrouped ? .secondarySystemGroupedBackground : .systemBackground) }

  /// The lines between rows.
  ///
  /// - Verification: measured in pictures of iOS 26 with 2 pixels to a point; documented up to iOS 18.
  var separator: ShapeStyle {
    guard metrics.profile == .iOS26 else { return .separator }
    return .color(
      .dynamic(
        DynamicColor(
          light: RGBAColor(bytes: 60, 60, 67, alpha: 0.12), dark: RGBAColor(bytes: 84, 84, 88, alpha: 0.5)),
        name: "row separator"))
  }

  /// Room around a row's content, inside its card.
  var rowInsets: EdgeInsets {
    let side = hasCards ? cardInset : margin
    return EdgeInsets(
      top: metrics.rowVerticalInset, leading: side, bottom: metrics.rowVerticalInset, trailing: side)
  }

  /// From the list's edge to the text of headers and footers.
  var headerMargin: Double { hasCards ? margin + cardInset : margin }

  var card: ShapeOutline? {
    guard hasCards else { return nil }
    return .roundedRectangle(
      cornerSize: Size(width: metrics.cardRadius, height: metrics.cardRadius), style: .continuous)
  }

  /// Fonts and colours of a section's header or footer.
  func title(_ part: SectionPart.Part, in context: BuildContext) -> BuildContext {
    let isProminent = context.values.headerProminence == "increased" && part == .header
    let isIOS26 = metrics.profile == .iOS26
    let style: TextStyle = isProminent ? .title3 : part == .header && isIOS26 ? .headline : .footnote
    var result = context.applying(.font(.font(FontRequest(.textStyle(style)))), range: nil)
    if isProminent { result = result.applying(.font(.bold(true)), range: nil) }
    let color = SystemColor.secondaryLabel
    result = result.applying(.foregroundStyle([.system(isProminent ? .label : color)]), range: nil)
    return result.with { values in
      values.textCase = part == .header && isGrouped && !isIOS26 && !isProminent ? .uppercase : values.textCase
      values.surroundings = .none
      values.isForegroundOfSystem = true
    }
  }
}

/// The part of a list's section that an element is.
struct SectionPart {
  enum Part {
    case header, row, footer
  }

  /// Elements of one section share it.
  var section: Int
  var part: Part
}
