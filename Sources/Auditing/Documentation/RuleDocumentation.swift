/// The rules as a page of documentation, in Markdown.
///
/// `Documentation/Rules.md` is its text for all rules.
package struct RuleDocumentation {
  private let registry: RuleRegistry

  package init(_ registry: RuleRegistry) { self.registry = registry }

  /// Every rule, with a table of all at the top.
  package var text: String {
    var parts = [
      "# Rules",
      "Generated from the rules themselves by `UPDATE_GOLDENS=1 swift test --filter RuleDocumentationTests`. An outcome is "
        + "failed, cannot tell, passed, inapplicable or untested; a rule that may accuse wrongly says that it cannot tell.",
      table,
    ]
    parts += registry.rules.map { page(of: $0.metadata, level: 2) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// One line a rule: id, severity, title.
  package var list: String {
    let width = registry.rules.map(\.id.count).max() ?? 0
    return registry.rules.map { rule in
      let metadata = rule.metadata
      let name = metadata.id + String(repeating: " ", count: width - metadata.id.count)
      let severity = metadata.severity.rawValue
      return "\(name)  \(severity)\(String(repeating: " ", count: 7 - severity.count))  \(metadata.title)"
    }
    .joined(separator: "\n") + "\n"
  }

  /// The page of one rule.
  ///
  /// - Parameter level: of its heading, 1 for a page of its own.
  package func page(of metadata: RuleMetadata, level: Int) -> String {
    let heading = String(repeating: "#", count: level)
    var parts = ["\(heading) \(metadata.id)", "**\(metadata.title)** · \(metadata.severity.rawValue)"]
    if !metadata.criteria.isEmpty { parts.append(metadata.criteria.map(\.description).joined(separator: " · ")) }
    parts.append(metadata.rationale)
    if !metadata.options.isEmpty { parts.append(options(metadata.options)) }
    if !metadata.knownLimits.isEmpty { parts.append(bullets("Known limits", metadata.knownLimits, heading)) }
    parts += examples("Fails", metadata.failing, heading)
    parts += examples("Passes", metadata.passing, heading)
    parts += examples("Cannot tell", metadata.undecided, heading)
    if !metadata.references.isEmpty { parts.append(bullets("References", metadata.references, heading)) }
    return parts.joined(separator: "\n\n")
  }

  private var table: String {
    var lines = ["| rule | finds | severity | WCAG |", "|---|---|---|---|"]
    for metadata in registry.rules.map(\.metadata) {
      let criteria = metadata.criteria.map(\.rawValue).joined(separator: ", ")
      lines.append(
        "| [\(metadata.id)](#\(metadata.id)) | \(metadata.title) | \(metadata.severity.rawValue) | \(criteria) |")
    }
    return lines.joined(separator: "\n")
  }

  private func options(_ options: [RuleOption]) -> String {
    let rows = options.map { option in
      let value = option.unit == .none ? Self.number(option.defaultValue) : Self.quantity(option)
      guard let name = option.choices.first else { return "| `\(option.name)` | \(value) | \(option.summary) |" }
      let names = option.choices.map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(option.name)` | `\(name)` | \(option.summary) One of \(names). |"
    }
    return (["| option | default | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private func bullets(_ title: String, _ lines: [String], _ heading: String) -> String {
    "\(heading)# \(title)\n\n" + lines.map { "- \($0)" }.joined(separator: "\n")
  }

  private func examples(_ title: String, _ examples: [RuleExample], _ heading: String) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["\(heading)# \(title)"]
      + examples.map { example in
        let title = example.title.prefix(1).uppercased() + example.title.dropFirst()
        let source = example.source.hasSuffix("\n") ? example.source : example.source + "\n"
        return "\(title):\n\n```swift\n\(source)```"
      }
  }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    let whole = Int(hundredths)
    if whole % 100 == 0 { return "\(whole / 100)" }
    let rest = abs(whole % 100)
    return "\(whole / 100)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  private static func quantity(_ option: RuleOption) -> String {
    let number = number(option.defaultValue)
    return option.unit == .ratio ? "\(number):1" : "\(number) \(option.unit.rawValue)"
  }
}
