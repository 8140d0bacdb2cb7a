import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import PlatformProfile
import ViewTree

/// `List` and `Form`: all the room offered, with rows that scroll.
///
/// - Source: swiftui-layout, section 13.
/// - Verification: figures of iOS 26 measured; those of iOS 18 inferred.
struct ListLayout: ElementLayout {
  /// The page behind the rows; `nil` where it is hidden.
  var page: ResolvedStyle?

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard proposal.width == nil || proposal.height == nil, let rows = element.children.first else {
      return .filling(proposal, ideal: element.session.defaults.ideal)
    }
    let own = rows.size(for: ProposedViewSize(width: proposal.width, height: nil))
    return Measurement(proposal.replacingUnspecified(by: own), for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    element.children.map { _ in
      ChildPlacement(origin: .zero, proposal: ProposedViewSize(width: size.width, height: nil))
    }
  }

  func constraint(of element: LayoutElement) -> LayoutConstraint? { .scrolls(.vertical) }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box else { return }
    let window = element.region.extending(element.frame, on: .all)
    if let page {
      painter.with({ $0.isBackdrop = true }) { $0.fill(.rectangle(window), with: page, of: box, in: window) }
    }
    painter.clipped(to: .rectangle(window), by: box, scrollableAxes: .vertical) { painter in
      for child in element.children { painter.paint(child) }
    }
  }
}

/// A row: its content at the leading side, in the middle of its height, above its separator.
///
/// The content may be followed by a background of the project.
struct RowLayout: ElementLayout {
  var insets: EdgeInsets
  var minimumHeight: Double
  var separator: ResolvedStyle?

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let answer = element.content.measure(inner(proposal))
    let size = Size(
      width: proposal.width ?? answer.size.width + insets.horizontal,
      height: max(answer.size.height + insets.vertical, minimumHeight))
    return Measurement(size, width: .exactly(proposal.width), height: .all)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let inner = inner(ProposedViewSize(width: size.width, height: nil))
    let own = element.content.size(for: inner)
    let room = size.height - insets.vertical
    var result = [
      ChildPlacement(
        origin: Point(x: insets.leading, y: insets.top + (room - own.height) / 2), proposal: inner)
    ]
    for _ in element.children.dropFirst() {
      result.append(ChildPlacement(origin: .zero, proposal: ProposedViewSize(size)))
    }
    return result
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    for background in element.children.dropFirst() {
      painter.with({ $0.isBackdrop = true }) { $0.paint(background) }
    }
    painter.paint(element.content)
    guard let separator, let box = element.box else { return }
    let frame = element.frame
    let pixel = element.session.grid.pixel
    let isMirrored = element.environment.values.layoutDirection == .rightToLeft
    let line = Rectangle(
      x: isMirrored ? frame.minX : frame.minX + insets.leading, y: frame.maxY - pixel,
      width: max(frame.width - insets.leading, 0), height: pixel)
    painter.with({ $0.isBackdrop = true }) { $0.fill(.rectangle(line), with: separator, of: box, in: line) }
  }
}
