package import Auditing

/// The whole report for programs.
package struct JSONReport: ReportWriter {
  package init() {}

  package let name = "json"
  package let summary = "The whole report for programs, versioned; --print-schema prints its JSON Schema."
  package let defaultFileName = "sizewise.json"

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    [ReportFile(path: defaultFileName, text: JSONText.pretty(ReportFileContent(result, rules: options.rules)))]
  }
}
