import Geometry
import Glibc

/// How a rounded corner is drawn.
package enum CornerCurve: String, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle or ellipse.
  case circular
  /// Apple's curve of gradually changing curvature.
  case continuous

  /// The curves of a top left corner of radius 1, from the top edge to the left edge, as points from the corner.
  ///
  /// - Parameter reach: how far the curve may reach along the edges, in radii; a continuous corner takes at most
  ///   `ContinuousCorner.edgeReach`. Values below 1 are taken as 1.
  /// - Verification: at full reach documented by others and checked once; at reach 1 (the end of a capsule) measured;
  ///   in between inferred, as the straight blend of the two.
  func unitCorner(reach: Double) -> [CubicCurve] {
    switch self {
    case .circular: return [CornerCurve.quarterCircle]
    case .continuous:
      let fraction = min(max((reach - 1) / (ContinuousCorner.edgeReach - 1), 0), 1)
      if fraction == 1 { return ContinuousCorner.curves }
      if fraction == 0 { return CornerCurve.capsuleCorner }
      return zip(CornerCurve.capsuleCorner, CornerCurve.subdividedCorner).map {
        CubicCurve.blend($0, $1, fraction: fraction)
      }
    }
  }

  /// Distance of the control points of a quarter circle from its ends, in radii: the largest error is 0.00027 radii.
  static let quarterCircleControl = 0.5522847498

  private static let quarterCircle: CubicCurve = {
    let free = 1 - quarterCircleControl
    return CubicCurve(
      start: Point(x: 1, y: 0), control1: Point(x: free, y: 0), control2: Point(x: 0, y: free), end: Point(x: 0, y: 1))
  }()

  /// Angles above the horizontal at which the pieces of a capsule's corner meet: four for each curve of the full corner.
  private static let pieceAngles: [Double] = {
    let joint = atan2(1 - 0.074911, 1 - 0.63149399)
    let ends: [Double] = [Double.pi / 2, joint, Double.pi / 2 - joint, 0]
    var angles: [Double] = []
    for (first, last) in zip(ends, ends.dropFirst()) {
      for piece in 0..<4 { angles.append(first + (last - first) * Double(piece) / 4) }
    }
    angles.append(0)
    return angles
  }()

  /// The quarter of a capsule's end by the measured table, in pieces.
  private static let capsuleCorner: [CubicCurve] = {
    func point(_ angle: Double) -> Point {
      let height = sin(angle)
      return Point(x: 1 - cos(angle) - ContinuousCorner.excess(atHeight: height), y: 1 - height)
    }
    func derivative(_ angle: Double) -> Point {
      if angle <= 0 { return Point(x: 0, y: -1) }
      if angle >= Double.pi / 2 { return Point(x: 1, y: 0) }
      let step = 0.03
      let low = max(angle - step, 0)
      let high = min(angle + step, Double.pi / 2)
      return (point(high) - point(low)) * (1 / (high - low))
    }
    return zip(pieceAngles, pieceAngles.dropFirst()).map { first, last in
      CubicCurve(
        start: point(first), startDerivative: derivative(first) * (last - first), end: point(last),
        endDerivative: derivative(last) * (last - first))
    }
  }()

  /// The full continuous corner cut into as many pieces as `capsuleCorner` has.
  private static let subdividedCorner: [CubicCurve] = ContinuousCorner.curves.flatMap { curve in
    (0..<4).map { curve.part(from: Double($0) / 4, to: Double($0 + 1) / 4) }
  }
}
