import Colorimetry
package import Geometry
package import LayoutTree
import PathGeometry

/// What is asked of a painted item again and again.
package struct PaintSummary: Sendable {
  /// The box of what is drawn, before effects and clips; `nil` for text and symbols.
  package private(set) var bounds: Rectangle?
  /// The same after effects.
  package private(set) var drawn: Rectangle?
  /// The box that paints.
  package let box: Int
  package let opacity: Double
  /// The alpha of its colour where that is the least transparent; 1 where it has no single colour.
  private let alpha: Double
  /// Whether what is behind can be computed.
  package let isMeasured: Bool
  /// Whether it is a container's decoration.
  package let isBackdrop: Bool
  /// Which glyph runs of the box's text it is; `nil` for others.
  package private(set) var textTag: Int?
  /// Whether it is an area, a rectangle or a picture.
  package private(set) var isFilled = true
  /// Whether the outline is a plain rectangle, before effects.
  package private(set) var isRectangle = false

  /// Optimization: items are large, so this reads each member where it stands.
  static func all(of items: [PaintItem]) -> [PaintSummary] {
    items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return [] }
      return [PaintSummary](unsafeUninitializedCapacity: items.count) { summaries, count in
        for index in items.indices { summaries.initializeElement(at: index, to: PaintSummary(first + index)) }
        count = items.count
      }
    }
  }

  fileprivate init(_ item: UnsafePointer<PaintItem>) {
    box = item.pointee.box
    opacity = item.pointee.opacity
    alpha = if case .color(let color) = item.pointee.paint { max(color.light.alpha, color.dark.alpha) } else { 1 }
    isMeasured = item.pointee.unmeasuredReason == nil
    isBackdrop = item.pointee.isBackdrop
    switch item.pointee.content {
    case .area(let path):
      bounds = path.controlBox
      isRectangle = path.isRectangle
    case .rectangle(let rectangle), .image(let rectangle):
      bounds = rectangle
      isRectangle = true
    case .text(let tag):
      textTag = tag
      isFilled = false
    case .symbol:
      isFilled = false
    }
    drawn = bounds
    if let bounds, let transform = PaintItem.transform(of: item) { drawn = transform.apply(bounds) }
  }

  /// Whether it would be seen over what is behind, in some appearance.
  package func isVisible(above threshold: Double) -> Bool { opacity > threshold && alpha * opacity > threshold }
}

/// Finds the areas, rectangles and pictures that are painted at a place.
package struct PaintFinder {
  /// Their places in the paint order.
  package let items: [Int]
  private let grid: BoxGrid

  init(_ painted: [PaintSummary]) {
    var items: [Int] = []
    var boxes: [Rectangle] = []
    items.reserveCapacity(painted.count)
    boxes.reserveCapacity(painted.count)
    for (item, summary) in painted.enumerated() {
      guard let drawn = summary.drawn else { continue }
      items.append(item)
      boxes.append(drawn)
    }
    self.items = items
    grid = BoxGrid(boxes)
  }

  package var isEmpty: Bool { items.isEmpty }

  /// The items whose boxes touch a rectangle, in paint order.
  package func items(touching rectangle: Rectangle) -> [Int] {
    grid.indices(touching: rectangle).map { items[$0] }
  }

  /// Calls for the items whose boxes touch a rectangle, in paint order.
  package func forEachItem(touching rectangle: Rectangle, _ work: (Int) -> Void) {
    grid.forEachIndex(touching: rectangle) { work(items[$0]) }
  }
}

extension PaintItem {
  /// The box of what is drawn, before clips; `nil` for text and symbols.
  package var drawnBounds: Rectangle? { withUnsafePointer(to: self) { PaintSummary($0).drawn } }
}
