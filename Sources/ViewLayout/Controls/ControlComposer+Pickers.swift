import Colorimetry
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
    case "wheel": wheel
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

  /// White, and in dark mode lighter than the track.
  ///
  /// - Verification: measured in light mode; inferred in dark mode.
  private var chosenSegment: ShapeStyle {
    .color(.dynamic(DynamicColor(light: .white, dark: RGBAColor(bytes: 99, 99, 102)), name: "chosen segment"))
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
      return index == control.state.selection ? title.behind(chosenSegment, rounded(radius - 2)) : title
    }
    return ViewNode.row(segments, spacing: 0).foreground(enabledLabel).inset(EdgeInsets(2))
      .behind(.system(.tertiarySystemFill), rounded(radius))
  }

  /// The chosen option in the middle on a band, its neighbours above and below; what lies further away is not seen.
  ///
  /// - Verification: inferred; the distances are those of a wheel seen from the front.
  private var wheel: ViewNode {
    let options = control.children.flatMap(\.members)
    let rowHeight = metrics.wheelRowHeight
    let reach = Int((metrics.wheelHeight / rowHeight / 2).rounded(.up))
    let selected = min(max(control.state.selection ?? 0, 0), max(options.count - 1, 0))
    let rows = (selected - reach...selected + reach).map { index -> ViewNode in
      guard options.indices.contains(index) else { return ViewNode.spacer.frame(width: 0, height: rowHeight) }
      return options[index].singleLine.font(FontRequest(.systemSize(23)))
        .foreground(index == selected ? enabledLabel : .system(.tertiaryLabel)).frame(height: rowHeight)
    }
    let band = ViewNode.shape(
      .roundedRectangle(cornerSize: Size(width: 8, height: 8), style: .continuous), .system(.tertiarySystemFill)
    ).frame(height: metrics.wheelBandHeight).inset(EdgeInsets(leading: 9, trailing: 9))
    return ViewNode.column(rows, spacing: 0)
      .modified(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(maximum: .infinity),
            height: .init(minimum: metrics.wheelHeight, maximum: metrics.wheelHeight)))
      ).modified(.background(content: band, alignment: .center)).modified(.clip(nil))
  }

  private var inlinePicker: ViewNode { .column(inlineRows, horizontal: .leading) }

  /// The label and each option, the chosen one with its mark; in a list each is a row of its own.
  ///
  /// - Verification: documented; that the label is the first row, inferred.
  var inlineRows: [ViewNode] {
    let options = control.children.flatMap(\.members).enumerated().map { index, option in
      let mark = ViewNode.symbol("checkmark").font(FontRequest(.textStyle(.body), weight: .semibold)).foreground(.tint)
      return ViewNode.row([option.filling()] + (index == control.state.selection ? [mark] : []))
    }
    return [visibleLabel?.filling()].compactMap(\.self) + options
  }

  var datePicker: ViewNode {
    switch values.style(.datePicker) {
    case "graphical":
      return ViewNode(.style(.unresolved(reason: "calendar of the system"))).frame(height: metrics.calendarHeight)
    case "wheel":
      return ViewNode(.style(.unresolved(reason: "wheels of the system"))).frame(height: metrics.wheelHeight)
    default: break
    }
    let pills = control.state.displayedValues.map { value in
      ViewNode.string(value, range: range).singleLine.foreground(enabledLabel)
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
