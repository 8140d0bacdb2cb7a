import Geometry
import Testing

@Suite struct ProjectiveTransformTests {
  private func turn(
    _ degrees: Double, _ axis: (x: Double, y: Double, z: Double), anchor: Point = Point(x: 3, y: -2), depth: Double = 0,
    distance: Double = 50
  ) -> ProjectiveTransform {
    ProjectiveTransform(
      turning: degrees * .pi / 180, about: axis, anchor: anchor, depth: depth, distance: distance)
  }

  private func distance(_ left: Point?, _ right: Point) -> Double {
    left.map { max(abs($0.x - right.x), abs($0.y - right.y)) } ?? .infinity
  }

  private let points = [Point(x: 0, y: 0), Point(x: 10, y: 4), Point(x: -7, y: 9)]

  @Test func turnsAboutTheDepthAreRotationsOfThePlane() {
    let flat = AffineTransform.rotation(radians: 0.6).about(Point(x: 3, y: -2))
    let turned = turn(0.6 * 180 / .pi, (0, 0, 5))
    #expect(turned.affine != nil)
    for point in points { #expect(distance(turned.apply(point), flat.apply(point)) < 1e-9) }
  }

  @Test func halfTurnsMirrorThePlane() {
    let turned = turn(180, (0, 1, 0))
    for point in points { #expect(distance(turned.affine?.apply(point), Point(x: 6 - point.x, y: point.y)) < 1e-6) }
  }

  @Test func withoutPerspectiveTheFarSideIsAsLongAsTheNearOne() {
    let turned = turn(60, (0, 1, 0), distance: .infinity)
    for point in points {
      #expect(distance(turned.affine?.apply(point), Point(x: 3 + (point.x - 3) / 2, y: point.y)) < 1e-9)
    }
  }

  /// A picture of iOS shows five squares in a row, turned by 20° about the leading edge of the first: they end 64 points
  /// from it and not 207.5.
  @Test func theFarEndOfARowIsWhereAPictureShowsIt() throws {
    let width = 55 / 0.9396926208 * 3 / 5
    let seen = turn(20, (0, 1, 0), anchor: Point(x: 0, y: 16), distance: width)
    let box = try #require(
      seen.bounds(of: Rectangle(x: 4 * (width + 8), y: 0, width: width, height: 32)))
    #expect(abs(box.maxX - 64.5) < 0.5)
    let near = try #require(seen.apply(Point(x: width, y: 0)))
    let far = try #require(seen.apply(Point(x: 5 * width, y: 0)))
    #expect(near.y > 0 && far.y > near.y)
  }

  @Test func concatenationAppliesTheFirstFirst() {
    let (first, next) = (turn(20, (0, 1, 0)), turn(35, (1, 0.5, 0), anchor: .zero))
    for point in points {
      let stepwise = first.apply(point).flatMap(next.apply)
      #expect(distance(stepwise, first.concatenating(next).apply(point) ?? .zero) < 1e-9)
    }
  }

  @Test func anAnchorBehindThePlaneMovesItSideways() {
    let turned = turn(90, (0, 1, 0), anchor: .zero, depth: -4, distance: .infinity)
    #expect(distance(turned.affine?.apply(Point(x: 10, y: 3)), Point(x: 4, y: 3)) < 1e-9)
  }

  @Test func whatLiesBehindTheViewerIsNotSeen() {
    let turned = turn(90, (0, 1, 0), anchor: .zero, distance: 10)
    #expect(turned.apply(Point(x: -20, y: 0)) == nil)
    #expect(turned.bounds(of: Rectangle(x: -20, y: 0, width: 40, height: 1)) == nil)
    #expect(turned.fitted(to: Rectangle(x: -20, y: 0, width: 40, height: 1)) == nil)
  }

  @Test func anAxisWithoutDirectionTurnsNothing() {
    #expect(turn(40, (0, 0, 0)).affine == .identity)
  }
}
