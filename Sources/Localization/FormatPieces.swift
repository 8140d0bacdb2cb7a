/// A localised text cut into what a reader reads and what has to stay as it is: placeholders and marks of Markdown.
struct FormatPieces {
  struct Piece: Hashable {
    var text: String
    /// Whether the piece is a placeholder or a mark.
    var isKept: Bool
  }

  private(set) var pieces: [Piece] = []

  /// How far the end of a mark is looked for, in characters.
  private static let reach = 1000

  /// - Source: Foundation, "String Format Specifiers"; CommonMark 0.31, inlines.
  init(_ format: String, hasPlaceholders: Bool, hasMarkdown: Bool) {
    var rest = format[...]
    while let character = rest.first {
      let kept = (hasPlaceholders ? Self.placeholder(rest) : nil) ?? (hasMarkdown ? Self.mark(rest) : nil)
      let length = max(kept ?? 1, 1)
      add(kept == nil ? String(character) : String(rest.prefix(length)), isKept: kept != nil)
      rest = rest.dropFirst(length)
    }
  }

  private mutating func add(_ text: String, isKept: Bool) {
    if !isKept, let last = pieces.last, !last.isKept {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, isKept: isKept))
    }
  }

  /// The characters of a placeholder at the start: `%@`, `%1$@`, `%lld`, `%.2f`, `%%`, `%#@name@`; `nil` for none.
  private static func placeholder(_ text: Substring) -> Int? {
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    if rest.first == "%" { return 2 }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" { rest = rest.dropFirst(digits.count + 1) }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).prefix(reach).firstIndex(of: "@") {
      return text[...end].count
    }
    let flags = rest.prefix(reach).prefix { "0123456789.+-#* ".contains($0) }
    rest = rest.dropFirst(flags.count)
    rest = rest.dropFirst(rest.prefix(3).prefix { "lhqzjt".contains($0) }.count)
    guard let conversion = rest.first, "@dDiuUfFeEgGxXocsCSp".contains(conversion) else { return nil }
    return text.distance(from: text.startIndex, to: rest.startIndex) + 1
  }

  /// The characters of a mark at the start: emphasis, code, an escape, where a link leads; `nil` for none.
  private static func mark(_ text: Substring) -> Int? {
    switch text.first {
    case "*", "_", "~", "`", "[": return 1
    case "\\":
      guard let next = text.dropFirst().first, next.isASCII, next.isPunctuation || next.isSymbol else { return nil }
      return 2
    case "]":
      guard text.dropFirst().first == "(", let end = text.prefix(reach).firstIndex(of: ")") else { return 1 }
      return text[...end].count
    case "<":
      guard let next = text.dropFirst().first, next.isLetter || next == "/",
        let end = text.prefix(reach).firstIndex(of: ">"),
        !text[..<end].contains("\n")
      else { return nil }
      return text[...end].count
    case "&":
      guard let end = text.prefix(12).firstIndex(of: ";"),
        text[..<end].dropFirst().allSatisfy({ $0 == "#" || $0.isASCII && ($0.isLetter || $0.isNumber) })
      else { return nil }
      return text[...end].count
    default: return nil
    }
  }

  /// The text with every placeholder numbered, so that it may stand a second time: "%@" as "%1$@".
  static func numbered(_ pieces: [Piece]) -> String {
    var position = 0
    return pieces.map { piece in
      guard piece.isKept, piece.text.first == "%", piece.text != "%%" else { return piece.text }
      position += 1
      return piece.text.contains("$") ? piece.text : "%\(position)$" + piece.text.dropFirst()
    }.joined()
  }
}
