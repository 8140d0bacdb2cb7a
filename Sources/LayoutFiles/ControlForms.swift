import DocumentTree
import Geometry
import ViewTree

enum ControlForms {
  /// Every control, by its SwiftUI name.
  static let controlCases: [UnionCase<ViewContent>] = ControlView.Kind.allCases.map { kind in
    let form = Form<ControlView>.record(
      nil, { ControlView(kind) },
      [
        .optional("label", \.label, .view), .optional("icon", \.icon, .view), .list("children", \.children, .view),
        .optional("role", \.role, .choice()), .defaulted("isOn", \.state.isOn, .boolean, false),
        .defaulted("isExpanded", \.state.isExpanded, .boolean, false),
        .defaulted("text", \.state.text, .localized, ""), .optional("prompt", \.state.prompt, .view),
        .optional("fraction", \.state.fraction, .number, "0…1."),
        .defaulted("isAtMinimum", \.state.isAtMinimum, .boolean, false, "A stepper that cannot go down."),
        .defaulted("isAtMaximum", \.state.isAtMaximum, .boolean, false, "A stepper that cannot go up."),
        .optional("selection", \.state.selection, .integer, "The position of the chosen option."),
        .defaulted("axis", \.state.axis, .choice(), .horizontal),
        .optional("currentValueLabel", \.state.currentValueLabel, .view),
        .optional("minimumValueLabel", \.state.minimumValueLabel, .view),
        .optional("maximumValueLabel", \.state.maximumValueLabel, .view),
        .defaulted("displayedValues", \.state.displayedValues, Form<String>.string.list, []),
      ])
    return UnionCase(
      kind.rawValue, form, "", { .control($0) },
      { if case .control(let control) = $0, control.kind == kind { control } else { nil } })
  }
}
