import Geometry
import Testing
import ViewLayout
import ViewTree

@Suite struct StackLayoutTests {
  @Test func rigidChildrenComeFirstAndTheRestIsShared() {
    let row = stack(.horizontal, [color.named("a"), box(50, 20).named("b"), color.named("c")], spacing: 0)
    let tree = LayoutEngine.fake().layout(row, in: .canvas(300, 100))
    #expect(tree.frame("a") == Rectangle(x: 0, y: 0, width: 125, height: 100))
    #expect(tree.frame("b") == Rectangle(x: 125, y: 40, width: 50, height: 20))
    #expect(tree.frame("c") == Rectangle(x: 175, y: 0, width: 125, height: 100))
  }

  @Test func anOverfullRowSpillsOnBothSides() {
    let row = stack(
      .horizontal, [box(250, 20).named("a"), node(.spacer(minLength: 20)).named("s"), box(100, 20).named("b")])
    let tree = LayoutEngine.fake().layout(row, in: .canvas(300, 100))
    #expect(tree.frame("a")?.minX == -35)
    #expect(tree.frame("s")?.width == 20)
    #expect(tree.frame("b")?.maxX == 335)
  }
}

extension StackLayoutTests {
  /// A stack that is offered endless room across must not take its filling children for nothing.
  @Test(arguments: [StackView.Kind.depth, .vertical]) func fillingContentMakesNestedStacksFlexible(
    kind: StackView.Kind
  ) {
    let inner = stack(kind, [color, box(10, 10)]).named("inner")
    let row = stack(.horizontal, [inner, box(40, 20).named("rigid"), color.named("last")], spacing: 0)
    let tree = LayoutEngine.fake().layout(row, in: .canvas(300, 100))
    #expect(tree.frame("inner")?.width == 130)
    #expect(tree.frame("last")?.width == 130)
  }
}
