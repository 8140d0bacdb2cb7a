import ViewTree

extension BuiltinType {
  /// Modifiers that run code or mark a view as something to act on, sorted by name.
  ///
  /// - Verification: documented.
  static let structureModifiers: [BuiltinMember] = [
    BuiltinMember("contextMenu") { call in call.isCall ? call.modified(.withoutEffect(name: "contextMenu")) : nil },
    BuiltinMember("environmentValues") { call in call.isCall ? call.receiver : nil },
    .modifier("gesture") { _ in .interactive }, .modifier("highPriorityGesture") { _ in .interactive },
    BuiltinMember("modifier") { call in
      guard call.isCall, let modifier = call.first else { return nil }
      return ModifierApplication.apply(modifier, call)
    },
    .modifier("onLongPressGesture") { _ in .interactive }, .modifier("onTapGesture") { _ in .interactive },
    .modifier("simultaneousGesture") { _ in .interactive },
  ]

  /// `EmptyModifier()` and modifiers of the platform as values.
  static let modifiedContent = BuiltinType(
    "ModifiedContent", conformances: ["View"],
    initializer: { call in
      guard let content = call["content"], let modifier = call["modifier"] else { return nil }
      let inner = BuiltinCall(
        evaluator: call.evaluator, name: "modifier", receiver: content,
        arguments: [CallArgument(value: modifier)], range: call.range)
      return ModifierApplication.apply(modifier, inner)
    })

  static let emptyModifier = BuiltinType(
    "EmptyModifier", initializer: { _ in .native("EmptyModifier", Token("empty")) })
}

/// Modifiers of the project: `modifier(MyModifier())`.
enum ModifierApplication {
  static func apply(_ modifier: Value, _ call: BuiltinCall) -> Value {
    let (content, range) = (call.receiver, call.range)
    let settled = call.evaluator.resolve(modifier, as: "ViewModifier")
    switch settled {
    case .native(let native) where native.typeName == "EmptyModifier": return content
    case .instance(let instance):
      return call.view(
        BuiltView("ModifiedContent") { expansion in
          let evaluator = expansion.evaluator
          return evaluator.withIdentity(of: settled) {
            let placed = Value.instance(evaluator.placed(instance, in: expansion.environment))
            return expansion.expand(
              evaluator.callMember("body", of: placed, [CallArgument(label: "content", value: content)]))
          }
        })
    default:
      let reason = settled.unresolved?.message ?? "This modifier is not known."
      return call.view(
        BuiltView("ModifiedContent") { expansion in
          expansion.expand(content).modified(
            by: .unresolved(name: "modifier", UnresolvedView(code: "unknown-modifier", message: reason)), range: range)
        })
    }
  }
}
