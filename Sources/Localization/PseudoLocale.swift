/// A locale that no project translates: its texts are made from those of the development language, so that a layout
/// shows what a translation may do to it.
///
/// - Source: CLDR, `en-XA` and `ar-XB`, the accented and the bidirectional pseudo-locale; `XD` is a region code left for
///   private use, for the double-length language of Xcode's schemes.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents and doubled vowels: "Šêêţţîîñĝš" for "Settings", about a third longer.
  case accented = "en-XA"
  /// The text runs from right to left, and so does the layout.
  case rightToLeft = "ar-XB"
  /// Every text twice.
  case doubled = "en-XD"

  /// The pseudo-locale of a name, with a hyphen or an underscore and in any case; `nil` for every other locale.
  package init?(name: String) {
    let wanted = String(name.map { $0 == "_" ? "-" : $0 }).lowercased()
    guard let found = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
    self = found
  }

  /// The locale by which numbers and dates are written and lines are broken.
  package static let formattingLocale = "en_US"

  /// A text of the development language as this locale shows it.
  ///
  /// - Parameters:
  ///   - format: the text; what its placeholders and marks are made of is kept whole.
  ///   - hasPlaceholders: whether `%` begins a placeholder such as `%@` or `%1$lld`.
  ///   - hasMarkdown: whether `*`, `[…](…)` and the like are marks.
  package func text(of format: String, hasPlaceholders: Bool = true, hasMarkdown: Bool = true) -> String {
    let pieces = FormatPieces(format, hasPlaceholders: hasPlaceholders, hasMarkdown: hasMarkdown).pieces
    switch self {
    case .accented: return pieces.map { $0.isKept ? $0.text : Self.accented($0.text) }.joined()
    case .rightToLeft: return pieces.map { $0.isKept ? $0.text : Self.reversed($0.text) }.joined()
    case .doubled:
      guard pieces.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return format }
      return format + " " + FormatPieces.numbered(pieces)
    }
  }

  /// Letters of Latin-1 and Latin Extended-A, which every font for Western languages has.
  private static let accents: [Character: Character] = [
    "a": "å", "c": "ć", "d": "ď", "e": "ê", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ", "l": "ĺ", "n": "ñ",
    "o": "ö", "r": "ř", "s": "š", "t": "ţ", "u": "ů", "w": "ŵ", "y": "ý", "z": "ž",
  ]

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u", "y"]

  private static func accented(_ text: String) -> String {
    var result = ""
    for character in text {
      let small = Character(character.lowercased())
      guard character.isASCII, let accent = accents[small] else {
        result.append(character)
        continue
      }
      let isCapital = small != character
      result += isCapital ? accent.uppercased() : String(accent)
      if vowels.contains(small) { result.append(accent) }
    }
    return result
  }

  /// Each line between the marks that override its direction; white space at its ends stays outside.
  private static func reversed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let first = line.firstIndex(where: { !$0.isWhitespace }),
        let last = line.lastIndex(where: { !$0.isWhitespace })
      else { return String(line) }
      let core = line[first...last]
      guard core.contains(where: { $0.isLetter || $0.isNumber }) else { return String(line) }
      return line[..<first] + "\u{202E}" + core + "\u{202C}" + line[line.index(after: last)...]
    }.joined(separator: "\n")
  }
}
