package import Colorimetry
package import Geometry
import Glibc
package import LayoutTree

/// The colours of a gradient within a rectangle.
///
/// The locations that occur there are found from the gradient's shape, and colours are taken at every stop between them
/// and closely enough in between that contrast with any of them is known to about a hundredth.
struct GradientSamples {
  /// Runs of locations that occur, each from its lowest to its highest.
  private var runs: [ClosedRange<Double>] = []
  private let gradient: PaintedGradient

  /// Colours between two stops.
  private static let stepsBetweenStops = 24
  /// Points along each side of the rectangle where locations have no simple bounds.
  private static let gridSteps = 32

  /// - Parameter transform: from the gradient's own coordinates to those of the rectangle.
  init(_ gradient: PaintedGradient, within region: Rectangle, transform: AffineTransform?) {
    self.gradient = gradient
    if let transform {
      runs = Self.run(
        of: Self.grid(over: region).map { point in
          gradient.location(at: transform.inverted.map { $0.apply(point) } ?? point)
        })
      return
    }
    switch gradient.kind {
    case .linear: runs = Self.run(of: region.corners.map { gradient.location(at: $0) })
    case .radial(let center, _, _), .elliptical(let center, _):
      // The nearest point and the farthest corner; in an ellipse's own measure the rectangle stays a rectangle.
      let nearest = Point(
        x: min(max(center.x, region.minX), region.maxX), y: min(max(center.y, region.minY), region.maxY))
      runs = Self.run(of: (region.corners + [nearest]).map { gradient.location(at: $0) })
    case .angular(let center, _, _): runs = Self.angularRuns(gradient, around: center, region)
    }
  }

  /// The colours along the runs, neighbours next to each other.
  func colors(in appearance: ColorAppearance) -> [RGBAColor] {
    let stops = gradient.stops.map(\.location).sorted()
    return runs.flatMap { run -> [RGBAColor] in
      let inner = stops.filter { $0 > run.lowerBound && $0 < run.upperBound }
      var locations = [run.lowerBound]
      for end in inner + [run.upperBound] {
        let start = locations[locations.count - 1]
        guard end > start else { continue }
        let steps = Self.stepsBetweenStops
        locations += (1...steps).map { start + (end - start) * Double($0) / Double(steps) }
      }
      return locations.map { gradient.color(at: $0, in: appearance) }
    }
  }

  private static func run(of locations: [Double]) -> [ClosedRange<Double>] {
    guard let low = locations.min(), let high = locations.max() else { return [] }
    return [low...high]
  }

  /// A turn may begin within the rectangle: then the locations next to both ends occur, and not those between.
  private static func angularRuns(
    _ gradient: PaintedGradient, around center: Point, _ region: Rectangle
  ) -> [ClosedRange<Double>] {
    guard !region.contains(center) else { return [0...1] }
    let locations = grid(over: region).map { gradient.location(at: $0) }.sorted()
    guard let first = locations.first, let last = locations.last else { return [] }
    let gaps = zip(locations, locations.dropFirst())
    guard let widest = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }), widest.1 - widest.0 > 0.25 else {
      return [first...last]
    }
    return [first...widest.0, widest.1...last]
  }

  private static func grid(over region: Rectangle) -> [Point] {
    (0...gridSteps).flatMap { column in
      (0...gridSteps / 4).map { row in
        Point(
          x: region.minX + region.width * Double(column) / Double(gridSteps),
          y: region.minY + region.height * Double(row) / Double(gridSteps / 4))
      }
    }
  }
}

extension Rectangle {
  fileprivate var corners: [Point] {
    [Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY)]
  }
}

extension PaintedGradient {
  /// How far along the gradient a point lies, 0…1.
  package func location(at point: Point) -> Double {
    let location: Double
    switch kind {
    case .linear(let start, let end):
      let along = end - start
      let square = along.x * along.x + along.y * along.y
      guard square > 0 else { return 1 }
      location = ((point.x - start.x) * along.x + (point.y - start.y) * along.y) / square
    case .radial(let center, let startRadius, let endRadius):
      guard endRadius != startRadius else { return 1 }
      location = (hypot(point.x - center.x, point.y - center.y) - startRadius) / (endRadius - startRadius)
    case .elliptical(let center, let radii):
      guard radii.width > 0, radii.height > 0 else { return 1 }
      location = hypot((point.x - center.x) / radii.width, (point.y - center.y) / radii.height)
    case .angular(let center, let startAngle, let endAngle):
      guard endAngle != startAngle else { return 1 }
      var angle = atan2(point.y - center.y, point.x - center.x) - startAngle
      let turn = 2 * Double.pi
      angle -= (angle / turn).rounded(.down) * turn
      location = angle / (endAngle - startAngle)
    }
    return location.isFinite ? min(max(location, 0), 1) : 0
  }

  /// The colour at a location, between the two nearest stops.
  package func color(at location: Double, in appearance: ColorAppearance) -> RGBAColor {
    let sorted = stops.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return .clear }
    if location <= first.location { return first.color[appearance] }
    for (low, high) in zip(sorted, sorted.dropFirst()) where location <= high.location {
      let span = high.location - low.location
      let fraction = span > 0 ? (location - low.location) / span : 1
      return low.color[appearance].mixed(with: high.color[appearance], fraction: fraction)
    }
    return last.color[appearance]
  }
}

extension AffineTransform {
  /// The transform that undoes this one; `nil` where it flattens the plane.
  package var inverted: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
