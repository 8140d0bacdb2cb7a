import DynamicType
import FontEngine
import Geometry
import TestSupport
import Testing
import Typography

@testable import TextLayout

@Suite struct WorkCountTests {
  @Test func aTextIsShapedOnceForAllSizesAndWidths() {
    let setter = TextFixture.setter()
    for pointSize in 10...30 {
      for width in [20.0, 40, 80] {
        _ = setter.set(
          TextFixture.request("one two three", pointSize: Double(pointSize)),
          in: ProposedViewSize(width: width, height: nil))
      }
    }
    // The text, and the hyphen that words wider than the column would take on iOS: none on macOS.
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 63))
  }

  @Test func repeatedQuestionsCostNothing() {
    let setter = TextFixture.setter()
    let request = TextFixture.request("one two three")
    for _ in 0..<5 {
      _ = setter.measure(request, in: ProposedViewSize(width: 50, height: nil))
      _ = setter.set(request, in: ProposedViewSize(width: 50, height: .infinity))
    }
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 1))
  }

  @Test func proposalsThatGiveTheSameLinesCostNothing() {
    let setter = TextFixture.setter()
    let request = TextFixture.request("one two three")
    let whole = setter.measure(request, in: .unspecified).size
    for width in [whole.width, whole.width + 1, 1000, .infinity] {
      _ = setter.set(request, in: ProposedViewSize(width: width, height: nil))
      _ = setter.set(request, in: ProposedViewSize(width: width, height: whole.height + 3))
    }
    #expect(setter.workCount.measurements == 1)
    let broken = setter.measure(request, in: ProposedViewSize(width: whole.width * 0.8, height: nil)).size
    _ = setter.measure(request, in: ProposedViewSize(width: broken.width, height: broken.height))
    _ = setter.measure(request, in: ProposedViewSize(width: (broken.width + whole.width * 0.8) / 2, height: nil))
    #expect(setter.workCount.measurements == 2)
  }

  @Test func coloursDoNotCountForShaping() {
    let setter = TextFixture.setter()
    for tag in 0..<4 {
      var request = TextFixture.request("one two")
      request.runs[0].tag = tag
      _ = setter.set(request, in: .unspecified)
    }
    #expect(setter.workCount.shapingCalls == 1)
  }

  @Test func withoutKeptResultsEverythingIsWorkedOutAgain() {
    let setter = TextFixture.setter(keepsResults: false)
    let request = TextFixture.request("one two three")
    for _ in 0..<3 { _ = setter.measure(request, in: .unspecified) }
    #expect(setter.workCount == TextWorkCount(shapingCalls: 3, measurements: 3))
  }

  @Test func severalThreadsShareTheWork() async {
    let setter = TextFixture.setter()
    let sizes = await withTaskGroup(of: [Size].self) { group in
      for _ in 0..<4 {
        group.addTask {
          (1...40).map { width in
            setter.set(
              TextFixture.request("one two three four"), in: ProposedViewSize(width: Double(width * 5), height: nil)
            ).size
          }
        }
      }
      return await group.reduce(into: [[Size]]()) { $0.append($1) }
    }
    #expect(Set(sizes).count == 1)
    // The widest columns hold the whole text on one line: fitted once.
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 33))
  }

  /// Twelve sizes of a paragraph, in the fonts of the repository: one shaping, and no more when its letters are known.
  @Test func twelveSizesDoNotShapeAgain() throws {
    let engine = RecordedText.engine
    let setter = ParagraphSetter(fonts: engine)
    func measure(_ text: String) {
      for size in DynamicTypeSize.allCases {
        let font = FontResolver(textSize: size).resolve(FontRequest(.textStyle(.body)))
        let request = TextRequest(
          runs: [TextRun(text: text, font: font)], style: ParagraphStyle(), grid: PixelGrid(scale: 3))
        _ = setter.measure(request, in: ProposedViewSize(width: 361, height: nil))
      }
    }
    measure("tea and toast, and a toast to tea and to a toast")
    #expect(setter.workCount == TextWorkCount(shapingCalls: 1, measurements: 12))
    let calls = engine.shapingCallCount
    measure("and a toast to tea and toast")
    #expect(setter.workCount == TextWorkCount(shapingCalls: 2, measurements: 24))
    #expect(engine.shapingCallCount == calls)
  }

  @Test func boundariesOfManyTextsComeFromOneIteratorEach() {
    let iterators = BreakIterators()
    for text in ["one two", "three", "four five"] {
      _ = TextBoundaries(Array(text.utf16), locale: "en", iterators: iterators)
    }
    #expect(iterators.openings == 1)
    for text in ["สวัสดี", "नमस्ते", "one two"] {
      _ = TextBoundaries(Array(text.utf16), locale: "en", iterators: iterators)
    }
    #expect(iterators.openings == 2)
    _ = TextBoundaries(Array("uno".utf16), locale: "es", iterators: iterators)
    #expect(iterators.openings == 3)
  }

  @Test func equivalentTextsOfOtherBytesAreKeptApart() {
    let setter = TextFixture.setter()
    for text in ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}"] {
      let set = setter.set(TextFixture.request(text), in: .unspecified)
      #expect(Array(set.lines[0].text.utf16) == Array(text.utf16))
    }
    #expect(setter.workCount == TextWorkCount(shapingCalls: 2, measurements: 2))
  }
}
