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
  private let judged: [Variant]
  /// Why it does not fail a run.
  private var acceptance: Acceptance?

  /// `nil` where no sighting is a defect.
  init?(_ rule: PreparedRule, _ settled: [Sighting], judged: [Variant]) {
    defects = settled.filter { [.failed, .cantTell].contains($0.observation.outcome) }
    guard !defects.isEmpty else { return nil }
    self.rule = rule
    self.settled = settled
    self.judged = judged
    worst = Self.worst(of: defects)
    places = [defects[worst].observation.subject]
  }

  /// The draft of what nobody accepted, and one for each comment that accepts the defect in some variants.
  func split(by suppressions: Suppressions, layout: SourceRange?) -> [FindingDraft] {
    guard !suppressions.isEmpty else { return [self] }
    var open: [Sighting] = []
    var accepted: [(suppression: Suppression, defects: [Sighting])] = []
    for defect in defects {
      let suppression = suppressions.suppression(of: defect.observation, in: defect.variant, layout: layout)
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
    return copy
  }

  private static func worst(of defects: [Sighting]) -> Int {
    var worst = 0
    for index in defects.indices where defects[index].isWorse(than: defects[worst]) { worst = index }
    return worst
  }

  private var observation: Observation { defects[worst].observation }

  private var defect: Defect {
    Defect(worst: defects[worst], first: defects[0], sightings: defects, judged: judged)
  }

  /// The drafts without those of which another rule says more: the same view fails there in all of the same variants.
  static func withoutCovered(_ drafts: [FindingDraft]) -> [FindingDraft] {
    var byRuleAndSubject: [String: [FindingDraft]] = [:]
    let telling = Set(drafts.flatMap(\.rule.coveredBy))
    for draft in drafts where telling.contains(draft.rule.id) {
      byRuleAndSubject["\(draft.rule.id) \(draft.observation.subject.path)", default: []].append(draft)
    }
    return drafts.filter { draft in
      !draft.rule.coveredBy.contains { id in
        draft.viewPaths.contains { path in
          byRuleAndSubject["\(id) \(path)"]?.contains { $0.covers(draft) } ?? false
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

  private func inOrder(_ sightings: [Sighting]) -> [Sighting] {
    let order = Dictionary(judged.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return sightings.sorted {
      ($0.variant.textSize, order[$0.variant] ?? 0) < ($1.variant.textSize, order[$1.variant] ?? 0)
    }
  }

  /// What has to be equal for two drafts to be one defect.
  private struct Key: Hashable {
    var rule: String
    var outcome: Outcome
    var reason: String
    var words: String
    var place: String
    var acceptance: Acceptance?
  }

  /// The drafts with those joined that are one defect in several places.
  static func joined(_ drafts: [FindingDraft]) -> [FindingDraft] {
    var result: [FindingDraft] = []
    var positions: [Key: Int] = [:]
    for draft in drafts {
      let key = draft.key
      if let key, let known = positions[key] {
        result[known].join(draft)
        continue
      }
      if let key { positions[key] = result.count }
      result.append(draft)
    }
    return result
  }

  /// `nil` where the draft can be joined with none.
  private var key: Key? {
    let observation = observation
    var key = Key(
      rule: rule.id, outcome: observation.outcome, reason: observation.reportedReason, words: "", place: "",
      acceptance: acceptance)
    switch rule.folding {
    case .byCause:
      guard let cause = observation.cause else { return nil }
      key.place = cause.path
      return key
    case .identical:
      key.words = rule.rule.message(for: defect, options: rule.options).what + VariantPhrase(defect).text
      key.place = observation.subject.path.withoutOrdinals
      return key
    }
  }

  /// Takes the same defect in another place in.
  private mutating func join(_ other: FindingDraft) {
    places += other.places
    var merged = defects
    for sighting in other.defects {
      if let known = merged.firstIndex(where: { $0.variant == sighting.variant }) {
        let marks = merged[known].observation.marks
        if sighting.isWorse(than: merged[known]) { merged[known] = sighting }
        for mark in marks + sighting.observation.marks where !merged[known].observation.marks.contains(mark) {
          merged[known].observation.marks.append(mark)
        }
      } else {
        merged.append(sighting)
      }
    }
    defects = inOrder(merged)
    worst = Self.worst(of: defects)
  }

  var finding: Finding {
    let observation = observation
    let severity = defects.filter { $0.observation.outcome == observation.outcome }.map(\.observation.severity).max()
    var finding = Finding(
      ruleID: rule.id, outcome: observation.outcome, severity: severity ?? observation.severity,
      reason: observation.reportedReason, subject: observation.subject, otherParty: observation.otherParty,
      cause: observation.cause, occurrences: defects.map(Finding.Occurrence.init), worst: worst,
      series: settled.compactMap { sighting in
        sighting.observation.mainFact.map { SeriesPoint(variant: sighting.variant, fact: $0) }
      },
      message: message, fingerprint: fingerprint)
    finding.property = observation.property
    finding.places = places
    finding.acceptance = acceptance
    return finding
  }

  private var message: String {
    let defect = defect
    let words = rule.rule.message(for: defect, options: rule.options)
    let parts = [words.what, VariantPhrase(defect).text, others, doubt, words.why, words.remedy]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Says where else the defect shows.
  private var others: String {
    guard places.count > 1 else { return "" }
    let titles = places.filter { $0 != observation.subject }.map(\.title)
    guard rule.folding == .byCause else { return "The same in \(places.count) places." }
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
  /// Failed before cannot tell before the rest; then by margin.
  func isWorse(than other: Sighting) -> Bool {
    let ranks = (Self.rank(observation.outcome), Self.rank(other.observation.outcome))
    if ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
    return observation.margin ?? .infinity < other.observation.margin ?? .infinity
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
}

extension String {
  /// A path without what tells rows, and views of one kind in a container, apart: "List/Row[3]/Text#2" is
  /// "List/Row/Text".
  fileprivate var withoutOrdinals: String {
    var result = ""
    var isOrdinal = false
    for character in self {
      if character == "[" || character == "#" { isOrdinal = true }
      if character == "/" { isOrdinal = false }
      if !isOrdinal { result.append(character) }
    }
    return result
  }
}
