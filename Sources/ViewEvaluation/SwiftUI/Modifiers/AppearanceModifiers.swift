import ViewTree

extension BuiltinType {
  /// Modifiers whose code runs when the view appears, sorted by name; they have no other effect. What `onReceive`
  /// is sent comes later.
  ///
  /// - Verification: documented for `onAppear` and `onChange(of:initial:_:)`; inferred for `task`, see `Appearance`.
  static let appearanceModifiers: [BuiltinMember] = [
    appearing("onAppear") { call in call.action.map { ($0, []) } },
    BuiltinMember("onChange") { call in
      guard call.isCall else { return nil }
      guard let action = call.action, let value = call["of"] else {
        return call.modified(.withoutEffect(name: "onChange"))
      }
      let isInitial = call["initial"].map { call.evaluator.resolve($0, as: "Bool").bool } == true
      let range = call.range
      return call.modified { expansion in
        expansion.evaluator.watches(value, action, isInitial: isInitial, at: range, in: expansion)
        return .withoutEffect(name: "onChange")
      }
    },
    BuiltinMember("onReceive") { call in
      guard call.isCall, let action = call.action else { return nil }
      let range = call.range
      return call.modified { expansion in
        expansion.evaluator.waits("onReceive", action, at: range)
        return .withoutEffect(name: "onReceive")
      }
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
