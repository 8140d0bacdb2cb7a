import Geometry
import ViewTree

/// `ViewThatFits`: the first candidate whose ideal size fits, else the last.
///
/// - Source: swiftui-layout, section 12.1.
/// - Verification: documented; the comparison without tolerance inferred.
struct FittingLayout: ElementLayout {
  var axes: AxisSet

  /// The candidate that a proposal chooses.
  private func chosen(_ proposal: ProposedViewSize, of element: LayoutElement) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for (index, candidate) in element.children.enumerated() {
      let size = candidate.size(for: ideal)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis] == nil || size[axis] <= proposal[axis]! + 1e-9
      }
      if fits { return index }
    }
    return element.children.indices.last
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard let index = chosen(proposal, of: element) else { return .rigid(.zero) }
    return Measurement(element.children[index].size(for: proposal), for: proposal)
  }

  /// Keeps the chosen candidate alone: the others are not there.
  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    guard element.children.count > 1, let index = chosen(element.placedProposal, of: element) else { return }
    element.adopt([element.children[index]])
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let index = chosen(proposal, of: element)
    return element.children.indices.map { _ in ChildPlacement(origin: .zero, proposal: proposal) }
      .prefix(index.map { $0 + 1 } ?? 0).map(\.self)
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    guard let index = chosen(proposal, of: element) else { return nil }
    return element.children[index].explicitGuide(guide, for: proposal)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { element.children.first?.spacing ?? .ordinary }
}
