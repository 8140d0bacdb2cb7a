import Geometry
import PathGeometry
import TestSupport
import Testing

struct ConvexSketchTests {
  private static let frame = Rectangle(x: 3, y: 5, width: 30, height: 18)
  private static let shapes: [(name: String, path: Path)] = [
    ("circle", .circle(in: frame)), ("ellipse", .ellipse(in: frame)),
    ("capsule", .capsule(in: frame, curve: .circular)), ("continuous capsule", .capsule(in: frame, curve: .continuous)),
    ("rounded", .roundedRectangle(in: frame, radius: 5, curve: .circular)),
    ("continuous", .roundedRectangle(in: frame, radius: 5, curve: .continuous)),
    ("one corner", .unevenRoundedRectangle(in: frame, radii: [12, 0, 0, 0], curve: .continuous)),
    ("rectangle", .rectangle(frame)),
    ("turned", Path.capsule(in: frame, curve: .continuous).applying(.rotation(radians: 0.4))),
    (
      "drop",
      Path([
        .move(Point(x: 18, y: 5)), .quadratic(control: Point(x: 33, y: 20), end: Point(x: 18, y: 23)),
        .quadratic(control: Point(x: 3, y: 20), end: Point(x: 18, y: 5)), .close,
      ])
    ),
  ]

  /// What a sketch tells is never more than the outline gives, and not much less.
  @Test func tellsNoMoreThanTheOutline() throws {
    var generator = SeededGenerator(seed: 19)
    for (name, path) in Self.shapes {
      let sketch = try #require(ConvexSketch(of: path), "\(name)")
      let shape = try #require(ContainingShape(contours: path.contours(flatness: 0.002)))
      var sure = 0
      for round in 0..<300 {
        let origin = Point(
          x: Double.random(in: shape.box.minX...shape.box.maxX, using: &generator),
          y: Double.random(in: shape.box.minY...shape.box.maxY, using: &generator))
        let size = Double.random(in: 0.1...8, using: &generator)
        let rectangle = Rectangle(x: origin.x, y: origin.y, width: size, height: size / 2)
        let truth = try #require(shape.clearance(of: rectangle)).distance
        if let room = sketch.room(for: rectangle) {
          sure += 1
          #expect(room <= truth, "\(name), placement \(round) of seed 19")
          #expect(room > truth - 0.6, "\(name), placement \(round) of seed 19")
        } else {
          #expect(truth < 0.6, "\(name), placement \(round) of seed 19")
        }
        if sketch.surelyContains(origin) { #expect(shape.contains(origin), "\(name), placement \(round) of seed 19") }
      }
      #expect(sure > 50, "\(name)")
    }
  }

  /// Rings, dents and curves that bulge inwards have none.
  @Test(arguments: [
    Path.capsule(in: frame, curve: .circular).stroked(StrokeOutline(lineWidth: 2)),
    Path.closed([
      Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 10, y: 4), Point(x: 11, y: 0), Point(x: 20, y: 0),
      Point(x: 20, y: 20), Point(x: 0, y: 20),
    ]),
    Path([
      .move(Point(x: 0, y: 0)), .quadratic(control: Point(x: 10, y: 8), end: Point(x: 20, y: 0)),
      .line(Point(x: 20, y: 20)), .line(Point(x: 0, y: 20)), .close,
    ]),
    Path([
      .move(Point(x: 0, y: 0)),
      .cubic(control1: Point(x: 8, y: -6), control2: Point(x: 12, y: 6), end: Point(x: 20, y: 0)),
      .line(Point(x: 20, y: 20)), .line(Point(x: 0, y: 20)), .close,
    ]),
    Path([.move(Point(x: 0, y: 0)), .line(Point(x: 20, y: .nan)), .line(Point(x: 0, y: 20)), .close]), Path(),
  ])
  func leavesOutWhatIsNotConvex(_ path: Path) {
    #expect(ConvexSketch(of: path) == nil)
  }
}
