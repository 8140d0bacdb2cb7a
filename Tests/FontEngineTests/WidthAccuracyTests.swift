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

  /// The whole collection of recorded strings, the long ones too, which lies beside the repository.
  private static let collection: URL? = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/cases/apple-strings.json").standardizedFileURL
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  @Test(.enabled(if: collection != nil)) func theWholeCollectionIsWithinTheBounds() throws {
    let url = try #require(Self.collection)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let strings = try #require(json["strings"] as? [[String: Any]])
    // Three readings that the collection itself calls doubtful, and truncated texts, do not count.
    let doubtful: Set<Int> = [222, 230, 232]
    let records = strings.enumerated().compactMap { index, string -> RecordedWidth? in
      guard !doubtful.contains(index), let text = string["text"] as? String, !text.contains("\u{2026}"),
        let weight = (string["weight"] as? String).flatMap(FontWeight.init), let size = string["size_pt"] as? Double
      else { return nil }
      let interval = string["advance_width_pt"] as? [Double]
      return RecordedWidth(
        name: string["case"] as? String ?? "", text: text,
        font: ResolvedFont(pointSize: size, weight: weight, isItalic: string["italic"] as? Bool ?? false),
        scale: string["scale"] as? Double ?? 3, inkWidth: string["ink_width_pt"] as? Double,
        advance: interval.map { $0[0]...$0[1] }, lineHeight: string["line_height_pt"] as? Double)
    }
    let accuracy = WidthAccuracy(records, engine: RepositoryFonts.engine)
    let advances = try #require(accuracy.summaries.first { $0.name == "recorded advances" })
    #expect(advances.count > 45)
    #expect(advances.meanError <= 0.0015)
    #expect(advances.shareWithinBounds >= 0.95)
    let ink = try #require(accuracy.summaries.first { $0.name == "ink widths" })
    #expect(ink.count > 240)
    #expect(ink.meanError <= 0.007, "\(accuracy.table)")
    #expect(ink.shareWithinBounds >= 0.97, "\(accuracy.table)")
  }
}
