package import Geometry
import LayoutTree
package import PathGeometry
import Typography

/// What is drawn of a text or a symbol, in the container's coordinates.
package struct Ink: Sendable {
  package enum Kind: Hashable, Sendable {
    case text, symbol
  }

  package var box: Int
  package var kind: Kind
  /// Index of the first item of the box in the paint order, and of the last.
  package var firstItem: Int
  package var lastItem: Int
  /// The bounding box of the outlines.
  package var bounds: Rectangle
  /// Indices of the clips that apply.
  package var clips: [Int]
  /// Largest expected error of an edge of the ink, in points.
  package var tolerance: Double
  /// The size of the em, in points; for a symbol, that of text as high as the symbol.
  package var emSize: Double
  /// From the container's layout coordinates to the drawing.
  package var transform: AffineTransform?

  /// Below this opacity ink does not count as drawn.
  static let visibleOpacity = 0.02

  /// A symbol is about this many em high.
  ///
  /// - Source: measured symbol metrics; the median height of the ink of 688 symbols.
  static let symbolHeightInEm = 0.95

  /// Expected error of an outline's place, in em, where the font is modelled and not read.
  static let outlineTolerance = 0.01

  /// The ink of every text and symbol that is drawn, in paint order; that of boxes without a size of their own, and what
  /// is parked beyond the screen, is left out.
  static func all(in tree: LayoutTree, _ boxes: [BoxSummary], _ kinds: BoxKinds) -> [Ink] {
    var inks: [Ink] = []
    var mayBeParked = false
    var position = Array(repeating: -1, count: tree.boxes.count)
    // Lent once, and not copied for each item.
    let paint = tree.paint
    for index in paint.indices {
      let isText: Bool
      switch paint[index].content {
      case .text: isText = true
      case .symbol: isText = false
      case .area, .rectangle, .image: continue
      }
      let box = paint[index].box
      guard paint[index].opacity > visibleOpacity, !kinds.isCollapsed[box] else { continue }
      let known = position[box]
      if known >= 0 {
        inks[known].lastItem = index
        continue
      }
      let ink =
        isText
        ? kinds.textIndices[box] < 0 ? nil : Ink(kinds.texts[kinds.textIndices[box]], at: index, in: tree)
        : Ink(symbolOf: box, at: index, in: tree)
      guard let ink else { continue }
      if boxes[box].isTransformed, AuditedTree.isParked(box, drawn: ink.bounds, in: tree) { mayBeParked = true }
      position[box] = inks.count
      inks.append(ink)
    }
    return mayBeParked ? inks.filter { !AuditedTree.isParked($0.box, drawn: $0.bounds, in: tree) } : inks
  }

  private init?(_ text: AuditedText, at index: Int, in tree: LayoutTree) {
    let scale = text.text.inkScale
    self.init(
      .text, at: index, in: tree, emSize: scale.emSize,
      tolerance: scale.isExact ? 0 : Ink.outlineTolerance * scale.emSize)
    var drawn: Rectangle?
    forEachLine(of: text.text, in: tree.boxes[box].frame.origin, outlines: tree.outlines) {
      drawn = drawn?.union($0) ?? $0
    }
    guard let drawn else { return nil }
    bounds = drawn
  }

  private init?(symbolOf box: Int, at index: Int, in tree: LayoutTree) {
    guard let symbol = tree.boxes[box].symbol, symbol.isMeasured else { return nil }
    self.init(
      .symbol, at: index, in: tree, emSize: symbol.ink.height / Ink.symbolHeightInEm, tolerance: symbol.tolerance)
    let origin = tree.boxes[box].frame.origin
    bounds = (isTilted ? outlineBox(symbol.silhouette, in: origin) : nil) ?? placed(symbol.ink, in: origin)
  }

  private init(_ kind: Kind, at index: Int, in tree: LayoutTree, emSize: Double, tolerance: Double) {
    box = tree.paint[index].box
    self.kind = kind
    firstItem = index
    lastItem = index
    bounds = .zero
    clips = tree.paint[index].clips
    self.emSize = emSize
    self.tolerance = tolerance
    transform = tree.paint[index].transform
  }

  /// A rectangle of the box as it is drawn.
  ///
  /// - Parameter origin: of the box's frame.
  fileprivate func placed(_ rectangle: Rectangle, in origin: Point) -> Rectangle {
    let moved = rectangle.offset(by: origin)
    return transform.map { $0.apply(moved) } ?? moved
  }

  /// Whether it is turned by other than a multiple of a right angle: then the box of a box is larger than that of what is
  /// in it.
  private var isTilted: Bool {
    transform.map { ($0.b != 0 || $0.c != 0) && ($0.a != 0 || $0.d != 0) } ?? false
  }

  fileprivate func forEachLine(
    of text: PlacedText, in origin: Point, outlines: any GlyphOutlineSource, _ work: (Rectangle) -> Void
  ) {
    guard isTilted else { return text.forEachInk { work(placed($0, in: origin)) } }
    for line in text.set.lines {
      guard let ink = line.inkBounds else { continue }
      var path = Path()
      for run in line.glyphRuns { path.elements += outlines.outline(of: run).elements }
      work(outlineBox(path, in: origin) ?? placed(ink, in: origin))
    }
  }

  /// The box of an outline as it is drawn; `nil` for an empty one.
  private func outlineBox(_ path: Path, in origin: Point) -> Rectangle? {
    var placement = AffineTransform.translation(x: origin.x, y: origin.y)
    if let transform { placement = placement.concatenating(transform) }
    return path.applying(placement).boundingBox
  }
}

extension AuditedTree {
  /// Calls for the bounding box of each line of a text that draws something, or of the symbol.
  func forEachLine(of ink: Ink, _ work: (Rectangle) -> Void) {
    let origin = boxes[ink.box].frame.origin
    switch ink.kind {
    case .text:
      ink.forEachLine(of: texts[textIndexByBox[ink.box]].text, in: origin, outlines: tree.outlines, work)
    case .symbol: work(ink.bounds)
    }
  }

  /// The bounding box of each line of a text that draws something, or of the symbol.
  package func lineBounds(of ink: Ink) -> [Rectangle] {
    var lines: [Rectangle] = []
    forEachLine(of: ink) { lines.append($0) }
    return lines
  }
}

/// What rules ask of every ink again and again: plain values.
package struct InkSummary: Sendable {
  package let box: Int
  package let kind: Ink.Kind
  package let firstItem: Int
  package let lastItem: Int
  package let bounds: Rectangle
  package let tolerance: Double
  package let isClipped: Bool

  init(_ ink: Ink) {
    box = ink.box
    kind = ink.kind
    firstItem = ink.firstItem
    lastItem = ink.lastItem
    bounds = ink.bounds
    tolerance = ink.tolerance
    isClipped = !ink.clips.isEmpty
  }
}

extension AuditedTree {
  /// The outline of an ink, in the container's coordinates.
  package func contours(of ink: Ink) -> [Contour] {
    if let known = contourCache[ink.firstItem] { return known }
    let contours = readContours(of: ink)
    contourCache[ink.firstItem] = contours
    return contours
  }

  private func readContours(of ink: Ink) -> [Contour] {
    work.outlinesRead += 1
    let placed = self[ink.box]
    var path = Path()
    switch ink.kind {
    case .symbol:
      path = placed.symbol?.silhouette ?? Path()
    case .text:
      for run in placed.text?.set.lines.flatMap(\.glyphRuns) ?? [] {
        path.elements += tree.outlines.outline(of: run).elements
      }
    }
    var transform = AffineTransform.translation(x: placed.frame.minX, y: placed.frame.minY)
    if let effect = ink.transform { transform = transform.concatenating(effect) }
    return path.applying(transform).contours(flatness: AuditedTree.inkFlatness)
  }

  /// Largest distance between a glyph's curve and the segments it is measured by, in points.
  private static let inkFlatness = 0.05

  /// The outline of an ink, or its lines' boxes where no outline is at hand.
  package func contoursOrBoxes(of ink: Ink) -> [Contour] {
    let outlines = contours(of: ink)
    return outlines.isEmpty ? lineBounds(of: ink).flatMap { Path.rectangle($0).contours() } : outlines
  }
}
