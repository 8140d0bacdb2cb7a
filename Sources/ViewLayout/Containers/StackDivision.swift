import Geometry

/// The division of a stack's length among its children, for the proposal that was asked about last.
///
/// Children of higher priority come first; within a priority the least flexible, each being offered an equal share of
/// what is left. The phases are in the order of swiftui-layout, section 6.1.
final class StackDivision {
  /// What one child is offered along the axis, and its size then.
  struct Part {
    /// `nil` for its ideal length.
    var share: Double?
    var size = Size.zero
  }

  /// What a child is tried for while the length is divided.
  private struct Trial {
    var priority = 0.0
    /// The answer to unlimited room.
    var maximum = Measurement.rigid(.zero)
    var pliancy = Pliancy.rigid
    /// The length in no room, where it was asked for.
    var minimum = 0.0
  }

  /// How a child behaves along the axis, as far as its answer to unlimited room tells.
  private enum Pliancy: CaseIterable {
    /// Takes the same length whatever it is offered.
    case rigid
    /// Takes no more than a certain length.
    case filled
    /// Takes all that it is offered.
    case endless
  }

  let children: [LayoutElement]
  let axis: Axis
  let gaps: StackGaps
  /// `nil` before the first division.
  private(set) var proposal: ProposedViewSize?
  private let usesShortCuts: Bool
  /// All gaps together.
  let gapLength: Double
  private(set) var parts: [Part] = []
  /// The children's lengths and the gaps together.
  private(set) var length = 0.0
  /// The proposals along and across the axis that give the same result.
  private(set) var majorRange = ProposalRange.all
  private(set) var crossRange = ProposalRange.all

  /// The lengths in no room that were asked for last, along and across the axis.
  private var leastLengths: (along: KnownLength?, across: KnownLength?)

  private struct KnownLength {
    var cross: Double?
    var length: FlexibleLength
  }

  /// What of the room is gone or kept for groups of lower priority.
  private var taken = 0.0
  /// One for each child while a length is divided, and none else.
  private var trials = UnsafeMutableBufferPointer<Trial>(start: nil, count: 0)

  init(of element: LayoutElement, gaps: StackGaps, axis: Axis) {
    children = element.children
    usesShortCuts = element.session.usesCaches
    self.axis = axis
    self.gaps = gaps
    gapLength = gaps.total
  }

  /// The length in no room along an axis, worked out once for each length across it.
  func leastLength(along axis: Axis, cross: Double?, _ make: () -> FlexibleLength?) -> FlexibleLength? {
    let known = axis == self.axis ? leastLengths.along : leastLengths.across
    if let known, known.cross == cross { return known.length }
    guard let length = make() else { return nil }
    let made = KnownLength(cross: cross, length: length)
    if axis == self.axis { leastLengths.along = made } else { leastLengths.across = made }
    return length
  }

  /// Divides for a proposal, unless the last division was for the same.
  func divide(for proposal: ProposedViewSize) {
    if usesShortCuts, self.proposal == proposal { return }
    self.proposal = proposal
    let room = proposal.length(along: axis)
    if parts.isEmpty {
      parts = Array(repeating: Part(share: room), count: children.count)
    } else {
      for index in parts.indices { parts[index] = Part(share: room) }
    }
    majorRange = room == nil ? .exactly(nil) : .all
    crossRange = .all
    taken = gapLength
    length = gapLength
    if let room { divide(room, of: proposal) } else { proposeIdeal(proposal) }
    for part in parts { length += part.size.length(along: axis) }
  }

  /// What a child is offered.
  func offer(to index: Int) -> ProposedViewSize {
    (proposal ?? .unspecified).with(parts[index].share, along: axis)
  }

  /// Without a length to divide, every child has its ideal length.
  private func proposeIdeal(_ proposal: ProposedViewSize) {
    for (index, child) in children.enumerated() {
      let answer = child.measure(proposal)
      parts[index].size = answer.size
      crossRange = crossRange.intersection(answer.range(across: axis))
    }
  }

  private func divide(_ room: Double, of proposal: ProposedViewSize) {
    guard let first = children.first else { return }
    withUnsafeTemporaryAllocation(of: Trial.self, capacity: children.count) { trials in
      trials.initialize(repeating: Trial())
      self.trials = trials
      defer { self.trials = UnsafeMutableBufferPointer(start: nil, count: 0) }
      for (index, child) in children.enumerated() { trials[index].priority = child.priority }
      let priority = first.priority
      if trials.allSatisfy({ $0.priority == priority }) { return divide(room, amongThoseOf: priority, of: proposal) }
      divideByPriority(room, of: proposal)
    }
  }

  /// Divides among groups by falling priority, the least lengths of those that follow being kept for them.
  private func divideByPriority(_ room: Double, of proposal: ProposedViewSize) {
    let highest = trials.reduce(-.infinity) { max($0, $1.priority) }
    var priority = highest
    while let next = priorityBelow(priority) {
      for index in trials.indices where trials[index].priority == next {
        trials[index].minimum = leastLength(of: index, proposal)
      }
      taken += reservedLength(for: next)
      priority = next
    }
    divide(room, amongThoseOf: highest, of: proposal)
    priority = highest
    while let next = priorityBelow(priority) {
      taken -= reservedLength(for: next)
      divide(room, amongThoseOf: next, of: proposal)
      priority = next
    }
  }

  private func priorityBelow(_ priority: Double) -> Double? {
    var next: Double?
    for trial in trials where trial.priority < priority { next = max(next ?? trial.priority, trial.priority) }
    return next
  }

  private func reservedLength(for priority: Double) -> Double {
    var length = 0.0
    for trial in trials where trial.priority == priority { length += trial.minimum }
    return length
  }

  /// Offers equal shares to the children of one priority, the least flexible first.
  private func divide(_ room: Double, amongThoseOf priority: Double, of proposal: ProposedViewSize) {
    var remaining = 0
    for index in trials.indices where trials[index].priority == priority {
      remaining += 1
    }
    if remaining > 1 {
      for index in trials.indices where trials[index].priority == priority {
        trials[index].maximum = children[index].measure(proposal.with(.infinity, along: axis))
      }
      if !hasOrderWithoutMinima(priority, in: room) {
        guard usesShortCuts, let range = rangeWithoutOrder(room) else {
          for index in flexibilityOrder(of: priority, proposal) {
            offer(room, of: proposal, to: index, remaining: remaining)
            remaining -= 1
          }
          return
        }
        majorRange = majorRange.intersection(range)
      }
    }
    for pliancy in Pliancy.allCases {
      for index in trials.indices where trials[index].priority == priority && trials[index].pliancy == pliancy {
        offer(room, of: proposal, to: index, remaining: remaining)
        remaining -= 1
      }
    }
  }

  private func offer(_ room: Double, of proposal: ProposedViewSize, to index: Int, remaining: Int) {
    let count = Double(remaining)
    let share = room == .infinity ? .infinity : max((room - taken) / count, 0)
    parts[index].share = share
    let answer = children[index].measure(proposal.with(share, along: axis))
    let range = answer.range(along: axis)
    // The room for which the share stays within the range of this answer.
    majorRange = majorRange.intersection(
      ProposalRange(
        lower: range.lower <= 0 ? -.infinity : taken + count * range.lower,
        upper: range.upper == .infinity ? .infinity : taken + count * range.upper,
        includesUnspecified: range.includesUnspecified))
    crossRange = crossRange.intersection(answer.range(across: axis))
    parts[index].size = answer.size
    taken += answer.size.length(along: axis)
  }

  /// The children of one priority, the least flexible first; the larger minimum first where none has a maximum.
  private func flexibilityOrder(of priority: Double, _ proposal: ProposedViewSize) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(parts.count)
    for index in trials.indices where trials[index].priority == priority {
      trials[index].minimum = leastLength(of: index, proposal)
      order.append(index)
    }
    order.sort { left, right in
      let (first, second) = (flexibility(of: left), flexibility(of: right))
      if first == .infinity, second == .infinity, trials[left].minimum != trials[right].minimum {
        return trials[left].minimum > trials[right].minimum
      }
      return first < second || (first == second && left < right)
    }
    return order
  }

  private func flexibility(of index: Int) -> Double {
    trials[index].maximum.size.length(along: axis) - trials[index].minimum
  }

  /// The rooms for which every child is offered the same in any order: endless room, and no room that is left.
  private func rangeWithoutOrder(_ room: Double) -> ProposalRange? {
    if room == .infinity { return .exactly(.infinity) }
    return room <= taken ? ProposalRange(lower: -.infinity, upper: taken, includesUnspecified: false) : nil
  }

  /// Whether the order follows from the answers to unlimited room alone: if so, it is that of `Pliancy`.
  ///
  /// Optimization: rigid children first, then those that get their fill of an equal share in any order, then at most
  /// one that takes all it can. `theShortCutOfStacksChangesNothing` guards it.
  private func hasOrderWithoutMinima(_ priority: Double, in room: Double) -> Bool {
    guard usesShortCuts else { return false }
    var rigidLength = 0.0
    var largest = 0.0
    var filled = 0
    var endless = 0
    var isOrdered = true
    for index in trials.indices where trials[index].priority == priority {
      let answer = trials[index].maximum
      let range = answer.range(along: axis)
      let length = answer.size.length(along: axis)
      if length == .infinity {
        trials[index].pliancy = .endless
        endless += 1
      } else if range.lower <= 0 && range.upper == .infinity {
        trials[index].pliancy = .rigid
        rigidLength += length
      } else {
        guard range.upper == .infinity else {
          isOrdered = false
          break
        }
        trials[index].pliancy = .filled
        filled += 1
        largest = max(max(largest, length), range.lower)
      }
    }
    let needed = taken + rigidLength + Double(filled + endless) * largest
    if !isOrdered || endless > 1 || (filled > 0 && room < needed) {
      for index in trials.indices { trials[index].pliancy = .rigid }
      return false
    }
    if filled > 0 {
      majorRange = majorRange.intersection(ProposalRange(lower: needed, upper: .infinity, includesUnspecified: true))
    }
    for index in trials.indices where trials[index].priority == priority {
      crossRange = crossRange.intersection(trials[index].maximum.range(across: axis))
    }
    return true
  }

  /// The length in no room.
  private func leastLength(of index: Int, _ proposal: ProposedViewSize) -> Double {
    let answer = children[index].length(along: axis, room: 0, cross: proposal.length(across: axis))
    crossRange = crossRange.intersection(answer.crossRange)
    return answer.length
  }
}
