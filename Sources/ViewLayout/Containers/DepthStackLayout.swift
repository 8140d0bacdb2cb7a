import Geometry
import ViewTree

/// `ZStack`: every child is measured with what the stack is offered and placed with the stack's own size; the guides of
/// all lie on one point.
///
/// - Source: swiftui-layout, section 8.1.
/// - Verification: measured; that only the highest priority counts for the size is inferred from compared images.
struct DepthStackLayout: ContainerLayout {
  var alignment: Alignment

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard !element.children.isEmpty else { return .rigid(.zero) }
    let union = union(of: element.children, proposal: proposal)
    return Measurement(union.frame.size, width: union.width, height: union.height)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let outer = union(of: element.children, proposal: proposal).frame
    let offered = ProposedViewSize(size)
    return element.children.map { child in
      ChildPlacement(
        origin: Point(
          x: -outer.minX - child.guide(alignment.horizontal, for: offered),
          y: -outer.minY - child.guide(alignment.vertical, for: offered)),
        proposal: offered)
    }
  }

  /// The box of the children of highest priority, with the alignment point at the origin.
  private func union(of children: [LayoutElement], proposal: ProposedViewSize) -> (
    frame: Rectangle, width: ProposalRange, height: ProposalRange
  ) {
    let highest = children.map(\.priority).max() ?? 0
    var result: Rectangle?
    var endless: AxisSet = []
    var width = ProposalRange.all
    var height = ProposalRange.all
    for child in children where child.priority == highest {
      let answer = child.measure(proposal)
      width = width.intersection(answer.width)
      height = height.intersection(answer.height)
      var size = answer.size
      var origin = Point.zero
      // An endless child makes the stack endless; its guides lie nowhere.
      for axis in Axis.allCases where size[axis] == .infinity {
        endless.insert(AxisSet(axis))
        size[axis] = 0
      }
      if size.width == answer.size.width { origin.x = -child.guide(alignment.horizontal, for: proposal) }
      if size.height == answer.size.height { origin.y = -child.guide(alignment.vertical, for: proposal) }
      let frame = Rectangle(origin: origin, size: size)
      result = result?.union(frame) ?? frame
    }
    var union = result ?? .zero
    for axis in Axis.allCases where endless.contains(axis) { union.size[axis] = .infinity }
    return (union, width, height)
  }
}
