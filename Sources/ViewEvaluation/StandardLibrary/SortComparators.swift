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

  /// Whether a value stands before another; `nil` where their order is not known.
  func isBefore(_ left: Value, _ right: Value) -> Bool? {
    for comparator in list {
      let first = evaluator.value(at: comparator.path, of: comparator.isReversed ? right : left)
      let second = evaluator.value(at: comparator.path, of: comparator.isReversed ? left : right)
      if case .none = first, case .none = second { continue }
      // Nothing stands before something.
      if case .none = first { return true }
      if case .none = second { return false }
      guard let isLess = evaluator.isLess(first, second), let isGreater = evaluator.isLess(second, first) else {
        return nil
      }
      if isLess { return true }
      if isGreater { return false }
    }
    return false
  }
}

/// The order of one property.
struct SortComparator: Sendable {
  var path: KeyPathValue
  var isReversed: Bool
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
          return .native(name, SortComparator(path: path, isReversed: order == "reverse"))
        })
    } + [.tokens("SortOrder", ["forward", "reverse"])]
}
