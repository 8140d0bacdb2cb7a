import Geometry
import PathGeometry

/// Writes a path in relative commands of SVG, with places rounded to a grid.
///
/// - Source: SVG 2, section 9.3: lower-case commands are relative to the point before, `z` goes back to the start.
struct RelativePathWriter {
  private(set) var text = ""
  /// Steps of the grid in one unit: 10 or 100.
  private let step: Int
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)

  init(step: Int) { self.step = step }

  /// A rectangle as a path of its own.
  mutating func write(_ rectangle: Rectangle) {
    let (left, top) = (grid(rectangle.minX), grid(rectangle.minY))
    let (width, height) = (grid(rectangle.maxX) - left, grid(rectangle.maxY) - top)
    text += "M" + numbers([left, top]) + "h" + number(width) + "v" + number(height) + "h" + number(-width) + "z"
  }

  mutating func write(_ element: Path.Element) {
    switch element {
    case .move(let point):
      start = (grid(point.x), grid(point.y))
      current = start
      text += "M" + numbers([start.x, start.y])
    case .line(let point): command("l", [point])
    case .quadratic(let control, let end): command("q", [control, end])
    case .cubic(let first, let second, let end): command("c", [first, second, end])
    case .close:
      text += "z"
      current = start
    }
  }

  private mutating func command(_ name: String, _ points: [Point]) {
    var values: [Int] = []
    var end = current
    for point in points {
      end = (grid(point.x), grid(point.y))
      values += [end.x - current.x, end.y - current.y]
    }
    text += name + numbers(values)
    current = end
  }

  private func grid(_ value: Double) -> Int {
    let scaled = (value * Double(step)).rounded(.toNearestOrAwayFromZero)
    return abs(scaled) < 1e15 ? Int(scaled) : 0
  }

  private func numbers(_ values: [Int]) -> String {
    var text = ""
    for value in values {
      if !text.isEmpty, value >= 0 { text += " " }
      text += number(value)
    }
    return text
  }

  /// "3.33", ".5", "-12".
  private func number(_ value: Int) -> String {
    let whole = abs(value) / step
    var rest = abs(value) % step
    let sign = value < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = step == 100 ? 2 : 1
    if digits == 2, rest % 10 == 0 {
      rest /= 10
      digits = 1
    }
    let fraction = String(rest)
    return sign + (whole > 0 ? String(whole) : "") + "." + String(repeating: "0", count: digits - fraction.utf8.count)
      + fraction
  }
}
