import Colorimetry
package import Geometry
package import LayoutTree
package import PathGeometry

/// A shape that is meant to hold an ink: painted behind or around the view that the ink belongs to, or clipping it.
package struct Holder {
  package enum Origin: Hashable, Sendable {
    /// Index into the paint order.
    case item(Int)
    /// Index into the clips.
    case clip(Int)
  }

  package var origin: Origin
  /// The box that paints or clips.
  package var box: Int
  /// The innermost box that holds both the shape and the ink.
  var common: Int
  /// The place of its outline among those of the tree.
  var order: Int
  /// The box of what is drawn.
  var bounds: Rectangle
  private let silhouette: Silhouette
  /// Whether it is a plain rectangle, whose sides follow the padding that was chosen.
  package var isRectangle: Bool
  /// The outline as it was painted.
  var path: Path

  /// The silhouette to the full.
  package var shape: ContainingShape { silhouette.shape }
  /// A rough form of the silhouette; `nil` where only the full one will do.
  var sketch: ConvexSketch? { silhouette.sketch }

  init(
    origin: Origin, box: Int, common: Int, order: Int, bounds: Rectangle, isRectangle: Bool, path: Path,
    silhouette: Silhouette
  ) {
    self.origin = origin
    self.box = box
    self.common = common
    self.order = order
    self.bounds = bounds
    self.isRectangle = isRectangle
    self.path = path
    self.silhouette = silhouette
  }

  /// A silhouette that is measured to the full when it is asked for.
  ///
  /// Optimization: most ink is so far from the edge that a sketch of it decides.
  final class Silhouette {
    let sketch: ConvexSketch?
    private(set) lazy var shape = make()
    private unowned let tree: AuditedTree
    private let origin: Origin
    private let path: Path
    private let point: Point

    /// - Parameter point: one that surely lies inside, by the sketch.
    init(_ sketch: ConvexSketch?, of origin: Origin, _ path: Path, around point: Point, in tree: AuditedTree) {
      self.sketch = sketch
      self.tree = tree
      self.origin = origin
      self.path = path
      self.point = point
    }

    private func make() -> ContainingShape {
      guard let shape = tree.shape(origin, path, around: point) ?? ContainingShape(contours: path.contours()) else {
        preconditionFailure("A shape that has a sketch has an edge.")
      }
      return shape
    }

    /// With a shape that is known.
    convenience init(
      _ shape: ContainingShape, of origin: Origin, _ path: Path, around point: Point, in tree: AuditedTree
    ) {
      self.init(nil, of: origin, path, around: point, in: tree)
      self.shape = shape
    }
  }

  package var isClip: Bool { item == nil }

  /// Index into the paint order; `nil` for a clip.
  var item: Int? {
    if case .item(let index) = origin { return index }
    return nil
  }
}

/// A shape that could hold what lies in the views above it.
struct HoldingOutline {
  var origin: Holder.Origin
  var box: Int
  /// The box in layout coordinates.
  var bounds: Rectangle
  var path: Path
  var transform: AffineTransform?
  var isRectangle: Bool
  /// The next one with the same outermost box, or -1.
  var next = -1
}

/// The shapes that cover views, by the outermost view that each covers.
///
/// Optimization: one object, as it is asked for again and again.
final class HoldingOutlines {
  let all: [HoldingOutline]
  /// The first of each outermost box, or -1; empty where there is none.
  private let first: [Int]

  var isEmpty: Bool { all.isEmpty }

  /// - Parameter outlines: each with the outermost box that it covers.
  init(_ outlines: [(outermost: Int, outline: HoldingOutline)], boxes: Int) {
    var all: [HoldingOutline] = []
    var first: [Int] = []
    if !outlines.isEmpty {
      all = outlines.map(\.outline)
      first = Array(repeating: -1, count: boxes)
      for index in all.indices.reversed() {
        all[index].next = first[outlines[index].outermost]
        first[outlines[index].outermost] = index
      }
    }
    self.all = all
    self.first = first
  }

  /// Calls for the places of those whose outermost box is this, in order.
  func forEachIndex(by outermost: Int, _ work: (Int) -> Void) {
    var index = first[outermost]
    while index >= 0 {
      work(index)
      index = all[index].next
    }
  }
}

extension AuditedTree {
  /// How far the middle of a shape may lie from that of the view it holds, in points.
  private static let centeringTolerance = 1.0
  /// The share of an ink's box that must lie within a shape's for the shape to be its holder.
  private static let heldShare = 0.5
  /// The share of a shape's box that an ink covers where it has outgrown the shape.
  private static let coveredShare = 0.5
  /// A shape in the middle of a view holds it when it is at least this share as wide and as high, though it does not
  /// span it: the view has outgrown it.
  private static let outgrownShare = 0.4
  /// A shape that is no more visible than this holds nothing.
  private static let visibleOpacity = 0.03

  /// The shapes that cover each box: backgrounds, overlays, shapes below in a `ZStack`, clips.
  ///
  /// A shape covers the views above it in the tree as long as it is in their middle, and as wide or as high as they are
  /// or outgrown by the only ink in them: a stripe, an underline or the filled part of a progress bar is a decoration, not a holder.
  func findHoldingOutlines() -> HoldingOutlines {
    var found: [(outermost: Int, outline: HoldingOutline)] = []
    func register(_ outline: HoldingOutline) {
      if let outermost = outermostBox(coveredBy: outline) { found.append((outermost, outline)) }
    }
    for index in paintFinder.items {
      guard let bounds = painted[index].bounds, !bounds.isEmpty, painted[index].isMeasured,
        painted[index].isVisible(above: AuditedTree.visibleOpacity), let path = tree.paint[index].content.outline
      else { continue }
      let isRectangle = painted[index].isRectangle
      if isRectangle, isPage(index, bounds) { continue }
      register(
        HoldingOutline(
          origin: .item(index), box: painted[index].box, bounds: bounds, path: path,
          transform: tree.paint[index].transform, isRectangle: isRectangle))
    }
    for (index, clip) in tree.clips.enumerated() where clip.scrollableAxes.isEmpty {
      guard !clipIsRectangle[index], let bounds = clipEdges[index], !bounds.isEmpty else { continue }
      register(
        HoldingOutline(
          origin: .clip(index), box: clip.box, bounds: bounds, path: clip.path, transform: nil,
          isRectangle: false))
    }
    return HoldingOutlines(found, boxes: boxes.count)
  }

  /// Whether a rectangle is the page and not something on it: it fills half of the container, or has its colour.
  private func isPage(_ item: Int, _ bounds: Rectangle) -> Bool {
    if bounds.width * bounds.height >= 0.5 * tree.container.width * tree.container.height { return true }
    guard painted[item].opacity == 1, case .color(let color) = tree.paint[item].paint else { return false }
    return color == tree.background
  }

  /// The outermost of the views, one around the other, that a shape covers; `nil` where it covers not even its own.
  private func outermostBox(coveredBy outline: HoldingOutline) -> Int? {
    var covered: Int?
    var current = outline.box
    while current >= 0 {
      work.holdersSought += 1
      let frame = boxes[current].frame
      guard outline.bounds.isCentered(in: frame, tolerance: AuditedTree.centeringTolerance) else { return covered }
      if outline.bounds.spans(frame, share: 1, tolerance: AuditedTree.centeringTolerance) {
        // Modifiers mostly leave the frame as it is: what covers one covers all.
        current = surroundings[current].outermostOfSameFrame
      } else if !isOutgrown(outline, current) {
        return covered
      }
      covered = current
      current = boxes[current].parent
    }
    return covered
  }

  /// Whether a view that holds one text or symbol and nothing else has outgrown the shape in its middle.
  private func isOutgrown(_ outline: HoldingOutline, _ box: Int) -> Bool {
    let frame = boxes[box].frame
    guard outline.bounds.width >= AuditedTree.outgrownShare * frame.width,
      outline.bounds.height >= AuditedTree.outgrownShare * frame.height
    else { return false }
    return inkCounts[box] == 1
  }

  func findHolders(of ink: Ink) -> [Holder] {
    if holdingOutlines.isEmpty { return [] }
    var found: [Holder] = []
    // A shape is asked about once, from the outermost view that it covers, and not from each of them.
    let outlines = holdingOutlines
    for outermost in ancestors(of: ink.box) {
      outlines.forEachIndex(by: outermost) { order in
        let outline = outlines.all[order]
        if isWithin(outline.box, ink.box) { return }
        work.holdersSought += 1
        var common = outline.box
        while !isWithin(ink.box, common) { common = boxes[common].parent }
        if let holder = holder(order, of: ink, below: common) { found.append(holder) }
      }
    }
    if found.count > 1 {
      // The views around one hold each other, so the innermost is the one within all others.
      found.sort { one, other in
        one.common == other.common ? one.order < other.order : isWithin(one.common, other.common)
      }
    }
    return found
  }

  /// The holders that can be seen around an ink: what an opaque layer behind all of the ink hides there, such as the
  /// outline of a card under a badge with a background of its own, holds it no longer.
  func withoutHidden(_ holders: [Holder], behind ink: Int) -> [Holder] {
    let first = inkSummaries[ink].firstItem
    guard holders.contains(where: { $0.item.map { $0 < first } ?? false }),
      let hiding = opaqueLayer(behind: ink)
    else { return holders }
    return holders.filter { $0.item.map { $0 >= hiding } ?? true }
  }

  /// - Parameters:
  ///   - order: the place of the outline.
  ///   - common: the innermost box that holds both.
  private func holder(_ order: Int, of ink: Ink, below common: Int) -> Holder? {
    let outline = holdingOutlines.all[order]
    if case .clip(let index) = outline.origin, !ink.clips.contains(index) { return nil }
    if scrolls(ink.clips, under: outline.box) { return nil }
    let bounds = outline.transform.map { $0.apply(outline.bounds) } ?? outline.bounds
    guard let shared = bounds.intersection(ink.bounds), isHeld(ink.bounds, by: bounds, common: shared) else {
      return nil
    }
    // A shape no larger than a symbol's own frame backs the symbol and does not surround it.
    if ink.kind == .symbol, boxes[ink.box].frame.inset(by: -1).contains(outline.bounds) { return nil }
    let path = outline.transform.map { outline.path.applying($0) } ?? outline.path
    // The background of what the ink is part of holds it whole.
    let isBackground = self[common].kind == "background"
    guard let silhouette = silhouette(outline, path, bounds, around: shared.center, isBackground: isBackground)
    else { return nil }
    return Holder(
      origin: outline.origin, box: outline.box, common: common, order: order, bounds: bounds,
      isRectangle: outline.isRectangle, path: path, silhouette: silhouette)
  }

  /// The silhouette of an outline around a point; `nil` where the point lies outside.
  private func silhouette(
    _ outline: HoldingOutline, _ path: Path, _ bounds: Rectangle, around point: Point, isBackground: Bool
  ) -> Holder.Silhouette? {
    let isUprightRectangle = outline.isRectangle && outline.transform.map { $0.b == 0 && $0.c == 0 } ?? true
    let sketch = isUprightRectangle ? nil : sketch(of: outline.origin, path)
    if isUprightRectangle && bounds.surelyContains(point) || sketch?.surelyContains(point) ?? false {
      return Holder.Silhouette(sketch, of: outline.origin, path, around: point, in: self)
    }
    let shape = shape(outline.origin, path, around: point)
    guard let shape = shape ?? (isBackground ? wholeShape(path, bounds) : nil) else { return nil }
    return Holder.Silhouette(shape, of: outline.origin, path, around: point, in: self)
  }

  /// Whether the ink in a rectangle surely lies within a shape.
  package func surelyHolds(_ origin: Holder.Origin, _ path: Path, _ rectangle: Rectangle) -> Bool {
    sketch(of: origin, path)?.room(for: rectangle) != nil
  }

  /// A rough silhouette of a shape with curves; `nil` for a shape that has none, or dents.
  func sketch(of origin: Holder.Origin, _ path: Path) -> ConvexSketch? {
    let place =
      switch origin {
      case .item(let index): index
      case .clip(let index): tree.paint.count + index
      }
    if sketches.isEmpty { sketches = Array(repeating: nil, count: tree.paint.count + tree.clips.count) }
    if let known = sketches[place] { return known }
    work.shapesSketched += 1
    let sketch = ConvexSketch(of: path)
    sketches[place] = .some(sketch)
    return sketch
  }

  /// Whether a shape is meant to hold ink: half of the ink's box lies in that of the shape, or the ink has outgrown the
  /// shape and covers it from the middle.
  private func isHeld(_ ink: Rectangle, by shape: Rectangle, common: Rectangle) -> Bool {
    let part = common.width * common.height
    if part >= AuditedTree.heldShare * ink.width * ink.height { return true }
    return part >= AuditedTree.coveredShare * shape.width * shape.height && shape.contains(ink.center)
  }

  /// A shape without dents, from whose middle its edge is known also to ink that has left it for the most part.
  private func wholeShape(_ path: Path, _ bounds: Rectangle) -> ContainingShape? {
    work.shapesFlattened += 1
    return ContainingShape(path, around: bounds.center).flatMap { $0.isConvex ? $0 : nil }
  }

  /// The silhouette around a point; a convex one is the same around every point inside it.
  fileprivate func shape(_ origin: Holder.Origin, _ path: Path, around point: Point) -> ContainingShape? {
    switch origin {
    case .item(let index):
      if let known = silhouette(of: index, path), known.isConvex, known.contains(point) { return known }
      work.shapesFlattened += 1
      return ContainingShape(path, around: point)
    case .clip(let index):
      return clipShape(index, around: point)
    }
  }
}

extension PaintItem {
  /// Whether it would be seen over what is behind, in some appearance.
  package func isVisible(above threshold: Double) -> Bool {
    guard opacity > threshold else { return false }
    guard case .color(let color) = paint else { return true }
    return max(color.light.alpha, color.dark.alpha) * opacity > threshold
  }
}

extension PaintItem.Content {
  /// The outline of what is filled; `nil` for text, symbols and pictures.
  package var outline: Path? {
    switch self {
    case .area(let path): path
    case .rectangle(let rectangle): .rectangle(rectangle)
    case .text, .symbol, .image: nil
    }
  }
}

extension Rectangle {
  /// Whether a point is inside and not on the edge.
  fileprivate func surelyContains(_ point: Point) -> Bool {
    point.x > minX && point.x < maxX && point.y > minY && point.y < maxY
  }

  /// Whether this rectangle is in the middle of another, within a tolerance in points.
  fileprivate func isCentered(in frame: Rectangle, tolerance: Double) -> Bool {
    abs(midX - frame.midX) <= tolerance && abs(midY - frame.midY) <= tolerance
  }

  /// Whether this rectangle is as wide or as high as a share of another, within a tolerance in points.
  fileprivate func spans(_ frame: Rectangle, share: Double, tolerance: Double) -> Bool {
    width >= share * frame.width - tolerance || height >= share * frame.height - tolerance
  }
}
