import Foundation
import Geometry
import ViewTree

extension BuiltinType {
  /// - Verification: documented; frames are measured.
  static let toggle = BuiltinType(
    "Toggle", conformances: ["View"],
    initializer: { call in
      if let configuration = call.first?.payload(StyleConfiguration.self) {
        let views = ViewContentArgument(configuration.values["label"] ?? .void)
        return toggle(ControlLabel(form: .views(views)), isOn: configuration.values["$isOn"] ?? .bool(false), call)
      }
      guard call.hasOnly("_", "isOn", "label", "systemImage", "image", "sources", "intent"),
        let label = call.controlLabel()
      else { return nil }
      return toggle(label, isOn: call["isOn"] ?? .bool(false), call)
    })

  private static func toggle(_ label: ControlLabel, isOn: Value, _ call: BuiltinCall) -> Value {
    let range = call.range
    let binding = call.evaluator.resolve(isOn, as: "Binding")
    return call.view { expansion in
      let isOn = binding.boundValue.bool ?? false
      let configuration = StyleConfiguration(
        values: [
          "label": Expansion.value("ToggleStyleConfiguration.Label") { label.node(in: $0) }, "isOn": .bool(isOn),
          "$isOn": binding, "isMixed": .bool(false),
        ])
      if let body = expansion.styledBody("toggle", configuration) {
        return body.modified(by: .interactive, range: range)
      }
      var state = ControlState()
      state.isOn = isOn
      return ViewNode(.control(ControlView(.toggle, label: label.node(in: expansion), state: state)), range: range)
    }
  }

  static let textField = field("TextField", .textField)
  static let secureField = field("SecureField", .secureField)

  private static func field(_ name: String, _ kind: ControlView.Kind) -> BuiltinType {
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        guard call["text"] != nil || call["value"] != nil else { return nil }
        var reader = ArgumentReader(call)
        let label = call.controlLabel()
        let prompt = call.labelled("prompt")
        let axis: Axis = reader.native("axis", "Axis") ?? .horizontal
        let range = call.range
        let bound = (call["text"] ?? call["value"]).map { call.evaluator.resolve($0, as: "Binding") }
        let labels = call.arguments.filter { $0.label == "format" || $0.label == "formatter" }
        return call.container(reader) { expansion in
          var state = ControlState()
          let value = bound?.boundValue ?? .void
          state.text =
            value.isNone
            ? "" : TextFormatting.string(value, labels: labels, expansion) ?? expansion.evaluator.text(of: value) ?? ""
          state.prompt = prompt?.node(in: expansion)
          state.axis = axis
          return ViewNode(.control(ControlView(kind, label: label?.node(in: expansion), state: state)), range: range)
        }
      })
  }

  static let textEditor = BuiltinType(
    "TextEditor", conformances: ["View"],
    initializer: { call in
      guard let text = call["text"].map({ call.evaluator.resolve($0, as: "Binding") }) else { return nil }
      let range = call.range
      return call.view { expansion in
        var state = ControlState()
        state.text = expansion.evaluator.text(of: text.boundValue) ?? ""
        return ViewNode(.control(ControlView(.textEditor, state: state)), range: range)
      }
    })

  static let slider = BuiltinType(
    "Slider", conformances: ["View"],
    initializer: { call in
      guard call["value"] != nil else { return nil }
      let fraction = fraction(call)
      let label = call.controlLabel()
      let (minimum, maximum) = (call.labelled("minimumValueLabel"), call.labelled("maximumValueLabel"))
      let range = call.range
      let hasSteps = call["step"] != nil
      return call.view { expansion in
        var state = ControlState()
        state.hasSteps = hasSteps
        state.fraction = fraction ?? 0.5
        state.minimumValueLabel = minimum?.node(in: expansion)
        state.maximumValueLabel = maximum?.node(in: expansion)
        return ViewNode(.control(ControlView(.slider, label: label?.node(in: expansion), state: state)), range: range)
      }
    })

  static let stepper = BuiltinType(
    "Stepper", conformances: ["View"],
    initializer: { call in
      guard let label = call.controlLabel() else { return nil }
      let value = call["value"].map { call.evaluator.resolve($0, as: "Binding") }
      let bounds = call["in"]
      let (increment, decrement) = (call["onIncrement"], call["onDecrement"])
      let range = call.range
      return call.view { expansion in
        var state = ControlState()
        if case .range(let bounds)? = bounds, let value = value?.boundValue.number {
          state.isAtMinimum = bounds.lower?.number.map { value <= $0 } ?? false
          state.isAtMaximum = bounds.upper?.number.map { value >= $0 } ?? false
        }
        if increment?.isNone == true { state.isAtMaximum = true }
        if decrement?.isNone == true { state.isAtMinimum = true }
        return ViewNode(.control(ControlView(.stepper, label: label.node(in: expansion), state: state)), range: range)
      }
    })

  static let progressView = BuiltinType(
    "ProgressView", conformances: ["View"],
    initializer: { call in
      if let configuration = call.first?.payload(StyleConfiguration.self) {
        return progress(
          configuration.values["label"].map { ControlLabel(form: .views(ViewContentArgument($0))) },
          fraction: configuration.values["fractionCompleted"]?.number, call)
      }
      return progress(call.controlLabel(), fraction: progressFraction(call), call)
    })

  private static func progress(_ label: ControlLabel?, fraction: Double?, _ call: BuiltinCall) -> Value {
    let current = call.labelled("currentValueLabel")
    let range = call.range
    return call.view { expansion in
      let configuration = StyleConfiguration(
        values: [
          "fractionCompleted": fraction.map { .double($0) } ?? .none,
          "label": label.map { label in Expansion.value("ProgressViewStyleConfiguration.Label") { label.node(in: $0) } }
            ?? .none,
          "currentValueLabel": current.map { current in
            Expansion.value("ProgressViewStyleConfiguration.CurrentValueLabel") { current.node(in: $0) }
          } ?? .none,
        ])
      if let body = expansion.styledBody("progress", configuration) { return body }
      var state = ControlState()
      state.fraction = fraction
      state.currentValueLabel = current?.node(in: expansion)
      return ViewNode(.control(ControlView(.progress, label: label?.node(in: expansion), state: state)), range: range)
    }
  }

  /// `value:` over `total:`; `nil` for a spinner.
  private static func progressFraction(_ call: BuiltinCall) -> Double? {
    if call["timerInterval"] != nil { return 0.5 }
    guard let value = call["value"].map({ call.evaluator.resolve($0, as: "Double") })?.number else { return nil }
    let total = call.number("total") ?? 1
    return total > 0 ? min(max(value / total, 0), 1) : 0
  }

  static let gauge = BuiltinType(
    "Gauge", conformances: ["View"],
    initializer: { call in
      guard call["value"] != nil else { return nil }
      let fraction = fraction(call) ?? 0
      let label = call.controlLabel()
      let parts = ["currentValueLabel", "minimumValueLabel", "maximumValueLabel"].map { call.labelled($0) }
      let range = call.range
      return call.view { expansion in
        var state = ControlState()
        state.fraction = fraction
        state.currentValueLabel = parts[0]?.node(in: expansion)
        state.minimumValueLabel = parts[1]?.node(in: expansion)
        state.maximumValueLabel = parts[2]?.node(in: expansion)
        return ViewNode(.control(ControlView(.gauge, label: label?.node(in: expansion), state: state)), range: range)
      }
    })

  /// The place of `value:` within `in:` (0…1 where it is missing), or `nil` when either is not known.
  private static func fraction(_ call: BuiltinCall) -> Double? {
    guard let value = call["value"]?.boundValue.number else { return nil }
    guard case .range(let range)? = call["in"] else { return min(max(value, 0), 1) }
    guard let lower = range.lower?.number, let upper = range.upper?.number, upper > lower else { return nil }
    return min(max((value - lower) / (upper - lower), 0), 1)
  }
}

extension Value {
  /// What a binding is bound to; any other value is itself.
  var boundValue: Value {
    if case .binding(let binding) = self { return binding.get() }
    return self
  }
}
