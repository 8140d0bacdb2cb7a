internal import SwiftSyntax

/// Members, calls, subscripts and what may follow them.
extension SyntaxLowering {
  func member(_ node: MemberAccessExprSyntax) -> Expression {
    let name = identifier(node.declName.baseName)
    guard let base = node.base else { return make(.member(nil, name, isChained: false), node) }
    // Names of modules before a type say nothing here: `SwiftUI.Label(…)`.
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.moduleNames.contains(module),
      name.first?.isUppercase == true
    {
      return make(.name(name, generics: []), node)
    }
    let lowered = expression(base)
    if name == "self" { return lowered }
    return Expression(
      .member(lowered, name, isChained: Self.isChained(lowered)), at: place(from: node.declName, to: node))
  }

  /// The place of a member or modifier: from its own name to its end, not from the start of the chain before it.
  private func place(from name: some SyntaxProtocol, to whole: some SyntaxProtocol) -> SourcePlace {
    SourcePlace(file: text, start: place(name).start, end: place(whole).end)
  }

  func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    var list = arguments(node.arguments)
    if let closure = node.trailingClosure { list.append(trailing(closure, label: nil)) }
    for extra in node.additionalTrailingClosures {
      list.append(trailing(extra.closure, label: identifier(extra.label)))
    }
    let kind = ExpressionKind.call(callee, list, isChained: Self.isChained(callee))
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil {
      return Expression(kind, at: place(from: member.declName, to: node))
    }
    return make(kind, node)
  }

  func index(_ node: SubscriptCallExprSyntax) -> Expression {
    let base = expression(node.calledExpression)
    var list = arguments(node.arguments)
    if let closure = node.trailingClosure { list.append(trailing(closure, label: nil)) }
    return make(.index(base, list, isChained: Self.isChained(base)), node)
  }

  func arguments(_ list: LabeledExprListSyntax) -> [ArgumentExpression] {
    list.map { argument in
      ArgumentExpression(
        label: argument.label.map(identifier).flatMap { $0 == "_" ? nil : $0 },
        expression: expression(argument.expression), isTrailingClosure: false)
    }
  }

  func trailing(_ node: ClosureExprSyntax, label: String?) -> ArgumentExpression {
    ArgumentExpression(
      label: label == "_" ? nil : label, expression: make(.closure(closure(node)), node), isTrailingClosure: true)
  }

  /// Whether a `?` stands in the chain of members, calls and subscripts that ends here.
  static func isChained(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain: true
    case .member(_, _, let isChained), .call(_, _, let isChained), .index(_, _, let isChained): isChained
    case .forceUnwrap(let base): isChained(base)
    default: false
    }
  }

  /// `base #if … .a() #else .b() #endif .c()`: the members of the active clause are applied to the base.
  func postfixConfig(_ node: PostfixIfConfigExprSyntax) -> Expression {
    let base = node.base.map(expression)
    guard case .postfixExpression(let chain)? = activeElements(of: node.config) else {
      return base ?? unsupported(node)
    }
    guard let base else { return expression(chain) }
    return rebased(expression(chain), onto: base)
  }

  /// A chain that starts with an implicit member, its start replaced by `base`.
  private func rebased(_ chain: Expression, onto base: Expression) -> Expression {
    switch chain.kind {
    case .member(nil, let name, _):
      return Expression(.member(base, name, isChained: Self.isChained(base)), at: chain.place)
    case .member(let inner?, let name, _):
      let inner = rebased(inner, onto: base)
      return Expression(.member(inner, name, isChained: Self.isChained(inner)), at: chain.place)
    case .call(let callee, let list, _):
      let callee = rebased(callee, onto: base)
      return Expression(.call(callee, list, isChained: Self.isChained(callee)), at: chain.place)
    case .index(let inner, let list, _):
      let inner = rebased(inner, onto: base)
      return Expression(.index(inner, list, isChained: Self.isChained(inner)), at: chain.place)
    case .optionalChain(let inner): return Expression(.optionalChain(rebased(inner, onto: base)), at: chain.place)
    case .forceUnwrap(let inner): return Expression(.forceUnwrap(rebased(inner, onto: base)), at: chain.place)
    default: return chain
    }
  }

  func closure(_ node: ClosureExprSyntax) -> ClosureExpression {
    var parameters: [ParameterDeclaration] = []
    var captures: [(name: String, expression: Expression?)] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?:
      parameters = list.map { ParameterDeclaration(label: nil, name: identifier($0.name)) }
    case .parameterClause(let clause)?:
      parameters = clause.parameters.map { parameter in
        ParameterDeclaration(
          label: nil, name: identifier(parameter.secondName ?? parameter.firstName), type: parameter.type.map(type))
      }
    case nil: break
    @unknown default: break
    }
    for capture in node.signature?.capture?.items ?? [] {
      captures.append((identifier(capture.name), capture.initializer.map { expression($0.value) }))
    }
    let body = statements(node.statements)
    let shorthand = node.signature?.parameterClause == nil ? ShorthandCounter.count(in: node) : 0
    let collector = FirstParameterCollector(name: parameters.first?.name ?? "$0", in: node)
    var use = collector.use
    use.containers = collector.containers.map(expression)
    return ClosureExpression(
      parameters: parameters, hasSignature: node.signature?.parameterClause != nil, captures: captures, body: body,
      isAsync: node.signature?.effectSpecifiers?.asyncSpecifier != nil, shorthandCount: shorthand,
      firstParameter: use,
      path: text.path)
  }
}

/// Finds what a closure does with a name, not within closures of its own.
private final class FirstParameterCollector: SyntaxVisitor {
  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  private let name: String
  private(set) var use = FirstParameterUse()
  private(set) var containers: [ExprSyntax] = []

  init(name: String, in closure: ClosureExprSyntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, isParameter(base) { use.members.insert(node.declName.baseName.text) }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for position in parts.indices.dropFirst().dropLast() {
      guard let sign = parts[position].as(BinaryOperatorExprSyntax.self), Self.comparisons.contains(sign.operator.text)
      else { continue }
      let (left, right) = (parts[position - 1], parts[position + 1])
      if isParameter(left), let literal = Self.literal(right) { use.literals.append(literal) }
      if isParameter(right), let literal = Self.literal(left) { use.literals.append(literal) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "contains",
      let base = callee.base, base.is(DeclReferenceExprSyntax.self), node.arguments.count == 1,
      let argument = node.arguments.first, argument.label == nil, isParameter(argument.expression)
    {
      containers.append(base)
    }
    return .visitChildren
  }

  private func isParameter(_ node: ExprSyntax) -> Bool {
    node.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  private static func literal(_ node: ExprSyntax) -> Value? {
    switch node.kind {
    case .stringLiteralExpr: .literal(StringLiteralValue(""))
    case .integerLiteralExpr: .int(0)
    case .floatLiteralExpr: .double(0)
    case .booleanLiteralExpr: .bool(false)
    default: nil
    }
  }
}

/// Finds the highest `$n` of a closure, not of closures within it.
private final class ShorthandCounter: SyntaxVisitor {
  private var count = 0
  private var depth = 0

  static func count(in closure: ClosureExprSyntax) -> Int {
    let counter = ShorthandCounter(viewMode: .sourceAccurate)
    counter.walk(closure.statements)
    return counter.count
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.baseName.text
    if text.hasPrefix("$"), let number = Int(text.dropFirst()) { count = max(count, number + 1) }
    return .skipChildren
  }
}
