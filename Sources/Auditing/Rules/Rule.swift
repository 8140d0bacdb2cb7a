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
///
/// Optimization: variants and observations are large and sightings are moved a lot, so a variant is named by its place in
/// the matrix, and variants that share a tree share one copy of the observation.
package struct Sighting: Sendable {
  final class Shared: Sendable {
    let observation: Observation

    init(_ observation: Observation) { self.observation = observation }
  }

  /// All variants of the layout.
  private let matrix: VariantOrder
  /// The place of the variant among them.
  let position: Int
  let shared: Shared

  package var variant: Variant { matrix.variants[position] }

  package var outcome: Outcome { shared.observation.outcome }

  package var observation: Observation {
    _read { yield shared.observation }
    set { self = Sighting(matrix, position, Shared(newValue)) }
  }

  init(_ matrix: VariantOrder, _ position: Int, _ shared: Shared) {
    self.matrix = matrix
    self.position = position
    self.shared = shared
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
  package func fact(_ name: String) -> Fact? {
    if let main = observation.mainFact, main.name == name { return main }
    return observation.furtherFacts.first { $0.name == name }
  }

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

  package var text: String { [what, why, remedy].asSentences }
}

extension [String] {
  /// Those that say something, with a space between.
  var asSentences: String {
    var text = ""
    text.reserveCapacity(reduce(0) { $0 + $1.utf8.count + 1 })
    for sentence in self where !sentence.isEmpty {
      if !text.isEmpty { text += " " }
      text += sentence
    }
    return text
  }
}
