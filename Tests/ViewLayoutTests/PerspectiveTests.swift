import Geometry
import LayoutTree
import PathGeometry
import PlatformProfile
import Testing
import ViewLayout
import ViewTree

@Suite struct PerspectiveTests {
  private func layout(_ tree: ViewNode) -> LayoutTree { LayoutEngine.fake().layout(tree, in: .canvas(200, 200)) }

  private func turned(
    _ view: ViewNode, _ degrees: Double, axis: [Double] = [0, 1, 0], anchor: UnitPoint = .center,
    perspective: Double = 1
  ) -> ViewNode {
    view.modified(
      .rotation3D(
        SpatialRotation(radians: degrees * .pi / 180, axis: axis, anchor: anchor, perspective: perspective)))
  }

  private func area(_ tree: LayoutTree) -> Path? {
    tree.paint.lazy.compactMap { if case .area(let path) = $0.content { path } else { nil } }.first
  }

  @Test func areasArePaintedAsTheyAreSeen() throws {
    let tree = layout(turned(box(100, 40).named("box"), 30, anchor: .leading))
    let path = try #require(area(tree))
    let frame = try #require(tree.frame("box"))
    let bounds = try #require(path.controlBox)
    // The leading edge stays; the far end is nearer to it, and shorter.
    #expect(abs(bounds.minX - frame.minX) < 1e-9)
    #expect(abs(bounds.width - 100 * 0.8660254 / 1.5) < 1e-4)
    #expect(
      path.elements.contains {
        if case .line(let point) = $0 { abs(point.y - frame.midY + 40 / 3) < 1e-4 } else { false }
      })
    #expect(tree.unmeasured.isEmpty && tree.paint.allSatisfy { $0.unmeasuredReason == nil })
  }

  @Test func boxesAreDrawnWhereTheyAreSeen() throws {
    let tree = layout(turned(box(100, 40).named("box"), 30, anchor: .leading))
    let inner = try #require(tree.boxes.last)
    let drawn = try #require(inner.drawingTransform).apply(Rectangle(origin: .zero, size: inner.frame.size))
    #expect(abs(drawn.width - 57.735) < 1e-3 && abs(drawn.height - 40) < 1e-9)
  }

  @Test func whatIsNoAreaIsSaidToBeDrawnFlat() {
    let tree = layout(turned(stack(.vertical, [text("front"), box(10, 10)]), 30))
    #expect(tree.unmeasured.map(\.code) == ["unmodelled-look"])
    #expect(tree.paint.contains { $0.unmeasuredReason == "perspective" })
    #expect(layout(turned(text("front"), 180)).unmeasured.isEmpty)
    #expect(layout(turned(text("front"), 40, axis: [0, 0, 1])).unmeasured.isEmpty)
    #expect(layout(turned(text("front"), 40, perspective: 0)).unmeasured.isEmpty)
  }

  @Test func halfTurnsMirrorTheDrawing() throws {
    let card = stack(.horizontal, [box(30, 10).named("a"), box(10, 10)], spacing: 0)
    let tree = layout(turned(card, 180))
    let item = try #require(tree.paint.first)
    let frame = try #require(tree.frame("a"))
    let drawn = try #require(item.transform).apply(frame)
    #expect(abs(drawn.minX - (frame.minX + 10)) < 1e-6)
  }

  @Test func effectsInsideMoveBeforeTheTurn() throws {
    let plain = try #require(area(layout(turned(box(100, 40), 30, anchor: .leading)))?.controlBox)
    let moved = layout(turned(box(100, 40).modified(.offset(x: 20, y: 0)), 30, anchor: .leading))
    let path = try #require(area(moved)?.controlBox)
    // 20 points along the plane are less than 20 on the screen, and further back is smaller.
    #expect(path.minX - plain.minX < 20 * 0.867 && path.minX > plain.minX)
    #expect(path.width < plain.width)
    let outside = layout(turned(box(100, 40), 30, anchor: .leading).modified(.offset(x: 20, y: 0)))
    #expect(abs(try #require(area(outside)?.controlBox).minX - plain.minX - 20) < 1e-9)
  }

  @Test func theTurnIsMirroredWhereTheLayoutReadsRightToLeft() throws {
    let tree = layout(
      turned(box(100, 40).named("box"), 30, anchor: .leading)
        .modified(.environment(.layoutDirection(.rightToLeft))))
    let bounds = try #require(area(tree)?.controlBox)
    #expect(abs(bounds.maxX - (try #require(tree.frame("box")).maxX)) < 1e-9)
    #expect(bounds.width < 60)
  }

  @Test func clipsAreCutAsTheyAreSeen() throws {
    let tree = layout(turned(box(100, 40).modified(.clip(.circle)), 30))
    let clip = try #require(tree.clips.first?.path.controlBox)
    #expect(clip.width < 40 && clip.width > 30)
  }

  @Test func numbersWithoutMeaningTurnNothing() {
    for axis in [[0, 0, 0], [Double.nan, 1, 0], [1]] {
      let tree = layout(turned(box(10, 10), 30, axis: axis))
      #expect(tree.paint.allSatisfy { if case .rectangle = $0.content { true } else { false } })
    }
  }

  @Test func anUnknownProjectionIsSaid() {
    #expect(layout(box(10, 10).modified(.perspective)).unmeasured.map(\.code) == ["unmodelled-look"])
  }

  @Test func shadowsThatAreNotDrawnInPerspectiveAreSaid() {
    let shadowed = box(100, 40).modified(.shadow(.system(.red), radius: 3, x: 1, y: 2))
    #expect(layout(shadowed).unmeasured.isEmpty)
    let tree = layout(turned(shadowed, 30))
    #expect(tree.unmeasured.map(\.code) == ["unmodelled-drawing"])
    #expect(tree.paint.allSatisfy { $0.effects == nil })
  }
}
