import FontEngine
import Foundation
import Geometry
import Testing
import Typography

/// Agreement with recorded widths of Apple's engine.
struct WidthAccuracyTests {
  static let accuracy: WidthAccuracy = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/recorded-widths.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return WidthAccuracy(RecordedWidth.records(in: text), engine: RepositoryFonts.engine)
  }()

  private func summary(_ name: String) throws -> WidthAccuracy.Summary {
    try #require(Self.accuracy.summaries.first { $0.name == name })
  }

  @Test func exactAdvances() throws {
    let exact = try summary("exact advances")
    #expect(exact.count == 46)
    #expect(exact.meanError <= 0.0006)
    #expect(exact.largestError <= 0.003)
  }

  @Test func advancesRecordedToAPixel() throws {
    let recorded = try summary("recorded advances")
    #expect(recorded.count == 45)
    #expect(recorded.meanError <= 0.0015)
    #expect(recorded.shareWithinBounds >= 0.95)
  }

  @Test func inkWidths() throws {
    let ink = try summary("ink widths")
    #expect(ink.count == 240)
    #expect(ink.meanError <= 0.007)
    #expect(ink.shareWithinBounds >= 0.97)
  }

  @Test func statedTolerancesHold() throws {
    #expect(try summary("advances in the stated tolerance").shareWithinBounds >= 0.95)
    #expect(try summary("ink widths in the stated tolerance").shareWithinBounds >= 0.95)
    #expect(Self.accuracy.meanTolerance <= 0.01)
    #expect(Self.accuracy.meanInkTolerance <= 0.02)
  }

  @Test func lineHeightsAreExactToThePixel() {
    let records = Self.accuracy.comparisons.map(\.record).filter { $0.lineHeight != nil }
    #expect(records.count > 20)
    for record in records {
      let metrics = RepositoryFonts.engine.metrics(of: record.font)
      let height = PixelGrid(scale: record.scale).ceiled(metrics.ascent + metrics.descent)
      #expect(abs(height - (record.lineHeight ?? 0)) < 0.001, "\(record.name)")
    }
  }

  @Test func theDocumentedTableIsThatOfTheModel() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Accuracy.md")
    let table = "```\n" + Self.accuracy.table + "```\n"
    var text = try String(contentsOf: file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      let start = try #require(text.range(of: "```\n")?.lowerBound)
      text = String(text[..<start]) + table
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text.hasSuffix(table), "run the tests with UPDATE_GOLDENS=1 to renew the table")
  }
}
