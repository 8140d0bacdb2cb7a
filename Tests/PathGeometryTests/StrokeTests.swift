import Geometry
import PathGeometry
import Testing

struct StrokeTests {
  private let frame = Rectangle(x: 0, y: 0, width: 100, height: 40)

  private func area(_ path: Path) -> Double { abs(path.contours(flatness: 0.001).reduce(0) { $0 + $1.signedArea }) }

  @Test func closedStrokeIsARing() throws {
    let ring = Path.rectangle(frame).stroked(StrokeOutline(lineWidth: 4))
    #expect(abs(area(ring) - (104 * 44 - 96 * 36)) < 1e-6)
    #expect(ring.contains(Point(x: 0, y: 0)))
    #expect(!ring.contains(frame.center))
    #expect(try #require(ring.boundingBox).width == 104)
  }

  @Test func directionOfTheOutlineDoesNotMatter() {
    let reversed = Path.closed([
      Point(x: 0, y: 0), Point(x: 0, y: 40), Point(x: 100, y: 40), Point(x: 100, y: 0),
    ])
    #expect(abs(area(reversed.stroked(StrokeOutline(lineWidth: 4))) - (104 * 44 - 96 * 36)) < 1e-6)
  }

  @Test func wideStrokeLeavesNoHole() {
    let ring = Path.rectangle(frame).stroked(StrokeOutline(lineWidth: 60))
    #expect(ring.contains(frame.center))
  }

  @Test func capsLengthenOpenLines() throws {
    let line = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0))])
    #expect(abs(area(line.stroked(StrokeOutline(lineWidth: 2))) - 20) < 1e-9)
    let round = line.stroked(StrokeOutline(lineWidth: 2, hasRoundCaps: true))
    #expect(abs(area(round) - 20 - Double.pi) < 0.05)
    #expect(round.contains(Point(x: 10.9, y: 0)) && round.contains(Point(x: -0.9, y: 0)))
  }

  @Test func trimKeepsTheShareOfTheLength() {
    let quarter = Path.circle(in: Rectangle(x: 0, y: 0, width: 20, height: 20)).trimmed(from: 0.25, to: 0.5)
    let length = quarter.contours().reduce(0) { $0 + $1.length }
    #expect(abs(length - Double.pi * 5) < 0.05)
    // Clockwise from the right: the second quarter is the one at the bottom left.
    #expect(quarter.contours().flatMap(\.points).allSatisfy { $0.x <= 10.01 && $0.y >= 9.99 })
    #expect(Path.rectangle(frame).trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(Path.rectangle(frame).trimmed(from: -1, to: 2) == .rectangle(frame))
  }

  @Test func dashesAlternateWithGaps() {
    let line = Path([.move(Point(x: 0, y: 0)), .line(Point(x: 10, y: 0))])
    let dashed = line.stroked(StrokeOutline(lineWidth: 2, dash: [2, 1]))
    #expect(dashed.contours().count == 4)
    #expect(abs(area(dashed) - 2 * 7) < 1e-9)
    #expect(!dashed.contains(Point(x: 2.5, y: 0)))
  }

  @Test func numbersThatCannotBeDrawnAreLeftOut() {
    let path = Path([
      .move(Point(x: 0, y: 0)), .line(Point(x: .nan, y: 0)), .line(Point(x: 10, y: .infinity)),
      .line(Point(x: 10, y: 0)),
      .cubic(control1: Point(x: .nan, y: 0), control2: .zero, end: .zero),
    ])
    #expect(path.contours() == [Contour(points: [Point(x: 0, y: 0), Point(x: 10, y: 0)], isClosed: false)])
    #expect(path.stroked(StrokeOutline(lineWidth: .nan)).isEmpty)
  }
}
