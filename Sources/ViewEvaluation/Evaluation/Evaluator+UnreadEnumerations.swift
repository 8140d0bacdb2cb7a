internal import Diagnostics

/// Values of enums that are not read, because their package is not in the tree: `.small(title: "A")` where the type is
/// known by name only.
///
/// Such a value keeps the member that was written. A case of that name matches it; whether another case is the same is
/// not known, because the member may be a static constant of the type, unless the `switch` lists the member's name.
/// - Verification: Inferred; the type's declaration would have to be read to be sure.
extension Evaluator {
  /// The name and arguments of a member by name: `.small`, `.small(title: "A")`.
  private func member(of pending: PendingExpression) -> (name: String, arguments: [ArgumentExpression])? {
    switch pending.expression.kind {
    case .member(nil, let name, _): return (name, [])
    case .call(let callee, let arguments, _):
      guard case .member(nil, let name, _) = callee.kind, name != "init" else { return nil }
      return (name, arguments)
    default: return nil
    }
  }

  /// The written member of an unread type's value, where a case of the `switch` has its name: then no other is taken.
  func namedCase(_ subject: Value, in statement: SwitchStatement) -> String? {
    guard case .pending(let pending) = subject, let name = member(of: pending)?.name else { return nil }
    let isListed = statement.cases.contains { clause in
      clause.patterns.contains { item in
        if case .enumCase(_, name, _) = item.pattern { return true }
        return false
      }
    }
    return isListed ? name : nil
  }

  /// Whether a value of an unread type is of a case; `nil` where another member was written.
  func match(
    _ name: String, _ payload: [(label: String?, pattern: Pattern)]?, _ pending: PendingExpression, _ scope: Scope
  ) -> Bool? {
    guard let member = member(of: pending), member.name == name else { return nil }
    guard let payload else { return true }
    let arguments = list(member.arguments, pending.scope).values
    if payload.count == 1, arguments.count > 1, case .name = payload[0].pattern {
      let tuple = TupleValue(labels: arguments.map(\.label), values: arguments.map { settled($0.value) })
      return match(payload[0].pattern, .tuple(tuple), scope)
    }
    guard payload.count == arguments.count else {
      let reason = UnresolvedValue(
        code: "unknown-member", message: "The values that `.\(name)` holds are not known: its type is not read.",
        range: pending.expression.range)
      for element in payload { bindUnknown(element.pattern, reason, scope) }
      return true
    }
    return all(zip(payload.map(\.pattern), arguments.map { settled($0.value) }), scope)
  }

  /// Why it is not known whether a value matches.
  func unknownMatch(of value: Value, at place: SourcePlace) -> UnresolvedValue {
    switch value {
    case .unresolved(let reason): return reason
    case .pending(let pending):
      guard let name = member(of: pending)?.name else { break }
      return UnresolvedValue(
        code: "unknown-member", message: "The type of `.\(name)` is not read, so its cases are not known.",
        range: pending.expression.range)
    default: break
    }
    return UnresolvedValue(
      code: "unknown-condition", message: "The cases of \(typeName(of: value)) are not known.", range: place.range)
  }
}
