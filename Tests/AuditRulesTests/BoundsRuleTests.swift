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

  /// A list of rows, each with a shape behind a text, a symbol in a fixed frame and a button: every rule has work to do.
  private func rows(_ count: Int) -> TreeFixture {
    var fixture = TreeFixture(container: Rectangle(x: 0, y: 0, width: 393, height: Double(count) * 40))
    let list = fixture.box("List", fixture.tree.container)
    for index in 0..<count {
      let y = Double(index) * 40
      let row = fixture.box("row", Rectangle(x: 0, y: y, width: 393, height: 40), in: list)
      let pill = fixture.box("background", Rectangle(x: 20, y: y + 4, width: 90, height: 30), in: row)
      fixture.fill(.capsule(in: fixture.tree.boxes[pill].frame, curve: .continuous), of: pill)
      fixture.text("aaaa", at: Point(x: 30, y: y + 10), size: 16, in: pill)
      let button = fixture.box("Button", Rectangle(x: 200, y: y + 4, width: 30, height: 30), in: row)
      fixture.tree.boxes[button].semantics.isInteractive = true
      let frame = fixture.box("frame", fixture.tree.boxes[button].frame, in: button)
      fixture.tree.boxes[frame].constraint = .fixedFrame(width: 30, height: 30)
      fixture.symbol(
        "xmark", frame: Rectangle(x: 205, y: y + 9, width: 20, height: 20),
        silhouette: [
          Point(x: 206, y: y + 10), Point(x: 224, y: y + 10), Point(x: 224, y: y + 28), Point(x: 206, y: y + 28),
        ], in: frame)
      fixture.text("bbbb", at: Point(x: 240, y: y + 16), size: 16, in: row)
    }
    return fixture
  }

  /// A tree of 1,000 leaves takes no more than n log n of what one of 100 takes.
  @Test func workGrowsNoFasterThanNLogN() {
    func work(_ leaves: Int) -> AuditWork {
      Auditor(registry: RuleList.registry).judge(rows(leaves / 3).tree, variants: [Variant()]).work
    }
    let (small, large) = (work(99), work(999))
    let limit = 10.1 * 1.5  // 999 log 999 over 99 log 99 is 15.2
    for count in [
      \AuditWork.pairsCompared, \.backdropsComposed, \.boxesWalked, \.holdersSought,
    ] {
      #expect(small[keyPath: count] > 0, "\(count)")
      #expect(
        Double(large[keyPath: count]) <= limit * Double(small[keyPath: count]),
        "\(count): \(small[keyPath: count]), \(large[keyPath: count])")
    }
  }

  /// Text that is inside its shape by its box alone is not measured.
  @Test func outlinesAreNotReadWhereBoxesDecide() {
    let work = Auditor(registry: RuleList.registry).judge(rows(100).tree, variants: [Variant()]).work
    #expect(work.outlinesRead == 0 && work.clearancesMeasured == 0)
  }

  /// A background on each of many modifiers around one text is asked about once, and not once for each modifier.
  @Test func holdersOfLongChainsAreFoundInLinearTime() {
    func work(_ length: Int) -> Int {
      var fixture = TreeFixture()
      let frame = Rectangle(x: 100, y: 100, width: 120, height: 40)
      var parent: Int?
      for _ in 0..<length {
        let background = fixture.box("background", frame, in: parent)
        let shape = fixture.box("Capsule", frame, in: background)
        fixture.fill(.capsule(in: frame, curve: .continuous), of: shape)
        parent = fixture.box("padding", frame, in: background)
      }
      fixture.text("aaaa", at: Point(x: 140, y: 110), size: 16, in: parent)
      return Auditor(registry: RuleList.registry).judge(fixture.tree, variants: [Variant()]).work.holdersSought
    }
    let small = work(20)
    #expect(small >= 20)
    #expect(work(200) <= 10 * small)
  }

  @Test func workGrowsNoFasterThanTheTree() {
    func work(_ count: Int) -> AuditWork {
      var fixture = TreeFixture(container: Rectangle(x: 0, y: 0, width: 393, height: Double(count) * 10))
      let list = fixture.box("VStack", fixture.tree.container)
      for row in 0..<(count / 2) {
        fixture.text("aaaa", at: Point(x: 20, y: Double(row) * 18), size: 16, in: list)
        fixture.text("bbbb", at: Point(x: 200, y: Double(row) * 18), size: 16, in: list)
      }
      return Auditor(registry: RuleList.registry).judge(fixture.tree, variants: [Variant()]).work
    }
    let small = work(100)
    let large = work(1000)
    #expect(small.pairsCompared > 0)
    #expect(large.pairsCompared <= 11 * small.pairsCompared)
    #expect(large.outlinesRead <= 11 * max(small.outlinesRead, 1))
    #expect(large.backdropsComposed == 1000)
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
