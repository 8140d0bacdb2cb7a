import AuditPipeline
import Auditing
import Foundation
import Testing

/// A view for each kind of fix, whose proposed diff, applied, makes the audit pass; and one for which no edit is safe.
///
/// A fixture says what it expects in its first comments: `// fix: KIND RULE`, or `// none: RULE`; `// edit: TEXT` is a
/// text that the proposed diff adds, and `// count: NUMBER` how many different diffs there are.
@Suite struct FixKindTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Fixes")
  static let fixtures: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".swift") }.sorted()
    ?? []

  private static func words(after mark: String, in text: String) -> [String]? {
    text.split(separator: "\n").first { $0.hasPrefix("// \(mark): ") }
      .map { $0.dropFirst(mark.count + 5).split(separator: " ").map(String.init) }
  }

  @Test func everyKindHasAViewItCuresAndOneItCannot() throws {
    var cured: Set<String> = []
    var uncured = 0
    for fixture in Self.fixtures {
      let text = try String(contentsOf: Self.folder.appendingPathComponent(fixture), encoding: .utf8)
      if let words = Self.words(after: "fix", in: text) { cured.insert(words[0]) }
      if Self.words(after: "none", in: text) != nil { uncured += 1 }
    }
    #expect(cured == Set(FixKindID.allCases.map(\.rawValue)))
    #expect(uncured == FixKindID.allCases.count)
  }

  @Test(arguments: fixtures) func fixesAreThoseStated(fixture: String) throws {
    let path = Self.folder.appendingPathComponent(fixture).path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let run = try Examples.run()
    let project = try LoadedProject(at: ProjectLocation(of: path), paths: [path])
    let before = run.audit(project.layouts).layouts
    let layouts = FixRun(run).suggestions(for: before, of: [project])
    let findings = layouts.flatMap(\.findings)
    if let expected = Self.words(after: "fix", in: text) {
      let own = findings.filter { $0.ruleID == expected[1] }
      try #require(!own.isEmpty)
      for finding in own { #expect(finding.fix?.fix?.kind.rawValue == expected[0], "\(finding.fix as Any)") }
      let diffs = Set(own.compactMap(\.fix?.fix?.diff))
      if let words = Self.words(after: "count", in: text) { #expect(diffs.count == Int(words[0]), "\(diffs)") }
      if let words = Self.words(after: "edit", in: text) {
        let added = diffs.joined().split(separator: "\n").filter { $0.hasPrefix("+") }
        #expect(added.contains { $0.contains(words.joined(separator: " ")) }, "\(diffs)")
      }
      try Self.checkPatched(path, project: project, own.compactMap(\.fix?.fix), run)
    } else {
      let expected = try #require(Self.words(after: "none", in: text))
      let own = findings.filter { $0.ruleID == expected[0] && $0.outcome == .failed }
      try #require(!own.isEmpty)
      for finding in own {
        guard case .none(let reason, let attempts)? = finding.fix else {
          Issue.record("\(fixture): \(finding.fix as Any)")
          continue
        }
        #expect(reason.hasSuffix("."))
        for attempt in attempts { #expect(attempt.summary.hasSuffix(".") && !attempt.problem.isEmpty) }
      }
    }
  }

  /// The audit of a copy to which all diffs were applied, one after the other, has no finding.
  private static func checkPatched(
    _ path: String, project: LoadedProject, _ fixes: [ProposedFix], _ run: AuditRun
  ) throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let relative = try #require(project.location.relative(path))
    let file = copy.appendingPathComponent(relative)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: path, toPath: file.path)
    var applied: Set<String> = []
    for fix in fixes where applied.insert(fix.diff).inserted {
      let patch = copy.appendingPathComponent("fix.diff")
      try Data(fix.diff.utf8).write(to: patch)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "apply", "-C1", "fix.diff"]
      process.currentDirectoryURL = copy
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(fix.diff)")
    }
    let patched = try LoadedProject(at: ProjectLocation(of: file.path), paths: [file.path])
    #expect(patched.diagnostics.isEmpty)
    for layout in run.audit(patched.layouts).layouts {
      #expect(layout.findings.map(\.message) == [])
      #expect(layout.unmeasured.isEmpty && layout.diagnostics.isEmpty)
    }
  }
}
