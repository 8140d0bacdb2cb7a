import Geometry
import Typography

/// Moves from left to right along a baseline and collects what is drawn.
struct LinePen {
  private var x: Double
  private let baseline: Double
  private let text: SizedText
  private(set) var runs: [PositionedGlyphRun] = []
  private(set) var attachments: [PlacedAttachment] = []

  init(x: Double, baseline: Double, text: SizedText) {
    self.x = x
    self.baseline = baseline
    self.text = text
  }

  mutating func draw(_ segment: LineSegment) {
    switch segment {
    case .item(let index, let range):
      let item = text.prepared.items[index]
      guard let shaped = item.shaped else { return place(attachmentOf: item.run) }
      draw(shaped, glyphs(of: shaped, range, in: item), item: text.items[index], run: item.run)
    case .insertion(let shaped, let index):
      draw(shaped, 0..<shaped.glyphs.count, item: text.items[index], run: text.prepared.items[index].run)
    }
  }

  /// The glyphs of a stretch: those of its first to those of its last cluster, in drawing order.
  private func glyphs(of shaped: ShapedRun, _ range: Range<Int>, in item: PreparedItem) -> Range<Int> {
    let first = shaped.clusterGlyphs[range.lowerBound - item.range.lowerBound]
    let last = shaped.clusterGlyphs[range.upperBound - 1 - item.range.lowerBound]
    return min(first.lowerBound, last.lowerBound)..<max(first.upperBound, last.upperBound)
  }

  private mutating func draw(_ shaped: ShapedRun, _ range: Range<Int>, item: SizedItem, run: Int) {
    let scaling = item.scaling
    let tag = text.request.runs[run].tag
    let raised = text.verticals[run].baselineOffset
    var face: Int?
    var glyphs: [PositionedGlyphRun.Glyph] = []
    func finish() {
      guard let face else { return }
      runs.append(
        PositionedGlyphRun(face: shaped.faces[face].face, pointSize: scaling.pointSize, tag: tag, glyphs: glyphs))
    }
    for index in range {
      let glyph = shaped.glyphs[index]
      if face != glyph.face {
        finish()
        face = glyph.face
        glyphs = []
        glyphs.reserveCapacity(range.upperBound - index)
      }
      let position = Point(
        x: x + glyph.offsetX * scaling.pointSize, y: baseline - raised - glyph.offsetY * scaling.pointSize)
      glyphs.append(PositionedGlyphRun.Glyph(id: glyph.id, position: position))
      // Kerning with a glyph that is not drawn beside this one does not count.
      let kerning = index + 1 < range.upperBound ? glyph.kerning : .zero
      x += SizedText.points(AdvanceSum(glyph, kerning: kerning), item)
    }
    finish()
  }

  private mutating func place(attachmentOf run: Int) {
    guard let attachment = text.request.runs[run].attachment else { return }
    let size = Size(width: attachment.size.width * text.factor, height: attachment.size.height * text.factor)
    let top = baseline - text.verticals[run].baselineOffset - attachment.baseline * text.factor
    attachments.append(
      PlacedAttachment(
        run: run, tag: text.request.runs[run].tag, frame: Rectangle(origin: Point(x: x, y: top), size: size)))
    x += size.width
  }
}
