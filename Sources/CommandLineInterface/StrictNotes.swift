import Auditing
import Diagnostics

/// What `--strict` adds to the end of a run: why it failed beyond the findings, and what it could not check.
struct StrictNotes {
  let lines: [String]

  init(_ outcome: AuditSession.Outcome, _ verdict: Verdict, _ code: ExitCode) {
    var lines: [String] = []
    if code == .findings {
      let entries = outcome.stale.count { $0.id == "baseline/stale" }
      let comments = outcome.stale.count - entries
      let undecided = outcome.result.layouts.flatMap(\.findings).count {
        verdict.isFailed($0) && $0.outcome != .failed
      }
      if entries > 0 {
        lines.append(
          "failed by --strict: \(Self.count(entries, "baseline entry", "baseline entries")) without a finding; "
            + "remove what is stale with: sizewise baseline prune")
      }
      if comments > 0 {
        lines.append(
          "failed by --strict: \(Self.count(comments, "comment", "comments")) that accept nothing any more; "
            + "the warnings name them")
      }
      if undecided > 0 {
        lines.append("failed by --strict: \(Self.count(undecided, "finding", "findings")) that cannot be decided")
      }
    }
    let unmeasured = outcome.result.layouts.map(\.unmeasured.count).reduce(0, +)
    if code == .incomplete, unmeasured > 0 {
      lines.append("failed by --strict: \(Self.count(unmeasured, "part", "parts")) could not be measured")
    }
    let unchecked = outcome.uncheckedComments
    if unchecked > 0 {
      lines.append(
        "\(Self.count(unchecked, "comment that accepts findings was", "comments that accept findings were")) not "
          + "checked for use: that takes an audit of the whole project, with all rules, sizes and schemes they name")
    }
    self.lines = lines
  }

  private static func count(_ number: Int, _ one: String, _ several: String) -> String {
    "\(number) \(number == 1 ? one : several)"
  }
}
