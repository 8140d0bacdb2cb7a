import Geometry
import PathGeometry

/// Draws symbols in pictures from open icon fonts, fitted into the measured ink box.
///
/// The path is meant to be filled by winding number: holes run against their surroundings.
struct SymbolDrawing {
  /// A line of `fonts/symbol-outlines.txt`.
  struct Recipe: Hashable, Sendable {
    var font: String
    var scalar: Unicode.Scalar
    /// How the glyph is used: mirrored, or inside another shape; `nil` for the plain glyph.
    var composition: String?

    /// - Parameter words: font, code point and the composition, if any.
    init?(words: [Substring]) {
      guard words.count >= 2, let code = UInt32(words[1].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
      else { return nil }
      font = String(words[0])
      self.scalar = scalar
      composition = words.count > 2 ? String(words[2]) : nil
    }
  }

  /// The frame's ink box, in points.
  let ink: Rectangle
  /// Size of the em, in points.
  let pointSize: Double

  /// Width of the strokes of compositions, in em.
  private static let strokeWidth = 0.083
  /// Size of an inner glyph beside its surroundings.
  private static let innerShare = 0.55
  /// Part of the box that a badge takes.
  private static let badgeShare = 0.35

  private var stroke: Double { Self.strokeWidth * pointSize }

  /// The drawing of a glyph whose outline is given in any scale.
  func draw(_ glyph: Path, composition: String?) -> Path {
    switch composition {
    case "flipX": fit(glyph, in: ink, flipX: true)
    case "flipY": fit(glyph, in: ink, flipY: true)
    case "ring": join([ring(Path.ellipse(in: ink), inside: .ellipse(in: ink.inset(by: stroke))), fitInner(glyph)])
    case "box": join([ring(plate(ink), inside: plate(ink.inset(by: stroke))), fitInner(glyph)])
    case "disc": knockOut(fitInner(glyph), from: .ellipse(in: ink))
    case "tile": knockOut(fitInner(glyph), from: plate(ink))
    case "slash": join([fit(glyph, in: ink), slash])
    case "badge": join([fit(glyph, in: besideBadge), badge])
    default: fit(glyph, in: ink)
    }
  }

  /// A rounded box: a symbol without an outline of its own.
  var box: Path { .roundedRectangle(in: ink, radius: 0.2 * min(ink.width, ink.height), curve: .circular) }

  /// A struck-through frame: a symbol that does not exist.
  var markedBox: Path { join([ring(box, inside: plate(ink.inset(by: stroke))), slash]) }

  private func plate(_ frame: Rectangle) -> Path {
    .roundedRectangle(in: frame, radius: max(0.2 * min(frame.width, frame.height), 0), curve: .circular)
  }

  private func join(_ paths: [Path]) -> Path { Path(paths.flatMap(\.elements)) }

  /// The glyph stretched onto a box.
  private func fit(_ glyph: Path, in frame: Rectangle, flipX: Bool = false, flipY: Bool = false) -> Path {
    guard let bounds = glyph.boundingBox(flatness: FontFile.flatness), bounds.width > 0, bounds.height > 0 else {
      return Path()
    }
    let scaleX = frame.width / bounds.width * (flipX ? -1 : 1)
    let scaleY = frame.height / bounds.height * (flipY ? -1 : 1)
    return glyph.applying(
      AffineTransform(
        a: scaleX, b: 0, c: 0, d: scaleY, tx: frame.midX - bounds.midX * scaleX, ty: frame.midY - bounds.midY * scaleY))
  }

  /// The glyph in the middle of the box, in its own proportions.
  private func fitInner(_ glyph: Path) -> Path {
    guard let bounds = glyph.boundingBox(flatness: FontFile.flatness), bounds.width > 0, bounds.height > 0 else {
      return Path()
    }
    let scale = min(ink.width / bounds.width, ink.height / bounds.height) * Self.innerShare
    return fit(
      glyph,
      in: Rectangle(
        x: ink.midX - bounds.width * scale / 2, y: ink.midY - bounds.height * scale / 2,
        width: bounds.width * scale, height: bounds.height * scale))
  }

  private func ring(_ outer: Path, inside inner: Path) -> Path { knockOut(inner, from: outer) }

  /// The outer shape with a hole: the hole's contours are turned against the outer ones.
  private func knockOut(_ hole: Path, from outer: Path) -> Path {
    let same = (Self.signedArea(hole) < 0) == (Self.signedArea(outer) < 0)
    guard same else { return join([outer, hole]) }
    let reversed = hole.contours().map { contour in
      let points = Array(contour.points.reversed())
      return Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close])
    }
    return join([outer] + reversed)
  }

  /// The sum of the contours' signed areas, in square points.
  private static func signedArea(_ path: Path) -> Double { path.contours().reduce(0) { $0 + $1.signedArea } }

  /// A stroke from the top left to the bottom right.
  private var slash: Path {
    let half = stroke / 2
    return Path([
      .move(Point(x: ink.minX, y: ink.minY + half)), .line(Point(x: ink.minX + half, y: ink.minY)),
      .line(Point(x: ink.maxX, y: ink.maxY - half)), .line(Point(x: ink.maxX - half, y: ink.maxY)), .close,
    ])
  }

  private var besideBadge: Rectangle {
    Rectangle(
      x: ink.minX, y: ink.minY, width: ink.width * (1 - Self.badgeShare / 2),
      height: ink.height * (1 - Self.badgeShare / 2))
  }

  /// A plus in the lower right.
  private var badge: Path {
    let side = Self.badgeShare * min(ink.width, ink.height)
    let frame = Rectangle(x: ink.maxX - side, y: ink.maxY - side, width: side, height: side)
    let half = min(stroke, side) / 2
    return join([
      .rectangle(Rectangle(x: frame.minX, y: frame.midY - half, width: side, height: 2 * half)),
      .rectangle(Rectangle(x: frame.midX - half, y: frame.minY, width: 2 * half, height: side)),
    ])
  }
}
