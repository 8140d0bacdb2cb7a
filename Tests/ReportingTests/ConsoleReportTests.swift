import Reporting
import TestSupport
import Testing

@Suite struct ConsoleReportTests {
  private func text(width: Int = 100, color: Bool = false) throws -> String {
    let options = ReportOptions(terminalWidth: width, usesColor: color)
    let file = try #require(ConsoleReport().write(SampleAudit.result, options: options).first)
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func lastLineHoldsTheTotals() throws {
    let last = try #require(try text().split(separator: "\n").last)
    #expect(last == "sizewise: layouts=2 variants=48 errors=2 warnings=1 notes=1 cant-tell=1 unmeasured=2")
  }

  @Test func findingsNameTheirSourceLine() throws {
    #expect(try text().contains("✗ error  Examples/KeywordBubble.swift:9:7  [ink-outside-shape]"))
  }

  @Test func colorComesOnlyWhenAsked() throws {
    #expect(try !text().contains("\u{1B}"))
    #expect(try text(color: true).contains("\u{1B}[31;1m✗ error\u{1B}[0m"))
  }

  /// Prose wraps at the width; what must stay whole (places, the totals) may be longer.
  @Test(arguments: [40, 60, 100])
  func proseKeepsToTheWidth(width: Int) throws {
    for line in try text(width: width).split(separator: "\n") where line.hasPrefix("      ") {
      let hasSpaceToBreak = line.dropFirst(6).contains(" ")
      #expect(line.count <= width || !hasSpaceToBreak, "\(line)")
    }
  }
}
