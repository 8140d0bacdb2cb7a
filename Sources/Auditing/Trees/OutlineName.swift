import Geometry
import PathGeometry

/// What people call an outline: "capsule", "circle", "rounded rectangle".
enum OutlineName {
  /// Lengths that differ by less count as equal, in points.
  private static let tolerance = 0.5

  static func of(_ path: Path) -> String {
    if path.isRectangle { return "rectangle" }
    let contours = path.contours(flatness: 0.01)
    guard let box = Contour.boundingBox(of: contours) else { return "shape" }
    let sides = StraightSides(of: contours, in: box)
    let (horizontal, vertical) = (min(sides.top, sides.bottom), min(sides.left, sides.right))
    let excess = abs(box.width - box.height)
    if max(sides.top, sides.bottom, sides.left, sides.right) < tolerance {
      guard coversCenter(contours, of: box) else { return "shape" }
      return excess < tolerance ? "circle" : "ellipse"
    }
    let isEven = max(abs(sides.top - sides.bottom), abs(sides.left - sides.right)) < tolerance
    if isEven, min(horizontal, vertical) < tolerance,
      abs(max(horizontal, vertical) - excess) < 0.1 * min(box.width, box.height)
    {
      return "capsule"
    }
    return min(horizontal, vertical) >= tolerance ? "rounded rectangle" : "shape"
  }

  private static func coversCenter(_ contours: [Contour], of box: Rectangle) -> Bool {
    let corner = Point(x: box.minX + box.width * 0.08, y: box.minY + box.height * 0.08)
    let inner = Point(x: box.minX + box.width * 0.2, y: box.minY + box.height * 0.2)
    return Contour.windingNumber(of: contours, around: corner) == 0
      && Contour.windingNumber(of: contours.prefix(1) + [], around: inner) != 0
  }
}

/// How much of each side of its box an outline runs along, in points.
private struct StraightSides {
  var top = 0.0
  var bottom = 0.0
  var left = 0.0
  var right = 0.0

  /// More than a point on a side is off it, in points.
  private static let noise = 1e-6

  init(of contours: [Contour], in box: Rectangle) {
    for contour in contours {
      guard var start = contour.points.last else { continue }
      for end in contour.points {
        if max(abs(start.y - box.minY), abs(end.y - box.minY)) < Self.noise { top += start.distance(to: end) }
        if max(abs(start.y - box.maxY), abs(end.y - box.maxY)) < Self.noise { bottom += start.distance(to: end) }
        if max(abs(start.x - box.minX), abs(end.x - box.minX)) < Self.noise { left += start.distance(to: end) }
        if max(abs(start.x - box.maxX), abs(end.x - box.maxX)) < Self.noise { right += start.distance(to: end) }
        start = end
      }
    }
  }
}
