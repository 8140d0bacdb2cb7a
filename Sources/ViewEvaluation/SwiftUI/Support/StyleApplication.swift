import Diagnostics
import ViewTree

/// What the style of a control receives: `configuration`.
struct StyleConfiguration: Sendable {
  /// Views and values by the names that styles read.
  var values: [String: Value]
}

extension Expansion {
  /// The body that a style of the project makes for a control, or `nil` where the style is the platform's.
  ///
  /// Below the body the platform's style applies again, so that `Label(configuration)` in a label style ends.
  func styledBody(_ kind: String, _ configuration: StyleConfiguration) -> ViewNode? {
    guard case .instance(let style)? = environment["style:" + kind] else { return nil }
    let value = Value.instance(style.installed(in: environment))
    let argument = CallArgument(
      label: "configuration", value: .native(kind + "StyleConfiguration", configuration))
    let body = evaluator.callMember("makeBody", of: value, [argument])
    return setting(["style:" + kind: .none]).expand(body)
  }

  /// A view as a value that expands where a style puts it.
  static func value(_ typeName: String, _ build: @escaping @Sendable (Expansion) -> ViewNode) -> Value {
    .view(ViewValue(BuiltView(typeName, build: build), range: nil))
  }
}

extension BuiltinType {
  /// The configurations of all styles: each gives the values it was made with.
  static let styleConfigurations: [BuiltinType] = [
    configuration("buttonStyleConfiguration", ["label", "isPressed", "role", "trigger"]),
    configuration("disclosureStyleConfiguration", ["content", "isExpanded", "label"]),
    configuration(
      "gaugeStyleConfiguration", ["currentValueLabel", "label", "maximumValueLabel", "minimumValueLabel", "value"]),
    configuration("groupBoxStyleConfiguration", ["content", "label"]),
    configuration("labelStyleConfiguration", ["icon", "title"]),
    configuration("labeledContentStyleConfiguration", ["content", "label"]),
    configuration("menuStyleConfiguration", ["content", "label"]),
    configuration("progressStyleConfiguration", ["currentValueLabel", "fractionCompleted", "label"]),
    configuration("textFieldStyleConfiguration", ["body"]),
    configuration("toggleStyleConfiguration", ["$isOn", "isMixed", "isOn", "label"]),
  ]

  private static func configuration(_ name: String, _ members: [String]) -> BuiltinType {
    // Styles are kept by kind in lower case: "button" gives "buttonStyleConfiguration".
    BuiltinType(
      name,
      members: members.map { member in
        BuiltinMember(member) { call in call.receiver.payload(StyleConfiguration.self)?.values[member] }
      })
  }
}
