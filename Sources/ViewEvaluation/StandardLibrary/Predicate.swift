internal import Diagnostics

/// A closure that accepts or refuses elements, and remembers when it could say neither.
///
/// An unknown verdict makes the whole call unresolved: a list that lacks some elements would be wrong.
final class Predicate {
  private let evaluator: Evaluator
  private let closure: FunctionValue
  private(set) var failure: UnresolvedValue?

  init(_ closure: FunctionValue, _ evaluator: Evaluator) {
    self.closure = closure
    self.evaluator = evaluator
  }

  func accepts(_ arguments: Value...) -> Bool {
    if failure != nil { return false }
    let verdict = evaluator.call(closure, arguments)
    if let known = verdict.bool { return known }
    if case .pending(let pending) = verdict, let known = evaluator.resolve(pending, in: .builtin("Bool")).bool {
      return known
    }
    failure =
      verdict.unresolved
      ?? UnresolvedValue(code: "unknown-condition", message: "A closure gives no Boolean here.", range: nil)
    return false
  }

  /// The result of the call, or why it has none.
  func result(_ value: Value) -> Value { failure.map { .unresolved($0) } ?? value }
}

extension BuiltinCall {
  func predicate(_ closure: FunctionValue) -> Predicate { Predicate(closure, evaluator) }
}
