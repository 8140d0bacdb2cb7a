internal import SwiftSyntax

extension SyntaxLowering {
  func expression(_ node: ExprSyntax) -> Expression {
    guard hasRoom else { return unsupported(node) }
    return switch node.as(ExprSyntaxEnum.self) {
    case .arrayExpr(let node): make(.array(node.elements.map { expression($0.expression) }), node)
    case .asExpr(let node):
      make(.cast(expression(node.expression), castKind(node.questionOrExclamationMark?.text), type(node.type)), node)
    case .awaitExpr(let node): make(.await(expression(node.expression)), node)
    case .booleanLiteralExpr(let node): make(.boolean(node.literal.text == "true"), node)
    case .borrowExpr(let node): expression(node.expression)
    case .closureExpr(let node): make(.closure(closure(node)), node)
    case .consumeExpr(let node): expression(node.expression)
    case .copyExpr(let node): expression(node.expression)
    case .declReferenceExpr(let node): make(.name(identifier(node.baseName), generics: []), node)
    case .dictionaryExpr(let node): dictionary(node)
    case .discardAssignmentExpr(let node): make(.name("_", generics: []), node)
    case .floatLiteralExpr(let node): make(.double(number(node.literal.text)), node)
    case .forceUnwrapExpr(let node): make(.forceUnwrap(expression(node.expression)), node)
    case .functionCallExpr(let node): call(node)
    case .genericSpecializationExpr(let node): specialization(node)
    case .ifExpr(let node): make(.conditional(conditional(node)), node)
    case .inOutExpr(let node): make(.inOut(expression(node.expression)), node)
    case .integerLiteralExpr(let node): integer(node)
    case .keyPathExpr(let node): keyPath(node)
    case .macroExpansionExpr(let node): macro(node)
    case .memberAccessExpr(let node): member(node)
    case .nilLiteralExpr(let node): make(.nilLiteral, node)
    case .optionalChainingExpr(let node): make(.optionalChain(expression(node.expression)), node)
    case .postfixIfConfigExpr(let node): postfixConfig(node)
    case .postfixOperatorExpr(let node): make(.postfix(node.operator.text, expression(node.expression)), node)
    case .prefixOperatorExpr(let node): prefix(node)
    case .regexLiteralExpr(let node): unsupported(node)
    case .sequenceExpr(let node): grouped(node)
    case .simpleStringLiteralExpr(let node): make(.string([.text(node.segments.description)]), node)
    case .stringLiteralExpr(let node): make(.string(pieces(node)), node)
    case .subscriptCallExpr(let node): index(node)
    case .superExpr(let node): make(.name("super", generics: []), node)
    case .switchExpr(let node): make(.selection(selection(node)), node)
    case .tryExpr(let node): attempt(node)
    case .tupleExpr(let node): tuple(node)
    case .typeExpr(let node): make(.type(type(node.type)), node)
    case .unsafeExpr(let node): expression(node.expression)
    case .ternaryExpr(let node):
      make(
        .ternary(
          expression(node.condition), expression(node.thenExpression), expression(node.elseExpression),
          source: node.condition.trimmedDescription), node)
    default: unsupported(node)
    }
  }

  func make(_ kind: ExpressionKind, _ node: some SyntaxProtocol) -> Expression { Expression(kind, at: place(node)) }

  /// The name of a token without backticks.
  func identifier(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  private func castKind(_ mark: String?) -> CastKind {
    switch mark {
    case "?": .conditional
    case "!": .forced
    default: .coerce
    }
  }

  private func grouped(_ node: SequenceExprSyntax) -> Expression {
    var grouping = SequenceGrouping(node, lowering: self)
    return grouping.grouped()
  }

  private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression {
    let operand = expression(node.expression)
    if node.operator.text == "-" {
      switch operand.kind {
      case .integer(let value): return make(.integer(-value), node)
      case .unsigned(let value) where value == UInt64(Int.max) + 1: return make(.integer(.min), node)
      case .unsigned(let value): return make(.double(-Double(value)), node)
      case .double(let value): return make(.double(-value), node)
      default: break
      }
    }
    return make(.prefix(node.operator.text, operand), node)
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return make(.dictionary([]), node) }
    return make(.dictionary(elements.map { (expression($0.key), expression($0.value)) }), node)
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    let elements = arguments(node.elements)
    if elements.count == 1, elements[0].label == nil { return elements[0].expression }
    return make(.tuple(elements), node)
  }

  private func attempt(_ node: TryExprSyntax) -> Expression {
    let kind: AttemptKind =
      switch node.questionOrExclamationMark?.text {
      case "?": .optional
      case "!": .forced
      default: .plain
      }
    return make(.attempt(kind, expression(node.expression)), node)
  }

  private func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    let generics = node.genericArgumentClause.arguments.compactMap { argument -> TypeExpression? in
      guard case .type(let type) = argument.argument else { return nil }
      return self.type(type)
    }
    let base = expression(node.expression)
    if case .name(let name, _) = base.kind { return make(.name(name, generics: generics), node) }
    return base
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    var arguments = arguments(node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(trailing(closure, label: nil))
    }
    return make(.macro(node.macroName.text, arguments), node)
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var components: [KeyPathExpression.Component] = []
    for component in node.components {
      switch component.component {
      case .property(let property):
        let name = identifier(property.declName.baseName)
        if name != "self" { components.append(.property(name)) }
      case .subscript(let node): components.append(.index(arguments(node.arguments)))
      case .optional(let mark):
        components.append(mark.questionOrExclamationMark.text == "!" ? .unwrap : .optionalChain)
      default: break
      }
    }
    return make(.keyPath(KeyPathExpression(root: node.root.map(type), components: components)), node)
  }
}
