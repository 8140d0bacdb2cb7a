import AuditPipeline
import Auditing
import Diagnostics

extension Command {
  static let rules = Command(
    name: "rules", summary: "the rules, with rationale and examples", arguments: "[ID]",
    about: "Without ID: every rule with its severity. With ID: that rule in full, as Markdown.",
    options: [OptionDescription("--markdown", "All rules in full: the page Documentation/Rules.md.")],
    examples: [Example("rules", "all rules"), Example("rules tight-clearance", "one rule in full")]
  ) { (arguments, terminal) throws(UsageError) in
    let registry = RuleRegistry(AuditRun.rules)
    let documentation = RuleDocumentation(registry)
    guard let id = arguments.positional.first else {
      terminal.write(arguments.has("--markdown") ? documentation.text : documentation.list)
      return .passed
    }
    guard let rule = registry.rule(named: id) else {
      throw UsageError(
        "there is no rule \"\(id)\".\(NameSuggestion.question(for: id, in: registry.rules.map(\.id))) "
          + "\"sizewise rules\" lists them.")
    }
    terminal.write(documentation.page(of: rule.metadata, level: 1) + "\n")
    return .passed
  }
}
