import Auditing
import LayoutTree
import Typography

/// What a layout's findings come to, without their paths, which edits change.
struct FindingTally {
  /// Findings that people cannot tell apart but for their order: of one rule, about things of one name.
  struct Key: Hashable {
    var rule: String
    var title: String
  }

  struct Weight: Equatable {
    var findings = 0
    var failedVariants = 0
    var variants = 0
    /// The worst figure, larger the worse; `nil` where none is known.
    var worst: Double?
  }

  /// Figures of which more is better; of all others more is worse.
  private static let better: Set<String> = [
    "clearance", "contrast", "distance", "side", "gap", "share-of-size", "font-size",
  ]
  /// How much a figure of a finding that stays may grow worse, in its own unit and as a share.
  private static let allowedGrowth = 2.0
  private static let allowedShare = 0.05

  private(set) var weights: [Key: Weight] = [:]
  private var order: [Key] = []

  init(_ findings: [Finding]) {
    for finding in findings {
      let key = Key(rule: finding.ruleID, title: finding.subject.title)
      if weights[key] == nil { order.append(key) }
      var weight = weights[key] ?? Weight()
      weight.findings += 1
      weight.failedVariants += finding.occurrences.count { $0.outcome == .failed }
      weight.variants += finding.occurrences.count
      if let fact = finding.occurrences[finding.worst].facts.first {
        let figure = Self.better.contains(fact.name) ? -fact.value : fact.value
        weight.worst = max(weight.worst ?? -.infinity, figure)
      }
      weights[key] = weight
    }
  }

  /// What a layout's findings after an edit lack against those before; `nil` where the edit clears what it has to and
  /// makes nothing worse.
  ///
  /// - Parameter cleared: the findings that have to be gone, as many of a kind as there are.
  static func problem(before: [Finding], after: [Finding], clearing cleared: [Finding]) -> String? {
    problems(before: before, after: after, clearing: cleared).first?.sentence
  }

  /// Everything that stands against an edit, with the findings that it is about.
  static func problems(
    before: [Finding], after: [Finding], clearing cleared: [Finding]
  ) -> [(key: Key, sentence: String)] {
    let old = FindingTally(before)
    let new = FindingTally(after)
    let wanted = FindingTally(cleared)
    var problems: [(key: Key, sentence: String)] = []
    for key in wanted.order {
      let allowed = (old.weights[key]?.findings ?? 0) - (wanted.weights[key]?.findings ?? 0)
      if let weight = new.weights[key], weight.findings > allowed {
        let finding = after.first { $0.ruleID == key.rule && $0.subject.title == key.title }
        let size = finding?.occurrences[finding?.worst ?? 0].variant.textSize.shortName ?? ""
        problems.append((key, "the finding stays (\(size))"))
      }
    }
    for key in new.order where wanted.weights[key] == nil {
      guard let weight = new.weights[key], let known = old.weights[key], weight.findings <= known.findings else {
        problems.append((key, "it makes another finding: \(key.rule) of \(key.title)"))
        continue
      }
      let isWorse =
        weight.failedVariants > known.failedVariants || weight.variants > known.variants
        || Self.hasGrown(known.worst, weight.worst)
      if isWorse { problems.append((key, "it makes another finding worse: \(key.rule) of \(key.title)")) }
    }
    return problems
  }

  private static func hasGrown(_ old: Double?, _ new: Double?) -> Bool {
    guard let old, let new else { return false }
    return new - old > max(allowedGrowth, allowedShare * abs(old))
  }
}
