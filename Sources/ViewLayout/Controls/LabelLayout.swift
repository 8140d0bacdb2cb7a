import Diagnostics
import DynamicType
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// The row of a `Label`: icon, distance, title.
///
/// - Source: swiftui-layout, section 0.6: baselines are equal, and the icon stays on the first line.
/// - Verification: measured for symbols; other icons are centred on the capitals of the first line, inferred.
struct LabelIconLayout: WrapperLayout {
  /// Height of the title's capitals, in points.
  var capHeight: Double

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    if let value = element.content.explicitGuide(guide, for: proposal) { return value }
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return (size.height + capHeight) / 2
  }
}

extension LayoutBuilder {
  /// `Label`, by the label style in force; a style of the project has replaced the body already.
  func label(_ control: ControlView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    var style = context.values.style(.label)
    // The items of bars show their icon alone, and say the title to assistive technology.
    if style == "automatic", context.values.surroundings == .bar, control.icon != nil { style = "iconOnly" }
    let showsIcon = style != "titleOnly"
    // Bars show the icon alone unless a style asks for more.
    let isIconOfBar = style == "automatic" && context.values.surroundings == .bar && control.icon != nil
    let showsTitle = style != "iconOnly" && !isIconOfBar
    var children: [LayoutElement] = []
    if showsIcon, let icon = labelIcon(control.icon, range: range, in: context) { children.append(icon) }
    if showsTitle, var title = control.label {
      if title.members.count > 1 {
        title = ControlComposer(control: control, range: range, context: context).titled(title.members)
      }
      if let element = single(title, alignment: .topLeading, in: context.inside(.horizontal)) {
        children.append(element)
      }
    }
    let isInRow = context.values.surroundings == .list || context.values.surroundings == .form
    let spacing =
      isInRow && children.count > 1
      ? ControlMetrics(context.session.settings.profile).rowIconSpacing : context.session.defaults.labelSpacing
    let element = LayoutElement(
      ControlView.Kind.label.rawValue,
      StackLayout(axis: .horizontal, alignment: .firstTextBaseline, spacing: spacing),
      children: children, range: range, context: context)
    element.annotations.isNamed = control.label != nil
    return element
  }

  private func labelIcon(_ icon: ViewNode?, range: SourceRange?, in context: BuildContext) -> LayoutElement? {
    guard var icon else { return nil }
    let isInRow = context.values.surroundings == .list || context.values.surroundings == .form
    var inner = context
    if isInRow, let tint = context.values.listItemTint {
      inner = inner.with { $0.foreground = [tint] }
    } else if isInRow, context.values.foreground == nil {
      icon = icon.foreground(.tint)
    }
    guard var content = single(icon, in: inner) else { return nil }
    if isInRow {
      let slot = ControlMetrics(context.session.settings.profile).rowIconWidth
      content = LayoutElement(
        "icon", FlexibleFrameLayout(FlexibleFrame(width: .init(minimum: slot))), children: [content], role: .none,
        range: nil, context: context)
    }
    let font = context.session.font(context.values.font.request, in: context.values)
    return LayoutElement(
      "icon", LabelIconLayout(capHeight: context.session.metrics(of: font).capHeight), children: [content],
      role: .none, range: range, context: context)
  }
}
