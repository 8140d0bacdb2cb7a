import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import ViewTree

/// `ScrollView`: as long as it is offered along its axes, exactly as wide as its content across them.
///
/// The content lies at the place that an anchor gives it, whether it is longer than the view or shorter.
/// - Source: swiftui-layout, section 11.2; documentation of `defaultScrollAnchor`.
/// - Verification: measured; anchors documented; that a view of both axes shows shorter content in its middle, inferred.
struct ScrollLayout: ElementLayout {
  var axes: AxisSet
  /// What frames relative to the container below refer to.
  var container: RelativeContainer

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard let content = element.children.first else {
      return Measurement(proposal.replacingUnspecified(by: .zero), for: proposal)
    }
    var answer = content.measure(inner(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      answer.size[axis] = proposal[axis] ?? answer.size[axis]
      answer[axis] = .exactly(proposal[axis])
    }
    return answer
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    guard let content = element.children.first else { return [] }
    let inner = inner(proposal)
    let own = content.size(for: inner)
    var origin = Point.zero
    if !axes.contains(.horizontal) { origin.x = (size.width - own.width) / 2 }
    if !axes.contains(.vertical) { origin.y = (size.height - own.height) / 2 }
    if axes == [.horizontal, .vertical] {
      origin = Point(x: max((size.width - own.width) / 2, 0), y: max((size.height - own.height) / 2, 0))
    }
    if let anchor = element.environment.values.scrollAnchor {
      if axes.contains(.horizontal) { origin.x = (size.width - own.width) * anchor.x }
      if axes.contains(.vertical) { origin.y = (size.height - own.height) * anchor.y }
    }
    return [ChildPlacement(origin: origin, proposal: inner)]
  }

  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    guard container.size != element.frame.size else { return }
    container.size = element.frame.size
    for child in element.children { child.forgetMeasurements() }
  }

  var contentMargins: ContentMarginRole { .ends }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { .scrolls(axes) }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    guard !element.environment.values.scrollsUnclipped else {
      for child in element.children { painter.paint(child) }
      return
    }
    let window = element.region.extending(element.frame, on: .all)
    painter.clipped(to: .rectangle(window), by: box, scrollableAxes: axes) { painter in
      for child in element.children { painter.paint(child) }
    }
  }
}

extension LayoutBuilder {
  func scroll(_ scroll: ScrollContainer, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    let container = RelativeContainer(size: context.values.relativeContainer.size)
    let inner = context.with { $0.relativeContainer = container }
    let content = column(scroll.children, range: range, in: inner)
    return LayoutElement(
      "ScrollView", ScrollLayout(axes: scroll.axes, container: container), children: [content].compactMap(\.self),
      range: range, context: context)
  }
}
