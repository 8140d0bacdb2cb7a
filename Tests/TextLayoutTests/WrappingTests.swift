import Geometry
import TestSupport
import Testing
import TextLayout
import Typography

@Suite struct WrappingTests {
  @Test(
    arguments: [
      // Text, width, lines, reported width.
      ("one two three", nil, ["one two three"], 120),
      ("one two three", .infinity, ["one two three"], 120),
      ("one two three", 120, ["one two three"], 120),
      ("one two three four", 90, ["one two", "three", "four"], 70),
      ("aa bb cc", 45, ["aa bb", "cc"], 45),
      ("aaaa bb", 40, ["aaaa", "bb"], 40),
      ("a\nbb\n", 100, ["a", "bb", ""], 20),
      ("\n\na", 100, ["", "", "a"], 10),
      ("", 100, [""], 0),
      ("a\r\nb", 100, ["a", "b"], 10),
      ("abcdef", 35, ["abc", "def"], 30),
      ("a bcdefgh", 35, ["a", "bcd", "efg", "h"], 30),
      ("abc", 0, ["a", "b", "c"], 0),
      ("abc", 3, ["a", "b", "c"], 3),
      ("well-known fact", 60, ["well-", "known", "fact"], 55),
    ] as [(String, Double?, [String], Double)])
  func greedyLines(text: String, width: Double?, lines: [String], reported: Double) {
    let set = TextFixture.set(text, width: width)
    #expect(set.lines.map(\.text) == lines)
    #expect(set.size.width == reported)
    #expect(set.size.height == Double(lines.count) * 20)
    #expect(!set.isTruncated)
  }

  @Test func trailingSpacesHangAndCountUpToTheProposal() {
    // "aa bb " is 50 wide, its letters 45; two lines of which the second is not a lone word.
    let set = TextFixture.set("aa bb cc d", width: 47)
    #expect(set.lines.map(\.text) == ["aa bb", "cc d"])
    #expect(set.size.width == 47)
    let roomy = TextFixture.set("aa bb cccc d", width: 60)
    #expect(roomy.lines.map(\.text) == ["aa bb", "cccc d"])
    #expect(roomy.size.width == 55)
  }

  @Test func aLoneSecondWordTakesTheLastWordOfTheFirstLineAlong() {
    let set = TextFixture.set("aaa bbb ccc ddd", width: 110)
    #expect(set.lines.map(\.text) == ["aaa bbb", "ccc ddd"])
    // Three lines stay greedy.
    #expect(TextFixture.set("aaaa bbbb ccc ddd eee", width: 90).lines.map(\.text) == ["aaaa bbbb", "ccc ddd", "eee"])
    // A move that makes the lines less even is not made.
    #expect(TextFixture.set("aa bbbb cccc", width: 65).lines.map(\.text) == ["aa bbbb", "cccc"])
  }

  @Test func clustersStayWhole() {
    let family = "👨‍👩‍👧‍👦"
    let set = TextFixture.set("e\u{301}\(family)e\u{301}", width: 1)
    #expect(set.lines.map(\.text) == ["e\u{301}", family, "e\u{301}"])
  }

  @Test func addressesBreakBehindSlashesAndHyphensAndBeforePorts() {
    let url = "https://my-home.local:81/7/x"
    let set = TextFixture.set(url, width: 105)
    #expect(set.lines.map(\.text) == ["https://", "my-", "home.local", ":81/7/x"])
    #expect(TextFixture.set("ratio:81", width: 65).lines.first?.text == "ratio:")
  }

  @Test func longWordsAreHyphenatedOnIOSOnly() {
    let mac = TextFixture.set("authenticator", width: 120, platform: .macOS)
    #expect(mac.lines.map(\.text) == ["authenticato", "r"])
    #expect(mac.lines.map(\.wordBreak) == [.unmarked, nil])
    let phone = TextFixture.set("authenticator", width: 120, platform: .iOS)
    #expect(phone.lines.map(\.text) == ["authentica-", "tor"])
    #expect(phone.lines.map(\.wordBreak) == [.hyphenated, nil])
    #expect(phone.unmeasured.isEmpty)
    let unknown = TextFixture.set("authenticator", width: 120, platform: .iOS) { $0.locale = "xx_YY" }
    #expect(unknown.lines.map(\.text) == ["authenticato", "r"])
    #expect(unknown.unmeasured.map(\.code) == ["no-hyphenation-patterns"])
  }

  /// Patterns in UTF-8 and in encodings of a byte a letter.
  @Test(arguments: [
    ("internationalization", "en_US"), ("Feuchtigkeitssensor", "de"), ("anticonstitutionnellement", "fr_FR"),
    ("достопримечательность", "ru"),
  ])
  func patternsOfEveryInstalledLanguageHyphenate(word: String, locale: String) {
    let set = TextFixture.set(word, width: 125, platform: .iOS) { $0.locale = locale }
    #expect(set.lines.count >= 2)
    #expect(set.lines.dropLast().allSatisfy { $0.wordBreak == .hyphenated && $0.text.hasSuffix("-") })
    #expect(set.lines.map(\.text).joined().filter { $0 != "-" } == word)
    #expect(set.unmeasured.isEmpty)
  }

  @Test func softHyphensShowWhereTheLineEnds() {
    let set = TextFixture.set("abc\u{AD}def", width: 45)
    #expect(set.lines.map(\.text) == ["abc\u{AD}-", "def"])
  }

  @Test func kerningAcrossALineEndIsGivenBack() {
    // "A" and "V" are 15 wide and kern by -2.
    #expect(TextFixture.set("AV", width: nil).size.width == 28)
    #expect(TextFixture.set("AV", width: 20).lines.map(\.advanceWidth) == [15, 15])
  }

  @Test func demandTellsTheMargins() {
    let set = TextFixture.set("one three two", width: 30)
    #expect(set.demand == TextDemand(singleLineWidth: 120, widestWord: "three", widestWordWidth: 50))
  }
}
