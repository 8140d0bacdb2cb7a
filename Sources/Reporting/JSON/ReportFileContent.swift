/// The JSON report as it is encoded; `Documentation/schemas/report.schema.json` describes it.
///
/// Figures are rounded to four decimals. Optional members are left out where there is nothing to say.
package struct ReportFileContent: Codable, Hashable, Sendable {
  /// Names the format and its major version; a reader refuses what it does not know.
  package static let formatName = "sizewise-report/1"

  package struct Tool: Codable, Hashable, Sendable {
    package var name: String
    package var version: String
  }

  package struct Setting: Codable, Hashable, Sendable {
    package var name: String
    package var value: String
  }

  package struct Totals: Codable, Hashable, Sendable {
    package var layouts: Int
    package var passingLayouts: Int
    package var variants: Int
    package var errors: Int
    package var warnings: Int
    package var notes: Int
    package var cantTell: Int
    package var unmeasured: Int
    package var passedJudgements: Int
    /// Left out where there are none.
    package var known: Int?
    package var suppressed: Int?
  }

  package struct Range: Codable, Hashable, Sendable {
    package var file: String
    package var startLine: Int
    package var startColumn: Int
    package var endLine: Int
    package var endColumn: Int
  }

  package struct VariantEntry: Codable, Hashable, Sendable {
    package var textSize: String
    package var colorScheme: String
    package var contrast: String
    package var legibilityWeight: String
    package var layoutDirection: String
    package var locale: String
    package var container: String
  }

  package struct Subject: Codable, Hashable, Sendable {
    package var path: String
    package var title: String
    package var range: Range?
  }

  package struct Figure: Codable, Hashable, Sendable {
    package var name: String
    package var value: Double
    package var unit: String
    package var tolerance: Double?
  }

  package struct Mark: Codable, Hashable, Sendable {
    /// "rectangle" or "distance".
    package var kind: String
    /// x, y, width and height of a rectangle; x and y of both ends of a distance; in points.
    package var values: [Double]
  }

  package struct Occurrence: Codable, Hashable, Sendable {
    /// Position in the layout's `variants`.
    package var variant: Int
    package var outcome: String
    package var reason: String
    package var facts: [Figure]
    package var marks: [Mark]
  }

  package struct SeriesEntry: Codable, Hashable, Sendable {
    package var variant: Int
    package var value: Double
    package var tolerance: Double?
  }

  package struct Series: Codable, Hashable, Sendable {
    package var name: String
    package var unit: String
    package var points: [SeriesEntry]
  }

  /// Why a finding does not fail a run.
  package struct AcceptanceEntry: Codable, Hashable, Sendable {
    /// "baseline" or "source".
    package var origin: String
    package var reason: String?
    package var issue: String?
    package var expires: String?
    package var range: Range?
  }

  package struct Edit: Codable, Hashable, Sendable {
    package var file: String
    /// UTF-8 offsets of what goes; the same where text is only added.
    package var start: Int
    package var end: Int
    package var replacement: String
  }

  package struct Fix: Codable, Hashable, Sendable {
    package var kind: String
    package var summary: String
    /// Unified, paths relative to the project's root.
    package var diff: String
    package var edits: [Edit]
    package var notes: [String]
  }

  package struct Attempt: Codable, Hashable, Sendable {
    package var summary: String
    package var problem: String
  }

  /// Why a finding has no fix although one was looked for.
  package struct WithoutFix: Codable, Hashable, Sendable {
    package var reason: String
    package var attempts: [Attempt]
  }

  package struct FindingEntry: Codable, Hashable, Sendable {
    package var id: String
    package var rule: String
    package var title: String
    package var outcome: String
    package var severity: String
    package var reason: String
    package var message: String
    package var fingerprint: String
    package var subject: Subject
    package var otherParty: Subject?
    package var cause: Subject?
    package var firstTextSize: String?
    package var textSizes: [String]
    package var extent: String
    package var worst: Int
    package var occurrences: [Occurrence]
    package var series: [Series]
    package var acceptance: AcceptanceEntry?
    /// "new", "unchanged" or "updated"; left out where there is no baseline.
    package var baselineState: String?
    package var baselineNote: String?
    package var fix: Fix?
    package var withoutFix: WithoutFix?
  }

  package struct UnmeasuredEntry: Codable, Hashable, Sendable {
    package var code: String
    package var message: String
    package var range: Range?
  }

  package struct DiagnosticEntry: Codable, Hashable, Sendable {
    package var id: String
    package var severity: String
    package var message: String
    package var notes: [String]
    package var range: Range?
  }

  package struct Layout: Codable, Hashable, Sendable {
    package var id: String
    package var name: String
    package var file: String
    package var range: Range?
    package var variants: [VariantEntry]
    package var totals: Totals
    /// Judgements of a rule on a subject by outcome, over all variants.
    package var judgements: [String: Int]
    package var findings: [FindingEntry]
    package var unmeasured: [UnmeasuredEntry]
    package var diagnostics: [DiagnosticEntry]
  }

  package var schema: String
  package var tool: Tool
  package var settings: [Setting]
  package var totals: Totals
  package var layouts: [Layout]
  package var diagnostics: [DiagnosticEntry]
}
