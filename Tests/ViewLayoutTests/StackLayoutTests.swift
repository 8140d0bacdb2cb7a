import Geometry
import LayoutTree
import Testing
import Typography
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

extension StackLayoutTests {
  private func spacer(_ width: Double?, _ height: Double?) -> ViewNode {
    node(.spacer(minLength: nil)).modified(.frame(width: width, height: height, alignment: .center))
  }

  private func height(_ middle: ViewNode) -> Double? {
    LayoutEngine.fake().layout(
      stack(.vertical, [box(10, 20), middle, box(10, 20)]).named("stack"), in: .canvas(300, 300)
    ).frame("stack")?.height
  }

  /// A spacer keeps its neighbours' distance to nothing through the frame right around it.
  @Test func framesKeepTheSpacingOfSpacers() {
    #expect(height(spacer(nil, 10)) == 50)
    #expect(height(node(.composite(typeName: "Gap", body: spacer(nil, 10)))) == 50)
    #expect(height(spacer(3, 10)) == 50)
    #expect(height(spacer(nil, 10).modified(.frame(width: 3, height: nil, alignment: .center))) == 50)
    let flexible = node(.spacer(minLength: nil)).modified(
      .flexibleFrame(FlexibleFrame(height: .init(maximum: 10))))
    #expect(height(flexible) == 50)
    let row = stack(.horizontal, [box(10, 20), spacer(10, nil), box(10, 20)]).named("row")
    #expect(LayoutEngine.fake().layout(row, in: .canvas(300, 300)).frame("row")?.width == 30)
  }

  /// What lies around such a frame keeps the usual distances, and so does any other view in a frame.
  @Test func otherFramesKeepTheirDistances() {
    #expect(height(spacer(nil, 10).modified(.frame(width: nil, height: 10, alignment: .center))) == 66)
    #expect(height(spacer(nil, 10).padded(1)) == 68)
    #expect(height(box(10, 10)) == 66)
  }

  /// Across its stack a spacer says nothing: the row keeps the distances of its other views.
  @Test func spacersLeaveTheDistancesAcrossTheirStack() {
    #expect(height(stack(.horizontal, [box(10, 10), node(.spacer(minLength: nil))])) == 66)
  }
}

extension StackLayoutTests {
  /// An empty stack keeps its neighbours apart by nothing.
  @Test(arguments: [StackView.Kind.horizontal, .vertical, .depth]) func emptyStacksTakeNoRoom(kind: StackView.Kind) {
    #expect(height(stack(kind, [])) == 40)
  }

  /// A bar is offered the width that its container is offered, however narrow the content is.
  @Test func barsAtAnEdgeTakeTheWholeWidth() {
    let wide = text("a").modified(.flexibleFrame(FlexibleFrame(width: .init(maximum: .infinity)))).named("bar")
    let inset = box(40, 20).named("content").modified(
      .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0, content: wide))
    let tree = LayoutEngine.fake().layout(inset, in: .canvas(300, 300))
    #expect(tree.frame("bar")?.width == 300)
    #expect(tree.frame("content")?.midX == 150)
    let side = box(40, 20).modified(
      .safeAreaInset(
        edge: .leading, alignment: .center, spacing: 0,
        content: color.modified(.frame(width: 20, height: nil, alignment: .center)).named("side")))
    #expect(LayoutEngine.fake().layout(side, in: .canvas(300, 300)).frame("side")?.height == 300)
  }

  /// A flexible cell without a say in its column's width takes its share all the same.
  @Test func unsizedCellsTakeTheirShare() {
    func row(_ first: ViewNode, _ rest: ViewNode) -> ViewNode {
      node(.gridRow(GridRowView(children: [first] + Array(repeating: rest, count: 6))))
    }
    let clear = color.modified(.gridCell(.unsizedAxes([.horizontal, .vertical])))
    let day = text("M").modified(.frame(width: 30, height: 20, alignment: .center))
    let cell = color.modified(.frame(width: nil, height: 32, alignment: .center)).named("cell")
    let grid = node(
      .grid(GridView(horizontalSpacing: 4, verticalSpacing: 4, children: [row(clear, box(1, 1)), row(day, cell)])))
    let tree = LayoutEngine.fake().layout(grid.named("grid"), in: .canvas(361, 300))
    #expect(abs(tree.frame("cell")!.width - 337.0 / 7) < 0.001)
    #expect(abs(tree.frame("grid")!.width - (30 + 6 * 337.0 / 7 + 24)) < 0.001)
  }

  @Test func aFontOfTheProjectIsAsBoldAsItsFace() {
    func isBold(_ name: String, weight: FontWeight? = nil) -> Bool? {
      let request = FontRequest(.custom(name: name, size: 15, relativeTo: .body), weight: weight)
      let view = text("aaaa").modified(.environment(.font(.font(request))))
      let tree = LayoutEngine.fake().layout(view, in: .canvas(100, 100))
      return tree.boxes.compactMap(\.text).first?.summary.isBold
    }
    #expect(isBold("Clear-Regular") == false)
    #expect(isBold("Clear-Bold") == true)
    #expect(isBold("Clear-Regular", weight: .bold) == true)
  }
}
