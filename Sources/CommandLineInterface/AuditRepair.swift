import AuditPipeline
import Auditing
import Diagnostics
import Reporting
import SourceEdits

/// Edits the audited sources so that findings go, or says which edits would do that.
struct AuditRepair {
  private let session: AuditSession
  private let verdict: Verdict
  private let isWriting: Bool
  private let isSuggesting: Bool
  /// Whether the edits are printed instead of made.
  let isDryRun: Bool

  static let options = [
    OptionDescription("--suggest-fixes", "Look for an edit that cures each finding, and put it into the reports."),
    OptionDescription("--fix", "Edit the sources: only what, laid out again, cures findings and makes no other."),
    OptionDescription("--dry-run", "With --fix: print the edits as a diff, and write nothing."),
  ]

  init(_ arguments: ParsedArguments, session: AuditSession, verdict: Verdict) throws(UsageError) {
    self.session = session
    self.verdict = verdict
    isWriting = arguments.has("--fix")
    isSuggesting = arguments.has("--suggest-fixes")
    isDryRun = arguments.has("--dry-run")
    guard isWriting || !isDryRun else {
      throw UsageError("--dry-run shows what --fix would write. Give both: sizewise audit PATH --fix --dry-run.")
    }
    guard isWriting || isSuggesting else { return }
    if let option = ["--shard", "--changed-since"].first(where: arguments.has) {
      throw UsageError("fixes are tried on whole projects. Leave out \(option), or the option that asks for fixes.")
    }
  }

  /// The audit with what was asked for: edits made or printed, or suggestions on the findings.
  func completed(_ outcome: AuditSession.Outcome, paths: [String]) throws(UsageError) -> AuditSession.Outcome {
    var outcome = outcome
    if isWriting { outcome = try repair(outcome, paths: paths) }
    if isSuggesting {
      outcome.result.layouts = FixRun(session.run).suggestions(for: outcome.result.layouts, of: outcome.projects)
    }
    return outcome
  }

  /// Makes the edits, or prints them, and tells on standard error what they come to.
  ///
  /// - Returns: the audit of what then stands in the files.
  private func repair(
    _ outcome: AuditSession.Outcome, paths: [String]
  ) throws(UsageError) -> AuditSession.Outcome {
    let run = FixRun(session.run)
    let least = verdict.failOn ?? .note
    var repairs: [FixRun.Repair] = []
    var start = 0
    for project in outcome.projects {
      let layouts = Array(outcome.result.layouts[start..<(start + project.layouts.count)])
      start += project.layouts.count
      repairs.append(
        run.repair(project, layouts) {
          $0.outcome == .failed && $0.severity >= least && $0.acceptance == nil
        })
    }
    report(repairs, least: least)
    guard !isDryRun else {
      for repair in repairs { session.terminal.write(repair.diff) }
      return outcome
    }
    for repair in repairs where !repair.files.isEmpty {
      do throws(PipelineError) {
        try SourceWriter(root: repair.project.location.root).write(repair.files)
      } catch {
        throw UsageError(error.message)
      }
    }
    guard repairs.contains(where: { !$0.files.isEmpty }) else { return outcome }
    let after = try session.audit(paths, shard: nil)
    let expected = repairs.flatMap(\.layouts).map(\.findings.count).reduce(0, +)
    let found = after.result.layouts.map(\.findings.count).reduce(0, +)
    if found != expected {
      session.terminal.report(
        "sizewise: warning: \(expected) findings were expected after the edits, and there are \(found). "
          + "Look at the edits before you keep them.\n")
    }
    return after
  }

  private func report(_ repairs: [FixRun.Repair], least: Severity) {
    for fix in repairs.flatMap(\.fixes) {
      let place = fix.lines.first.map { "\($0.file):\($0.firstLine): " } ?? ""
      session.terminal.report(TextEscaping.oneLine("\(place)\(fix.summary)") + "\n")
    }
    let edits = repairs.map(\.fixes.count).reduce(0, +)
    let files = repairs.map(\.files.count).reduce(0, +)
    let cleared = repairs.map(\.clearedFindings).reduce(0, +)
    let left = repairs.flatMap(\.layouts).flatMap(\.findings).count { $0.outcome == .failed && $0.severity >= least }
    let verb = isDryRun ? "would cure" : edits == 1 ? "cures" : "cure"
    session.terminal.report(
      "sizewise: \(Self.count(edits, "edit")) in \(Self.count(files, "file")) \(verb) "
        + "\(Self.count(cleared, "finding")); \(Self.count(left, "finding")) without a safe edit.\n")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
