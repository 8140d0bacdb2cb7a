import Geometry
import PlatformProfile
import ViewTree

/// `HStack` and `VStack`.
///
/// - Source: swiftui-layout, section 6.
/// - Verification: measured; the algorithm reproduces more than thirty recorded trees.
///
/// Optimization: a class, so that stacks of the same terms share one.
final class StackLayout: ContainerLayout {
  let axis: Axis
  /// The guide across the axis on which the children align.
  let alignment: AlignmentGuideID
  /// Points between neighbours; `nil` for their own distances.
  let spacing: Double?
  /// Where the guide lies by default, as a share of the length across; `nil` where the views tell.
  private let fraction: Double?

  init(axis: Axis, alignment: AlignmentGuideID, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    switch alignment {
    case .leading, .top: fraction = 0
    case .horizontalCenter, .verticalCenter: fraction = 0.5
    case .trailing, .bottom: fraction = 1
    default: fraction = nil
    }
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard !element.children.isEmpty else { return .rigid(.zero) }
    let division = division(of: element, for: proposal)
    let extent = crossExtent(of: division, in: element)
    let across = extent.upper - extent.lower
    return axis.isHorizontal
      ? Measurement(
        Size(width: division.length, height: across), width: division.majorRange, height: division.crossRange)
      : Measurement(
        Size(width: across, height: division.length), width: division.crossRange, height: division.majorRange)
  }

  /// The division for a proposal; the last one is kept, since a stack is placed as it was measured last.
  private func division(of element: LayoutElement, for proposal: ProposedViewSize) -> StackDivision {
    let division = division(of: element)
    division.divide(for: proposal)
    return division
  }

  /// The division as it is.
  func division(of element: LayoutElement) -> StackDivision {
    if let known = element.division { return known }
    let made = StackDivision(of: element, gaps: gaps(of: element), axis: axis)
    element.division = made
    return made
  }

  private func gaps(of element: LayoutElement) -> StackGaps {
    if let spacing {
      return StackGaps(between: element.children.count, alike: spacing.isFinite ? spacing : 0)
    }
    return StackGaps(
      between: element.children, along: axis, otherwise: element.session.defaults.stackSpacing)
  }

  /// The length in no room at all follows from the children's lengths in no room, without a division.
  ///
  /// Optimization: along the axis every share is nothing then; across it, lengths that hold whatever is offered along
  /// the axis do not depend on the shares. `cachesAndShortCutsChangeNothing` guards it.
  func length(of element: LayoutElement, along axis: Axis, room: Double, cross: Double?) -> FlexibleLength {
    if room == 0, element.session.usesCaches {
      let least = division(of: element).leastLength(along: axis, cross: cross) {
        leastLength(of: element, along: axis, cross: cross)
      }
      if let least { return least }
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
      var length = division(of: element).gapLength
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
    guard !element.children.isEmpty else { return [] }
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = size[axis.cross] }
    let division = division(of: element, for: proposal)
    let extent = crossExtent(of: division, in: element)
    let fraction = plainFraction(in: element)
    let parts = division.parts
    var position = 0.0
    return parts.indices.map { index in
      let size = parts[index].size
      let guide = guide(of: division, at: index, size: size, fraction: fraction)
      var origin = Point.zero
      if axis.isHorizontal {
        origin = Point(x: position, y: -extent.lower - guide)
      } else {
        origin = Point(x: -extent.lower - guide, y: position)
      }
      position += size.length(along: axis) + division.gaps[index]
      return ChildPlacement(origin: origin, proposal: division.offer(to: index), size: size)
    }
  }

  /// The stretch across the axis that the children's boxes cover once their guides lie on one line, from 0.
  private func crossExtent(of division: StackDivision, in element: LayoutElement) -> (lower: Double, upper: Double) {
    var lower = 0.0
    var upper = 0.0
    let fraction = plainFraction(in: element)
    for (index, part) in division.parts.enumerated() {
      let length = part.size.length(across: axis)
      if length == .infinity { return (0, .infinity) }
      let guide = guide(of: division, at: index, size: part.size, fraction: fraction)
      lower = min(lower, -guide)
      upper = max(upper, length - guide)
    }
    return (lower, upper)
  }

  /// Where the guide lies as a share of the length across, where no view can say otherwise.
  private func plainFraction(in element: LayoutElement) -> Double? {
    let explicit = element.session.explicitGuides
    return explicit.isEmpty || !explicit.contains(alignment) ? fraction : nil
  }

  private func guide(of division: StackDivision, at index: Int, size: Size, fraction: Double?) -> Double {
    if let fraction { return fraction * size.length(across: axis) }
    return division.children[index].guide(alignment, for: division.offer(to: index))
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { .stack(of: element.children, along: axis) }

  /// An empty stack gives way to everything.
  ///
  /// - Verification: inferred, swiftui-layout, section 6.3.
  func priority(of element: LayoutElement) -> Double { element.children.isEmpty ? -.infinity : 0 }
}
