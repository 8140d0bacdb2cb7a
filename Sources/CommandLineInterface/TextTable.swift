/// Rows of text in columns as wide as their widest cell.
struct TextTable {
  enum Alignment {
    case leading, trailing
  }

  private let rows: [[String]]
  private let alignment: Alignment

  /// The first column reads from the left; `alignment` is that of the others.
  init(_ rows: [[String]], alignment: Alignment = .leading) {
    self.rows = rows
    self.alignment = alignment
  }

  /// The lines, each with a newline, without trailing spaces.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? Self.width(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - Self.width(of: cell))
        if column > 0 { line += "  " }
        line += column > 0 && alignment == .trailing ? gap + cell : cell + gap
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Columns that a text takes on a terminal: its characters, two for wide ones, none for colour codes.
  static func width(of text: String) -> Int {
    var width = 0
    var isInEscape = false
    for character in text {
      if character == "\u{1B}" { isInEscape = true }
      if !isInEscape { width += isWide(character) ? 2 : 1 }
      if isInEscape, character == "m" { isInEscape = false }
    }
    return width
  }

  /// - Source: Unicode Standard Annex 11, blocks that are wide as a whole.
  private static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}
