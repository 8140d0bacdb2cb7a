import AuditRules
import Auditing
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import Testing
import Typography

/// One defect is one finding.
struct JoiningTests {
  /// A text too wide for a circle, which is painted, clips, or both.
  private func circle(paints: Bool, clips: Bool, width: Double = 28) -> TreeFixture {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 100, y: 100, width: width, height: width)
    let shape = fixture.box("background", frame)
    let fixed = fixture.box("frame", frame, in: shape)
    fixture.tree.boxes[fixed].constraint = .fixedFrame(width: width, height: width)
    if paints { fixture.fill(.circle(in: frame), of: shape) }
    fixture.text("aaaaa", at: Point(x: frame.midX - 30, y: frame.midY - 10), size: 20, in: fixed)
    if clips { fixture.clip(.circle(in: frame), of: shape) }
    return fixture
  }

  @Test func textLargerThanItsCircleCrossesIt() throws {
    let finding = try #require(
      circle(paints: true, clips: false).findings().first { $0.ruleID == "ink-outside-shape" })
    #expect(finding.outcome == .failed && finding.otherParty?.title == "circle")
    #expect(!circle(paints: true, clips: false).findings().contains { $0.ruleID == "tight-clearance" })
  }

  @Test func textCutByItsShapeIsOneFinding() {
    let rules = circle(paints: true, clips: true).findings().map(\.ruleID)
    #expect(
      rules.filter { ["clipped-text", "ink-outside-shape", "tight-clearance", "fixed-metric"].contains($0) }
        == ["clipped-text"])
  }

  /// A border within the edge that clips: ink that is cut at the edge does not stand out of the border.
  @Test(arguments: [(width: 70.0, Outcome.failed), (width: 56.0, Outcome.inapplicable)])
  func whatIsCutDoesNotCrossABorder(width: Double, outcome: Outcome) {
    var fixture = circle(paints: false, clips: true, width: width)
    let frame = fixture.tree.boxes[0].frame
    let ring = Path.circle(in: frame.inset(by: 4)).stroked(StrokeOutline(lineWidth: 8))
    let border = fixture.box("overlay", frame, in: 0)
    fixture.fill(ring, of: border, isBackdrop: false)
    #expect(fixture.outcome(InkOutsideShapeRule()) == outcome)
    #expect(fixture.outcome(ClippedTextRule()) == (outcome == .failed ? .passed : .failed))
  }

  /// What lies below the edge of a scroll view that stands in a clip of its own can be scrolled into view, and is judged.
  @Test(arguments: [(AxisSet.vertical, Outcome.failed), (AxisSet(), Outcome.inapplicable)])
  func whatIsScrolledIntoViewIsNotCut(axes: AxisSet, outcome: Outcome) {
    var fixture = circle(paints: true, clips: false)
    let room = Path.rectangle(Rectangle(x: 0, y: 0, width: 393, height: 60))
    fixture.clip(room, of: 0)
    fixture.clip(room, of: 0, scrollableAxes: axes)
    #expect(fixture.outcome(InkOutsideShapeRule()) == outcome)
  }

  @Test func aShapeOutgrownInBothDirectionsStillHoldsItsText() {
    // A column of layers that grew with the text, the circle in its middle.
    var fixture = TreeFixture()
    let layers = fixture.box("ZStack", Rectangle(x: 100, y: 100, width: 60, height: 40))
    let shape = fixture.box("Circle", Rectangle(x: 118, y: 108, width: 24, height: 24), in: layers)
    fixture.fill(.circle(in: fixture.tree.boxes[shape].frame), of: shape, isBackdrop: false)
    fixture.text("aaaaaa", at: Point(x: 100, y: 111), size: 20, in: layers)
    #expect(fixture.outcome(InkOutsideShapeRule()) == .failed)
  }

  private static let wide = Rectangle(x: 100, y: 100, width: 52, height: 28)

  @Test(arguments: [
    ("circle", Path.circle(in: wide)), ("ellipse", .ellipse(in: wide)),
    ("capsule", .capsule(in: wide, curve: .circular)),
    ("capsule", .capsule(in: wide, curve: .continuous)),
    ("rounded rectangle", .roundedRectangle(in: wide, radius: 6, curve: .continuous)),
    ("rounded rectangle", .unevenRoundedRectangle(in: wide, radii: [9, 0, 3, 0], curve: .circular)),
    // Round on one side only, and with one square corner.
    ("shape", .unevenRoundedRectangle(in: wide, radii: [14, 14, 0, 0], curve: .circular)),
    ("shape", .unevenRoundedRectangle(in: wide, radii: [14, 14, 14, 0], curve: .circular)),
  ])
  func shapesAreCalledByTheirOutline(name: String, path: Path) throws {
    var fixture = TreeFixture()
    let shape = fixture.box("background", Self.wide)
    fixture.fill(path, of: shape)
    fixture.text("aaaaaa", at: Point(x: 126 - 36, y: 104), size: 20, in: shape)
    let seen = try #require(fixture.observe(InkOutsideShapeRule()).first { $0.outcome == .failed })
    #expect(seen.otherParty?.title == name)
  }

  private func stars(_ count: Int, name: (Int) -> String = { _ in "star" }) -> TreeFixture {
    var fixture = TreeFixture()
    let stack = fixture.box("HStack", Rectangle(x: 100, y: 100, width: 300, height: 20))
    for index in 0..<count {
      let frame = Rectangle(x: 100 + Double(index) * 50, y: 100, width: 20, height: 20)
      let button = fixture.box("Button", frame, in: stack, line: 7)
      fixture.tree.boxes[button].semantics.isInteractive = true
      fixture.tree.boxes[button].semantics.label = name(index)
      fixture.tree.boxes[button].semantics.isNamed = true
      fixture.fill(.rectangle(frame), of: button)
    }
    return fixture
  }

  @Test func theSameInEveryRowIsOneFinding() throws {
    let findings = stars(5).findings().filter { $0.ruleID == "small-target" }
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.places.count == 5 && Set(finding.places.map(\.path)).count == 5)
    #expect(finding.message.contains("The same in 5 places."))
    #expect(finding.occurrences.count == 1 && finding.occurrences[0].marks.count == 5)
  }

  @Test func whatDiffersStaysApart() {
    let findings = stars(3) { "star \($0)" }.findings().filter { $0.ruleID == "small-target" }
    #expect(findings.count == 3)
    #expect(findings.allSatisfy { $0.places.count == 1 })
  }

  @Test func crowdedTargetsOfOneContainerAreOneFinding() throws {
    var fixture = TreeFixture()
    let stack = fixture.box("VStack", Rectangle(x: 100, y: 100, width: 80, height: 80))
    for index in 0..<4 {
      let button = fixture.box(
        "Button", Rectangle(x: 100, y: 100 + Double(index) * 20, width: 80, height: 20), in: stack)
      fixture.tree.boxes[button].semantics.isInteractive = true
      fixture.text("aaaa\(index)", at: Point(x: 100, y: 100 + Double(index) * 20), size: 16, in: button)
    }
    let findings = fixture.findings().filter { $0.ruleID == "crowded-targets" }
    #expect(findings.count == 1)
    #expect(try #require(findings.first).places.count == 3)
  }

  @Test func textWithoutFontsPutsItsNeighboursInDoubt() {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 100, y: 100, width: 160, height: 40)
    let shape = fixture.box("background", frame)
    let row = fixture.box("HStack", frame, in: shape)
    fixture.fill(.capsule(in: frame, curve: .continuous), of: shape)
    fixture.symbol(
      "leaf", frame: Rectangle(x: 96, y: 100, width: 30, height: 30),
      silhouette: [Point(x: 96, y: 100), Point(x: 120, y: 100), Point(x: 110, y: 130)], in: row)
    let text = fixture.text("aaaa", at: Point(x: 140, y: 110), in: row)
    func outcome() -> Outcome? { fixture.findings().first { $0.ruleID == "ink-outside-shape" }?.outcome }
    #expect(outcome() == .failed)
    fixture.tree.boxes[text].text?.set.basis = .unmeasured
    fixture.tree.unmeasured = [
      UnmeasuredBox(code: "fonts-not-fetched", message: "No fonts.", range: nil, box: text)
    ]
    #expect(outcome() == .cantTell)
  }

  @Test func aGridOffersMoreThanItGivesABrokenWord() throws {
    var fixture = TreeFixture()
    let grid = fixture.box("Grid", Rectangle(x: 0, y: 0, width: 180, height: 40))
    fixture.tree.boxes[grid].proposal = ProposedViewSize(width: 200, height: 100)
    let text = fixture.text("aaaaaaaaaa", at: .zero, in: grid, proposedWidth: 100)
    fixture.tree.boxes[text].text?.set.lines[0].wordBreak = .hyphenated
    let seen = try #require(fixture.observe(BrokenWordRule()).first)
    #expect(seen.facts.first { $0.name == "available-width" }?.value == 120)
  }

  @Test func aLimitOfSeveralLinesThatCutsAtTheDefaultSizeMakesAnExcerpt() {
    func severity(limit: Int, cutAt sizes: [DynamicTypeSize]) -> Severity? {
      let auditor = Auditor(registry: RuleRegistry([TruncatedTextRule()]))
      let judgements = [DynamicTypeSize.large, .accessibility1].map { size -> TreeJudgement in
        var fixture = TreeFixture()
        let text = fixture.text("aaaa", at: .zero, proposedWidth: 20)
        let lines = fixture.tree.boxes[text].text!.set.lines
        fixture.tree.boxes[text].text?.set.lines = Array(repeating: lines[0], count: limit)
        fixture.tree.boxes[text].text?.set.isTruncated = sizes.contains(size)
        fixture.tree.boxes[text].text?.set.unlimitedLineCount = limit + 2
        fixture.tree.boxes[text].text?.lineLimit = limit
        fixture.tree.boxes[text].text?.lineLimitRange = SourceRange(
          file: "A.swift", startLine: 3, startColumn: 1, endLine: 3, endColumn: 9)
        return auditor.judge(fixture.tree, variants: [Variant(textSize: size)])
      }
      return auditor.fold(judgements).findings.first?.severity
    }
    #expect(severity(limit: 2, cutAt: [.large, .accessibility1]) == .note)
    #expect(severity(limit: 2, cutAt: [.accessibility1]) == .warning)
    #expect(severity(limit: 1, cutAt: [.large, .accessibility1]) == .warning)
  }
}
