import CommandLineInterface
import Foundation
import Testing

/// Known findings stay in the reports and do not fail; what is new or grew does.
@Suite struct BaselineTests {
  static let file = ".sizewise-baseline.json"

  /// A text of about 70 points in a frame, with room for other code above and other modifiers around it.
  static func view(width: Int, above: String = "", modifiers: String = "", name: String = "Score") -> String {
    """
    import SwiftUI
    \(above)
    struct Score: View {
      var body: some View {
        Text("Final result")
          .frame(width: \(width), height: 40)\(modifiers)
      }
    }
    #Preview("\(name)") { Score() }
    """
  }

  private func folder(_ view: String = view(width: 60), _ arguments: [String] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["A.swift": view, ".sizewise.yml": "paths: [.]\n"])
    let run = ToolRun(arguments: ["baseline", "write", "."] + arguments, in: folder.path)
    #expect(run.code == .passed, "\(run.errors)")
    return folder
  }

  private func text(_ folder: borrowing TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path + "/" + Self.file, encoding: .utf8)
  }

  @Test func whatIsKnownDoesNotFail() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view(width: 60)])
    #expect(ToolRun("audit", ".", in: folder.path).code == .findings)
    let written = ToolRun("baseline", "write", ".", "--reason", "before the redesign", in: folder.path)
    #expect(written.output.hasPrefix("wrote .sizewise-baseline.json with "), "\(written.output)\(written.errors)")
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .passed, "\(run.output)")
    #expect(run.output.contains("known error"))
    #expect(run.output.contains("before the redesign"))
    #expect(run.output.contains(" errors=0 ") && run.output.contains(" known="), "\(run.output)")
    #expect(ToolRun("audit", ".", "--no-baseline", in: folder.path).code == .findings)
  }

  @Test func fileHasSortedKeysAndAnEntryOnALine() throws {
    let folder = try folder()
    let lines = try text(folder).split(separator: "\n").map(String.init)
    #expect(lines.first == "{" && lines.last == "}")
    let entries = lines.filter { $0.hasPrefix("    {") }
    #expect(!entries.isEmpty && entries == entries.sorted())
    for entry in entries {
      let keys = entry.matches(of: #/"([a-z]+)": /#).map { String($0.output.1) }
      #expect(keys == keys.sorted(), "\(entry)")
      #expect(entry.contains("\"file\": \"A.swift\""))
    }
  }

  @Test(arguments: [
    ("A.swift", view(width: 60, above: "\n\n// moved down\nlet other = 1\n")),
    ("Renamed.swift", view(width: 60)),
    ("A.swift", view(width: 60, modifiers: "\n      .padding(3)\n      .accessibilityLabel(\"Final\")")),
    ("A.swift", view(width: 60, name: "Renamed")),
    ("A.swift", view(width: 60).replacingOccurrences(of: "{ Score() }", with: "{ VStack { Score() } }")),
  ])
  func entriesSurviveEdits(name: String, source: String) throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.path + "/A.swift")
    try folder.write(name, Data(source.utf8))
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .passed, "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("baseline/stale"), "\(run.errors)")
  }

  @Test func defectsThatGrowAreNew() throws {
    let folder = try folder()
    try folder.write("A.swift", Data(Self.view(width: 59).utf8))
    #expect(ToolRun("audit", ".", in: folder.path).code == .passed, "a point is allowed")
    try folder.write("A.swift", Data(Self.view(width: 58).utf8))
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .findings)
    #expect(run.output.contains("It is in the baseline, but grew: by 2 pt"), "\(run.output)")
  }

  @Test func defectsAtMoreSizesAreNew() throws {
    let folder = try folder(Self.view(width: 60), ["--sizes", "accessibility5"])
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .findings)
    #expect(run.output.contains("also at "), "\(run.output)")
  }

  @Test func entriesExpire() throws {
    let folder = try folder(Self.view(width: 60), ["--expires", "2026-11-29", "--issue", "#12"])
    #expect(ToolRun("audit", ".", in: folder.path).code == .passed, "the last day counts")
    let run = ToolRun("audit", ".", "--now", "2026-11-30T00:00:00Z", in: folder.path)
    #expect(run.code == .findings)
    #expect(run.output.contains("expired on 2026-11-29"), "\(run.output)")
  }

  @Test func staleEntriesAreReportedAndPruned() throws {
    let folder = try folder()
    try folder.write("A.swift", Data(Self.view(width: 300).replacingOccurrences(of: "40", with: "200").utf8))
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.errors.contains(".sizewise-baseline.json:3:5: warning: The baseline knows"), "\(run.errors)")
    #expect(run.code == .passed)
    #expect(!run.output.contains("The baseline knows"), "standard error has it")
    let strict = ToolRun("audit", ".", "--strict", in: folder.path)
    #expect(strict.code == .findings)
    #expect(strict.errors.contains("failed by --strict: 1 baseline entry without a finding"), "\(strict.errors)")
    #expect(ToolRun("baseline", "prune", ".", in: folder.path).code == .passed)
    #expect(ToolRun("audit", ".", in: folder.path).errors.isEmpty)
  }

  @Test func entriesThatWereNotLookedForAreNotStale() throws {
    let folder = try folder()
    try folder.write("B.swift", Data(Self.view(width: 300).utf8))
    for arguments in [
      ["audit", "B.swift"], ["audit", ".", "--only", "fixed-text-size"], ["audit", ".", "--sizes", "small"],
    ] {
      let run = ToolRun(arguments: arguments, in: folder.path)
      #expect(!run.errors.contains("baseline/stale"), "\(run.errors)")
    }
  }

  @Test func updateKeepsReasonsAndTakesWhatGrew() throws {
    let folder = try folder(Self.view(width: 60), ["--reason", "old"])
    try folder.write("A.swift", Data(Self.view(width: 50).utf8))
    #expect(ToolRun("baseline", "update", ".", "--reason", "new", in: folder.path).code == .passed)
    #expect(ToolRun("audit", ".", in: folder.path).code == .passed)
    #expect(try text(folder).contains("\"reason\": \"old\""))
    #expect(ToolRun("baseline", "write", ".", in: folder.path).code == .unusable, "write needs --force")
  }

  @Test func failurePrintsEntriesToPaste() throws {
    let folder = try TemporaryFolder([
      "A.swift": Self.view(width: 60), Self.file: "{\n  \"findings\": [],\n  \"sizewise-baseline\": 1\n}\n",
    ])
    let run = ToolRun("audit", ".", in: folder.path)
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("    {") }.map { $0.dropLast() }
    #expect(!lines.isEmpty, "\(run.errors)")
    let pasted = "{\"findings\": [\n\(lines.joined(separator: ",\n"))\n], \"sizewise-baseline\": 1}"
    try folder.write(Self.file, Data(pasted.utf8))
    let again = ToolRun("audit", ".", in: folder.path)
    #expect(again.code == .passed, "\(again.output)\(again.errors)")
  }

  @Test(arguments: [
    ("{}", "sizewise-baseline"), ("[]", "an object"), ("{\"sizewise-baseline\": 1, \"findngs\": []}", "\"findings\"?"),
    ("{\"sizewise-baseline\": 1, \"findings\": [{\"rule\": \"a\"}]}", "\"file\""),
    ("{\"sizewise-baseline\": 1, \"findings\": [], \"findings\": []}", "second time"), ("{", "not valid JSON"),
  ])
  func brokenFilesHaveTheirLine(text: String, word: String) throws {
    let folder = try TemporaryFolder(["A.swift": Self.view(width: 60), Self.file: text])
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains(".sizewise-baseline.json:1:"), "\(run.errors)")
    #expect(run.errors.contains(word), "\(run.errors)")
  }

  @Test func reasonsCanBeRequired() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view(width: 60), ".sizewise.yml": "require-reasons: true\n"])
    #expect(ToolRun("baseline", "write", ".", in: folder.path).errors.contains("--reason"))
    #expect(ToolRun("baseline", "write", ".", "--reason", "x", in: folder.path).code == .passed)
    #expect(ToolRun("audit", ".", in: folder.path).code == .passed)
    let stripped = try text(folder).replacingOccurrences(of: ", \"reason\": \"x\"", with: "")
    try folder.write(Self.file, Data(stripped.utf8))
    #expect(ToolRun("audit", ".", in: folder.path).errors.contains("require-reasons"))
  }

  @Test func baselineCanBeNamed() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view(width: 60), ".sizewise.yml": "baseline: known/b.json\n"])
    #expect(ToolRun("audit", ".", in: folder.path).errors.contains("there is no baseline known/b.json"))
    #expect(ToolRun("baseline", "write", ".", in: folder.path).code == .passed)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/known/b.json"))
    #expect(ToolRun("audit", ".", in: folder.path).code == .passed)
    #expect(ToolRun("audit", ".", "--baseline", "other.json", in: folder.path).code == .unusable)
  }

  @Test func knownFindingsAreMarkedInReports() throws {
    let folder = try folder(Self.view(width: 60), ["--reason", "old"])
    let run = ToolRun(
      "audit", ".", "--quiet", "--format", "sarif:a.sarif", "--format", "json:a.json", "--format", "junit:a.xml",
      in: folder.path)
    #expect(run.code == .passed)
    let sarif = try String(contentsOfFile: folder.path + "/a.sarif", encoding: .utf8)
    #expect(sarif.contains("\"baselineState\" : \"unchanged\"") && sarif.contains("\"kind\" : \"external\""))
    let json = try String(contentsOfFile: folder.path + "/a.json", encoding: .utf8)
    #expect(json.contains("\"origin\" : \"baseline\"") && json.contains("\"reason\" : \"old\""))
    _ = ToolRun("audit", ".", "--quiet", "--format", "html:a.html", in: folder.path)
    let page = try String(contentsOfFile: folder.path + "/a.html", encoding: .utf8)
    #expect(page.contains("Nothing new. Accepted until now: 1 known."))
    #expect(page.contains("class=\"cell known\"") && !page.contains("class=\"cell warning\""))
    #expect(page.contains("value=\"known\" checked") && !page.contains("NaN"))
    let junit = try String(contentsOfFile: folder.path + "/a.xml", encoding: .utf8)
    #expect(junit.contains("failures=\"0\"") && junit.contains("Known: old."))
  }
}
