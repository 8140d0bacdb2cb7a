import Geometry
import PathGeometry
import Typography

/// The outlines of glyphs and symbols, each drawn once in thousandths and used by pictures at any size.
struct OutlineLibrary {
  /// What an outline is of; faces are told apart by their index in the font engine.
  enum Key: Hashable {
    case glyph(face: FaceID, id: UInt32)
    case symbol(name: String)
  }

  /// Largest difference at which two outlines count as the same, in thousandths of the em.
  private static let tolerance = 1.0

  private var known: [Key: [(name: String, path: Path)]] = [:]
  private var sized: [SizedGlyph: String?] = [:]
  /// The elements, in the order of first use.
  private(set) var definitions = ""
  private var count = 0

  private struct SizedGlyph: Hashable {
    var face: FaceID
    var id: UInt32
    var pointSize: Double
  }

  /// The name of a glyph's outline in thousandths of the em about its origin; `nil` where nothing is drawn.
  mutating func glyph(
    _ id: UInt32, face: FaceID, pointSize: Double, from source: any GlyphOutlineSource
  ) -> String? {
    let sizedKey = SizedGlyph(face: face, id: id, pointSize: pointSize)
    if let known = sized[sizedKey] { return known }
    let run = PositionedGlyphRun(
      face: face, pointSize: pointSize, tag: 0, glyphs: [PositionedGlyphRun.Glyph(id: id, position: .zero)])
    let outline = source.outline(of: run)
    let factor = pointSize > 0 ? 1000 / pointSize : 0
    let name = name(of: outline.applying(.scale(x: factor, y: factor)), key: .glyph(face: face, id: id))
    sized[sizedKey] = .some(name)
    return name
  }

  /// The name of a symbol's drawing, stretched so that `ink` becomes 1000 by 1000 from the origin.
  mutating func symbol(_ name: String, drawing: Path, ink: Rectangle) -> String? {
    guard ink.width > 0, ink.height > 0 else { return nil }
    let toUnit = AffineTransform.translation(x: -ink.minX, y: -ink.minY)
      .concatenating(.scale(x: 1000 / ink.width, y: 1000 / ink.height))
    return self.name(of: drawing.applying(toUnit), key: .symbol(name: name))
  }

  private mutating func name(of path: Path, key: Key) -> String? {
    guard !path.isEmpty else { return nil }
    if let same = known[key]?.first(where: { $0.path.isNearly(path, tolerance: Self.tolerance) }) { return same.name }
    let name = "g" + String(count, radix: 36)
    count += 1
    known[key, default: []].append((name, path))
    definitions += "<path id=\"\(name)\" d=\"\(PathText.data(path, decimals: 0))\"/>"
    return name
  }
}
