import Auditing
import Diagnostics

/// A defect with the place in a source file where formats with a line a defect show it; one that shows in several
/// layouts of the same view is there once.
struct PlacedFinding {
  /// The layouts in which it shows, that of `reported` first.
  var layouts: [ReportedLayout]
  /// The worst of the layouts' findings.
  var reported: ReportedFinding
  /// Relative to the project's root.
  var file: String
  var range: SourceRange?
  /// Stable under moved lines, and unique among the findings of a report as long as layouts have names of their own.
  var identity: String

  var finding: Finding { reported.finding }
  /// At least 1: consumers refuse a place without a line.
  var line: Int { max(1, range?.startLine ?? 1) }
  var column: Int { max(1, range?.startColumn ?? 1) }

  /// "KeywordBubble_Previews", or "KeywordBubble_Previews and 2 more layouts".
  var layoutWords: String {
    let first = TextEscaping.oneLine(layouts.first?.name ?? "")
    return layouts.count > 1 ? first + " and " + Wording.count(layouts.count - 1, "more layout") : first
  }

  /// "KeywordBubble_Previews: Symbol “leaf” touches …", on one line.
  var words: String { layoutWords + ": " + Wording.line(reported) }

  /// 0 for a failed error, more for what weighs less.
  fileprivate var rank: Int { Self.rank(finding) }

  fileprivate static func rank(_ finding: Finding) -> Int {
    guard finding.acceptance == nil else { return finding.outcome == .failed ? 4 : 5 }
    guard finding.outcome == .failed else { return 3 }
    return switch finding.severity {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}

extension ReportDocument {
  /// Every defect with its place: the view's own, else its cause's, else the layout's. Findings of the same rule about
  /// the same view in the same place are one defect.
  var placedFindings: [PlacedFinding] {
    var keys: [DefectKey] = []
    var groups: [DefectKey: [(layout: ReportedLayout, reported: ReportedFinding)]] = [:]
    for layout in layouts {
      for reported in layout.findings {
        let key = DefectKey(reported, in: layout)
        if groups[key] == nil { keys.append(key) }
        groups[key, default: []].append((layout, reported))
      }
    }
    return keys.compactMap { key in
      let group = groups[key] ?? []
      guard
        let worst = group.min(by: { PlacedFinding.rank($0.reported.finding) < PlacedFinding.rank($1.reported.finding) })
      else { return nil }
      let range = key.range ?? worst.layout.range
      let others = group.map(\.layout).filter { $0.slug != worst.layout.slug }
      let prints = group.map { $0.layout.name + "\n" + $0.reported.finding.fingerprint }
      return PlacedFinding(
        layouts: [worst.layout] + others, reported: worst.reported, file: range?.file ?? worst.layout.file,
        range: range, identity: worst.layout.file + "\n" + (prints.min() ?? ""))
    }
  }
}

/// What makes findings one defect.
private struct DefectKey: Hashable {
  var rule: String
  var title: String
  var range: SourceRange?
  var isAccepted: Bool
  /// Set where there is no range to tell findings apart by.
  var layout: String?
  var path: String?

  init(_ reported: ReportedFinding, in layout: ReportedLayout) {
    let finding = reported.finding
    rule = finding.ruleID
    title = finding.subject.title
    range = finding.subject.range ?? finding.cause?.range
    isAccepted = finding.acceptance != nil
    self.layout = range == nil ? layout.slug : nil
    path = range == nil ? finding.subject.path : nil
  }
}

extension [PlacedFinding] {
  /// New before accepted, failed before undecided, severe before slight; otherwise in the order of the report.
  var worstFirst: [PlacedFinding] {
    enumerated().sorted { left, right in
      let ranks = (left.element.rank, right.element.rank)
      return ranks.0 == ranks.1 ? left.offset < right.offset : ranks.0 < ranks.1
    }.map(\.element)
  }
}
