import AuditPipeline
import Auditing
import Diagnostics

extension Command {
  static let rules = Command(
    name: "rules", summary: "the rules, with rationale and examples", arguments: "[ID]",
    about: "Without ID: every rule with its severity. With ID: that rule in full.",
    options: [],
    examples: [Example("rules", "all rules"), Example("rules tight-clearance", "one rule in full")]
  ) { (arguments, terminal) throws(UsageError) in
    let rules = AuditRun.rules
    guard let id = arguments.positional.first else {
      let rows = rules.map { [$0.metadata.id, $0.metadata.severity.rawValue, $0.metadata.title] }
      terminal.write(TextTable(rows).text)
      return .passed
    }
    guard let rule = RuleRegistry(rules).rule(named: id) else {
      throw UsageError(
        "there is no rule \"\(id)\".\(NameSuggestion.question(for: id, in: rules.map(\.id))) "
          + "\"sizewise rules\" lists them.")
    }
    terminal.write(RulePage(rule.metadata).text)
    return .passed
  }
}

/// A rule in full, for the terminal.
private struct RulePage {
  let text: String

  init(_ rule: RuleMetadata) {
    var lines = ["\(rule.id): \(rule.title)", "severity \(rule.severity.rawValue), \(rule.status.rawValue)"]
    lines += rule.criteria.map(\.description)
    lines += ["", rule.rationale]
    if !rule.options.isEmpty {
      lines += ["", "options:"]
      lines += Command.table(
        rule.options.map { option in
          let value =
            NumberText.short(option.defaultValue) + (option.unit.rawValue.isEmpty ? "" : " " + option.unit.rawValue)
          return (option.name, "\(option.summary) (\(value))")
        })
    }
    if !rule.knownLimits.isEmpty { lines += ["", "known limits:"] + rule.knownLimits.map { "  " + $0 } }
    for (title, examples) in [("fails", rule.failing), ("passes", rule.passing), ("cannot tell", rule.undecided)] {
      for example in examples {
        lines += ["", "\(title): \(example.title)"]
        lines += example.source.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
      }
    }
    if !rule.references.isEmpty { lines += ["", "references:"] + rule.references.map { "  " + $0 } }
    text = lines.joined(separator: "\n") + "\n"
  }
}
