import ViewTree

extension BuiltinType {
  /// Modifiers whose code runs when the view appears, sorted by name; they have no other effect.
  ///
  /// - Verification: documented for `onAppear` and `onChange(of:initial:)`; inferred for `task`, see `Appearance`.
  static let appearanceModifiers: [BuiltinMember] = [
    appearing("onAppear") { call in call.action.map { ($0, []) } },
    appearing("onChange") { call in
      guard let action = call.action, let value = call["of"],
        call["initial"].map({ call.evaluator.resolve($0, as: "Bool").bool }) == true
      else { return nil }
      return (action, [value, value])
    },
    appearing("task") { call in call.action.map { ($0, []) } },
  ]

  private static func appearing(
    _ name: String, _ action: @escaping @Sendable (BuiltinCall) -> (FunctionValue, [Value])?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall else { return nil }
      guard let (function, arguments) = action(call) else { return call.modified(.withoutEffect(name: name)) }
      let range = call.range
      return call.modified { expansion in
        expansion.evaluator.appears(name, function, arguments, at: range, in: expansion)
        return .withoutEffect(name: name)
      }
    }
  }
}

extension BuiltinCall {
  /// The code that a modifier is given.
  var action: FunctionValue? {
    closure("perform") ?? closure("action") ?? unlabelled.lazy.compactMap(\.function).last
  }
}
