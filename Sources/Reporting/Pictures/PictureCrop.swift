import Geometry
import LayoutTree
import PathGeometry

/// Chooses the part of the container that a picture shows.
enum PictureCrop {
  /// Points around what is painted.
  private static let margin = 20.0
  /// How far beyond the container a picture reaches at most, as a multiple of the container.
  private static let reach = 1.0

  /// The container, or the part with content in any of the trees; in both cases with what reaches beyond it.
  static func box(of trees: [LayoutTree], whole: Bool) -> Rectangle {
    guard let first = trees.first else { return Rectangle(x: 0, y: 0, width: 100, height: 100) }
    let container = trees.dropFirst().reduce(first.container) { $0.union($1.container) }
    let limit = Rectangle(
      minX: container.minX - reach * container.width, minY: container.minY - reach * container.height,
      maxX: container.maxX + reach * container.width, maxY: container.maxY + reach * container.height)
    let content = trees.compactMap(contentBounds).reduce(nil as Rectangle?) { $0?.union($1) ?? $1 }
      .flatMap { $0.intersection(limit) }
    guard let content else { return container }
    if whole { return rounded(container.union(content)) }
    let padded = content.inset(by: -margin)
    // The margin stays within the container unless the content itself leaves it.
    let kept = Rectangle(
      minX: max(padded.minX, min(container.minX, content.minX)),
      minY: max(padded.minY, min(container.minY, content.minY)),
      maxX: min(padded.maxX, max(container.maxX, content.maxX)),
      maxY: min(padded.maxY, max(container.maxY, content.maxY)))
    return rounded(kept)
  }

  /// A rectangle as the value of `viewBox`.
  static func viewBox(_ box: Rectangle) -> String {
    [box.minX, box.minY, max(1, box.width), max(1, box.height)].map(PathText.coordinate).joined(separator: " ")
  }

  /// What is painted, clips regarded; `nil` where nothing is.
  private static func contentBounds(_ tree: LayoutTree) -> Rectangle? {
    var bounds: Rectangle?
    for item in tree.paint where tree.boxes.indices.contains(item.box) {
      var own = drawnBounds(of: item, in: tree)
      for clip in item.clips where tree.clips.indices.contains(clip) {
        guard let clipBounds = tree.clips[clip].path.controlBounds else { continue }
        own = own?.intersection(clipBounds)
      }
      guard let own, own.isFinite else { continue }
      bounds = bounds?.union(own) ?? own
    }
    for part in tree.unmeasured {
      guard let index = part.box, tree.boxes.indices.contains(index), tree.boxes[index].frame.isFinite else { continue }
      // What only scrolling brings into the window is marked there.
      guard let frame = tree.boxes[index].frame.intersection(tree.container) else { continue }
      bounds = bounds?.union(frame) ?? frame
    }
    return bounds
  }

  /// About where an item is drawn, without clips; its box must be one of the tree's.
  static func drawnBounds(of item: PaintItem, in tree: LayoutTree) -> Rectangle? {
    let own: Rectangle? =
      switch item.content {
      case .rectangle(let rectangle), .image(let rectangle): rectangle
      case .area(let path): path.controlBounds
      case .text, .symbol: tree.boxes[item.box].frame
      }
    return item.transform.map { transform in own.map(transform.apply) } ?? own
  }

  private static func rounded(_ box: Rectangle) -> Rectangle {
    Rectangle(
      minX: box.minX.rounded(.down), minY: box.minY.rounded(.down), maxX: box.maxX.rounded(.up),
      maxY: box.maxY.rounded(.up))
  }
}

extension Rectangle {
  /// Whether all four edges are numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
