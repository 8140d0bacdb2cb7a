/// Lines of text for a terminal of a given width.
struct TerminalText {
  /// An ANSI graphic rendition.
  ///
  /// - Source: ECMA-48, fifth edition, "SGR".
  enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"
  }

  let width: Int
  let usesColor: Bool
  private(set) var text = ""

  init(width: Int, usesColor: Bool) {
    self.width = max(20, width)
    self.usesColor = usesColor
  }

  mutating func blankLine() { text += "\n" }

  /// One line as it is; for what must stay in one piece.
  mutating func line(_ content: String) { text += content + "\n" }

  /// A paragraph wrapped at spaces, every line after `indent` columns; words wider than the line stay whole.
  mutating func paragraph(_ content: String, indent: Int, style: Style? = nil) {
    let available = max(10, width - indent)
    let margin = String(repeating: " ", count: indent)
    var current = ""
    var currentWidth = 0
    func styled(_ line: String) -> String { style.map { self.styled(line, $0) } ?? line }
    for word in TextEscaping.oneLine(content).split(separator: " ") {
      let wordWidth = Self.columns(String(word))
      if currentWidth > 0, currentWidth + 1 + wordWidth > available {
        text += margin + styled(current) + "\n"
        current = ""
        currentWidth = 0
      }
      if currentWidth > 0 {
        current += " "
        currentWidth += 1
      }
      current += word
      currentWidth += wordWidth
    }
    if currentWidth > 0 { text += margin + styled(current) + "\n" }
  }

  /// The content in a style, or as it is where colour is off.
  func styled(_ content: String, _ styles: Style...) -> String {
    guard usesColor, !content.isEmpty else { return content }
    return "\u{1B}[" + styles.map(\.rawValue).joined(separator: ";") + "m" + content + "\u{1B}[0m"
  }

  /// The content padded with spaces to a number of columns.
  static func padded(_ content: String, to columns: Int) -> String {
    content + String(repeating: " ", count: max(0, columns - Self.columns(content)))
  }

  /// The columns that text takes in a terminal: two for wide East Asian characters and emoji, none for marks.
  ///
  /// - Source: Unicode 15.1, UAX #11; the blocks whose characters are wide throughout.
  static func columns(_ text: String) -> Int {
    text.reduce(0) { total, character in
      guard let scalar = character.unicodeScalars.first else { return total }
      if scalar.properties.generalCategory == .nonspacingMark { return total }
      return total + (isWide(scalar) ? 2 : 1)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
