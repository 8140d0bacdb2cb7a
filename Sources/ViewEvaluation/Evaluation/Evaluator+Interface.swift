/// What builtins ask of the evaluator.
extension Evaluator {
  /// The value with its type settled: implicit members are looked up in `typeName`, number literals become `Double`
  /// where it is "CGFloat" or "Double", string literals become strings unless it is "LocalizedStringKey". A platform type
  /// is meant even where the project has a type of that name.
  package func resolve(_ value: Value, as typeName: String) -> Value {
    guard registry.types[typeName] != nil else { return resolve(value, as: .named(typeName)) }
    return resolve(value, asPlatformType: typeName)
  }
}

extension BuiltinCall {
  /// The argument as a number of type `CGFloat`; `nil` where it is missing, `nil` or unresolved.
  package func number(_ label: String) -> Double? {
    self[label].flatMap { evaluator.resolve($0, as: "CGFloat").number }
  }

  /// The argument as a Boolean.
  package func bool(_ label: String) -> Bool? { self[label].flatMap { evaluator.resolve($0, as: "Bool").bool } }

  /// The argument as the Swift value behind a platform type: `native("alignment", "Alignment", Alignment.self)`.
  package func native<Payload>(_ label: String, _ typeName: String, _ payload: Payload.Type) -> Payload? {
    self[label].flatMap { native($0, typeName, payload) }
  }

  /// A value as the Swift value behind a platform type, its implicit member looked up in that type.
  package func native<Payload>(_ value: Value, _ typeName: String, _ payload: Payload.Type) -> Payload? {
    guard case .native(let native) = evaluator.resolve(value, as: typeName) else { return nil }
    return native.payload as? Payload
  }

  /// The first argument that has no value, so that a modifier can say why it is not known.
  package var firstUnresolved: UnresolvedValue? {
    for argument in arguments {
      if case .unresolved(let reason) = argument.value { return reason }
    }
    return nil
  }
}
