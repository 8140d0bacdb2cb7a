import Auditing
import LayoutTree
import Reporting
import TestSupport
import Testing
import Typography

@Suite struct ReportDocumentTests {
  private static func document(_ change: (inout AuditResult) -> Void = { _ in }) -> ReportDocument {
    var result = SampleAudit.result
    change(&result)
    return ReportDocument(result)
  }

  @Test func findingsComeWorstFirst() {
    let layout = Self.document().layouts[0]
    #expect(layout.findings.map(\.finding.ruleID) == ["insufficient-contrast", "ink-outside-shape", "tight-clearance"])
  }

  @Test(arguments: [
    ("insufficient-contrast", "at every text size, in light only"), ("ink-outside-shape", "at AX5, in light and dark"),
    ("tight-clearance", "at AX2 to AX4, in light and dark"),
  ])
  func extentNamesSizesAndSchemes(rule: String, extent: String) {
    let finding = Self.document().layouts[0].findings.first { $0.finding.ruleID == rule }
    #expect(finding?.extent == extent)
  }

  @Test func slugsAreUniqueAndStable() {
    let document = Self.document { result in
      result.layouts.append(result.layouts[0])
      result.layouts[0].findings.append(result.layouts[0].findings[0])
    }
    #expect(Set(document.layouts.map(\.slug)).count == 3)
    #expect(Set(document.layouts[0].findings.map(\.slug)).count == 4)
    #expect(document.layouts[0].slug == Self.document().layouts[0].slug)
  }

  /// A layout with parts that were not measured never counts as passing.
  @Test func unmeasuredLayoutsDoNotPass() {
    let document = Self.document { result in
      for index in result.layouts.indices { result.layouts[index].findings = [] }
    }
    #expect(document.totals.passingLayouts == 1)
    #expect(document.layouts[1].totals.passingLayouts == 0)
  }

  @Test func plotsHoldOneKindOfFigure() throws {
    let document = Self.document { result in
      let index = result.layouts[0].findings.firstIndex { $0.ruleID == "tight-clearance" } ?? 0
      result.layouts[0].findings[index].series[0].fact = Fact("missing-lines", 3, .lines)
    }
    let plot = try #require(document.layouts[0].findings.first { $0.finding.ruleID == "tight-clearance" }?.plot)
    #expect(plot.unit == .points)
    #expect(plot.lines.flatMap(\.points).allSatisfy { $0.value < 15 })
    #expect(plot.thresholds.map(\.value) == [4])
  }

  @Test func countsPerSizeFollowTheWorstScheme() {
    let layout = Self.document().layouts[0]
    #expect(layout.counts(at: .large).failed == 1)
    #expect(layout.counts(at: .accessibility5).failed == 2)
    #expect(layout.severity(at: .accessibility2) == .error)
  }
}
