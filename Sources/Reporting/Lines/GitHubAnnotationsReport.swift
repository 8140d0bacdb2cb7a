package import Auditing
import Diagnostics

/// Workflow commands that GitHub turns into annotations of a pull request.
///
/// GitHub shows ten annotations of a type for each step; the worst come first, those on changed lines before others,
/// and the tenth says how many are left. Accepted findings take no room; the totals count them.
/// - Source: GitHub documentation, "Workflow commands for GitHub Actions" and the limits of annotations.
package struct GitHubAnnotationsReport: ReportWriter {
  package init() {}

  /// Annotations of one type that GitHub shows for a step.
  static let shownPerType = 10

  package let name = "github-annotations"
  package let summary = "Annotations of a pull request on GitHub; chosen by itself under GitHub Actions."
  package let defaultFileName = "sizewise-github.txt"
  package let isForTerminal = true

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    let open = document.placedFindings.worstFirst.filter { $0.finding.acceptance == nil }
    let findings = Self.changedFirst(open, options.changedLines)
    var text = ""
    for type in ["error", "warning", "notice"] {
      let own = findings.filter { Self.type(of: $0.finding) == type }
      let shown = own.count > Self.shownPerType ? Self.shownPerType - 1 : own.count
      for placed in own.prefix(shown) { text += Self.command(type, placed) + "\n" }
      if own.count > shown {
        let words = "\(own.count - shown) more; the step summary and the other reports list all of them."
        text += "::\(type) title=Sizewise::" + Self.data(words) + "\n"
      }
    }
    text += Wording.totalsLine(document.totals) + "\n"
    return [ReportFile(path: defaultFileName, text: text)]
  }

  private static func type(of finding: Finding) -> String {
    guard finding.outcome == .failed else { return "notice" }
    return switch finding.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func changedFirst(
    _ findings: [PlacedFinding], _ changedLines: [String: [ClosedRange<Int>]]
  ) -> [PlacedFinding] {
    func isChanged(_ placed: PlacedFinding) -> Bool {
      let end = max(placed.line, placed.range?.endLine ?? placed.line)
      return changedLines[placed.file]?.contains { $0.overlaps(placed.line...end) } ?? false
    }
    return findings.filter(isChanged) + findings.filter { !isChanged($0) }
  }

  private static func command(_ type: String, _ placed: PlacedFinding) -> String {
    var properties = ["file=" + property(placed.file), "line=\(placed.line)"]
    if let range = placed.range {
      properties.append("endLine=\(max(placed.line, range.endLine))")
      properties.append("col=\(placed.column)")
      if range.endLine == range.startLine { properties.append("endColumn=\(max(placed.column, range.endColumn))") }
    }
    properties.append("title=" + property(placed.reported.title + " (" + placed.finding.ruleID + ")"))
    return "::" + type + " " + properties.joined(separator: ",") + "::" + data(placed.words)
  }

  /// The message of a command: "%", carriage returns and line feeds are encoded.
  private static func data(_ text: String) -> String {
    TextEscaping.oneLine(text).replacing("%", with: "%25")
  }

  /// A property of a command: ":" and "," are encoded as well.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
