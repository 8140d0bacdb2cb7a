package import Auditing

/// A Code Quality report for GitLab's merge requests.
///
/// - Source: GitLab documentation, "Code Quality", custom tools: array of `description`, `check_name`, `fingerprint`,
///   `severity` and `location`; findings with the same fingerprint are dropped.
package struct GitLabReport: ReportWriter {
  package init() {}

  package let name = "gitlab"
  package let summary = "A Code Quality report for GitLab's merge requests."
  package let defaultFileName = "gl-code-quality-report.json"

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    var names = UniqueNames()
    let entries = document.placedFindings.worstFirst.map { placed -> JSONValue in
      let fingerprint = ContentDigest.hexadecimal(of: names.unique(placed.identity))
      return [
        "description": .string(placed.words), "check_name": .string(placed.finding.ruleID),
        "fingerprint": .string(fingerprint), "severity": .string(Self.severity(of: placed.finding)),
        "location": ["path": .string(placed.file), "lines": ["begin": .integer(placed.line)]],
      ]
    }
    return [ReportFile(path: defaultFileName, text: JSONText.pretty(JSONValue.array(entries)))]
  }

  private static func severity(of finding: Finding) -> String {
    guard finding.outcome == .failed, finding.acceptance == nil else { return "info" }
    return switch finding.severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "minor"
    }
  }
}
