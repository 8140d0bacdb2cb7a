import Geometry
import LayoutTree
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
