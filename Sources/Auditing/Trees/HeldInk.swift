import Geometry
import LayoutTree
package import PathGeometry

/// The clearance of an ink from the shape that leaves it the least.
package struct HeldInk {
  package var holder: Holder
  package var clearance: Clearance
  /// How far the ink stays within the sides of the shape's box, in points.
  package var boxClearance: Double
  /// Largest expected error of the clearance, in points.
  package var tolerance: Double
}

extension AuditedTree {
  /// Where the box of an ink keeps this many points from a shape, its outline is not read: no verdict is near.
  private static let outlineThreshold = 12.0

  /// The holder that leaves the ink the least room, and the room it leaves; `nil` where no shape holds the ink.
  ///
  /// - Parameter rectangles: whether plain rectangles are asked about, or every other shape.
  package func heldInk(_ index: Int, rectangles: Bool) -> HeldInk? {
    if !hasHoldingOutlines { return nil }
    if let known = rectangles ? heldInkCache.rectangles[index] : heldInkCache.others[index] { return known }
    let found = measureHeldInk(index, rectangles: rectangles)
    if rectangles { heldInkCache.rectangles[index] = .some(found) } else { heldInkCache.others[index] = .some(found) }
    return found
  }

  /// A clearance that the ink surely has from every holder of a kind, in points, from its lines' boxes alone; `nil` where
  /// no shape holds it.
  package func heldInkBound(_ index: Int, rectangles: Bool) -> Double? {
    if !hasHoldingOutlines { return nil }
    if !rectangles, let known = inkMemory[index].bound { return known }
    let bounds = inkSummaries[index].bounds
    var least: Double?
    for holder in holders(of: index) where holder.isRectangle == rectangles {
      let room = rectangles ? bounds.room(within: holder.bounds) : depth(of: index, in: holder)
      least = min(least ?? .infinity, room)
    }
    let bound = least.map { $0 - AuditedTree.boundSlack }
    if !rectangles { inkMemory[index].bound = .some(bound) }
    return bound
  }

  /// How far the lines of a text, or the box of a symbol, surely stay within a shape, in points; negative infinity where
  /// that takes more to tell.
  private func depth(of index: Int, in holder: Holder) -> Double {
    var least = Double.infinity
    forEachLine(of: inks[index]) { line in
      if least == -.infinity { return }
      let room =
        if let sketch = holder.sketch { sketch.room(for: line) } else { holder.shape.depth(of: line, atLeast: 0) }
      least = min(least, room ?? -.infinity)
    }
    return least
  }

  /// Whether a clip leaves an ink less room than every painted shape other than rectangles; `nil` where that takes more
  /// to tell.
  package func isTightestInClip(_ index: Int) -> Bool? {
    let holders = holders(of: index)
    guard holders.contains(where: { $0.isClip && !$0.isRectangle }) else { return false }
    guard holders.contains(where: { !$0.isClip && !$0.isRectangle }) else { return true }
    let bounds = inkSummaries[index].bounds
    // The room that each kind of holder leaves at least, and at most.
    var rooms = (
      clip: (least: Double.infinity, most: Double.infinity), shape: (least: Double.infinity, most: Double.infinity)
    )
    for holder in holders where !holder.isRectangle {
      if holder.sketch == nil { return nil }
      let least = depth(of: index, in: holder) - AuditedTree.boundSlack
      let most = bounds.room(within: holder.bounds) + AuditedTree.boundSlack
      if holder.isClip {
        rooms.clip = (min(rooms.clip.least, least), min(rooms.clip.most, most))
      } else {
        rooms.shape = (min(rooms.shape.least, least), min(rooms.shape.most, most))
      }
    }
    if rooms.clip.least > rooms.shape.most { return false }
    return rooms.clip.most < rooms.shape.least ? true : nil
  }

  /// Whether a clip cuts an ink for good: what would stand out of a shape is not seen then. What can be scrolled into view,
  /// or is moved under the clip by an offset, is not cut.
  package func isCut(_ index: Int) -> Bool {
    let (ink, clips) = (inks[index], inks[index].clips)
    for (position, clip) in clips.enumerated() where !isMoved(ink.box, under: clip) {
      let free = freeAxes(at: position, of: clips, around: ink.box)
      if clipIsRectangle[clip] {
        guard let edge = clipEdges[clip] else { continue }
        let across =
          free.contains(Axis.horizontal) ? 0 : min(ink.bounds.minX - edge.minX, edge.maxX - ink.bounds.maxX)
        let along =
          free.contains(Axis.vertical) ? 0 : min(ink.bounds.minY - edge.minY, edge.maxY - ink.bounds.maxY)
        if min(across, along) < -AuditedTree.cutTolerance { return true }
      } else if free.isEmpty, let holder = holders(of: index).first(where: { $0.origin == .clip(clip) }),
        let clearance = holder.shape.clearance(of: contoursOrBoxes(of: ink)),
        clearance.distance < -AuditedTree.cutTolerance
      {
        return true
      }
    }
    return false
  }

  /// How far ink may reach over the edge of a clip and not count as cut, in points.
  private static let cutTolerance = 0.5

  /// How far an outline may reach beyond its line's box, in points: curves are measured by segments.
  private static let boundSlack = 0.25

  private func measureHeldInk(_ index: Int, rectangles: Bool) -> HeldInk? {
    let ink = inks[index]
    var contours: [Contour]?
    var tightest: HeldInk?
    for holder in holders(of: index) where holder.isRectangle == rectangles {
      work.clearancesMeasured += 1
      let boxClearance = ink.bounds.room(within: holder.isRectangle ? holder.bounds : holder.shape.box)
      let clearance: Clearance?
      if holder.isRectangle, boxClearance >= 0 {
        clearance = Clearance(distance: boxClearance, inkPoint: ink.bounds.center, edgePoint: ink.bounds.center)
      } else if ink.kind == .text, let depth = holder.shape.depth(of: ink.bounds, atLeast: Self.outlineThreshold) {
        clearance = Clearance(distance: depth, inkPoint: ink.bounds.center, edgePoint: ink.bounds.center)
      } else if holder.shape.isConvex, ink.kind == .text,
        let bound = bound(of: ink, in: holder.shape), bound.distance > AuditedTree.outlineThreshold
      {
        clearance = bound
      } else {
        let outline = contours ?? contoursOrBoxes(of: ink)
        contours = outline
        clearance = holder.shape.clearance(of: outline)
      }
      guard let clearance, clearance.distance < tightest?.clearance.distance ?? .infinity else { continue }
      tightest = HeldInk(
        holder: holder, clearance: clearance, boxClearance: boxClearance, tolerance: ink.tolerance)
    }
    return tightest
  }

  /// The clearance of the boxes of an ink's lines: never more than that of the ink, in a convex shape.
  private func bound(of ink: Ink, in shape: ContainingShape) -> Clearance? {
    lineBounds(of: ink).compactMap { shape.clearance(of: $0) }.min { $0.distance < $1.distance }
  }
}
