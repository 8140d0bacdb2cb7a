import Geometry
import LayoutTree
import PathGeometry
import Testing
import ViewLayout
import ViewTree

/// Read from right to left, every container puts everything at the other side: its boxes, and what it paints.
@Suite struct MirroringTests {
  @Test(arguments: MirroredView.all, [160.0, 393]) func aContainerIsMirrored(view: MirroredView, width: Double) {
    expectMirrored(view.tree, width: width, "\(view.name) at \(width)")
  }

  @Test(arguments: UInt64(1)...80) func treesOfContainersAreMirrored(seed: UInt64) {
    var random = RandomTree(seed: seed, content: [.expanding, .modifiers, .containers])
    expectMirrored(random.tree(depth: 3), width: 300, "seed \(seed)")
  }

  /// A frame that is not mirrored would be found.
  @Test func aFixedSideIsNoticed() {
    let island = stack(.horizontal, [text("one"), text("three")], alignment: .center)
      .modified(.environment(.layoutDirection(.leftToRight)))
    let (left, right) = trees(of: island, width: 300)
    #expect(zip(left.boxes, right.boxes).contains { !isMirrored($0.frame, $1.frame, width: 300) })
  }

  private func trees(of view: ViewNode, width: Double) -> (left: LayoutTree, right: LayoutTree) {
    var settings = LayoutSettings.canvas(width, 600, scale: 3)
    settings.safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
    let left = LayoutEngine.fake().layout(view, in: settings)
    settings.layoutDirection = .rightToLeft
    return (left, LayoutEngine.fake().layout(view, in: settings))
  }

  private func isMirrored(_ left: Rectangle, _ right: Rectangle, width: Double) -> Bool {
    let distances = [
      width - left.maxX - right.minX, left.minY - right.minY, left.width - right.width, left.height - right.height,
    ]
    return distances.allSatisfy { abs($0) < 0.01 }
  }

  private func expectMirrored(_ view: ViewNode, width: Double, _ name: String) {
    let (left, right) = trees(of: view, width: width)
    #expect(left.boxes.map(\.path) == right.boxes.map(\.path), "\(name)")
    for (box, other) in zip(left.boxes, right.boxes) {
      #expect(
        isMirrored(box.frame, other.frame, width: width), "\(name), \(box.path): \(box.frame) and \(other.frame)")
    }
    #expect(left.paint.count == right.paint.count, "\(name)")
    for (item, other) in zip(left.paint, right.paint) {
      guard let area = item.bounds, let otherArea = other.bounds else {
        #expect(item.bounds == nil && other.bounds == nil, "\(name)")
        continue
      }
      #expect(
        item.box == other.box && isMirrored(area, otherArea, width: width),
        "\(name), painted by \(left.boxes[item.box].path): \(area) and \(otherArea)")
    }
  }
}

extension PaintItem {
  /// The box of the painted area in the container; `nil` for text, symbols and nothing.
  fileprivate var bounds: Rectangle? {
    let path: Path
    switch content {
    case .area(let area): path = area
    case .rectangle(let rectangle), .image(let rectangle): path = .rectangle(rectangle)
    case .text, .symbol: return nil
    }
    return (transform.map { path.applying($0) } ?? path).controlBox
  }
}
