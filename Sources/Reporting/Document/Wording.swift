import Auditing
import Colorimetry
import Diagnostics
import Geometry
import LayoutTree
import Typography

/// The words of every report, in one place.
package enum Wording {
  /// A rule's id as a title: "tight-clearance" becomes "Tight clearance".
  static func title(ofRule id: String) -> String { sentenceCase(id) }

  /// A kebab-case name as words: "required-width" becomes "Required width".
  static func sentenceCase(_ name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The figures of an occurrence, the first three: "clearance −0.31 ± 0.6 pt".
  static func amount(_ occurrence: Finding.Occurrence) -> String? {
    guard !occurrence.facts.isEmpty else { return nil }
    return occurrence.facts.prefix(3).map { fact in
      fact.name.replacing("-", with: " ") + " " + FigureFormat.valueWithTolerance(fact)
    }.joined(separator: ", ")
  }

  /// "3 findings", "1 finding".
  static func count(_ count: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? singular : plural ?? singular + "s")"
  }

  /// The outcome of a finding with its severity, in one or two words.
  static func verdict(_ finding: Finding) -> String {
    let verdict = finding.outcome == .failed ? finding.severity.rawValue : "cannot tell"
    return switch finding.acceptance?.origin {
    case .baseline: "known " + verdict
    case .source: "suppressed " + verdict
    case nil: verdict
    }
  }

  /// Why a finding is accepted: "Known: to be fixed (#12, until 2027-03-31)."
  static func acceptance(_ finding: Finding) -> String? {
    guard let acceptance = finding.acceptance else { return nil }
    let verb = acceptance.origin == .baseline ? "Known" : "Suppressed in the source"
    let details = [acceptance.issue, acceptance.expires.map { "until " + $0 }].compactMap(\.self)
    return verb + (acceptance.reason.map { ": " + $0 } ?? "")
      + (details.isEmpty ? "" : " (" + details.joined(separator: ", ") + ")") + "."
  }

  /// The severity that formats show which know none for accepted findings.
  static func shownSeverity(_ finding: Finding) -> Severity {
    finding.outcome == .failed && finding.acceptance == nil ? finding.severity : .note
  }

  static func outcome(_ outcome: Outcome) -> String {
    switch outcome {
    case .passed: "passes"
    case .failed: "fails"
    case .cantTell: "cannot tell"
    case .inapplicable: "does not apply"
    case .untested: "not tested"
    }
  }

  static func appearance(_ appearance: ColorAppearance) -> String {
    appearance.contrast == .increased ? appearance.scheme.rawValue + ", more contrast" : appearance.scheme.rawValue
  }

  /// What sets a setting apart from the others: "iPhone 16, de, bold text".
  static func setting(_ setting: VariantSetting) -> String {
    var words = [setting.container, setting.locale]
    if setting.layoutDirection == .rightToLeft { words.append("right to left") }
    if setting.legibilityWeight == .bold { words.append("bold text") }
    return words.joined(separator: ", ")
  }

  /// A variant in full: "AX2, dark, iPhone 16, en_US".
  static func variant(_ variant: Variant) -> String {
    [variant.textSize.shortName, appearance(variant.appearance), setting(VariantSetting(variant))]
      .joined(separator: ", ")
  }

  /// The headline of a run: "3 findings in 2 of 5 layouts".
  static func headline(_ document: ReportDocument) -> String {
    let totals = document.totals
    guard totals.layouts > 0 else {
      return document.isPartial ? "Nothing that changed has a layout" : "No layout was found"
    }
    guard totals.renderings > 0 else { return "Nothing could be laid out" }
    guard totals.failed > 0 else {
      let undecided = totals.cantTell + totals.unmeasured
      if totals.accepted > 0 { return "No new finding; \(acceptedWords(totals))" }
      return undecided == 0 ? "Every layout holds at every text size" : "No defect in what could be measured"
    }
    let affected = document.layouts.count { $0.totals.failed > 0 }
    return count(totals.failed, "finding") + " in \(affected) of " + count(totals.layouts, "layout")
      + (totals.accepted > 0 ? "; \(acceptedWords(totals)) besides" : "")
  }

  /// "3 known, 1 suppressed".
  static func acceptedWords(_ totals: ReportTotals) -> String {
    var parts: [String] = []
    if totals.known > 0 { parts.append("\(totals.known) known") }
    if totals.suppressed > 0 { parts.append("\(totals.suppressed) suppressed") }
    return parts.joined(separator: ", ")
  }

  /// The totals on one line, in a fixed order for `grep`.
  static func totalsLine(_ totals: ReportTotals) -> String {
    "sizewise: layouts=\(totals.layouts) variants=\(totals.renderings) errors=\(totals.errors)"
      + " warnings=\(totals.warnings) notes=\(totals.notes) cant-tell=\(totals.cantTell)"
      + " unmeasured=\(totals.unmeasured)" + (totals.known > 0 ? " known=\(totals.known)" : "")
      + (totals.suppressed > 0 ? " suppressed=\(totals.suppressed)" : "")
  }

  /// What a finding says, or its rule and view where it has no words of its own.
  static func message(_ reported: ReportedFinding) -> String {
    reported.finding.message.isEmpty
      ? reported.title + ": " + reported.finding.subject.title + "." : reported.finding.message
  }

  /// The figures of the worst occurrence: "Worst at AX5: clearance −0.31 ± 0.6 pt."
  static func worst(_ reported: ReportedFinding) -> String? {
    guard let amount = reported.amount, let worst = reported.worst else { return nil }
    let place = worst.variant.textSize.shortName + ", " + appearance(worst.variant.appearance)
    return "Worst at " + place + ": " + amount + "."
  }

  /// A finding on one line, for formats with a line a finding: message and figures.
  static func line(_ reported: ReportedFinding) -> String {
    let finding = reported.finding
    let sentences = [acceptance(finding), message(reported), worst(reported), finding.baselineNote].compactMap(\.self)
    return TextEscaping.oneLine(sentences.joined(separator: " "))
  }
}

/// Words where a finding shows, against everything that was laid out.
struct FindingExtent {
  var sizes: [DynamicTypeSize]
  var appearances: [ColorAppearance]
  var settings: [VariantSetting]

  /// "from AX2 on, in dark, in iPhone SE, de".
  func words(for variants: [Variant]) -> String {
    var parts = [sizeWords(Set(variants.map(\.textSize)))]
    let shown = appearances.filter(Set(variants.map(\.appearance)).contains)
    if shown.count < appearances.count {
      parts.append("in " + shown.map(Wording.appearance).joined(separator: " and ") + " only")
    } else if appearances.count == 2 {
      parts.append("in light and dark")
    }
    let present = Set(variants.map(VariantSetting.init))
    let own = settings.filter(present.contains)
    if own.count < settings.count {
      parts.append("in " + own.map(Wording.setting).joined(separator: "; "))
    } else if settings.count > 1 {
      parts.append("in all \(settings.count) settings")
    }
    return parts.joined(separator: ", ")
  }

  /// "at every text size", "from AX2 on", "up to S", "at M to xL and AX5".
  private func sizeWords(_ shown: Set<DynamicTypeSize>) -> String {
    let own = sizes.filter(shown.contains)
    guard own.count < sizes.count || sizes.count == 1 else { return "at every text size" }
    var stretches: [(first: DynamicTypeSize, last: DynamicTypeSize)] = []
    var previousIndex: Int?
    for (index, size) in sizes.enumerated() where shown.contains(size) {
      if previousIndex == index - 1, !stretches.isEmpty {
        stretches[stretches.count - 1].last = size
      } else {
        stretches.append((size, size))
      }
      previousIndex = index
    }
    if stretches.count == 1, let only = stretches.first, only.first != only.last {
      if only.last == sizes.last { return "from \(only.first.shortName) on" }
      if only.first == sizes.first { return "up to \(only.last.shortName)" }
    }
    let names = stretches.map { stretch in
      stretch.first == stretch.last
        ? stretch.first.shortName : "\(stretch.first.shortName) to \(stretch.last.shortName)"
    }
    return "at " + Self.list(names)
  }

  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "no text size" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
