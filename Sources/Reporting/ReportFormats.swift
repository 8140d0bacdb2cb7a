/// The formats that `--format` knows.
package enum ReportFormats {
  /// Sorted by name; a test proves it complete.
  package static let all: [any ReportWriter] = [
    CheckstyleReport(),
    ConsoleReport(),
    GitHubAnnotationsReport(),
    GitHubSummaryReport(),
    GitLabReport(),
    HTMLReport(),
    JSONReport(),
    JSONLinesReport(),
    JUnitReport(),
    SARIFReport(),
    XcodeReport(),
  ]

  /// The format of a name, or `nil`.
  package static func named(_ name: String) -> (any ReportWriter)? { all.first { $0.name == name } }
}
