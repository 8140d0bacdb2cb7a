package import Geometry

/// How far ink stays within the edge of a shape.
package struct Clearance: Hashable, Sendable {
  /// In points: the distance to the edge where all ink is inside, else minus the distance that it reaches outside.
  package var distance: Double
  /// Where it was measured, on the ink.
  package var inkPoint: Point
  /// Where it was measured, on the edge.
  package var edgePoint: Point

  package init(distance: Double, inkPoint: Point, edgePoint: Point) {
    self.distance = distance
    self.inkPoint = inkPoint
    self.edgePoint = edgePoint
  }
}

/// The silhouette that should hold ink, ready for measuring.
package struct ContainingShape: Sendable {
  /// What fills the shape, by the non-zero rule.
  package let contours: [Contour]
  package let box: Rectangle
  package let isConvex: Bool
  /// For a convex shape, the line of each edge by its inward normal of length 1: how far a point lies inside of it is
  /// `x * point.x + y * point.y + offset`. Empty where an edge is too short to have a direction.
  private let edgeLines: [EdgeLine]

  private struct EdgeLine {
    var x: Double
    var y: Double
    var offset: Double

    func depth(of point: Point) -> Double { x * point.x + y * point.y + offset }

    /// Whether a point is surely farther from the line than the root of `square`.
    func isFarther(from point: Point, than square: Double) -> Bool {
      let least = abs(depth(of: point)) - Self.noise
      return least > 0 && least * least > square
    }

    /// More than a distance is off by rounding, in points.
    static let noise = 1e-6
  }

  /// The filled shape that the point lies in.
  ///
  /// For a ring, such as a stroked outline, that is the area within the ring: its edge is the inner edge of the line.
  /// `nil` where the point lies outside.
  package init?(_ path: Path, around point: Point, flatness: Double = Path.defaultFlatness) {
    let all = path.contours(flatness: flatness).filter { $0.points.count > 2 }
    if Contour.windingNumber(of: all, around: point) != 0 {
      self.init(contours: all)
    } else {
      let holes = all.filter { Contour.windingNumber(of: [$0], around: point) != 0 }
      guard let hole = holes.min(by: { abs($0.signedArea) < abs($1.signedArea) }) else { return nil }
      self.init(contours: [hole])
    }
  }

  /// Longest stretch of ink between two measured points where the shape is not convex, in points.
  ///
  /// Outside a convex shape the distance is largest at a corner of the ink; elsewhere it may be along an edge.
  private static let inkStep = 0.1

  package init?(contours: [Contour]) {
    guard let box = Contour.boundingBox(of: contours) else { return nil }
    self.contours = contours
    self.box = box
    isConvex = contours.count == 1 && contours[0].isConvex
    edgeLines = isConvex ? ContainingShape.edgeLines(of: contours[0]) : []
  }

  /// How far the segments of a sketch may be from the shape's edge, in points.
  package static let sketchFlatness = 0.25

  /// A rough form of a shape whose edge is one convex contour; `nil` for any other.
  ///
  /// What lies deeper in it than `sketchFlatness` lies in the shape: the edge is nowhere farther from that of the sketch,
  /// so that it goes round such a point as often.
  package init?(sketchOf path: Path) {
    let contours = path.contours(flatness: ContainingShape.sketchFlatness)
    guard contours.count == 1, contours[0].points.count > 2 else { return nil }
    self.init(contours: contours)
    if edgeLines.isEmpty { return nil }
  }

  /// Whether a point of the shape that this is a sketch of is surely inside.
  package func surelyContains(_ point: Point) -> Bool { depth(of: point) > ContainingShape.sketchFlatness }

  /// Whether a rectangle is surely inside the shape that this is a sketch of.
  package func surelyContains(_ rectangle: Rectangle) -> Bool {
    depth(of: rectangle, atLeast: ContainingShape.sketchFlatness) != nil
  }

  private static func edgeLines(of contour: Contour) -> [EdgeLine] {
    let sign = contour.signedArea < 0 ? -1.0 : 1.0
    return contour.points.withUnsafeBufferPointer { points in
      guard var start = points.last else { return [] }
      return [EdgeLine](unsafeUninitializedCapacity: points.count) { lines, count in
        for end in points {
          let (alongX, alongY) = (end.x - start.x, end.y - start.y)
          let length = (alongX * alongX + alongY * alongY).squareRoot()
          // The inner side is to the right of an edge that runs clockwise on screen.
          if length > 0 {
            let (x, y) = (-sign * alongY / length, sign * alongX / length)
            lines.initializeElement(at: count, to: EdgeLine(x: x, y: y, offset: -(x * start.x + y * start.y)))
            count += 1
          }
          start = end
        }
      }
    }
  }

  /// How far a point lies inside the lines of all edges; for a point inside a convex shape, the distance to its edge.
  private func depth(of point: Point) -> Double {
    var depth = Double.infinity
    edgeLines.withUnsafeBufferPointer { lines in
      for line in lines { depth = min(depth, line.depth(of: point)) }
    }
    return depth
  }

  /// Whether the point lies inside.
  package func contains(_ point: Point) -> Bool { Contour.windingNumber(of: contours, around: point) != 0 }

  /// The same; told by the lines of the edges where a point is inside all of them. One that is not may be inside for all
  /// that, for a very short edge may point anywhere.
  private func holds(_ point: Point) -> Bool {
    hasAllLines && depth(of: point) > EdgeLine.noise || contains(point)
  }

  /// Whether the line of each edge is known.
  private var hasAllLines: Bool { isConvex && edgeLines.count == contours[0].points.count }

  /// The clearance of ink, or `nil` where there is no ink.
  ///
  /// - Complexity: the ink's points times the shape's; the ink's convex hull serves for convex shapes.
  package func clearance(of ink: [Contour]) -> Clearance? {
    if isConvex { return measureConvex(ConvexHull.corners(of: ink.flatMap(\.points))) }
    let dense = ink.map { $0.subdivided(step: ContainingShape.inkStep) }
    guard let clearance = measure(dense.flatMap(\.points)) else { return nil }
    return clearance.distance < 0 ? clearance : refined(clearance, by: dense)
  }

  /// The clearance of points in a convex shape.
  ///
  /// Optimization: while all points are inside, the depth below the edges' lines is the distance to the edge. Guarded by
  /// the brute-force placements.
  private func measureConvex(_ points: [Point]) -> Clearance? {
    guard !edgeLines.isEmpty else { return measure(points) }
    var nearest: (depth: Double, point: Point)?
    for point in points {
      let depth = depth(of: point)
      if depth <= 0 { return measure(points) }
      if depth < nearest?.depth ?? .infinity { nearest = (depth, point) }
    }
    return nearest.map { found in
      let edge = nearestEdgePoint(to: found.point)
      return Clearance(distance: found.point.distance(to: edge), inkPoint: found.point, edgePoint: edge)
    }
  }

  /// How far a rectangle stays within a convex shape, in points, where that is a distance or more; `nil` where it is less
  /// or not known.
  package func depth(of rectangle: Rectangle, atLeast distance: Double) -> Double? {
    guard isConvex, !edgeLines.isEmpty else { return nil }
    // The sides of the box are no nearer than the edge.
    if boxClearance(of: rectangle) < distance { return nil }
    let (left, right, top, bottom) = (rectangle.minX, rectangle.maxX, rectangle.minY, rectangle.maxY)
    var least = Double.infinity
    edgeLines.withUnsafeBufferPointer { lines in
      for line in lines {
        // The corner that is nearest to the line.
        let (x, y) = (line.x > 0 ? left : right, line.y > 0 ? top : bottom)
        least = min(least, line.x * x + line.y * y + line.offset)
      }
    }
    return least < distance ? nil : least
  }

  /// The clearance of points.
  private func measure(_ points: [Point]) -> Clearance? {
    var farthestOutside: Clearance?
    var nearestInside: Clearance?
    var measured: (point: Point, distance: Double)?
    for point in points {
      // Optimization: the distance to the edge changes by no more than the way from a measured point, so a point that
      // cannot come nearer than the nearest is inside and needs no measuring. Guarded by the brute-force placements.
      if let measured, measured.distance - point.distance(to: measured.point) > nearestInside?.distance ?? .infinity {
        continue
      }
      let isInside = holds(point)
      // Once ink is known to leave the shape, only what lies farther out matters.
      if isInside, farthestOutside != nil { continue }
      let edge = nearestEdgePoint(to: point)
      let distance = point.distance(to: edge)
      if isInside {
        measured = (point, distance)
        if distance < nearestInside?.distance ?? .infinity {
          nearestInside = Clearance(distance: distance, inkPoint: point, edgePoint: edge)
        }
      } else if -distance < farthestOutside?.distance ?? .infinity {
        farthestOutside = Clearance(distance: -distance, inkPoint: point, edgePoint: edge)
      }
    }
    return farthestOutside ?? nearestInside
  }

  /// The clearance of a rectangle: never more than that of ink inside it, where the shape is convex.
  package func clearance(of rectangle: Rectangle) -> Clearance? {
    isConvex ? measureConvex(rectangle.corners) : clearance(of: Path.rectangle(rectangle).contours())
  }

  /// How far the rectangle stays within the sides of the shape's box, in points; negative where it leaves them.
  package func boxClearance(of ink: Rectangle) -> Double {
    min(ink.minX - box.minX, ink.minY - box.minY, box.maxX - ink.maxX, box.maxY - ink.maxY)
  }

  /// The nearest point of the edge.
  package func nearestEdgePoint(to point: Point) -> Point {
    var (bestX, bestY) = (0.0, 0.0)
    var bestSquare = Double.infinity
    func consider(from start: Point, to end: Point) {
      let (alongX, alongY) = (end.x - start.x, end.y - start.y)
      let length = alongX * alongX + alongY * alongY
      let way = (point.x - start.x) * alongX + (point.y - start.y) * alongY
      let fraction = length > 0 ? min(max(way / length, 0), 1) : 0
      let (x, y) = (start.x + alongX * fraction, start.y + alongY * fraction)
      let square = (x - point.x) * (x - point.x) + (y - point.y) * (y - point.y)
      if square < bestSquare { (bestSquare, bestX, bestY) = (square, x, y) }
    }
    if hasAllLines {
      // Optimization: an edge is no nearer than its line, so that most are farther than the nearest corner. Guarded by the
      // brute-force placements.
      let corners = contours[0].points
      var reach = Double.infinity
      for corner in corners {
        let (x, y) = (corner.x - point.x, corner.y - point.y)
        reach = min(reach, x * x + y * y)
      }
      for index in corners.indices where !edgeLines[index].isFarther(from: point, than: reach) {
        consider(from: corners[index > 0 ? index - 1 : corners.count - 1], to: corners[index])
      }
      return Point(x: bestX, y: bestY)
    }
    for contour in contours {
      guard var start = contour.points.last else { continue }
      for end in contour.points {
        consider(from: start, to: end)
        start = end
      }
    }
    return Point(x: bestX, y: bestY)
  }

  /// The clearance with the shape's corners taken into account, where they point into the ink's gaps or cut it.
  private func refined(_ clearance: Clearance, by ink: [Contour]) -> Clearance {
    var best = clearance
    for point in contours.lazy.flatMap(\.points) {
      for contour in ink {
        guard var start = contour.points.last else { continue }
        for end in contour.points {
          let near = point.nearestPoint(onSegmentFrom: start, to: end)
          let distance = near.distance(to: point)
          if distance < abs(best.distance) {
            best = Clearance(distance: distance, inkPoint: near, edgePoint: point)
          }
          start = end
        }
      }
    }
    return best
  }
}

extension Rectangle {
  fileprivate var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ]
  }
}

extension Contour {
  /// The closed contour with more points on long edges, at most 1,000 on each.
  func subdivided(step: Double) -> Contour {
    guard var start = points.last else { return self }
    var dense: [Point] = []
    for end in points {
      let count = Int(min(max((start.distance(to: end) / step).rounded(.up), 1), 1000))
      for part in 1...count {
        dense.append(part == count ? end : start + (end - start) * (Double(part) / Double(count)))
      }
      start = end
    }
    return Contour(points: dense, isClosed: true)
  }

  /// Whether the closed contour turns one way only, once round.
  var isConvex: Bool {
    points.withUnsafeBufferPointer { Contour.isConvex($0) }
  }

  private static func isConvex(_ points: UnsafeBufferPointer<Point>) -> Bool {
    guard points.count > 2 else { return false }
    var sign = 0.0
    var horizontalTurns = 0
    var lastDirection = 0.0
    var one = points[points.count - 2]
    var two = points[points.count - 1]
    for three in points {
      defer { (one, two) = (two, three) }
      let turn = (two.x - one.x) * (three.y - two.y) - (two.y - one.y) * (three.x - two.x)
      if abs(turn) > 1e-9 {
        if sign * turn < 0 { return false }
        sign = turn
      }
      let direction = two.x - one.x
      if direction != 0 {
        if lastDirection * direction < 0 { horizontalTurns += 1 }
        lastDirection = direction
      }
    }
    return horizontalTurns <= 2
  }
}
