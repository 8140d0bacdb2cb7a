import Configuration
import Diagnostics
import Foundation
import Reporting

/// A report format and where it goes.
struct ReportOutput {
  var writer: any ReportWriter
  /// An absolute path: a file, or a folder if it ends with `/`; `nil` for standard output.
  var place: String?

  /// The formats that `--output` writes when no format is named.
  static let folderFormats = ["html", "json"]

  /// What is printed besides where GitHub runs the job.
  static let annotations = "github-annotations"

  static func parse(
    _ arguments: ParsedArguments, _ terminal: Terminal, _ configuration: Configuration,
    folderFormats: [String] = ReportOutput.folderFormats
  ) throws(UsageError) -> [ReportOutput] {
    let folder = arguments.text("--output").map { terminal.absolute($0) + "/" }
    var outputs: [ReportOutput] = []
    let given = arguments.texts("--format")
    for text in given.isEmpty && folder == nil ? configuration.formats ?? [] : given {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let writer = try writer(named: parts[0])
      guard parts.count == 2, !parts[1].isEmpty else {
        outputs.append(ReportOutput(writer: writer, place: writer.isForTerminal ? nil : folder))
        continue
      }
      outputs.append(
        ReportOutput(
          writer: writer, place: terminal.absolute(parts[1]) + (parts[1].hasSuffix("/") ? "/" : "")))
    }
    if let folder, !outputs.contains(where: { $0.place != nil }) {
      for name in folderFormats { outputs.append(ReportOutput(writer: try writer(named: name), place: folder)) }
      if !arguments.has("--quiet"), !outputs.contains(where: \.writer.isForTerminal) {
        outputs.append(ReportOutput(writer: ConsoleReport(), place: nil))
      }
    }
    if terminal.environment["GITHUB_ACTIONS"] == "true", !outputs.contains(where: { $0.writer.name == annotations }) {
      outputs.append(ReportOutput(writer: try writer(named: annotations), place: nil))
    }
    return outputs
  }

  private static func writer(named name: String) throws(UsageError) -> any ReportWriter {
    if let writer = ReportFormats.named(name) { return writer }
    let names = ReportFormats.all.map(\.name)
    throw UsageError(
      "there is no format \"\(name)\".\(NameSuggestion.question(for: name, in: names)) "
        + "Possible are \(names.joined(separator: ", ")).")
  }

  /// Writes all reports; a file appears whole or not at all.
  static func write(
    _ outputs: [ReportOutput], of outcome: AuditSession.Outcome, session: AuditSession, terminal: Terminal
  ) throws(UsageError) {
    for output in outputs {
      var options = session.reportOptions(root: outcome.root)
      if output.place != nil { options.usesColor = false }
      // Standard error has the messages already.
      options.repeatsMessages = output.place != nil || !session.reportsMessages
      for file in output.writer.write(outcome.result, options: options) {
        guard let place = output.place else {
          terminal.write(String(decoding: file.bytes, as: UTF8.self))
          continue
        }
        let path = place.hasSuffix("/") ? place + file.path : place
        try terminal.save(file.bytes, path)
      }
    }
  }

  @Sendable static func save(_ bytes: [UInt8], to path: String) throws(UsageError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
    } catch {
      throw UsageError("the file \(path) cannot be written: \(error.localizedDescription) Choose another place.")
    }
  }
}
