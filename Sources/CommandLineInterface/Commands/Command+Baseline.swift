import AuditPipeline
import Auditing
import Configuration
import Foundation

extension Command {
  static let baseline = Command(
    name: "baseline", summary: "the file of known findings, which do not fail a run",
    arguments: "write|update|prune [PATH...]",
    about: """
      write makes the file from all that is found now. update takes over what is found now, also what grew, and keeps
      reasons, issues and days of known entries. prune only removes entries whose finding is gone. A baselined finding
      stays in the reports, marked as known; it counts as new when it grows.
      """,
    options: [
      OptionDescription("--reason", value: "TEXT", "Why new entries are accepted."),
      OptionDescription("--issue", value: "TEXT", "Where new entries are tracked."),
      OptionDescription("--expires", value: "DAY", "The last day on which new entries hold: 2027-03-31."),
      OptionDescription("--force", "write: replace a file that is there."),
      OptionDescription("--quiet", "No progress."),
      RunOptions.jobs, Gate.options[0], RunOptions.configuration[0],
    ] + RunOptions.variants + RunOptions.rules,
    examples: [
      Example("baseline write Examples --reason \"before the redesign\"", "accepts what is found now"),
      Example("baseline prune Examples", "removes what was fixed"),
    ]
  ) { (arguments, terminal) throws(UsageError) in
    let names = BaselineAction.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.positional.first else {
      throw UsageError("baseline needs one of \(names): sizewise baseline write Sources.")
    }
    let action = try ParsedArguments.choice(word, for: "baseline", BaselineAction.self)
    return try BaselineRun(action, arguments.droppingFirstPositional, terminal).run()
  }
}

private enum BaselineAction: String, CaseIterable {
  case write, update, prune
}

/// One call of `baseline`.
private struct BaselineRun {
  private let action: BaselineAction
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let session: AuditSession
  private let paths: [String]

  init(_ action: BaselineAction, _ arguments: ParsedArguments, _ terminal: Terminal) throws(UsageError) {
    self.action = action
    self.arguments = arguments
    self.terminal = terminal
    session = try AuditSession(arguments, terminal, path: arguments.positional.first ?? ".")
    paths = arguments.positional.isEmpty ? session.configuration.paths ?? [] : arguments.positional
    guard !paths.isEmpty else {
      throw UsageError("baseline needs a file or folder: sizewise baseline \(action.rawValue) Sources.")
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let new = try acceptance()
    let location = ProjectLocation(of: terminal.absolute(paths[0]))
    let gate = try Gate(arguments, session, root: location.root, mustExist: action == .prune)
    if action == .write, !arguments.has("--force"), FileManager.default.fileExists(atPath: gate.path) {
      throw UsageError("\(gate.name) is there already. Use \"sizewise baseline update\", or replace it with --force.")
    }
    let outcome = try session.audit(paths)
    session.report(outcome.result.diagnostics + outcome.result.layouts.flatMap(\.diagnostics))
    guard !outcome.hasUnusableInput else { return .unusable }
    guard !outcome.result.layouts.isEmpty else { return .incomplete }
    let before = gate.baseline?.entries.count ?? 0
    let baseline =
      action == .write
      ? Baseline(Gate.entries(of: outcome.result, new))
      : gate.updated(from: outcome.result, new: new, keepsFigures: action == .prune)
    try terminal.save(Array(BaselineFile.text(of: baseline).utf8), gate.path)
    let count = baseline.entries.count
    terminal.printLine(
      "wrote \(gate.name) with \(count) known \(count == 1 ? "finding" : "findings")"
        + (action == .write ? "" : ", \(before) before"))
    return .passed
  }

  private func acceptance() throws(UsageError) -> Acceptance {
    if let day = arguments.text("--expires"), !BaselineFile.isDay(day) {
      throw UsageError("--expires needs a day such as 2027-03-31, not \"\(day)\".")
    }
    let reason = arguments.text("--reason")
    if action != .prune, reason == nil, session.configuration.requiresReasons == true {
      throw UsageError("the configuration requires reasons. Say why these findings are accepted: --reason TEXT.")
    }
    return Acceptance(
      origin: .baseline, reason: reason, issue: arguments.text("--issue"), expires: arguments.text("--expires"))
  }
}

extension Gate {
  /// Entries for everything that is found and not accepted in the source.
  fileprivate static func entries(of result: AuditResult, _ new: Acceptance) -> [Baseline.Entry] {
    result.layouts.flatMap { layout in
      layout.findings.filter { $0.acceptance == nil }.map { finding in
        var entry = Baseline.Entry(finding, in: layout)
        (entry.reason, entry.issue, entry.expires) = (new.reason, new.issue, new.expires)
        return entry
      }
    }
  }
}
