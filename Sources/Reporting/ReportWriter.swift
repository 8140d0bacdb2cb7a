package import Auditing
import LayoutTree

/// A file of a report, not yet written.
package struct ReportFile: Hashable, Sendable {
  /// Relative to the output folder, with `/` between folders; never absolute and never with `..`.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

/// One report format.
///
/// A writer is pure: the same result and options give the same bytes, and nothing is read or written.
package protocol ReportWriter: Sendable {
  /// What `--format` calls it, kebab-case.
  var name: String { get }
  /// One sentence for `--help`.
  var summary: String { get }
  /// The name of the file when a folder, or nothing, was given for it.
  var defaultFileName: String { get }
  /// Whether the format is made for standard output.
  var isForTerminal: Bool { get }
  /// The files of the report.
  func write(_ result: AuditResult, options: ReportOptions) -> [ReportFile]
}

extension ReportWriter {
  package var isForTerminal: Bool { false }
}

/// What a writer may know beside the result.
package struct ReportOptions: Sendable {
  /// Columns of the terminal; lines are wrapped to it where the format is for people.
  package var terminalWidth: Int
  /// Whether the console summary may use ANSI colours.
  package var usesColor: Bool
  /// The project's root, for formats whose consumer wants absolute paths (Xcode); without a final `/`.
  package var projectRoot: String?
  /// What the rules say of themselves, by rule; a rule that is not named here is reported by its id.
  package var rules: [RuleDescription]
  /// Gives the pictures that layouts show.
  package var pictures: any PictureSource
  /// Lines that the change under review touches, by file; formats that may show only a few findings put these first.
  package var changedLines: [String: [ClosedRange<Int>]]
  /// Sets the labels of pictures as outlines; without it they are SVG text in the viewer's own font.
  package var labels: PictureLabels?
  /// Whether the summary for the terminal repeats messages that the run prints besides.
  package var repeatsMessages = true

  package init(
    terminalWidth: Int = 100, usesColor: Bool = false, projectRoot: String? = nil, rules: [RuleDescription] = [],
    pictures: any PictureSource = NoPictures(), changedLines: [String: [ClosedRange<Int>]] = [:],
    labels: PictureLabels? = nil
  ) {
    self.terminalWidth = terminalWidth
    self.usesColor = usesColor
    self.projectRoot = projectRoot
    self.rules = rules
    self.pictures = pictures
    self.changedLines = changedLines
    self.labels = labels
  }
}

/// What a report says of a rule.
package struct RuleDescription: Hashable, Sendable {
  package var id: String
  /// A few words, capitalised: "Tight clearance".
  package var title: String
  /// Why the rule exists, in one paragraph.
  package var rationale: String
  /// WCAG success criteria by number: "1.4.3".
  package var criteria: [String]
  package var severity: Severity

  package init(id: String, title: String, rationale: String, criteria: [String], severity: Severity) {
    self.id = id
    self.title = title
    self.rationale = rationale
    self.criteria = criteria
    self.severity = severity
  }

  package init(_ metadata: RuleMetadata) {
    self.init(
      id: metadata.id, title: metadata.title, rationale: metadata.rationale,
      criteria: metadata.criteria.map(\.rawValue), severity: metadata.severity)
  }
}
