import Auditing
import Geometry

/// Draws the marks of an occurrence over a picture, in the container's coordinates.
struct MarkDrawing {
  /// How marks are coloured.
  enum Coloring: Sendable {
    /// By the classes `mark` and `mark-label` of the page.
    case classes
    /// By fixed colours that read on light and dark.
    case fixed
  }

  var coloring: Coloring
  /// Points of the container to one unit of the label's size; more where the picture is shown smaller.
  var unit: Double = 1
  var labels: LabelDrawing
  /// Where labels have to stay, in the container's coordinates.
  var bounds: Rectangle?

  /// The marks, with the measure beside the first distance.
  ///
  /// - Parameter isLabelled: Whether the measure is written; not where another finding wrote it at the same place.
  func elements(_ occurrence: Finding.Occurrence, isLabelled: Bool = true) -> String {
    let measure = occurrence.facts.first.map { FigureFormat.value($0) }
    var needsLabel = isLabelled
    var content = ""
    var label = ""
    for mark in occurrence.marks where mark.isFinite {
      switch mark {
      case .rectangle(let rectangle): content += frame(rectangle)
      case .distance(let from, let to):
        content += distance(from: from, to: to)
        if needsLabel, let measure {
          label = self.label(measure, from: from, to: to)
          needsLabel = false
        }
      }
    }
    guard !content.isEmpty else { return "" }
    let stroke = coloring.isFixed ? fixedStroke : "class=\"mark\""
    let halo = coloring.isFixed ? fixedHalo : "class=\"halo\""
    return "<g \(halo)>\(content)</g><g \(stroke)>\(content)\(label)</g>"
  }

  private var fixedStroke: String { Self.stroke("#e5007d", width: 1.5 * unit) }

  private var fixedHalo: String { Self.stroke("#fff", width: 3.5 * unit) + " stroke-opacity=\".8\"" }

  private static func stroke(_ color: String, width: Double) -> String {
    "fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(PathText.coordinate(width))\""
      + " stroke-linecap=\"round\" stroke-linejoin=\"round\""
  }

  private func frame(_ rectangle: Rectangle) -> String {
    let outside = rectangle.inset(by: -1 * unit)
    return "<rect \(PathText.attributes(outside)) rx=\"\(PathText.coordinate(2 * unit))\"/>"
  }

  private func distance(from: Point, to: Point) -> String {
    let ends = [from, to].map { point in
      "<circle cx=\"\(PathText.coordinate(point.x))\" cy=\"\(PathText.coordinate(point.y))\""
        + " r=\"\(PathText.coordinate(1.4 * unit))\"/>"
    }
    return "<path d=\"M\(PathText.coordinates([from.x, from.y]))L\(PathText.coordinates([to.x, to.y]))\"/>"
      + ends.joined()
  }

  /// A measure beyond the far end of a distance.
  private func label(_ text: String, from: Point, to: Point) -> String {
    let size = 11 * unit
    let length = max(((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot(), 0.001)
    // A distance too short to point anywhere has its measure above it.
    let direction =
      length < 1 ? Point(x: 0, y: -1) : Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    let place = Point(x: to.x + direction.x * size, y: to.y + direction.y * size)
    let anchor: LabelDrawing.Anchor = direction.x > 0.5 ? .start : (direction.x < -0.5 ? .end : .middle)
    let (kept, keptAnchor) = keeping(
      Point(x: place.x, y: place.y + size * 0.35), anchor, width: 0.62 * size * Double(text.count), size: size)
    return labels.element(
      text, at: kept, size: size, anchor: keptAnchor,
      attributes: coloring.isFixed
        ? "fill=\"#b00061\" stroke=\"#fff\" stroke-width=\"\(PathText.coordinate(3 * unit))\" paint-order=\"stroke\""
        : "class=\"mark-label\"")
  }

  /// The place of a label, moved so that a text of about this width stays within the bounds.
  private func keeping(
    _ place: Point, _ anchor: LabelDrawing.Anchor, width: Double, size: Double
  ) -> (Point, LabelDrawing.Anchor) {
    guard let bounds else { return (place, anchor) }
    let start =
      switch anchor {
      case .start: place.x
      case .middle: place.x - width / 2
      case .end: place.x - width
      }
    let kept = max(bounds.minX + 2, min(start, bounds.maxX - width - 2))
    let baseline = max(bounds.minY + size, min(place.y, bounds.maxY - 0.3 * size))
    guard kept != start || baseline != place.y else { return (place, anchor) }
    return (Point(x: kept, y: baseline), .start)
  }
}

extension MarkDrawing.Coloring {
  fileprivate var isFixed: Bool { self == .fixed }
}

extension Mark {
  fileprivate var isFinite: Bool {
    switch self {
    case .rectangle(let rectangle):
      rectangle.minX.isFinite && rectangle.minY.isFinite && rectangle.width.isFinite && rectangle.height.isFinite
    case .distance(let from, let to): from.x.isFinite && from.y.isFinite && to.x.isFinite && to.y.isFinite
    }
  }
}

extension Mark {
  /// Where a measured distance ends.
  var distanceEnd: Point? {
    switch self {
    case .distance(_, let to): to
    case .rectangle: nil
    }
  }
}
