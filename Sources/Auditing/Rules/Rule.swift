package import LayoutTree

/// A check that finds one kind of defect.
///
/// A rule holds no state: its thresholds come from the options it is given, and what it knows of other text sizes
/// only from `settle`.
package protocol Rule: Sendable {
  var metadata: RuleMetadata { get }

  /// What the rule sees in a tree, passing subjects included.
  ///
  /// - Parameter appearance: the appearance to judge in; rules about geometry are asked once for each tree and ignore it.
  func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation]

  /// The verdicts on one subject after all variants have been seen, in the order of the matrix.
  ///
  /// Rules about what does not change from size to size decide here. Only asked about subjects that fail or cannot be told
  /// in some variant: this may clear a subject, and cannot accuse it.
  func settle(_ sightings: [Sighting], options: RuleOptions) -> [Sighting]

  /// The words for a defect: what is wrong with measured and required values, why it matters, what to do.
  func message(for defect: Defect, options: RuleOptions) -> RuleMessage
}

extension Rule {
  package var id: String { metadata.id }

  package func settle(_ sightings: [Sighting], options: RuleOptions) -> [Sighting] { sightings }
}

/// What one rule saw of one subject in one variant.
package struct Sighting: Sendable {
  /// Optimization: an observation is large and sightings are moved a lot, so variants that share a tree share one copy.
  final class Shared: Sendable {
    let observation: Observation

    init(_ observation: Observation) { self.observation = observation }
  }

  package var variant: Variant
  private(set) var shared: Shared

  package var observation: Observation {
    get { shared.observation }
    set { shared = Shared(newValue) }
  }

  package init(variant: Variant, observation: Observation) {
    self.init(variant: variant, shared: Shared(observation))
  }

  init(variant: Variant, shared: Shared) {
    self.variant = variant
    self.shared = shared
  }

  /// An observation that holds in several variants.
  static func all(of observation: Observation, in variants: [Variant]) -> [Sighting] {
    let shared = Shared(observation)
    return variants.map { Sighting(variant: $0, shared: shared) }
  }
}

/// A defect as rules word it: the worst sighting, and all others.
package struct Defect: Sendable {
  package var worst: Sighting
  /// The first failing sighting, in the order of the matrix.
  package var first: Sighting
  /// Every sighting that failed or could not be told.
  package var sightings: [Sighting]
  /// Every variant of the layout that was judged.
  package var judged: [Variant]

  package init(worst: Sighting, first: Sighting, sightings: [Sighting], judged: [Variant]) {
    self.worst = worst
    self.first = first
    self.sightings = sightings
    self.judged = judged
  }

  package var observation: Observation { worst.observation }

  /// The worst sighting's figure of that name.
  package func fact(_ name: String) -> Fact? { observation.facts.first { $0.name == name } }

  /// The figure for display, or a dash.
  package func display(_ name: String) -> String { fact(name)?.display ?? "–" }
}

/// The three parts of a message, each a sentence or two.
package struct RuleMessage: Hashable, Sendable {
  package var what: String
  package var why: String
  package var remedy: String

  package init(what: String, why: String, remedy: String) {
    self.what = what
    self.why = why
    self.remedy = remedy
  }

  package var text: String { [what, why, remedy].filter { !$0.isEmpty }.joined(separator: " ") }
}
