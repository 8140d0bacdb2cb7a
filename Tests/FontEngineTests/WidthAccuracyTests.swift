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
    #expect((exact.meanError ?? 1) <= 0.003)
    #expect((exact.largestError ?? 1) <= 0.003)
  }

  @Test func advancesRecordedToAPixel() throws {
    let recorded = try summary("recorded advances")
    #expect(recorded.count == 45)
    #expect((recorded.meanError ?? 1) <= 0.0015)
    #expect(recorded.shareWithinBounds >= 0.95)
  }

  @Test func inkWidths() throws {
    let ink = try summary("ink widths")
    #expect(ink.count == 240)
    #expect((ink.meanError ?? 1) <= 0.007)
    #expect(ink.shareWithinBounds >= 0.97)
  }

  @Test func statedTolerancesHold() throws {
    #expect(try summary("advances in the stated tolerance").shareWithinBounds >= 0.95)
    #expect(try summary("ink widths in the stated tolerance").shareWithinBounds >= 0.95)
    #expect(Self.accuracy.meanTolerance <= 0.01)
    #expect(Self.accuracy.meanInkTolerance <= 0.02)
  }

  @Test func lineHeightsAreExactToThePixel() throws {
    let heights = try summary("line heights")
    #expect(heights.count > 20)
    #expect(heights.shareWithinBounds == 1)
  }

  /// The exact widths of the facts, the pangram too, which lie beside the repository.
  private static let facts: URL? = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/facts/sf-metrics.json").standardizedFileURL
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  @Test(.enabled(if: facts != nil)) func everyExactWidthOfTheFactsIsWithinTheBounds() throws {
    let url = try #require(Self.facts)
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let rows = try #require(json?["validation_exact"] as? [[String: Any]])
    let records = rows.compactMap { row -> RecordedWidth? in
      guard let text = row["text"] as? String, let size = row["size"] as? Double, let width = row["width"] as? Double,
        let name = row["weight"] as? String
      else { return nil }
      let parts = name.split(separator: "-").map(String.init)
      guard let weight = FontWeight(rawValue: parts[0]) else { return nil }
      return RecordedWidth(
        name: "exact", text: text, font: ResolvedFont(pointSize: size, weight: weight, isItalic: parts.count > 1),
        scale: 3, inkWidth: nil, advance: width...width, lineHeight: nil)
    }
    #expect(records.count == rows.count)
    let exact = try #require(WidthAccuracy(records, engine: RepositoryFonts.engine).summaries.first)
    #expect((exact.meanError ?? 1) <= 0.003)
    #expect((exact.largestError ?? 1) <= 0.006)
  }

  /// The whole collection of recorded strings, the long ones too, which lies beside the repository.
  private static let collection: URL? = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/cases/apple-strings.json").standardizedFileURL
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }()

  @Test(.enabled(if: collection != nil)) func theWholeCollectionIsWithinTheBounds() throws {
    let url = try #require(Self.collection)
    let records = try #require(RecordedWidth.records(inCollection: try Data(contentsOf: url)))
    let accuracy = WidthAccuracy(records, engine: RepositoryFonts.engine)
    let advances = try #require(accuracy.summaries.first { $0.name == "recorded advances" })
    #expect(advances.count > 45)
    #expect((advances.meanError ?? 1) <= 0.0015)
    #expect(advances.shareWithinBounds >= 0.95)
    let ink = try #require(accuracy.summaries.first { $0.name == "ink widths" })
    #expect(ink.count > 240)
    #expect((ink.meanError ?? 1) <= 0.007, "\(accuracy.table())")
    #expect(ink.shareWithinBounds >= 0.97, "\(accuracy.table())")
  }
}
