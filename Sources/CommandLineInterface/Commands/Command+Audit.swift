import AuditPipeline
import Auditing
import Configuration
import Diagnostics
import Foundation
import Reporting

extension Command {
  static let audit = Command(
    name: "audit", summary: "every layout under the paths: the gate", arguments: "[PATH...]",
    about: """
      Lays every preview and JSON layout under the paths out in all variants, judges them, prints a summary, and writes
      the reports that are asked for.
      """,
    options: [
      OptionDescription("--output", value: "FOLDER", "Write the HTML and JSON reports into this folder."),
      OptionDescription(
        "--format", value: "NAME[:FILE]", isRepeatable: true, "A report format, to a file or folder, or printed."),
      OptionDescription(
        "--fail-on", value: "SEVERITY", "Exit 1 from this severity on: note, warning, error, never (warning)."),
      OptionDescription("--strict", "Exit 1 also for findings that cannot be decided, 3 also for anything unmeasured."),
      OptionDescription(
        "--changed-since", value: "REVISION",
        "Only layouts whose code, texts, colours, pictures or fonts differ from a git revision."),
      OptionDescription("--allow-empty", "Exit 0 also when there is no layout."),
      OptionDescription("--quiet", "No progress and no summary."),
      RunOptions.jobs,
    ] + RunCache.options + RunOptions.configuration + RunOptions.variants + RunOptions.rules,
    examples: [
      Example("audit Sources", "all previews of a project"),
      Example("audit Examples --output Reports", "with an HTML and a JSON report"),
      Example("audit Sources --changed-since origin/main", "what a pull request touches"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    let first = arguments.positional.first ?? "."
    let configuration = try AuditSession.configuration(arguments, terminal, path: first)
    if arguments.has("--print-config") {
      terminal.write(ConfigurationText.yaml(of: configuration))
      return .passed
    }
    let paths = arguments.positional.isEmpty ? configuration.paths ?? [] : arguments.positional
    guard !paths.isEmpty else {
      throw UsageError("audit needs a file or folder. Give the path of your sources: sizewise audit Sources.")
    }
    guard let cache = RunCache(arguments, terminal, configuration, paths: paths) else {
      return try audit(paths, AuditSession(arguments, terminal, path: first), arguments)
    }
    if let code = try cache.replay(on: terminal) { return code }
    let record = RunRecord()
    let session = try AuditSession(arguments, terminal.recording(into: record), path: first)
    let code = try audit(paths, session, arguments)
    cache.keep(record, reads: session.log, code: code)
    return code
  }

  private static func audit(
    _ paths: [String], _ session: AuditSession, _ arguments: ParsedArguments
  ) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    let verdict = try Verdict(arguments, session.configuration)
    var outputs = try ReportOutput.parse(arguments, terminal, session.configuration)
    if outputs.allSatisfy({ $0.writer.name == ReportOutput.annotations }),
      !arguments.has("--quiet")
    {
      outputs.insert(ReportOutput(writer: ConsoleReport(), place: nil), at: 0)
    }
    let outcome = try session.audit(paths)
    try ReportOutput.write(outputs, of: outcome, session: session, terminal: terminal)
    return outcome.exitCode(verdict)
  }
}

/// What makes a run fail.
struct Verdict {
  /// The least severity that fails; `nil` for none.
  var failOn: Severity?
  var isStrict: Bool
  var allowsEmpty: Bool

  init(_ arguments: ParsedArguments, _ configuration: Configuration) throws(UsageError) {
    let threshold = try arguments.choice("--fail-on", Configuration.Threshold.self) ?? configuration.failOn ?? .warning
    failOn = Severity(rawValue: threshold.rawValue)
    isStrict = arguments.has("--strict") || configuration.isStrict ?? false
    allowsEmpty = arguments.has("--allow-empty")
  }
}
