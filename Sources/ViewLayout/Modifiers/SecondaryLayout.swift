import Geometry
import LayoutTree
import ViewTree

/// `background` and `overlay`: a second view in the frame of the first, of which only the first is seen by layout.
///
/// - Source: swiftui-layout, section 8.2.
/// - Verification: measured.
struct SecondaryLayout: ElementLayout {
  var isBehind: Bool
  var alignment: Alignment

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    element.content.measure(proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let primary = element.content
    let offered = ProposedViewSize(size)
    return [ChildPlacement(origin: .zero, proposal: proposal)]
      + element.children.dropFirst().map { secondary in
        ChildPlacement(
          origin: Point(
            x: primary.guide(alignment.horizontal, for: proposal)
              - secondary.guide(alignment.horizontal, for: offered),
            y: primary.guide(alignment.vertical, for: proposal) - secondary.guide(alignment.vertical, for: offered)),
          proposal: offered)
      }
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    element.content.mayHaveExplicitGuide(guide) ? element.content.explicitGuide(guide, for: proposal) : nil
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { element.content.spacing }

  func priority(of element: LayoutElement) -> Double { element.content.priority }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard isBehind else {
      for child in element.children { painter.paint(child) }
      return
    }
    for secondary in element.children.dropFirst() {
      painter.with({ $0.isBackdrop = true }) { $0.paint(secondary) }
    }
    painter.paint(element.content)
  }
}
