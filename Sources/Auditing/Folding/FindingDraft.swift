import Diagnostics
import LayoutTree

/// One defect on its way to a finding: what one rule saw of one subject, and of others with the same defect.
struct FindingDraft {
  let rule: PreparedRule
  /// Every sighting of the subject, also where it passes, by text size and then in the order of the matrix.
  private let settled: [Sighting]
  /// The sightings that failed or could not be told, those of the other places too.
  private var defects: [Sighting]
  private var worst: Int
  private var places: [Subject]
  private let order: VariantOrder
  /// Kept until the sightings change.
  private var wording: Wording?
  /// Why it does not fail a run.
  private var acceptance: Acceptance?

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
    guard !suppressions.isEmpty else { return [self] }
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

  private static func worst(of defects: [Sighting]) -> Int {
    var worst = 0
    for index in defects.indices where defects[index].isWorse(than: defects[worst]) { worst = index }
    return worst
  }

  private var observation: Observation { defects[worst].observation }

  private var defect: Defect {
    Defect(worst: defects[worst], first: defects[0], sightings: defects, judged: order.variants)
  }

  /// The drafts without those of which another rule says more: the same view fails there in all of the same variants.
  static func withoutCovered(_ drafts: [FindingDraft]) -> [FindingDraft] {
    struct Place: Hashable {
      var rule: String
      var path: String
    }
    let telling = Set(drafts.lazy.flatMap(\.rule.coveredBy))
    var positions: [Place: [Int]] = [:]
    for (position, draft) in drafts.enumerated() where telling.contains(draft.rule.id) {
      positions[Place(rule: draft.rule.id, path: draft.observation.subject.path), default: []].append(position)
    }
    if positions.isEmpty { return drafts }
    return drafts.filter { draft in
      !draft.rule.coveredBy.contains { rule in
        draft.viewPaths.contains { path in
          positions[Place(rule: rule, path: path)]?.contains { drafts[$0].covers(draft) } ?? false
        }
      }
    }
  }

  /// The views that a covering finding may be about: the subject, or what stands out of it.
  private var viewPaths: [String] { [observation.subject.path] + [observation.otherParty?.path].compactMap(\.self) }

  private func covers(_ other: FindingDraft) -> Bool {
    guard observation.outcome == .failed || other.observation.outcome != .failed else { return false }
    // Of a frame and the text in it, the frame has to be what both are about.
    let isAboutFrame = observation.subject.path != other.observation.subject.path
    if isAboutFrame, observation.cause?.path != other.observation.subject.path { return false }
    let variants = Set(defects.map(\.variant))
    return other.defects.allSatisfy { variants.contains($0.variant) }
  }

  /// What a rule says of a defect, and in which variants.
  private struct Wording {
    var message: RuleMessage
    var phrase: String

    init(_ defect: Defect, by rule: PreparedRule) {
      message = rule.rule.message(for: defect, options: rule.options)
      phrase = VariantPhrase(defect).text
    }
  }

  private func worded() -> Wording { wording ?? Wording(defect, by: rule) }

  /// What has to be equal for two drafts to be one defect, besides the words.
  private struct Key: Hashable {
    var rule: String
    var outcome: Outcome
    var reason: String
    var place: String
    var acceptance: Acceptance?
    /// Where words decide: the number of failing variants, which they tell.
    var count: Int
  }

  /// Drafts that are one defect where they have the same words.
  private struct Alike {
    /// Position of the first in the result.
    var first: Int
    /// Positions by the words; empty as long as there is one draft.
    var byWords: [Words: Int] = [:]
  }

  /// The drafts with those joined that are one defect in several places.
  ///
  /// Optimization: words are only made where something else could have the same.
  static func joined(_ drafts: [FindingDraft]) -> [FindingDraft] {
    var result: [FindingDraft] = []
    var alike: [Alike] = []
    var positions: [Key: Int] = [:]
    for var draft in drafts {
      guard let key = draft.key else {
        result.append(draft)
        continue
      }
      guard let known = positions[key] else {
        positions[key] = alike.count
        alike.append(Alike(first: result.count))
        result.append(draft)
        continue
      }
      if draft.rule.folding != .identical {
        result[alike[known].first].join(draft)
        continue
      }
      let first = alike[known].first
      if alike[known].byWords.isEmpty { alike[known].byWords[result[first].words()] = first }
      let words = draft.words()
      if let same = alike[known].byWords[words] {
        result[same].join(draft)
      } else {
        alike[known].byWords[words] = result.count
        result.append(draft)
      }
    }
    return result
  }

  /// Optimization: words as they stand, compared byte by byte.
  private struct Words: Hashable {
    let what: String
    let phrase: String
    private let key: UInt64

    init(_ wording: Wording) {
      what = wording.message.what
      phrase = wording.phrase
      var key: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in what.utf8 { key = (key ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      self.key = key
    }

    static func == (left: Words, right: Words) -> Bool {
      left.key == right.key && left.phrase == right.phrase && left.what.utf8.elementsEqual(right.what.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// What is wrong, in words, and in which variants.
  private mutating func words() -> Words {
    let wording = worded()
    self.wording = wording
    return Words(wording)
  }

  /// `nil` where the draft can be joined with none.
  private var key: Key? {
    let observation = observation
    let place: String
    var count = 0
    switch rule.folding {
    case .byCause:
      guard let cause = observation.cause else { return nil }
      place = cause.path
    case .bySource:
      let source = observation.subject.range?.description ?? observation.subject.title
      let cause = observation.cause?.range?.description ?? ""
      let path = observation.subject.path.withoutLastOrdinals
      place = "\(path) \(source) \(cause) \(defects[0].observation.mainFact?.display ?? "")"
    case .identical:
      place = observation.subject.path.withoutOrdinals
      if order.variants.count > 1 { count = defects.count }
    }
    return Key(
      rule: rule.id, outcome: observation.outcome, reason: observation.reportedReason, place: place,
      acceptance: acceptance, count: count)
  }

  /// Takes the same defect in another place in.
  private mutating func join(_ other: FindingDraft) {
    wording = nil
    places += other.places
    var isInOrder = true
    var latest: (one: Sighting.Shared, other: Sighting.Shared, joined: Sighting.Shared)?
    for sighting in other.defects {
      if let known = defects.firstIndex(where: { $0.variant == sighting.variant }) {
        let (one, other) = (defects[known].shared, sighting.shared)
        // Variants that share an observation on both sides share what comes of them.
        if let latest, latest.one === one, latest.other === other {
          defects[known] = Sighting(variant: sighting.variant, shared: latest.joined)
          continue
        }
        defects[known] = Sighting(
          variant: sighting.variant, observation: one.observation.joined(with: other.observation))
        latest = (one, other, defects[known].shared)
      } else {
        defects.append(sighting)
        isInOrder = false
      }
    }
    if !isInOrder {
      defects = defects.map { (rank: order.rank(of: $0.variant), sighting: $0) }.sorted { $0.rank < $1.rank }
        .map(\.sighting)
    }
    worst = Self.worst(of: defects)
  }

  func finding() -> Finding {
    let observation = observation
    let severity = defects.filter { $0.observation.outcome == observation.outcome }.map(\.observation.severity).max()
    var finding = Finding(
      ruleID: rule.id, outcome: observation.outcome, severity: severity ?? observation.severity,
      reason: observation.reportedReason, subject: observation.subject, otherParty: observation.otherParty,
      cause: observation.cause, occurrences: occurrences, worst: worst, series: series, message: message,
      fingerprint: fingerprint)
    finding.property = observation.property
    finding.places = places
    finding.acceptance = acceptance
    return finding
  }

  /// Variants that share an observation share its figures.
  private var occurrences: [Finding.Occurrence] {
    var occurrences: [Finding.Occurrence] = []
    occurrences.reserveCapacity(defects.count)
    for (index, sighting) in defects.enumerated() {
      if index > 0, sighting.shared === defects[index - 1].shared {
        var occurrence = occurrences[index - 1]
        occurrence.variant = sighting.variant
        occurrences.append(occurrence)
      } else {
        occurrences.append(Finding.Occurrence(sighting))
      }
    }
    return occurrences
  }

  private var series: [SeriesPoint] {
    var points: [SeriesPoint] = []
    points.reserveCapacity(settled.count)
    var last: Fact?
    for (index, sighting) in settled.enumerated() {
      if index == 0 || sighting.shared !== settled[index - 1].shared { last = sighting.observation.mainFact }
      if let last { points.append(SeriesPoint(variant: sighting.variant, fact: last)) }
    }
    return points
  }

  private var message: String {
    let wording = worded()
    let words = wording.message
    let parts = [words.what, wording.phrase, others, doubt, words.why, words.remedy]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
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

  /// The worse of two observations, with the marks of both.
  fileprivate func joined(with other: Observation) -> Observation {
    var joined = other.isWorse(than: self) ? other : self
    var marks = joined.marks
    for mark in self.marks + other.marks where !marks.contains(mark) { marks.append(mark) }
    joined.marks = marks
    return joined
  }
}

extension Outcome {
  /// Whether a finding is made of it.
  var isDefect: Bool { self == .failed || self == .cantTell }

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

extension String {
  /// A path that is the same for all rows of a loop: "List/Row[3]/Text[2]" is "List/Row/Text", the rest as it is.
  fileprivate var withoutLastOrdinals: String {
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    let rows = parts.suffix(2).joined(separator: "/").withoutOrdinals
    return parts.dropLast(2).joined(separator: "/") + "/" + rows
  }

  /// A path without what tells rows, and views of one kind in a container, apart: "List/Row[3]/Text#2" is
  /// "List/Row/Text".
  fileprivate var withoutOrdinals: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isOrdinal = false
    for byte in utf8 {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "#") { isOrdinal = true }
      if byte == UInt8(ascii: "/") { isOrdinal = false }
      if !isOrdinal { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
