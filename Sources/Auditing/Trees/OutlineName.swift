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
    let horizontal = straightLength(of: contours, in: box, along: .horizontal)
    let vertical = straightLength(of: contours, in: box, along: .vertical)
    let excess = abs(box.width - box.height)
    if horizontal < tolerance, vertical < tolerance {
      guard coversCenter(contours, of: box) else { return "shape" }
      return excess < tolerance ? "circle" : "ellipse"
    }
    if min(horizontal, vertical) < tolerance, abs(max(horizontal, vertical) - excess) < 0.1 * min(box.width, box.height)
    {
      return "capsule"
    }
    return horizontal >= tolerance && vertical >= tolerance ? "rounded rectangle" : "shape"
  }

  private static func coversCenter(_ contours: [Contour], of box: Rectangle) -> Bool {
    let corner = Point(x: box.minX + box.width * 0.08, y: box.minY + box.height * 0.08)
    let inner = Point(x: box.minX + box.width * 0.2, y: box.minY + box.height * 0.2)
    return Contour.windingNumber(of: contours, around: corner) == 0
      && Contour.windingNumber(of: contours.prefix(1) + [], around: inner) != 0
  }

  /// The shorter of the straight stretches on two opposite sides of the box.
  private static func straightLength(of contours: [Contour], in box: Rectangle, along axis: Axis) -> Double {
    var low = 0.0
    var high = 0.0
    for contour in contours {
      guard var start = contour.points.last else { continue }
      for end in contour.points {
        let (one, two) = axis == .horizontal ? (start.y, end.y) : (start.x, end.x)
        let (first, last) = axis == .horizontal ? (box.minY, box.maxY) : (box.minX, box.maxX)
        let length = start.distance(to: end)
        if max(abs(one - first), abs(two - first)) < 1e-6 { low += length }
        if max(abs(one - last), abs(two - last)) < 1e-6 { high += length }
        start = end
      }
    }
    return min(low, high)
  }
}
