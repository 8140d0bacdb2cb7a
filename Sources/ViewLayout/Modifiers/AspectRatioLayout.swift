import Geometry
import ViewTree

/// `aspectRatio`, `scaledToFit` and `scaledToFill`: offers the content a rectangle of a given ratio.
///
/// - Source: swiftui-layout, section 9.5.
/// - Verification: measured; unspecified proposals inferred.
struct AspectRatioLayout: WrapperLayout {
  /// Width by height; `nil` for the content's own.
  var ratio: Double?
  var mode: ContentMode

  var forwardsPriority: Bool { false }

  private func inner(_ proposal: ProposedViewSize, of element: LayoutElement) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let own = element.content.size(for: .unspecified)
    let ratio = self.ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? own.width / own.height
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let byWidth = proposal.width.map { Size(width: $0, height: $0 / ratio) }
    let byHeight = proposal.height.map { Size(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else { return ProposedViewSize(byWidth ?? byHeight ?? own) }
    let isNarrow = byWidth.width <= byHeight.width
    return ProposedViewSize((mode == .fit) == isNarrow ? byWidth : byHeight)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let answer = element.content.measure(inner(proposal, of: element))
    if answer.width.isAll, answer.height.isAll { return answer }
    return Measurement(answer.size, for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    [ChildPlacement(origin: .zero, proposal: inner(proposal, of: element))]
  }
}
