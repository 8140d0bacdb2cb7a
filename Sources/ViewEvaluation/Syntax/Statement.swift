/// A statement of the audited source.
package indirect enum Statement: Sendable {
  case expression(Expression)
  case variable(LocalVariable)
  case function(FunctionDeclaration)
  case type(TypeDeclaration)
  case conditional(IfStatement)
  /// `guard conditions else { … }`; `source` is the conditions as written.
  case guarding([Condition], otherwise: [Statement], source: String)
  case selection(SwitchStatement)
  case forEach(ForStatement)
  case whileLoop([Condition], [Statement], label: String?)
  case repeatLoop([Statement], Expression, label: String?)
  case returning(Expression?, SourcePlace)
  case breaking(String?)
  case continuing(String?)
  case throwing(Expression)
  case deferring([Statement])
  case attempt([Statement], [CatchClause])
  case labelledBlock(String, [Statement])
  case fallingThrough
  case unsupported(String, SourcePlace)
}

/// `let pattern: Type = value` inside a body.
package struct LocalVariable: Sendable {
  package var pattern: Pattern
  package var type: TypeExpression?
  package var value: Expression?
  /// A computed, lazy or wrapped local: evaluated as a declaration.
  package var declaration: VariableDeclaration?
  package var place: SourcePlace
}

package final class IfStatement: Sendable {
  package let conditions: [Condition]
  package let then: [Statement]
  package let otherwise: [Statement]?
  package let place: SourcePlace
  /// The conditions as written.
  package let source: String

  init(
    conditions: [Condition], then: [Statement], otherwise: [Statement]?, place: SourcePlace, source: String
  ) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.place = place
    self.source = source
  }
}

package enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value`, `let name`, `var name: Type = value`.
  case binding(Pattern, TypeExpression?, Expression)
  case matching(Pattern, Expression)
  /// `#available`, `#unavailable`.
  case availability(Availability, SourcePlace)
  case constant(Bool)
}

package final class SwitchStatement: Sendable {
  package let subject: Expression
  package let cases: [SwitchCase]
  package let place: SourcePlace
  package let source: String

  init(subject: Expression, cases: [SwitchCase], place: SourcePlace, source: String) {
    self.subject = subject
    self.cases = cases
    self.place = place
    self.source = source
  }
}

package struct SwitchCase: Sendable {
  /// Patterns with their `where` conditions; empty for `default`.
  package var patterns: [(pattern: Pattern, condition: Expression?)]
  package var body: [Statement]
}

package struct ForStatement: Sendable {
  package var pattern: Pattern
  package var sequence: Expression
  package var condition: Expression?
  package var body: [Statement]
  package var label: String?
  package var isAsync: Bool
}

package struct CatchClause: Sendable {
  /// Patterns; empty catches everything as `error`.
  package var patterns: [(pattern: Pattern, condition: Expression?)]
  package var body: [Statement]
  package var place: SourcePlace
  /// The clause up to its body, as written.
  package var source: String
}

package indirect enum Pattern: Sendable {
  case wildcard
  case name(String)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.name`, `Type.name(…)`; `nil` payload matches any.
  case enumCase(TypeExpression?, String, [(label: String?, pattern: Pattern)]?)
  case optional(Pattern)
  case expression(Expression)
  case isType(TypeExpression)
  case asType(Pattern, TypeExpression)
}
