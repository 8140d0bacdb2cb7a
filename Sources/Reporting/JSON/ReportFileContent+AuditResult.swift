package import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import SourceEdits
import Typography

extension ReportFileContent {
  /// The content of the JSON report of an audit.
  package init(_ result: AuditResult, rules: [RuleDescription] = []) {
    let document = ReportDocument(result, rules: rules)
    schema = Self.formatName
    tool = Tool(name: "sizewise", version: result.toolVersion)
    settings = result.settings.map { Setting(name: $0.name, value: $0.value) }
    totals = Totals(document.totals)
    layouts = zip(document.layouts, result.layouts).map { Layout($0, counts: $1.counts) }
    diagnostics = result.diagnostics.map(DiagnosticEntry.init)
  }

  /// A figure as it is written: four decimals, and 0 for what is not finite.
  fileprivate static func rounded(_ value: Double) -> Double {
    guard value.isFinite, abs(value) < 1e11 else { return value.isFinite ? value : 0 }
    let rounded = (value * 10_000).rounded(.toNearestOrAwayFromZero) / 10_000
    return rounded == 0 ? 0 : rounded
  }
}

extension ReportFileContent.Totals {
  init(_ totals: ReportTotals) {
    self.init(
      layouts: totals.layouts, passingLayouts: totals.passingLayouts, variants: totals.renderings,
      errors: totals.errors, warnings: totals.warnings, notes: totals.notes, cantTell: totals.cantTell,
      unmeasured: totals.unmeasured, passedJudgements: totals.passedJudgements,
      known: totals.known > 0 ? totals.known : nil, suppressed: totals.suppressed > 0 ? totals.suppressed : nil)
  }
}

extension ReportFileContent.Range {
  init(_ range: SourceRange) {
    self.init(
      file: range.file, startLine: range.startLine, startColumn: range.startColumn, endLine: range.endLine,
      endColumn: range.endColumn)
  }
}

extension ReportFileContent.VariantEntry {
  init(_ variant: Variant) {
    self.init(
      textSize: variant.textSize.rawValue, colorScheme: variant.colorScheme.rawValue,
      contrast: variant.contrast.rawValue, legibilityWeight: variant.legibilityWeight.rawValue,
      layoutDirection: variant.layoutDirection.rawValue, locale: variant.locale, container: variant.container)
  }
}

extension ReportFileContent.Subject {
  init(_ subject: Subject) {
    self.init(path: subject.path, title: subject.title, range: subject.range.map(ReportFileContent.Range.init))
  }
}

extension ReportFileContent.Figure {
  init(_ fact: Fact) {
    self.init(
      name: fact.name, value: ReportFileContent.rounded(fact.value), unit: fact.unit.rawValue,
      tolerance: fact.tolerance > 0 ? ReportFileContent.rounded(fact.tolerance) : nil)
  }
}

extension ReportFileContent.Mark {
  init(_ mark: Mark) {
    switch mark {
    case .rectangle(let rectangle):
      kind = "rectangle"
      values = [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map(ReportFileContent.rounded)
    case .distance(let from, let to):
      kind = "distance"
      values = [from.x, from.y, to.x, to.y].map(ReportFileContent.rounded)
    }
  }
}

extension ReportFileContent.UnmeasuredEntry {
  init(_ part: UnmeasuredBox) {
    self.init(code: part.code, message: part.message, range: part.range.map(ReportFileContent.Range.init))
  }
}

extension ReportFileContent.DiagnosticEntry {
  init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id, severity: diagnostic.severity.rawValue, message: diagnostic.message,
      notes: diagnostic.notes, range: diagnostic.range.map(ReportFileContent.Range.init))
  }
}

extension ReportFileContent.AcceptanceEntry {
  init(_ acceptance: Acceptance) {
    self.init(
      origin: acceptance.origin.rawValue, reason: acceptance.reason, issue: acceptance.issue,
      expires: acceptance.expires, range: acceptance.range.map(ReportFileContent.Range.init))
  }
}

extension ReportFileContent.Layout {
  init(_ layout: ReportedLayout, counts: [Outcome: Int]) {
    var variants = layout.renderings.map(\.variant)
    var positions: [Variant: Int] = [:]
    for (index, variant) in variants.enumerated() where positions[variant] == nil { positions[variant] = index }
    for variant in layout.findings.flatMap({ $0.finding.occurrences.map(\.variant) + $0.finding.series.map(\.variant) })
    where positions[variant] == nil {
      positions[variant] = variants.count
      variants.append(variant)
    }
    var judgements: [String: Int] = [:]
    for outcome in Outcome.allCases { judgements[outcome.rawValue] = counts[outcome] ?? 0 }
    self.init(
      id: layout.slug, name: layout.name, file: layout.file, range: layout.range.map(ReportFileContent.Range.init),
      variants: variants.map(ReportFileContent.VariantEntry.init), totals: ReportFileContent.Totals(layout.totals),
      judgements: judgements,
      findings: layout.findings.map { ReportFileContent.FindingEntry($0, positions: positions) },
      unmeasured: layout.unmeasured.map(ReportFileContent.UnmeasuredEntry.init),
      diagnostics: layout.diagnostics.map(ReportFileContent.DiagnosticEntry.init))
  }
}

extension ReportFileContent.Fix {
  /// The fix as it is written.
  package init(_ fix: ProposedFix) {
    self.init(
      kind: fix.kind.rawValue, summary: fix.summary, diff: fix.diff,
      edits: fix.change.edits.map {
        ReportFileContent.Edit(
          file: $0.file, start: $0.range.lowerBound, end: $0.range.upperBound, replacement: $0.replacement)
      }, notes: fix.notes)
  }
}

extension ReportFileContent.WithoutFix {
  /// `nil` where there is a fix.
  package init?(_ outcome: FixOutcome) {
    guard case .none(let reason, let attempts) = outcome else { return nil }
    self.init(
      reason: reason,
      attempts: attempts.map { ReportFileContent.Attempt(summary: $0.summary, problem: $0.problem) })
  }
}

extension ReportFileContent.FindingEntry {
  init(_ reported: ReportedFinding, positions: [Variant: Int]) {
    let finding = reported.finding
    self.init(
      id: reported.slug, rule: finding.ruleID, title: reported.title, outcome: finding.outcome.rawValue,
      severity: finding.severity.rawValue, reason: finding.reason, message: finding.message,
      fingerprint: finding.fingerprint, subject: ReportFileContent.Subject(finding.subject),
      otherParty: finding.otherParty.map(ReportFileContent.Subject.init),
      cause: finding.cause.map(ReportFileContent.Subject.init), firstTextSize: reported.firstSize?.rawValue,
      textSizes: reported.sizes.map(\.rawValue), extent: reported.extent, worst: finding.worst,
      occurrences: finding.occurrences.map { occurrence in
        ReportFileContent.Occurrence(
          variant: positions[occurrence.variant] ?? 0, outcome: occurrence.outcome.rawValue,
          reason: occurrence.reason, facts: occurrence.facts.map(ReportFileContent.Figure.init),
          marks: occurrence.marks.map(ReportFileContent.Mark.init))
      },
      series: Self.series(finding.series, positions: positions),
      acceptance: finding.acceptance.map(ReportFileContent.AcceptanceEntry.init),
      baselineState: finding.baselineState?.rawValue, baselineNote: finding.baselineNote,
      fix: finding.fix?.fix.map(ReportFileContent.Fix.init),
      withoutFix: finding.fix.flatMap(ReportFileContent.WithoutFix.init))
  }

  /// A series for each kind of figure, in the order in which they come.
  private static func series(_ points: [SeriesPoint], positions: [Variant: Int]) -> [ReportFileContent.Series] {
    var all: [ReportFileContent.Series] = []
    for point in points {
      let entry = ReportFileContent.SeriesEntry(
        variant: positions[point.variant] ?? 0, value: ReportFileContent.rounded(point.fact.value),
        tolerance: point.fact.tolerance > 0 ? ReportFileContent.rounded(point.fact.tolerance) : nil)
      let unit = point.fact.unit.rawValue
      if let index = all.firstIndex(where: { $0.name == point.fact.name && $0.unit == unit }) {
        all[index].points.append(entry)
      } else {
        all.append(ReportFileContent.Series(name: point.fact.name, unit: unit, points: [entry]))
      }
    }
    return all
  }
}
