internal import SwiftSyntax

/// Groups `a + b * c ? d : e as T` by precedence climbing over the elements of a sequence.
struct SequenceGrouping {
  private let lowering: SyntaxLowering
  private let elements: [ExprSyntax]
  private var position = 0

  init(_ node: SequenceExprSyntax, lowering: SyntaxLowering) {
    self.lowering = lowering
    elements = Array(node.elements)
  }

  /// The whole sequence as one expression.
  mutating func grouped() -> Expression {
    guard !elements.isEmpty else {
      return Expression(.nilLiteral, at: SourcePlace(file: lowering.text, start: 0, end: 0))
    }
    return operand(above: 0)
  }

  private mutating func operand(above minimum: Int) -> Expression {
    let start = min(position, elements.count - 1)
    var left = lowering.expression(elements[start])
    position += 1
    while position < elements.count {
      guard let next = continued(left, from: start, above: minimum) else { return left }
      left = next
    }
    return left
  }

  /// `left`, which begins at the position `start`, with the operator at the current position and its right side, or
  /// `nil` if it binds less tightly.
  private mutating func continued(_ left: Expression, from start: Int, above minimum: Int) -> Expression? {
    let element = elements[position]
    switch element.as(ExprSyntaxEnum.self) {
    case .unresolvedAsExpr(let node):
      return cast(left, above: minimum, kind: castKind(node.questionOrExclamationMark?.text))
    case .unresolvedIsExpr: return cast(left, above: minimum, kind: .test)
    case .unresolvedTernaryExpr(let node):
      guard OperatorPrecedences.ternary >= minimum else { return nil }
      let source = elements[start..<position].map(\.trimmedDescription).joined(separator: " ")
      position += 1
      let then = lowering.expression(node.thenExpression)
      let otherwise = operand(above: OperatorPrecedences.ternary)
      return joined(left, otherwise, .ternary(left, then, otherwise, source: source))
    case .assignmentExpr:
      guard 10 >= minimum else { return nil }
      position += 1
      let right = operand(above: 10)
      return joined(left, right, .assignment(left, right))
    default:
      let name = element.trimmedDescription
      let (level, associativity) = lowering.operators[name]
      guard level >= minimum else { return nil }
      position += 1
      let right = operand(above: associativity == .right ? level : level + 1)
      if let lazy = LazyOperator(rawValue: name) { return joined(left, right, .lazyBinary(lazy, left, right)) }
      return joined(left, right, .binary(name, left, right))
    }
  }

  private mutating func cast(_ left: Expression, above minimum: Int, kind: CastKind) -> Expression? {
    guard OperatorPrecedences.casting >= minimum, position + 1 < elements.count else { return nil }
    position += 1
    let target = elements[position]
    position += 1
    guard let type = target.as(TypeExprSyntax.self) else { return left }
    let end = lowering.place(target)
    return Expression(
      .cast(left, kind, lowering.type(type.type)),
      at: SourcePlace(file: lowering.text, start: left.place.start, end: end.end))
  }

  private func castKind(_ mark: String?) -> CastKind {
    switch mark {
    case "?": .conditional
    case "!": .forced
    default: .coerce
    }
  }

  private func joined(_ left: Expression, _ right: Expression, _ kind: ExpressionKind) -> Expression {
    Expression(kind, at: SourcePlace(file: lowering.text, start: left.place.start, end: right.place.end))
  }
}
