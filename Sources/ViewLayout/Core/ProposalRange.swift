/// The proposals along one axis for which an answer holds.
///
/// An answer is kept with such a range on each axis, so that a view is measured once for all proposals that cannot
/// change its answer: this is what keeps the number of measurements linear in nested stacks.
struct ProposalRange: Hashable, Sendable {
  /// In points; empty where `lower` exceeds `upper`.
  var lower: Double
  var upper: Double
  /// Whether the answer holds for the ideal length too.
  var includesUnspecified: Bool

  init(lower: Double, upper: Double, includesUnspecified: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUnspecified = includesUnspecified
  }

  /// Every proposal.
  static let all = ProposalRange(lower: -.infinity, upper: .infinity, includesUnspecified: true)

  /// Every proposal but none at all.
  static let someRoom = ProposalRange(lower: .leastNonzeroMagnitude, upper: .infinity, includesUnspecified: true)

  /// One proposal alone.
  static func exactly(_ proposal: Double?) -> ProposalRange {
    guard let proposal else { return ProposalRange(lower: 1, upper: 0, includesUnspecified: true) }
    return ProposalRange(lower: proposal, upper: proposal, includesUnspecified: false)
  }

  /// Whether the answer is the same whatever is proposed.
  var isAll: Bool { lower <= 0 && upper == .infinity && includesUnspecified }

  func contains(_ proposal: Double?) -> Bool {
    guard let proposal else { return includesUnspecified }
    return proposal >= lower && proposal <= upper
  }

  func intersection(_ other: ProposalRange) -> ProposalRange {
    ProposalRange(
      lower: max(lower, other.lower), upper: min(upper, other.upper),
      includesUnspecified: includesUnspecified && other.includesUnspecified)
  }

  /// The proposals to a view that offers `amount` points less to its content, but never less than nothing.
  func offset(by amount: Double) -> ProposalRange {
    ProposalRange(
      lower: lower <= 0 ? -.infinity : lower + amount, upper: upper + amount,
      includesUnspecified: includesUnspecified)
  }

  /// The range made to hold `proposal` for certain, against rounding at its ends.
  func including(_ proposal: Double?) -> ProposalRange {
    var result = self
    if let proposal {
      result.lower = min(lower, proposal)
      result.upper = max(upper, proposal)
    } else {
      result.includesUnspecified = true
    }
    return result
  }
}
