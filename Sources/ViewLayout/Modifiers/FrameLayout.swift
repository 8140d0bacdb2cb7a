import Geometry
import LayoutTree
import ViewTree

/// `frame(width:height:alignment:)`.
///
/// - Source: swiftui-layout, section 9.1.
/// - Verification: measured.
struct FrameLayout: WrapperLayout {
  /// `nil` where the content decides; negative and non-finite lengths count as `nil`.
  var width: Double?
  var height: Double?
  var alignment: Alignment

  init(width: Double?, height: Double?, alignment: Alignment) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  var forwardsPriority: Bool { false }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if let width, let height { return .rigid(Size(width: width, height: height)) }
    let answer = element.content.measure(inner(proposal))
    return Measurement(
      Size(width: width ?? answer.size.width, height: height ?? answer.size.height),
      width: width == nil ? answer.width : .all, height: height == nil ? answer.height : .all)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let inner = inner(proposal)
    return [ChildPlacement(origin: alignment.origin(of: element.content, proposal: inner, in: size), proposal: inner)]
  }

  /// - Source: swiftui-layout, section 7.5.
  func spacing(of element: LayoutElement) -> ViewSpacing {
    if element.content.keepsSpacingInFrames { return element.content.spacing }
    var edges: EdgeSet = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return element.content.spacing.reset(edges)
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { .fixedFrame(width: width, height: height) }
}

extension Alignment {
  /// Where a child goes in a frame of the given size: its guides on the frame's default ones.
  func origin(of child: LayoutElement, proposal: ProposedViewSize, in size: Size) -> Point {
    let context = GuideContext(
      size: size, value: { $0.plainPosition(in: size) }, explicit: { _ in nil })
    return Point(
      x: horizontal.defaultPosition(in: size, context: context) - child.guide(horizontal, for: proposal),
      y: vertical.defaultPosition(in: size, context: context) - child.guide(vertical, for: proposal))
  }
}

extension AlignmentGuideID {
  /// The default position in a box that nothing else is known of.
  func plainPosition(in size: Size) -> Double {
    defaultPosition(
      in: size,
      context: GuideContext(size: size, value: { $0 == self ? 0 : $0.plainPosition(in: size) }, explicit: { _ in nil }))
  }
}
