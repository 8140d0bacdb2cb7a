internal import Diagnostics

/// Errors on their way, and where they end.
///
/// Only a function that says so may throw in Swift. An error that leaves another one was not understood here, or is a
/// trap: it ends there as a value that is not known, and what stands around it goes on.
extension Evaluator {
  /// `try`, `try?` and `try!`.
  func attempt(_ kind: AttemptKind, _ operand: Expression, _ scope: Scope) -> Value {
    let value = evaluate(operand, scope)
    guard kind != .plain, let error = thrown, !error.isTrap else { return value }
    thrown = nil
    if kind == .optional { return .none }
    return error.unresolved.map { .unresolved($0) } ?? unresolved("error-thrown", "`try!` met an error.", operand)
  }

  /// `do { … } catch { … }`.
  func attempt(
    _ statements: [Statement], _ clauses: [CatchClause], _ scope: Scope, _ collector: BuilderCollector?
  ) -> Completion {
    let inside = collector.map { _ in BuilderCollector() }
    let completion = execute(statements, Scope(parent: scope), inside)
    collector?.values += inside?.values ?? []
    guard let error = thrown, !error.isTrap, !clauses.isEmpty else { return completion }
    thrown = nil
    for clause in clauses {
      let inner = Scope(parent: scope)
      inner.declare("error", error)
      if takes(clause, error, inner) { return execute(clause.body, inner, collector) }
    }
    if thrown == nil { thrown = error }
    return .unwinding
  }

  /// Whether a `catch` is for an error; one that may be for it is a state of its own.
  private func takes(_ clause: CatchClause, _ error: Value, _ scope: Scope) -> Bool {
    if clause.patterns.isEmpty { return true }
    var unknown: UnresolvedValue?
    for item in clause.patterns {
      var isMatch = matchedByType(item.pattern, error, scope) ?? match(item.pattern, error, scope)
      if isMatch == false { continue }
      let reason = unknownMatch(of: error, at: clause.place)
      if isMatch == nil { bindUnknown(item.pattern, reason, scope) }
      if let condition = item.condition {
        switch self.condition(evaluate(condition, scope), at: condition.place) {
        case true?: break
        case false?: continue
        case nil: isMatch = nil
        }
      }
      if isMatch == true { return true }
      unknown = unknown ?? reason
    }
    guard let unknown else { return false }
    return choose(unknown, at: clause.place, source: clause.source)
  }

  /// Whether a clause for a type takes an error of which no more than its type is known; `nil` for other errors and clauses.
  private func matchedByType(_ pattern: Pattern, _ error: Value, _ scope: Scope) -> Bool? {
    guard let reason = error.unresolved else { return nil }
    let wanted: String?
    var inner = Pattern.wildcard
    switch pattern {
    case .asType(let binding, let type): (inner, wanted) = (binding, type.name)
    case .isType(let type): wanted = type.name
    default: return nil
    }
    // Every error is an `NSError`.
    let isOfType = wanted == "NSError" || wanted == "Error"
    guard isOfType || reason.code == "decoding-failed" else { return nil }
    guard isOfType || wanted == "DecodingError" else { return false }
    return match(inner, error, scope) ?? true
  }

  /// The value of a function that does not throw, after its body: an error that got so far makes it unknown.
  func ended(_ value: Value, _ name: String?, at place: SourcePlace) -> Value {
    // An action stops where an error is not caught, as a spent budget would stop it.
    guard thrown != nil, !appearance.isRunning else { return value }
    return caught(value, place.range, name)
  }

  /// A value whose evaluation may have thrown: the error becomes an unresolved value, and evaluation goes on.
  func caught(_ value: Value, _ range: SourceRange?, _ name: String? = nil) -> Value {
    guard let error = thrown else { return value }
    thrown = nil
    if case .unresolved = error { return error }
    let what = name.map { "`\($0)` ends with an error" } ?? "An error is thrown"
    let kind = text(of: error).map { " (\($0))" } ?? ""
    return .unresolved(
      UnresolvedValue(code: "error-thrown", message: "\(what)\(kind) that no `catch` takes.", range: range))
  }
}

extension Value {
  /// Whether it is the end of the program and not an error: no `catch` takes it.
  var isTrap: Bool { unresolved?.code == "trap" }

  /// Why a function that gives nothing did not end.
  var unresolvedError: Value? {
    guard let code = unresolved?.code, code == "trap" || code == "error-thrown" else { return nil }
    return self
  }
}
