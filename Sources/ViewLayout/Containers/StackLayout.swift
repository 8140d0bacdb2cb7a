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
      children: children, gaps: gaps(of: element), axis: axis, proposal: proposal)
    let extent = crossExtent(of: division, in: element)
    var size = Size.zero
    size[axis] = division.length
    size[axis.cross] = extent.upper - extent.lower
    var answer = Measurement(size, for: proposal)
    answer[axis] = division.majorRange
    answer[axis.cross] = division.crossRange
    return answer
  }

  /// The length in no room at all follows from the children's lengths in no room, without a division.
  ///
  /// Optimization: along the axis every share is nothing then; across it, lengths that hold whatever is offered along
  /// the axis do not depend on the shares. `cachesAndShortCutsChangeNothing` guards it.
  func length(of element: LayoutElement, along axis: Axis, room: Double, cross: Double?) -> FlexibleLength {
    if room == 0, element.session.usesCaches, let least = leastLength(of: element, along: axis, cross: cross) {
      return least
    }
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = room
    proposal[axis.cross] = cross
    let answer = element.measure(proposal)
    return FlexibleLength(length: answer.size[axis], crossRange: answer[axis.cross])
  }

  private func leastLength(of element: LayoutElement, along axis: Axis, cross: Double?) -> FlexibleLength? {
    let children = element.children
    var range = ProposalRange.all
    if axis == self.axis {
      var length = gaps(of: element).reduce(0, +)
      guard length >= 0 else { return nil }
      for child in children {
        let least = child.length(along: axis, room: 0, cross: cross)
        length += least.length
        range = range.intersection(least.crossRange)
      }
      return FlexibleLength(length: length, crossRange: range)
    }
    guard plainFraction(in: element) != nil else { return nil }
    var length = 0.0
    for child in children {
      let least = child.length(along: axis, room: 0, cross: nil)
      guard least.crossRange.isAll else { return nil }
      length = max(length, least.length)
    }
    return FlexibleLength(length: length, crossRange: range)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let children = element.children
    guard !children.isEmpty else { return [] }
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
    let gaps = gaps(of: element)
    let division = StackDivision(children: children, gaps: gaps, axis: axis, proposal: proposal)
    let extent = crossExtent(of: division, in: element)
    let fraction = plainFraction(in: element)
    var position = 0.0
    return children.indices.map { index in
      var origin = Point.zero
      let guide = guide(of: division, at: index, fraction: fraction)
      if axis == .horizontal {
        origin = Point(x: position, y: -extent.lower - guide)
      } else {
        origin = Point(x: -extent.lower - guide, y: position)
      }
      position += division.sizes[index][axis] + (index < gaps.count ? gaps[index] : 0)
      return ChildPlacement(origin: origin, proposal: division.proposals[index])
    }
  }

  /// The stretch across the axis that the children's boxes cover once their guides lie on one line, from 0.
  private func crossExtent(of division: StackDivision, in element: LayoutElement) -> (lower: Double, upper: Double) {
    var lower = 0.0
    var upper = 0.0
    let fraction = plainFraction(in: element)
    for (index, size) in division.sizes.enumerated() {
      let length = size[axis.cross]
      if length == .infinity { return (0, .infinity) }
      let guide = guide(of: division, at: index, fraction: fraction)
      lower = min(lower, -guide)
      upper = max(upper, length - guide)
    }
    return (lower, upper)
  }

  /// Where the guide lies as a share of the length across, where no view can say otherwise.
  private func plainFraction(in element: LayoutElement) -> Double? {
    guard !element.session.explicitGuides.contains(alignment) else { return nil }
    switch alignment {
    case .leading, .top: return 0
    case .horizontalCenter, .verticalCenter: return 0.5
    case .trailing, .bottom: return 1
    default: return nil
    }
  }

  private func guide(of division: StackDivision, at index: Int, fraction: Double?) -> Double {
    if let fraction { return fraction * division.sizes[index][axis.cross] }
    return division.children[index].guide(alignment, for: division.proposals[index])
  }

  /// The distance after each child but the last.
  private func gaps(of element: LayoutElement) -> [Double] {
    if let known = element.gaps { return known }
    let gaps = gaps(between: element.children, of: element)
    element.gaps = gaps
    return gaps
  }

  private func gaps(between children: [LayoutElement], of element: LayoutElement) -> [Double] {
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
