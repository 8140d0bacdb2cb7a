import Auditing
import Diagnostics

/// A finding with the place in a source file where formats with a line a finding show it.
struct PlacedFinding {
  var layout: ReportedLayout
  var reported: ReportedFinding
  /// Relative to the project's root.
  var file: String
  var range: SourceRange?

  var finding: Finding { reported.finding }
  /// At least 1: consumers refuse a place without a line.
  var line: Int { max(1, range?.startLine ?? 1) }
  var column: Int { max(1, range?.startColumn ?? 1) }

  /// Stable under moved lines, and unique among the findings of a report as long as layouts have names of their own.
  var identity: String { [layout.file, layout.name, finding.fingerprint].joined(separator: "\n") }

  /// "KeywordBubble_Previews: Symbol “leaf” touches …", on one line.
  var words: String { TextEscaping.oneLine(layout.name) + ": " + Wording.line(reported) }
}

extension ReportDocument {
  /// Every finding with its place: the view's own, else its cause's, else the layout's.
  var placedFindings: [PlacedFinding] {
    layouts.flatMap { layout in
      layout.findings.map { reported in
        let range = reported.finding.subject.range ?? reported.finding.cause?.range ?? layout.range
        return PlacedFinding(layout: layout, reported: reported, file: range?.file ?? layout.file, range: range)
      }
    }
  }
}

extension [PlacedFinding] {
  /// Failed before undecided and severe before slight; otherwise in the order of the report.
  var worstFirst: [PlacedFinding] {
    enumerated().sorted { left, right in
      let ranks = (left.element.rank, right.element.rank)
      return ranks.0 == ranks.1 ? left.offset < right.offset : ranks.0 < ranks.1
    }.map(\.element)
  }
}

extension PlacedFinding {
  fileprivate var rank: Int {
    guard finding.outcome == .failed else { return 3 }
    return switch finding.severity {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
