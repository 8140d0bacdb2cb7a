import Diagnostics
import LayoutTree

/// Joins what rules saw in single variants: one finding for each rule and subject.
struct Folding {
  /// What one rule saw of one subject.
  private struct Group {
    var rule: PreparedRule
    var sightings: [(variant: Int, sighting: Sighting)] = []
  }

  private let rules: [String: PreparedRule]
  private var groups: [Group] = []
  /// The position in `groups` by rule and by the subject's path.
  private var positions: [String: [String: Int]] = [:]
  /// Every variant in which anything was judged.
  private var variants: [Variant] = []
  private var variantIndex: [Variant: Int] = [:]

  private let suppressions: Suppressions
  /// The place of the layout.
  private let layout: SourceRange?

  init(rules: [PreparedRule], suppressions: Suppressions = .none, layout: SourceRange? = nil) {
    self.suppressions = suppressions
    self.layout = layout
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ judgement: TreeJudgement) {
    let positions = judgement.groups.map { variants in variants.map { ($0, position(of: $0)) } }
    for seen in judgement.seen {
      for observation in seen.observations {
        guard let group = group(of: observation) else { continue }
        let sightings = Sighting.all(of: observation, in: judgement.groups[seen.group])
        for (sighting, (_, position)) in zip(sightings, positions[seen.group]) {
          groups[group].sightings.append((position, sighting))
        }
      }
    }
  }

  /// The position of the group that an observation belongs to.
  private mutating func group(of observation: Observation) -> Int? {
    let path = observation.subject.path
    if let known = positions[observation.ruleID]?[path] { return known }
    guard let rule = rules[observation.ruleID] else { return nil }
    groups.append(Group(rule: rule))
    positions[observation.ruleID, default: [:]][path] = groups.count - 1
    return groups.count - 1
  }

  /// The position of a variant in the order in which variants were first judged.
  private mutating func position(of variant: Variant) -> Int {
    if let known = variantIndex[variant] { return known }
    variants.append(variant)
    variantIndex[variant] = variants.count - 1
    return variants.count - 1
  }

  /// Findings in the order of their place in the source, then of their rule and subject.
  func finish() -> (findings: [Finding], counts: [Outcome: Int]) {
    var counts: [Outcome: Int] = [:]
    var drafts: [FindingDraft] = []
    for group in groups {
      let options = group.rule.options
      var settled = group.rule.rule.settle(onePerVariant(group.sightings), options: options)
      if let severity = options.severity {
        for index in settled.indices { settled[index].observation.severity = severity }
      }
      for sighting in settled { counts[sighting.observation.outcome, default: 0] += 1 }
      if let draft = FindingDraft(group.rule, settled, judged: variants) { drafts.append(draft) }
    }
    let open = FindingDraft.withoutCovered(drafts).flatMap { $0.split(by: suppressions, layout: layout) }
    let findings = FindingDraft.joined(open).map(\.finding)
    return (findings.sorted(by: Folding.isBefore), counts)
  }

  /// The worst sighting of each variant, by text size and then in the order of the matrix.
  private func onePerVariant(_ sightings: [(variant: Int, sighting: Sighting)]) -> [Sighting] {
    var worst: [Int?] = Array(repeating: nil, count: variants.count)
    var order: [Int] = []
    for (index, seen) in sightings.enumerated() {
      if let known = worst[seen.variant] {
        if seen.sighting.isWorse(than: sightings[known].sighting) { worst[seen.variant] = index }
      } else {
        order.append(seen.variant)
        worst[seen.variant] = index
      }
    }
    return order.enumerated()
      .sorted { (variants[$0.element].textSize, $0.offset) < (variants[$1.element].textSize, $1.offset) }
      .compactMap { worst[$0.element].map { sightings[$0].sighting } }
  }

  private static func isBefore(_ one: Finding, _ other: Finding) -> Bool {
    switch (one.subject.range, other.subject.range) {
    case (let first?, let second?) where first != second: first < second
    case (nil, _?): false
    case (_?, nil): true
    default: (one.subject.path, one.ruleID) < (other.subject.path, other.ruleID)
    }
  }
}
