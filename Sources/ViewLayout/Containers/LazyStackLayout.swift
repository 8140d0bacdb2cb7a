import Geometry
import PlatformProfile
import ViewTree

/// `LazyVStack` and `LazyHStack`: every child at its ideal length, across the whole width offered.
///
/// All rows are laid out, seen or not.
/// - Source: swiftui-layout, section 6.5.
/// - Verification: measured; default distances between texts inferred.
struct LazyStackLayout: ContainerLayout {
  var axis: Axis
  var alignment: AlignmentGuideID
  var spacing: Double?

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var result = proposal
    result[axis] = nil
    return result
  }

  private func gap(of element: LayoutElement) -> Double {
    spacing.flatMap { $0.isFinite ? $0 : nil } ?? element.session.defaults.stackSpacing
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let offered = offered(proposal)
    var size = Size.zero
    var range = ProposalRange.all
    for child in element.children {
      let answer = child.measure(offered)
      size[axis] += answer.size[axis]
      size[axis.cross] = max(size[axis.cross], answer.size[axis.cross])
      range = range.intersection(answer[axis.cross])
    }
    size[axis] += gap(of: element) * Double(max(element.children.count - 1, 0))
    var answer = Measurement(size, width: .all, height: .all)
    answer[axis.cross] = proposal[axis.cross] == nil ? range : .exactly(proposal[axis.cross])
    answer.size[axis.cross] = proposal[axis.cross] ?? size[axis.cross]
    return answer
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let gap = gap(of: element)
    var offered = offered(proposal)
    offered[axis.cross] = size[axis.cross]
    var position = 0.0
    return element.children.map { child in
      let place = Alignment(
        horizontal: axis == .vertical ? alignment : .leading, vertical: axis == .vertical ? .top : alignment
      ).origin(of: child, proposal: offered, in: size)
      let origin = axis == .vertical ? Point(x: place.x, y: position) : Point(x: position, y: place.y)
      position += child.size(for: offered)[axis] + gap
      return ChildPlacement(origin: origin, proposal: offered)
    }
  }
}
