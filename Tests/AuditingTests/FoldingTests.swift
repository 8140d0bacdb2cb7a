import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import PathGeometry
import TestSupport
import Testing
import Typography

/// A rule that judges a figure which grows with the text size.
private struct GrowthRule: Rule {
  let metadata = RuleMetadata(
    id: "growth", title: "Growth", severity: .warning, options: [RuleOption("limit", 5, .points, "A limit.")],
    rationale: "A test.")

  func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let value = tree.tree.container.width
    let subject = Subject(path: "Root", title: "Root", range: nil)
    let outcome: Outcome = value > options["limit"] ? .failed : .passed
    var observation = Observation(outcome, .warning, "too-wide", of: subject, Figure("width", value, .points))
    observation.margin = options["limit"] - value
    return [observation]
  }

  func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(what: "It is \(defect.display("width")) wide.", why: "Why.", remedy: "What to do.")
  }
}

struct FoldingTests {
  private func tree(width: Double) -> LayoutTree {
    LayoutTree(
      boxes: [], paint: [], clips: [], container: Rectangle(x: 0, y: 0, width: width, height: 1), safeArea: .zero,
      grid: PixelGrid(scale: 3), background: DynamicColor(light: .white), outlines: FixedAdvanceFont())
  }

  private func fold(settings: RuleSettings = .standard) -> (findings: [Finding], counts: [Outcome: Int]) {
    let auditor = Auditor(registry: RuleRegistry([GrowthRule()]), settings: settings)
    // Backwards on purpose: the order of the result is that of the text sizes.
    let judgements = DynamicTypeSize.allCases.reversed().map { size in
      auditor.judge(
        tree(width: Double(size.index)),
        variants: [Variant(textSize: size), Variant(textSize: size, colorScheme: .dark)])
    }
    return auditor.fold(judgements)
  }

  @Test func oneDefectIsOneFinding() throws {
    let (findings, counts) = fold()
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.occurrences.count == 12)
    #expect(finding.first.variant.textSize == .xxxLarge)
    #expect(finding.occurrences[finding.worst].variant.textSize == .accessibility5)
    #expect(finding.series.map(\.fact.value) == (0..<12).flatMap { [Double($0), Double($0)] })
    #expect(counts == [.failed: 12, .passed: 12])
    #expect(finding.message == "It is 11 pt wide. From xxxL on, worst at AX5 (12 of 24 variants). Why. What to do.")
  }

  @Test func settingsChangeThresholdAndSeverity() throws {
    let strict = fold(settings: RuleSettings(values: ["growth": ["limit": 10]], severities: ["growth": .error]))
    let finding = try #require(strict.findings.first)
    #expect(finding.severity == .error)
    #expect(finding.occurrences.map(\.variant.textSize) == [.accessibility5, .accessibility5])
    #expect(fold(settings: RuleSettings(disabled: ["growth"])).findings.isEmpty)
    #expect(fold(settings: RuleSettings(only: ["other"])).findings.isEmpty)
  }

  @Test func unknownSettingsAreNamed() {
    let settings = RuleSettings(values: ["growth": ["limits": 1], "grow": [:]], disabled: ["shrink"])
    #expect(settings.unknownNames(among: [GrowthRule()]) == ["grow", "growth.limits", "shrink"])
  }

  @Test func fingerprintDependsOnRulePathAndReasonAlone() {
    let fingerprint = Fingerprint.of(rule: "a", path: "b", reason: "c")
    #expect(fingerprint.count == 16)
    #expect(fingerprint == Fingerprint.of(rule: "a", path: "b", reason: "c"))
    #expect(fingerprint != Fingerprint.of(rule: "a", path: "bc", reason: ""))
  }

  @Test(arguments: [
    (Fact("x", 0.31, .points, tolerance: 0.58), "0.3 ± 0.6 pt"), (Fact("x", 16, .points), "16 pt"),
    (Fact("x", -0.04, .points), "0 pt"), (Fact("x", 4.499, .ratio), "4.49:1"), (Fact("x", 1, .lines), "1 line"),
    (Fact("x", 2, .lines), "2 lines"), (Fact("x", .infinity, .points), "∞ pt"), (Fact("x", -2.25, .points), "-2.3 pt"),
  ])
  func factsForPeople(fact: Fact, expected: String) {
    #expect(fact.display == expected)
  }
}
