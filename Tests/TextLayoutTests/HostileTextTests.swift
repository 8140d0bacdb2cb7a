import Geometry
import TestSupport
import Testing
import TextLayout
import Typography

/// Texts meant to break the setter: bounded work, no trap.
@Suite struct HostileTextTests {
  private static let texts: [(name: String, text: String)] = [
    ("one long word", String(repeating: "x", count: 40_000)),
    ("many words", String(repeating: "word ", count: 10_000)),
    ("line feeds", String(repeating: "\n", count: 5_000)),
    ("combining marks", "e" + String(repeating: "\u{301}", count: 10_000)),
    ("control characters", String(String.UnicodeScalarView((0..<32).map { Unicode.Scalar($0)! }))),
    ("directional controls", String(repeating: "\u{202E}\u{2067}a", count: 700)),
    ("joiners", String(repeating: "👨‍", count: 700)),
    ("repaired surrogates", String(decoding: [0xD800, 0x61, 0xDC00, 0xD83D] as [UInt16], as: UTF16.self)),
    ("non-characters", "\u{FFFE}\u{FFFF}\u{10FFFF}\u{0}"),
    ("brackets", String(repeating: "(", count: 1_000) + "א" + String(repeating: ")", count: 1_000)),
    ("soft hyphens", String(repeating: "\u{AD}", count: 1_000)),
    ("address", "https://" + String(repeating: "a/", count: 3_000)),
  ]

  @Test(arguments: texts.map(\.name), [nil, 40] as [Double?])
  func anyTextIsSet(name: String, width: Double?) throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let setter = ParagraphSetter(fonts: FixedAdvanceFont(), configuration: .init(keepsResults: false))
    let request = TextFixture.request(text, platform: .iOS) { $0.lineLimit = 3 }
    let start = ContinuousClock.now
    let set = setter.set(request, in: ProposedViewSize(width: width, height: nil))
    #expect(set.lines.count <= 3)
    #expect(set.size.width.isFinite)
    // Generous: a debug build on a loaded machine.
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test(arguments: [Double.nan, -5, 1e300, .leastNonzeroMagnitude])
  func oddProposalsAndSizesGiveFiniteAnswers(length: Double) {
    let set = TextFixture.set("some text", width: length, height: length)
    #expect(set.size.width.isFinite && set.size.height.isFinite)
    let setter = TextFixture.setter()
    let request = TextFixture.request("some text", pointSize: length.isNaN ? 0 : min(length, 1e6))
    #expect(setter.set(request, in: .unspecified).size.height.isFinite)
    let limited = TextFixture.set("some text", width: 50) {
      $0.lineLimit = -3
      $0.minimumScaleFactor = length
      $0.reservedLines = Int.max
      $0.lineSpacing = length
    }
    #expect(limited.lines.count == 1)
  }

  @Test func noRunsAreAnEmptyText() {
    let request = TextRequest(runs: [], style: ParagraphStyle(), grid: TextFixture.grid)
    #expect(TextFixture.setter().set(request, in: .unspecified).size == .zero)
  }
}
