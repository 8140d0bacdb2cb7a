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

/// A break opportunity on the single line, in points: where a line that starts there begins, where a line that ends there
/// stops drawing, and where it ends with the spaces that hang over.
struct SizedBreak {
  var start: Double
  var contentEnd: Double
  var end: Double
}

/// A prepared text at the sizes of a request: widths of any stretch, without shaping.
final class SizedText: Sendable {
  let prepared: PreparedText
  let request: TextRequest
  /// The factor on all font sizes, 1 unless text shrinks to fit.
  let factor: Double
  let items: [SizedItem]
  /// The places of the break opportunities.
  let breaks: [SizedBreak]
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
    let items = Self.sizedItems(prepared, request, factor: factor, tightening: tightening, fonts: fonts)
    self.items = items
    breaks = prepared.breakPlaces.indices.map { index in
      let places = prepared.breakPlaces[index]
      var contentEnd = Self.position(places.contentEnd, items)
      if prepared.breaks[index].showsHyphen {
        let run = prepared.items[places.contentEnd.item].run
        contentEnd += insertions.width(.hyphen, request.runs[run].font, items[places.contentEnd.item])
      }
      return SizedBreak(
        start: Self.position(places.start, items), contentEnd: contentEnd, end: Self.position(places.end, items))
    }
  }

  private static func sizedItems(
    _ prepared: PreparedText, _ request: TextRequest, factor: Double, tightening: Double, fonts: any FontSource
  ) -> [SizedItem] {
    var scaling: (run: Int, value: FontScaling)?
    var position = 0.0
    return prepared.items.map { item in
      let run = request.runs[item.run]
      let known = scaling.flatMap { $0.run == item.run ? $0.value : nil }
      let value = known ?? fonts.scaling(of: run.font.scaled(by: factor))
      scaling = (item.run, value)
      let tracking = run.tracking * factor - tightening * largestTightening * run.font.pointSize * factor
      let width = run.attachment.map { $0.size.width * factor }
      let sized = SizedItem(
        range: item.range, start: position, scaling: value, extraTracking: tracking, attachmentWidth: width)
      position += width ?? points(item.shaped?.advanceSum ?? .zero, sized)
      return sized
    }
  }

  /// The most that tightening takes off each character, in em.
  ///
  /// - Verification: measured; recorded tightened lines on macOS 26 lose up to 1/72 em a character.
  static let largestTightening = 1.0 / 72

  /// Where a line that starts at an offset begins, when the whole text stands on one line in logical order, in points.
  func lineStart(at offset: Int) -> Double {
    Self.position(PreparedText.startPlace(offset, in: prepared.items), items)
  }

  /// The advance width of a stretch, in points; kerning across its ends is left out.
  func width(_ start: Int, _ end: Int) -> Double {
    guard end > start else { return 0 }
    return width(from: lineStart(at: start), to: end)
  }

  /// The advance width from a line's start, given as a place on the single line, to an offset, in points.
  func width(from origin: Double, to end: Int) -> Double {
    Self.position(PreparedText.endPlace(end, in: prepared.items), items) - origin
  }

  private static func position(_ place: ItemPlace, _ items: [SizedItem]) -> Double {
    guard !items.isEmpty else { return 0 }
    let item = items[place.item]
    if let width = item.attachmentWidth { return item.start + (place.isItemEnd ? width : 0) }
    return item.start + points(place.sum, item)
  }

  /// The width of an ellipsis or hyphen beside the character at `offset`, in points.
  func insertionWidth(_ insertion: Insertion, at offset: Int) -> Double {
    guard let index = insertionItem(at: offset) else { return 0 }
    return insertions.width(insertion, request.runs[prepared.items[index].run].font, items[index])
  }

  /// The item whose font an ellipsis or hyphen beside the character at `offset` takes; `nil` where there is no text.
  func insertionItem(at offset: Int) -> Int? {
    guard !prepared.items.isEmpty else { return nil }
    let index = prepared.itemIndex(at: offset)
    if prepared.items[index].shaped != nil { return index }
    return prepared.items.firstIndex { $0.shaped != nil }
  }

  /// The shape of an ellipsis or hyphen in the font of an item.
  func insertionShape(_ insertion: Insertion, item: Int) -> ShapedRun {
    insertions.shape(insertion, font: FontFaceKey(request.runs[prepared.items[item].run].font))
  }

  /// A sum in points at the item's size, tracking included.
  static func points(_ sum: AdvanceSum, _ item: SizedItem) -> Double {
    item.scaling.width(of: sum) + item.extraTracking * sum.trackedGlyphs
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
