/// The conditions that decide within a loop whether it goes on: `if … { break }`, `guard … else { continue }`.
///
/// Where such a condition is not known, how often the loop runs and for which elements is not known either.
struct LoopExits {
  /// The conditions as written.
  private(set) var sources: Set<String> = []

  /// - Parameter body: the statements of the loop; loops within it have conditions of their own.
  init(of body: [Statement]) { visit(body, isInSwitch: false) }

  /// Whether statements may end the pass or the loop.
  @discardableResult
  private mutating func visit(_ statements: [Statement], isInSwitch: Bool) -> Bool {
    var exits = false
    for statement in statements {
      if visit(statement, isInSwitch: isInSwitch) { exits = true }
    }
    return exits
  }

  private mutating func visit(_ statement: Statement, isInSwitch: Bool) -> Bool {
    switch statement {
    case .breaking(let label): return label != nil || !isInSwitch
    case .continuing: return true
    case .conditional(let statement):
      let then = visit(statement.then, isInSwitch: isInSwitch)
      let otherwise = visit(statement.otherwise ?? [], isInSwitch: isInSwitch)
      if then || otherwise { sources.insert(statement.source) }
      return then || otherwise
    case .guarding(_, let otherwise, let source):
      guard visit(otherwise, isInSwitch: isInSwitch) else { return false }
      sources.insert(source)
      return true
    case .selection(let statement):
      var exits = false
      for item in statement.cases where visit(item.body, isInSwitch: true) { exits = true }
      return exits
    case .labelledBlock(_, let body): return visit(body, isInSwitch: isInSwitch)
    case .attempt(let body, let clauses):
      var exits = visit(body, isInSwitch: isInSwitch)
      for clause in clauses where visit(clause.body, isInSwitch: isInSwitch) { exits = true }
      return exits
    default: return false
    }
  }
}
