package import Auditing
import Diagnostics
import LayoutTree

/// Lines as compilers print them, which Xcode shows beside the source.
///
/// - Source: Xcode build phases, "PATH:LINE:COLUMN: error: MESSAGE" with `warning` and `note` alike.
package struct XcodeReport: ReportWriter {
  package init() {}

  package let name = "xcode"
  package let summary = "Lines as compilers print them, for Xcode's issue navigator."
  package let defaultFileName = "sizewise-xcode.txt"
  package let isForTerminal = true

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    var text = ""
    func line(_ file: String, _ range: SourceRange?, _ kind: String, _ words: String) {
      let path = options.projectRoot.map { $0 + "/" + file } ?? file
      let place = "\(max(1, range?.startLine ?? 1)):\(max(1, range?.startColumn ?? 1))"
      text += TextEscaping.oneLine("\(path):\(place): \(kind): \(words)") + "\n"
    }
    for placed in document.placedFindings.worstFirst {
      let finding = placed.finding
      line(placed.file, placed.range, Self.kind(of: finding), placed.words + " [" + finding.ruleID + "]")
      for (role, subject) in [("cause", finding.cause), ("against", finding.otherParty)] {
        guard let subject, let range = subject.range, range != placed.range else { continue }
        line(range.file, range, "note", role + ": " + subject.title)
      }
    }
    for layout in document.layouts {
      for part in layout.unmeasured {
        let range = part.range ?? layout.range
        line(
          range?.file ?? layout.file, range, "note", "not measured: " + part.message + " [" + part.code + "]")
      }
    }
    for diagnostic in document.diagnostics {
      guard let range = diagnostic.range else { continue }
      line(range.file, range, diagnostic.severity.rawValue, diagnostic.message + " [" + diagnostic.id + "]")
    }
    text += Wording.totalsLine(document.totals) + "\n"
    return [ReportFile(path: defaultFileName, text: text)]
  }

  private static func kind(of finding: Finding) -> String {
    Wording.shownSeverity(finding).rawValue
  }
}
