import CommandLineInterface
import Foundation
import Testing

@Suite struct SavedReportTests {
  static func view(padding: String) -> String {
    """
    import SwiftUI
    #Preview("Bubble") {
      Label("fern-leaf lavender", systemImage: "leaf").font(.title).foregroundStyle(.white)
        .padding(\(padding)).background(.purple, in: Capsule())
    }
    """
  }

  func audit(_ folder: String, to report: String) {
    _ = ToolRun("audit", "A.swift", "--quiet", "--format", "json:\(report)", in: folder)
  }

  @Test func differencesAreNewWorseBetterAndGone() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view(padding: "16")])
    audit(folder.path, to: "old.json")
    try folder.write("A.swift", Data(Self.view(padding: "12").utf8))
    audit(folder.path, to: "worse.json")
    try folder.write("A.swift", Data(Self.view(padding: "40").utf8))
    audit(folder.path, to: "good.json")
    let same = ToolRun("diff", "old.json", "old.json", in: folder.path)
    #expect(same.code == .passed)
    #expect(same.output.hasPrefix("0 new, 0 worse, 0 better, 0 gone"))
    let worse = ToolRun("diff", "old.json", "worse.json", in: folder.path)
    #expect(worse.code == .findings)
    #expect(worse.output.contains("worse  A.swift:"), "\(worse.output)")
    let good = ToolRun("diff", "old.json", "good.json", "--markdown", in: folder.path)
    #expect(good.code == .passed, "\(good.output)")
    #expect(good.output.contains("| gone | Bubble |"), "\(good.output)")
  }

  @Test func findingsAreExplainedByTheirFingerprint() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view(padding: "16")])
    audit(folder.path, to: "sizewise.json")
    let data = try #require(FileManager.default.contents(atPath: folder.path + "/sizewise.json"))
    let match = try #require(String(decoding: data, as: UTF8.self).firstMatch(of: /"fingerprint" : "([0-9a-f]+)"/))
    let run = ToolRun("explain", String(match.output.1.prefix(8)), in: folder.path)
    #expect(run.code == .passed)
    #expect(run.output.contains("accessibility5"))
    #expect(ToolRun("explain", "zzz", in: folder.path).code == .unusable)
  }
}
