import AuditPipeline
import Auditing
import Colorimetry
import Foundation
import Geometry
import Testing
import Typography

/// The examples in the rules' documentation get the verdicts that they stand for.
@Suite struct RuleExampleTests {
  /// One example with what its rule has to say of it.
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var expected: Outcome
    var example: RuleExample

    var testDescription: String { "\(rule): \(example.title)" }
  }

  static let cases: [Case] = AuditRun.rules.flatMap { rule in
    let metadata = rule.metadata
    return metadata.failing.map { Case(rule: rule.id, expected: .failed, example: $0) }
      + metadata.passing.map { Case(rule: rule.id, expected: .passed, example: $0) }
      + metadata.undecided.map { Case(rule: rule.id, expected: .cantTell, example: $0) }
  }

  private static let tools = try? MeasuringTools(installationAbove: #filePath)

  @Test func everyRuleHasExamplesOfEachOutcome() {
    for rule in AuditRun.rules {
      let metadata = rule.metadata
      #expect(metadata.failing.count >= 3, "\(rule.id)")
      #expect(metadata.passing.count >= 3, "\(rule.id)")
      #expect(metadata.undecided.count >= 1, "\(rule.id)")
    }
  }

  @Test(arguments: cases) func exampleGetsItsVerdict(_ given: Case) throws {
    // A finding may tell of an earlier stage that is another rule's.
    let outcomes = Set(
      try Self.findings(of: given.example, AuditSettings())
        .filter { $0.ruleID == given.rule || $0.message.contains("(\(given.rule))") }.map(\.outcome))
    switch given.expected {
    case .failed: #expect(outcomes.contains(.failed))
    case .cantTell: #expect(outcomes == [.cantTell])
    case .passed, .inapplicable, .untested: #expect(outcomes.isEmpty)
    }
  }

  /// No rule has anything to say of an example that passes, whatever the user sets.
  @Test(arguments: cases.filter { $0.expected == .passed }) func passingExampleIsCleanEverywhere(_ given: Case) throws {
    var settings = AuditSettings()
    settings.contrasts = [.standard, .increased]
    settings.legibilityWeights = [.regular, .bold]
    settings.layoutDirections = [.leftToRight, .rightToLeft]
    settings.combination = .product
    try #require(settings.variants.count == 12 * 2 * 2 * 2 * 2)
    #expect(try Self.findings(of: given.example, settings).map(\.message) == [])
  }

  private static func findings(of example: RuleExample, _ settings: AuditSettings) throws -> [Finding] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-example-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Example.swift").path
    try example.source.write(toFile: path, atomically: true, encoding: .utf8)
    let project = try LoadedProject(at: ProjectLocation(of: path), paths: [path])
    let run = AuditRun(settings: settings, tools: try #require(Self.tools), jobs: 1, toolVersion: "test")
    let layouts = run.audit(project.layouts).layouts
    #expect(!layouts.isEmpty)
    return layouts.flatMap(\.findings)
  }
}
