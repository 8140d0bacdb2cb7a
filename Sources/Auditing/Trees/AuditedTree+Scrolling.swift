package import Geometry
import LayoutTree

/// What lies beyond the edge of a scroll view is brought in by scrolling, whatever is around the scroll view.
extension AuditedTree {
  /// The axes along which a clip takes nothing for good: it scrolls, or a scroll view within it does.
  ///
  /// - Parameters:
  ///   - position: of the clip among `clips`.
  ///   - clips: those of an ink or a control, outermost first.
  package func freeAxes(at position: Int, of clips: [Int]) -> AxisSet {
    clips[position...].reduce(into: AxisSet()) { $0.formUnion(tree.clips[$1].scrollableAxes) }
  }

  /// Whether clips leave nothing of an ink, wherever it is scrolled to.
  package func isCutAway(_ index: Int) -> Bool {
    guard inkSummaries[index].isClipped else { return false }
    let ink = inks[index]
    let lasting = ink.clips.indices.filter { freeAxes(at: $0, of: ink.clips).isEmpty }
    return visibleBounds(of: ink.bounds, clips: lasting.map { ink.clips[$0] }) == nil
  }

  /// Whether what a scroll view holds moves under a shape that stands still around it: where both meet is a matter of
  /// how far it is scrolled.
  ///
  /// - Parameters:
  ///   - clips: those of what is held.
  ///   - box: the one that paints the shape.
  func scrolls(_ clips: [Int], under box: Int) -> Bool {
    clips.contains { clip in
      !tree.clips[clip].scrollableAxes.isEmpty && !isWithin(box, tree.clips[clip].box) && holdsMoreThanItShows(clip)
    }
  }

  /// Whether the content of a scroll view is longer than the scroll view.
  private func holdsMoreThanItShows(_ clip: Int) -> Bool {
    if let known = scrollingCache[clip] { return known }
    var result = false
    if let edge = clipEdges[clip] {
      let axes = tree.clips[clip].scrollableAxes
      let frames = tree.boxes[tree.clips[clip].box].children.map { boxes[$0].frame }
      if let first = frames.first {
        let content = frames.dropFirst().reduce(first) { $0.union($1) }
        result =
          axes.contains(.vertical) && content.height > edge.height + Self.scrollTolerance
          || axes.contains(.horizontal) && content.width > edge.width + Self.scrollTolerance
      }
    }
    scrollingCache[clip] = result
    return result
  }

  /// Content that is longer by less does not scroll, in points.
  private static let scrollTolerance = 0.5
}
