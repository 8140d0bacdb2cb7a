import Geometry
import LayoutTree
import Testing
import ViewTree

@testable import ViewLayout

/// The cases of `layout-cases.json` that are about a function instead of frames.
@Suite struct FunctionCaseTests {
  /// `fn-flex-clamp-1`, `fn-flex-clamp-2`.
  @Test func boundsOfFlexibleFramesAreMadeConsistent() {
    #expect(FlexibleFrameLayout.Bounds(.init(minimum: -10)).minimum == 0)
    let bounds = FlexibleFrameLayout.Bounds(.init(minimum: 20, ideal: 10))
    #expect(bounds.minimum == 20)
    #expect(bounds.ideal == 20)
    #expect(FlexibleFrameLayout.Bounds(.init(ideal: 30, maximum: 20)).maximum == 30)
  }

  /// `fn-flexibility-order`: who is served first shows in who gets the larger share of too little room.
  @Test func theLessFlexibleAreServedFirst() {
    func bounded(_ minimum: Double, _ maximum: Double, _ name: String) -> ViewNode {
      color.modified(.flexibleFrame(FlexibleFrame(width: .init(minimum: minimum, maximum: maximum)))).named(name)
    }
    let first = LayoutEngine.fake().layout(
      stack(.horizontal, [bounded(10, 30, "b"), bounded(10, 20, "a")], spacing: 0), in: .canvas(44, 10))
    #expect(first.frame("a")?.width == 20)
    #expect(first.frame("b")?.width == 24)
    let endless = LayoutEngine.fake().layout(
      stack(.horizontal, [bounded(10, .infinity, "b"), bounded(20, .infinity, "a")], spacing: 0), in: .canvas(34, 10))
    #expect(endless.frame("a")?.width == 20)
    #expect(endless.frame("b")?.width == 14)
  }

  /// `fn-combine-explicit`.
  @Test func guidesOfTheProjectMergeToTheirMean() {
    let guide = AlignmentGuideID(axis: .vertical, name: "Project", defaultValue: .constant(0))
    let children = [1.0, 3, 5].map { box(10, 10).modified(.alignmentGuide(guide, .constant($0))) }
    let inner = stack(.depth, children, alignment: .topLeading)
    let row = stack(
      .horizontal, [inner.named("merged"), box(10, 10).named("plain")], spacing: 0,
      alignment: Alignment(horizontal: .horizontalCenter, vertical: guide))
    let tree = LayoutEngine.fake().layout(row, in: .canvas(100, 100))
    #expect(tree.frame("plain")!.minY - tree.frame("merged")!.minY == 3)
  }

  /// `fn-safe-insets`.
  @Test func onlyInsetsThatAFrameTouchesAreItsOwn() {
    let region = SafeRegion(
      safe: Rectangle(minX: 20, minY: 10, maxX: 360, maxY: 770),
      outer: Rectangle(x: 0, y: 0, width: 400, height: 800), isMirrored: false)
    func reach(_ x: Double, _ y: Double) -> EdgeInsets {
      region.reach(of: Rectangle(x: x, y: y, width: 100, height: 20), on: .all)
    }
    #expect(reach(150, 10) == EdgeInsets(top: 10))
    #expect(reach(150, 750) == EdgeInsets(bottom: 30))
    #expect(reach(20, 100) == EdgeInsets(leading: 20))
    #expect(reach(260, 100) == EdgeInsets(trailing: 40))
    #expect(reach(150, 400) == .zero)
  }
}
