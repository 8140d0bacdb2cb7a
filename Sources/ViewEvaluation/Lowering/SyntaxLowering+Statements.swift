internal import SwiftSyntax

extension SyntaxLowering {
  func statement(_ node: StmtSyntax, label: String? = nil) -> Statement {
    switch node.as(StmtSyntaxEnum.self) {
    case .breakStmt(let node): .breaking(node.label.map(identifier))
    case .continueStmt(let node): .continuing(node.label.map(identifier))
    case .deferStmt(let node): .deferring(statements(node.body.statements))
    case .discardStmt: .unsupported("discard", place(node))
    case .doStmt(let node): .attempt(statements(node.body.statements), node.catchClauses.map(clause))
    case .expressionStmt(let node): expressionStatement(node.expression, label: label)
    case .fallThroughStmt: .fallingThrough
    case .forStmt(let node): .forEach(loop(node, label: label))
    case .guardStmt(let node):
      .guarding(
        conditions(node.conditions), otherwise: statements(node.body.statements),
        source: node.conditions.trimmedDescription)
    case .labeledStmt(let node): statement(node.statement, label: identifier(node.label))
    case .repeatStmt(let node):
      .repeatLoop(statements(node.body.statements), expression(node.condition), label: label)
    case .returnStmt(let node): .returning(node.expression.map(expression), place(node))
    case .throwStmt(let node): .throwing(expression(node.expression))
    case .whileStmt(let node):
      .whileLoop(conditions(node.conditions), statements(node.body.statements), label: label)
    case .yieldStmt: .unsupported("yield", place(node))
    default: .unsupported("\(node.kind)", place(node))
    }
  }

  private func expressionStatement(_ node: ExprSyntax, label: String?) -> Statement {
    if let node = node.as(IfExprSyntax.self) { return .conditional(conditional(node)) }
    if let node = node.as(SwitchExprSyntax.self) { return .selection(selection(node)) }
    return .expression(expression(node))
  }

  private func loop(_ node: ForStmtSyntax, label: String?) -> ForStatement {
    ForStatement(
      pattern: pattern(node.pattern), sequence: expression(node.sequence),
      condition: node.whereClause.map { expression($0.condition) }, body: statements(node.body.statements),
      label: label, isAsync: node.awaitKeyword != nil)
  }

  private func clause(_ node: CatchClauseSyntax) -> CatchClause {
    CatchClause(
      patterns: node.catchItems.compactMap { item in
        item.pattern.map { (pattern($0), item.whereClause.map { expression($0.condition) }) }
      }, body: statements(node.body.statements), place: place(node.catchKeyword),
      source: "catch " + node.catchItems.trimmedDescription)
  }

  func conditional(_ node: IfExprSyntax) -> IfStatement {
    let otherwise: [Statement]? =
      switch node.elseBody {
      case .codeBlock(let block)?: statements(block.statements)
      case .ifExpr(let inner)?: [.conditional(conditional(inner))]
      case nil: nil
      @unknown default: nil
      }
    return IfStatement(
      conditions: conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise,
      place: place(node.conditions), source: node.conditions.trimmedDescription)
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability(let node): return .availability(availability(node), place(node))
      case .matchingPattern(let node): return .matching(pattern(node.pattern), expression(node.initializer.value))
      case .optionalBinding(let node):
        let pattern = pattern(node.pattern)
        let value = node.initializer.map { expression($0.value) } ?? shorthandValue(node)
        return .binding(pattern, (node.typeAnnotation?.type).map(type), value)
      @unknown default: return .constant(true)
      }
    }
  }

  /// `if let name`: the value is the variable of that name.
  private func shorthandValue(_ node: OptionalBindingConditionSyntax) -> Expression {
    make(
      .name(node.pattern.as(IdentifierPatternSyntax.self).map { identifier($0.identifier) } ?? "_", generics: []), node)
  }

  func selection(_ node: SwitchExprSyntax) -> SwitchStatement {
    SwitchStatement(
      subject: expression(node.subject), cases: cases(node.cases), place: place(node.subject),
      source: node.subject.trimmedDescription)
  }

  private func cases(_ list: SwitchCaseListSyntax) -> [SwitchCase] {
    var result: [SwitchCase] = []
    for element in list {
      switch element {
      case .ifConfigDecl(let config):
        if case .switchCases(let inner)? = activeElements(of: config) { result += cases(inner) }
      case .switchCase(let node):
        var patterns: [(pattern: Pattern, condition: Expression?)] = []
        if case .case(let label) = node.label {
          patterns = label.caseItems.map { item in
            (pattern(item.pattern), item.whereClause.map { expression($0.condition) })
          }
        }
        result.append(SwitchCase(patterns: patterns, body: statements(node.statements)))
      @unknown default: break
      }
    }
    return result
  }
}
