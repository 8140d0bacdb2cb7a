import Geometry
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
    let ink = inks[index]
    var least: Double?
    for holder in holders(of: index) where holder.isRectangle == rectangles {
      var bound = -Double.infinity
      if holder.isRectangle {
        bound = holder.shape.boxClearance(of: ink.bounds)
      } else if ink.kind == .text {
        for line in ink.lineBounds.indices {
          guard let depth = holder.shape.depth(of: ink.lineBounds[line], atLeast: 0) else {
            bound = -.infinity
            break
          }
          bound = line == 0 ? depth : min(bound, depth)
        }
      }
      least = min(least ?? .infinity, bound)
    }
    return least.map { $0 - AuditedTree.boundSlack }
  }

  /// How far an outline may reach beyond its line's box, in points: curves are measured by segments.
  private static let boundSlack = 0.25

  private func measureHeldInk(_ index: Int, rectangles: Bool) -> HeldInk? {
    let ink = inks[index]
    var contours: [Contour]?
    var tightest: HeldInk?
    for holder in holders(of: index) where holder.isRectangle == rectangles {
      work.clearancesMeasured += 1
      let boxClearance = holder.shape.boxClearance(of: ink.bounds)
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
    ink.lineBounds.compactMap { shape.clearance(of: $0) }.min { $0.distance < $1.distance }
  }
}
