import Foundation
import ViewTree

extension BuiltinType {
  /// - Verification: documented; frames are measured for menus and segments.
  static let picker = BuiltinType(
    "Picker", conformances: ["View"],
    initializer: { call in
      guard let selection = call["selection"] ?? call["sources"] else { return nil }
      let label = call.titleAndIcon() ?? call.labelled("label").map { ControlLabel(form: .views($0)) }
      // `Picker(selection:label:) { options }` and `Picker(selection:) { options } label: { … }`.
      guard let content = call.content("content") else { return nil }
      let binding = call.evaluator.resolve(selection, as: "Binding")
      let range = call.range
      return call.view { expansion in
        let options = content.children(in: expansion.selecting).flatMap(\.options)
        var state = ControlState()
        var doubt: String?
        switch SelectionTags.choice(of: binding.boundValue, among: options, expansion) {
        case .position(let position): state.selection = position
        case .nothing: break
        case .unknown(let message):
          state.selection = 0
          doubt = message
        }
        let node = ViewNode(
          .control(ControlView(.picker, label: label?.node(in: expansion), children: options, state: state)),
          range: range)
        guard let doubt else { return node }
        return node.modified(
          by: .unresolved(name: "Picker", SelectionTags.reason("option", doubt)), range: range)
      }
    })

  static let datePicker = BuiltinType(
    "DatePicker", conformances: ["View"],
    initializer: { call in
      guard let selection = call["selection"], let label = call.controlLabel() else { return nil }
      let binding = call.evaluator.resolve(selection, as: "Binding")
      let components =
        call["displayedComponents"].map { dateComponents($0, call.evaluator) } ?? ["date", "hourAndMinute"]
      let range = call.range
      return call.view { expansion in
        var state = ControlState()
        let now = Date(timeIntervalSince1970: expansion.evaluator.environment.now)
        let date = expansion.evaluator.date(of: binding.boundValue) ?? now
        let locale = expansion.localeIdentifier
        if components.contains("date") {
          state.displayedValues.append(
            FormatStyles.dateStyle(date: .abbreviated, time: .omitted, locale: locale).format(date))
        }
        if components.contains("hourAndMinute") {
          state.displayedValues.append(
            FormatStyles.dateStyle(date: .omitted, time: .shortened, locale: locale).format(date))
        }
        return ViewNode(
          .control(ControlView(.datePicker, label: label.node(in: expansion), state: state)), range: range)
      }
    })

  static let datePickerComponents = BuiltinType.tokens("DatePickerComponents", ["date", "hourAndMinute"])

  private static func dateComponents(_ value: Value, _ evaluator: Evaluator) -> [String] {
    if case .array(let parts) = value { return parts.flatMap { dateComponents($0, evaluator) } }
    return evaluator.resolve(value, as: "DatePickerComponents").payload(Token.self).map { [$0.name] } ?? []
  }

  static let colorPicker = BuiltinType(
    "ColorPicker", conformances: ["View"],
    initializer: { call in
      guard let selection = call["selection"], let label = call.controlLabel() else { return nil }
      let binding = call.evaluator.resolve(selection, as: "Binding")
      let range = call.range
      return call.view { expansion in
        var state = ControlState()
        state.color = expansion.evaluator.color(of: binding.boundValue)
        return ViewNode(
          .control(ControlView(.colorPicker, label: label.node(in: expansion), state: state)), range: range)
      }
    })

  static let multiDatePicker = BuiltinType(
    "MultiDatePicker", conformances: ["View"],
    initializer: { call in
      guard let label = call.controlLabel() else { return nil }
      return simple(.opaque, label, call)
    })
}
