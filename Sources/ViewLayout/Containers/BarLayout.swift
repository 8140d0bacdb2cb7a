import Geometry
import LayoutTree
import PlatformProfile
import ViewTree

/// A container with bars at its top and bottom, and the content in the safe area that they leave.
///
/// The children are the content, then the bars. `NavigationStack`, `TabView`.
/// - Source: swiftui-layout, sections 12.8 and 13.
struct BarLayout: ElementLayout {
  /// Heights of the bars, in points; 0 for none.
  var top: Double
  var bottom: Double
  /// Whether the second child is the top bar; the last one is the bottom bar where there is one.
  var hasTopBar: Bool { top > 0 }
  var container: RelativeContainer

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    .filling(proposal, ideal: element.session.defaults.ideal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    guard let content = element.children.first else { return [] }
    let room = Size(width: size.width, height: max(size.height - top - bottom, 0))
    let offered = ProposedViewSize(room)
    let own = content.size(for: offered)
    var result = [
      ChildPlacement(
        origin: Point(x: (room.width - own.width) / 2, y: top + (room.height - own.height) / 2), proposal: offered)
    ]
    for (index, _) in element.children.enumerated().dropFirst() {
      let isTop = index == 1 && hasTopBar
      result.append(
        ChildPlacement(
          origin: Point(x: 0, y: isTop ? 0 : size.height - bottom),
          proposal: ProposedViewSize(width: size.width, height: isTop ? top : bottom)))
    }
    return result
  }

  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    let room = Size(width: element.frame.width, height: max(element.frame.height - top - bottom, 0))
    guard container.size != room else { return }
    container.size = room
    element.children.first?.forgetMeasurements()
  }

  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets? { EdgeInsets(top: top, bottom: bottom) }
}

/// A presentation over the window, such as a sheet: its own page, with the content in its middle.
struct PresentationLayout: ElementLayout {
  var page: ResolvedStyle
  var shape: ShapeOutline
  /// The content keeps clear of the window's bottom inset.
  var bottomInset: Double

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    .filling(proposal, ideal: element.session.defaults.ideal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let room = Size(width: size.width, height: max(size.height - bottomInset, 0))
    return element.children.map { content in
      let own = content.size(for: ProposedViewSize(room))
      return ChildPlacement(
        origin: Point(x: (room.width - own.width) / 2, y: (room.height - own.height) / 2),
        proposal: ProposedViewSize(room))
    }
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let paths = ShapePaths(outline: shape, element: element)
    painter.with({ $0.isBackdrop = true }) {
      $0.fill(paths.content(in: element.frame), with: page, of: box, in: element.frame)
    }
    for child in element.children { painter.paint(child) }
  }
}
