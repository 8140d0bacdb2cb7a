import Diagnostics
import LayoutTree

/// Which drafts are one finding, and which say nothing new.
extension FindingDraft {
  /// The drafts without those of which another rule says more: the same view fails there in all of the same variants.
  ///
  /// - Parameter rules: how many rules run.
  static func withoutCovered(_ drafts: [FindingDraft], rules: Int) -> [FindingDraft] {
    var isTelling = Array(repeating: false, count: rules)
    for draft in drafts { for rule in draft.rule.coveredBy { isTelling[rule] = true } }
    var telling: [String: [Int]] = [:]
    for (position, draft) in drafts.enumerated() where isTelling[draft.rule.position] {
      telling[draft.observation.subject.path, default: []].append(position)
    }
    if telling.isEmpty { return drafts }
    return drafts.filter { draft in
      if draft.rule.coveredBy.isEmpty { return true }
      return !draft.viewPaths.contains { path in
        (telling[path] ?? []).contains {
          draft.rule.coveredBy.contains(drafts[$0].rule.position) && drafts[$0].covers(draft)
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
    var fails = Array(repeating: false, count: order.variants.count)
    for defect in defects { fails[defect.position] = true }
    return other.defects.allSatisfy { fails[$0.position] }
  }

  /// What has to be equal for two drafts to be one defect, besides the words.
  private struct Key: Hashable {
    var rule: Int
    var outcome: Outcome
    var reason: String
    var place: String
    var acceptance: Acceptance?
    /// Where words decide: the number of failing variants, which they tell.
    var count: Int

    /// Optimization: what tells nearly all apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(rule)
      hasher.combine(place)
    }
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
  /// Optimization: keys and words are only made where something else could have the same.
  ///
  /// - Parameter rules: how many rules run.
  static func joined(_ drafts: [FindingDraft], rules: Int) -> [FindingDraft] {
    var numbers = Array(repeating: 0, count: rules)
    for draft in drafts { numbers[draft.rule.position] += 1 }
    var result: [FindingDraft] = []
    var alike: [Alike] = []
    var positions = [Key: Int](minimumCapacity: numbers.reduce(0) { $1 > 1 ? $0 + $1 : $0 })
    for var draft in drafts {
      guard numbers[draft.rule.position] > 1, let key = draft.key else {
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
      rule: rule.position, outcome: observation.outcome, reason: observation.reportedReason, place: place,
      acceptance: acceptance, count: count)
  }

  /// Takes the same defect in another place in.
  private mutating func join(_ other: FindingDraft) {
    wording = nil
    places += other.places
    var isInOrder = true
    var latest: (one: Sighting.Shared, other: Sighting.Shared, joined: Sighting.Shared)?
    for sighting in other.defects {
      guard let known = defects.firstIndex(where: { $0.position == sighting.position }) else {
        defects.append(sighting)
        isInOrder = false
        continue
      }
      let (one, other) = (defects[known].shared, sighting.shared)
      if let latest, latest.one === one, latest.other === other {
        // Variants that share an observation on both sides share what comes of them.
        defects[known] = Sighting(order, sighting.position, latest.joined)
      } else {
        defects[known].observation = one.observation.joined(with: other.observation)
        latest = (one, other, defects[known].shared)
      }
    }
    if !isInOrder { defects.sort { order.ranks[$0.position] < order.ranks[$1.position] } }
    worst = Self.worst(of: defects)
  }
}

extension Observation {
  /// The worse of two observations, with the marks of both.
  fileprivate func joined(with other: Observation) -> Observation {
    var joined = other.isWorse(than: self) ? other : self
    var marks = joined.marks
    for mark in self.marks + other.marks where !marks.contains(mark) { marks.append(mark) }
    joined.marks = marks
    return joined
  }
}

extension String {
  /// A path that is the same for all rows of a loop: "List/Row[3]/Text[2]" is "List/Row/Text", the rest as it is.
  fileprivate var withoutLastOrdinals: String {
    var parts = 0
    let start = utf8.lastIndex { byte in
      if byte == UInt8(ascii: "/") { parts += 1 }
      return parts == 2
    }
    guard let start else { return withoutOrdinals }
    return self[..<start] + String(self[start...]).withoutOrdinals
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
