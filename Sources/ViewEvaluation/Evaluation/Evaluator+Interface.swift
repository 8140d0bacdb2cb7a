package import Diagnostics
package import ViewTree

/// What builtins ask of the evaluator.
extension Evaluator {
  /// The value with its type settled: implicit members are looked up in `typeName`, number literals become `Double`
  /// where it is "CGFloat" or "Double", string literals become strings unless it is "LocalizedStringKey".
  package func resolve(_ value: Value, as typeName: String) -> Value { resolve(value, as: .named(typeName)) }

  package func resolve(_ value: Value, as type: TypeExpression) -> Value { value }

  /// Calls a closure or function value.
  package func call(_ function: FunctionValue, _ arguments: [Value] = []) -> Value { .void }

  /// Runs a closure as a view builder: one value for all its views.
  package func buildView(_ function: FunctionValue, _ arguments: [Value] = []) -> Value { .void }

  /// Calls a method by name and labels on any value: `makeBody(configuration:)` of a style of the project.
  package func callMember(_ name: String, of value: Value, _ arguments: [CallArgument]) -> Value { .void }

  /// Reads a property of any value.
  package func member(_ name: String, of value: Value) -> Value { .void }

  /// Follows a key path from a value.
  package func value(at path: KeyPathValue, of value: Value) -> Value { .void }

  /// The name of a value's type: "Font", "MyView", "Array".
  package func typeName(of value: Value) -> String { "" }

  /// Whether a value's type has a protocol or base class among its ancestors: "View", "ButtonStyle".
  package func conforms(_ value: Value, to name: String) -> Bool { false }

  /// The text of a value as string interpolation gives it, or `nil` where it is unresolved.
  package func text(of value: Value) -> String? { nil }

  func expand(_ value: Value, in expansion: Expansion) -> ViewNode { ViewNode(.empty) }
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
