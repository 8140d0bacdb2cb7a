/// How a run ended, for scripts.
package enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// Nothing at or above the severity asked for.
  case passed = 0
  /// Findings at or above the severity asked for.
  case findings = 1
  /// A command line or an input that cannot be used.
  case unusable = 2
  /// Nothing was laid out, or more is unmeasured than allowed.
  case incomplete = 3
  /// A bug of ours; the number is `EX_SOFTWARE` of sysexits.
  case bug = 70
}
