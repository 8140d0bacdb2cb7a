import Geometry
import Glibc
import PathGeometry
import TestSupport
import Testing

/// A shape with an independent way to tell how far inside it a point lies.
private struct MeasuredShape: Sendable {
  var name: String
  var path: Path
  var depth: @Sendable (Point) -> Double

  static let frame = Rectangle(x: 3, y: 5, width: 30, height: 18)

  static let all: [MeasuredShape] = [
    MeasuredShape(name: "circle", path: .circle(in: frame)) { 9 - hypot($0.x - 18, $0.y - 14) },
    MeasuredShape(name: "capsule", path: .capsule(in: frame, curve: .circular)) {
      9 - hypot($0.x - min(max($0.x, 12), 24), $0.y - 14)
    },
    MeasuredShape(name: "rounded rectangle", path: .roundedRectangle(in: frame, radius: 5, curve: .circular)) {
      let x = abs($0.x - 18) - 10
      let y = abs($0.y - 14) - 4
      return 5 - hypot(max(x, 0), max(y, 0)) - min(max(x, y), 0)
    },
    sampled("ellipse", .ellipse(in: frame)),
    sampled("continuous capsule", .capsule(in: frame, curve: .continuous)),
    sampled("continuous rectangle", .roundedRectangle(in: frame, radius: 4, curve: .continuous)),
    sampled(
      "path",
      Path([
        .move(Point(x: 3, y: 5)), .line(Point(x: 30, y: 5)),
        .quadratic(control: .init(x: 20, y: 12), end: .init(x: 30, y: 20)),
        .cubic(control1: Point(x: 20, y: 26), control2: Point(x: 14, y: 16), end: Point(x: 5, y: 22)), .close,
      ])),
  ]

  /// By the distance to closely spaced points of the curves themselves, and by counting crossings of a ray.
  static func sampled(_ name: String, _ path: Path) -> MeasuredShape {
    let fine = path.contours(flatness: 0.0005)
    var points: [Point] = []
    for contour in fine {
      var start = contour.points[contour.points.count - 1]
      for end in contour.points {
        let steps = max(Int(start.distance(to: end) / 0.05), 1)
        for step in 0..<steps { points.append(start + (end - start) * (Double(step) / Double(steps))) }
        start = end
      }
    }
    return MeasuredShape(name: name, path: path) { [points] point in
      let distance = points.withUnsafeBufferPointer { buffer -> Double in
        var best = Double.infinity
        for index in 0..<buffer.count {
          let x = buffer[index].x - point.x
          let y = buffer[index].y - point.y
          let square = x * x + y * y
          if square < best { best = square }
        }
        return best.squareRoot()
      }
      return Contour.windingNumber(of: fine, around: point) != 0 ? distance : -distance
    }
  }
}

struct ClearanceTests {
  /// A random polygon of 3 to 8 corners about a place near the shape.
  private func randomInk(using generator: inout SeededGenerator) -> Contour {
    let center = Point(
      x: Double.random(in: 4...32, using: &generator), y: Double.random(in: 6...22, using: &generator))
    let count = Int.random(in: 3...8, using: &generator)
    let points = (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let radius = Double.random(in: 0.5...3, using: &generator)
      return center + Point(x: cos(angle) * radius, y: sin(angle) * radius)
    }
    return Contour(points: points, isClosed: true)
  }

  private func densePoints(of ink: Contour) -> [Point] {
    var points: [Point] = []
    var start = ink.points[ink.points.count - 1]
    for end in ink.points {
      for step in 0..<24 { points.append(start + (end - start) * (Double(step) / 24)) }
      start = end
    }
    return points
  }

  @Test func agreesWithBruteForceOnThousandPlacements() throws {
    var generator = SeededGenerator(seed: 11)
    for round in 0..<1001 {
      let shape = MeasuredShape.all[round % MeasuredShape.all.count]
      let ink = randomInk(using: &generator)
      let container = try #require(ContainingShape(contours: shape.path.contours()))
      let clearance = try #require(container.clearance(of: [ink]))
      let truth = densePoints(of: ink).map(shape.depth).min()!
      #expect(abs(clearance.distance - truth) < 0.05, "\(shape.name), placement \(round) of seed 11")
      #expect(abs(clearance.inkPoint.distance(to: clearance.edgePoint) - abs(clearance.distance)) < 1e-9)
    }
  }

  @Test func boxFilterNeverChangesAVerdict() throws {
    var generator = SeededGenerator(seed: 12)
    for round in 0..<600 {
      let shape = MeasuredShape.all[round % 6]
      let ink = randomInk(using: &generator)
      let container = try #require(ContainingShape(contours: shape.path.contours()))
      let box = try #require(Contour.boundingBox(of: [ink]))
      let bound = try #require(container.clearance(of: box))
      let exact = try #require(container.clearance(of: [ink]))
      #expect(bound.distance <= exact.distance + 1e-9, "\(shape.name), placement \(round) of seed 12")
    }
  }

  @Test func ringHoldsWhatLiesWithinIt() throws {
    let frame = Rectangle(x: 0, y: 0, width: 60, height: 20)
    let ring = Path.capsule(in: frame, curve: .circular).stroked(StrokeOutline(lineWidth: 2))
    let shape = try #require(ContainingShape(ring, around: frame.center))
    let ink = Path.rectangle(Rectangle(x: 20, y: 6, width: 20, height: 8)).contours()
    #expect(abs(try #require(shape.clearance(of: ink)).distance - 5) < 0.01)
    #expect(ContainingShape(ring, around: Point(x: -5, y: 0)) == nil)
  }

  @Test func cornerThatPointsInwardsCounts() throws {
    let notch = Path.closed([
      Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 10, y: 4), Point(x: 11, y: 0), Point(x: 20, y: 0),
      Point(x: 20, y: 20), Point(x: 0, y: 20),
    ])
    let shape = try #require(ContainingShape(contours: notch.contours()))
    let ink = Path.rectangle(Rectangle(x: 4, y: 6, width: 12, height: 8)).contours()
    #expect(abs(try #require(shape.clearance(of: ink)).distance - 2) < 1e-9)
  }

  /// An edge that rounding leaves between two corners that should be one may point anywhere.
  @Test func edgeOfNoLengthTellsNothing() throws {
    let corners = [
      Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: -1e-11), Point(x: 10, y: 10), Point(x: 0, y: 10),
    ]
    let shape = try #require(ContainingShape(contours: [Contour(points: corners, isClosed: true)]))
    #expect(shape.isConvex)
    let clearance = try #require(shape.clearance(of: Rectangle(x: 7, y: 4, width: 1, height: 2)))
    #expect(abs(clearance.distance - 2) < 1e-9)
    #expect(abs(shape.nearestEdgePoint(to: Point(x: 8, y: 5)).x - 10) < 1e-9)
  }

  /// What is left out before sorting is never a corner.
  @Test func hullHoldsAllPoints() {
    var generator = SeededGenerator(seed: 17)
    for round in 0..<200 {
      let points = (0..<(3 + round % 40)).map { _ in
        Point(x: Double.random(in: 0...90, using: &generator), y: Double.random(in: 0...20, using: &generator))
      }
      let hull = ConvexHull.corners(of: points)
      for (one, two) in zip(hull, hull.dropFirst() + hull.prefix(1)) {
        let along = two - one
        #expect(points.allSatisfy { along.x * ($0.y - one.y) - along.y * ($0.x - one.x) >= -1e-9 })
      }
    }
  }

  @Test func inksApartGiveTheirDistance() throws {
    let one = Path.circle(in: Rectangle(x: 0, y: 0, width: 10, height: 10)).contours()
    let two = Path.circle(in: Rectangle(x: 13, y: 0, width: 10, height: 10)).contours()
    let separation = try #require(InkSeparation.between(one, two, limit: 5))
    #expect(abs(separation.distance - 3) < 0.01)
    #expect(InkSeparation.between(one, two, limit: 2) == nil)
    // The boxes overlap, the ink does not.
    let three = Path.circle(in: Rectangle(x: 8.5, y: 8.5, width: 10, height: 10)).contours()
    let diagonal = try #require(InkSeparation.between(one, three, limit: 5))
    #expect(abs(diagonal.distance - (8.5 * 2.0.squareRoot() - 10)) < 0.02)
  }

  @Test func overlapIsTheShortestMoveThatParts() throws {
    let one = Path.rectangle(Rectangle(x: 0, y: 0, width: 40, height: 10)).contours()
    let two = Path.rectangle(Rectangle(x: 5, y: 7, width: 10, height: 10)).contours()
    #expect(abs(try #require(InkSeparation.between(one, two, limit: 1)).distance + 3) < 1e-9)
    #expect(abs(try #require(InkSeparation.between(two, one, limit: 1)).distance + 3) < 1e-9)
    let inside = Path.rectangle(Rectangle(x: 4, y: 2, width: 2, height: 2)).contours()
    #expect(abs(try #require(InkSeparation.between(one, inside, limit: 1)).distance + 4) < 1e-9)
  }

  @Test func separationIsSymmetric() {
    var generator = SeededGenerator(seed: 13)
    for round in 0..<200 {
      let one = randomInk(using: &generator)
      let two = randomInk(using: &generator)
      let forth = InkSeparation.between([one], [two], limit: 50)?.distance
      let back = InkSeparation.between([two], [one], limit: 50)?.distance
      #expect(abs((forth ?? 0) - (back ?? 0)) < 1e-9, "placement \(round) of seed 13")
    }
  }
}
