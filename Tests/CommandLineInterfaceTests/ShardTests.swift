import CommandLineInterface
import Foundation
import Testing

/// Shares of a run, joined again.
@Suite struct ShardTests {
  private static let formats = [
    "html", "json", "jsonl", "sarif", "junit", "checkstyle", "gitlab", "github-summary", "xcode",
  ]

  private static func arguments(_ folder: String) -> [String] {
    formats.flatMap { ["--format", "\($0):\(folder)/"] }
  }

  /// Layouts with pictures, several files, a comment that is not used, and a baseline with a stale entry.
  private static func makeProject() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Package.swift": ""])
    try FileManager.default.copyItem(atPath: ToolRun.root + "/Examples", toPath: folder.path + "/Examples")
    try folder.write("Examples/B.swift", Data(BaselineTests.view(width: 60).utf8))
    let unused = "import SwiftUI\n#Preview {\n  // sizewise:disable:next clipped-text sizes=large\n  Text(\"A\")\n}\n"
    try folder.write("Examples/C.swift", Data(unused.utf8))
    #expect(ToolRun("baseline", "write", "Examples/B.swift", in: folder.path).code == .passed)
    return folder
  }

  @Test(arguments: [1, 2, 3, 7]) func mergedSharesAreTheBytesOfOneRun(count: Int) throws {
    let folder = try Self.makeProject()
    let sizes = ["--sizes", "large,accessibility2,accessibility5"]
    let whole = ToolRun(arguments: ["audit", "Examples"] + sizes + Self.arguments("whole"), in: folder.path)
    for index in 1...count {
      let share = ToolRun(
        arguments: ["audit", "Examples", "--shard", "\(index)/\(count)", "--output", "parts"] + sizes, in: folder.path)
      #expect([.passed, .findings].contains(share.code), "\(share.errors)")
    }
    let merged = ToolRun(arguments: ["merge", "parts"] + Self.arguments("merged"), in: folder.path)
    #expect(merged.code == whole.code)
    #expect(merged.output == whole.output)
    #expect(whole.errors.hasSuffix(merged.errors), "all but the progress")
    #expect(whole.errors.contains("suppression/unused"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/whole").sorted()
    #expect(names.count == Self.formats.count)
    for name in names {
      let one = FileManager.default.contents(atPath: folder.path + "/whole/" + name)
      let isEqual = one == FileManager.default.contents(atPath: folder.path + "/merged/" + name)
      #expect(isEqual, "\(name)")
    }
  }

  @Test func missingAndForeignSharesAreNamed() throws {
    let folder = try TemporaryFolder(["A.swift": InputTests.view, "B.swift": InputTests.view])
    for index in [1, 3] {
      _ = ToolRun("audit", ".", "--shard", "\(index)/3", "--output", "parts", "--sizes", "large", in: folder.path)
    }
    let missing = ToolRun("merge", "parts", in: folder.path)
    #expect(missing.code == .unusable)
    #expect(missing.errors.contains("shard 2 of 3 is missing"), "\(missing.errors)")
    _ = ToolRun("audit", ".", "--shard", "2/3", "--output", "parts", in: folder.path)
    let foreign = ToolRun("merge", "parts", in: folder.path)
    #expect(foreign.code == .unusable)
    #expect(foreign.errors.contains("another run"), "\(foreign.errors)")
    let twice = ToolRun("merge", "parts/sizewise-1-of-3.part", "parts/sizewise-1-of-3.part", in: folder.path)
    #expect(twice.errors.contains("twice"), "\(twice.errors)")
    try folder.write("parts/x.part", Data("{}".utf8))
    #expect(ToolRun("merge", "parts/x.part", in: folder.path).errors.contains("parts/x.part is no part"))
    #expect(ToolRun("merge", ".", in: folder.path).code == .unusable)
  }

  @Test func bazelAsksForShares() throws {
    let folder = try TemporaryFolder(["A.swift": InputTests.view, "B.swift": InputTests.view])
    let environment = [
      "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": folder.path + "/status",
    ]
    let run = ToolRun("audit", ".", "--sizes", "large", in: folder.path, environment: environment)
    #expect(run.output.contains("layouts=1 "), "\(run.output)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/status"))
    let beyond = ToolRun(
      "audit", ".", in: folder.path, environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
    #expect(beyond.code == .unusable)
    let many = ["TEST_TOTAL_SHARDS": "5", "TEST_SHARD_INDEX": "4"]
    #expect(ToolRun("audit", ".", in: folder.path, environment: many).code == .passed, "a share may be empty")
  }

  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0", "1/2/3"]) func sharesAreChecked(text: String) {
    let run = ToolRun("audit", "Examples", "--shard", text)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("2/5"), "\(run.errors)")
  }
}
