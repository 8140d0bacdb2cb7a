internal import Diagnostics

/// Optionals as text: a value does not say that it is one, so the expression is asked.
extension Evaluator {
  /// The value of an interpolation; an optional that holds something is its text, "Optional(3)".
  func interpolated(_ expression: Expression, _ scope: Scope) -> Value {
    if let number = expression.wholeNumber { return .int(number) }
    let value = settled(evaluate(expression, scope))
    return describedOptional(value, expression, scope) ?? value
  }

  /// The text of an optional that holds something; `nil` for all other values.
  func describedOptional(_ value: Value, _ expression: Expression, _ scope: Scope) -> Value? {
    switch value {
    case .none, .unresolved, .view, .pending, .function: return nil
    default: break
    }
    guard isOptionalText(expression, scope) else { return nil }
    switch value {
    case .string, .literal, .int, .double, .bool, .array, .dictionary, .set:
      return debugText(value).map { .string("Optional(\($0))") }
    case .native where value.publisher == nil: return debugText(value).map { .string("Optional(\($0))") }
    // The text of a value of the project names its module, unless the value describes itself.
    default:
      if let text = ownDescription(of: value) { return .string("Optional(\(text))") }
      return unresolved("unknown-value", "The text of an optional \(typeName(of: value)) is not known.", expression)
    }
  }

  /// What a value of the project says of itself within another value; `nil` where the language says it.
  private func ownDescription(of value: Value) -> String? {
    let forms = [("CustomDebugStringConvertible", "debugDescription"), ("CustomStringConvertible", "description")]
    guard let (_, name) = forms.first(where: { conforms(value, to: $0.0) }) else { return nil }
    return knownMember(name, of: value, at: nil).flatMap { settled($0).string }
  }

  /// Whether an expression is an optional where it is turned into text.
  private func isOptionalText(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .member(_, _, isChained: true), .call(_, _, isChained: true), .index(_, _, isChained: true): true
    case .index: false
    case .cast(let operand, .coerce, let type):
      type.isOptional || (type.name == "Any" && isOptionalText(operand, scope))
    case .call(let callee, _, _):
      if case .name("Optional", _) = callee.kind { true } else { isOptional(expression, scope) }
    case .tuple(let elements) where elements.count == 1: isOptionalText(elements[0].expression, scope)
    case .ternary: false
    default: isOptional(expression, scope)
    }
  }
}
