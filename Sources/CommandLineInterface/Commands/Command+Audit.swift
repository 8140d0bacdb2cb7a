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
    options: Command.outputOptions + Command.verdictOptions + [
      Shard.option, .allViews,
      OptionDescription(
        "--changed-since", value: "REVISION",
        "Only layouts whose code, texts, colours, pictures or fonts differ from a git revision."), RunOptions.jobs,
    ] + AuditRepair.options + Gate.options + RunCache.options + RunOptions.configuration + RunOptions.variants
      + RunOptions.rules,
    examples: [
      Example("audit Sources", "all previews of a project"),
      Example("audit Examples --output Reports", "with an HTML and a JSON report"),
      Example("audit Examples --fix --dry-run", "the edits that would cure findings, as a diff"),
      Example("audit Sources --all-views", "the views without a preview as well"),
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
      throw UsageError(
        "audit needs a file or folder. Give the path of your sources, sizewise audit Sources, or write it down once "
          + "with: sizewise init")
    }
    let shard = try Shard.asked(arguments, terminal)
    guard let cache = RunCache(arguments, terminal, configuration, paths: paths) else {
      return try audit(paths, shard, AuditSession(arguments, terminal, path: first), arguments)
    }
    if let code = try cache.replay(on: terminal) { return code }
    let record = RunRecord()
    let session = try AuditSession(arguments, terminal.recording(into: record), path: first)
    let code = try audit(paths, shard, session, arguments)
    cache.keep(record, reads: session.log, code: code)
    return code
  }

  private static func audit(
    _ paths: [String], _ shard: Shard?, _ session: AuditSession, _ arguments: ParsedArguments
  ) throws(UsageError) -> ExitCode {
    let terminal = session.terminal
    let verdict = try Verdict(arguments, session.configuration)
    var outputs = try ReportOutput.parse(
      arguments, terminal, session.configuration, folderFormats: shard == nil ? ReportOutput.folderFormats : [])
    let repair = try AuditRepair(arguments, session: session, verdict: verdict)
    if !repair.isDryRun { outputs = outputs.withSummary(arguments) }
    let gate = try Gate(arguments, session, root: ProjectLocation(of: terminal.absolute(paths[0])).root)
    let outcome = try repair.completed(try session.audit(paths, shard: shard), paths: paths)
    if let shard, let folder = arguments.text("--output") {
      let part = session.part(of: outcome, shard).data
      try terminal.save(Array(part), terminal.absolute(folder) + "/" + shard.fileName)
    }
    return try session.finish(
      outcome, gate: gate, verdict: verdict, outputs: outputs, isQuiet: arguments.has("--quiet"))
  }

  /// Where reports go.
  static let outputOptions = [
    OptionDescription(
      "--output", value: "FOLDER", "Write the HTML and JSON reports into this folder; with --shard, what merge joins."),
    OptionDescription(
      "--format", value: "NAME[:FILE]", isRepeatable: true, "A report format, to a file or folder, or printed."),
    OptionDescription("--quiet", "No progress and no summary."),
  ]

  /// What makes a run fail.
  static let verdictOptions = [
    OptionDescription(
      "--fail-on", value: "SEVERITY", "Exit 1 from this severity on: note, warning, error, never (warning)."),
    OptionDescription(
      "--strict",
      "Exit 1 also for what cannot be decided, stale baseline entries and unused comments, 3 also for unmeasured parts."
    ),
    OptionDescription("--allow-empty", "Exit 0 also when there is no layout."),
  ]
}

extension [ReportOutput] {
  /// With the summary for the terminal where nothing but annotations is asked for.
  func withSummary(_ arguments: ParsedArguments) -> [ReportOutput] {
    guard allSatisfy({ $0.writer.name == ReportOutput.annotations }), !arguments.has("--quiet") else { return self }
    return [ReportOutput(writer: ConsoleReport(), place: nil)] + self
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

  /// Whether a finding makes a run fail.
  func isFailed(_ finding: Finding) -> Bool {
    guard finding.acceptance == nil, let least = failOn, finding.severity >= least else { return false }
    return finding.outcome == .failed || isStrict
  }
}
