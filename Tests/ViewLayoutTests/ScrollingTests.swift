import Geometry
import LayoutTree
import PathGeometry
import PlatformProfile
import Testing
import ViewLayout
import ViewTree

@Suite struct ScrollingTests {
  private func layout(_ tree: ViewNode, width: Double = 300) -> LayoutTree {
    LayoutEngine.fake().layout(tree, in: .canvas(width, 400))
  }

  private func scroll(_ axes: AxisSet, _ content: ViewNode) -> ViewNode {
    node(.scroll(ScrollContainer(axes: axes, children: [content])))
  }

  @Test func contentShorterThanAViewOfBothAxesLiesInItsMiddle() {
    func origin(_ axes: AxisSet, _ content: ViewNode) -> Point? {
      layout(scroll(axes, content.named("a"))).frame("a")?.origin
    }
    #expect(origin([.horizontal, .vertical], box(100, 50)) == Point(x: 100, y: 175))
    #expect(origin([.horizontal, .vertical], box(500, 50)) == Point(x: 0, y: 175))
    #expect(origin([.horizontal, .vertical], box(500, 900)) == .zero)
    #expect(origin(.vertical, box(300, 50)) == .zero)
  }

  @Test func backgroundsThatScrollEndWithTheirViews() throws {
    let content = box(100, 80).modified(
      .backgroundStyle(.color(.system(.green)), shape: nil, ignoresSafeAreaEdges: .all)
    ).named("a")
    func background(_ modifier: ViewModifier) throws -> (frame: Rectangle, paint: Rectangle, clip: Path) {
      var settings = LayoutSettings.canvas(300, 400)
      settings.safeAreaInsets = EdgeInsets(top: 50)
      let tree = LayoutEngine.fake().layout(scroll(.vertical, content).modified(modifier), in: settings)
      let item = try #require(tree.paint.first { $0.paint == .color(SystemPalette(.iOS26)[.green]) })
      guard case .rectangle(let paint) = item.content, let clip = item.clips.first else { throw CancellationError() }
      return (try #require(tree.frame("a")), paint, tree.clips[clip].path)
    }
    let margins = try background(.contentMargins(PaddingModifier(length: 20)))
    #expect(margins.frame == Rectangle(x: 100, y: 70, width: 100, height: 80) && margins.paint == margins.frame)
    // What scrolls is still seen up to the edges of the screen.
    #expect(margins.clip == .rectangle(Rectangle(x: 80, y: 0, width: 140, height: 400)))
    // What scrolls past the edge of the safe area keeps its size, and so does what lies at it.
    for modifier in [ViewModifier.safeAreaPadding(PaddingModifier(length: 20)), .opacity(1)] {
      let plain = try background(modifier)
      #expect(plain.paint.minY == plain.frame.minY && plain.paint.maxY == plain.frame.maxY)
    }
  }

  @Test func marginsOfListsAreSaid() {
    let list = node(.list(ListView(.list, children: [text("row")])))
    #expect(
      layout(list.modified(.contentMargins(PaddingModifier(length: 20)))).unmeasured.map(\.code)
        == ["unmodelled-effect"])
  }

  @Test func viewsOfAHeaderDoNotLieOnEachOther() throws {
    let header = node(.group([text("Title").named("one"), text("Subtitle").named("two")]))
    let section = SectionView(header: header, children: [text("row")])
    let tree = layout(node(.list(ListView(.list, children: [node(.section(section))]))))
    let (one, two) = (try #require(tree.frame("one")), try #require(tree.frame("two")))
    #expect(two.minY >= one.maxY && one.minX == two.minX)
    #expect(tree.unmeasured.map(\.code) == ["unmodelled-effect"])
    let plain = SectionView(header: text("Title"), children: [text("row")])
    #expect(layout(node(.list(ListView(.list, children: [node(.section(plain))])))).unmeasured.isEmpty)
  }

  @Test func columnsOfAFormAreSaid() {
    func codes(_ style: String) -> [String] {
      layout(
        node(.list(ListView(.form, children: [text("row")]))).modified(.environment(.style(kind: .form, name: style)))
      ).unmeasured.map(\.code)
    }
    #expect(codes("columns") == ["unmodelled-effect"] && codes("grouped").isEmpty)
  }
}
