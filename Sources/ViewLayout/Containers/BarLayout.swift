import Geometry
import LayoutTree
import PlatformProfile
import ViewTree

/// A container with bars at its top and bottom, and the content in the safe area that they leave.
///
/// The children are the content, then the bars, each as high as it is across the container's width. `NavigationStack`,
/// `TabView`.
/// - Source: swiftui-layout, sections 12.8 and 13.
struct BarLayout: ElementLayout {
  /// Whether the second child is the bar at the top, and the last one that at the bottom.
  var hasTopBar: Bool
  var hasBottomBar: Bool
  var container: RelativeContainer
  /// What hides whatever lies behind the container; `nil` where that shows.
  ///
  /// - Verification: measured for tabs in a picture of iOS 18; described in public articles for navigation.
  var page: ResolvedStyle?

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    .filling(proposal, ideal: element.session.defaults.ideal)
  }

  /// Heights of the bars, in points; 0 for none.
  private func bars(of element: LayoutElement, width: Double) -> (top: Double, bottom: Double) {
    func height(_ bar: LayoutElement?) -> Double {
      bar.map { min($0.size(for: ProposedViewSize(width: width, height: nil)).height, Rectangle.largestCoordinate) }
        ?? 0
    }
    let children = element.children
    return (
      height(hasTopBar && children.count > 1 ? children[1] : nil),
      height(hasBottomBar && children.count > 1 ? children[children.count - 1] : nil)
    )
  }

  private func room(in size: Size, of element: LayoutElement) -> Size {
    let bars = bars(of: element, width: size.width)
    return Size(width: size.width, height: max(size.height - bars.top - bars.bottom, 0))
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    guard let content = element.children.first else { return [] }
    let bars = bars(of: element, width: size.width)
    let room = room(in: size, of: element)
    let offered = ProposedViewSize(room)
    let own = content.size(for: offered)
    var result = [
      ChildPlacement(
        origin: Point(x: (room.width - own.width) / 2, y: bars.top + (room.height - own.height) / 2),
        proposal: offered)
    ]
    for (index, _) in element.children.enumerated().dropFirst() {
      let isTop = index == 1 && hasTopBar
      result.append(
        ChildPlacement(
          origin: Point(x: 0, y: isTop ? 0 : size.height - bars.bottom),
          proposal: ProposedViewSize(width: size.width, height: nil)))
    }
    return result
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    if let page, let box = element.box {
      let window = element.region.extending(element.frame, on: .all)
      painter.with({ $0.isBackdrop = true }) { $0.fill(.rectangle(window), with: page, of: box, in: window) }
    }
    for child in element.childrenByDepth { painter.paint(child) }
  }

  func prepare(_ element: LayoutElement, for placement: PlacementContext) {
    let room = room(in: element.frame.size, of: element)
    guard container.size != room else { return }
    container.size = room
    element.children.first?.forgetMeasurements()
  }

  func narrowsSafeArea(of element: LayoutElement) -> EdgeInsets? {
    let bars = bars(of: element, width: element.frame.width)
    return EdgeInsets(top: bars.top, bottom: bars.bottom)
  }
}

/// The row of a bar: items at both sides, and a title in the middle of the bar or of the room that they leave.
///
/// - Verification: inferred.
struct BarRowLayout: ElementLayout {
  /// The least height, in points.
  var height: Double
  /// From the ends of the bar to the items at its sides.
  var margin: Double
  /// Whether there are items at the leading side, a title, and items at the trailing side; the children in this order.
  var parts: (leading: Bool, middle: Bool, trailing: Bool)
  /// The least distance between the title and the items.
  private static let titleGap = 8.0

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let ideal = element.children.map { $0.size(for: .unspecified) }
    let width = proposal.width ?? ideal.reduce(2 * margin) { $0 + $1.width }
    let lengths = lengths(of: element, width: width)
    let tallest = zip(element.children, lengths).map { $0.size(for: ProposedViewSize(width: $1, height: nil)).height }
      .max()
    return Measurement(Size(width: width, height: max(height, tallest ?? 0)), for: proposal)
  }

  /// What each child is offered: the sides come before the title, and share the bar where they fill it.
  private func lengths(of element: LayoutElement, width: Double) -> [Double] {
    let room = max(width - 2 * margin, 0)
    let ideal = element.children.map { min($0.size(for: .unspecified).width, room) }
    guard parts.middle else {
      guard ideal.count == 2, ideal[0] + ideal[1] > room else { return ideal }
      let first = min(ideal[0], max(room - ideal[1], room / 2))
      return [first, room - first]
    }
    let index = parts.leading ? 1 : 0
    let sides = ideal.enumerated().reduce(0) { $0 + ($1.offset == index ? 0 : $1.element + Self.titleGap) }
    var result = ideal
    result[index] = max(room - sides, 0)
    return result
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let lengths = lengths(of: element, width: size.width)
    let sizes = zip(element.children, lengths).map { $0.size(for: ProposedViewSize(width: $1, height: nil)) }
    let start = margin + (parts.leading ? sizes[0].width + Self.titleGap : 0)
    let end = size.width - margin - (parts.trailing ? sizes[sizes.count - 1].width + Self.titleGap : 0)
    return element.children.indices.map { index in
      let own = sizes[index]
      let x: Double
      if parts.leading, index == 0 {
        x = margin
      } else if parts.trailing, index == sizes.count - 1 {
        x = size.width - margin - own.width
      } else {
        x = max(min((size.width - own.width) / 2, end - own.width), start)
      }
      return ChildPlacement(
        origin: Point(x: x, y: (size.height - own.height) / 2),
        proposal: ProposedViewSize(width: lengths[index], height: nil))
    }
  }
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
