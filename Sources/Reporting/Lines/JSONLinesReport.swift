package import Auditing

/// The JSON report as a stream: one record a line, each with its kind.
package struct JSONLinesReport: ReportWriter {
  package init() {}

  package let name = "jsonl"
  package let summary = "One JSON record a line: the run, each layout, each finding, what was not measured, the totals."
  package let defaultFileName = "sizewise.jsonl"

  /// A line: its kind and what it holds, under a name of the same kind.
  private struct Record<Content: Encodable>: Encodable {
    var kind: String
    /// The layout that it belongs to, by its id.
    var layout: String?
    var content: Content
  }

  private struct Run: Encodable {
    var schema: String
    var tool: ReportFileContent.Tool
    var settings: [ReportFileContent.Setting]
  }

  private struct LayoutHead: Encodable {
    var id: String
    var name: String
    var file: String
    var range: ReportFileContent.Range?
    var variants: [ReportFileContent.VariantEntry]
    var totals: ReportFileContent.Totals
  }

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let content = ReportFileContent(result, rules: options.rules)
    var lines = [
      JSONText.line(
        Record(
          kind: "run", content: Run(schema: content.schema, tool: content.tool, settings: content.settings)))
    ]
    for layout in content.layouts {
      let head = LayoutHead(
        id: layout.id, name: layout.name, file: layout.file, range: layout.range, variants: layout.variants,
        totals: layout.totals)
      lines.append(JSONText.line(Record(kind: "layout", layout: layout.id, content: head)))
      lines += layout.findings.map { JSONText.line(Record(kind: "finding", layout: layout.id, content: $0)) }
      lines += layout.unmeasured.map { JSONText.line(Record(kind: "unmeasured", layout: layout.id, content: $0)) }
      lines += layout.diagnostics.map { JSONText.line(Record(kind: "diagnostic", layout: layout.id, content: $0)) }
    }
    lines += content.diagnostics.map { JSONText.line(Record(kind: "diagnostic", content: $0)) }
    lines.append(JSONText.line(Record(kind: "totals", content: content.totals)))
    return [ReportFile(path: defaultFileName, text: lines.map { $0 + "\n" }.joined())]
  }
}
