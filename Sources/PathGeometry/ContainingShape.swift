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
  /// For a convex shape, the line of each edge that is long enough to have a direction.
  private let edgeLines: [EdgeLine]

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
    edgeLines = isConvex ? EdgeLine.all(of: contours[0], sign: contours[0].signedArea < 0 ? -1 : 1) : []
  }

  /// Whether the point lies inside.
  package func contains(_ point: Point) -> Bool { Contour.windingNumber(of: contours, around: point) != 0 }

  /// The same; told by the lines of the edges where a point is inside all of them. One that is not may be inside for all
  /// that, for a very short edge may point anywhere.
  private func holds(_ point: Point) -> Bool {
    hasAllLines && edgeLines.depth(of: point) > EdgeLine.noise || contains(point)
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
  /// Optimization: while all points are inside, the depth below the edges' lines is the distance to the edge; once one is
  /// not, only those outside matter. Guarded by the brute-force placements.
  private func measureConvex(_ points: [Point]) -> Clearance? {
    guard !edgeLines.isEmpty else { return measure(points) }
    var nearest: (depth: Double, point: Point)?
    for (index, point) in points.enumerated() {
      let depth = edgeLines.depth(of: point)
      if depth <= 0 { return contains(point) ? measure(points) : farthestOutside(points[index...]) }
      if depth < nearest?.depth ?? .infinity { nearest = (depth, point) }
    }
    return nearest.map { found in
      let edge = nearestEdgePoint(to: found.point)
      return Clearance(distance: found.point.distance(to: edge), inkPoint: found.point, edgePoint: edge)
    }
  }

  /// The clearance of points of which some are outside.
  private func farthestOutside(_ points: ArraySlice<Point>) -> Clearance? {
    var farthest: Clearance?
    for point in points where !holds(point) {
      let edge = nearestEdgePoint(to: point)
      let distance = point.distance(to: edge)
      if -distance < farthest?.distance ?? .infinity {
        farthest = Clearance(distance: -distance, inkPoint: point, edgePoint: edge)
      }
    }
    return farthest
  }

  /// How far a rectangle stays within a convex shape, in points, where that is a distance or more; `nil` where it is less
  /// or not known.
  package func depth(of rectangle: Rectangle, atLeast distance: Double) -> Double? {
    guard isConvex, !edgeLines.isEmpty else { return nil }
    // The sides of the box are no nearer than the edge.
    if rectangle.room(within: box) < distance { return nil }
    let depth = edgeLines.depth(of: rectangle)
    return depth < distance ? nil : depth
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
