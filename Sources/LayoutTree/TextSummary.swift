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
  /// The number of its lines.
  package var lineCount: Int { shared.text.lines.count }

  /// Calls for the bounding box of each line's ink, in the text's coordinates.
  package func forEachInk(_ work: (Rectangle) -> Void) {
    shared.text.lines.withUnsafeBufferPointer { lines in
      guard let first = lines.baseAddress else { return }
      for index in lines.indices {
        if let ink = (first + index).pointee.inkBounds { work(ink) }
      }
    }
  }

  /// The largest size of a glyph run, and whether the font was read and not modelled.
  package var inkScale: (emSize: Double, isExact: Bool) {
    var size = 0.0
    shared.text.lines.withUnsafeBufferPointer { lines in
      guard let first = lines.baseAddress else { return }
      for index in lines.indices {
        (first + index).pointee.glyphRuns.withUnsafeBufferPointer { runs in
          guard let run = runs.baseAddress else { return }
          for index in runs.indices { size = max(size, (run + index).pointee.pointSize) }
        }
      }
    }
    return (size > 0 ? size : fonts.first?.pointSize ?? 17, shared.text.basis == .realFont)
  }

  /// The worst break inside a word.
  private var wordBreak: WordBreak? {
    shared.text.lines.withUnsafeBufferPointer { lines in
      guard let first = lines.baseAddress else { return nil }
      var worst: WordBreak?
      for index in lines.indices {
        let own = (first + index).pointee.wordBreak
        if own == .unmarked { return own }
        worst = worst ?? own
      }
      return worst
    }
  }

  /// Optimization: this lends what the lines and the fonts are held by, and copies none of them.
  package var summary: TextSummary {
    var smallest: Double?
    let fonts = sharedTerms.terms.fonts
    for index in fonts.indices where fonts[index].scalesRelativeTo == nil {
      if fonts[index].pointSize < smallest ?? .infinity { smallest = fonts[index].pointSize }
    }
    let shared = self.shared
    return TextSummary(
      isEmpty: string.isEmpty, isBlank: string.isBlank, lineCount: shared.text.lines.count,
      firstLineHeight: shared.text.lines.first?.frame.height, isTruncated: shared.text.isTruncated,
      scaleFactor: shared.text.scaleFactor, unlimitedLineCount: shared.text.unlimitedLineCount,
      relativeTolerance: shared.text.relativeTolerance, singleLineWidth: shared.text.demand.singleLineWidth,
      widestWordWidth: shared.text.demand.widestWordWidth, hasAddress: shared.text.demand.widestWord.isAddress,
      wordBreak: wordBreak, lineLimit: sharedTerms.terms.lineLimit,
      minimumScaleFactor: sharedTerms.terms.minimumScaleFactor, fontCount: fonts.count,
      pointSize: fonts.first?.pointSize ?? 17, isBold: fonts.first?.isBold ?? false,
      smallestFixedSize: smallest)
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
