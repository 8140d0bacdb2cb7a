import AuditPipeline
import Conformance
import Foundation
import Testing

/// Agreement with screens that Apple's engine drew.
@Suite struct RenderingTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let recordings = root.appendingPathComponent("../shared/cases/apple-renderings.json").standardizedFileURL
  static var hasRecordings: Bool { FileManager.default.fileExists(atPath: recordings.path) }

  static let table = Result {
    try RenderingComparison.table(ofRepository: root, tools: MeasuringTools(installationAbove: #filePath))
  }

  @Test func nineOfTenValuesHold() throws {
    let table = try Self.table.get()
    #expect(table.total.values > 250)
    #expect(table.total.fraction >= 0.9, "\(table.details)")
    for (origin, share) in table.origins { #expect(share.fraction >= 0.8, "\(origin)") }
  }

  @Test func everyPreviewIsThereAndMeasured() throws {
    for entry in try Self.table.get().comparison.cases {
      #expect(entry.unmeasured.isEmpty, "\(entry.rendering.id)")
      if Self.hasRecordings { #expect(entry.skipped == nil, "\(entry.rendering.id)") }
    }
  }

  @Test func everyMissHasItsCauseAndNoCauseIsLeftOver() throws {
    let table = try Self.table.get()
    for miss in table.misses { #expect(table.causes[miss] != nil, "\(miss)") }
    let skipped = Set(table.skipped)
    for known in table.causes.keys.sorted() where !skipped.contains(String(known.prefix { $0 != " " })) {
      #expect(table.misses.contains(known), "\(known) holds")
    }
  }

  @Test(.enabled(if: hasRecordings)) func theDocumentedTableIsThatOfTheLayouts() throws {
    let file = Self.root.appendingPathComponent("Documentation/Renderings.md")
    let table = "```\n" + (try Self.table.get().text) + "```\n"
    var text = try String(contentsOf: file, encoding: .utf8)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      let start = try #require(text.range(of: "```\n")?.lowerBound)
      text = String(text[..<start]) + table
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text.hasSuffix(table), "run the tests with UPDATE_GOLDENS=1 to renew the table")
  }
}
