package import Auditing
import Diagnostics
import LayoutTree
import Typography

/// The summary for a terminal: findings by layout with their source lines, and the totals on the last line.
package struct ConsoleReport: ReportWriter {
  package init() {}

  package let name = "console"
  package let summary = "A summary for the terminal; its last line holds the totals."
  package let defaultFileName = "sizewise.txt"
  package let isForTerminal = true

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    var console = ConsolePage(text: TerminalText(width: options.terminalWidth, usesColor: options.usesColor))
    console.write(document, repeatsMessages: options.repeatsMessages)
    return [ReportFile(path: defaultFileName, text: console.text.text)]
  }
}

/// Writes the parts of the summary, from top to bottom.
private struct ConsolePage {
  var text: TerminalText

  mutating func write(_ document: ReportDocument, repeatsMessages: Bool) {
    for layout in document.layouts where !layout.findings.isEmpty || !layout.unmeasured.isEmpty {
      write(layout)
      text.blankLine()
    }
    if repeatsMessages { write(document.diagnostics) }
    write(document.rules)
    text.paragraph(Wording.headline(document), indent: 0, style: document.totals.failed > 0 ? .red : .green)
    let undecided = document.totals.cantTell + document.totals.unmeasured
    if undecided > 0 {
      text.paragraph(
        Wording.count(document.totals.cantTell, "finding") + " cannot be decided; "
          + Wording.count(document.totals.unmeasured, "part") + " could not be measured.", indent: 0, style: .yellow)
    }
    text.line(Wording.totalsLine(document.totals))
  }

  private mutating func write(_ layout: ReportedLayout) {
    let place = layout.range.map { "\(layout.file):\($0.startLine)" } ?? layout.file
    text.line(
      text.styled(TextEscaping.oneLine(layout.name), .bold) + "  " + text.styled(TextEscaping.oneLine(place), .dim))
    for finding in layout.findings { write(finding) }
    for part in layout.unmeasured { write(part) }
  }

  private mutating func write(_ reported: ReportedFinding) {
    let finding = reported.finding
    if let acceptance = Wording.acceptance(finding) { return writeAccepted(reported, acceptance) }
    let mark = finding.outcome == .failed ? "✗" : "?"
    let verdict = text.styled(mark + " " + Wording.verdict(finding), Self.style(of: finding), .bold)
    let place = finding.subject.range?.description ?? "no source line"
    text.line(
      "  " + verdict + "  " + TextEscaping.oneLine(place) + "  " + text.styled("[" + finding.ruleID + "]", .dim))
    text.paragraph(Wording.message(reported), indent: 6)
    if let worst = Wording.worst(reported) { text.paragraph(worst, indent: 6, style: .dim) }
    if let note = finding.baselineNote { text.paragraph(note, indent: 6, style: .yellow) }
    if let cause = finding.cause {
      let place = cause.range.map { " (" + $0.description + ")" } ?? ""
      text.paragraph("Cause: " + cause.title + place, indent: 6, style: .dim)
    }
    if let fix = finding.fix?.fix { text.paragraph("Fix: " + fix.summary, indent: 6, style: .green) }
  }

  private mutating func writeAccepted(_ reported: ReportedFinding, _ acceptance: String) {
    let place = reported.finding.subject.range?.description ?? "no source line"
    text.line(
      text.styled("  · " + Wording.verdict(reported.finding) + "  ", .dim) + TextEscaping.oneLine(place) + "  "
        + text.styled("[" + reported.finding.ruleID + "]", .dim))
    text.paragraph(reported.finding.subject.title + ", " + reported.extent + ". " + acceptance, indent: 6, style: .dim)
  }

  private mutating func write(_ part: UnmeasuredBox) {
    let place = part.range.map { "  " + TextEscaping.oneLine($0.description) } ?? ""
    text.line(
      "  " + text.styled("– not measured", .yellow) + place + "  " + text.styled("[" + part.code + "]", .dim))
    text.paragraph(part.message, indent: 6)
  }

  private mutating func write(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    for diagnostic in diagnostics {
      let place = diagnostic.range.map { $0.description + ": " } ?? ""
      text.paragraph(
        place + diagnostic.severity.rawValue + ": " + diagnostic.message + " [" + diagnostic.id + "]", indent: 0)
      for note in diagnostic.notes { text.paragraph("note: " + note, indent: 2) }
    }
    text.blankLine()
  }

  private mutating func write(_ rules: [RuleTotals]) {
    guard !rules.isEmpty else { return }
    let longest = rules.map { $0.id.count }.max() ?? 0
    for rule in rules {
      var counts: [String] = []
      if rule.failed > 0 { counts.append(Wording.count(rule.failed, "failure")) }
      if rule.cantTell > 0 { counts.append("\(rule.cantTell) undecided") }
      if counts.isEmpty { counts.append("accepted") }
      text.line("  " + TerminalText.padded(rule.id, to: longest + 2) + counts.joined(separator: ", "))
    }
    text.blankLine()
  }

  private static func style(of finding: Finding) -> TerminalText.Style {
    guard finding.outcome == .failed else { return .yellow }
    return switch finding.severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}
