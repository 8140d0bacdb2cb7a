import AuditPipeline
import Auditing
import Foundation
import SourceEdits
import Testing

@Suite struct FixRunTests {
  /// The keyword bubble's fix against every half point from 0.5 to 24, each audited in full.
  @Test func keywordBubbleGetsTheSmallestScaledPaddingThatClears() throws {
    let run = try Examples.run()
    let project = try Examples.project("KeywordBubble.swift")
    let before = run.audit(project.layouts).layouts
    let clearance = before[0].findings.filter { $0.property == .padding }
    try #require(Set(clearance.map(\.ruleID)) == ["ink-outside-shape", "tight-clearance"])
    let after = FixRun(run).suggestions(for: before, of: [project])
    let fixes = after[0].findings.filter { $0.property == .padding }.compactMap(\.fix?.fix)
    try #require(fixes.count == clearance.count)
    #expect(Set(fixes.map(\.diff)).count == 1)
    let fix = fixes[0]
    #expect(fix.diff.contains("+  @ScaledMetric(relativeTo: .title) private var padding: CGFloat ="))
    #expect(fix.diff.contains("+      .padding(padding)"))
    let number = try #require(
      fix.diff.firstMatch(of: #/padding: CGFloat = ([0-9.]+)/#).flatMap { Double($0.output.1) })

    let text = try String(contentsOfFile: Examples.root + "/Examples/KeywordBubble.swift", encoding: .utf8)
    let edited = try #require(fix.change.applied(to: text, of: "Examples/KeywordBubble.swift"))
    var smallest: Double?
    for value in stride(from: 0.5, through: 24, by: 0.5) where smallest == nil {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("KeywordBubble.swift")
      try Data(edited.replacing(#/padding: CGFloat = [0-9.]+/#, with: "padding: CGFloat = \(value)").utf8)
        .write(to: file)
      let copy = try LoadedProject(at: ProjectLocation(of: file.path), paths: [file.path])
      let layout = run.audit(copy.layouts).layouts[0]
      if !layout.findings.contains(where: { $0.property == .padding }) { smallest = value }
    }
    let bruteForce = try #require(smallest)
    #expect(number >= bruteForce && number <= bruteForce + 2, "\(number) against \(bruteForce)")
  }

  /// A search that may lay out no more says so, and ends the same however many jobs there are.
  @Test(arguments: [1, 2]) func searchEndsAtItsBudget(jobs: Int) throws {
    let run = try Examples.run(jobs: jobs)
    let project = try Examples.project("KeywordBubble.swift")
    var fixes = FixRun(run)
    fixes.budget.variants = 10
    let after = fixes.suggestions(for: run.audit(project.layouts).layouts, of: [project])
    let outcomes = after.flatMap(\.findings).filter { $0.property == .padding }.compactMap(\.fix)
    #expect(!outcomes.isEmpty)
    for outcome in outcomes {
      guard case .none(let reason, _) = outcome else {
        Issue.record("An edit was found with next to nothing laid out.")
        continue
      }
      #expect(reason.hasPrefix("The search ended after "))
    }
  }
}
