import Glibc

/// A map of the plane that keeps lines straight: x' = (a x + c y + tx) / s, y' = (b x + d y + ty) / s, with
/// s = g x + h y + w.
package struct ProjectiveTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double
  package var g: Double
  package var h: Double
  package var w: Double

  package init(_ affine: AffineTransform) {
    (a, b, c, d, tx, ty) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
    (g, h, w) = (0, 0, 1)
  }

  /// The plane turned in space about an anchor that lies on it or behind it, and seen from the front.
  ///
  /// - Parameters:
  ///   - axis: the direction of the axis of the turn, of any length but 0.
  ///   - depth: of the anchor, in points towards the viewer.
  ///   - distance: from the viewer to the plane, in points; infinite for a view without perspective.
  package init(
    turning radians: Double, about axis: (x: Double, y: Double, z: Double), anchor: Point, depth: Double,
    distance: Double
  ) {
    self.init(.identity)
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (cosine, sine) = (cos(radians), sin(radians))
    let rest = 1 - cosine
    // Where the axes of the plane and the depth go, each as a column.
    let right = (cosine + x * x * rest, y * x * rest + z * sine, z * x * rest - y * sine)
    let down = (x * y * rest - z * sine, cosine + y * y * rest, z * y * rest + x * sine)
    let forward = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    let nearness = distance.isFinite && distance != 0 ? 1 / distance : 0
    var turned = self
    (turned.a, turned.c, turned.tx) = (right.0, down.0, -depth * forward.0)
    (turned.b, turned.d, turned.ty) = (right.1, down.1, -depth * forward.1)
    (turned.g, turned.h, turned.w) = (-right.2 * nearness, -down.2 * nearness, 1 + depth * forward.2 * nearness)
    self = ProjectiveTransform(.translation(x: -anchor.x, y: -anchor.y)).concatenating(turned)
      .concatenating(ProjectiveTransform(.translation(x: anchor.x, y: anchor.y)))
  }

  /// This transform first, then `next`.
  package func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    var result = self
    result.a = next.a * a + next.c * b + next.tx * g
    result.c = next.a * c + next.c * d + next.tx * h
    result.tx = next.a * tx + next.c * ty + next.tx * w
    result.b = next.b * a + next.d * b + next.ty * g
    result.d = next.b * c + next.d * d + next.ty * h
    result.ty = next.b * tx + next.d * ty + next.ty * w
    result.g = next.g * a + next.h * b + next.w * g
    result.h = next.g * c + next.h * d + next.w * h
    result.w = next.g * tx + next.h * ty + next.w * w
    return result
  }

  /// The transform where it does not depend on the depth of a point; `nil` in perspective.
  package var affine: AffineTransform? {
    guard abs(g) < 1e-9, abs(h) < 1e-9, abs(w) > 1e-9 else { return nil }
    return AffineTransform(a: a / w, b: b / w, c: c / w, d: d / w, tx: tx / w, ty: ty / w)
  }

  /// Where a point is seen; `nil` where it lies beside the viewer or behind.
  package func apply(_ point: Point) -> Point? {
    let scale = g * point.x + h * point.y + w
    guard scale > 1e-3, scale.isFinite else { return nil }
    return Point(x: (a * point.x + c * point.y + tx) / scale, y: (b * point.x + d * point.y + ty) / scale)
  }

  /// The box around what is seen of a rectangle; `nil` where some of it lies beside the viewer or behind.
  package func bounds(of rectangle: Rectangle) -> Rectangle? {
    let corners = [
      Point(x: rectangle.minX, y: rectangle.minY), Point(x: rectangle.maxX, y: rectangle.minY),
      Point(x: rectangle.maxX, y: rectangle.maxY), Point(x: rectangle.minX, y: rectangle.maxY),
    ].compactMap(apply)
    guard corners.count == 4 else { return nil }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rectangle(minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  /// The scaling and shift that put a rectangle into the box around what is seen of it.
  package func fitted(to rectangle: Rectangle) -> AffineTransform? {
    guard let bounds = bounds(of: rectangle) else { return nil }
    let x = rectangle.width > 0 ? bounds.width / rectangle.width : 1
    let y = rectangle.height > 0 ? bounds.height / rectangle.height : 1
    return AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.minX - x * rectangle.minX, ty: bounds.minY - y * rectangle.minY)
  }
}
