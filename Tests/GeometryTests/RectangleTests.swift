import Geometry
import Testing

@Suite struct RectangleTests {
  @Test func unionHoldsBothAndIntersectionLiesInBoth() throws {
    let a = Rectangle(x: 0, y: 0, width: 4, height: 2)
    let b = Rectangle(x: 3, y: 1, width: 4, height: 4)
    #expect(a.union(b).contains(a) && a.union(b).contains(b))
    let common = try #require(a.intersection(b))
    #expect(a.contains(common) && b.contains(common))
    #expect(common == Rectangle(x: 3, y: 1, width: 1, height: 1))
  }

  @Test func touchingRectanglesShareAnEdgeButNoInterior() {
    let a = Rectangle(x: 0, y: 0, width: 1, height: 1)
    let b = Rectangle(x: 1, y: 0, width: 1, height: 1)
    #expect(!a.intersects(b))
    #expect(a.intersection(b)?.width == 0)
    #expect(a.intersection(b.offset(by: Point(x: 0.1, y: 0))) == nil)
  }

  @Test func insetMovesEveryEdge() {
    #expect(Rectangle(x: 0, y: 0, width: 4, height: 4).inset(by: 1) == Rectangle(x: 1, y: 1, width: 2, height: 2))
    #expect(Rectangle(x: 0, y: 0, width: 4, height: 4).inset(by: -1).contains(Point(x: -1, y: 5)))
  }
}
