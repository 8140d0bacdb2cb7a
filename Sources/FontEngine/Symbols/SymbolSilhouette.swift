import Geometry
import PathGeometry

/// The polygon that sixteen supports enclose, in em about the ink box's centre, y up.
///
/// Each support is a half-plane; the polygon is their intersection, found by cutting a square sixteen times. It holds the
/// convex hull of the ink.
struct SymbolSilhouette: Sendable {
  let points: [Point]

  init(supports: [Double]) {
    let reach = (supports.max() ?? 0) * 4 + 1
    var points = [
      Point(x: reach, y: reach), Point(x: -reach, y: reach), Point(x: -reach, y: -reach), Point(x: reach, y: -reach),
    ]
    for (direction, support) in zip(SymbolDirection.all, supports) {
      points = Self.cut(points, direction: direction, support: support)
    }
    self.points = points
  }

  /// The part of a convex polygon on the near side of a line.
  private static func cut(_ polygon: [Point], direction: Point, support: Double) -> [Point] {
    func excess(_ point: Point) -> Double { point.x * direction.x + point.y * direction.y - support }
    var kept: [Point] = []
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (excess(point), excess(next))
      if here <= 0 { kept.append(point) }
      if (here < 0 && there > 0) || (here > 0 && there < 0) {
        let share = here / (here - there)
        kept.append(Point(x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
      }
    }
    return kept
  }

  /// The polygon stretched from the box of the supports onto an ink box, in the box's coordinates, y down.
  func path(supports: [Double], in ink: Rectangle) -> Path {
    guard supports.count == 16 else { return .rectangle(ink) }
    let width = supports[0] + supports[8]
    let height = supports[4] + supports[12]
    guard width > 0, height > 0, points.count > 2 else { return .rectangle(ink) }
    let placed = points.map {
      Point(
        x: ink.minX + ($0.x + supports[8]) / width * ink.width,
        y: ink.minY + (supports[4] - $0.y) / height * ink.height)
    }
    return Path([.move(placed[0])] + placed.dropFirst().map { .line($0) } + [.close])
  }
}
