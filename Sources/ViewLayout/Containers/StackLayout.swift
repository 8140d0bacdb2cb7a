import Geometry
import PlatformProfile
import ViewTree

/// `HStack` and `VStack`.
///
/// - Source: swiftui-layout, section 6.
/// - Verification: measured; the algorithm reproduces more than thirty recorded trees.
struct StackLayout: ContainerLayout {
  var axis: Axis
  /// The guide across the axis on which the children align.
  var alignment: AlignmentGuideID
  /// Points between neighbours; `nil` for their own distances.
  var spacing: Double?

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let children = element.children
    guard !children.isEmpty else { return .rigid(.zero) }
    let division = StackDivision(
      children: children, gaps: gaps(between: children, of: element), axis: axis, proposal: proposal)
    let extent = crossExtent(of: children, proposals: division.proposals)
    var size = Size.zero
    size[axis] = division.length
    size[axis.cross] = extent.upper - extent.lower
    var answer = Measurement(size, for: proposal)
    answer[axis] = division.majorRange
    answer[axis.cross] = division.crossRange
    return answer
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let children = element.children
    guard !children.isEmpty else { return [] }
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
    let gaps = gaps(between: children, of: element)
    let division = StackDivision(children: children, gaps: gaps, axis: axis, proposal: proposal)
    let extent = crossExtent(of: children, proposals: division.proposals)
    var position = 0.0
    return children.indices.map { index in
      var origin = Point.zero
      let guide = children[index].guide(alignment, for: division.proposals[index])
      if axis == .horizontal {
        origin = Point(x: position, y: -extent.lower - guide)
      } else {
        origin = Point(x: -extent.lower - guide, y: position)
      }
      position += division.lengths[index] + (index < gaps.count ? gaps[index] : 0)
      return ChildPlacement(origin: origin, proposal: division.proposals[index])
    }
  }

  /// The stretch across the axis that the children's boxes cover once their guides lie on one line, from 0.
  private func crossExtent(of children: [LayoutElement], proposals: [ProposedViewSize]) -> (
    lower: Double, upper: Double
  ) {
    var lower = 0.0
    var upper = 0.0
    for (child, proposal) in zip(children, proposals) {
      let guide = child.guide(alignment, for: proposal)
      lower = min(lower, -guide)
      upper = max(upper, child.size(for: proposal)[axis.cross] - guide)
    }
    // A stack whose children all lie beside the line keeps their own extent, not the way to the line.
    return (lower, upper)
  }

  /// The distance after each child but the last.
  func gaps(between children: [LayoutElement], of element: LayoutElement) -> [Double] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing.isFinite ? spacing : 0, count: children.count - 1) }
    let fallback = element.session.defaults.stackSpacing
    return (1..<children.count).map {
      children[$0 - 1].spacing.distance(to: children[$0].spacing, along: axis, otherwise: fallback)
    }
  }

  func spacing(of element: LayoutElement) -> ViewSpacing {
    guard let first = element.children.first, let last = element.children.last else { return .ordinary }
    var result = ViewSpacing.union(element.children.map(\.spacing))
    if axis == .vertical {
      result.top = first.spacing.top
      result.bottom = last.spacing.bottom
    } else {
      result.leading = first.spacing.leading
      result.trailing = last.spacing.trailing
    }
    return result
  }

  /// An empty stack gives way to everything.
  ///
  /// - Verification: inferred, swiftui-layout, section 6.3.
  func priority(of element: LayoutElement) -> Double { element.children.isEmpty ? -.infinity : 0 }
}
