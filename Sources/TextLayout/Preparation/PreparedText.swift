import Geometry
import Typography

/// A stretch of a text in one run, script and direction, shaped.
///
/// Optimization: a class, since copies of a shaped run's tables are counted one by one; `WorkCountTests` and the benchmark
/// workload "text" guard it.
final class PreparedItem: Sendable {
  /// UTF-16 offsets in the whole text.
  let range: Range<Int>
  /// Position in the request's runs.
  let run: Int
  let level: UInt8
  /// `nil` for an attachment.
  let shaped: ShapedRun?
  /// Whether glyphs come from more than the face asked for.
  let usesFallback: Bool

  init(range: Range<Int>, run: Int, level: UInt8, shaped: ShapedRun?) {
    self.range = range
    self.run = run
    self.level = level
    self.shaped = shaped
    usesFallback = shaped?.faces.contains(where: \.isFallback) ?? false
  }

  /// The sum of the advances between the item's start and an offset, which may lie outside.
  func sum(to offset: Int) -> AdvanceSum {
    guard let shaped else { return .zero }
    return shaped.prefixSums[min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound]
  }

  /// The kerning that a cut at an offset gives back to the part that ends there (`before`) or starts there.
  func kerning(at offset: Int, before: Bool) -> MasterPair {
    guard let shaped, range.contains(offset), offset > range.lowerBound,
      (shaped.direction == .leftToRight) == before
    else { return .zero }
    return shaped.kerningAcross(offset - range.lowerBound)
  }
}

/// A place by its item and the sum of advances from the item's start.
struct ItemPlace {
  var item: Int
  var sum: AdvanceSum
  /// Whether the place is the end of its item: what an attachment's width counts for.
  var isItemEnd: Bool
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

/// The places of a break opportunity: of a line that starts there, of the content of one that ends there, and of the end
/// itself.
struct BreakPlaces {
  var start: ItemPlace
  var contentEnd: ItemPlace
  var end: ItemPlace
}

/// A stretch of text up to a forced break.
struct PreparedParagraph {
  /// UTF-16 offsets without the characters that force the break.
  var content: Range<Int>
  /// Positions in `PreparedText.breaks`; the last one ends the paragraph. Empty for an empty paragraph.
  var breaks: Range<Int>
}

/// A text analysed and shaped once for all sizes and widths.
final class PreparedText: Sendable {
  let units: [UInt16]
  let boundaries: TextBoundaries
  let items: [PreparedItem]
  let paragraphs: [PreparedParagraph]
  let breaks: [BreakOpportunity]
  let breakPlaces: [BreakPlaces]
  /// Whether any item draws from a fallback face.
  let usesFallback: Bool
  /// Whether the end of an overlong text was left out.
  let isCut: Bool

  init(
    units: [UInt16], boundaries: TextBoundaries, items: [PreparedItem], paragraphs: [PreparedParagraph],
    breaks: [BreakOpportunity], isCut: Bool = false
  ) {
    self.isCut = isCut
    self.units = units
    self.boundaries = boundaries
    self.items = items
    self.paragraphs = paragraphs
    self.breaks = breaks
    usesFallback = items.contains(where: \.usesFallback)
    breakPlaces = breaks.map { opportunity in
      BreakPlaces(
        start: Self.startPlace(opportunity.offset, in: items),
        contentEnd: Self.endPlace(opportunity.contentEnd, in: items), end: Self.place(opportunity.offset, in: items))
    }
  }

  /// The text of a range of UTF-16 offsets.
  ///
  /// Optimization: most texts are ASCII, whose units are the bytes of the string.
  func string(_ range: Range<Int>) -> String {
    units.withUnsafeBufferPointer { units in
      let part = UnsafeBufferPointer(rebasing: units[range])
      guard part.allSatisfy({ $0 < 0x80 }) else { return String(decoding: part, as: UTF16.self) }
      return String(unsafeUninitializedCapacity: part.count) { bytes in
        for index in part.indices { bytes[index] = UInt8(truncatingIfNeeded: part[index]) }
        return part.count
      }
    }
  }

  /// The item that holds an offset; at a boundary the one behind it, at the end the last.
  func itemIndex(at offset: Int) -> Int { Self.itemIndex(at: offset, in: items) }

  private static func itemIndex(at offset: Int, in items: [PreparedItem]) -> Int {
    var low = 0
    var high = items.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if items[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The place of an offset.
  static func place(_ offset: Int, in items: [PreparedItem]) -> ItemPlace {
    guard !items.isEmpty else { return ItemPlace(item: 0, sum: .zero, isItemEnd: false) }
    let index = itemIndex(at: offset, in: items)
    return ItemPlace(
      item: index, sum: items[index].sum(to: offset), isItemEnd: offset >= items[index].range.upperBound)
  }

  /// The place where a line that starts at an offset begins: kerning with the text before it does not count.
  static func startPlace(_ offset: Int, in items: [PreparedItem]) -> ItemPlace {
    var place = place(offset, in: items)
    guard !items.isEmpty else { return place }
    place.sum.kerning = place.sum.kerning + items[place.item].kerning(at: offset, before: false)
    return place
  }

  /// The place where a line that ends at an offset stops drawing: kerning with the text behind it does not count.
  static func endPlace(_ offset: Int, in items: [PreparedItem]) -> ItemPlace {
    guard !items.isEmpty else { return ItemPlace(item: 0, sum: .zero, isItemEnd: false) }
    let index = itemIndex(at: max(offset - 1, 0), in: items)
    let item = items[index]
    var sum = item.sum(to: offset)
    sum.kerning = sum.kerning - item.kerning(at: offset, before: true)
    return ItemPlace(item: index, sum: sum, isItemEnd: offset >= item.range.upperBound)
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
