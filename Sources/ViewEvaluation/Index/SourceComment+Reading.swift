internal import Diagnostics
internal import SwiftSyntax

extension SourceComment {
  /// The comments of a tree that begin with some text, in order.
  ///
  /// - Complexity: Linear in the length of the file.
  static func all(beginningWith start: String, in tree: SourceFileSyntax, of text: SourceText) -> [SourceComment] {
    var comments: [SourceComment] = []
    var codeLines: Set<Int> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for piece in token.leadingTrivia {
        add(piece, at: offset, to: &comments, of: text, start)
        offset += piece.sourceLength.utf8Length
      }
      if token.tokenKind != .endOfFile {
        let first = text.position(of: token.positionAfterSkippingLeadingTrivia.utf8Offset).line
        let last = text.position(of: token.endPositionBeforeTrailingTrivia.utf8Offset).line
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
    }
    return comments
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
