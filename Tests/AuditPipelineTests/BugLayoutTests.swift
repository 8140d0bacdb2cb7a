import AuditPipeline
import Auditing
import Foundation
import Geometry
import LayoutTree
import Testing
import Typography

/// Layouts of kinds that failed in shipped apps, each with a clean twin, and layouts that must not be accused.
///
/// A fixture states what it expects in its first comments: `// variants: bold` or `// variants: rtl` adds that axis, and
/// each `// PREVIEW: OUTCOME RULE SIZE AMOUNT SUBJECT | OTHER` is one finding: the first text size it shows at and the
/// worst amount of the rule's own figure, within a point. A preview without such a line has no findings.
@Suite struct BugLayoutTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
  /// The layouts, and the same kinds of defects in another guise, each with a near miss.
  static let fixtures = files(in: "BugLayouts") + files(in: "BugVariations")

  private static func files(in name: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
    return (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(name)/\($0)" }
  }

  /// One finding, as a fixture writes it.
  struct Expectation: Equatable, CustomStringConvertible {
    var preview: String
    var outcome: String
    var rule: String
    var firstSize: String
    var amount: Double
    var parties: String

    var description: String {
      "// \(preview): \(outcome) \(rule) \(firstSize) \((amount * 10).rounded() / 10) \(parties)"
    }

    func matches(_ other: Expectation) -> Bool {
      var copy = other
      copy.amount = amount
      return copy == self && abs(amount - other.amount) <= 1
    }
  }

  @Test func everyKindHasAFixture() {
    #expect(Self.files(in: "BugLayouts").count == 26)
    #expect(Self.files(in: "BugVariations").count == 20)
  }

  @Test(arguments: fixtures) func findingsAreThoseStated(fixture: String) throws {
    let path = Self.folder.appendingPathComponent(fixture).path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    var settings = AuditSettings()
    if lines.contains("// variants: bold") { settings.legibilityWeights = [.regular, .bold] }
    if lines.contains("// variants: rtl") { settings.layoutDirections = [.leftToRight, .rightToLeft] }
    let run = AuditRun(
      settings: settings, tools: try MeasuringTools(installationAbove: #filePath), jobs: 2, toolVersion: "test")
    let project = try LoadedProject(at: ProjectLocation(of: path), paths: [path])
    let layouts = run.audit(project.layouts).layouts
    var expected = lines.compactMap(Self.expectation)
    for layout in layouts {
      for finding in layout.findings {
        let found = Self.expectation(of: finding, in: layout.name)
        if let position = expected.firstIndex(where: { $0.matches(found) }) {
          expected.remove(at: position)
        } else {
          Issue.record("not stated in \(fixture): \(found)")
        }
      }
    }
    for missing in expected { Issue.record("missing in \(fixture): \(missing)") }
    #expect(!layouts.isEmpty)
  }

  /// The clean previews of all fixtures, with Bold Text and in both directions as well.
  @Test(arguments: fixtures) func cleanTwinsStayCleanEverywhere(fixture: String) throws {
    let path = Self.folder.appendingPathComponent(fixture).path
    var settings = AuditSettings()
    settings.legibilityWeights = [.regular, .bold]
    settings.layoutDirections = [.leftToRight, .rightToLeft]
    settings.combination = .product
    let run = AuditRun(
      settings: settings, tools: try MeasuringTools(installationAbove: #filePath), jobs: 2, toolVersion: "test")
    let project = try LoadedProject(at: ProjectLocation(of: path), paths: [path])
    for layout in run.audit(project.layouts.filter { $0.name != "defect" }).layouts {
      let findings = layout.findings.filter { $0.ruleID != "capped-text-size" }
      #expect(findings.map(\.message) == [], "\(fixture): \(layout.name)")
      #expect(layout.unmeasured.map(\.message) == [], "\(fixture): \(layout.name)")
    }
  }

  private static func expectation(_ line: String) -> Expectation? {
    let words = line.split(separator: " ", maxSplits: 6).map(String.init)
    guard words.count == 7, words[0] == "//", words[1].hasSuffix(":"), let amount = Double(words[5]) else { return nil }
    return Expectation(
      preview: String(words[1].dropLast()), outcome: words[2], rule: words[3], firstSize: words[4], amount: amount,
      parties: words[6])
  }

  private static func expectation(of finding: Finding, in preview: String) -> Expectation {
    let worst = finding.occurrences[finding.worst]
    var parties = finding.subject.title
    if let other = finding.otherParty { parties += " | \(other.title)" }
    return Expectation(
      preview: preview, outcome: finding.outcome.rawValue, rule: finding.ruleID,
      firstSize: finding.occurrences.first?.variant.textSize.shortName ?? "", amount: worst.facts.first?.value ?? 0,
      parties: parties)
  }
}
