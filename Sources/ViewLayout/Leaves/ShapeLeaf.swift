import Geometry
import LayoutTree
import PathGeometry
import PlatformProfile
import Typography
import ViewTree

/// A shape: takes what it is offered.
///
/// - Source: swiftui-layout, section 2.
/// - Verification: measured.
struct ShapeLeaf: ElementLayout {
  var shape: ShapeView

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    .filling(proposal, keepingSquare: isSquare, ideal: element.session.defaults.ideal)
  }

  /// Circles, also trimmed or stroked, keep to a square; what moves or scales a circle forgets it.
  private var isSquare: Bool {
    let insets = shape.paintings.contains { if case .strokeBorder = $0 { true } else { false } }
    return !insets && shape.outline.isCircle
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let paths = ShapePaths(outline: shape.outline, element: element)
    let styles = StyleResolver(element.environment, session: element.session)
    let paintings = shape.paintings.isEmpty ? [.fill(.foreground)] : shape.paintings
    for painting in paintings {
      switch painting {
      case .fill(let style):
        painter.fill(
          paths.content(in: element.frame), with: styles.resolve(style), named: style.sourceName, of: box,
          in: element.frame)
      case .stroke(let style, let stroke):
        painter.fill(
          paths.stroke(stroke, in: element.frame), with: styles.resolve(style), of: box, in: element.frame)
      case .strokeBorder(let style, let stroke):
        painter.fill(
          paths.border(stroke, in: element.frame), with: styles.resolve(style), of: box, in: element.frame)
      }
    }
    paths.reportFailures()
  }
}

extension Measurement {
  /// The answer of a view that takes what it is offered, and `ideal` where nothing is.
  static func filling(_ proposal: ProposedViewSize, keepingSquare: Bool = false, ideal: Double) -> Measurement {
    if keepingSquare {
      let side =
        switch (proposal.width, proposal.height) {
        case (nil, nil): ideal
        case (let width?, nil): width
        case (nil, let height?): height
        case (let width?, let height?): min(width, height)
        }
      return Measurement(Size(width: side, height: side), for: proposal)
    }
    return Measurement(
      proposal.replacingUnspecified(by: Size(width: ideal, height: ideal)), for: proposal)
  }
}

extension ShapeOutline {
  /// Whether layout sees a circle.
  var isCircle: Bool {
    switch self {
    case .circle: true
    case .trimmed(let outline, _, _), .stroked(let outline, _): outline.isCircle
    default: false
    }
  }

  /// The SwiftUI name of the shape at the bottom.
  var kindName: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .containerRelative: "ContainerRelativeShape"
    case .path: "Path"
    case .custom(let name, _): name
    case .inset(let outline, _), .trimmed(let outline, _, _), .offset(let outline, _),
      .transformed(let outline, _, _), .sized(let outline, _), .stroked(let outline, _):
      outline.kindName
    }
  }
}
