package import LayoutTree

/// Runs rules over layout trees and joins what they see into findings.
package struct Auditor: Sendable {
  package let registry: RuleRegistry
  package let settings: RuleSettings
  package let pixels: (any ImagePixelSource)?
  /// The rules that run.
  private let rules: [PreparedRule]

  /// - Parameter pixels: gives the colours of pictures; without it, pictures may have every colour.
  package init(
    registry: RuleRegistry, settings: RuleSettings = .standard, pixels: (any ImagePixelSource)? = nil
  ) {
    self.registry = registry
    self.settings = settings
    self.pixels = pixels
    rules = registry.rules.filter { settings.runs($0.metadata) }.map { PreparedRule($0, settings: settings) }
  }

  /// What the rules see in one tree, for every variant that shares it. Trees may be judged in parallel.
  ///
  /// Rules about geometry run once; those about colour once for each appearance.
  package func judge(_ tree: LayoutTree, variants: [Variant]) -> TreeJudgement {
    let audited = AuditedTree(tree, pixels: pixels)
    var judgement = TreeJudgement()
    let appearances = Auditor.grouped(variants)
    for rule in rules {
      switch rule.scope {
      case .geometry:
        guard let first = variants.first else { continue }
        judgement.add(observations(of: rule, in: audited, first), to: variants, severity: rule.options.severity)
      case .appearance:
        for group in appearances {
          judgement.add(observations(of: rule, in: audited, group[0]), to: group, severity: rule.options.severity)
        }
      }
    }
    judgement.work = audited.work
    return judgement
  }

  /// What a rule sees, with failures that rest on content that is not measured turned into "cannot tell".
  private func observations(of rule: PreparedRule, in tree: AuditedTree, _ variant: Variant) -> [Observation] {
    rule.rule.check(tree, in: variant, options: rule.options).map { observation in
      guard observation.outcome == .failed, rule.dependsOnSurroundings,
        let unmeasured = tree.doubt(about: observation, scope: rule.scope)
      else { return observation }
      var doubtful = observation
      doubtful.outcome = .cantTell
      doubtful.doubt = unmeasured.message
      return doubtful
    }
  }

  /// The findings and the number of judgements by outcome, from all trees of a layout in the order of the matrix.
  package func fold(_ judgements: [TreeJudgement]) -> (findings: [Finding], counts: [Outcome: Int]) {
    var folding = Folding(rules: rules)
    for judgement in judgements { folding.add(judgement) }
    return folding.finish()
  }

  /// Variants with the same colours together, in order.
  private static func grouped(_ variants: [Variant]) -> [[Variant]] {
    var groups: [[Variant]] = []
    for variant in variants {
      if let index = groups.firstIndex(where: { $0[0].appearance == variant.appearance }) {
        groups[index].append(variant)
      } else {
        groups.append([variant])
      }
    }
    return groups
  }
}

/// A rule with what a run asks of it again and again.
struct PreparedRule: Sendable {
  let rule: any Rule
  let id: String
  let scope: RuleMetadata.Scope
  let dependsOnSurroundings: Bool
  let options: RuleOptions

  init(_ rule: any Rule, settings: RuleSettings) {
    let metadata = rule.metadata
    self.rule = rule
    id = metadata.id
    scope = metadata.scope
    dependsOnSurroundings = metadata.dependsOnSurroundings
    options = settings.options(of: metadata)
  }
}

/// What the rules saw in one tree.
package struct TreeJudgement: Sendable {
  package var sightings: [Sighting] = []
  package var work = AuditWork()

  package init() {}

  mutating func add(_ observations: [Observation], to variants: [Variant], severity: Severity?) {
    for observation in observations {
      var observation = observation
      if let severity { observation.severity = severity }
      sightings += Sighting.each(variants, observation)
    }
  }
}
