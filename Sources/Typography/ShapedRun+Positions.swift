package import Geometry

extension ShapedRun {
  /// The run's glyphs placed on a straight line from an origin, a run for each face, as `GlyphOutlineSource` takes them.
  ///
  /// - Parameters:
  ///   - tracking: further space after every tracked glyph, in points.
  package func positioned(
    scaling: FontScaling, from origin: Point = Point(x: 0, y: 0), tracking: Double = 0, tag: Int = 0
  ) -> [PositionedGlyphRun] {
    var runs: [PositionedGlyphRun] = []
    var pen = origin.x
    for glyph in glyphs {
      let face = faces[glyph.face].face
      let placed = PositionedGlyphRun.Glyph(
        id: glyph.id,
        position: Point(x: pen + glyph.offsetX * scaling.pointSize, y: origin.y - glyph.offsetY * scaling.pointSize))
      if runs.last?.face == face {
        runs[runs.count - 1].glyphs.append(placed)
      } else {
        runs.append(PositionedGlyphRun(face: face, pointSize: scaling.pointSize, tag: tag, glyphs: [placed]))
      }
      pen += scaling.width(of: AdvanceSum(glyph, kerning: glyph.kerning)) + (glyph.isTracked ? tracking : 0)
    }
    return runs
  }
}
