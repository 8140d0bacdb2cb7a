package import Geometry
import LayoutTree

/// What lies beyond the edge of a scroll view is brought in by scrolling, whatever is around the scroll view.
extension AuditedTree {
  /// The axes along which a clip takes nothing for good: it scrolls, or a scroll view within it does, even one that does
  /// not clip.
  ///
  /// - Parameters:
  ///   - position: of the clip among `clips`.
  ///   - clips: those of an ink or a control, outermost first.
  ///   - box: that of the ink or control.
  package func freeAxes(at position: Int, of clips: [Int], around box: Int) -> AxisSet {
    var axes = clips[position...].reduce(into: AxisSet()) { $0.formUnion(tree.clips[$1].scrollableAxes) }
    guard scrollsUnclipped else { return axes }
    for ancestor in ancestors(of: box) {
      if ancestor == tree.clips[clips[position]].box { break }
      if case .scrolls(let own) = boxes[ancestor].constraint { axes.formUnion(own) }
    }
    return axes
  }

  /// Whether there is a scroll view that does not clip.
  func findUnclippedScroller() -> Bool {
    let clipping = Set(tree.clips.lazy.filter { !$0.scrollableAxes.isEmpty }.map(\.box))
    return boxes.indices.contains { box in
      if case .scrolls = boxes[box].constraint { return !clipping.contains(box) }
      return false
    }
  }

  /// Where an ink is seen that is scrolled into view: along the axes that scroll, everywhere in the scroll view.
  struct ScrollingWay {
    /// The clip of the scroll view, in which all moves that it clips.
    var clip: Int
    var region: Rectangle
    /// Where anything that may lie behind the ink is looked for.
    var whole: Rectangle
  }

  /// The way of an ink that a scroll view does not show where it lies, or not all of it; `nil` for ink that is seen there.
  func scrollingWay(of index: Int) -> ScrollingWay? {
    guard inkSummaries[index].isClipped else { return nil }
    let bounds = inkSummaries[index].bounds
    for clip in inks[index].clips where !tree.clips[clip].scrollableAxes.isEmpty {
      guard let edge = clipEdges[clip], !edge.contains(bounds, tolerance: Self.scrollTolerance) else { continue }
      let axes = tree.clips[clip].scrollableAxes
      var region = bounds
      if axes.contains(.vertical) { (region.origin.y, region.size.height) = (edge.minY, edge.height) }
      if axes.contains(.horizontal) { (region.origin.x, region.size.width) = (edge.minX, edge.width) }
      guard let seen = region.intersection(edge) else { return nil }
      return ScrollingWay(clip: clip, region: seen, whole: seen.union(bounds))
    }
    return nil
  }

  /// Whether clips leave nothing of an ink, wherever it is scrolled to.
  package func isCutAway(_ index: Int) -> Bool {
    guard inkSummaries[index].isClipped else { return false }
    let clips = inks[index].clips
    var visible = inkSummaries[index].bounds
    for position in clips.indices where freeAxes(at: position, of: clips, around: inkSummaries[index].box).isEmpty {
      guard let edge = clipEdges[clips[position]], let common = visible.intersection(edge) else { return true }
      visible = common
    }
    return false
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
