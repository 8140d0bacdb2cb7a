import Geometry

/// The line of a convex shape's edge by its inward normal of length 1: how far a point lies inside of it is
/// `x * point.x + y * point.y + offset`.
struct EdgeLine: Sendable {
  var x: Double
  var y: Double
  var offset: Double

  /// - Parameter sign: 1 for contours that run clockwise on screen, -1 for others.
  /// - Returns: `nil` for an edge that is too short to have a direction.
  init?(from start: Point, to end: Point, sign: Double) {
    let (alongX, alongY) = (end.x - start.x, end.y - start.y)
    let length = (alongX * alongX + alongY * alongY).squareRoot()
    guard length > 0 else { return nil }
    // The inner side is to the right of an edge that runs clockwise on screen.
    (x, y) = (-sign * alongY / length, sign * alongX / length)
    offset = -(x * start.x + y * start.y)
  }

  func depth(of point: Point) -> Double { x * point.x + y * point.y + offset }

  /// The depth of the corner of a rectangle that is nearest to the line.
  func depth(of rectangle: Rectangle) -> Double {
    x * (x > 0 ? rectangle.minX : rectangle.maxX) + y * (y > 0 ? rectangle.minY : rectangle.maxY) + offset
  }

  /// Whether a point is surely farther from the line than the root of `square`.
  func isFarther(from point: Point, than square: Double) -> Bool {
    let least = abs(depth(of: point)) - Self.noise
    return least > 0 && least * least > square
  }

  /// More than a distance is off by rounding, in points.
  static let noise = 1e-6

  /// The lines of the edges that have one.
  ///
  /// - Parameter sign: 1 for a contour that runs clockwise on screen, -1 for another.
  static func all(of contour: Contour, sign: Double) -> [EdgeLine] {
    var lines: [EdgeLine] = []
    guard var start = contour.points.last else { return lines }
    lines.reserveCapacity(contour.points.count)
    for end in contour.points {
      if let line = EdgeLine(from: start, to: end, sign: sign) { lines.append(line) }
      start = end
    }
    return lines
  }
}

extension [EdgeLine] {
  /// How far a point lies inside all lines.
  func depth(of point: Point) -> Double {
    var depth = Double.infinity
    withUnsafeBufferPointer { lines in
      for line in lines { depth = Swift.min(depth, line.depth(of: point)) }
    }
    return depth
  }

  /// How far a rectangle lies inside all lines.
  func depth(of rectangle: Rectangle) -> Double {
    var depth = Double.infinity
    withUnsafeBufferPointer { lines in
      for line in lines { depth = Swift.min(depth, line.depth(of: rectangle)) }
    }
    return depth
  }
}
