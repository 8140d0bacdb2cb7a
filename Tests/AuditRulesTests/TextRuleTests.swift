import AuditRules
import Auditing
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import TestSupport
import Testing
import Typography

struct TextRuleTests {
  /// "Final" set for a width in a frame of that width; the ideal width is given.
  private func final(
    width: Double, needs: Double, isTruncated: Bool, tolerance: Double = 0.005
  ) -> TreeFixture {
    var fixture = TreeFixture()
    let frame = fixture.box("frame", Rectangle(x: 40, y: 40, width: width, height: 32), line: 7)
    fixture.tree.boxes[frame].constraint = .fixedFrame(width: width, height: 32)
    let text = fixture.text("Final", at: Point(x: 40, y: 46), size: 17, in: frame, proposedWidth: width)
    fixture.tree.boxes[text].proposal.height = 32
    fixture.tree.boxes[text].text?.set.isTruncated = isTruncated
    fixture.tree.boxes[text].text?.set.relativeTolerance = tolerance
    fixture.tree.boxes[text].text?.set.demand = TextDemand(
      singleLineWidth: needs, widestWord: "Final", widestWordWidth: needs)
    return fixture
  }

  @Test func truncationInAFixedFrameNamesTheFrame() throws {
    let finding = try #require(
      final(width: 32, needs: 35.4, isTruncated: true).findings().first { $0.ruleID == "truncated-text" })
    #expect(finding.outcome == .failed && finding.reason == "fixed-width")
    #expect(finding.property == .frameWidth && finding.cause?.range?.startLine == 7)
    #expect(finding.message.contains("needs 35.4 ± 0.2 pt and has 32 pt"))
  }

  @Test func differenceWithinTheToleranceCannotBeTold() {
    #expect(final(width: 32, needs: 31.98, isTruncated: false).outcome(TruncatedTextRule()) == .cantTell)
    #expect(final(width: 32, needs: 32.1, isTruncated: true).outcome(TruncatedTextRule()) == .cantTell)
    #expect(final(width: 32, needs: 31.5, isTruncated: false).outcome(TruncatedTextRule()) == .passed)
  }

  @Test func textThatHugsItsOwnWidthPasses() {
    var fixture = TreeFixture()
    let row = fixture.box("HStack", Rectangle(x: 0, y: 0, width: 393, height: 20))
    fixture.text("Final", at: .zero, in: row)
    fixture.text("Score", at: Point(x: 100, y: 0), in: row)
    #expect(fixture.outcome(TruncatedTextRule()) == .passed)
  }

  @Test func writtenLineLimitIsAWarning() throws {
    var fixture = TreeFixture()
    let stack = fixture.box("VStack", Rectangle(x: 0, y: 0, width: 100, height: 20))
    let text = fixture.text("aaaa", at: .zero, in: stack, proposedWidth: 100)
    fixture.tree.boxes[text].text?.set.isTruncated = true
    fixture.tree.boxes[text].text?.set.unlimitedLineCount = 3
    fixture.tree.boxes[text].text?.lineLimit = 1
    fixture.tree.boxes[text].text?.set.demand.singleLineWidth = 250
    // A title has one line by itself: nothing of it can be pointed at.
    let own = try #require(fixture.observe(TruncatedTextRule()).first { $0.outcome == .failed })
    #expect(own.severity == .warning && own.reason == "one-line" && own.cause == nil)
    let range = SourceRange(file: "A.swift", startLine: 3, startColumn: 1, endLine: 3, endColumn: 9)
    fixture.tree.boxes[text].text?.lineLimitRange = range
    let seen = try #require(fixture.observe(TruncatedTextRule()).first { $0.outcome == .failed })
    #expect(seen.severity == .warning && seen.reason == "line-limit" && seen.property == .lineLimit)
    #expect(seen.cause?.range == range)
  }

  /// More height would only break a word that is wider than its room.
  @Test func wordWiderThanItsRoomNeedsWidth() throws {
    var fixture = TreeFixture()
    let frame = fixture.box("frame", Rectangle(x: 0, y: 0, width: 100, height: 20))
    fixture.tree.boxes[frame].constraint = .fixedFrame(width: nil, height: 20)
    let text = fixture.text("aaaaaaaaaaaaaaa", at: .zero, in: frame, proposedWidth: 100)
    fixture.tree.boxes[text].text?.set.isTruncated = true
    fixture.tree.boxes[text].text?.set.demand.singleLineWidth = 250
    fixture.tree.boxes[text].text?.set.demand.widestWordWidth = 250
    let word = try #require(fixture.observe(TruncatedTextRule()).first { $0.outcome == .failed })
    #expect(word.reason == "no-room" && word.cause == nil)
    fixture.tree.boxes[text].text?.set.demand.widestWordWidth = 50
    fixture.tree.boxes[text].text?.set.unlimitedLineCount = 3
    let words = try #require(fixture.observe(TruncatedTextRule()).first { $0.outcome == .failed })
    #expect(words.reason == "fixed-height" && words.property == .frameHeight)
  }

  /// Words that might wrap are kept from it by the limit; one word by the frame.
  @Test func shrunkTextNamesItsLineLimit() throws {
    var fixture = TreeFixture()
    let frame = fixture.box("frame", Rectangle(x: 0, y: 0, width: 100, height: 20))
    fixture.tree.boxes[frame].constraint = .fixedFrame(width: 100, height: nil)
    let text = fixture.text("aaaa aaaa", at: .zero, in: frame, proposedWidth: 100)
    let range = SourceRange(file: "A.swift", startLine: 3, startColumn: 1, endLine: 3, endColumn: 9)
    fixture.tree.boxes[text].text?.set.scaleFactor = 0.4
    fixture.tree.boxes[text].text?.minimumScaleFactor = 0.1
    fixture.tree.boxes[text].text?.lineLimit = 1
    fixture.tree.boxes[text].text?.lineLimitRange = range
    fixture.tree.boxes[text].text?.set.demand.widestWordWidth = 60
    let words = try #require(fixture.observe(OverShrunkTextRule()).first { $0.outcome == .failed })
    #expect(words.cause?.range == range && words.property == .lineLimit)
    fixture.tree.boxes[text].text?.set.demand.widestWordWidth = 160
    let word = try #require(fixture.observe(OverShrunkTextRule()).first { $0.outcome == .failed })
    #expect(word.cause?.title == fixture.tree.boxes[frame].title && word.property == .scaleFactor)
  }

  @Test func brokenWordsWeighByTheirMark() throws {
    func severity(_ wordBreak: WordBreak, at size: DynamicTypeSize) -> Severity? {
      var fixture = TreeFixture()
      let text = fixture.text("Peppers", at: .zero, size: 40, proposedWidth: 100)
      fixture.tree.boxes[text].text?.set.lines[0].wordBreak = wordBreak
      fixture.tree.boxes[text].semantics.textSize = size
      return fixture.observe(BrokenWordRule()).first { $0.outcome == .failed }?.severity
    }
    #expect(severity(.unmarked, at: .large) == .error)
    #expect(severity(.hyphenated, at: .large) == .warning)
    #expect(severity(.hyphenated, at: .accessibility5) == .note)
  }

  @Test func fixedSizeIsJudgedOverAllTextSizes() throws {
    func finding(_ pointSize: (DynamicTypeSize) -> Double, sizes: [DynamicTypeSize]) -> Finding? {
      let auditor = Auditor(registry: RuleRegistry([FixedTextSizeRule()]))
      let judgements = sizes.map { size -> TreeJudgement in
        var fixture = TreeFixture()
        let text = fixture.text("Balance", at: .zero)
        fixture.tree.boxes[text].text?.fonts = [ResolvedFont(pointSize: pointSize(size))]
        return auditor.judge(fixture.tree, variants: [Variant(textSize: size)])
      }
      return auditor.fold(judgements).findings.first
    }
    #expect(finding({ _ in 15 }, sizes: DynamicTypeSize.allCases)?.outcome == .failed)
    #expect(finding({ 10 + Double($0.index) }, sizes: DynamicTypeSize.allCases) == nil)
    #expect(finding({ _ in 15 }, sizes: [.large])?.outcome == .cantTell)
  }

  @Test func everyRuleIsListedOnceAndDocumented() {
    let ids = RuleList.all.map(\.id)
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    for metadata in RuleList.all.map(\.metadata) {
      #expect(metadata.failing.count >= 3, "\(metadata.id)")
      #expect(metadata.passing.count >= 3, "\(metadata.id)")
      #expect(!metadata.rationale.isEmpty && !metadata.title.isEmpty)
      #expect(metadata.id.allSatisfy { $0 == "-" || $0.isLowercase })
    }
  }
}
