import AuditRules
import Auditing
import Geometry
import LayoutTree
import PathGeometry
import Testing
import Typography

struct TargetRuleTests {
  private let frame = Rectangle(x: 100, y: 100, width: 20, height: 20)

  /// A control of 20 points with a symbol, below some boxes.
  private func target(_ kind: String = "Button", below parents: [String] = [], opacity: Double = 1) -> TreeFixture {
    var fixture = TreeFixture()
    var parent: Int?
    for name in parents {
      let box = fixture.box(name, Rectangle(x: 0, y: 80, width: 393, height: 60), in: parent)
      // The first child of a navigation container is its content.
      if name == "NavigationStack" { fixture.box("List", .zero, in: box) }
      parent = box
    }
    let control = fixture.box(kind, frame, in: parent)
    fixture.tree.boxes[control].semantics.isInteractive = true
    fixture.symbol(
      "xmark", frame: frame,
      silhouette: [Point(x: 102, y: 102), Point(x: 118, y: 102), Point(x: 118, y: 118), Point(x: 102, y: 118)],
      in: control)
    for index in fixture.tree.paint.indices { fixture.tree.paint[index].opacity = opacity }
    return fixture
  }

  private func outcome(_ fixture: TreeFixture) -> Outcome? { fixture.observe(SmallTargetRule()).first?.outcome }

  @Test func smallIconsAreSmallTargets() {
    #expect(outcome(target()) == .failed)
    #expect(outcome(target(below: ["VStack", "HStack"])) == .failed)
  }

  @Test func sizesOfTheSystemAreItsOwnMatter() {
    #expect(outcome(target("Slider")) == .inapplicable)
    #expect(outcome(target(below: ["List", "row"])) == .inapplicable)
    #expect(outcome(target(below: ["NavigationStack", "VStack"])) == .inapplicable)
  }

  @Test func twoControlsInARowAreTargetsOfTheirOwn() {
    var fixture = target(below: ["List", "row", "HStack"])
    let other = fixture.box("Button", frame.offset(by: Point(x: 60, y: 0)), in: 2)
    fixture.tree.boxes[other].semantics.isInteractive = true
    #expect(fixture.observe(SmallTargetRule()).map(\.outcome) == [.failed, .failed])
  }

  @Test func whatIsNotSeenIsNoTarget() {
    #expect(outcome(target(opacity: 0)) == nil)
  }

  @Test func controlsHaveTheNameOfTheirContent() {
    #expect(target().findings().first { $0.ruleID == "small-target" }?.subject.title == "Button “xmark”")
    var tapped = TreeFixture()
    let padding = tapped.box("padding", frame)
    tapped.tree.boxes[padding].semantics.isInteractive = true
    let card = tapped.box("Card", frame, in: padding)
    tapped.text("Play", at: frame.origin, size: 8, in: card)
    #expect(AuditedTree(tapped.tree).subject(padding).title == "Card “Play”")
  }

  @Test func aFewPointsLessThanComfortableAreLeftAlone() {
    func outcome(side: Double) -> Outcome? {
      var fixture = target()
      fixture.tree.boxes[0].frame.size = Size(width: side, height: side)
      return fixture.observe(SmallTargetRule()).first?.outcome
    }
    #expect(outcome(side: 44) == .passed && outcome(side: 41) == .passed)
    #expect(outcome(side: 38) == .failed)
  }

  @Test func targetsUnderAFloatingButtonScrollAway() {
    func gaps(scrolls: Bool) -> [Outcome] {
      var fixture = TreeFixture()
      let layers = fixture.box("ZStack", Rectangle(x: 0, y: 0, width: 393, height: 800))
      let scroll = fixture.box("ScrollView", Rectangle(x: 0, y: 0, width: 393, height: 800), in: layers)
      if scrolls { fixture.tree.boxes[scroll].constraint = .scrolls(.vertical) }
      for parent in [scroll, layers] {
        let button = fixture.box("Button", Rectangle(x: 40, y: 700, width: 60, height: 44), in: parent)
        fixture.tree.boxes[button].semantics.isInteractive = true
      }
      return fixture.observe(CrowdedTargetsRule()).map(\.outcome)
    }
    #expect(gaps(scrolls: false) == [.failed, .passed])
    #expect(gaps(scrolls: true) == [.passed, .passed])
  }

  @Test func whatWaitsBeyondTheScreenIsNotLost() {
    func fixture(moved y: Double) -> TreeFixture {
      var fixture = target()
      let move = AffineTransform.translation(x: 0, y: y)
      for box in fixture.tree.boxes.indices {
        let origin = fixture.tree.boxes[box].frame.origin
        fixture.tree.boxes[box].drawingTransform = .translation(x: origin.x, y: origin.y + y)
      }
      for item in fixture.tree.paint.indices { fixture.tree.paint[item].transform = move }
      return fixture
    }
    #expect(fixture(moved: 900).outcome(ContentBeyondContainerRule()) == .inapplicable)
    #expect(fixture(moved: 900).outcome(UnreachableContentRule()) == .inapplicable)
    #expect(fixture(moved: 740).outcome(ContentBeyondContainerRule()) == .failed)
  }

  /// A wheel made by hand: rows moved under a clip of one row's height.
  @Test func rowsMovedUnderAClipAreNotLost() {
    var fixture = TreeFixture()
    let frame = Rectangle(x: 100, y: 100, width: 100, height: 30)
    let wheel = fixture.box("clipped", frame)
    let column = fixture.box("VStack", frame, in: wheel)
    fixture.tree.boxes[column].drawingTransform = .translation(x: frame.minX, y: frame.minY - 30)
    for index in 0..<3 {
      let text = fixture.text("aaaa", at: Point(x: 110, y: 100 + Double(index) * 30), in: column)
      let origin = fixture.tree.boxes[text].frame.origin
      fixture.tree.boxes[text].drawingTransform = .translation(x: origin.x, y: origin.y - 30)
      fixture.tree.paint[index].transform = .translation(x: 0, y: -30)
    }
    fixture.clip(.rectangle(frame), of: wheel)
    func clipped() -> [String] { fixture.findings().map(\.ruleID).filter { $0.hasPrefix("clipped") } }
    #expect(clipped() == [])
    fixture.tree.boxes[column].drawingTransform = nil
    for index in 0..<3 {
      fixture.tree.paint[index].transform = nil
      fixture.tree.boxes[fixture.tree.paint[index].box].drawingTransform = nil
    }
    #expect(clipped() == ["clipped-content", "clipped-content"])
  }

  @Test func whatIsCollapsedToNothingIsNotJudged() {
    func rules(width: Double) -> Set<String> {
      var fixture = TreeFixture()
      let frame = fixture.box("frame", Rectangle(x: 0, y: 100, width: width, height: 20))
      fixture.tree.boxes[frame].constraint = .fixedFrame(width: width, height: nil)
      let text = fixture.text("aaaaaa", at: Point(x: -60, y: 100), in: frame, proposedWidth: width)
      fixture.tree.boxes[text].text?.set.lines[0].wordBreak = .unmarked
      return Set(fixture.findings().map(\.ruleID))
    }
    #expect(rules(width: 0).isEmpty)
    #expect(rules(width: 20).isSuperset(of: ["broken-word", "content-beyond-container"]))
  }
}
