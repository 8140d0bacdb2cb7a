import CommandLineInterface
import Foundation
import Testing

/// Runs that are kept give the same bytes as runs that are made.
@Suite struct RunCacheTests {
  private static let view = #"#Preview("One") { Text("Hello").frame(width: 30).lineLimit(1) }"#

  private func run(_ folder: String, _ more: String...) -> ToolRun {
    ToolRun(arguments: ["audit", "App", "--cache-folder", "Cache", "--output", "Out"] + more, in: folder)
  }

  private func keptRuns(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder + "/Cache")) ?? []).sorted()
  }

  @Test func anUnchangedRunIsGivenAgain() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.view])
    let first = run(folder.path)
    let report = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Out/index.html"))
    #expect(keptRuns(folder.path).count == 1)
    // What the second run writes can only come from the kept run: its text is changed there.
    let entry = folder.path + "/Cache/" + keptRuns(folder.path)[0]
    let manifest = try String(contentsOfFile: entry + "/manifest.json", encoding: .utf8)
    try folder.write(
      "Cache/\(keptRuns(folder.path)[0])/manifest.json",
      Data(manifest.replacing("layouts=1", with: "layouts=kept").utf8))
    try FileManager.default.removeItem(atPath: folder.path + "/Out")
    let second = run(folder.path)
    #expect(second.output == first.output.replacing("layouts=1", with: "layouts=kept"))
    #expect(second.output.contains("layouts=kept"))
    #expect(second.code == first.code)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/Out/index.html")) == report)
  }

  @Test(arguments: ["App/A.swift", "App/B.swift", "App/Text/de.lproj/Localizable.strings"])
  func aChangedOrNewFileIsReadAgain(_ file: String) throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.view])
    let first = run(folder.path)
    try folder.write(file, Data("#Preview(\"Two\") { Text(\"Hi\") }\n".utf8))
    let second = run(folder.path)
    let fresh = run(folder.path, "--no-cache")
    #expect(second.output == fresh.output)
    #expect(file.hasSuffix("strings") || second.output != first.output)
  }

  @Test func otherOptionsAreAnotherRun() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.view])
    _ = run(folder.path)
    let dark = run(folder.path, "--schemes", "dark", "--sizes", "large")
    #expect(dark.output == run(folder.path, "--schemes", "dark", "--sizes", "large", "--no-cache").output)
    #expect(keptRuns(folder.path).count == 2)
  }

  @Test func aBrokenCacheIsNoObstacle() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.view])
    let first = run(folder.path)
    for entry in keptRuns(folder.path) { try folder.write("Cache/\(entry)/manifest.json", Data("{".utf8)) }
    #expect(run(folder.path).output == first.output)
    #expect(ToolRun("audit", "App", "--cache-folder", "App/A.swift", in: folder.path).code == first.code)
  }

  @Test func unusableRunsAreNotKept() throws {
    let folder = try TemporaryFolder(["App/A.swift": Self.view, "App/B.swift": "struct {"])
    #expect(run(folder.path).code == .unusable)
    #expect(keptRuns(folder.path).isEmpty)
  }
}
