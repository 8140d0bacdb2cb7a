package import Geometry

/// A flattened sub-path: straight segments from point to point, in points, y down.
package struct Contour: Hashable, Sendable {
  package let points: [Point]
  /// Whether the path was closed explicitly. Filling closes every contour.
  package let isClosed: Bool
  /// That of the points.
  let extent: Extent

  package init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
    var extent = Extent()
    for point in points { extent.add(point) }
    self.extent = extent
  }

  /// The enclosed area in square points, positive for contours that run clockwise on screen.
  package var signedArea: Double {
    guard points.count > 2, var previous = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum / 2
  }

  /// The length along the segments, the closing one included where the contour is closed.
  package var length: Double {
    var sum = 0.0
    for (first, last) in zip(points, points.dropFirst()) { sum += first.distance(to: last) }
    if isClosed, let first = points.first, let last = points.last { sum += last.distance(to: first) }
    return sum
  }
}

extension Point {
  /// The straight distance, in points.
  package func distance(to other: Point) -> Double {
    let (width, height) = (x - other.x, y - other.y)
    return (width * width + height * height).squareRoot()
  }

  /// The point of the segment that is nearest to this one.
  func nearestPoint(onSegmentFrom start: Point, to end: Point) -> Point {
    let along = end - start
    let square = along.x * along.x + along.y * along.y
    guard square > 0 else { return start }
    let fraction = ((x - start.x) * along.x + (y - start.y) * along.y) / square
    return start + along * min(max(fraction, 0), 1)
  }
}
