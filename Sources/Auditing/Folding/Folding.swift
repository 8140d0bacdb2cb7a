import Diagnostics
import LayoutTree

/// Joins what rules saw in single variants: one finding for each rule and subject.
///
/// Optimization: most subjects pass in every variant, and of those nothing but their number is wanted. So what a rule saw
/// is only counted where it found no defect in any tree; of the other rules, a first look over their observations marks
/// the subjects that need more, and a second gathers what was seen of those.
struct Folding {
  /// What one rule saw of one subject.
  private struct Group {
    let rule: Int
    var places: [Place] = []
  }

  /// Where an observation stands in what was judged.
  private struct Place {
    /// Position among the judgements, then in `seen`, then among its observations.
    var judgement: Int
    var seen: Int
    var observation: Int
  }

  /// What is known of one rule and one path.
  private struct Mark {
    /// The list of observations that named it last; 0 is none.
    var list = 0
    /// Whether it is a defect in some variant, or was judged more than once in one.
    var needsGroup = false
    /// Position in `groups`, or -1.
    var group = -1
  }

  private let rules: [PreparedRule]
  private let judgements: [TreeJudgement]
  private var paths = PathNumbers()
  /// The number of each box's path, by judgement.
  private var pathNumbers: [[Int]] = []
  /// By rule and by the number of a path; empty for rules of which observations are only counted.
  private var marks: [[Mark]]
  /// Whether observations are only counted, by rule.
  private var isCounted: [Bool]
  private var groups: [Group] = []
  /// Every variant in which anything was judged.
  private var variants = VariantList()
  /// The positions in `variants` of each judgement's variants.
  private var variantPositions: [[Int]] = []
  /// Whether two trees were judged for one variant.
  private var hasSharedVariants = false

  /// - Parameter judgements: of the trees of one layout, in the order of the matrix.
  init(_ judgements: [TreeJudgement], by rules: [PreparedRule]) {
    self.rules = rules
    self.judgements = judgements
    marks = Array(repeating: [], count: rules.count)
    isCounted = Array(repeating: true, count: rules.count)
    pathNumbers.reserveCapacity(judgements.count)
    variantPositions.reserveCapacity(judgements.count)
    for index in judgements.indices {
      addVariants(of: index)
      pathNumbers.append(judgements[index].memory.map { paths.numbers(of: $0.paths) } ?? [])
      for seen in judgements[index].seen where !seen.isPlain { isCounted[seen.rule] = false }
    }
    if hasSharedVariants { isCounted = Array(repeating: false, count: rules.count) }
  }

  private mutating func addVariants(of judgement: Int) {
    let known = variants.all.count
    let positions = judgements[judgement].variants.map { variants.position(of: $0) }
    if positions.contains(where: { $0 < known }) { hasSharedVariants = true }
    variantPositions.append(positions)
  }

  /// Marks the subjects of each rule that have to be gathered.
  private mutating func mark() {
    var lists = 0
    for judgement in judgements.indices {
      for seen in judgements[judgement].seen where !isCounted[seen.rule] {
        lists += 1
        mark(seen, asList: lists, numbers: pathNumbers[judgement])
      }
    }
  }

  private mutating func mark(_ seen: TreeJudgement.Seen, asList list: Int, numbers: [Int]) {
    var marks: [Mark] = []
    swap(&marks, &self.marks[seen.rule])
    for index in seen.observations.indices {
      let path = number(of: seen.observations[index], numbers)
      if path >= marks.count {
        marks.append(contentsOf: repeatElement(Mark(), count: max(paths.count, path + 1) - marks.count))
      }
      if seen.observations[index].outcome.isDefect || marks[path].list == list { marks[path].needsGroup = true }
      marks[path].list = list
    }
    swap(&marks, &self.marks[seen.rule])
  }

  /// The number of the path of what an observation is about.
  private mutating func number(of observation: Observation, _ numbers: [Int]) -> Int {
    observation.box >= 0 ? numbers[observation.box] : paths.number(of: observation.subject.path)
  }

  /// Findings in the order of their place in the source, then of their rule and subject.
  ///
  /// - Parameter layout: the place of the layout.
  mutating func finish(
    _ suppressions: Suppressions, layout: SourceRange?
  ) -> (findings: [Finding], counts: [Outcome: Int]) {
    var counts = OutcomeCounts(variants: variants.all.count)
    mark()
    gather(&counts)
    if groups.isEmpty { return ([], counts.byOutcome) }
    let order = VariantOrder(variants.all)
    var drafts: [FindingDraft] = []
    for group in groups {
      guard hasDefect(group) else {
        count(group, in: &counts)
        continue
      }
      let rule = rules[group.rule]
      var settled = rule.rule.settle(sightings(of: group, order), options: rule.options)
      if let severity = rule.options.severity {
        for index in settled.indices { settled[index].observation.severity = severity }
      }
      for index in settled.indices { counts.add(settled[index].outcome) }
      if let draft = FindingDraft(rule, settled, order: order) { drafts.append(draft) }
    }
    var open = FindingDraft.withoutCovered(drafts, rules: rules.count)
    if !suppressions.isEmpty { open = open.flatMap { $0.split(by: suppressions, layout: layout) } }
    let findings = FindingDraft.joined(open, rules: rules.count).map { $0.finding() }
    // Findings are large: their places are sorted.
    let sorted = findings.indices.sorted { Folding.isBefore(findings[$0], findings[$1]) }
    return (sorted.map { findings[$0] }, counts.byOutcome)
  }

  /// Counts what passes, and puts the rest into groups in the order in which their subjects were first judged.
  private mutating func gather(_ counts: inout OutcomeCounts) {
    for judgement in judgements.indices {
      for (position, seen) in judgements[judgement].seen.enumerated() {
        let number = judgements[judgement].groups[seen.group].count
        if isCounted[seen.rule] {
          for index in seen.observations.indices { counts.add(seen.observations[index].outcome, in: number) }
          continue
        }
        for index in seen.observations.indices {
          let path = self.number(of: seen.observations[index], pathNumbers[judgement])
          guard hasSharedVariants || marks[seen.rule][path].needsGroup else {
            counts.add(seen.observations[index].outcome, in: number)
            continue
          }
          add(Place(judgement: judgement, seen: position, observation: index), toGroupOf: path, rule: seen.rule)
        }
      }
    }
  }

  private mutating func add(_ place: Place, toGroupOf path: Int, rule: Int) {
    if marks[rule][path].group < 0 {
      marks[rule][path].group = groups.count
      groups.append(Group(rule: rule))
      groups[groups.count - 1].places.reserveCapacity(judgements.count)
    }
    groups[marks[rule][path].group].places.append(place)
  }

  private func observation(_ place: Place) -> Observation {
    judgements[place.judgement].seen[place.seen].observations[place.observation]
  }

  /// Calls for the position of each variant in which an observation holds.
  private func forEachVariant(of place: Place, _ work: (Int) -> Void) {
    let group = judgements[place.judgement].seen[place.seen].group
    for variant in judgements[place.judgement].groups[group] { work(variantPositions[place.judgement][variant]) }
  }

  private func outcome(_ place: Place) -> Outcome {
    judgements[place.judgement].seen[place.seen].observations[place.observation].outcome
  }

  private func hasDefect(_ group: Group) -> Bool { group.places.contains { outcome($0).isDefect } }

  /// Counts the worst outcome of each variant.
  private func count(_ group: Group, in counts: inout OutcomeCounts) {
    for place in group.places {
      forEachVariant(of: place) { counts.note(outcome(place), in: $0) }
    }
    counts.addNoted()
  }

  /// The worst sighting of each variant, by text size and then in the order of the matrix.
  private func sightings(of group: Group, _ order: VariantOrder) -> [Sighting] {
    var worst: [Sighting.Shared?] = Array(repeating: nil, count: variants.all.count)
    for place in group.places {
      let shared = Sighting.Shared(observation(place))
      forEachVariant(of: place) { variant in
        if let known = worst[variant], !shared.observation.isWorse(than: known.observation) { return }
        worst[variant] = shared
      }
    }
    var sightings: [Sighting] = []
    sightings.reserveCapacity(worst.count)
    for variant in order.positions {
      if let shared = worst[variant] { sightings.append(Sighting(order, variant, shared)) }
    }
    return sightings
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

/// How many judgements ended in each outcome.
private struct OutcomeCounts {
  /// By rank.
  private var counts = Array(repeating: 0, count: Outcome.allCases.count)
  /// The rank of the worst outcome of one subject in each variant, or -1.
  private var noted: [Int]

  init(variants: Int) { noted = Array(repeating: -1, count: variants) }

  mutating func add(_ outcome: Outcome, in variants: Int = 1) { counts[outcome.rank] += variants }

  mutating func note(_ outcome: Outcome, in variant: Int) { noted[variant] = max(noted[variant], outcome.rank) }

  /// Counts what was noted of one subject, and forgets it.
  mutating func addNoted() {
    for variant in noted.indices where noted[variant] >= 0 {
      counts[noted[variant]] += 1
      noted[variant] = -1
    }
  }

  /// Without those that did not occur.
  var byOutcome: [Outcome: Int] {
    var result = [Outcome: Int](minimumCapacity: Outcome.allCases.count)
    for outcome in Outcome.allCases where counts[outcome.rank] > 0 { result[outcome] = counts[outcome.rank] }
    return result
  }
}
