import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// `background(_:in:)`, `overlay(_:in:)` and `border`: paint over the frame of the content.
///
/// - Source: swiftui-layout, sections 8.4 and 9.7.
/// - Verification: measured; the reach into the safe area documented.
struct StyledSecondaryLayout: WrapperLayout {
  enum Place: Hashable {
    case behind, above
    /// A stroke of this width inside the frame.
    case border(width: Double)
  }

  var style: ResolvedStyle
  /// `nil` for the whole frame.
  var shape: ShapeOutline?
  var place: Place
  /// The edges on which the paint reaches into the safe area, where the frame touches it.
  var extendedEdges: EdgeSet
  /// What the source calls the style.
  var styleName: String?

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    if place == .behind { paintStyle(element, with: &painter) }
    painter.paint(element.content)
    if place != .behind { paintStyle(element, with: &painter) }
  }

  private func paintStyle(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let paths = ShapePaths(outline: shape ?? .rectangle, element: element)
    painter.with({ $0.isBackdrop = place != .above }) { painter in
      switch place {
      case .behind, .above:
        let frame = shape == nil ? element.region.extending(element.frame, on: extendedEdges) : element.frame
        painter.fill(paths.content(in: frame), with: style, named: styleName, of: box, in: frame)
      case .border(let width):
        let path = paths.border(StrokeStyle(lineWidth: width), in: element.frame)
        painter.fill(path, with: style, named: styleName, of: box, in: element.frame)
      }
    }
    paths.reportFailures()
  }
}
