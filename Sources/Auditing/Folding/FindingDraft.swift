import Diagnostics
import LayoutTree

/// One defect on its way to a finding: what one rule saw of one subject, and of others with the same defect.
struct FindingDraft {
  let rule: PreparedRule
  /// Every sighting of the subject, also where it passes, by text size and then in the order of the matrix.
  private let settled: [Sighting]
  /// The sightings that failed or could not be told, those of the other places too.
  var defects: [Sighting]
  var worst: Int
  var places: [Subject]
  let order: VariantOrder
  /// Kept until the sightings change.
  var wording: Wording?
  /// Why it does not fail a run.
  private(set) var acceptance: Acceptance?

  /// `nil` where no sighting is a defect.
  init?(_ rule: PreparedRule, _ settled: [Sighting], order: VariantOrder) {
    defects = settled.filter { $0.observation.outcome.isDefect }
    guard !defects.isEmpty else { return nil }
    self.rule = rule
    self.settled = settled
    self.order = order
    worst = Self.worst(of: defects)
    places = [defects[worst].observation.subject]
  }

  /// The draft of what nobody accepted, and one for each comment that accepts the defect in some variants.
  func split(by suppressions: Suppressions, layout: SourceRange?) -> [FindingDraft] {
    var open: [Sighting] = []
    var accepted: [(suppression: Suppression, defects: [Sighting])] = []
    for defect in defects {
      let suppression = suppressions.suppression(
        of: defect.observation, rule: rule.id, in: defect.variant, layout: layout)
      guard let suppression else {
        open.append(defect)
        continue
      }
      if let known = accepted.firstIndex(where: { $0.suppression == suppression }) {
        accepted[known].defects.append(defect)
      } else {
        accepted.append((suppression, [defect]))
      }
    }
    return [keeping(open, nil)].compactMap(\.self)
      + accepted.compactMap { keeping($0.defects, $0.suppression.acceptance) }
  }

  /// The draft of some of the sightings; `nil` for none.
  private func keeping(_ some: [Sighting], _ acceptance: Acceptance?) -> FindingDraft? {
    guard !some.isEmpty else { return nil }
    var copy = self
    copy.defects = some
    copy.worst = Self.worst(of: some)
    copy.places = [some[copy.worst].observation.subject]
    copy.acceptance = acceptance
    copy.wording = nil
    return copy
  }

  static func worst(of defects: [Sighting]) -> Int {
    var worst = 0
    for index in defects.indices where defects[index].isWorse(than: defects[worst]) { worst = index }
    return worst
  }

  var observation: Observation {
    _read { yield defects[worst].shared.observation }
  }

  private var defect: Defect {
    Defect(worst: defects[worst], first: defects[0], sightings: defects, judged: order.variants)
  }

  /// What a rule says of a defect, and in which variants.
  struct Wording {
    var message: RuleMessage
    var phrase: String

    init(_ defect: Defect, by rule: PreparedRule, in order: VariantOrder) {
      message = rule.rule.message(for: defect, options: rule.options)
      phrase = VariantPhrase(defect, in: order).text
    }
  }

  func worded() -> Wording { wording ?? Wording(defect, by: rule, in: order) }

  func finding() -> Finding {
    let observation = observation
    let severity = defects.lazy.filter { $0.observation.outcome == observation.outcome }.map(\.observation.severity)
      .max()
    var finding = Finding(
      ruleID: rule.id, outcome: observation.outcome, severity: severity ?? observation.severity,
      reason: observation.reportedReason, subject: observation.subject.written,
      otherParty: observation.otherParty?.written, cause: observation.cause?.written, occurrences: occurrences,
      worst: worst, series: series, message: message,
      fingerprint: fingerprint)
    finding.property = observation.property
    finding.places = places.map(\.written)
    finding.acceptance = acceptance
    return finding
  }

  /// Variants that share an observation share its figures.
  private var occurrences: [Finding.Occurrence] {
    var occurrences: [Finding.Occurrence] = []
    occurrences.reserveCapacity(defects.count)
    for index in defects.indices {
      if index > 0, defects[index].shared === defects[index - 1].shared {
        occurrences.append(occurrences[index - 1])
        occurrences[index].variant = defects[index].variant
      } else {
        occurrences.append(Finding.Occurrence(defects[index]))
      }
    }
    return occurrences
  }

  private var series: [SeriesPoint] {
    var points: [SeriesPoint] = []
    points.reserveCapacity(settled.count)
    var last: Fact?
    for index in settled.indices {
      if index == 0 || settled[index].shared !== settled[index - 1].shared {
        last = settled[index].observation.mainFact
      }
      if let last { points.append(SeriesPoint(variant: settled[index].variant, fact: last)) }
    }
    return points
  }

  private var message: String {
    let wording = worded()
    let words = wording.message
    return [words.what, wording.phrase, others, doubt, words.why, words.remedy].asSentences
  }

  /// Says where else the defect shows.
  private var others: String {
    guard places.count > 1 else { return "" }
    guard rule.folding != .identical else { return "The same in \(places.count) places." }
    let titles = places.filter { $0 != observation.subject }.map(\.title)
    let named = titles.prefix(3).joined(separator: ", ")
    return "Likewise: " + named + (titles.count > 3 ? " and \(titles.count - 3) more." : ".")
  }

  /// Says that part of the surroundings is not measured.
  private var doubt: String {
    observation.doubt.map { "It cannot be told for sure, because something near it is not measured: \($0)" } ?? ""
  }

  /// Joined findings are known by what joins them, single ones by their subject.
  private var fingerprint: String {
    let path = rule.folding == .byCause ? observation.cause?.path : nil
    return Fingerprint.of(
      rule: rule.id, path: path ?? places[0].path, reason: observation.reportedReason)
  }
}

extension Finding.Occurrence {
  fileprivate init(_ sighting: Sighting) {
    let observation = sighting.observation
    self.init(
      variant: sighting.variant, outcome: observation.outcome, reason: observation.reportedReason,
      facts: observation.facts, marks: observation.marks, margin: observation.margin)
  }
}

extension Sighting {
  func isWorse(than other: Sighting) -> Bool { observation.isWorse(than: other.observation) }
}

extension Observation {
  /// Failed before cannot tell before the rest; then by margin.
  func isWorse(than other: Observation) -> Bool {
    let ranks = (outcome.rank, other.outcome.rank)
    if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
    return margin ?? .infinity < other.margin ?? .infinity
  }
}

extension Outcome {
  /// Whether a finding is made of it.
  package var isDefect: Bool { self == .failed || self == .cantTell }

  /// The worse, the higher.
  var rank: Int {
    switch self {
    case .failed: 4
    case .cantTell: 3
    case .untested: 2
    case .passed: 1
    case .inapplicable: 0
    }
  }
}
