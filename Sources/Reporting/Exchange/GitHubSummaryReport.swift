package import Auditing
import LayoutTree
import Typography

/// Markdown for the summary of a GitHub workflow step.
///
/// - Source: GitHub documentation, "Adding a job summary": at most 1 MiB for each step.
package struct GitHubSummaryReport: ReportWriter {
  package init() {}

  /// Bytes that are used at most, below the limit of 1 MiB.
  static let largestSummary = 900_000

  package let name = "github-summary"
  package let summary = "Markdown for the summary of a GitHub workflow step."
  package let defaultFileName = "sizewise-summary.md"

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    var text = "# Sizewise: \(Self.escaped(Wording.headline(document)))\n\n"
    let totals = document.totals
    let counts = [
      Wording.count(totals.errors, "error"), Wording.count(totals.warnings, "warning"),
      Wording.count(totals.notes, "note"), "\(totals.cantTell) undecided", "\(totals.unmeasured) not measured",
    ]
    text +=
      counts.joined(separator: ", ") + ", in " + Wording.count(totals.layouts, "layout") + " and "
      + Wording.count(totals.renderings, "variant") + ".\n\n"
    let layouts = Self.table(document.layouts)
    let findings = Self.findings(document)
    text += Self.fitting(layouts, head: Self.tableHead, into: text.utf8.count, noun: "layout")
    text += Self.fitting(findings, head: "\n## Findings\n\n", into: text.utf8.count, noun: "finding")
    text += "\n`\(Wording.totalsLine(totals))`\n"
    return [ReportFile(path: defaultFileName, text: text)]
  }

  private static let tableHead =
    "| Layout | Text sizes, smallest to largest | Findings | Not measured |\n"
    + "| --- | --- | ---: | ---: |\n"

  private static func table(_ layouts: [ReportedLayout]) -> [String] {
    layouts.map { layout in
      let cells = layout.sizes.map { size -> String in
        if let severity = layout.severity(at: size) {
          switch severity {
          case .error: return "🟥"
          case .warning: return "🟧"
          case .note: return "🟦"
          }
        }
        let counts = layout.counts(at: size)
        if counts.cantTell > 0 { return "🟪" }
        if counts.accepted > 0 { return "🟫" }
        return layout.totals.unmeasured > 0 ? "⬜" : "🟩"
      }
      let first = layout.findings.filter { $0.finding.outcome == .failed && $0.finding.acceptance == nil }
        .compactMap(\.firstSize).min()
      let since = first.map { " from \($0.shortName)" } ?? ""
      return "| \(escaped(layout.name)) | \(cells.joined())\(since) | \(layout.totals.failed + layout.totals.cantTell)"
        + " | \(layout.totals.unmeasured) |\n"
    }
  }

  private static func findings(_ document: ReportDocument) -> [String] {
    document.placedFindings.worstFirst.map { placed in
      let place = placed.range == nil ? placed.file : "\(placed.file):\(placed.line)"
      return
        "- **\(Wording.verdict(placed.finding))** \(escaped(placed.reported.title)), \(escaped(placed.layoutWords)),"
        + " \(escaped(place)): \(escaped(Wording.line(placed.reported)))\n"
        + (placed.finding.fix?.fix.map(Self.fix) ?? "")
    }
  }

  /// A fix below the item of its finding, its diff folded away.
  private static func fix(_ fix: ProposedFix) -> String {
    // A fence that is longer than any in the diff.
    let longest = fix.diff.split { $0 != "~" }.map(\.count).max() ?? 0
    let fence = String(repeating: "~", count: max(3, longest + 1))
    let lines = fix.diff.split(separator: "\n", omittingEmptySubsequences: true).map {
      TextEscaping.oneLine(String($0))
    }
    let body =
      (["<details><summary>" + escaped(fix.summary) + "</summary>", "", fence + "diff"] + lines
        + [fence, "", "</details>"])
    return body.map { $0.isEmpty ? "\n" : "  " + $0 + "\n" }.joined()
  }

  /// A head and as many pieces as fit, with the number of those that do not.
  private static func fitting(_ pieces: [String], head: String, into used: Int, noun: String) -> String {
    guard !pieces.isEmpty else { return "" }
    var text = head
    var size = used + head.utf8.count
    for (index, piece) in pieces.enumerated() {
      size += piece.utf8.count
      guard size < largestSummary else {
        return text + "\n" + Wording.count(pieces.count - index, "more " + noun) + " in the other reports.\n"
      }
      text += piece
    }
    return text
  }

  /// Text that Markdown and HTML leave as it is.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in TextEscaping.oneLine(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "!", "|", "~", "@", "$":
        result += "\\" + String(character)
      default: result.append(character)
      }
    }
    return result
  }
}
