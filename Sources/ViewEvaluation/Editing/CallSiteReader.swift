internal import SwiftSyntax

/// Reads calls of a syntax tree into plain data.
struct CallSiteReader {
  let source: EditableSource

  func site(of call: FunctionCallExprSyntax) -> CallSite {
    let (chain, position, top) = chain(around: call)
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let isModifier = member?.base != nil
    let start = isModifier ? member?.period.trimmedStart ?? call.trimmedStart : call.trimmedStart
    let range = start..<call.trimmedEnd
    var removal = range
    if isModifier, let period = member?.period {
      removal = removalStart(of: period)..<range.upperBound
    }
    let name = member?.declName.baseName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
    var argumentRange: Range<Int>?
    if let left = call.leftParen, let right = call.rightParen { argumentRange = left.trimmedEnd..<right.trimmedStart }
    return CallSite(
      file: source.path, name: name?.text ?? call.calledExpression.trimmedDescription,
      nameRange: name?.trimmedOffsets ?? call.calledExpression.trimmedOffsets, range: range, removalRange: removal,
      isModifier: isModifier, arguments: call.arguments.map(argument), argumentRange: argumentRange,
      closure: call.trailingClosure.map(closure), hasMoreClosures: !call.additionalTrailingClosures.isEmpty,
      chain: chain, position: position, indentation: source.indentation(at: start),
      chainIndentation: source.indentation(at: chain.first?.range.lowerBound ?? start),
      isStatement: top.parent?.is(CodeBlockItemSyntax.self) ?? false,
      context: DeclarationSiteReader(source: source).site(around: Syntax(call)))
  }

  /// A modifier on a line of its own goes with the line break before it; comments before it stay.
  private func removalStart(of period: TokenSyntax) -> Int {
    let start = period.trimmedStart
    guard source.isFirstInLine(start) else { return start }
    var position = start - source.indentation(at: start).utf8.count
    if position > 0 { position -= 1 }
    if position > 0, source.text(position - 1..<position) == "\r" { position -= 1 }
    return position
  }

  private func argument(_ node: LabeledExprSyntax) -> CallSite.Argument {
    CallSite.Argument(
      label: node.label?.text, text: node.expression.trimmedDescription, range: node.expression.trimmedOffsets,
      wholeRange: node.trimmedStart..<node.expression.trimmedEnd, number: Self.number(node.expression),
      name: node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? Self.memberOfSelf(node.expression),
      alternatives: Self.alternatives(of: node.expression))
  }

  /// `.red` and `.blue` of `isOn ? .red : .blue`: operators stand in one flat sequence before they are folded.
  private static func alternatives(of node: ExprSyntax) -> [Range<Int>] {
    guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
    let elements = Array(sequence.elements)
    let first = elements.compactMap { $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    guard !first.isEmpty, let last = elements.last,
      elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) ?? false
    else { return [] }
    return (first + [last]).map(\.trimmedOffsets)
  }

  /// "margin" of `self.margin`.
  private static func memberOfSelf(_ node: ExprSyntax) -> String? {
    guard let member = node.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.text
  }

  static func number(_ node: ExprSyntax) -> Double? {
    if let literal = node.as(IntegerLiteralExprSyntax.self) { return Double(literal.literal.text) }
    if let literal = node.as(FloatLiteralExprSyntax.self) { return Double(literal.literal.text) }
    return nil
  }

  private func closure(_ node: ClosureExprSyntax) -> CallSite.Closure {
    let start = node.signature?.trimmedEnd ?? node.leftBrace.trimmedEnd
    return CallSite.Closure(
      range: node.trimmedOffsets, body: start..<node.rightBrace.trimmedStart,
      hasParameters: node.signature?.parameterClause != nil,
      statements: node.statements.map { item in
        CallSite.Statement(viewName: item.item.as(ExprSyntax.self).flatMap(Self.viewName), range: item.trimmedOffsets)
      })
  }

  /// The name that a chain of calls begins with.
  private static func viewName(_ node: ExprSyntax) -> String? {
    var current = node
    while true {
      if let call = current.as(FunctionCallExprSyntax.self) {
        current = call.calledExpression
      } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
        current = base
      } else {
        return current.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
    }
  }

  /// The calls of the chain that a call is part of, its position among them, and the outermost.
  private func chain(
    around call: FunctionCallExprSyntax
  ) -> (links: [CallSite.Link], position: Int, top: FunctionCallExprSyntax) {
    var before: [CallSite.Link] = []
    var current = call
    while let member = current.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(FunctionCallExprSyntax.self)
    {
      before.append(link(base))
      current = base
    }
    var after: [CallSite.Link] = []
    var top = call
    while let member = top.parent?.as(MemberAccessExprSyntax.self),
      let next = member.parent?.as(FunctionCallExprSyntax.self),
      next.calledExpression.id == ExprSyntax(member).id
    {
      after.append(link(next))
      top = next
    }
    return (before.reversed() + [link(call)] + after, before.count, top)
  }

  private func link(_ call: FunctionCallExprSyntax) -> CallSite.Link {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return CallSite.Link(name: call.calledExpression.trimmedDescription, range: call.trimmedOffsets)
    }
    let hasCallBefore = member.base?.is(FunctionCallExprSyntax.self) ?? false
    let start = hasCallBefore ? member.period.trimmedStart : call.trimmedStart
    return CallSite.Link(name: member.declName.baseName.text, range: start..<call.trimmedEnd)
  }
}
