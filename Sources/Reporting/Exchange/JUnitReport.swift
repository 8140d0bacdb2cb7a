package import Auditing
import Diagnostics
import LayoutTree

/// JUnit's XML: a suite for each file, a case for each finding and for each layout without one.
///
/// What failed as an error or a warning is a failure; notes are cases that pass and say so; what could not be decided or
/// measured is skipped. Times are 0, since reports hold no clock.
/// - Source: the schema that Jenkins publishes for JUnit reports, version 10.
package struct JUnitReport: ReportWriter {
  package init() {}

  package let name = "junit"
  package let summary = "JUnit's XML, for test result pages."
  package let defaultFileName = "sizewise-junit.xml"

  private struct Case {
    enum Ending {
      case passed(output: String?)
      case failed(type: String, message: String, text: String)
      case skipped(message: String)
    }

    var layout: String
    var name: String
    var ending: Ending
  }

  package func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile] {
    let document = ReportDocument(result, rules: options.rules)
    var files: [String] = []
    for layout in document.layouts where !files.contains(layout.file) { files.append(layout.file) }
    let suites = files.map { file in
      (file, document.layouts.filter { $0.file == file }.flatMap(Self.cases))
    }
    let all = suites.flatMap(\.1)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"sizewise\" \(Self.counts(all, ofSuite: false))>\n"
    for (file, cases) in suites {
      text +=
        "  <testsuite name=\"\(TextEscaping.markup(TextEscaping.oneLine(file)))\" \(Self.counts(cases, ofSuite: true))>\n"
      for entry in cases { text += Self.element(entry) }
      text += "  </testsuite>\n"
    }
    return [ReportFile(path: defaultFileName, text: text + "</testsuites>\n")]
  }

  private static func cases(of layout: ReportedLayout) -> [Case] {
    let name = TextEscaping.oneLine(layout.name)
    var cases = layout.findings.map { reported -> Case in
      let finding = reported.finding
      let title = finding.ruleID + ": " + TextEscaping.oneLine(finding.subject.title)
      let words = Wording.line(reported)
      let place = finding.subject.range.map { $0.description + "\n" } ?? ""
      let ending: Case.Ending
      if finding.acceptance != nil {
        ending = .skipped(message: words)
      } else if finding.outcome != .failed {
        ending = .skipped(message: "cannot tell: " + words)
      } else if finding.severity == .note {
        ending = .passed(output: "note: " + words)
      } else {
        let text = place + words + "\n" + Wording.sentenceCase(reported.extent) + "."
        ending = .failed(type: finding.ruleID, message: words, text: text)
      }
      return Case(layout: name, name: title, ending: ending)
    }
    cases += layout.unmeasured.map { part in
      let place = part.range.map { $0.description + ": " } ?? ""
      return Case(
        layout: name, name: "not measured: " + part.code,
        ending: .skipped(message: TextEscaping.oneLine(place + part.message)))
    }
    if layout.findings.isEmpty {
      let ending: Case.Ending =
        layout.totals.renderings == 0 ? .skipped(message: "nothing could be laid out") : .passed(output: nil)
      cases.append(Case(layout: name, name: "every rule", ending: ending))
    }
    return cases
  }

  /// - Source: the schema of Jenkins' xunit plug-in, which has skipped cases counted for suites alone.
  private static func counts(_ cases: [Case], ofSuite: Bool) -> String {
    var failures = 0
    var skipped = 0
    for entry in cases {
      switch entry.ending {
      case .failed: failures += 1
      case .skipped: skipped += 1
      case .passed: break
      }
    }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\""
      + (ofSuite ? " skipped=\"\(skipped)\"" : "") + " time=\"0\""
  }

  private static func element(_ entry: Case) -> String {
    let head =
      "    <testcase classname=\"\(TextEscaping.markup(entry.layout))\""
      + " name=\"\(TextEscaping.markup(entry.name))\" time=\"0\""
    switch entry.ending {
    case .passed(nil): return head + "/>\n"
    case .passed(let output?):
      return head + ">\n      <system-out>\(TextEscaping.markup(output))</system-out>\n    </testcase>\n"
    case .failed(let type, let message, let text):
      return head
        + ">\n      <failure type=\"\(TextEscaping.markup(type))\" message=\"\(TextEscaping.markup(message))\">"
        + TextEscaping.markup(text) + "</failure>\n    </testcase>\n"
    case .skipped(let message):
      return head + ">\n      <skipped message=\"\(TextEscaping.markup(message))\"/>\n    </testcase>\n"
    }
  }
}
