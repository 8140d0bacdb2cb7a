package import Diagnostics
package import LayoutTree

/// Runs rules over layout trees and joins what they see into findings.
package struct Auditor: Sendable {
  package let registry: RuleRegistry
  package let settings: RuleSettings
  package private(set) var pixels: (any ImagePixelSource)?
  /// The rules that run.
  private let rules: [PreparedRule]

  /// - Parameter pixels: gives the colours of pictures; without it, pictures may have every colour.
  package init(
    registry: RuleRegistry, settings: RuleSettings = .standard, pixels: (any ImagePixelSource)? = nil
  ) {
    self.registry = registry
    self.settings = settings
    self.pixels = pixels
    let running = registry.rules.filter { settings.runs($0.metadata) }
    let ids = running.map(\.id)
    rules = running.indices.map { PreparedRule(running[$0], at: $0, among: ids, settings: settings) }
  }

  /// The same rules with the pictures of a project, where there are any.
  package func seeing(_ pixels: (any ImagePixelSource)?) -> Auditor {
    guard let pixels else { return self }
    var auditor = self
    auditor.pixels = pixels
    return auditor
  }

  /// What the rules see in one tree, for every variant that shares it. Trees may be judged in parallel.
  ///
  /// Rules about geometry run once; those about colour once for each appearance.
  ///
  /// - Parameter earlier: the judgement of another tree of the layout, which most likely has the same boxes.
  package func judge(_ tree: LayoutTree, variants: [Variant], like earlier: TreeJudgement? = nil) -> TreeJudgement {
    guard let first = variants.first else { return TreeJudgement() }
    let audited = AuditedTree(tree, pixels: pixels, like: earlier?.memory)
    let groups = Auditor.groups(of: variants, like: earlier)
    var judgement = TreeJudgement(variants: variants, groups: groups, rules: rules.count)
    for position in rules.indices {
      switch rules[position].scope {
      case .geometry:
        judgement.add(observations(of: position, in: audited, first), of: position, to: 0)
      case .appearance:
        for group in groups.indices.dropFirst() {
          judgement.add(observations(of: position, in: audited, variants[groups[group][0]]), of: position, to: group)
        }
      }
    }
    judgement.complete(audited)
    return judgement
  }

  /// What a rule sees, with failures that rest on content that is not measured turned into "cannot tell".
  private func observations(of position: Int, in tree: AuditedTree, _ variant: Variant) -> [Observation] {
    let rule = rules[position]
    var observations = rule.rule.check(tree, in: variant, options: rule.options)
    let severity = rule.options.severity
    for index in observations.indices {
      if let severity { observations[index].severity = severity }
      guard observations[index].outcome.isDefect else { continue }
      let box = observations[index].box
      if box >= 0 { observations[index].subject = rule.isAboutControls ? tree.control(box) : tree.subject(box) }
      guard observations[index].outcome == .failed,
        let unmeasured = tree.doubt(
          about: observations[index], scope: rule.dependsOnSurroundings ? rule.scope : nil)
      else { continue }
      observations[index].outcome = .cantTell
      observations[index].doubt = unmeasured.message
    }
    return observations
  }

  /// The findings and the number of judgements by outcome, from all trees of a layout in the order of the matrix.
  ///
  /// - Parameters:
  ///   - judgements: of this auditor.
  ///   - suppressions: comments that accept findings.
  ///   - layout: the layout's place, which comments may speak of.
  package func fold(
    _ judgements: [TreeJudgement], suppressions: Suppressions = .none, layout: SourceRange? = nil
  ) -> (findings: [Finding], counts: [Outcome: Int]) {
    var folding = Folding(judgements, by: rules)
    return folding.finish(suppressions, layout: layout)
  }

  /// The positions of all variants, and then of those of each appearance, in order.
  ///
  /// - Parameter earlier: of another tree of the layout, which most likely has the same schemes.
  private static func groups(of variants: [Variant], like earlier: TreeJudgement?) -> [[Int]] {
    if let known = earlier?.variants, known.count == variants.count,
      variants.indices.allSatisfy({ variants[$0].appearance == known[$0].appearance })
    {
      return earlier?.groups ?? []
    }
    var groups = [Array(variants.indices)]
    for position in variants.indices {
      let appearance = variants[position].appearance
      let known = groups.indices.dropFirst().first { variants[groups[$0][0]].appearance == appearance }
      if let known { groups[known].append(position) } else { groups.append([position]) }
    }
    return groups
  }
}

/// A rule with what a run asks of it again and again.
///
/// Optimization: one object, as it is passed on for each subject.
final class PreparedRule: Sendable {
  let rule: any Rule
  /// Among the rules that run.
  let position: Int
  let id: String
  let scope: RuleMetadata.Scope
  let dependsOnSurroundings: Bool
  let isAboutControls: Bool
  let folding: FindingFolding
  /// The positions of the rules that say more of the same.
  let coveredBy: [Int]
  let options: RuleOptions

  /// - Parameter ids: of all rules that run.
  init(_ rule: any Rule, at position: Int, among ids: [String], settings: RuleSettings) {
    let metadata = rule.metadata
    self.rule = rule
    self.position = position
    id = metadata.id
    scope = metadata.scope
    dependsOnSurroundings = metadata.dependsOnSurroundings
    isAboutControls = metadata.isAboutControls
    folding = metadata.folding
    coveredBy = metadata.coveredBy.compactMap { ids.firstIndex(of: $0) }
    options = settings.options(of: metadata)
  }
}

/// What the rules saw in one tree.
package struct TreeJudgement: Sendable {
  /// Observations of one rule, and which variants they hold in.
  struct Seen: Sendable {
    /// Position among the auditor's rules.
    var rule: Int
    var observations: [Observation]
    /// Index into `groups`.
    var group: Int
    /// Whether no subject is a defect, and none is named twice: then the outcomes say all.
    let isPlain: Bool

    init(rule: Int, observations: [Observation], group: Int) {
      self.rule = rule
      self.observations = observations
      self.group = group
      isPlain = Self.isPlain(observations)
    }

    /// Told of what rules saw box by box, as most do.
    private static func isPlain(_ observations: [Observation]) -> Bool {
      var last = -1
      for index in observations.indices {
        guard observations[index].box > last, !observations[index].outcome.isDefect else { return false }
        last = observations[index].box
      }
      return true
    }
  }

  /// The variants of the tree.
  let variants: [Variant]
  /// Positions in `variants`: of all, and of those of each appearance.
  let groups: [[Int]]
  private(set) var seen: [Seen] = []
  package private(set) var work = AuditWork()
  /// What other trees of the layout can use; `nil` where no tree was judged.
  private(set) var memory: TreeMemory?
  private var rulesAsked = 0
  private var observationsMade = 0

  package init() { self.init(variants: [], groups: [], rules: 0) }

  init(variants: [Variant], groups: [[Int]], rules: Int) {
    self.variants = variants
    self.groups = groups
    seen.reserveCapacity(rules)
  }

  /// What was seen, variant by variant.
  package var sightings: [Sighting] {
    let matrix = VariantOrder(variants)
    return seen.flatMap { seen in
      seen.observations.flatMap { observation in
        let shared = Sighting.Shared(observation)
        return groups[seen.group].map { Sighting(matrix, $0, shared) }
      }
    }
  }

  mutating func add(_ observations: [Observation], of rule: Int, to group: Int) {
    rulesAsked += 1
    if observations.isEmpty { return }
    observationsMade += observations.count
    seen.append(Seen(rule: rule, observations: observations, group: group))
  }

  /// Takes over what is known of the tree when all rules were asked.
  mutating func complete(_ tree: AuditedTree) {
    work = tree.work
    (work.rulesAsked, work.observationsMade) = (rulesAsked, observationsMade)
    memory = tree.memory
  }
}
