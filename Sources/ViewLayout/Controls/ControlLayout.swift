import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// A control around the views that make it up: as those, with what scrolls inside cut off.
struct ControlLayout: ElementLayout {
  var kind: ControlView.Kind

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    element.children.first?.measure(proposal) ?? .rigid(.zero)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    element.children.map { _ in ChildPlacement(origin: .zero, proposal: proposal) }
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    element.children.first?.explicitGuide(guide, for: proposal)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { element.children.first?.spacing ?? .ordinary }

  func priority(of element: LayoutElement) -> Double { element.children.first?.priority ?? 0 }

  /// The text of fields and editors scrolls.
  private var scrollableAxes: AxisSet? {
    switch kind {
    case .textField, .secureField: .horizontal
    case .textEditor: .vertical
    default: nil
    }
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { scrollableAxes.map { .scrolls($0) } }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let axes = scrollableAxes, let box = element.box else {
      for child in element.children { painter.paint(child) }
      return
    }
    painter.clipped(to: .rectangle(element.frame), by: box, scrollableAxes: axes) { painter in
      for child in element.children { painter.paint(child) }
    }
  }
}
