internal import SwiftSyntax

extension SyntaxLowering {
  /// - Parameter binds: whether names declare variables, within `let` and `var`.
  func pattern(_ node: PatternSyntax, binds: Bool = false) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let node): pattern(of: node.expression, binds: binds)
    case .identifierPattern(let node): .name(identifier(node.identifier))
    case .isTypePattern(let node): .isType(type(node.type))
    case .tuplePattern(let node):
      .tuple(node.elements.map { ($0.label.map(identifier), pattern($0.pattern, binds: binds)) })
    case .valueBindingPattern(let node): pattern(node.pattern, binds: true)
    case .wildcardPattern: .wildcard
    default: .wildcard
    }
  }

  /// A pattern that the parser reads as an expression: `.name(let x)`, `(1, _)`, `x?`, `value as Type`.
  private func pattern(of node: ExprSyntax, binds: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .discardAssignmentExpr: return .wildcard
    case .patternExpr(let inner): return pattern(inner.pattern, binds: binds)
    case .declReferenceExpr(let inner) where binds: return .name(identifier(inner.baseName))
    case .optionalChainingExpr(let inner): return .optional(pattern(of: inner.expression, binds: binds))
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return pattern(of: only.expression, binds: binds)
      }
      return .tuple(tuple.elements.map { ($0.label.map(identifier), pattern(of: $0.expression, binds: binds)) })
    case .memberAccessExpr(let access): return caseOrValue(access, payload: nil, node: node)
    case .functionCallExpr(let call):
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { break }
      let payload = call.arguments.map { ($0.label.map(identifier), pattern(of: $0.expression, binds: binds)) }
      return caseOrValue(access, payload: payload, node: node)
    case .sequenceExpr(let sequence): return casting(sequence, binds: binds)
    case .asExpr(let cast): return .asType(pattern(of: cast.expression, binds: binds), type(cast.type))
    default: break
    }
    return .expression(expression(node))
  }

  private func caseOrValue(
    _ access: MemberAccessExprSyntax, payload: [(label: String?, pattern: Pattern)]?, node: ExprSyntax
  ) -> Pattern {
    let name = identifier(access.declName.baseName)
    guard let base = access.base else { return .enumCase(nil, name, payload) }
    let text = base.trimmedDescription
    // `Type.case`: a path of type names; anything else is a value to compare with.
    guard payload != nil || text.split(separator: ".").allSatisfy({ $0.first?.isUppercase == true }) else {
      return .expression(expression(node))
    }
    return .enumCase(.named(text), name, payload)
  }

  private func casting(_ sequence: SequenceExprSyntax, binds: Bool) -> Pattern {
    let elements = Array(sequence.elements)
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let target = elements[2].as(TypeExprSyntax.self)
    {
      return .asType(pattern(of: elements[0], binds: binds), type(target.type))
    }
    return .expression(expression(ExprSyntax(sequence)))
  }
}
