import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Pickers.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: menu and segmented measured on iOS 26; wheels and calendars inferred.
extension ControlComposer {
  /// The chosen option; `nil` where none is.
  private var chosen: ViewNode? {
    let options = control.children.flatMap(\.members)
    guard let selection = control.state.selection, options.indices.contains(selection) else { return nil }
    return options[selection]
  }

  var picker: ViewNode {
    switch values.style(.picker) {
    case "segmented": segmentedPicker
    case "wheel": wheel(control.children.flatMap(\.members))
    case "inline": inlinePicker
    case "navigationLink": rowPicker(symbol: "chevron.forward")
    default: isInForm ? rowPicker(symbol: "chevron.up.chevron.down") : menuPicker
    }
  }

  private var menuPicker: ViewNode {
    value(symbol: "chevron.up.chevron.down").foreground(labelStyle).inset(metrics.menuPickerInsets)
  }

  private func value(symbol: String) -> ViewNode {
    .row(
      [chosen?.singleLine, ViewNode.symbol(symbol).environment(.imageScale(.small))].compactMap(\.self), spacing: 4)
  }

  /// Label and value on one row of a form.
  private func rowPicker(symbol: String) -> ViewNode {
    let value = value(symbol: symbol).foreground(.system(.secondaryLabel))
    guard let label = visibleLabel else { return value }
    return .row([leadingLabel(label), value])
  }

  private var segmentedPicker: ViewNode {
    let font = FontRequest(.systemSize(metrics.segmentFontSize), weight: .medium)
    let rounded = { (radius: Double) in
      ShapeOutline.roundedRectangle(cornerSize: Size(width: radius, height: radius), style: .continuous)
    }
    let radius = context.session.settings.profile == .iOS26 ? metrics.segmentedHeight / 2 : 8.0
    let segments = control.children.flatMap(\.members).enumerated().map { index, option in
      let title = option.font(font).singleLine.filling(.horizontalCenter)
        .frame(height: metrics.segmentedHeight - 4)
      return index == control.state.selection
        ? title.behind(.color(.system(.systemBackground)), rounded(radius - 2)) : title
    }
    return ViewNode.row(segments, spacing: 0).foreground(.system(.label)).inset(EdgeInsets(2))
      .behind(.system(.tertiarySystemFill), rounded(radius))
  }

  /// The options below each other, the chosen one in the middle; the ends are cut off.
  private func wheel(_ options: [ViewNode]) -> ViewNode {
    ViewNode.column(options.map { $0.singleLine.font(FontRequest(.systemSize(23))) }, spacing: 8)
      .modified(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(maximum: .infinity),
            height: .init(minimum: metrics.wheelHeight, maximum: metrics.wheelHeight)))
      ).modified(.clip(nil))
  }

  private var inlinePicker: ViewNode {
    let options = control.children.flatMap(\.members).enumerated().map { index, option in
      let mark = ViewNode.symbol("checkmark").foreground(.tint)
      return ViewNode.row([option.filling()] + (index == control.state.selection ? [mark] : []))
    }
    return .column(([visibleLabel].compactMap(\.self)) + options, horizontal: .leading)
  }

  var datePicker: ViewNode {
    switch values.style(.datePicker) {
    case "graphical":
      return ViewNode(.style(.unresolved(reason: "calendar of the system"))).frame(height: metrics.calendarHeight)
    case "wheel": return wheel(control.state.displayedValues.map { .string($0, range: range) })
    default: break
    }
    let pills = control.state.displayedValues.map { value in
      ViewNode.string(value, range: range).singleLine.foreground(.system(.label))
        .inset(metrics.buttonInsets(controlSize: "regular"))
        .behind(
          .system(.tertiarySystemFill),
          context.session.settings.profile == .iOS26
            ? .capsule(style: .continuous)
            : .roundedRectangle(cornerSize: Size(width: 8, height: 8), style: .continuous))
    }
    // The pills keep their width, and the label wraps beside them.
    return labelled(.row(pills, spacing: 8).modified(.fixedSize(horizontal: true, vertical: false)))
  }
}

extension ViewNode {
  /// The views that a group stands for; others stand for themselves.
  var members: [ViewNode] {
    switch content {
    case .group(let members): members.flatMap(\.members)
    case .unknownCondition(let condition): condition.content.members
    case .empty: []
    default: [self]
    }
  }
}
