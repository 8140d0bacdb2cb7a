import AuditPipeline
import Diagnostics
import DocumentTree
import Reporting

/// The coverage of previews in words and as JSON.
struct CoverageText {
  private let report: CoverageReport
  /// How many reasons the text names.
  private static let reasonLimit = 20
  /// How many notes the text names.
  private static let noteLimit = 10

  init(_ report: CoverageReport) { self.report = report }

  // MARK: Text

  func text(listsAll: Bool) -> String {
    guard !report.previews.isEmpty else { return "No preview found.\n" }
    var text = headline + "\n\n" + classTable
    let reasons = report.reasons
    if !reasons.isEmpty {
      text += "\nWhat stands in the way, by the previews that it keeps from being whole:\n"
      text += TextTable([["previews", "places", "reason"]] + reasons.prefix(Self.reasonLimit).map(row)).text
      if reasons.count > Self.reasonLimit { text += "… and \(reasons.count - Self.reasonLimit) more; see --json.\n" }
    }
    let notes = report.notes
    if !notes.isEmpty {
      text += "\nLaid out, with a reservation, by previews:\n"
      text += TextTable([["previews", "places", "note"]] + notes.prefix(Self.noteLimit).map(row)).text
      if notes.count > Self.noteLimit { text += "… and \(notes.count - Self.noteLimit) more; see --json.\n" }
    }
    let listed = report.previews.filter { listsAll || $0.state != .whole }
    if !listed.isEmpty {
      text += "\n" + TextTable([["state", "class", "nodes", "preview"]] + listed.map(row)).text
    }
    return text
  }

  private var headline: String {
    let count = report.previews.count
    let share = Double(report.count(.whole)) / Double(count)
    let noted = report.noted == 0 ? "" : ", \(report.noted) of them with notes"
    return "\(count) preview\(count == 1 ? "" : "s"): \(report.count(.whole)) whole (\(percent(share)))\(noted), "
      + "\(report.count(.partial)) in part, \(report.count(.none)) not at all; "
      + "\(report.nearlyWhole) with nine tenths of their nodes."
  }

  private var classTable: String {
    var rows = [["class", "previews", "whole", "in part", "not at all"]]
    for (letter, summary, report) in report.classes where !report.previews.isEmpty {
      let counts = PreviewCoverage.State.allCases.map { String(report.count($0)) }
      rows.append(["\(letter) \(summary)", "\(report.previews.count)"] + counts)
    }
    return TextTable(rows, alignment: .trailing).text
  }

  private func row(_ reason: CoverageReport.RankedReason) -> [String] {
    let place = reason.range.map { " (\($0.file):\($0.startLine))" } ?? ""
    return ["\(reason.previews)", "\(reason.places)", TextEscaping.oneLine(reason.message + place)]
  }

  private func row(_ preview: PreviewCoverage) -> [String] {
    var words = "\(preview.name)  \(preview.range.file):\(preview.range.startLine)"
    if !preview.needs.isEmpty { words += "  needs " + preview.needs.prefix(3).joined(separator: ", ") }
    return [
      Self.words(for: preview), preview.letter, percent(preview.share), TextEscaping.oneLine(words),
    ]
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded(.down))) %" }

  private static func words(for preview: PreviewCoverage) -> String {
    switch preview.state {
    case .whole: preview.notes.isEmpty ? "whole" : "whole, with notes"
    case .partial: "in part"
    case .none: "not at all"
    }
  }

  // MARK: JSON

  var json: JSONValue {
    .object([
      .init("totals", Self.totals(report)),
      .init("classes", .object(report.classes.map { .init($0.letter, Self.totals($0.report)) })),
      .init("reasons", .array(report.reasons.map(json))),
      .init("notes", .array(report.notes.map(json))),
      .init("previews", .array(report.previews.map(json))),
    ])
  }

  private static func totals(_ report: CoverageReport) -> JSONValue {
    var members: [JSONValue.Member] = [.init("previews", .number(Double(report.previews.count)))]
    for state in PreviewCoverage.State.allCases {
      members.append(.init(state.rawValue, .number(Double(report.count(state)))))
    }
    members.append(.init("nearlyWhole", .number(Double(report.nearlyWhole))))
    members.append(.init("wholeWithNotes", .number(Double(report.noted))))
    return .object(members)
  }

  private func json(_ reason: CoverageReport.RankedReason) -> JSONValue {
    .object(
      [
        .init("code", .string(reason.code)), .init("message", .string(reason.message)),
        .init("previews", .number(Double(reason.previews))), .init("places", .number(Double(reason.places))),
      ] + place(reason.range))
  }

  private func json(_ preview: PreviewCoverage) -> JSONValue {
    .object(
      [.init("name", .string(preview.name))] + place(preview.range) + [
        .init("class", .string(preview.letter)), .init("needs", .array(preview.needs.map { .string($0) })),
        .init("state", .string(preview.state.rawValue)), .init("resolved", .number(Double(preview.resolved))),
        .init("unresolved", .number(Double(preview.unresolved))),
        .init("reasons", .array(preview.reasons.map(json))), .init("notes", .array(preview.notes.map(json))),
      ])
  }

  private func json(_ reason: PreviewCoverage.Reason) -> JSONValue {
    .object([.init("code", .string(reason.code)), .init("message", .string(reason.message))] + place(reason.range))
  }

  private func place(_ range: SourceRange?) -> [JSONValue.Member] {
    guard let range else { return [] }
    return [.init("file", .string(range.file)), .init("line", .number(Double(range.startLine)))]
  }
}
