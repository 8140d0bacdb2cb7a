package import Geometry
package import Typography

/// What rules ask of every text again and again: plain values without its lines and fonts.
package struct TextSummary: Sendable {
  package var isEmpty: Bool
  /// Whether there is nothing but white space.
  package var isBlank: Bool
  package var lineCount: Int
  package var firstLineHeight: Double?
  package var isTruncated: Bool
  package var scaleFactor: Double
  package var unlimitedLineCount: Int
  package var relativeTolerance: Double
  package var singleLineWidth: Double
  package var widestWordWidth: Double
  /// Whether the widest word is an address or a path, which breaks at its slashes and dots.
  package var hasAddress: Bool
  /// The worst break inside a word.
  package var wordBreak: WordBreak?
  package var lineLimit: Int?
  package var minimumScaleFactor: Double
  package var fontCount: Int
  /// Of the first font; 17 where there is none.
  package var pointSize: Double
  package var isBold: Bool
  /// The size of the smallest font that no text size changes; `nil` where all are scaled.
  package var smallestFixedSize: Double?
}

extension PlacedText {
  /// The bounding boxes of the lines' ink, in the text's coordinates, the largest size of a glyph run, and whether the
  /// font was read and not modelled.
  package var inks: (lines: [Rectangle], emSize: Double, isExact: Bool) {
    let set = self.set
    var lines: [Rectangle] = []
    lines.reserveCapacity(set.lines.count)
    var size = 0.0
    for index in set.lines.indices {
      if let line = set.lines[index].inkBounds { lines.append(line) }
      for run in set.lines[index].glyphRuns.indices { size = max(size, set.lines[index].glyphRuns[run].pointSize) }
    }
    return (lines, size > 0 ? size : fonts.first?.pointSize ?? 17, set.basis == .realFont)
  }

  package var summary: TextSummary {
    let (set, fonts) = (self.set, self.fonts)
    var wordBreak: WordBreak?
    for index in set.lines.indices where wordBreak != .unmarked {
      let own = set.lines[index].wordBreak
      wordBreak = own == .unmarked ? own : wordBreak ?? own
    }
    var smallest: Double?
    for index in fonts.indices where fonts[index].scalesRelativeTo == nil {
      if fonts[index].pointSize < smallest ?? .infinity { smallest = fonts[index].pointSize }
    }
    return TextSummary(
      isEmpty: string.isEmpty, isBlank: string.isBlank, lineCount: set.lines.count,
      firstLineHeight: set.lines.first?.frame.height, isTruncated: set.isTruncated, scaleFactor: set.scaleFactor,
      unlimitedLineCount: set.unlimitedLineCount, relativeTolerance: set.relativeTolerance,
      singleLineWidth: set.demand.singleLineWidth, widestWordWidth: set.demand.widestWordWidth,
      hasAddress: set.demand.widestWord.isAddress, wordBreak: wordBreak, lineLimit: lineLimit,
      minimumScaleFactor: minimumScaleFactor, fontCount: fonts.count, pointSize: fonts.first?.pointSize ?? 17,
      isBold: fonts.first.map { $0.weight >= .bold } ?? false, smallestFixedSize: smallest)
  }
}

extension String {
  /// Whether there is nothing but white space.
  fileprivate var isBlank: Bool {
    for byte in utf8 {
      // Letters and digits of ASCII are the common case.
      if byte > 0x20, byte < 0x80 { return false }
      if byte >= 0x80 { return allSatisfy(\.isWhitespace) }
    }
    return allSatisfy(\.isWhitespace)
  }

  /// Whether this is an address or a path, which breaks at its slashes and dots.
  fileprivate var isAddress: Bool { utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@") } }
}
