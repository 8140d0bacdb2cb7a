import Geometry
import Testing

@Suite struct AffineTransformTests {
  @Test func concatenationAppliesTheFirstFirst() {
    let map = AffineTransform.scale(x: 2, y: 3).concatenating(.translation(x: 1, y: 1))
    #expect(map.apply(Point(x: 1, y: 1)) == Point(x: 3, y: 4))
  }

  @Test func anchorsStayWhereTheyAre() {
    let anchor = Point(x: 5, y: -2)
    let map = AffineTransform.rotation(radians: 0.7).about(anchor)
    let moved = map.apply(anchor)
    #expect(abs(moved.x - anchor.x) < 1e-12 && abs(moved.y - anchor.y) < 1e-12)
  }

  @Test func boundingBoxOfAQuarterTurnSwapsTheSides() {
    let turned = AffineTransform.rotation(radians: .pi / 2).apply(Rectangle(x: 0, y: 0, width: 4, height: 2))
    #expect(abs(turned.width - 2) < 1e-12 && abs(turned.height - 4) < 1e-12)
  }
}
