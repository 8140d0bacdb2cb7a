import Geometry
import PathGeometry
import Typography

/// Draws short labels: as outlines where the caller can set text, else as SVG text.
struct LabelDrawing: Sendable {
  enum Anchor: String {
    case start, middle, end
  }

  var labels: PictureLabels?

  /// A label with its baseline at a point.
  func element(_ text: String, at point: Point, size: Double, anchor: Anchor, attributes: String) -> String {
    guard let labels else {
      return "<text x=\"\(PathText.coordinate(point.x))\" y=\"\(PathText.coordinate(point.y))\""
        + " font-size=\"\(PathText.coordinate(size))\" text-anchor=\"\(anchor.rawValue)\""
        + " font-family=\"system-ui,sans-serif\" \(attributes)>\(TextEscaping.markup(text))</text>"
    }
    let run = TextRun(text: TextEscaping.oneLine(text), font: ResolvedFont(pointSize: size, weight: .medium))
    let request = TextRequest(runs: [run], style: ParagraphStyle(), grid: PixelGrid(scale: 3))
    let set = labels.setter.set(request, in: .unspecified)
    let outline = set.lines.flatMap(\.glyphRuns).reduce(into: Path()) { path, run in
      path.elements += labels.outlines.outline(of: run).elements
    }
    let width = set.lines.map(\.advanceWidth).max() ?? 0
    let start =
      switch anchor {
      case .start: point.x
      case .middle: point.x - width / 2
      case .end: point.x - width
      }
    let placed = outline.applying(.translation(x: start, y: point.y - set.firstBaseline))
    guard !placed.isEmpty else { return "" }
    return
      "<path role=\"img\" aria-label=\"\(TextEscaping.markup(text))\" d=\"\(PathText.data(placed))\" \(attributes)/>"
  }
}
