package import Auditing
package import Colorimetry
package import Diagnostics
package import Geometry
package import LayoutTree
package import Typography

/// An audit as a report tells it: findings joined with what people ask of them, in the order in which they are shown.
package struct ReportDocument: Sendable {
  package var toolVersion: String
  package var settings: [(name: String, value: String)]
  package var totals: ReportTotals
  /// In the order of the result.
  package var layouts: [ReportedLayout]
  /// Every rule with a finding, by id.
  package var rules: [RuleTotals]
  /// Diagnostics that belong to no layout.
  package var diagnostics: [Diagnostic]
  /// Whether only layouts were looked at that a change may have touched.
  package var isPartial: Bool
}

/// The counts of a run or of one layout.
package struct ReportTotals: Hashable, Sendable {
  package var layouts = 0
  /// Layouts in which everything was measured and nothing failed or stayed undecided.
  package var passingLayouts = 0
  package var renderings = 0
  /// Failed findings by severity.
  package var errors = 0
  package var warnings = 0
  package var notes = 0
  /// Findings that could not be decided.
  package var cantTell = 0
  /// Findings that the baseline accepts; they count in nothing above.
  package var known = 0
  /// Findings that a comment in the source accepts; they count in nothing above.
  package var suppressed = 0
  /// Parts that were not evaluated, laid out or measured.
  package var unmeasured = 0
  /// Judgements of a rule on a subject that passed, over all variants.
  package var passedJudgements = 0

  package var failed: Int { errors + warnings + notes }
  package var accepted: Int { known + suppressed }
}

/// The findings of one rule.
package struct RuleTotals: Hashable, Sendable {
  package var id: String
  package var title: String
  package var rationale: String
  package var criteria: [String]
  package var failed: Int
  package var cantTell: Int
  /// Findings that the baseline or a comment accepts.
  package var accepted: Int
  /// The worst severity among the failed findings, or the worst of all where none failed.
  package var severity: Severity
}

/// One layout in a report.
package struct ReportedLayout: Sendable {
  /// Names the layout in links; unique in the report and stable as long as file and name are.
  package var slug: String
  package var name: String
  package var file: String
  package var range: SourceRange?
  /// The text sizes that were laid out, smallest first.
  package var sizes: [DynamicTypeSize]
  /// The appearances that were judged: light before dark, standard before increased contrast.
  package var appearances: [ColorAppearance]
  /// The choices of everything but text size and colours, in the order of the matrix; at least one where anything was
  /// laid out.
  package var settings: [VariantSetting]
  package var renderings: [AuditedLayout.Rendering]
  /// Failed before undecided, severe before slight, then in the order of the source.
  package var findings: [ReportedFinding]
  package var totals: ReportTotals
  package var unmeasured: [UnmeasuredBox]
  package var diagnostics: [Diagnostic]

  /// How many findings failed, could not be decided, or show and are accepted, at a text size.
  package func counts(at size: DynamicTypeSize) -> (failed: Int, cantTell: Int, accepted: Int) {
    var counts = (failed: 0, cantTell: 0, accepted: 0)
    for finding in findings {
      let outcome = finding.outcome(at: size)
      guard outcome == .failed || outcome == .cantTell else { continue }
      if finding.finding.acceptance != nil {
        counts.accepted += 1
      } else if outcome == .failed {
        counts.failed += 1
      } else {
        counts.cantTell += 1
      }
    }
    return counts
  }

  /// The worst severity of the findings that failed at a text size and that nobody accepted.
  package func severity(at size: DynamicTypeSize) -> Severity? {
    findings.filter { $0.outcome(at: size) == .failed && $0.finding.acceptance == nil }.map(\.finding.severity).max()
  }
}

/// A variant without its text size and colours.
package struct VariantSetting: Hashable, Sendable {
  package var legibilityWeight: LegibilityWeight
  package var layoutDirection: LayoutDirection
  package var locale: String
  package var container: String

  package init(_ variant: Variant) {
    legibilityWeight = variant.legibilityWeight
    layoutDirection = variant.layoutDirection
    locale = variant.locale
    container = variant.container
  }
}

/// One defect in a report.
package struct ReportedFinding: Sendable {
  /// Names the finding in links, within its layout; from the fingerprint, so stable under moved lines.
  package var slug: String
  package var finding: Finding
  /// The rule's title: "Tight clearance".
  package var title: String
  /// The text sizes at which it fails, smallest first; those at which it cannot be decided where it never fails.
  package var sizes: [DynamicTypeSize]
  /// Where it shows: "from AX2 on, in light and dark".
  package var extent: String
  /// The figures of the worst occurrence: "clearance −0.31 ± 0.6 pt".
  package var amount: String?
  package var plot: FigurePlot?

  /// How it counts: by its severity, "cannot" where it could not be decided, "known" where somebody accepted it.
  package var kind: String {
    if finding.acceptance != nil { return "known" }
    return finding.outcome == .failed ? finding.severity.rawValue : "cannot"
  }

  /// The smallest failing text size.
  package var firstSize: DynamicTypeSize? { sizes.first }
  package var worst: Finding.Occurrence? {
    finding.occurrences.indices.contains(finding.worst) ? finding.occurrences[finding.worst] : finding.occurrences.first
  }

  /// The worst outcome at a text size; `passed` where it did not show.
  package func outcome(at size: DynamicTypeSize) -> Outcome {
    let outcomes = finding.occurrences.filter { $0.variant.textSize == size }.map(\.outcome)
    if outcomes.contains(.failed) { return .failed }
    return outcomes.contains(.cantTell) ? .cantTell : .passed
  }
}

/// A rule's main figure against the text size.
package struct FigurePlot: Hashable, Sendable {
  /// One line of the plot.
  package struct Line: Hashable, Sendable {
    /// "Light", "Dark, right to left"; empty where there is one line only.
    package var name: String
    package var appearance: ColorScheme?
    package var points: [PlottedPoint]
  }

  package struct PlottedPoint: Hashable, Sendable {
    package var size: DynamicTypeSize
    package var value: Double
    package var tolerance: Double
    package var outcome: Outcome
  }

  /// A figure that the line is judged by.
  package struct Threshold: Hashable, Sendable {
    package var name: String
    package var value: Double
  }

  /// The figure's name for people: "Clearance".
  package var name: String
  package var unit: Fact.Unit
  package var lines: [Line]
  package var thresholds: [Threshold]
}
