import AuditPipeline
import Auditing
import Diagnostics

/// The names of rules that people write on the command line.
enum RuleNames {
  /// - Throws: `UsageError` when a rule or option is named that there is not.
  static func check(_ settings: RuleSettings) throws(UsageError) {
    guard let unknown = settings.unknownNames(among: AuditRun.rules).first else { return }
    let known = AuditRun.rules.map(\.id)
    throw UsageError(
      "there is no rule \"\(unknown)\".\(NameSuggestion.question(for: unknown, in: known)) "
        + "\"sizewise rules\" lists them.")
  }
}
