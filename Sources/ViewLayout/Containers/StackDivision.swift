import Geometry

/// The division of a stack's length among its children.
///
/// Children of higher priority come first; within a priority the least flexible, each being offered an equal share of
/// what is left. The phases are in the order of swiftui-layout, section 6.1.
struct StackDivision {
  let children: [LayoutElement]
  let axis: Axis
  /// The proposal along and across the axis.
  let room: Double?
  let cross: Double?

  /// What each child is offered, and its size then.
  private(set) var proposals: [ProposedViewSize]
  private(set) var sizes: [Size]
  /// The children's lengths and the gaps together.
  private(set) var length: Double
  /// The proposals along and across the axis that give the same result.
  private(set) var majorRange: ProposalRange
  private(set) var crossRange = ProposalRange.all

  /// What of the room is gone or kept for groups of lower priority.
  private var taken: Double

  init(children: [LayoutElement], gaps: [Double], axis: Axis, proposal: ProposedViewSize) {
    self.children = children
    self.axis = axis
    room = proposal[axis]
    cross = proposal[axis.cross]
    proposals = Array(repeating: proposal, count: children.count)
    sizes = Array(repeating: .zero, count: children.count)
    majorRange = room == nil ? .exactly(nil) : .all
    taken = gaps.reduce(0, +)
    length = taken
    if room == nil { proposeIdeal() } else { divide() }
    length = gaps.reduce(0, +)
    for size in sizes { length += size[axis] }
  }

  /// Without a length to divide, every child has its ideal length.
  private mutating func proposeIdeal() {
    for (index, child) in children.enumerated() {
      proposals[index][axis] = nil
      let answer = child.measure(proposals[index])
      sizes[index] = answer.size
      crossRange = crossRange.intersection(answer[axis.cross])
    }
  }

  private mutating func divide() {
    let groups = groupsByPriority()
    var reserved: [Double] = []
    for group in groups.dropFirst() {
      let minimum = group.reduce(0) { $0 + flexibleLength(of: $1, room: 0) }
      reserved.append(minimum)
      taken += minimum
    }
    for (position, group) in groups.enumerated() {
      if position > 0 { taken -= reserved[position - 1] }
      divide(among: group)
    }
  }

  /// The positions of the children, by falling priority; within a priority in source order.
  private func groupsByPriority() -> [[Int]] {
    let priorities = children.map { $0.priority }
    guard let first = priorities.first else { return [] }
    if priorities.allSatisfy({ $0 == first }) { return [Array(children.indices)] }
    return Set(priorities).sorted(by: >).map { priority in children.indices.filter { priorities[$0] == priority } }
  }

  /// Offers equal shares to the children of one priority, the least flexible first.
  private mutating func divide(among group: [Int]) {
    var remaining = group.count
    for index in order(of: group) {
      offer(to: index, remaining: remaining)
      remaining -= 1
    }
  }

  private mutating func offer(to index: Int, remaining: Int) {
    let count = Double(remaining)
    let room = room!
    let share = room == .infinity ? .infinity : max((room - taken) / count, 0)
    proposals[index][axis] = share
    let answer = children[index].measure(proposals[index])
    let range = answer[axis]
    // The room for which the share stays within the range of this answer.
    majorRange = majorRange.intersection(
      ProposalRange(
        lower: range.lower <= 0 ? -.infinity : taken + count * range.lower,
        upper: range.upper == .infinity ? .infinity : taken + count * range.upper,
        includesUnspecified: range.includesUnspecified))
    crossRange = crossRange.intersection(answer[axis.cross])
    sizes[index] = answer.size
    taken += answer.size[axis]
  }

  /// The children of one priority, the least flexible first; the larger minimum first where none has a maximum.
  private mutating func order(of group: [Int]) -> [Int] {
    guard group.count > 1 else { return group }
    let maxima = group.map { flexibleAnswer(of: $0) }
    if let order = orderWithoutMinima(of: group, maxima: maxima) { return order }
    if let range = rangeWithoutOrder, children[group[0]].session.usesCaches {
      majorRange = majorRange.intersection(range)
      return group
    }
    var ranked: [(index: Int, flexibility: Double, minimum: Double)] = []
    for (position, index) in group.enumerated() {
      let minimum = flexibleLength(of: index, room: 0)
      ranked.append((index, maxima[position].size[axis] - minimum, minimum))
    }
    return ranked.sorted { left, right in
      if left.flexibility == .infinity, right.flexibility == .infinity, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      return left.flexibility < right.flexibility
        || (left.flexibility == right.flexibility && left.index < right.index)
    }.map(\.index)
  }

  /// The rooms for which every child is offered the same in any order: endless room, and no room that is left.
  private var rangeWithoutOrder: ProposalRange? {
    if room == .infinity { return .exactly(.infinity) }
    return room! <= taken ? ProposalRange(lower: -.infinity, upper: taken, includesUnspecified: false) : nil
  }

  /// The order where it follows from the answers to unlimited room alone.
  ///
  /// Optimization: rigid children first, then those that get their fill of an equal share in any order, then at most
  /// one that takes all it can. `theShortCutOfStacksChangesNothing` guards it.
  private mutating func orderWithoutMinima(of group: [Int], maxima: [Measurement]) -> [Int]? {
    guard children[group[0]].session.usesCaches else { return nil }
    var rigid: [Int] = []
    var filled: [Int] = []
    var endless: [Int] = []
    var rigidLength = 0.0
    var largest = 0.0
    for (index, answer) in zip(group, maxima) {
      let length = answer.size[axis]
      if length == .infinity {
        endless.append(index)
      } else if answer[axis].isAll || (answer[axis].lower <= 0 && answer[axis].upper == .infinity) {
        rigid.append(index)
        rigidLength += length
      } else {
        guard answer[axis].upper == .infinity else { return nil }
        filled.append(index)
        largest = max(largest, length, answer[axis].lower)
      }
    }
    guard endless.count <= 1 else { return nil }
    let count = filled.count + endless.count
    let needed = taken + rigidLength + Double(count) * largest
    guard filled.isEmpty || room! >= needed else { return nil }
    if !filled.isEmpty {
      majorRange = majorRange.intersection(
        ProposalRange(lower: needed, upper: .infinity, includesUnspecified: true))
    }
    for answer in maxima { crossRange = crossRange.intersection(answer[axis.cross]) }
    return rigid + filled + endless
  }

  /// The answer to unlimited room.
  private func flexibleAnswer(of index: Int) -> Measurement {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = .infinity
    proposal[axis.cross] = cross
    return children[index].measure(proposal)
  }

  /// The length in no room or unlimited room.
  private mutating func flexibleLength(of index: Int, room: Double) -> Double {
    let answer = children[index].length(along: axis, room: room, cross: cross)
    crossRange = crossRange.intersection(answer.crossRange)
    return answer.length
  }
}
