/// A place in points, x to the right, y down.
package struct Point: Codable, Hashable, Sendable {
  package var x: Double
  package var y: Double

  @inlinable
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  @inlinable
  package static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
  @inlinable
  package static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
  @inlinable
  package static func * (left: Point, factor: Double) -> Point { Point(x: left.x * factor, y: left.y * factor) }
}
