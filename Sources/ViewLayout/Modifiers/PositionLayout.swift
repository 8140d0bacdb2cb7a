import Geometry
import ViewTree

/// `position(x:y:)`: takes all the room and puts the content's centre at a point of it.
///
/// - Source: swiftui-layout, section 9.6.
/// - Verification: measured.
struct PositionLayout: ElementLayout {
  var point: Point

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if let width = proposal.width, let height = proposal.height {
      return Measurement(Size(width: width, height: height), for: proposal)
    }
    return Measurement(proposal.replacingUnspecified(by: element.content.size(for: proposal)), for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let own = element.content.size(for: proposal)
    return [
      ChildPlacement(origin: Point(x: point.x - own.width / 2, y: point.y - own.height / 2), proposal: proposal)
    ]
  }
}
