import AuditPipeline
import Auditing
import Diagnostics
import Foundation
import Reporting

extension AuditSession {
  /// Marks what the baseline knows, and adds messages about acceptances that accept nothing any more.
  func settle(_ outcome: inout Outcome, _ gate: Gate) {
    let isWhole = outcome.shard == nil && !outcome.isPartial
    if isWhole {
      let use = run.use(of: outcome.suppressions, in: outcome.result)
      outcome.result.diagnostics += use.unused
      outcome.uncheckedComments += use.uncheckedCount
    } else if outcome.shard == nil {
      // Of shares, the merged run checks them.
      outcome.uncheckedComments += outcome.suppressions.map(\.all.count).reduce(0, +)
    }
    gate.apply(to: &outcome.result, isWhole: isWhole)
  }

  /// Ends a run: messages, reports, advice, exit code.
  func finish(
    _ outcome: Outcome, gate: Gate, verdict: Verdict, outputs: [ReportOutput], isQuiet: Bool
  ) throws(UsageError) -> ExitCode {
    var outcome = outcome
    settle(&outcome, gate)
    report(outcome.result.diagnostics + outcome.result.layouts.flatMap(\.diagnostics))
    try ReportOutput.write(outputs, of: outcome, session: self, terminal: terminal)
    let code = outcome.exitCode(verdict)
    guard !isQuiet else { return code }
    if code == .findings { terminal.report(gate.advice(for: outcome.result, verdict)) }
    if verdict.isStrict {
      for line in StrictNotes(outcome, verdict, code).lines { terminal.report("sizewise: " + line + "\n") }
    }
    return code
  }

  /// What `merge` needs of a share.
  func part(of outcome: Outcome, _ shard: Shard) -> AuditPart {
    let result = outcome.result
    let head = AuditPart.Head(
      toolVersion: result.toolVersion, index: shard.index, count: shard.count, layoutCount: outcome.layoutCount,
      settings: result.settings, rules: AuditRun.rules.map(\.metadata).filter(run.rules.runs).map(\.id),
      suppressions: outcome.suppressions.flatMap(\.all), diagnostics: result.diagnostics,
      hasUnusableInput: outcome.hasUnusableInput, isPartial: outcome.isPartial,
      root: terminal.relative(outcome.root))
    return AuditPart(
      head: head, layouts: Dictionary(uniqueKeysWithValues: zip(outcome.positions, result.layouts)))
  }
}

extension Terminal {
  /// A folder relative to the working folder where one of them lies in the other; else as it is.
  fileprivate func relative(_ folder: String) -> String {
    let here = URL(fileURLWithPath: workingFolder).resolvingSymlinksInPath().path
    if folder == here { return "." }
    if folder.hasPrefix(here + "/") { return String(folder.dropFirst(here.count + 1)) }
    guard here.hasPrefix(folder + "/") else { return folder }
    let depth = here.dropFirst(folder.count + 1).split(separator: "/").count
    return Array(repeating: "..", count: depth).joined(separator: "/")
  }
}
