import Geometry
import LayoutTree
import ViewTree

/// `padding`: room around the content; negative lengths let it stick out.
///
/// - Source: swiftui-layout, section 9.3.
/// - Verification: measured.
struct PaddingLayout: WrapperLayout {
  var insets: EdgeInsets
  var isScaled: Bool

  var forwardsPriority: Bool { false }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let answer = element.content.measure(inner(proposal))
    return Measurement(
      Size(
        width: max(answer.size.width + insets.horizontal, 0), height: max(answer.size.height + insets.vertical, 0)),
      width: answer.width.offset(by: insets.horizontal), height: answer.height.offset(by: insets.vertical))
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    [ChildPlacement(origin: Point(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  func spacing(of element: LayoutElement) -> ViewSpacing {
    var edges: EdgeSet = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return element.content.spacing.reset(edges)
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { .padding(insets, isScaled: isScaled) }
}

extension PaddingModifier {
  /// The lengths on all edges; `standard` where the source gives none. Lengths that are not finite count as none.
  func resolved(standard: Double) -> EdgeInsets {
    func sane(_ value: Double) -> Double { value.isFinite ? value : 0 }
    if let insets {
      return EdgeInsets(
        top: sane(insets.top), leading: sane(insets.leading), bottom: sane(insets.bottom),
        trailing: sane(insets.trailing))
    }
    return EdgeInsets(sane(length ?? standard), on: edges)
  }
}
