import AuditRules
import Auditing
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import Testing
import Typography

/// The keyword bubble, rebuilt from the figures of its symbol: a leaf at the start of a capsule.
private struct Bubble {
  /// Where lines across 16 directions touch the leaf's ink, in em: x from the frame's left edge, y above the baseline.
  ///
  /// - Source: measured symbol metrics, `leaf`.
  static let leaf: [(x: Double, y: Double)] = [
    (1.121, -0.0362), (1.0147, 0.4913), (0.9413, 0.5994), (0.82, 0.6782), (0.15, 0.7967), (0.1323, 0.7933),
    (0.1167, 0.783), (0.1049, 0.765), (0.0864, 0.5956), (0.1359, 0.3205), (0.2561, 0.1381), (0.4122, 0.0352),
    (1.0561, -0.1104), (1.0785, -0.1059), (1.0987, -0.0922), (1.1147, -0.0682),
  ]

  /// Point size and line height of `.title` by text size.
  static let title: [DynamicTypeSize: (size: Double, lineHeight: Double)] = [
    .xSmall: (25, 31), .large: (28, 34), .accessibility1: (38, 46), .accessibility2: (43, 51),
    .accessibility3: (48, 57), .accessibility4: (53, 61), .accessibility5: (58, 68),
  ]

  var fixture = TreeFixture()

  init(_ textSize: DynamicTypeSize, padding: Double, lines: Int) {
    let (size, lineHeight) = Self.title[textSize]!
    let scale = 3.0
    let gap = lineHeight - 1.193359 * size
    let textHeight = ((Double(lines) * 1.193359 * size + Double(lines - 1) * gap) * scale).rounded(.up) / scale
    let baseline = max(
      (0.7967 * size * scale).rounded(.up) / scale + (0.0684 * size * scale).rounded() / scale, 0.95215 * size)
    let content = Rectangle(
      x: 20 + padding, y: 100 + padding, width: 300, height: textHeight + baseline - 0.95215 * size)
    let bubble = fixture.box("background", content.inset(by: -padding))
    let padded = fixture.box("padding", content.inset(by: -padding), in: bubble, line: 12)
    fixture.tree.boxes[padded].constraint = .padding(EdgeInsets(padding), isScaled: false)
    let label = fixture.box("Label", content, in: padded)
    fixture.fill(.capsule(in: content.inset(by: -padding), curve: .continuous), of: bubble)
    let origin = Point(
      x: content.minX + (0.0864 * size * scale).rounded() / scale - 0.0864 * size, y: content.minY + baseline)
    let points = Self.leaf.map { Point(x: origin.x + $0.x * size, y: origin.y - $0.y * size) }
    fixture.symbol(
      "leaf", frame: Rectangle(x: content.minX, y: content.minY, width: 1.2073 * size, height: 1.04 * size),
      silhouette: points, tolerance: 0.01 * size, in: label)
  }
}

struct ClearanceRuleTests {
  /// Clearances computed by an independent model of the same figures.
  @Test(arguments: [
    (DynamicTypeSize.xSmall, 1, 14.96), (.large, 1, 14.81), (.accessibility1, 1, 14.37), (.accessibility2, 2, 3.82),
    (.accessibility3, 2, 2.38), (.accessibility4, 2, 1.34), (.accessibility5, 2, -0.31),
  ])
  func clearanceOfTheLeafInItsCapsule(textSize: DynamicTypeSize, lines: Int, expected: Double) throws {
    let bubble = Bubble(textSize, padding: 16, lines: lines).fixture
    let seen = try #require(bubble.observe(TightClearanceRule()).first)
    #expect(abs(seen.facts[0].value - expected) < 0.25)
    #expect(seen.outcome == (expected < 4 ? .failed : .passed))
    let outside = try #require(bubble.observe(InkOutsideShapeRule()).first)
    #expect(outside.outcome == (expected <= 0 ? .failed : .passed))
  }

  @Test func touchIsWordedWithItsTolerance() throws {
    let finding = try #require(
      Bubble(.accessibility5, padding: 16, lines: 2).fixture.findings().first { $0.ruleID == "ink-outside-shape" })
    #expect(finding.message.contains("touches the capsule, by 0.3 ± 0.6 pt"))
    #expect(finding.cause?.range?.startLine == 12)
    #expect(finding.property == .padding)
  }

  @Test(arguments: [(DynamicTypeSize.accessibility2, 21.667), (.accessibility5, 29)])
  func scaledPaddingPasses(textSize: DynamicTypeSize, padding: Double) {
    let bubble = Bubble(textSize, padding: padding, lines: 2).fixture
    #expect(bubble.outcome(TightClearanceRule()) == .passed)
    #expect(bubble.outcome(InkOutsideShapeRule()) == .passed)
  }

  /// A text of 100 x 20 on a shape in its background.
  private func backed(by shape: (Rectangle) -> Path, padding: Double, size: Double = 20) -> TreeFixture {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 50, y: 50, width: 5 * size, height: size)
    let background = fixture.box("background", frame.inset(by: -padding))
    let holder = fixture.box("Shape", frame.inset(by: -padding), in: background)
    fixture.fill(shape(frame.inset(by: -padding)), of: holder)
    let padded = fixture.box("padding", frame.inset(by: -padding), in: background)
    fixture.tree.boxes[padded].constraint = .padding(EdgeInsets(padding), isScaled: false)
    fixture.text("aaaaaaaaaa", at: frame.origin, size: size, in: padded)
    return fixture
  }

  @Test func plainRectanglesMayBeFlush() {
    let flush = backed(by: Path.rectangle, padding: 0)
    #expect(flush.outcome(TightClearanceRule()) == .inapplicable)
    #expect(flush.outcome(InkOutsideShapeRule()) == .passed)
  }

  @Test func inkThatStandsOutOfARectangleFails() throws {
    let short = backed(
      by: { .rectangle(Rectangle(x: $0.minX, y: $0.minY + 6, width: $0.width, height: 8)) }, padding: 0)
    let finding = try #require(short.findings().first { $0.ruleID == "ink-outside-shape" })
    #expect(finding.reason == "across-edge")
    #expect(abs(finding.occurrences[0].facts[0].value + 5) < 1e-9)
  }

  @Test func straightSidesFollowThePadding() {
    // 2 points above and below, but far from the round ends.
    let narrow = backed(
      by: {
        .capsule(
          in: Rectangle(x: $0.minX - 20, y: $0.minY, width: $0.width + 40, height: $0.height), curve: .continuous)
      },
      padding: 2)
    #expect(narrow.outcome(TightClearanceRule()) == .passed)
  }

  @Test func smallTextMayStandCloser() {
    // The same distance of 3 points from the curve, at 11 and at 22 points.
    let small = backed(by: { .roundedRectangle(in: $0, radius: 13.9, curve: .circular) }, padding: 5, size: 11)
    let large = backed(by: { .roundedRectangle(in: $0, radius: 22, curve: .circular) }, padding: 6, size: 22)
    #expect(small.outcome(TightClearanceRule()) == .passed)
    #expect(large.outcome(TightClearanceRule()) == .failed)
  }

  @Test func stripesAndUnderlinesHoldNothing() {
    let underlined = backed(
      by: { .capsule(in: Rectangle(x: $0.minX, y: $0.maxY - 3, width: $0.width, height: 3), curve: .circular) },
      padding: 0)
    #expect(underlined.outcome(InkOutsideShapeRule()) == .inapplicable)
    let progress = backed(
      by: { .capsule(in: Rectangle(x: $0.minX, y: $0.minY, width: 60, height: $0.height), curve: .circular) },
      padding: 0)
    #expect(progress.outcome(InkOutsideShapeRule()) == .inapplicable)
  }

  @Test func shapeBehindASymbolOfItsSizeIsItsBacking() {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 10, y: 10, width: 20, height: 20)
    let background = fixture.box("background", frame)
    let circle = fixture.box("Circle", frame, in: background)
    fixture.fill(.circle(in: frame), of: circle)
    fixture.symbol(
      "checkmark.circle.fill", frame: frame,
      silhouette: Path.circle(in: frame.inset(by: 1)).contours()[0].points, in: background)
    #expect(fixture.outcome(TightClearanceRule()) == .inapplicable)
  }

  @Test func strokedOutlineHoldsWhatLiesWithin() throws {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 50, y: 50, width: 108, height: 44)
    let overlay = fixture.box("overlay", frame)
    fixture.text("aaaaaaaaaa", at: Point(x: 54, y: 50), size: 20, in: overlay)
    fixture.text("aaaaaaaaaa", at: Point(x: 54, y: 74), size: 20, in: overlay)
    let capsule = fixture.box("Capsule", frame, in: overlay)
    fixture.fill(Path.capsule(in: frame, curve: .continuous).stroked(StrokeOutline(lineWidth: 1)), of: capsule)
    let findings = fixture.findings().filter { $0.ruleID == "ink-outside-shape" }
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0.otherParty?.title == "capsule" })
  }
}
