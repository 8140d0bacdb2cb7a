import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// `clipped`, `clipShape`, `cornerRadius`: cuts the drawing, not the layout.
struct ClipLayout: WrapperLayout {
  /// `nil` for the frame itself.
  var shape: ShapeOutline?

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return painter.paint(element.content) }
    let paths = ShapePaths(outline: shape ?? .rectangle, element: element)
    painter.clipped(to: paths.outlinePath(in: element.frame), by: box) { $0.paint(element.content) }
    paths.reportFailures()
  }
}

/// `mask`: as a clip where the mask is a shape or colour; otherwise pictures show what remains, and rules do not judge it.
struct MaskLayout: ElementLayout {
  var alignment: Alignment

  private var secondary: SecondaryLayout { SecondaryLayout(isBehind: false, alignment: alignment) }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    secondary.measure(proposal, of: element)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    secondary.placements(of: element, proposal: proposal, size: size)
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    secondary.explicitGuide(guide, of: element, proposal: proposal, size: size)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { element.content.spacing }

  func priority(of element: LayoutElement) -> Double { element.content.priority }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box, element.children.count > 1 else { return painter.paint(element.content) }
    let items = painter.maskItems(of: element.children[1])
    if let path = Painter.maskPath(of: items) {
      painter.clipped(to: path, by: box) { $0.paint(element.content) }
      return
    }
    let moved = painter.drawableMask(items)
    painter.with({ state in
      state.unmeasuredReason = state.unmeasuredReason ?? "mask"
      if let moved { state.draw(.mask(moved), of: element) }
    }) { $0.paint(element.content) }
    guard moved == nil else { return }
    element.session.reportOnce("unmodelled-drawing", "`mask`: The view is drawn without it.", of: element)
  }
}
