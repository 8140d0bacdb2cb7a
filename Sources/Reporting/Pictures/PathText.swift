import Geometry
import PathGeometry

/// Paths and coordinates as SVG writes them.
enum PathText {
  /// A coordinate with two decimals, which is a hundredth of a point in pictures.
  static func coordinate(_ value: Double) -> String { FigureFormat.number(value, decimals: 2) }

  /// Several coordinates, separated by as little as SVG allows.
  static func coordinates(_ values: [Double], decimals: Int = 2) -> String {
    var text = ""
    for value in values {
      let number = FigureFormat.number(value, decimals: decimals)
      if !text.isEmpty, !number.hasPrefix("-") { text += " " }
      text += number
    }
    return text
  }

  /// The path as the value of a `d` attribute, in absolute commands.
  ///
  /// - Source: SVG 2, section 9.3.
  static func data(_ path: Path, decimals: Int = 2) -> String {
    var text = ""
    text.reserveCapacity(path.elements.count * 16)
    for element in path.elements {
      switch element {
      case .move(let point): text += "M" + coordinates([point.x, point.y], decimals: decimals)
      case .line(let point): text += "L" + coordinates([point.x, point.y], decimals: decimals)
      case .quadratic(let control, let end):
        text += "Q" + coordinates([control.x, control.y, end.x, end.y], decimals: decimals)
      case .cubic(let first, let second, let end):
        text += "C" + coordinates([first.x, first.y, second.x, second.y, end.x, end.y], decimals: decimals)
      case .close: text += "Z"
      }
    }
    return text
  }

  /// The same in relative commands, which are shorter; places keep to hundredths, so that nothing adds up.
  ///
  /// - Parameter step: what places are rounded to, as its number in one unit: 100 for hundredths.
  static func relativeData(_ path: Path, step: Int = 100) -> String {
    var writer = RelativePathWriter(step: step)
    for element in path.elements { writer.write(element) }
    return writer.text
  }

  /// The attributes of a rectangle.
  static func attributes(_ rectangle: Rectangle) -> String {
    "x=\"\(coordinate(rectangle.minX))\" y=\"\(coordinate(rectangle.minY))\""
      + " width=\"\(coordinate(max(0, rectangle.width)))\" height=\"\(coordinate(max(0, rectangle.height)))\""
  }

  /// A `transform` attribute with a space before it; empty for the identity.
  static func transform(_ transform: AffineTransform) -> String {
    guard transform != .identity else { return "" }
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return " transform=\"translate(\(coordinates([transform.tx, transform.ty])))\""
    }
    let linear = [transform.a, transform.b, transform.c, transform.d].map { FigureFormat.number($0, decimals: 5) }
    let shift = [transform.tx, transform.ty].map(coordinate)
    return " transform=\"matrix(" + (linear + shift).joined(separator: " ") + ")\""
  }
}

extension Path {
  /// The points that the path names, controls included.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  /// A rectangle that holds the path, controls included; `nil` for an empty path.
  var controlBounds: Rectangle? {
    let points = points
    guard let first = points.first else { return nil }
    return points.reduce(into: Rectangle(origin: first, size: .zero)) { bounds, point in
      bounds = bounds.union(Rectangle(origin: point, size: .zero))
    }
  }

  /// Whether the paths have the same steps, each within `tolerance` of the other.
  func isNearly(_ other: Path, tolerance: Double) -> Bool {
    guard elements.count == other.elements.count else { return false }
    for (own, theirs) in zip(elements, other.elements) where !own.hasKind(of: theirs) { return false }
    return zip(points, other.points).allSatisfy { abs($0.x - $1.x) <= tolerance && abs($0.y - $1.y) <= tolerance }
  }
}

extension Path.Element {
  fileprivate func hasKind(of other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadratic, .quadratic), (.cubic, .cubic), (.close, .close): true
    case (.move, _), (.line, _), (.quadratic, _), (.cubic, _), (.close, _): false
    }
  }
}
