internal import Diagnostics
internal import SwiftSyntax

extension SourceComment {
  /// The comments of a tree that begin with some text, in order.
  ///
  /// - Complexity: Linear in the length of the file.
  static func all(beginningWith start: String, in tree: SourceFileSyntax, of text: SourceText) -> [SourceComment] {
    var comments: [SourceComment] = []
    var codeLines: Set<Int> = []
    var modifiers: [Int: TokenSyntax] = [:]
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        add(piece, at: offset, to: &comments, of: text, start)
        offset += piece.sourceLength.utf8Length
      }
      if token.tokenKind != .endOfFile {
        let first = text.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let last = text.position(of: token.endPositionBeforeTrailingTrivia.utf8Offset).line
        if token.tokenKind == .period, !codeLines.contains(first) { modifiers[first] = token }
        for line in first...max(first, last) { codeLines.insert(line) }
      }
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      for piece in token.trailingTrivia {
        add(piece, at: offset, to: &comments, of: text, start)
        offset += piece.sourceLength.utf8Length
      }
    }
    let lines = codeLines.sorted()
    for index in comments.indices {
      let range = comments[index].range
      comments[index].nextCodeLine = lines.first { $0 > range.endLine }
      comments[index].previousCodeLine = lines.last { $0 < range.startLine }
      for line in [comments[index].previousCodeLine, range.startLine, comments[index].nextCodeLine] {
        guard let line, let view = modifiers[line].flatMap(Self.modifiedView) else { continue }
        comments[index].viewLines[line] = text.position(of: view.positionAfterSkippingLeadingTrivia.utf8Offset).line
      }
    }
    return comments
  }

  /// The view at the start of the chain that a modifier, known by its period, belongs to.
  private static func modifiedView(_ period: TokenSyntax) -> ExprSyntax? {
    var view = period.parent?.as(MemberAccessExprSyntax.self)?.base
    while let current = view {
      guard let call = current.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else {
        return current
      }
      view = base
    }
    return nil
  }

  private static func add(
    _ piece: TriviaPiece, at offset: Int, to comments: inout [SourceComment], of text: SourceText, _ start: String
  ) {
    let written: Substring
    switch piece {
    case .lineComment(let comment), .docLineComment(let comment): written = comment.drop { $0 == "/" }
    case .blockComment(let comment), .docBlockComment(let comment):
      written = comment.dropFirst(2).drop { $0 == "*" }.dropLast(comment.hasSuffix("*/") ? 2 : 0)
    default: return
    }
    var content = written.drop { $0.isWhitespace }
    while content.last?.isWhitespace == true { content.removeLast() }
    guard content.hasPrefix(start) else { return }
    let end = Int32(clamping: offset + piece.sourceLength.utf8Length)
    let place = SourcePlace(file: text, start: Int32(clamping: offset), end: end)
    comments.append(
      SourceComment(text: String(content), range: place.range, nextCodeLine: nil, previousCodeLine: nil))
  }
}
