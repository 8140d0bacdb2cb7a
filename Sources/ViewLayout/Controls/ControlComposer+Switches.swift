import Colorimetry
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Toggles, steppers and sliders.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: frames measured on iOS 26; the distance to the label and the colours of tracks inferred.
extension ControlComposer {
  var toggle: ViewNode {
    if values.style(.toggle) == "button" {
      var button = control
      button.kind = .button
      let style = control.state.isOn ? "borderedProminent" : "borderless"
      return ControlComposer(
        control: button, range: range, context: context.with { $0.styles[.button] = style }
      ).button
    }
    // The paint of the style wins over the tint.
    let tint = values.styleTints[.toggle] ?? (values.tint == nil ? .system(.green) : .tint)
    let track: ShapeStyle = control.state.isOn ? tint : offTrack
    let knobSide = metrics.switchTrack.height - 4
    let knobWidth = context.session.settings.profile == .iOS26 ? knobSide * 1.6 : knobSide
    let knob = ViewNode.shape(.capsule(style: .continuous), .white)
      .frame(Size(width: knobWidth, height: knobSide)).modified(.knobShadow).inset(EdgeInsets(2))
    let alignment = Alignment(
      horizontal: control.state.isOn ? .trailing : .leading, vertical: .verticalCenter)
    let drawn = ViewNode.shape(.capsule(style: .continuous), track).frame(metrics.switchTrack)
      .modified(.overlay(content: knob, alignment: alignment)).frame(metrics.switchFrame)
    return labelled(values.isEnabled ? drawn : drawn.modified(.opacity(0.5)))
  }

  /// - Source: system-colors, switch track of iOS 26.1.
  private var offTrack: ShapeStyle {
    .color(
      .dynamic(
        DynamicColor(
          light: RGBAColor.black.opacity(0.258824), dark: RGBAColor.white.opacity(0.247059)), name: "switch track"))
  }

  /// The half that would lead beyond the end of the range is disabled.
  ///
  /// - Source: documentation of `UIStepper`, `wraps` and `minimumValue`.
  /// - Verification: documented; the colour is that of other disabled controls.
  var stepper: ViewNode {
    let half = { (name: String, isAtEnd: Bool) in
      ViewNode.symbol(name).font(FontRequest(.systemSize(17)))
        .foreground(isAtEnd ? .system(.tertiaryLabel) : enabledLabel)
        .modified(
          .flexibleFrame(FlexibleFrame(width: .init(maximum: .infinity), height: .init(maximum: .infinity)))
        ).environment(.isEnabled(!isAtEnd))
    }
    let divider = ViewNode.shape(.capsule(style: .continuous), .separator).frame(Size(width: 1, height: 18))
    let halves = [half("minus", control.state.isAtMinimum), divider, half("plus", control.state.isAtMaximum)]
    let drawn = ViewNode.row(halves, spacing: 0).frame(metrics.stepper)
      .behind(
        .system(.tertiarySystemFill),
        .roundedRectangle(cornerSize: Size(width: 8, height: 8), style: .continuous))
    return labelled(drawn)
  }

  var slider: ViewNode {
    let fraction = min(max(control.state.fraction ?? 0, 0), 1)
    let height = metrics.trackHeight
    let thumb = metrics.sliderThumb
    let track = ViewNode.shape(.capsule(style: .continuous), .system(.systemFill)).frame(height: height)
    let filled = ViewNode(
      .geometryReader(
        DeferredView { proxy in
          .shape(.capsule(style: .continuous), .tint).frame(
            Size(width: max(proxy.size.width * fraction, 0), height: proxy.size.height))
        }))
    let knob = ViewNode(
      .geometryReader(
        DeferredView { proxy in
          let travel = max(proxy.size.width - thumb.width, 0)
          return ViewNode.shape(.capsule(style: .continuous), .white).frame(thumb).modified(.knobShadow)
            .inset(EdgeInsets(top: (proxy.size.height - thumb.height) / 2, leading: travel * fraction))
        }))
    let drawn = track.modified(.overlay(content: filled, alignment: .center))
      .modified(
        .flexibleFrame(
          FlexibleFrame(
            width: .init(maximum: .infinity),
            height: .init(minimum: metrics.sliderHeight, maximum: metrics.sliderHeight)))
      ).modified(.overlay(content: knob, alignment: .center))
    let shown = values.isEnabled ? drawn : drawn.modified(.opacity(0.5))
    let ends = [control.state.minimumValueLabel, shown, control.state.maximumValueLabel].compactMap(\.self)
    return ends.count == 1 ? shown : .row(ends)
  }

  var colorPicker: ViewNode {
    let side = metrics.colorWell
    let hues: [SystemColor] = [.red, .yellow, .green, .cyan, .blue, .purple, .red]
    let stops = hues.enumerated().map {
      GradientStop(color: .system($0.element), location: Double($0.offset) / Double(hues.count - 1))
    }
    let wheel = ShapeStyle.angularGradient(stops, center: .center, startAngle: 0, endAngle: 2 * .pi)
    let ring = ViewNode(
      .shape(ShapeView(.circle, paintings: [.strokeBorder(wheel, StrokeStyle(lineWidth: 3))])))
    let chosen = ViewNode.shape(.circle, control.state.color.map { .color($0) } ?? .unresolved(reason: "chosen color"))
      .frame(Size(width: side - 10, height: side - 10))
    let well = ring.frame(Size(width: side, height: side)).modified(.overlay(content: chosen, alignment: .center))
    return labelled(values.isEnabled ? well : well.modified(.opacity(0.5)))
  }

  /// The colour of what a control writes, which is faint while it is disabled.
  var enabledLabel: ShapeStyle { .system(values.isEnabled ? .label : .tertiaryLabel) }
}

extension ViewModifier {
  /// What a white knob throws on the page, from which nothing else tells it.
  ///
  /// - Verification: inferred; that there is one is to be seen in pictures.
  fileprivate static let knobShadow = ViewModifier.shadow(.fixed(.black.opacity(0.2)), radius: 2, x: 0, y: 1)
}
