/// The rules of a run, by id.
package struct RuleRegistry: Sendable {
  /// In the order of their ids.
  package let rules: [any Rule]

  package init(_ rules: [any Rule]) {
    self.rules = rules.sorted { $0.id < $1.id }
  }

  /// The rule of that id, or that had it before.
  package func rule(named id: String) -> (any Rule)? {
    rules.first { $0.id == id } ?? rules.first { $0.metadata.aliases.contains(id) }
  }
}
