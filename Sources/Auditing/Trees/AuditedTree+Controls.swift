package import Geometry
import LayoutTree
import PathGeometry

extension AuditedTree {
  /// The boxes that people can act on, and that are drawn.
  package var controls: [Int] { controlBoxes }

  func findControls() -> [Int] {
    tree.boxes.filter { $0.semantics.isInteractive && !$0.semantics.isHidden }.map(\.id)
  }

  /// The frame where effects have moved the drawing to.
  package func drawnFrame(of box: Int) -> Rectangle {
    let placed = self[box]
    guard let transform = placed.drawingTransform else { return placed.frame }
    return transform.apply(Rectangle(origin: .zero, size: placed.frame.size))
  }

  /// The box itself and all below, parents first.
  package func descendants(of box: Int) -> [Int] {
    var found: [Int] = []
    var open = [box]
    while let next = open.popLast() {
      found.append(next)
      open.append(contentsOf: self[next].children.reversed())
    }
    return found
  }

  /// The ink of texts and symbols in a box and below.
  package func inks(below box: Int) -> [Ink] {
    descendants(of: box).compactMap { inkIndexByBox[$0].map { inks[$0] } }
  }

  /// The ink of texts in a box and below, as far as no frame of fixed size or scroll view lies between.
  package func textInks(below box: Int) -> [Ink] {
    var found: [Ink] = []
    var open = [box]
    while let next = open.popLast() {
      if next != box {
        switch self[next].constraint {
        case .fixedFrame, .scrolls: continue
        case .maximumFrame, .fixedSize, .padding, .lineLimit, .textSizeRange, nil: break
        }
      }
      if let index = inkIndexByBox[next], inks[index].kind == .text { found.append(inks[index]) }
      open.append(contentsOf: self[next].children.reversed())
    }
    return found
  }

  /// The clips that apply to what a box and those below paint; `nil` where they paint nothing.
  package func clips(of box: Int) -> [Int]? {
    let below = descendants(of: box)
    guard let item = below.lazy.compactMap({ [self] in firstItemByBox[$0] }).first else { return nil }
    let inside = Set(below)
    return tree.paint[item].clips.filter { !inside.contains(tree.clips[$0].box) }
  }

  /// What clips leave of a box; `nil` where nothing is left.
  package func visibleBounds(of bounds: Rectangle, clips: [Int]) -> Rectangle? {
    var visible = bounds
    for index in clips {
      guard let edge = tree.clips[index].path.controlBox, let common = visible.intersection(edge) else { return nil }
      visible = common
    }
    return visible
  }
}
