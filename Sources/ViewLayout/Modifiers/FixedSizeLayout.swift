import Geometry
import LayoutTree
import ViewTree

/// `fixedSize`: the ideal length along the chosen axes.
///
/// - Source: swiftui-layout, section 9.4.
/// - Verification: measured.
struct FixedSizeLayout: WrapperLayout {
  var axes: AxisSet

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    var answer = element.content.measure(inner(proposal))
    if axes.contains(.horizontal) { answer.width = .all }
    if axes.contains(.vertical) { answer.height = .all }
    return answer
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    [ChildPlacement(origin: .zero, proposal: inner(proposal))]
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? {
    .fixedSize(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
  }
}
