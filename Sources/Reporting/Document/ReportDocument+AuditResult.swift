package import Auditing
import Colorimetry
import LayoutTree
import Typography

extension ReportDocument {
  /// The report of an audit.
  package init(_ result: AuditResult, rules descriptions: [RuleDescription] = []) {
    let described = Dictionary(descriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var slugs = UniqueNames()
    layouts = result.layouts.map { layout in
      let stem = layout.file.split(separator: "/").last.map(String.init) ?? layout.file
      let base = stem.split(separator: ".").first.map(String.init) ?? stem
      let slug = slugs.unique(TextEscaping.slug(base + " " + layout.name))
      return ReportedLayout(layout, slug: slug, rules: described)
    }
    toolVersion = result.toolVersion
    settings = result.settings
    diagnostics = result.diagnostics
    isPartial = result.isPartial
    totals = layouts.reduce(into: ReportTotals()) { $0.add($1.totals) }
    rules = Self.ruleTotals(of: layouts, described: described)
  }

  private static func ruleTotals(
    of layouts: [ReportedLayout], described: [String: RuleDescription]
  ) -> [RuleTotals] {
    let findings = layouts.flatMap(\.findings)
    return Set(findings.map(\.finding.ruleID)).sorted().map { id in
      let own = findings.filter { $0.finding.ruleID == id }
      let failed = own.filter { $0.finding.outcome == .failed && $0.finding.acceptance == nil }
      let undecided = own.filter { $0.finding.outcome != .failed && $0.finding.acceptance == nil }
      let severity = (failed.isEmpty ? own : failed).map(\.finding.severity).max() ?? .note
      let rule = described[id]
      return RuleTotals(
        id: id, title: rule?.title ?? Wording.title(ofRule: id), rationale: rule?.rationale ?? "",
        criteria: rule?.criteria ?? [], failed: failed.count, cantTell: undecided.count,
        accepted: own.count - failed.count - undecided.count, severity: severity)
    }
  }
}

extension ReportTotals {
  fileprivate mutating func add(_ other: ReportTotals) {
    layouts += other.layouts
    passingLayouts += other.passingLayouts
    renderings += other.renderings
    errors += other.errors
    warnings += other.warnings
    notes += other.notes
    cantTell += other.cantTell
    known += other.known
    suppressed += other.suppressed
    unmeasured += other.unmeasured
    passedJudgements += other.passedJudgements
  }
}

extension ReportedLayout {
  fileprivate init(_ layout: AuditedLayout, slug: String, rules: [String: RuleDescription]) {
    let variants = layout.renderings.map(\.variant)
    var slugs = UniqueNames()
    self.slug = slug
    name = layout.name
    file = layout.file
    range = layout.range
    renderings = layout.renderings
    unmeasured = layout.unmeasured
    diagnostics = layout.diagnostics
    let occurring = layout.findings.flatMap { $0.occurrences.map(\.variant) }
    let seen = variants.isEmpty ? occurring : variants
    let sizes = Set(seen.map(\.textSize)).sorted()
    let appearances = Self.appearances(of: seen)
    var settings: [VariantSetting] = []
    for setting in seen.map(VariantSetting.init) where !settings.contains(setting) { settings.append(setting) }
    let extent = FindingExtent(sizes: sizes, appearances: appearances, settings: settings)
    findings = layout.findings.sorted(by: Self.comesBefore).map { finding in
      let tail = TextEscaping.slug(finding.subject.path.split(separator: "/").last.map(String.init) ?? "")
      return ReportedFinding(
        finding, slug: slugs.unique(finding.ruleID + "-" + tail), extent: extent, rule: rules[finding.ruleID])
    }
    self.sizes = sizes
    self.appearances = appearances
    self.settings = settings
    totals = Self.totals(of: layout)
  }

  private static func appearances(of variants: [Variant]) -> [ColorAppearance] {
    let present = Set(variants.map(\.appearance))
    return ColorSchemeContrast.allCases.flatMap { contrast in
      ColorScheme.allCases.map { ColorAppearance(scheme: $0, contrast: contrast) }
    }.filter(present.contains)
  }

  /// New before accepted, failed before undecided, severe before slight, then by source, rule and subject.
  private static func comesBefore(_ left: Finding, _ right: Finding) -> Bool {
    let ranks = (rank(left), rank(right))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if left.severity != right.severity { return left.severity > right.severity }
    if let leftRange = left.subject.range, let rightRange = right.subject.range, leftRange != rightRange {
      return leftRange < rightRange
    }
    return (left.ruleID, left.subject.path, left.reason, left.fingerprint)
      < (right.ruleID, right.subject.path, right.reason, right.fingerprint)
  }

  private static func rank(_ finding: Finding) -> Int {
    (finding.acceptance == nil ? 0 : 2) + (finding.outcome == .failed ? 0 : 1)
  }

  private static func totals(of layout: AuditedLayout) -> ReportTotals {
    var totals = ReportTotals()
    totals.layouts = 1
    totals.renderings = layout.renderings.count
    for finding in layout.findings {
      switch finding.acceptance?.origin {
      case .baseline: totals.known += 1
      case .source: totals.suppressed += 1
      case nil: break
      }
      guard finding.acceptance == nil else { continue }
      switch (finding.outcome, finding.severity) {
      case (.failed, .error): totals.errors += 1
      case (.failed, .warning): totals.warnings += 1
      case (.failed, .note): totals.notes += 1
      case (.cantTell, _): totals.cantTell += 1
      case (.passed, _), (.inapplicable, _), (.untested, _): break
      }
    }
    totals.unmeasured = layout.unmeasured.count
    let isOpen = totals.failed + totals.cantTell + totals.accepted + totals.unmeasured > 0 || totals.renderings == 0
    totals.passingLayouts = isOpen ? 0 : 1
    totals.passedJudgements = layout.counts[.passed] ?? 0
    return totals
  }
}

extension ReportedFinding {
  fileprivate init(_ finding: Finding, slug: String, extent: FindingExtent, rule: RuleDescription?) {
    self.finding = finding
    self.slug = slug
    title = rule?.title ?? Wording.title(ofRule: finding.ruleID)
    let deciding = finding.occurrences.filter { $0.outcome == finding.outcome }
    let variants = (deciding.isEmpty ? finding.occurrences : deciding).map(\.variant)
    sizes = Set(variants.map(\.textSize)).sorted()
    self.extent = extent.words(for: variants)
    let isWorstPresent = finding.occurrences.indices.contains(finding.worst)
    let worst = isWorstPresent ? finding.occurrences[finding.worst] : finding.occurrences.first
    amount = worst.flatMap(Wording.amount)
    plot = FigurePlot(finding)
  }
}

/// Makes names unique by counting: "text", "text-2".
struct UniqueNames {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var count = counts[name] ?? 1
    while !used.insert(candidate).inserted {
      count += 1
      candidate = name + "-\(count)"
    }
    counts[name] = count
    return candidate
  }
}
