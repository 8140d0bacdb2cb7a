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
  /// The bounding box of each line of a text, or of the symbol.
  package var lineBounds: [Rectangle]
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

  /// The ink of every text and symbol that is drawn, in paint order.
  ///
  /// - Parameter collapsed: for each box whether its ink is left out.
  static func all(in tree: LayoutTree, except collapsed: [Bool]) -> [Ink] {
    var inks: [Ink] = []
    var position: [Int: Int] = [:]
    for index in tree.paint.indices where !tree.paint[index].content.isFilled {
      let item = tree.paint[index]
      guard item.opacity > visibleOpacity, !collapsed[item.box], let ink = Ink(item, at: index, in: tree) else {
        continue
      }
      if let known = position[item.box] {
        inks[known].lastItem = index
      } else {
        position[item.box] = inks.count
        inks.append(ink)
      }
    }
    return inks
  }

  private init?(_ item: PaintItem, at index: Int, in tree: LayoutTree) {
    let lines: [Rectangle]
    switch item.content {
    case .text:
      guard let text = tree.boxes[item.box].text else { return nil }
      var bounds: [Rectangle] = []
      var size = 0.0
      for index in text.set.lines.indices {
        if let line = text.set.lines[index].inkBounds { bounds.append(line) }
        for run in text.set.lines[index].glyphRuns.indices {
          size = max(size, text.set.lines[index].glyphRuns[run].pointSize)
        }
      }
      lines = bounds
      kind = .text
      emSize = size > 0 ? size : text.fonts.first?.pointSize ?? 17
      tolerance = text.set.basis == .realFont ? 0 : Ink.outlineTolerance * emSize
    case .symbol:
      guard let symbol = tree.boxes[item.box].symbol, symbol.isMeasured else { return nil }
      lines = [symbol.ink]
      kind = .symbol
      emSize = symbol.ink.height / Ink.symbolHeightInEm
      tolerance = symbol.tolerance
    case .area, .rectangle, .image:
      return nil
    }
    let origin = tree.boxes[item.box].frame.origin
    let transform = item.transform
    lineBounds = lines.map { line in
      let moved = line.offset(by: origin)
      return transform.map { $0.apply(moved) } ?? moved
    }
    guard let first = lineBounds.first else { return nil }
    box = item.box
    firstItem = index
    lastItem = index
    bounds = lineBounds.dropFirst().reduce(first) { $0.union($1) }
    clips = item.clips
    self.transform = transform
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
    return outlines.isEmpty ? ink.lineBounds.flatMap { Path.rectangle($0).contours() } : outlines
  }
}
