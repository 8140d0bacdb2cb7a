package import Geometry
package import PathGeometry
package import Typography

/// A font for tests: every character is half an em wide, a space a quarter, an uppercase letter three quarters.
///
/// One glyph a `Character`; its id is the first scalar. Ascent 0.75 em, descent 0.25 em, no line gap. "AV" kerns by
/// -0.1 em. The ink of a glyph is a box from the baseline to 0.7 em that leaves 0.05 em on each side; spaces have none.
package struct FixedAdvanceFont: FontSource {
  package init() {}

  /// The advance of a character, in em.
  package static func advance(of character: Character) -> Double {
    if character.isWhitespace { return 0.25 }
    return character.isUppercase ? 0.75 : 0.5
  }

  package func shape(_ request: ShapingRequest) -> ShapedRun {
    var glyphs: [ShapedGlyph] = []
    var offset = 0
    let characters = Array(request.text)
    for (index, character) in characters.enumerated() {
      let kerns = character == "A" && index + 1 < characters.count && characters[index + 1] == "V"
      glyphs.append(
        ShapedGlyph(
          id: character.unicodeScalars.first?.value ?? 0, cluster: offset,
          advance: MasterPair(Self.advance(of: character)), kerning: MasterPair(kerns ? -0.1 : 0)))
      offset += character.utf16.count
    }
    if request.direction == .rightToLeft { glyphs.reverse() }
    let face = ShapedFace(
      face: FaceID(index: 0), metrics: Self.unitMetrics, basis: .realFont, relativeTolerance: 0)
    return ShapedRun(glyphs: glyphs, faces: [face], direction: request.direction, utf16Count: offset)
  }

  package func scaling(of font: ResolvedFont) -> FontScaling { FontScaling(pointSize: font.pointSize) }

  package func metrics(of font: ResolvedFont, on platform: LineMetricsPlatform) -> FontMetrics {
    Self.unitMetrics.scaled(by: font.pointSize)
  }

  package func outline(of run: PositionedGlyphRun) -> Path {
    var elements: [Path.Element] = []
    for glyph in run.glyphs {
      guard let box = Self.ink(of: glyph, pointSize: run.pointSize) else { continue }
      elements += [
        .move(Point(x: box.minX, y: box.minY)), .line(Point(x: box.maxX, y: box.minY)),
        .line(Point(x: box.maxX, y: box.maxY)), .line(Point(x: box.minX, y: box.maxY)), .close,
      ]
    }
    return Path(elements)
  }

  package func inkBounds(of run: PositionedGlyphRun) -> Rectangle? {
    let boxes = run.glyphs.compactMap { Self.ink(of: $0, pointSize: run.pointSize) }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  private static let unitMetrics = FontMetrics(ascent: 0.75, descent: 0.25, lineGap: 0, capHeight: 0.7, xHeight: 0.5)

  private static func ink(of glyph: PositionedGlyphRun.Glyph, pointSize: Double) -> Rectangle? {
    guard let scalar = Unicode.Scalar(glyph.id), !Character(scalar).isWhitespace else { return nil }
    let width = advance(of: Character(scalar)) * glyph.horizontalScale
    return Rectangle(
      x: glyph.position.x + 0.05 * pointSize, y: glyph.position.y - 0.7 * pointSize,
      width: (width - 0.1) * pointSize, height: 0.7 * pointSize)
  }
}
