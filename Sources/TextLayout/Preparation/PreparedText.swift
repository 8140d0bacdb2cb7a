import Geometry
import Typography

/// A stretch of a text in one run, script and direction, shaped.
struct PreparedItem {
  /// UTF-16 offsets in the whole text.
  var range: Range<Int>
  /// Position in the request's runs.
  var run: Int
  var level: UInt8
  /// `nil` for an attachment.
  var shaped: ShapedRun?
  /// Whether glyphs come from more than the face asked for.
  var usesFallback: Bool
}

/// A place where a line may end.
struct BreakOpportunity {
  /// Where the next line starts.
  var offset: Int
  /// Where the drawn text of the line ends: before the spaces that hang over.
  var contentEnd: Int
  /// Whether a hyphen shows when the line ends here: a soft hyphen stands before the break.
  var showsHyphen: Bool
}

/// A stretch of text up to a forced break.
struct PreparedParagraph {
  /// UTF-16 offsets without the characters that force the break.
  var content: Range<Int>
  /// Positions in `PreparedText.breaks`; the last one ends the paragraph. Empty for an empty paragraph.
  var breaks: Range<Int>
}

/// A text analysed and shaped once for all sizes and widths.
struct PreparedText {
  var units: [UInt16]
  var boundaries: TextBoundaries
  var items: [PreparedItem]
  var paragraphs: [PreparedParagraph]
  var breaks: [BreakOpportunity]
  var basis: MeasurementBasis
  var relativeTolerance: Double
  var unmeasured: [UnmeasuredReason]

  /// The text of a range of UTF-16 offsets.
  func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  /// The item that holds an offset; at a boundary the one behind it, at the end the last.
  func itemIndex(at offset: Int) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if items[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether text may be cut at an offset: between grapheme clusters and between clusters of glyphs.
  func isCluster(at offset: Int) -> Bool {
    guard boundaries[offset].contains(.graphemeStart) else { return false }
    guard !items.isEmpty else { return true }
    let item = items[itemIndex(at: offset)]
    guard let shaped = item.shaped, item.range.contains(offset) else { return true }
    return shaped.clusterStarts[offset - item.range.lowerBound]
  }

  /// The end of a stretch without the white space that hangs over its end, not before `start`.
  func contentEnd(of end: Int, from start: Int) -> Int {
    var end = end
    while end > start, UTF16Scalar.hangs(units[end - 1]) { end -= 1 }
    return end
  }
}
