import Colorimetry
import Geometry
import Glibc
import LayoutTree

/// A gradient as an SVG definition.
///
/// - Deviation: SVG has no angular gradient; one is drawn as the linear gradient through its centre along its first
///   angle, which shows its colours and not their course.
struct GradientDrawing {
  let gradient: PaintedGradient

  init(_ gradient: PaintedGradient) { self.gradient = gradient }

  /// The element that defines the gradient in one appearance.
  func definition(id: String, in appearance: ColorAppearance) -> String {
    let stops = gradient.stops.map { stop in
      let color = stop.color[appearance]
      let alpha = color.alpha < 1 ? " stop-opacity=\"\(FigureFormat.number(color.alpha, decimals: 4))\"" : ""
      return "<stop offset=\"\(FigureFormat.number(stop.location, decimals: 4))\""
        + " stop-color=\"\(Palette.hexadecimal(color))\"\(alpha)/>"
    }.joined()
    let units = " gradientUnits=\"userSpaceOnUse\""
    switch gradient.kind {
    case .linear(let start, let end):
      return "<linearGradient id=\"\(id)\"\(units)\(Self.line(start, end))>\(stops)</linearGradient>"
    case .radial(let center, let startRadius, let endRadius):
      return "<radialGradient id=\"\(id)\"\(units) \(Self.circle(center, endRadius))"
        + " fr=\"\(PathText.coordinate(min(startRadius, endRadius)))\">\(stops)</radialGradient>"
    case .elliptical(let center, let radii):
      let radius = max(radii.width, 0.01)
      let squeeze = AffineTransform.scale(x: 1, y: radii.height / radius).about(center)
      let transform = PathText.transform(squeeze).replacing(" transform=", with: " gradientTransform=")
      return "<radialGradient id=\"\(id)\"\(units) \(Self.circle(center, radius))\(transform)>\(stops)</radialGradient>"
    case .angular(let center, let startAngle, _):
      let reach = 100.0
      let start = Point(x: center.x - reach * cos(startAngle), y: center.y - reach * sin(startAngle))
      let end = Point(x: center.x + reach * cos(startAngle), y: center.y + reach * sin(startAngle))
      return "<linearGradient id=\"\(id)\"\(units)\(Self.line(start, end))>\(stops)</linearGradient>"
    }
  }

  private static func line(_ start: Point, _ end: Point) -> String {
    " x1=\"\(PathText.coordinate(start.x))\" y1=\"\(PathText.coordinate(start.y))\""
      + " x2=\"\(PathText.coordinate(end.x))\" y2=\"\(PathText.coordinate(end.y))\""
  }

  private static func circle(_ center: Point, _ radius: Double) -> String {
    "cx=\"\(PathText.coordinate(center.x))\" cy=\"\(PathText.coordinate(center.y))\""
      + " r=\"\(PathText.coordinate(max(radius, 0)))\""
  }
}
