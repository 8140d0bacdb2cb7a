import Glibc

/// A linear map and a shift of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
package struct AffineTransform: Codable, Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  @inlinable package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift, in points.
  @inlinable package static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  @inlinable package static func scale(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin, clockwise on screen, in radians.
  package static func rotation(radians: Double) -> AffineTransform {
    AffineTransform(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians), tx: 0, ty: 0)
  }

  /// This transform first, then `next`.
  @inlinable package func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transform about `anchor` instead of the origin.
  @inlinable package func about(_ anchor: Point) -> AffineTransform {
    AffineTransform.translation(x: -anchor.x, y: -anchor.y).concatenating(self)
      .concatenating(.translation(x: anchor.x, y: anchor.y))
  }

  @inlinable package func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of the transformed rectangle.
  @inlinable package func apply(_ rectangle: Rectangle) -> Rectangle {
    let one = apply(Point(x: rectangle.minX, y: rectangle.minY))
    let two = apply(Point(x: rectangle.maxX, y: rectangle.minY))
    let three = apply(Point(x: rectangle.minX, y: rectangle.maxY))
    let four = apply(Point(x: rectangle.maxX, y: rectangle.maxY))
    return Rectangle(
      minX: min(one.x, two.x, three.x, four.x), minY: min(one.y, two.y, three.y, four.y),
      maxX: max(one.x, two.x, three.x, four.x), maxY: max(one.y, two.y, three.y, four.y))
  }
}
