internal import SwiftSyntax

/// Turns one file's swift-syntax tree into the evaluator's own, once.
///
/// Conditional compilation is resolved for an iOS debug build on the simulator, and operators are grouped by their
/// precedence here, so that running code meets neither.
struct SyntaxLowering {
  let text: SourceText
  let operators: OperatorPrecedences
  let conditions: CompilationConditions
  /// Expressions that would need stack below this address are not lowered, so that none are too deep to evaluate.
  private let lowestStackAddress = StackBounds.current - UInt(EvaluationBudget().stackBytes)

  init(text: SourceText, operators: OperatorPrecedences, conditions: CompilationConditions) {
    self.text = text
    self.operators = operators
    self.conditions = conditions
  }

  /// Whether there is stack left for expressions within this one.
  var hasRoom: Bool { StackBounds.current > lowestStackAddress }

  func place(_ node: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(
      file: text, start: Int32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      end: Int32(clamping: node.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  /// An expression of kind `unsupported`, which evaluates to an unresolved value.
  func unsupported(_ node: some SyntaxProtocol) -> Expression {
    let kind = "\(node.kind)"
    return Expression(.unsupported(kind), at: place(node))
  }

  /// The items of a code block, with conditional compilation resolved.
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    var result: [Statement] = []
    for item in items { appendStatements(of: item, to: &result) }
    return result
  }

  private func appendStatements(of item: CodeBlockItemSyntax, to result: inout [Statement]) {
    switch item.item {
    case .decl(let declaration):
      if let config = declaration.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner)? = activeElements(of: config) { result += statements(inner) }
        return
      }
      result += localDeclaration(declaration)
    case .stmt(let node): result.append(statement(node))
    case .expr(let node): result.append(.expression(expression(node)))
    @unknown default: break
    }
  }

  /// The elements of the first clause whose condition holds.
  func activeElements(of config: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in config.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if conditions.holds(condition) { return clause.elements }
    }
    return nil
  }

  /// The declarations of a member block, with conditional compilation resolved.
  func members(_ items: MemberBlockItemListSyntax) -> [DeclSyntax] {
    var result: [DeclSyntax] = []
    for item in items {
      if let config = item.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let inner)? = activeElements(of: config) { result += members(inner) }
      } else {
        result.append(item.decl)
      }
    }
    return result
  }
}
