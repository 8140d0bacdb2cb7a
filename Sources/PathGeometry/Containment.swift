package import Geometry

extension Contour {
  /// How often the contours, each closed, wind round the point; the non-zero rule fills where this is not 0.
  package static func windingNumber(of contours: [Contour], around point: Point) -> Int {
    var winding = 0
    for contour in contours {
      // Round a point beside it, a contour winds as often one way as the other.
      guard contour.points.count > 2, contour.extent.touches(point, point), var start = contour.points.last
      else { continue }
      for end in contour.points {
        if (start.y <= point.y) != (end.y <= point.y) {
          let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
          if end.y > start.y, side > 0 { winding += 1 }
          if end.y < start.y, side < 0 { winding -= 1 }
        }
        start = end
      }
    }
    return winding
  }
}

extension Path {
  /// Whether the point lies in the filled area, by the non-zero rule.
  package func contains(_ point: Point) -> Bool {
    Contour.windingNumber(of: contours(), around: point) != 0
  }
}

/// The convex hull of points.
package enum ConvexHull {
  /// The corners of the hull, anticlockwise in a space with y up, without those on straight edges.
  ///
  /// - Complexity: n log n.
  package static func corners(of points: [Point]) -> [Point] {
    let sorted = outer(points).sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    guard sorted.count > 2 else { return sorted }
    let lower = chain(sorted)
    let upper = chain(sorted.reversed())
    return Array(lower.dropLast() + upper.dropLast())
  }

  /// The points without those that are surely within the hull.
  ///
  /// Optimization: what lies between the four points that reach the farthest along the diagonals, left of the right ones,
  /// below the upper ones and so on, is no corner; of the points of a text that are nearly all.
  private static func outer(_ points: [Point]) -> [Point] {
    let finite = points.filter { $0.isFinite }
    guard var (topLeft, bottomRight, topRight, bottomLeft) = finite.first.map({ ($0, $0, $0, $0) }) else { return [] }
    for point in finite {
      let (sum, difference) = (point.x + point.y, point.x - point.y)
      if sum < topLeft.x + topLeft.y { topLeft = point }
      if sum > bottomRight.x + bottomRight.y { bottomRight = point }
      if difference > topRight.x - topRight.y { topRight = point }
      if difference < bottomLeft.x - bottomLeft.y { bottomLeft = point }
    }
    let (left, right) = (max(topLeft.x, bottomLeft.x), min(topRight.x, bottomRight.x))
    let (top, bottom) = (max(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
    return finite.filter { $0.x <= left || $0.x >= right || $0.y <= top || $0.y >= bottom }
  }

  private static func chain(_ points: [Point]) -> [Point] {
    var chain: [Point] = []
    for point in points {
      while chain.count > 1, turn(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 { chain.removeLast() }
      chain.append(point)
    }
    return chain
  }

  private static func turn(_ first: Point, _ middle: Point, _ last: Point) -> Double {
    (middle.x - first.x) * (last.y - first.y) - (middle.y - first.y) * (last.x - first.x)
  }
}
