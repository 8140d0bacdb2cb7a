package import Geometry

/// A cubic Bézier curve.
package struct CubicCurve: Hashable, Sendable {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  package init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A quadratic curve.
  init(start: Point, control: Point, end: Point) {
    self.init(
      start: start, control1: start + (control - start) * (2.0 / 3), control2: end + (control - end) * (2.0 / 3),
      end: end)
  }

  /// The curve that leaves `start` and reaches `end` with the given derivatives over a parameter of 0…1.
  init(start: Point, startDerivative: Point, end: Point, endDerivative: Point) {
    self.init(
      start: start, control1: start + startDerivative * (1.0 / 3), control2: end - endDerivative * (1.0 / 3), end: end)
  }

  /// The point at a parameter of 0…1.
  package func point(at parameter: Double) -> Point {
    let rest = 1 - parameter
    let (first, second) = (rest * rest * rest, 3 * rest * rest * parameter)
    let (third, fourth) = (3 * rest * parameter * parameter, parameter * parameter * parameter)
    return Point(
      x: start.x * first + control1.x * second + control2.x * third + end.x * fourth,
      y: start.y * first + control1.y * second + control2.y * third + end.y * fourth)
  }

  /// The derivative by the parameter.
  func derivative(at parameter: Double) -> Point {
    let rest = 1 - parameter
    return (control1 - start) * (3 * rest * rest) + (control2 - control1) * (6 * rest * parameter)
      + (end - control2) * (3 * parameter * parameter)
  }

  /// The part between two parameters.
  func part(from first: Double, to last: Double) -> CubicCurve {
    let span = last - first
    return CubicCurve(
      start: point(at: first), startDerivative: derivative(at: first) * span, end: point(at: last),
      endDerivative: derivative(at: last) * span)
  }

  /// The curve with every point passed through `transform`.
  func map(_ transform: (Point) -> Point) -> CubicCurve {
    CubicCurve(
      start: transform(start), control1: transform(control1), control2: transform(control2), end: transform(end))
  }

  /// The curve from the end to the start.
  var reversed: CubicCurve { CubicCurve(start: end, control1: control2, control2: control1, end: start) }

  /// The curve between two curves, at `fraction` of the way from `first` to `second`.
  static func blend(_ first: CubicCurve, _ second: CubicCurve, fraction: Double) -> CubicCurve {
    func mix(_ a: Point, _ b: Point) -> Point { a * (1 - fraction) + b * fraction }
    return CubicCurve(
      start: mix(first.start, second.start), control1: mix(first.control1, second.control1),
      control2: mix(first.control2, second.control2), end: mix(first.end, second.end))
  }
}
