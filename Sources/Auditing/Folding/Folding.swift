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

  init(rules: [PreparedRule]) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func add(_ judgement: TreeJudgement) {
    // A tree serves few variants, so a look through those met so far is quicker than hashing each.
    var met: [(variant: Variant, index: Int)] = []
    for sighting in judgement.sightings {
      let index: Int
      if let known = met.first(where: { $0.variant == sighting.variant }) {
        index = known.index
      } else {
        index = position(of: sighting.variant)
        met.append((sighting.variant, index))
      }
      guard let group = group(of: sighting.observation) else { continue }
      groups[group].sightings.append((index, sighting))
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
    var findings: [Finding] = []
    for group in groups {
      let options = group.rule.options
      var settled = group.rule.rule.settle(onePerVariant(group.sightings), options: options)
      if let severity = options.severity {
        for index in settled.indices { settled[index].observation.severity = severity }
      }
      for sighting in settled { counts[sighting.observation.outcome, default: 0] += 1 }
      if let finding = finding(group.rule, settled) { findings.append(finding) }
    }
    findings.sort(by: Folding.isBefore)
    return (findings, counts)
  }

  /// The worst sighting of each variant, by text size and then in the order of the matrix.
  private func onePerVariant(_ sightings: [(variant: Int, sighting: Sighting)]) -> [Sighting] {
    var worst: [Int?] = Array(repeating: nil, count: variants.count)
    var order: [Int] = []
    for (index, seen) in sightings.enumerated() {
      if let known = worst[seen.variant] {
        if Self.isWorse(seen.sighting, sightings[known].sighting) { worst[seen.variant] = index }
      } else {
        order.append(seen.variant)
        worst[seen.variant] = index
      }
    }
    return order.enumerated()
      .sorted { (variants[$0.element].textSize, $0.offset) < (variants[$1.element].textSize, $1.offset) }
      .compactMap { worst[$0.element].map { sightings[$0].sighting } }
  }

  private func finding(_ rule: PreparedRule, _ sightings: [Sighting]) -> Finding? {
    let defects = sightings.filter { [.failed, .cantTell].contains($0.observation.outcome) }
    guard let start = defects.first else { return nil }
    var worst = 0
    for index in defects.indices where Self.isWorse(defects[index], defects[worst]) { worst = index }
    let defect = Defect(
      worst: defects[worst], first: start, sightings: defects, judged: variants)
    let observation = defect.observation
    let severity = defects.filter { $0.observation.outcome == observation.outcome }.map(\.observation.severity).max()
    let message = rule.rule.message(for: defect, options: rule.options)
    var finding = Finding(
      ruleID: rule.id, outcome: observation.outcome, severity: severity ?? observation.severity,
      reason: observation.reportedReason, subject: observation.subject, otherParty: observation.otherParty,
      cause: observation.cause,
      occurrences: defects.map {
        Finding.Occurrence(
          variant: $0.variant, outcome: $0.observation.outcome, reason: $0.observation.reportedReason,
          facts: $0.observation.facts, marks: $0.observation.marks)
      },
      worst: worst,
      series: sightings.compactMap { sighting in
        sighting.observation.facts.first.map { SeriesPoint(variant: sighting.variant, fact: $0) }
      },
      message: [message.what, VariantPhrase(defect).text, Self.doubt(observation), message.why, message.remedy].filter {
        !$0.isEmpty
      }
      .joined(separator: " "),
      fingerprint: Fingerprint.of(rule: rule.id, path: observation.subject.path, reason: observation.reportedReason))
    finding.property = observation.property
    return finding
  }

  /// Says that part of the surroundings is not measured.
  private static func doubt(_ observation: Observation) -> String {
    observation.doubt.map { "It cannot be told for sure, because something near it is not measured: \($0)" } ?? ""
  }

  /// Failed before cannot tell before the rest; then by margin.
  private static func isWorse(_ one: Sighting, _ other: Sighting) -> Bool {
    let ranks = (rank(one.observation.outcome), rank(other.observation.outcome))
    if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
    return one.observation.margin ?? .infinity < other.observation.margin ?? .infinity
  }

  private static func rank(_ outcome: Outcome) -> Int {
    switch outcome {
    case .failed: 4
    case .cantTell: 3
    case .untested: 2
    case .passed: 1
    case .inapplicable: 0
    }
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
