import Geometry

/// The measured figures of Apple's continuous corners, in units of the corner radius.
///
/// - Source: rounded rectangle: published reverse engineering of `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7,
///   checked against one recorded path (radius 12 reaches 18.344 along the edge). Capsule: read off one image of a
///   capsule 104 pixels high rendered by Apple's engine, accurate to about 0.002 radii. Both read 2026-11-30.
/// - Verification: measured.
package enum ContinuousCorner {
  /// How far along each edge, from the corner, the curve reaches where the sides are long enough.
  package static let edgeReach = 1.52866483

  /// The three cubic curves of the top left corner, from the top edge to the left edge: points from the corner.
  static let curves: [CubicCurve] = [
    CubicCurve(
      start: Point(x: 1.52866483, y: 0), control1: Point(x: 1.08849299, y: 0), control2: Point(x: 0.86840701, y: 0),
      end: Point(x: 0.63149399, y: 0.074911)),
    CubicCurve(
      start: Point(x: 0.63149399, y: 0.074911), control1: Point(x: 0.37282392, y: 0.16905899),
      control2: Point(x: 0.16905899, y: 0.37282392), end: Point(x: 0.074911, y: 0.63149399)),
    CubicCurve(
      start: Point(x: 0.074911, y: 0.63149399), control1: Point(x: 0, y: 0.86840701),
      control2: Point(x: 0, y: 1.08849299), end: Point(x: 0, y: 1.52866483)),
  ]

  /// How far a capsule's end lies outside the circle, along the capsule, by height above or below its middle.
  static let capsuleExcess: [(height: Double, excess: Double)] = [
    (0, 0), (0.3077, 0.00038), (0.4231, 0.00212), (0.4808, 0.0025), (0.5385, 0.00481), (0.5962, 0.00558),
    (0.6538, 0.00596), (0.7115, 0.00769), (0.7692, 0.00942), (0.8269, 0.01385), (0.8846, 0.01635),
    (0.9423, 0.01481), (1, 0),
  ]

  /// The excess at a height of -1…1, linear between the rows.
  static func excess(atHeight height: Double) -> Double {
    let height = abs(height)
    for (low, high) in zip(capsuleExcess, capsuleExcess.dropFirst()) where height <= high.height {
      return low.excess + (high.excess - low.excess) * (height - low.height) / (high.height - low.height)
    }
    return 0
  }
}
