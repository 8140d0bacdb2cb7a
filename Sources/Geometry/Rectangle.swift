/// An axis-parallel rectangle in points, y down.
package struct Rectangle: Codable, Hashable, Sendable {
  package var origin: Point
  package var size: Size

  @inlinable
  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @inlinable
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  // Optimization: what the compiler derives is slow to call from other modules.
  @inlinable
  package static func == (left: Rectangle, right: Rectangle) -> Bool {
    left.origin.x == right.origin.x && left.origin.y == right.origin.y && left.size.width == right.size.width
      && left.size.height == right.size.height
  }

  package static let zero = Rectangle(x: 0, y: 0, width: 0, height: 0)

  @inlinable package var minX: Double { origin.x }
  @inlinable package var minY: Double { origin.y }
  @inlinable package var midX: Double { origin.x + size.width / 2 }
  @inlinable package var midY: Double { origin.y + size.height / 2 }
  @inlinable package var maxX: Double { origin.x + size.width }
  @inlinable package var maxY: Double { origin.y + size.height }
  @inlinable package var width: Double { size.width }
  @inlinable package var height: Double { size.height }
  @inlinable package var center: Point { Point(x: midX, y: midY) }
  @inlinable package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The rectangle moved by `offset`.
  @inlinable
  package func offset(by offset: Point) -> Rectangle { Rectangle(origin: origin + offset, size: size) }

  /// The rectangle with every edge moved inwards by `amount`, in points; outwards where it is negative.
  @inlinable
  package func inset(by amount: Double) -> Rectangle {
    Rectangle(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// Whether the interiors share a point.
  @inlinable
  package func intersects(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part, or `nil` where there is none.
  package func intersection(_ other: Rectangle) -> Rectangle? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return nil }
    return Rectangle(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The smallest rectangle that holds both.
  @inlinable
  package func union(_ other: Rectangle) -> Rectangle {
    Rectangle(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether `other` lies inside, edges included, with `tolerance` points to spare.
  package func contains(_ other: Rectangle, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }

  /// Whether the point lies inside, edges included.
  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
