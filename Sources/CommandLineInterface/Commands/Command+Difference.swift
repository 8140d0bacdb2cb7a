import Foundation
import Reporting

extension Command {
  static let difference = Command(
    name: "diff", summary: "two JSON reports compared: new, worse, better, gone", arguments: "OLD.json NEW.json",
    about: """
      Compares findings by layout, rule, subject and reason, so that moved lines change nothing. Ends with 1 when
      something is new or worse. --markdown prints a table for a pull request.
      """,
    options: [OptionDescription("--markdown", "Print Markdown.")],
    examples: [Example("diff main.json Reports/sizewise.json --markdown", "for a comment on a pull request")]
  ) { (arguments, terminal) throws(UsageError) in
    guard arguments.positional.count == 2 else {
      throw UsageError("diff needs two JSON reports: sizewise diff OLD.json NEW.json.")
    }
    let changes = ReportDifference(
      old: try SavedReport(arguments.positional[0], terminal), new: try SavedReport(arguments.positional[1], terminal))
    terminal.write(arguments.has("--markdown") ? changes.markdown : changes.text)
    return changes.hasRegressions ? .findings : .passed
  }
}

/// What changed between two reports.
struct ReportDifference {
  enum Kind: String, CaseIterable {
    case new, worse, better, gone
  }

  struct Change {
    var kind: Kind
    var layout: ReportFileContent.Layout
    var finding: ReportFileContent.FindingEntry
    /// What grew or shrank.
    var detail: String
  }

  /// Changes of a figure below this are none, in its own unit.
  private static let noise = 0.05

  private(set) var changes: [Change] = []
  private(set) var unchanged = 0

  init(old: SavedReport, new: SavedReport) {
    let before = Dictionary(old.findings.map { (Self.key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var met: Set<String> = []
    for entry in new.findings {
      met.insert(Self.key(entry))
      guard let known = before[Self.key(entry)] else {
        changes.append(Change(kind: .new, layout: entry.layout, finding: entry.finding, detail: entry.finding.extent))
        continue
      }
      if let change = Self.change(from: known.finding, to: entry.finding) {
        changes.append(Change(kind: change.kind, layout: entry.layout, finding: entry.finding, detail: change.detail))
      } else {
        unchanged += 1
      }
    }
    for entry in old.findings where !met.contains(Self.key(entry)) {
      changes.append(Change(kind: .gone, layout: entry.layout, finding: entry.finding, detail: ""))
    }
  }

  var hasRegressions: Bool { changes.contains { $0.kind == .new || $0.kind == .worse } }

  private static func key(
    _ entry: (layout: ReportFileContent.Layout, finding: ReportFileContent.FindingEntry)
  ) -> String {
    [entry.layout.file, entry.layout.name, entry.finding.fingerprint].joined(separator: "\u{1F}")
  }

  private static func change(
    from old: ReportFileContent.FindingEntry, to new: ReportFileContent.FindingEntry
  ) -> (kind: Kind, detail: String)? {
    if old.textSizes.count != new.textSizes.count {
      let detail = "at \(new.textSizes.count) text sizes, was \(old.textSizes.count)"
      return (new.textSizes.count > old.textSizes.count ? .worse : .better, detail)
    }
    guard let before = amount(old), let after = amount(new), abs(before.value - after.value) > noise else { return nil }
    let detail = "\(after.name) \(NumberText.short(after.value)), was \(NumberText.short(before.value))"
    // Room and contrast are better when they grow; everything else that is measured is an excess.
    let growsBetter = ["clearance", "contrast", "distance"].contains(after.name)
    return ((after.value > before.value) == growsBetter ? .better : .worse, detail)
  }

  /// The first figure of the worst occurrence.
  private static func amount(_ finding: ReportFileContent.FindingEntry) -> (name: String, value: Double)? {
    guard finding.occurrences.indices.contains(finding.worst),
      let fact = finding.occurrences[finding.worst].facts.first
    else { return nil }
    return (fact.name, fact.value)
  }

  var text: String {
    var lines: [String] = []
    for kind in Kind.allCases {
      for change in changes where change.kind == kind {
        lines.append(
          "\(kind.rawValue)  \(Self.place(change))  [\(change.finding.rule)] \(change.finding.subject.title)  \(change.detail)"
        )
      }
    }
    return lines.map { TextEscaping.oneLine($0) + "\n" }.joined() + summary + "\n"
  }

  var markdown: String {
    guard !changes.isEmpty else { return "No layout finding changed (\(unchanged) as before).\n" }
    var lines = ["| | layout | finding | |", "|---|---|---|---|"]
    for kind in Kind.allCases {
      for change in changes where change.kind == kind {
        let cells = [
          kind.rawValue, change.layout.name,
          "`\(change.finding.rule)` \(change.finding.subject.title), \(Self.place(change))",
          change.detail,
        ]
        lines.append("| " + cells.map(Self.cell).joined(separator: " | ") + " |")
      }
    }
    return lines.joined(separator: "\n") + "\n\n" + summary + "\n"
  }

  private var summary: String {
    let counts = Kind.allCases.map { kind in "\(changes.filter { $0.kind == kind }.count) \(kind.rawValue)" }
    return counts.joined(separator: ", ") + ", \(unchanged) as before"
  }

  private static func place(_ change: Change) -> String {
    change.finding.subject.range.map { "\($0.file):\($0.startLine)" } ?? change.layout.file
  }

  /// Text that breaks neither a table nor a line, and is no markup.
  private static func cell(_ text: String) -> String {
    TextEscaping.oneLine(text).replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "<", with: "&lt;")
  }
}
