package import Geometry

/// A rough form of a shape whose edge is one convex curve: a polygon with its corners on that edge.
///
/// Optimization: most ink is so far from the edge that a few corners decide, which cost a fraction of the full outline.
/// What it tells holds for the full outline too; guarded by random placements.
package struct ConvexSketch: Sendable {
  private let edges: [EdgeLine]
  private let box: Rectangle

  /// What lies deeper in the polygon lies in the shape, in points: the full outline is made of segments as well.
  private static let slack = Path.defaultFlatness

  /// `nil` for a shape of several contours, or one with dents.
  package init?(of path: Path) {
    guard let corners = SketchedCorners(path) else { return nil }
    let polygon = Contour(points: corners.points, isClosed: true)
    guard polygon.isConvex, let box = polygon.extent.box else { return nil }
    // A curve that bulges outwards leaves the polygon within the shape.
    let isClockwise = polygon.signedArea > 0
    guard isClockwise ? corners.turnsClockwise : corners.turnsAnticlockwise else { return nil }
    edges = EdgeLine.all(of: polygon, sign: isClockwise ? 1 : -1)
    self.box = box
    if edges.count < polygon.points.count { return nil }
  }

  /// Whether a point is surely inside the shape.
  package func surelyContains(_ point: Point) -> Bool { edges.depth(of: point) > Self.slack }

  /// How far a rectangle surely stays within the shape, in points; `nil` where it may leave it.
  package func room(for rectangle: Rectangle) -> Double? {
    if rectangle.room(within: box) < Self.slack { return nil }
    let depth = edges.depth(of: rectangle)
    return depth > Self.slack ? depth - Self.slack : nil
  }
}

/// Corners of a polygon on the edge of a path of one contour.
private struct SketchedCorners {
  private(set) var points: [Point] = []
  /// Whether all curves turn one way only, and which.
  private(set) var turnsClockwise = true
  private(set) var turnsAnticlockwise = true
  private var last = Point.zero
  private var isFinite = true

  /// Curves are cut until the polygon has at least about so many edges.
  private static let fewestEdges = 16

  /// `nil` for several contours, or coordinates that are not finite.
  init?(_ path: Path) {
    var curves = 0
    for element in path.elements where element.isCurve { curves += 1 }
    let parts = curves > 0 ? (Self.fewestEdges + curves - 1) / curves : 1
    points.reserveCapacity(path.elements.count + curves * parts)
    for (index, element) in path.elements.enumerated() {
      switch element {
      case .move(let point):
        if index > 0 { return nil }
        add(point)
      case .line(let end): add(end)
      case .quadratic(let control, let end): add(CubicCurve(start: last, control: control, end: end), in: parts)
      case .cubic(let control1, let control2, let end):
        add(CubicCurve(start: last, control1: control1, control2: control2, end: end), in: parts)
      case .close:
        if index < path.elements.count - 1 { return nil }
      }
    }
    while points.count > 1, points[0].isSame(as: points[points.count - 1]) { points.removeLast() }
    if points.count < 3 || !isFinite { return nil }
  }

  private mutating func add(_ point: Point) {
    if !point.isFinite { isFinite = false }
    if points.isEmpty || !last.isSame(as: point) { points.append(point) }
    last = point
  }

  private mutating func add(_ curve: CubicCurve, in parts: Int) {
    let (least, most) = curve.turns
    if !(least >= -Self.noise) { turnsClockwise = false }
    if !(most <= Self.noise) { turnsAnticlockwise = false }
    for part in 1..<parts { add(curve.point(at: Double(part) / Double(parts))) }
    add(curve.end)
  }

  /// Turns below this are straight, in square points.
  private static let noise = 1e-9
}

extension CubicCurve {
  /// How far the control points turn from one to the next, and from first to last, the least and the most: positive for
  /// clockwise on screen. A curve that turns one way, and no more than half round, has its chords on the inner side.
  fileprivate var turns: (least: Double, most: Double) {
    let (oneX, oneY) = (control1.x - start.x, control1.y - start.y)
    let (twoX, twoY) = (control2.x - control1.x, control2.y - control1.y)
    let (threeX, threeY) = (end.x - control2.x, end.y - control2.y)
    let (first, second) = (oneX * twoY - oneY * twoX, twoX * threeY - twoY * threeX)
    let whole = oneX * threeY - oneY * threeX
    return (min(first, second, whole), max(first, second, whole))
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool {
    switch self {
    case .quadratic, .cubic: true
    case .move, .line, .close: false
    }
  }
}

extension Rectangle {
  /// How far the rectangle stays within the sides of another, in points; negative where it leaves them.
  package func room(within other: Rectangle) -> Double {
    min(minX - other.minX, minY - other.minY, other.maxX - maxX, other.maxY - maxY)
  }
}
