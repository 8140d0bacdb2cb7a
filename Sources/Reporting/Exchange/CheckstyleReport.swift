package import Auditing

/// Checkstyle's XML, which most continuous-integration servers read.
///
/// - Source: Checkstyle 8, XML logger: `checkstyle`, `file`, `error` with severities `error`, `warning`, `info`.
package struct CheckstyleReport: ReportWriter {
  package init() {}

  package let name = "checkstyle"
  package let summary = "Checkstyle's XML, for continuous-integration servers that read it."
  package let defaultFileName = "sizewise-checkstyle.xml"

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    let findings = document.placedFindings
    var files: [String] = []
    for placed in findings where !files.contains(placed.file) { files.append(placed.file) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
    for file in files.sorted() {
      text += "  <file name=\"\(TextEscaping.markup(file))\">\n"
      for placed in findings where placed.file == file {
        text +=
          "    <error line=\"\(placed.line)\" column=\"\(placed.column)\""
          + " severity=\"\(Self.severity(of: placed.finding))\" message=\"\(TextEscaping.markup(placed.words))\""
          + " source=\"sizewise.\(TextEscaping.markup(placed.finding.ruleID))\"/>\n"
      }
      text += "  </file>\n"
    }
    return [ReportFile(path: defaultFileName, text: text + "</checkstyle>\n")]
  }

  private static func severity(of finding: Finding) -> String {
    switch Wording.shownSeverity(finding) {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
