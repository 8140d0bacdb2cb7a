import Geometry
import Typography

/// An item at its size: the numbers that turn its sums into points.
struct SizedItem {
  var range: Range<Int>
  /// Where the item starts when the whole text stands on one line in logical order, in points.
  var start: Double
  var scaling: FontScaling
  /// Space after every tracked glyph on top of the font's own, in points.
  var extraTracking: Double
  /// The width of an attachment; `nil` for text.
  var attachmentWidth: Double?
}

/// A prepared text at the sizes of a request: widths of any stretch, without shaping.
struct SizedText {
  let prepared: PreparedText
  let request: TextRequest
  /// The factor on all font sizes, 1 unless text shrinks to fit.
  let factor: Double
  private(set) var items: [SizedItem] = []
  /// For each break opportunity: where a line that starts there begins, and where a line that ends there stops drawing.
  private(set) var breakStarts: [Double] = []
  private(set) var breakContentEnds: [Double] = []
  let verticals: [RunMetrics]
  private let insertions: InsertionShapes

  /// - Parameter tightening: how much of the largest tightening is used, 0…1.
  init(
    _ prepared: PreparedText, _ request: TextRequest, factor: Double = 1, tightening: Double = 0,
    fonts: any FontSource, insertions: InsertionShapes
  ) {
    self.prepared = prepared
    self.request = request
    self.factor = factor
    self.insertions = insertions
    verticals = request.runs.map { RunMetrics($0, style: request.style, factor: factor, fonts: fonts) }
    items.reserveCapacity(prepared.items.count)
    var scalings: [Int: FontScaling] = [:]
    var position = 0.0
    for item in prepared.items {
      let run = request.runs[item.run]
      let scaling =
        scalings[item.run] ?? fonts.scaling(of: run.font.scaled(by: factor))
      scalings[item.run] = scaling
      let tracking = run.tracking * factor - tightening * Self.largestTightening * run.font.pointSize * factor
      let width = run.attachment.map { $0.size.width * factor }
      let sized = SizedItem(
        range: item.range, start: position, scaling: scaling, extraTracking: tracking, attachmentWidth: width)
      items.append(sized)
      position += width ?? Self.points(item.shaped?.advanceSum ?? .zero, sized)
    }
    measureBreaks()
  }

  /// The most that tightening takes off each character, in em.
  ///
  /// - Verification: measured; recorded tightened lines on macOS 26 lose up to 1/72 em a character.
  static let largestTightening = 1.0 / 72

  /// The place of an offset when the whole text stands on one line in logical order, in points.
  func position(_ offset: Int) -> Double {
    guard !items.isEmpty else { return 0 }
    return position(offset, inItem: prepared.itemIndex(at: offset))
  }

  /// The advance width of a stretch, in points; kerning across its ends is left out.
  func width(_ start: Int, _ end: Int) -> Double {
    guard end > start else { return 0 }
    return contentEnd(at: end) - lineStart(at: start)
  }

  /// The width of an ellipsis or hyphen beside the character at `offset`, in points.
  func insertionWidth(_ insertion: Insertion, at offset: Int) -> Double {
    guard let run = insertionRun(at: offset) else { return 0 }
    let shaped = insertions.shape(insertion, font: FontFaceKey(request.runs[run].font))
    guard let item = prepared.items.firstIndex(where: { $0.run == run }) else { return 0 }
    return Self.points(shaped.advanceSum, items[item])
  }

  /// The run whose font an ellipsis or hyphen beside the character at `offset` takes; `nil` where there is no text.
  func insertionRun(at offset: Int) -> Int? {
    guard !prepared.items.isEmpty else { return nil }
    let index = prepared.itemIndex(at: offset)
    if prepared.items[index].shaped != nil { return prepared.items[index].run }
    return prepared.items.first { $0.shaped != nil }?.run
  }

  /// The shape of an ellipsis or hyphen.
  func insertionShape(_ insertion: Insertion, run: Int) -> ShapedRun {
    insertions.shape(insertion, font: FontFaceKey(request.runs[run].font))
  }

  /// A sum in points at the item's size, tracking included.
  static func points(_ sum: AdvanceSum, _ item: SizedItem) -> Double {
    item.scaling.width(of: sum) + item.extraTracking * sum.trackedGlyphs
  }

  private func position(_ offset: Int, inItem index: Int) -> Double {
    let item = items[index]
    if let width = item.attachmentWidth { return item.start + (offset >= item.range.upperBound ? width : 0) }
    guard let shaped = prepared.items[index].shaped else { return item.start }
    let local = min(max(offset, item.range.lowerBound), item.range.upperBound) - item.range.lowerBound
    return item.start + Self.points(shaped.prefixSums[local], item)
  }

  /// Where a line that starts at an offset begins: kerning with the text before it does not count.
  func lineStart(at offset: Int) -> Double {
    guard !items.isEmpty else { return 0 }
    let index = prepared.itemIndex(at: offset)
    var place = position(offset, inItem: index)
    if let shaped = prepared.items[index].shaped, shaped.direction == .rightToLeft {
      place += kerning(shaped, offset, items[index])
    }
    return place
  }

  /// Where a line that ends at an offset stops drawing: kerning with the text behind it does not count.
  private func contentEnd(at offset: Int) -> Double {
    guard !items.isEmpty else { return 0 }
    let index = prepared.itemIndex(at: max(offset - 1, 0))
    var place = position(offset, inItem: index)
    if let shaped = prepared.items[index].shaped, shaped.direction == .leftToRight {
      place -= kerning(shaped, offset, items[index])
    }
    return place
  }

  private func kerning(_ shaped: ShapedRun, _ offset: Int, _ item: SizedItem) -> Double {
    let local = offset - item.range.lowerBound
    guard local > 0, local < shaped.utf16Count else { return 0 }
    return item.scaling.kerning(of: shaped.kerningAcross(local)) * item.scaling.pointSize
  }

  private mutating func measureBreaks() {
    breakStarts = prepared.breaks.map { lineStart(at: $0.offset) }
    breakContentEnds = prepared.breaks.map { opportunity in
      let hyphen = opportunity.showsHyphen ? insertionWidth(.hyphen, at: opportunity.contentEnd - 1) : 0
      return contentEnd(at: opportunity.contentEnd) + hyphen
    }
  }
}

extension ResolvedFont {
  /// The font with its size, and its line height with it, times a factor.
  func scaled(by factor: Double) -> ResolvedFont {
    guard factor != 1 else { return self }
    var font = self
    font.pointSize *= factor
    font.styleLineHeight = styleLineHeight.map { $0 * factor }
    return font
  }
}
