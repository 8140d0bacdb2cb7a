import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Progress and gauges.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: bars and spinners measured on iOS 26; gauges inferred.
extension ControlComposer {
  var progress: ViewNode {
    let style = values.style(.progress)
    let isCircular = style == "circular" || (style == "automatic" && control.state.fraction == nil)
    let below = control.state.currentValueLabel.map {
      $0.font(FontRequest(.textStyle(.caption))).foreground(.secondary)
    }
    guard isCircular else {
      return .column([visibleLabel, bar(control.state.fraction ?? 0), below].compactMap(\.self), horizontal: .leading)
    }
    let side = metrics.spinner(controlSize: values.controlSize)
    let ring = ViewNode(
      .shape(
        ShapeView(
          .circle,
          paintings: [
            .strokeBorder(
              values.styleTints[.progress] ?? (values.tint == nil ? .system(.systemFill) : .tint),
              StrokeStyle(lineWidth: 2))
          ]))
    ).frame(Size(width: side, height: side))
    let label = visibleLabel.map { $0.foreground(values.foreground == nil ? .system(.secondaryLabel) : .foreground) }
    return .column([ring, label].compactMap(\.self))
  }

  private func bar(_ fraction: Double) -> ViewNode {
    let fraction = min(max(fraction, 0), 1)
    let tint = values.styleTints[.progress] ?? .tint
    let filled = ViewNode(
      .geometryReader(
        DeferredView { proxy in
          .shape(.capsule(style: .continuous), tint)
            .frame(Size(width: proxy.size.width * fraction, height: proxy.size.height))
        }))
    return ViewNode.shape(.capsule(style: .continuous), .system(.systemFill))
      .frame(height: metrics.progressHeight).modified(.overlay(content: filled, alignment: .center))
  }

  var gauge: ViewNode {
    let style = values.style(.gauge)
    let ends = [control.state.minimumValueLabel, bar(control.state.fraction ?? 0), control.state.maximumValueLabel]
      .compactMap(\.self)
    guard style.hasPrefix("accessoryCircular") else {
      return .column(
        [visibleLabel, .row(ends, spacing: 8), control.state.currentValueLabel].compactMap(\.self))
    }
    let side = metrics.gaugeCircle
    let ring = ViewNode(
      .shape(ShapeView(.circle, paintings: [.strokeBorder(.tint, StrokeStyle(lineWidth: 6))]))
    ).frame(Size(width: side, height: side))
    guard let value = control.state.currentValueLabel ?? control.label else { return ring }
    return ring.modified(.overlay(content: value.singleLine, alignment: .center))
  }
}
