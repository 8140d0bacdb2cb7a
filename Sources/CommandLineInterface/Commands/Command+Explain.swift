import AuditPipeline
import Auditing
import Foundation
import Reporting

extension Command {
  static let explain = Command(
    name: "explain", summary: "one finding of a report in full: figures, cause, fix, rule",
    arguments: "FINDING [PATH...]",
    about: """
      FINDING is the id or the fingerprint that a report gives, or the start of one. The report is Reports/sizewise.json,
      or the one that --report names. Where the report holds no fix, one is looked for: the layouts under the paths are
      laid out again, or those of the finding's file below the working folder where no path is given.
      """,
    options: [
      OptionDescription("--report", value: "FILE", "A JSON report of an earlier run."),
      OptionDescription("--no-fix", "Do not look for a fix."),
    ],
    examples: [Example("explain 3f2a9c --report Reports/sizewise.json", "by the start of its fingerprint")]
  ) { (arguments, terminal) throws(UsageError) in
    guard let wanted = arguments.positional.first else {
      throw UsageError("explain needs a finding: the id or fingerprint that the report gives.")
    }
    let path =
      arguments.text("--report")
      ?? SavedReport.usualPlaces.first { FileManager.default.fileExists(atPath: terminal.absolute($0)) }
      ?? SavedReport.usualPlaces[0]
    let report = try SavedReport(path, terminal)
    let found = report.findings.filter { $0.finding.fingerprint.hasPrefix(wanted) || $0.finding.id == wanted }
    guard let first = found.first else {
      throw UsageError("\(path) has no finding \"\(wanted)\". It has \(report.findings.count); their ids stand in it.")
    }
    for (layout, finding) in found where finding.fingerprint == first.finding.fingerprint {
      terminal.write(FindingPage(layout, finding).text)
      var explained = finding
      if finding.fix == nil, finding.withoutFix == nil, !arguments.has("--no-fix") {
        let outcome = try FindingFix(report: report, arguments: arguments, terminal: terminal)
          .outcome(for: finding, in: layout)
        explained.fix = outcome?.fix.map(ReportFileContent.Fix.init)
        explained.withoutFix = outcome.flatMap(ReportFileContent.WithoutFix.init)
      }
      terminal.write(FixPage(explained).text)
    }
    if let rule = RuleRegistry(AuditRun.rules).rule(named: first.finding.rule) {
      terminal.write("\n" + RuleDocumentation(RuleRegistry(AuditRun.rules)).page(of: rule.metadata, level: 1) + "\n")
    }
    return .passed
  }
}

/// A finding with its figures at every size.
private struct FindingPage {
  let text: String

  init(_ layout: ReportFileContent.Layout, _ finding: ReportFileContent.FindingEntry) {
    var lines = [
      "\(layout.name): \(finding.title) (\(finding.outcome), \(finding.severity))", "", finding.message, "",
      "subject  \(finding.subject.title)  \(Self.place(finding.subject.range))",
    ]
    if let other = finding.otherParty { lines.append("against  \(other.title)  \(Self.place(other.range))") }
    if let cause = finding.cause { lines.append("cause    \(cause.title)  \(Self.place(cause.range))") }
    lines += ["fingerprint  \(finding.fingerprint)", ""]
    var rows: [[String]] = []
    for occurrence in finding.occurrences {
      let variant = layout.variants[occurrence.variant]
      let facts = occurrence.facts.map { fact in
        let tolerance = fact.tolerance.map { " ± " + NumberText.short($0) } ?? ""
        return "\(fact.name) \(NumberText.short(fact.value))\(tolerance) \(fact.unit)"
      }
      rows.append([variant.textSize, variant.colorScheme, occurrence.outcome, facts.joined(separator: ", ")])
    }
    text = lines.joined(separator: "\n") + "\n" + TextTable(rows).text
  }

  private static func place(_ range: ReportFileContent.Range?) -> String {
    range.map { "\($0.file):\($0.startLine):\($0.startColumn)" } ?? ""
  }
}

/// The edit that cures a finding, or what was tried.
private struct FixPage {
  let text: String

  init(_ finding: ReportFileContent.FindingEntry) {
    var lines: [String] = []
    if let fix = finding.fix {
      lines = ["", "fix: \(TextEscaping.oneLine(fix.summary))", ""] + Self.safe(fix.diff)
      lines += [""] + fix.notes.map(TextEscaping.oneLine)
    } else if let absence = finding.withoutFix {
      lines = ["", "no fix: \(TextEscaping.oneLine(absence.reason))"]
      lines += absence.attempts.map { TextEscaping.oneLine("  tried: \($0.summary) But \($0.problem).") }
    }
    text = lines.map { $0 + "\n" }.joined()
  }

  /// Lines of source that cannot mislead a terminal.
  private static func safe(_ diff: String) -> [String] {
    diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      line.prefix { $0 == "\t" }.isEmpty
        ? TextEscaping.oneLine(String(line)) : String(line.prefix { $0 == "\t" }) + TextEscaping.oneLine(String(line))
    }
  }
}
