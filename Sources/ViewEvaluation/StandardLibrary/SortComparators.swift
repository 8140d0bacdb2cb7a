internal import Foundation

/// The order that `sorted(using:)` is asked for.
struct Comparators {
  private let list: [SortComparator]
  private let evaluator: Evaluator

  /// The comparators of an argument: one, or several of which a later one decides between equals; `nil` for others.
  init?(_ argument: Value, _ evaluator: Evaluator) {
    let values: [Value] = if case .array(let elements) = argument { elements } else { [argument] }
    let list = values.compactMap { evaluator.resolve($0, as: "KeyPathComparator").payload(SortComparator.self) }
    guard list.count == values.count else { return nil }
    self.list = list
    self.evaluator = evaluator
  }

  /// Whether a value stands before another.
  func isBefore(_ left: Value, _ right: Value) -> Answer {
    for comparator in list {
      let first = evaluator.value(at: comparator.path, of: comparator.isReversed ? right : left)
      let second = evaluator.value(at: comparator.path, of: comparator.isReversed ? left : right)
      if case .none = first, case .none = second { continue }
      if let reason = first.unresolved ?? second.unresolved { return .unknown(reason) }
      // Nothing stands before something.
      if case .none = first { return .yes }
      if case .none = second { return .no }
      if comparator.isStandard, let a = evaluator.settled(first).string, let b = evaluator.settled(second).string {
        let order = SortComparator.standardOrder(a, b)
        if order == .orderedSame { continue }
        return Answer(order == .orderedAscending)
      }
      let isBefore = evaluator.precedes(first, second)
      guard isBefore.isNo else { return isBefore }
      let isAfter = evaluator.precedes(second, first)
      guard isAfter.isNo else { return !isAfter }
    }
    return .no
  }

  /// The values in order, equals as they were; `nil` where the order of some is not known.
  func sorted(_ values: [Value]) -> [Value]? {
    var isKnown = true
    func isSurelyBefore(_ left: Value, _ right: Value) -> Bool {
      let verdict = isBefore(left, right)
      if verdict.known == nil { isKnown = false }
      return verdict.isYes
    }
    let result = values.enumerated().sorted { left, right in
      if isSurelyBefore(left.element, right.element) { return true }
      return isSurelyBefore(right.element, left.element) ? false : left.offset < right.offset
    }
    return isKnown ? result.map(\.element) : nil
  }
}

/// The order of one property.
struct SortComparator: Sendable {
  var path: KeyPathValue
  var isReversed: Bool
  /// Whether texts are ordered as people read them: regardless of case, and numbers by their value.
  var isStandard = true

  /// The order of texts as file lists have it.
  ///
  /// - Source: Foundation documentation, `String.StandardComparator.localizedStandard`.
  static func standardOrder(_ left: String, _ right: String) -> ComparisonResult {
    left.compare(
      right, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
      locale: Locale(identifier: "en_US"))
  }
}

extension BuiltinType {
  /// - Source: Foundation documentation, `KeyPathComparator` and `SortDescriptor`.
  static let comparators: [BuiltinType] =
    ["KeyPathComparator", "SortDescriptor"].map { name in
      BuiltinType(
        name,
        initializer: { call in
          guard case .keyPath(let path)? = call.first else { return nil }
          let order = call["order"].map { call.evaluator.resolve($0, as: "SortOrder").payload(Token.self)?.name }
          var isStandard = true
          if case .pending(let pending)? = call["comparator"], case .member(nil, "lexical", _) = pending.expression.kind
          {
            isStandard = false
          }
          return .native(name, SortComparator(path: path, isReversed: order == "reverse", isStandard: isStandard))
        })
    } + [.tokens("SortOrder", ["forward", "reverse"])]
}
