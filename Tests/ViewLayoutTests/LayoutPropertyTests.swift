import Geometry
import LayoutTree
import Testing
import Typography
import ViewLayout
import ViewTree

/// Laws that hold for every tree, on random ones.
@Suite struct LayoutPropertyTests {
  private static let seeds = Array(UInt64(1)...60)

  private func frames(_ tree: LayoutTree) -> [String: Rectangle] {
    Dictionary(
      tree.boxes.compactMap { box in box.semantics.identifier.map { ($0, box.frame) } }, uniquingKeysWith: { $1 })
  }

  private func expectEqual(_ left: [String: Rectangle], _ right: [String: Rectangle], seed: UInt64) {
    #expect(left.keys.sorted() == right.keys.sorted(), "seed \(seed)")
    for (name, frame) in left.sorted(by: { $0.key < $1.key }) {
      guard let other = right[name] else { continue }
      let distance = max(
        abs(frame.minX - other.minX), abs(frame.minY - other.minY), abs(frame.width - other.width),
        abs(frame.height - other.height))
      #expect(distance < 1e-6, "seed \(seed), \(name): \(frame) and \(other)")
    }
  }

  @Test(arguments: seeds.prefix(24)) func cachesAndShortCutsChangeNothing(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree(depth: 3)
    var plain = LayoutEngine.fake()
    plain.usesCaches = false
    for width in [60.0, 150, 320] {
      let settings = LayoutSettings.canvas(width, 200)
      expectEqual(
        frames(LayoutEngine.fake().layout(tree, in: settings)), frames(plain.layout(tree, in: settings)), seed: seed)
    }
  }

  @Test(arguments: seeds) func rightToLeftMirrorsEveryFrame(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree(depth: 4)
    let width = 300.0
    var settings = LayoutSettings.canvas(width, 400)
    let leftToRight = frames(LayoutEngine.fake().layout(tree, in: settings))
    settings.layoutDirection = .rightToLeft
    let rightToLeft = frames(LayoutEngine.fake().layout(tree, in: settings))
    expectEqual(
      leftToRight.mapValues {
        Rectangle(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }, rightToLeft, seed: seed)
  }

  @Test(arguments: seeds) func fixedSizeIsTheIdealSize(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree(depth: 3)
    var settings = LayoutSettings.canvas(200, 200)
    let fixed = LayoutEngine.fake().layout(
      tree.modified(.fixedSize(horizontal: true, vertical: true)).named("root"), in: settings)
    settings.offeredAxes = []
    let ideal = LayoutEngine.fake().layout(tree.named("root"), in: settings)
    #expect(fixed.frame("root")?.size == ideal.frame("root")?.size, "seed \(seed)")
  }

  @Test(arguments: seeds) func wrappersWithoutEffectChangeNothing(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree(depth: 3)
    let settings = LayoutSettings.canvas(240, 300)
    expectEqual(
      frames(LayoutEngine.fake().layout(tree, in: settings)),
      frames(LayoutEngine.fake().layout(tree.wrappedWithoutEffect, in: settings)), seed: seed)
  }

  @Test(arguments: seeds) func aHuggingStackIsNoLargerThanItsContent(seed: UInt64) {
    var random = RandomTree(seed: seed, content: [])
    let tree = LayoutEngine.fake().layout(random.tree(depth: 4), in: .canvas(300, 500))
    for box in tree.boxes where box.kind == "HStack" || box.kind == "VStack" {
      let content = box.children.map { tree.boxes[$0].frame }
      guard let first = content.first else { continue }
      let union = content.dropFirst().reduce(first) { $0.union($1) }
      #expect(union.contains(box.frame, tolerance: 1e-6), "seed \(seed), \(box.path)")
    }
  }

  @Test(arguments: seeds) func aLargerContainerTruncatesNoMore(seed: UInt64) {
    var random = RandomTree(seed: seed, content: [])
    let tree = random.tree(depth: 3)
    func truncated(_ scale: Double) -> Int {
      LayoutEngine.fake().layout(tree, in: .canvas(80 * scale, 90 * scale)).boxes.count {
        $0.text?.set.isTruncated == true
      }
    }
    let counts = [1.0, 2, 4, 8].map(truncated)
    #expect(counts == counts.sorted(by: >), "seed \(seed): \(counts)")
  }
}

extension ViewNode {
  /// The tree with each view inside a group, an erased view and a modifier without effect.
  fileprivate var wrappedWithoutEffect: ViewNode {
    let inner: ViewNode
    switch content {
    case .stack(var stack):
      stack.children = stack.children.map(\.wrappedWithoutEffect)
      inner = node(.stack(stack))
    case .modified(let view, let modifier): return view.wrappedWithoutEffect.modified(modifier)
    default: inner = self
    }
    return node(.group([node(.composite(typeName: "Wrapper", body: inner))]))
      .modified(.withoutEffect(name: "onAppear"))
  }
}
