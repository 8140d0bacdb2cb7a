import Foundation
import Reporting

/// A JSON report that an earlier run wrote.
struct SavedReport {
  let content: ReportFileContent

  /// Where `audit --output Reports` leaves its report, in the order in which they are looked for.
  static let usualPlaces = ["Reports/sizewise.json", "sizewise.json"]

  /// - Throws: `UsageError` when the file is missing or no report.
  init(_ path: String, _ terminal: Terminal) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: terminal.absolute(path)) else {
      throw UsageError("there is no report \(path). Write one with: sizewise audit PATH --format json:\(path)")
    }
    guard let content = try? JSONDecoder().decode(ReportFileContent.self, from: data) else {
      throw UsageError(
        "\(path) is no JSON report of this version. Write it again with: sizewise audit PATH --format json:\(path)")
    }
    self.content = content
  }

  /// Every finding with the layout that shows it.
  var findings: [(layout: ReportFileContent.Layout, finding: ReportFileContent.FindingEntry)] {
    content.layouts.flatMap { layout in layout.findings.map { (layout, $0) } }
  }
}
