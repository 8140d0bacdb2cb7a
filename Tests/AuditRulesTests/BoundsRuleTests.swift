import AuditRules
import Auditing
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import Testing
import Typography

struct BoundsRuleTests {
  private let frame = Rectangle(x: 40, y: 40, width: 120, height: 20)

  private func clipped(_ path: Path, scrollableAxes: AxisSet = []) -> TreeFixture {
    var fixture = TreeFixture()
    let clip = fixture.box("clipped", frame)
    let fixed = fixture.box("frame", frame, in: clip, line: 8)
    fixture.tree.boxes[fixed].constraint = .fixedFrame(width: nil, height: frame.height)
    fixture.text("aaaa", at: Point(x: 60, y: 35), size: 40, in: fixed)
    fixture.clip(path, of: clip, scrollableAxes: scrollableAxes)
    return fixture
  }

  @Test func fixedHeightCutsTheInkVertically() throws {
    // Ink from y 37 to 65, clip from 40 to 60.
    let finding = try #require(clipped(.rectangle(frame)).findings().first { $0.ruleID == "clipped-text" })
    #expect(finding.reason == "cut-vertically")
    #expect(abs(finding.occurrences[0].facts[0].value - 5) < 1e-9)
    #expect(finding.property == .frameHeight)
    #expect(finding.cause?.range?.startLine == 8)
    #expect(finding.message.contains("3 pt at the top, 5 pt at the bottom"))
  }

  @Test func clipThroughEmptySpaceIsFine() {
    #expect(clipped(.rectangle(frame.inset(by: -5.1))).outcome(ClippedTextRule()) == .passed)
  }

  @Test func roundClipCutsWhatTheBoxHolds() throws {
    let around = Rectangle(x: 60, y: 33, width: 84, height: 36)
    let seen = try #require(clipped(.ellipse(in: around)).observe(ClippedTextRule()).first)
    #expect(seen.outcome == .failed && seen.reason == "cut-by-curve")
  }

  @Test func scrollableAxesAreNoCut() {
    #expect(clipped(.rectangle(frame), scrollableAxes: .vertical).outcome(ClippedTextRule()) == .passed)
    #expect(
      clipped(.rectangle(frame), scrollableAxes: [.vertical, .horizontal]).outcome(ClippedTextRule()) == .inapplicable)
  }

  @Test func textBeyondTheScreenIsOneFindingForItsView() throws {
    var fixture = TreeFixture()
    let row = fixture.box("HStack", Rectangle(x: -20, y: 100, width: 433, height: 20), line: 3)
    fixture.text("aaaaaaaaaa", at: Point(x: -20, y: 100), in: row)
    fixture.text("aaaaaaaaaa", at: Point(x: 313, y: 100), in: row)
    let findings = fixture.findings().filter { $0.ruleID == "content-beyond-container" }
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.subject.title == "HStack")
    #expect(abs(finding.occurrences[0].facts[0].value - 19) < 1e-9)
  }

  @Test func scrolledContentIsReachable() {
    var fixture = TreeFixture()
    let scroll = fixture.box("ScrollView", fixture.tree.container)
    fixture.tree.boxes[scroll].constraint = .scrolls(.vertical)
    fixture.text("aaaa", at: Point(x: 40, y: 1200), in: scroll)
    fixture.clip(.rectangle(fixture.tree.container), of: scroll, scrollableAxes: .vertical)
    #expect(fixture.findings().isEmpty)
  }

  @Test func inkOfStackedTextsCollides() throws {
    var fixture = TreeFixture()
    let stack = fixture.box("VStack", Rectangle(x: 40, y: 40, width: 120, height: 30), line: 4)
    fixture.text("aaaa", at: Point(x: 40, y: 40), in: stack)
    fixture.text("aaaa", at: Point(x: 40, y: 51), in: stack)
    // Ink of the first from 41 to 55, of the second from 52 to 66.
    let finding = try #require(fixture.findings().first { $0.ruleID == "overlapping-content" })
    #expect(abs(finding.occurrences[0].facts[0].value + 3) < 0.01)
    #expect(finding.otherParty?.path == "VStack/Text[2]")
    #expect(fixture.findings().filter { $0.ruleID == "overlapping-content" }.count == 1)
  }

  @Test func boxesMayOverlapWhereInkDoesNot() {
    var fixture = TreeFixture()
    let stack = fixture.box("VStack", Rectangle(x: 40, y: 40, width: 120, height: 30))
    fixture.text("aaaa", at: Point(x: 40, y: 40), in: stack)
    fixture.text("aaaa", at: Point(x: 40, y: 54.5), in: stack)
    #expect(fixture.outcome(OverlappingContentRule()) == .passed)
  }

  @Test func layersMayHoldTextOnShapesAndBadges() {
    var fixture = TreeFixture()
    let layers = fixture.box("ZStack", Rectangle(x: 40, y: 40, width: 80, height: 80))
    let circle = fixture.box("Circle", Rectangle(x: 40, y: 40, width: 80, height: 80), in: layers)
    fixture.fill(.circle(in: fixture.tree.boxes[circle].frame), of: circle, isBackdrop: false)
    fixture.text("aa", at: Point(x: 70, y: 70), in: layers)
    #expect(fixture.outcome(OverlappingContentRule()) == .passed)
  }

  @Test func titleOverAButtonInLayersCollides() throws {
    var fixture = TreeFixture()
    let layers = fixture.box("ZStack", Rectangle(x: 40, y: 40, width: 120, height: 20))
    fixture.text("aaaa", at: Point(x: 40, y: 40), in: layers)
    fixture.text("bbbbbb", at: Point(x: 62, y: 40), in: layers)
    #expect(fixture.outcome(OverlappingContentRule()) == .failed)
    // With a background of its own between the two the upper one covers on purpose.
    let index = fixture.tree.paint.count - 1
    let backing = fixture.box("background", Rectangle(x: 58, y: 36, width: 70, height: 28), in: layers)
    var item = fixture.tree.paint[index]
    item.content = .rectangle(fixture.tree.boxes[backing].frame)
    item.box = backing
    item.isBackdrop = true
    fixture.tree.paint.insert(item, at: index)
    #expect(fixture.outcome(OverlappingContentRule()) == .passed)
  }

  @Test func neighboursShapeOverTextCollides() throws {
    var fixture = TreeFixture()
    let column = fixture.box("VStack", Rectangle(x: 40, y: 40, width: 150, height: 80))
    let rowText = fixture.text("aaaa", at: Point(x: 40, y: 80), in: column)
    let shape = fixture.box("Path", Rectangle(x: 40, y: 40, width: 150, height: 30), in: column)
    fixture.fill(.rectangle(Rectangle(x: 40, y: 82, width: 150, height: 12)), of: shape, isBackdrop: false)
    let finding = try #require(fixture.findings().first { $0.ruleID == "overlapping-content" })
    #expect(finding.subject.path == fixture.tree.boxes[rowText].path)
    #expect(finding.reason == "shape-over-ink")
  }
}

struct DoubtTests {
  private func fixture(unmeasured kind: (inout TreeFixture, Int) -> Int) -> TreeFixture {
    var fixture = TreeFixture()
    let stack = fixture.box("VStack", Rectangle(x: 40, y: 40, width: 120, height: 30))
    fixture.text("aaaa", at: Point(x: 40, y: 40), in: stack)
    fixture.text("aaaa", at: Point(x: 40, y: 51), in: stack)
    let box = kind(&fixture, stack)
    fixture.tree.unmeasured = [
      UnmeasuredBox(code: "unknown-modifier", message: "`glow` is not known.", range: nil, box: box)
    ]
    return fixture
  }

  @Test func failureBesideUnmeasuredContentCannotBeTold() throws {
    let beside = fixture { fixture, stack in fixture.box("Unresolved", .zero, in: stack) }
    let finding = try #require(beside.findings().first { $0.ruleID == "overlapping-content" })
    #expect(finding.outcome == .cantTell && finding.reason == "unmeasured-content")
    #expect(finding.message.contains("`glow` is not known."))
  }

  @Test func failureElsewhereStands() throws {
    let elsewhere = fixture { fixture, _ in
      let other = fixture.box("HStack", Rectangle(x: 0, y: 400, width: 10, height: 10))
      fixture.box("Spacer", .zero, in: other)
      return fixture.box("Unresolved", .zero, in: other)
    }
    #expect(elsewhere.findings().first { $0.ruleID == "overlapping-content" }?.outcome == .failed)
  }
}
