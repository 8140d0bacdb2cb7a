/// What the user set for the rules.
package struct RuleSettings: Hashable, Sendable {
  /// Option values by rule id and option name.
  package var values: [String: [String: Double]]
  package var severities: [String: Severity]
  /// Ids of rules that do not run.
  package var disabled: Set<String>
  /// Where not empty, only these rules run.
  package var only: Set<String>

  package init(
    values: [String: [String: Double]] = [:], severities: [String: Severity] = [:], disabled: Set<String> = [],
    only: Set<String> = []
  ) {
    self.values = values
    self.severities = severities
    self.disabled = disabled
    self.only = only
  }

  package static let standard = RuleSettings()

  /// Whether a rule runs, by its id or one it had before.
  package func runs(_ metadata: RuleMetadata) -> Bool {
    let ids = [metadata.id] + metadata.aliases
    if !only.isEmpty, !ids.contains(where: only.contains) { return false }
    return !ids.contains(where: disabled.contains)
  }

  /// The options of a rule: the user's values over its defaults.
  package func options(of metadata: RuleMetadata) -> RuleOptions {
    var options: [String: Double] = [:]
    for option in metadata.options { options[option.name] = option.defaultValue }
    for id in metadata.aliases + [metadata.id] {
      for (name, value) in values[id] ?? [:] where options[name] != nil { options[name] = value }
    }
    let severity = ([metadata.id] + metadata.aliases).lazy.compactMap { severities[$0] }.first
    return RuleOptions(values: options, severity: severity)
  }

  /// Names of options and rules that no rule has, sorted, for an error message.
  package func unknownNames(among rules: [any Rule]) -> [String] {
    var unknown: [String] = []
    let known = rules.map(\.metadata)
    let ids = Set(known.flatMap { [$0.id] + $0.aliases })
    for id in Set(values.keys).union(severities.keys).union(disabled).union(only) where !ids.contains(id) {
      unknown.append(id)
    }
    for metadata in known {
      for id in [metadata.id] + metadata.aliases {
        for name in (values[id] ?? [:]).keys where !metadata.options.contains(where: { $0.name == name }) {
          unknown.append("\(id).\(name)")
        }
      }
    }
    return unknown.sorted()
  }
}

/// The thresholds of one rule in one run.
package struct RuleOptions: Hashable, Sendable {
  /// Optimization: few names, so a look through them is quicker than hashing one.
  private var values: [Value]
  /// The user's severity, which overrides the rule's.
  package var severity: Severity?

  private struct Value: Hashable, Sendable {
    var name: String
    var value: Double
  }

  package init(values: [String: Double], severity: Severity? = nil) {
    self.values = values.sorted { $0.key < $1.key }.map { Value(name: $0.key, value: $0.value) }
    self.severity = severity
  }

  /// The value of an option that the rule declares.
  package subscript(name: String) -> Double {
    // The length tells most names apart at little cost.
    for index in values.indices where values[index].name.utf8.count == name.utf8.count && values[index].name == name {
      return values[index].value
    }
    preconditionFailure("The rule declares no option named \(name).")
  }
}
