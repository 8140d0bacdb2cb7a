import Geometry
import LayoutTree
import PathGeometry

extension AuditedTree {
  /// Whether an offset has moved a drawing off the container, where its view lies within it: what waits beyond the screen
  /// to be moved in is not lost.
  func isParked(_ box: Int, drawn: Rectangle) -> Bool { AuditedTree.isParked(box, drawn: drawn, in: tree) }

  static func isParked(_ box: Int, drawn: Rectangle, in tree: LayoutTree) -> Bool {
    guard !drawn.touches(tree.container), !drawn.isEmpty, tree.boxes[box].drawnMove != .zero else {
      return false
    }
    return tree.boxes[box].frame.intersection(tree.container) != nil
  }

  /// Whether an offset moves content that is larger than a clip under it, as in a wheel or carousel made by hand: what is
  /// out of sight is brought in by a gesture.
  package func isMoved(_ box: Int, under clip: Int) -> Bool {
    if !movesAnything { return false }
    let outer = drawnMove(of: tree.clips[clip].box)
    guard let edge = clipEdges[clip], drawnMove(of: box).distance(to: outer) > Self.moveTolerance else { return false }
    var moved = box
    for ancestor in ancestors(of: box) {
      guard ancestor != tree.clips[clip].box, drawnMove(of: ancestor).distance(to: outer) > Self.moveTolerance else {
        break
      }
      moved = ancestor
    }
    let extent = extent(of: moved)
    return extent.width > edge.width + Self.moveTolerance || extent.height > edge.height + Self.moveTolerance
  }

  private func drawnMove(of box: Int) -> Point { tree.boxes[box].drawnMove }

  /// Moves shorter than this count for nothing, in points.
  private static let moveTolerance = 0.5

  /// The frames of a box and all below, in layout coordinates.
  private func extent(of box: Int) -> Rectangle {
    if let known = extentCache[box] { return known }
    let extent = descendants(of: box).reduce(boxes[box].frame) { $0.union(boxes[$1].frame) }
    extentCache[box] = extent
    return extent
  }
}

extension LayoutBox {
  /// How far an offset has moved the drawing from the frame; zero where it is turned or scaled as well.
  fileprivate var drawnMove: Point {
    guard let transform = drawingTransform, (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1) else {
      return .zero
    }
    return Point(x: transform.tx, y: transform.ty) - frame.origin
  }
}
