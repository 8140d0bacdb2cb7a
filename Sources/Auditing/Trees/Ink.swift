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

  /// The ink of every text and symbol that is drawn, in paint order, and the index of each box's ink, or -1; that of boxes
  /// without a size of their own, and what is parked beyond the screen, is left out.
  ///
  /// Optimization: items are large, so this reads each member where it stands; the benchmark guards it.
  static func all(
    in tree: LayoutTree, _ boxes: [BoxSummary], _ kinds: BoxKinds
  ) -> (inks: [Ink], indexByBox: [Int]) {
    var inks: [Ink] = []
    inks.reserveCapacity(tree.paint.count)
    var indexByBox: [Int] = []
    indexByBox.reserveCapacity(boxes.count)
    for _ in boxes { indexByBox.append(-1) }
    var parked: [Int] = []
    tree.paint.withUnsafeBufferPointer { paint in
      guard let first = paint.baseAddress else { return }
      for index in paint.indices {
        let item = first + index
        let box = item.pointee.box
        guard let kind = item.pointee.content.inkKind, item.pointee.opacity > visibleOpacity, !kinds.isCollapsed(box)
        else { continue }
        let known = indexByBox[box]
        if known >= 0 {
          inks[known].lastItem = index
          continue
        }
        var ink = Ink(kind, of: item, at: index)
        guard ink.measure(in: tree, at: boxes[box].frame.origin, kinds) else { continue }
        if boxes[box].isTransformed, AuditedTree.isParked(box, drawn: ink.bounds, in: tree) { parked.append(box) }
        indexByBox[box] = inks.count
        inks.append(ink)
      }
    }
    if parked.isEmpty { return (inks, indexByBox) }
    inks.removeAll { parked.contains($0.box) }
    for box in parked { indexByBox[box] = -1 }
    for index in inks.indices { indexByBox[inks[index].box] = index }
    return (inks, indexByBox)
  }

  private init(_ kind: Kind, of item: UnsafePointer<PaintItem>, at index: Int) {
    box = item.pointee.box
    self.kind = kind
    firstItem = index
    lastItem = index
    bounds = .zero
    clips = item.pointee.clips
    tolerance = 0
    emSize = 0
    transform = PaintItem.transform(of: item)
  }

  /// Finds the size of what is drawn; `false` where nothing is, or where it is not measured.
  private mutating func measure(in tree: LayoutTree, at origin: Point, _ kinds: BoxKinds) -> Bool {
    switch kind {
    case .text:
      guard kinds.textIndices[box] >= 0 else { return false }
      return measure(kinds.texts[kinds.textIndices[box]].text, at: origin, outlines: tree.outlines)
    case .symbol:
      guard let symbol = tree.boxes[box].symbol, symbol.isMeasured else { return false }
      emSize = symbol.ink.height / Ink.symbolHeightInEm
      tolerance = symbol.tolerance
      bounds = (isTilted ? outlineBox(symbol.silhouette, in: origin) : nil) ?? placed(symbol.ink, in: origin)
      return true
    }
  }

  private mutating func measure(_ text: PlacedText, at origin: Point, outlines: any GlyphOutlineSource) -> Bool {
    let scale = text.inkScale
    emSize = scale.emSize
    tolerance = scale.isExact ? 0 : Ink.outlineTolerance * scale.emSize
    var drawn: Rectangle?
    forEachLine(of: text, in: origin, outlines: outlines) { drawn = drawn?.union($0) ?? $0 }
    guard let drawn else { return false }
    bounds = drawn
    return true
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

/// What was found of an ink, each when it was first asked for.
struct InkMemory {
  var holders: [Holder]?
  /// The room that shapes other than rectangles surely leave it.
  var bound: Double??
  var backdrop: [BackdropLayer]?
}

extension PaintItem.Content {
  /// The kind of ink that is painted; `nil` for what fills an area.
  fileprivate var inkKind: Ink.Kind? {
    switch self {
    case .text: .text
    case .symbol: .symbol
    case .area, .rectangle, .image: nil
    }
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
