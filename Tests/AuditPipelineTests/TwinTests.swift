import AuditPipeline
import Auditing
import Diagnostics
import LayoutTree
import Testing
import Typography

/// A JSON layout and its Swift twin are the same layout.
@Suite struct TwinTests {
  /// What a finding says, without places in the source.
  private struct Said: Hashable {
    var rule: String
    var path: String
    var reason: String
    var outcome: Outcome
    var variants: [Variant]
    var facts: [[Fact]]

    init(_ finding: Finding) {
      (rule, path, reason) = (finding.ruleID, finding.subject.path, finding.reason)
      outcome = finding.outcome
      variants = finding.occurrences.map(\.variant)
      facts = finding.occurrences.map(\.facts)
    }
  }

  @Test(arguments: Examples.names) func twinsGiveTheSameTreesAndFindings(name: String) throws {
    var settings = AuditSettings()
    settings.textSizes = [.xSmall, .large, .xxxLarge, .accessibility2, .accessibility5]
    settings.locales = ["en_US", "en_GB"]
    let run = try Examples.run(settings)
    let swift = run.audit(try Examples.project(name + ".swift").layouts).layouts
    let json = run.audit(try Examples.project(name + ".json").layouts).layouts
    try #require(swift.count == json.count)
    #expect(swift.map(\.name) == json.map(\.name))
    for (one, other) in zip(swift, json) {
      for (left, right) in zip(one.renderings, other.renderings) {
        #expect(withoutPlaces(left.tree) == withoutPlaces(right.tree), "\(one.name) \(left.variant)")
      }
      // The order is that of the source, which differs where one Swift line stands for several views.
      #expect(one.findings.count == other.findings.count)
      #expect(Set(one.findings.map(Said.init)) == Set(other.findings.map(Said.init)), "\(one.name)")
      #expect(one.counts == other.counts)
    }
  }

  @Test(arguments: Examples.names) func everyExampleIsMeasuredWhole(name: String) throws {
    let run = try Examples.run()
    for layout in run.audit(try Examples.project(name + ".swift").layouts).layouts {
      #expect(layout.unmeasured.isEmpty, "\(layout.name): \(layout.unmeasured)")
      #expect(layout.diagnostics.isEmpty, "\(layout.name): \(layout.diagnostics)")
    }
  }

  private func withoutPlaces(_ tree: LayoutTree) -> String {
    tree.textDump.replacing(#/\ :\d+\ |\ at\ \d+:/#, with: " ")
  }
}
