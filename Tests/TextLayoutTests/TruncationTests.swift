import Geometry
import Testing
import TextLayout
import Typography

@Suite struct TruncationTests {
  @Test(arguments: [
    (TruncationMode.tail, "abcdefghij", 65.0, "abcde…"),
    (.head, "abcdefghij", 65.0, "…fghij"),
    (.middle, "abcdefghij", 65.0, "ab…hij"),
    (.tail, "abc defghij", 50.0, "abc…"),
    (.tail, "abcdef", 5.0, "…"),
    (.head, "abcdef", 5.0, "…"),
    (.middle, "abcdef", 5.0, "…"),
  ])
  func cutLine(mode: TruncationMode, text: String, width: Double, line: String) {
    let set = TextFixture.set(text, width: width) {
      $0.lineLimit = 1
      $0.truncationMode = mode
    }
    #expect(set.lines.map(\.text) == [line])
    #expect(set.isTruncated)
    #expect(set.lines[0].isTruncated)
    #expect(set.size.width <= width)
    #expect(set.unlimitedLineCount > 1)
  }

  @Test(arguments: [(8.0, 1), (20, 1), (39, 1), (40, 2), (59, 2), (60, 3), (200, 4)])
  func heightKeepsWholeLines(height: Double, lines: Int) {
    let set = TextFixture.set("aaa bbb ccc ddd", width: 40, height: height)
    #expect(set.lines.count == lines)
    #expect(set.size.height == Double(lines) * 20)
    #expect(set.isTruncated == (lines < 4))
    #expect(set.unlimitedLineCount == 4)
  }

  @Test func nothingProposedIsNothing() {
    #expect(TextFixture.set("abc", width: 0, height: 0).size == .zero)
    #expect(TextFixture.set("abc", width: nil, height: 0).size.height == 20)
  }

  @Test func onlyTheLastKeptLineIsCut() {
    let set = TextFixture.set("aaa bbb ccc ddd", width: 40) { $0.lineLimit = 2 }
    #expect(set.lines.map(\.text) == ["aaa", "bbb…"])
    let head = TextFixture.set("aaa bbb ccc ddd", width: 40) {
      $0.lineLimit = 2
      $0.truncationMode = .head
    }
    #expect(head.lines.map(\.text) == ["aaa", "…ddd"])
  }

  @Test func aDroppedParagraphLeavesAnEllipsis() {
    let set = TextFixture.set("ab\ncd", width: 100) { $0.lineLimit = 1 }
    #expect(set.lines.map(\.text) == ["ab…"])
  }

  @Test func clustersAreNotCut() {
    let set = TextFixture.set("ae\u{301}e\u{301}e\u{301}", width: 35) { $0.lineLimit = 1 }
    #expect(set.lines.map(\.text) == ["ae\u{301}…"])
  }

  @Test func textShrinksRatherThanTruncate() {
    let full = TextFixture.set("abcdefghij", width: 80) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(full.lines.map(\.text) == ["abcdefghij"])
    #expect(!full.isTruncated)
    #expect(full.scaleFactor == 0.78125)
    let small = TextFixture.set("abcdefghij", width: 40) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(small.scaleFactor == 0.5)
    #expect(small.isTruncated)
    let wrapped = TextFixture.set("aaaa bbbb", width: 50) { $0.minimumScaleFactor = 0.5 }
    #expect(wrapped.scaleFactor == 1)
    #expect(wrapped.lines.count == 2)
  }

  @Test func tighteningComesBeforeTruncation() {
    // Ten characters at 20 pt give way by up to 10 x 20 / 72 = 2.78 points.
    let fits = TextFixture.set("abcdefghij", width: 98) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!fits.isTruncated)
    #expect(fits.size.width <= 98)
    let cut = TextFixture.set("abcdefghij", width: 97) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(cut.isTruncated)
  }

  @Test(arguments: [(2, 40.0), (3, 60), (1, 20), (0, 20)])
  func reservedLinesKeepTheirHeight(lines: Int, height: Double) {
    let set = TextFixture.set("abc", width: 100) { $0.reservedLines = lines }
    #expect(set.size.height == height)
    #expect(set.lastBaseline == 15)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (5, 4)])
  func reservedLinesAreThereWhateverHeightIsOffered(reserved: Int, shown: Int) {
    let set = TextFixture.set("aaaa bbbb cccc dddd", width: 50, height: 10) { $0.reservedLines = reserved }
    #expect(set.lines.count == shown)
    #expect(set.isTruncated == (shown < 4))
    #expect(set.unlimitedLineCount == 4)
  }
}
