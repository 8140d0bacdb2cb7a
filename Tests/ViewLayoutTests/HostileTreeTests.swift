import Diagnostics
import Geometry
import LayoutTree
import Testing
import ViewLayout
import ViewTree

/// Trees that no reasonable project has: a clear result, bounded work, no crash.
@Suite struct HostileTreeTests {
  private static let numbers: [Double] = [.nan, .infinity, -.infinity, -1, -1e300, 1e300, 0]

  private func modifiers(_ value: Double) -> [ViewModifier] {
    [
      .frame(width: value, height: value, alignment: .center),
      .flexibleFrame(
        FlexibleFrame(
          width: .init(minimum: value, ideal: value, maximum: value), height: .init(minimum: value, maximum: -value))),
      .padding(PaddingModifier(length: value)), .aspectRatio(value, .fill), .position(x: value, y: value),
      .offset(x: value, y: -value), .layoutPriority(value), .zIndex(value), .opacity(value),
      .scale(x: value, y: value, anchor: .center), .rotation(radians: value, anchor: .center),
      .alignmentGuide(.leading, .constant(value)), .border(.foreground, width: value),
      .containerRelativeFrame(ContainerRelativeFrame(axes: .horizontal, count: 0, span: -1, spacing: value)),
      .safeAreaPadding(PaddingModifier(length: value)), .environment(.lineSpacing(value)),
      .environment(.minimumScaleFactor(value)), .environment(.tracking(value)),
    ]
  }

  @Test(arguments: numbers) func everyNumberIsBorne(value: Double) {
    for modifier in modifiers(value) {
      let row = stack(.horizontal, [text("a b"), color, box(10, 10)], spacing: value)
      let tree = stack(.vertical, [row.modified(modifier), text("after").modified(modifier)], spacing: value)
      let placed = LayoutEngine.fake().layout(tree, in: .canvas(200, 200))
      #expect(placed.boxes.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite && $0.frame.width >= 0 })
    }
    let spacer = stack(.horizontal, [node(.spacer(minLength: value)), text("x")])
    #expect(!LayoutEngine.fake().layout(spacer, in: .canvas(200, 200)).boxes.isEmpty)
    let grid = LazyGridView(
      axis: .vertical,
      tracks: [
        .init(.fixed(value)), .init(.adaptive(minimum: value, maximum: value)),
        .init(.flexible(minimum: value, maximum: value)),
      ],
      alignment: .leading, children: [color, color, color])
    #expect(!LayoutEngine.fake().layout(node(.lazyGrid(grid)), in: .canvas(200, 200)).boxes.isEmpty)
  }

  @Test func invalidNumbersAreReportedWithTheirPlace() throws {
    let range = SourceRange(file: "a.swift", startLine: 3, startColumn: 5, endLine: 3, endColumn: 9)
    let frame = box(10, 10).modified(by: .frame(width: -5, height: .infinity, alignment: .center), range: range)
    let placed = LayoutEngine.fake().layout(
      stack(.vertical, [frame, frame.modified(.offset(x: .nan, y: 0))]), in: .canvas(100, 100))
    #expect(placed.unmeasured.map(\.code) == ["invalid-number", "invalid-number", "invalid-number"])
    #expect(placed.unmeasured[0].range == range)
    #expect(placed.unmeasured[0].message == "`frame(width:)` is -5.0, which is negative; it is ignored here.")
    #expect(placed.unmeasured[2].message == "`offset(x:)` is not a number, which is not finite; it is ignored here.")
    let valid = box(10, 10).padded(-3).modified(
      .flexibleFrame(FlexibleFrame(width: .init(minimum: 0, maximum: .infinity))))
    #expect(LayoutEngine.fake().layout(valid, in: .canvas(100, 100)).unmeasured.isEmpty)
  }

  @Test func nestingIsCutOffAndReported() {
    var tree = text("deep")
    for _ in 0..<10_000 { tree = stack(.vertical, [tree]).padded(1) }
    let placed = LayoutEngine.fake().layout(tree, in: .canvas(393, 852))
    #expect(placed.unmeasured.map(\.code) == ["nesting-too-deep"])
    #expect(placed.boxes.count < 1_000)
  }

  @Test func endlessRowsAreCutOffAndReported() {
    let rows = Array(repeating: text("row"), count: 200_000)
    var engine = LayoutEngine.fake()
    engine.elementLimit = 2_000
    let placed = engine.layout(stack(.lazyVertical, [node(.group(rows))]), in: .canvas(393, 852))
    #expect(placed.unmeasured.map(\.code) == ["too-many-views"])
    #expect(placed.boxes.count <= 2_001)
  }

  @Test func anUnresolvedViewLeavesItsNeighboursInPlace() {
    let row = stack(
      .horizontal,
      [text("a").named("a"), .unresolved("unknown-view", "No such view.", range: nil), text("b").named("b")],
      spacing: 0)
    let placed = LayoutEngine.fake().layout(row, in: .canvas(100, 100))
    #expect(placed.unmeasured.map(\.code) == ["unknown-view"])
    #expect(placed.unmeasured[0].box != nil)
    #expect(placed.frame("b")?.minX == placed.frame("a")?.maxX)
  }
}
