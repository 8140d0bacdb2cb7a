import Geometry
import TestSupport
import Testing
import Typography

@testable import TextLayout

@Suite struct DirectionTests {
  private static let setter = ParagraphSetter(fonts: FixedAdvanceFont())

  private func glyphs(_ text: String, _ direction: LayoutDirection) -> [(String, Double)] {
    let set = Self.setter.set(TextFixture.request(text) { $0.direction = direction }, in: .unspecified)
    return set.lines[0].glyphRuns.flatMap(\.glyphs).map { glyph in
      (String(Character(Unicode.Scalar(glyph.id)!)), glyph.position.x)
    }
  }

  @Test func runsStandInVisualOrder() {
    #expect(glyphs("ab אב cd", .leftToRight).map(\.0).joined() == "ab בא cd")
    #expect(glyphs("ab אב cd", .rightToLeft).map(\.0).joined() == "cd בא ab")
    // Digits keep their order in right-to-left text.
    #expect(glyphs("אב 12", .rightToLeft).map(\.0).joined() == "12 בא")
    let positions = glyphs("ab אב cd", .rightToLeft).map(\.1)
    #expect(positions == positions.sorted())
  }

  @Test(arguments: ["abc אבג 12", "שלום world", "a(ב)c", "one two"])
  func mirroredTextMeasuresTheSame(text: String) {
    for width in [nil, 30, 60, 90] as [Double?] {
      let sizes = LayoutDirection.allCases.map { direction in
        Self.setter.set(
          TextFixture.request(text) { $0.direction = direction }, in: ProposedViewSize(width: width, height: nil)
        ).size
      }
      #expect(sizes[0] == sizes[1])
    }
  }

  @Test(arguments: [
    (TextAlignment.leading, LayoutDirection.leftToRight, 0.0), (.center, .leftToRight, 20),
    (.trailing, .leftToRight, 40),
    (.leading, .rightToLeft, 40), (.center, .rightToLeft, 20), (.trailing, .rightToLeft, 0),
  ])
  func linesAlignInTheirOwnWidth(alignment: TextAlignment, direction: LayoutDirection, x: Double) {
    let set = Self.setter.set(
      TextFixture.request("aaaaaa bb\ncc") {
        $0.alignment = alignment
        $0.direction = direction
      }, in: ProposedViewSize(width: 60, height: nil))
    #expect(set.lines.map(\.text) == ["aaaaaa", "bb", "cc"])
    #expect(set.size.width == 60)
    #expect(set.lines[2].frame.minX == x)
  }

  @Test func ellipsisFollowsTheParagraphsDirection() {
    let cut = Self.setter.set(
      TextFixture.request("אבגדהוזח") {
        $0.lineLimit = 1
        $0.direction = .rightToLeft
      }, in: ProposedViewSize(width: 50, height: nil))
    #expect(cut.lines[0].text == "אבגד…")
    let drawn = cut.lines[0].glyphRuns.flatMap(\.glyphs).map { Unicode.Scalar($0.id)! }
    #expect(String(String.UnicodeScalarView(drawn)) == "…דגבא")
  }

  @Test func scriptsSplitRuns() {
    func scripts(_ text: String) -> [String] {
      ScriptItemizer.runs(of: Array(text.utf16)).map(\.script)
    }
    #expect(scripts("Hello, world 12!") == ["Latn"])
    #expect(scripts("12") == ["Zyyy"])
    #expect(scripts("(hello) 你好, ok") == ["Latn", "Hani", "Latn"])
    #expect(scripts("日本語ひらがなカタカナ") == ["Hani", "Hira", "Kana"])
    #expect(scripts("नमस्ते สวัสดี") == ["Deva", "Thai"])
    #expect(scripts("👍🏽 ok 👨‍👩‍👧") == ["Latn"])
    // A closing bracket goes with its opening one.
    #expect(ScriptItemizer.runs(of: Array("a (б) c".utf16)).map(\.range) == [0..<3, 3..<4, 4..<7])
  }
}
