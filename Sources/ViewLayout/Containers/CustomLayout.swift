import Geometry
import PlatformProfile
import ViewTree

/// A `Layout` type of the audited project, run by the evaluator.
///
/// - Source: swiftui-layout, section 12.3.
/// - Verification: measured for sizes, spacing and mirroring; unplaced subviews documented.
struct CustomLayout: ContainerLayout {
  var view: CustomLayoutView

  /// The children as the project's code sees them.
  private func subviews(of element: LayoutElement) -> [CustomLayoutView.Subview] {
    let children = element.children
    let fallback = element.session.defaults.stackSpacing
    return children.indices.map { index in
      let child = children[index]
      return CustomLayoutView.Subview(
        priority: child.priority, layoutValues: child.traits.layoutValues,
        sizeThatFits: { child.size(for: $0) }, guide: { child.guide($0, for: $1) },
        spacing: { next, axis in
          guard children.indices.contains(next) else { return 0 }
          return child.spacing.distance(to: children[next].spacing, along: axis, otherwise: fallback)
        })
    }
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if let size = view.sizeThatFits(proposal, subviews(of: element)) { return Measurement(size, for: proposal) }
    report(element)
    return Measurement(proposal.replacingUnspecified(), for: proposal)
  }

  /// Children without a place lie in the middle, offered the whole size.
  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let bounds = Rectangle(origin: .zero, size: size)
    var placed: [CustomLayoutView.Placement?] = []
    if let result = view.placements(bounds, proposal, subviews(of: element)) {
      placed = result
    } else {
      report(element)
    }
    return element.children.enumerated().map { index, child in
      guard index < placed.count, let placement = placed[index] else {
        let own = child.size(for: ProposedViewSize(size))
        return ChildPlacement(
          origin: Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
          proposal: ProposedViewSize(size))
      }
      let own = child.size(for: placement.proposal)
      return ChildPlacement(
        origin: Point(
          x: placement.position.x - placement.anchor.x * own.width,
          y: placement.position.y - placement.anchor.y * own.height),
        proposal: placement.proposal)
    }
  }

  private func report(_ element: LayoutElement) {
    element.session.reportOnce(
      "unknown-layout",
      "The code of the layout \(view.typeName) could not be evaluated; its children lie in its middle.",
      of: element)
  }

  func priority(of element: LayoutElement) -> Double { element.children.isEmpty ? -.infinity : 0 }
}
