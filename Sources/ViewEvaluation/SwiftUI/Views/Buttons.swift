import Foundation
import ViewTree

extension BuiltinType {
  /// - Verification: documented; frames are measured.
  static let button = BuiltinType(
    "Button", conformances: ["View"],
    initializer: { call in
      if let configuration = call.first?.payload(StyleConfiguration.self) {
        return button(ControlLabel(form: .views(ViewContentArgument(configuration.values["label"] ?? .void))), call)
      }
      guard call.hasOnly("_", "action", "label", "role", "systemImage", "image", "intent") else { return nil }
      // With the action before the brace, the trailing closure is the label.
      let isLabelTrailing = call["action"] != nil || call["intent"] != nil
      if let label = call.controlLabel(takesTrailing: isLabelTrailing) { return button(label, call) }
      // `Button(role: .close) { … }` shows the role's own title.
      guard let role = role(call) else { return nil }
      let title = TextDescription(range: call.range) { _ throws(UnknownText) in [.init(text: role.rawValue.capitalized)]
      }
      // Since iOS 26, which brought them, these two show their symbols in bars.
      let symbols: [ControlView.Role: String] = [.close: "xmark", .confirm: "checkmark"]
      guard let symbol = symbols[role] else { return button(ControlLabel(form: .text(title)), call) }
      return button(ControlLabel(form: .titleAndIcon(title, ImageView(.symbol(symbol)), call.range)), call)
    })

  private static func role(_ call: BuiltinCall) -> ControlView.Role? {
    call["role"].flatMap { call.evaluator.resolve($0, as: "ButtonRole").payload(ControlView.Role.self) }
  }

  /// The body that a style of the project makes for a button, or `nil` where the style is the platform's.
  private static func styled(
    _ label: ControlLabel, role: ControlView.Role? = nil, in expansion: Expansion
  ) -> ViewNode? {
    let configuration = StyleConfiguration(
      values: [
        "label": Expansion.value("ButtonStyleConfiguration.Label") { label.node(in: $0) }, "isPressed": .bool(false),
        "role": role.map { .native("ButtonRole", $0) } ?? .none,
        "trigger": .function(FunctionValue(.native { _ in .void })),
      ])
    return expansion.styledBody("button", configuration)
  }

  private static func button(_ label: ControlLabel, _ call: BuiltinCall) -> Value {
    let role = role(call)
    let range = call.range
    return call.view { expansion in
      if let body = styled(label, role: role, in: expansion) { return body.modified(by: .interactive, range: range) }
      return ViewNode(.control(ControlView(.button, label: label.node(in: expansion), role: role)), range: range)
    }
  }

  static let buttonRole = BuiltinType.cases("ButtonRole", ControlView.Role.self)

  static let editButton = BuiltinType(
    "EditButton", conformances: ["View"],
    initializer: { call in
      let title = TextDescription(range: nil) { _ throws(UnknownText) in [.init(text: "Edit")] }
      return simple(.editButton, ControlLabel(form: .text(title)), call)
    })

  static let link = BuiltinType(
    "Link", conformances: ["View"],
    initializer: { call in
      guard call.hasOnly("_", "destination", "label"), let label = call.controlLabel() else { return nil }
      return simple(.link, label, call)
    })

  static let shareLink = BuiltinType(
    "ShareLink", conformances: ["View"],
    initializer: { call in
      let standard = TextDescription(range: call.range) { _ throws(UnknownText) in [.init(text: "Share…")] }
      let share = ControlLabel(form: .titleAndIcon(standard, ImageView(.symbol("square.and.arrow.up")), call.range))
      return simple(.shareLink, call.controlLabel() ?? share, call)
    })

  static let navigationLink = BuiltinType(
    "NavigationLink", conformances: ["View"],
    initializer: { call in
      // `NavigationLink { destination } label: { … }` and `NavigationLink("Title") { destination }`.
      let hasDestination = call["destination"] != nil || call["value"] != nil
      guard let label = call.controlLabel(takesTrailing: hasDestination) else { return nil }
      return simple(.navigationLink, label, call)
    })

  static let menu = BuiltinType(
    "Menu", conformances: ["View"],
    initializer: { call in
      guard let label = call.controlLabel(takesTrailing: call["content"] != nil) else { return nil }
      return simple(.menu, label, call)
    })

  static let renameButton = BuiltinType(
    "RenameButton", conformances: ["View"],
    initializer: { call in
      let title = TextDescription(range: call.range) { _ throws(UnknownText) in [.init(text: "Rename")] }
      return button(ControlLabel(form: .titleAndIcon(title, ImageView(.symbol("pencil")), call.range)), call)
    })

  static let pasteButton = BuiltinType(
    "PasteButton", conformances: ["View"],
    initializer: { call in
      let title = TextDescription(range: call.range) { _ throws(UnknownText) in [.init(text: "Paste")] }
      let label = ControlLabel(form: .titleAndIcon(title, ImageView(.symbol("doc.on.clipboard")), call.range))
      let range = call.range
      let reason = UnresolvedView(
        code: UnmodelledModifier.Reach.look.rawValue,
        message: "The system's own button is laid out as a prominent one.")
      // Styles of the project do not reach it.
      return call.view { expansion in
        ViewNode(.control(ControlView(.button, label: label.node(in: expansion))), range: range)
          .modified(by: .environment(.style(kind: .button, name: "borderedProminent")), range: nil)
          .modified(by: .unresolved(name: "PasteButton", reason), range: range)
      }
    })

  /// The photo picker's button: its label, in the style of buttons.
  static let photosPicker = BuiltinType(
    "PhotosPicker", conformances: ["View"],
    initializer: { call in call.controlLabel().map { button($0, call) } })

  /// A control that is only its label at rest, and a button to styles.
  ///
  /// - Verification: documented for links; that a style of the project replaces the label alone, so that a row keeps its
  ///   chevron, is inferred.
  static func simple(_ kind: ControlView.Kind, _ label: ControlLabel, _ call: BuiltinCall) -> Value {
    let range = call.range
    return call.view { expansion in
      guard kind != .menu || !expansion.hasMenuStyle, let body = styled(label, in: expansion) else {
        return ViewNode(.control(ControlView(kind, label: label.node(in: expansion))), range: range)
      }
      return ViewNode(.control(ControlView(kind, label: body)), range: range)
        .modified(by: .environment(.style(kind: .button, name: "plain")), range: nil)
    }
  }
}

extension Expansion {
  /// Whether a style of the project draws menus.
  fileprivate var hasMenuStyle: Bool { if case .instance? = environment["style:menu"] { true } else { false } }
}
