import Geometry

/// The division of a stack's length among its children.
///
/// Children of higher priority come first; within a priority the least flexible, each being offered an equal share of
/// what is left. The phases are in the order of swiftui-layout, section 6.1.
struct StackDivision {
  /// What one child is offered along the axis, and its size then.
  struct Part {
    /// `nil` for its ideal length.
    var share: Double?
    var size = Size.zero
    fileprivate var priority = 0.0
    /// The answer to unlimited room.
    fileprivate var maximum = Measurement.rigid(.zero)
    fileprivate var pliancy = Pliancy.rigid
    /// The length in no room, where it was asked for.
    fileprivate var minimum = 0.0
  }

  /// How a child behaves along the axis, as far as its answer to unlimited room tells.
  fileprivate enum Pliancy: CaseIterable {
    /// Takes the same length whatever it is offered.
    case rigid
    /// Takes no more than a certain length.
    case filled
    /// Takes all that it is offered.
    case endless
  }

  let children: [LayoutElement]
  let axis: Axis
  private(set) var proposal: ProposedViewSize
  private let usesShortCuts: Bool
  private let gapLength: Double
  private(set) var parts: [Part]
  /// The children's lengths and the gaps together.
  private(set) var length: Double
  /// The proposals along and across the axis that give the same result.
  private(set) var majorRange: ProposalRange
  private(set) var crossRange = ProposalRange.all

  /// What of the room is gone or kept for groups of lower priority.
  private var taken: Double

  init(of element: LayoutElement, gaps: [Double], axis: Axis, proposal: ProposedViewSize) {
    children = element.children
    usesShortCuts = element.session.usesCaches
    self.axis = axis
    self.proposal = proposal
    parts = Array(repeating: Part(share: nil), count: children.count)
    gapLength = gaps.reduce(0, +)
    taken = 0
    length = 0
    majorRange = .all
    divide(for: proposal)
  }

  /// Divides anew for another proposal.
  mutating func divide(for proposal: ProposedViewSize) {
    self.proposal = proposal
    let room = proposal.length(along: axis)
    for index in parts.indices { parts[index] = Part(share: room) }
    majorRange = room == nil ? .exactly(nil) : .all
    crossRange = .all
    taken = gapLength
    length = gapLength
    if let room { divide(room) } else { proposeIdeal() }
    for part in parts { length += part.size.length(along: axis) }
  }

  /// What a child is offered.
  func offer(to index: Int) -> ProposedViewSize { proposal.with(parts[index].share, along: axis) }

  /// Without a length to divide, every child has its ideal length.
  private mutating func proposeIdeal() {
    for (index, child) in children.enumerated() {
      let answer = child.measure(proposal)
      parts[index].size = answer.size
      crossRange = crossRange.intersection(answer.range(across: axis))
    }
  }

  private mutating func divide(_ room: Double) {
    guard let first = children.first else { return }
    for (index, child) in children.enumerated() { parts[index].priority = child.priority }
    let priority = first.priority
    if parts.allSatisfy({ $0.priority == priority }) { return divide(room, amongThoseOf: priority) }
    divideByPriority(room)
  }

  /// Divides among groups by falling priority, the least lengths of those that follow being kept for them.
  private mutating func divideByPriority(_ room: Double) {
    let highest = parts.reduce(-.infinity) { max($0, $1.priority) }
    var priority = highest
    while let next = priorityBelow(priority) {
      for index in parts.indices where parts[index].priority == next { parts[index].minimum = leastLength(of: index) }
      taken += reservedLength(for: next)
      priority = next
    }
    divide(room, amongThoseOf: highest)
    priority = highest
    while let next = priorityBelow(priority) {
      taken -= reservedLength(for: next)
      divide(room, amongThoseOf: next)
      priority = next
    }
  }

  private func priorityBelow(_ priority: Double) -> Double? {
    var next: Double?
    for part in parts where part.priority < priority { next = max(next ?? part.priority, part.priority) }
    return next
  }

  private func reservedLength(for priority: Double) -> Double {
    var length = 0.0
    for part in parts where part.priority == priority { length += part.minimum }
    return length
  }

  /// Offers equal shares to the children of one priority, the least flexible first.
  private mutating func divide(_ room: Double, amongThoseOf priority: Double) {
    var remaining = 0
    for index in parts.indices where parts[index].priority == priority {
      remaining += 1
    }
    if remaining > 1 {
      for index in parts.indices where parts[index].priority == priority {
        parts[index].maximum = children[index].measure(proposal.with(.infinity, along: axis))
      }
      if !hasOrderWithoutMinima(priority, in: room) {
        guard usesShortCuts, let range = rangeWithoutOrder(room) else {
          for index in flexibilityOrder(of: priority) {
            offer(room, to: index, remaining: remaining)
            remaining -= 1
          }
          return
        }
        majorRange = majorRange.intersection(range)
      }
    }
    for pliancy in Pliancy.allCases {
      for index in parts.indices where parts[index].priority == priority && parts[index].pliancy == pliancy {
        offer(room, to: index, remaining: remaining)
        remaining -= 1
      }
    }
  }

  private mutating func offer(_ room: Double, to index: Int, remaining: Int) {
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
  private mutating func flexibilityOrder(of priority: Double) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(parts.count)
    for index in parts.indices where parts[index].priority == priority {
      parts[index].minimum = leastLength(of: index)
      order.append(index)
    }
    order.sort { left, right in
      let (first, second) = (flexibility(of: left), flexibility(of: right))
      if first == .infinity, second == .infinity, parts[left].minimum != parts[right].minimum {
        return parts[left].minimum > parts[right].minimum
      }
      return first < second || (first == second && left < right)
    }
    return order
  }

  private func flexibility(of index: Int) -> Double {
    parts[index].maximum.size.length(along: axis) - parts[index].minimum
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
  private mutating func hasOrderWithoutMinima(_ priority: Double, in room: Double) -> Bool {
    guard usesShortCuts else { return false }
    var rigidLength = 0.0
    var largest = 0.0
    var filled = 0
    var endless = 0
    var isOrdered = true
    for index in parts.indices where parts[index].priority == priority {
      let answer = parts[index].maximum
      let range = answer.range(along: axis)
      let length = answer.size.length(along: axis)
      if length == .infinity {
        parts[index].pliancy = .endless
        endless += 1
      } else if range.lower <= 0 && range.upper == .infinity {
        parts[index].pliancy = .rigid
        rigidLength += length
      } else {
        guard range.upper == .infinity else {
          isOrdered = false
          break
        }
        parts[index].pliancy = .filled
        filled += 1
        largest = max(max(largest, length), range.lower)
      }
    }
    let needed = taken + rigidLength + Double(filled + endless) * largest
    if !isOrdered || endless > 1 || (filled > 0 && room < needed) {
      for index in parts.indices { parts[index].pliancy = .rigid }
      return false
    }
    if filled > 0 {
      majorRange = majorRange.intersection(ProposalRange(lower: needed, upper: .infinity, includesUnspecified: true))
    }
    for index in parts.indices where parts[index].priority == priority {
      crossRange = crossRange.intersection(parts[index].maximum.range(across: axis))
    }
    return true
  }

  /// The length in no room.
  private mutating func leastLength(of index: Int) -> Double {
    let answer = children[index].length(along: axis, room: 0, cross: proposal.length(across: axis))
    crossRange = crossRange.intersection(answer.crossRange)
    return answer.length
  }
}
