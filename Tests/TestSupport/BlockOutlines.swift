import Geometry
package import PathGeometry
package import Typography

/// Outlines of block letters, one a Unicode scalar: enough to see text in pictures without a font.
package struct BlockOutlines: GlyphOutlineSource {
  package init() {}

  /// The width of every glyph, as a fraction of the em.
  package static let advance = 0.55

  package func outline(of run: PositionedGlyphRun) -> Path {
    var path = Path()
    for glyph in run.glyphs {
      guard let scalar = Unicode.Scalar(glyph.id), scalar != " " else { continue }
      let place = AffineTransform.scale(x: run.pointSize * glyph.horizontalScale, y: run.pointSize)
        .concatenating(.translation(x: glyph.position.x, y: glyph.position.y))
      path.elements += Self.letter(scalar).applying(place).elements
    }
    return path
  }

  /// A frame with a bar whose height follows the scalar, in fractions of the em.
  private static func letter(_ scalar: Unicode.Scalar) -> Path {
    let isTall = scalar.properties.isUppercase || "bdfhklt".unicodeScalars.contains(scalar)
    let top = isTall ? -0.72 : -0.52
    let bar = top + 0.1 + Double(scalar.value % 5) * 0.05
    return Path(
      rectangle(0.06, top, 0.49, 0) + rectangle(0.15, top + 0.09, 0.4, -0.09).reversed(closing: true)
        + rectangle(0.15, bar, 0.4, bar + 0.07))
  }

  private static func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Path.Element] {
    [
      .move(Point(x: left, y: top)), .line(Point(x: right, y: top)), .line(Point(x: right, y: bottom)),
      .line(Point(x: left, y: bottom)), .close,
    ]
  }
}

extension [Path.Element] {
  /// The same closed polygon walked the other way round, so that it cuts a hole.
  fileprivate func reversed(closing: Bool) -> [Path.Element] {
    let points = compactMap { element -> Point? in
      switch element {
      case .move(let point), .line(let point): point
      case .quadratic, .cubic, .close: nil
      }
    }.reversed()
    return points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
      + (closing ? [.close] : [])
  }
}
