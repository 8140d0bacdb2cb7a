import Geometry
import PathGeometry
import Testing

struct ShapeBuilderTests {
  private let frame = Rectangle(x: 10, y: 20, width: 200, height: 80)

  @Test func everyBuilderFillsItsFrame() throws {
    let paths: [Path] = [
      .rectangle(frame), .ellipse(in: frame), .capsule(in: frame, curve: .circular),
      .capsule(in: frame, curve: .continuous), .roundedRectangle(in: frame, radius: 20, curve: .continuous),
      .roundedRectangle(in: frame, radius: 35, curve: .continuous),
      .roundedRectangle(in: frame, radius: 20, curve: .circular),
      .unevenRoundedRectangle(in: frame, radii: [10, 0, 30, 5], curve: .continuous),
    ]
    for path in paths {
      let box = try #require(path.boundingBox)
      #expect(abs(box.minX - 10) < 0.02 && abs(box.maxX - 210) < 0.02)
      #expect(abs(box.minY - 20) < 0.02 && abs(box.maxY - 100) < 0.02)
    }
  }

  @Test func circleIsTheLargestInTheMiddle() throws {
    let box = try #require(Path.circle(in: frame).boundingBox)
    #expect(abs(box.minX - 70) < 0.02 && abs(box.width - 80) < 0.04)
  }

  /// `RoundedRectangle(cornerRadius: 500)` is a capsule.
  @Test(arguments: [CornerCurve.circular, .continuous])
  func roundCornersTakeAtMostHalfOfTheShortSide(curve: CornerCurve) {
    let large = Path.roundedRectangle(in: frame, cornerSize: Size(width: 500, height: 500), curve: curve)
    #expect(large == .capsule(in: frame, curve: curve))
  }

  @Test func areasMatchTheirFormulas() {
    func area(_ path: Path) -> Double { abs(path.contours(flatness: 0.001).reduce(0) { $0 + $1.signedArea }) }
    #expect(abs(area(.ellipse(in: frame)) - Double.pi * 100 * 40) < 4)
    #expect(abs(area(.capsule(in: frame, curve: .circular)) - (120 * 80 + Double.pi * 1600)) < 2)
    let corners = (4 - Double.pi) * 400
    #expect(abs(area(.roundedRectangle(in: frame, radius: 20, curve: .circular)) - (16000 - corners)) < 1)
  }

  /// A row at height y of the table lies `excess` further out than the circle.
  @Test(arguments: [(0.0, 0.0), (0.5385, 0.00481), (0.7115, 0.00769), (0.8846, 0.01635), (1.0, 0.0)])
  func continuousCapsuleFollowsTheTable(height: Double, excess: Double) throws {
    let radius = 100.0
    let points = Path.capsule(in: Rectangle(x: 0, y: 0, width: 600, height: 200), curve: .continuous)
      .contours(flatness: 0.001)[0].points
    let left = try #require(
      points.filter { $0.x < 300 }.min {
        abs($0.y - (radius - height * radius)) < abs($1.y - (radius - height * radius))
      })
    let measured = (radius - left.y) / radius
    let circle = radius - (1 - measured * measured).squareRoot() * radius
    #expect(abs((circle - left.x) / radius - excess) < 0.0022)
  }

  @Test func continuousCornerReachesAsRecorded() throws {
    let path = Path.roundedRectangle(
      in: Rectangle(x: 0, y: 0, width: 100, height: 100), radius: 12, curve: .continuous)
    let onTop = path.contours()[0].points.filter { $0.y < 1e-9 }.map(\.x)
    #expect(abs(try #require(onTop.min()) - 18.344) < 0.001)
  }

  @Test func shortSidesShrinkTheReachWithoutAJump() throws {
    func corner(_ height: Double) -> Double {
      let path = Path.roundedRectangle(
        in: Rectangle(x: 0, y: 0, width: 200, height: height), radius: 20, curve: .continuous)
      return path.contours().flatMap(\.points).map { ($0.x + $0.y) }.min()!
    }
    #expect(abs(corner(61.2) - corner(61.1)) < 0.01)
    #expect(abs(corner(40.01) - corner(40)) < 0.01)
    #expect(abs(corner(45) - corner(46)) < 0.05)
  }

  @Test func radiusIsLimitedToHalfTheShortSide() {
    #expect(
      Path.roundedRectangle(in: frame, radius: 500, curve: .circular) == .capsule(in: frame, curve: .circular))
    #expect(Path.roundedRectangle(in: frame, radius: -3, curve: .continuous) == .rectangle(frame))
    #expect(Path.rectangle(Rectangle(x: 0, y: 0, width: .infinity, height: 1)).isEmpty)
    #expect(Path.ellipse(in: Rectangle(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
  }

  @Test func unevenRadiiThatDoNotFitShrinkTogether() throws {
    let path = Path.unevenRoundedRectangle(
      in: Rectangle(x: 0, y: 0, width: 100, height: 60), radii: [60, 60], curve: .circular)
    let leftmost = path.contours()[0].points.filter { $0.x < 1e-6 }.map(\.y)
    #expect(abs(try #require(leftmost.min()) - 30) < 1e-6)
  }

  @Test func containmentFollowsTheNonZeroRule() {
    #expect(Path.circle(in: frame).contains(Point(x: 110, y: 60)))
    #expect(!Path.circle(in: frame).contains(Point(x: 72, y: 22)))
    var twice = Path.rectangle(frame)
    twice.elements += Path.rectangle(frame.inset(by: 10)).elements
    #expect(twice.contains(frame.center))
    var hole = Path.rectangle(frame)
    hole.elements +=
      Path.closed(
        [Point(x: 20, y: 30), Point(x: 20, y: 90), Point(x: 200, y: 90), Point(x: 200, y: 30)]
      ).elements
    #expect(!hole.contains(frame.center))
  }

  @Test func hullDropsInnerPoints() {
    let corners = ConvexHull.corners(of: [
      Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 2, y: 0), Point(x: 4, y: 4), Point(x: 0, y: 4), Point(x: 2, y: 2),
    ])
    #expect(Set(corners) == [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 4, y: 4), Point(x: 0, y: 4)])
  }
}
