extension BuiltinType {
  static let array = BuiltinType(
    "Array", conformances: ["Sequence", "Collection", "RandomAccessCollection", "MutableCollection"],
    initializer: { call in
      if call.arguments.isEmpty { return .array([]) }
      if let element = call.settled("repeating"), let count = call.integer("count") {
        guard count >= 0, count <= call.evaluator.budget.elements else {
          call.evaluator.exhaust("a collection has more than \(call.evaluator.budget.elements) elements")
          return .array([])
        }
        return .array(Array(repeating: element, count: count))
      }
      return call.first.flatMap(call.evaluator.elements).map { .array($0) }
    })

  static let range = BuiltinType(
    "Range", conformances: ["Sequence", "Collection"], members: rangeMembers)

  static let closedRange = BuiltinType(
    "ClosedRange", conformances: ["Sequence", "Collection"], members: rangeMembers)

  private static let rangeMembers: [BuiltinMember] = [
    BuiltinMember("contains") { call in
      guard let value = call.first else { return nil }
      return .bool(call.evaluator.matches(call.receiver, value))
    },
    bound("lowerBound") { $0.lower },
    bound("upperBound") { $0.upper },
    BuiltinMember("clamped") { call in
      guard case .range(let range) = call.receiver, case .range(let limits)? = call["to"] else { return nil }
      let evaluator = call.evaluator
      func clamp(_ value: Value?) -> Value? {
        guard let value, let lower = limits.lower, let upper = limits.upper else { return value }
        if evaluator.isLess(value, lower) == true { return lower }
        return evaluator.isLess(upper, value) == true ? upper : value
      }
      return .range(
        RangeValue(lower: clamp(range.lower), upper: clamp(range.upper), includesUpper: range.includesUpper))
    },
  ]

  private static func bound(_ name: String, _ read: @escaping @Sendable (RangeValue) -> Value?) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard case .range(let range) = call.receiver else { return nil }
      return read(range)
    }
  }

  static let set = BuiltinType(
    "Set", conformances: ["Sequence", "Collection"],
    initializer: { call in
      if call.arguments.isEmpty { return .set(DictionaryValue()) }
      return call.first.flatMap(call.evaluator.elements).map { .set(DictionaryValue(set: $0)) }
    },
    members: [
      setMember("contains") { set, value, call in .bool(set.contains { call.evaluator.areEqual($0, value) }) },
      BuiltinMember("insert") { call in
        guard case .set(var set) = call.receiver, let value = call.settled(0) else { return nil }
        let element = set.keys.first.map { call.evaluator.aligned(value, $0).0 } ?? value
        set[element] = .void
        call.update?.value = .set(set)
        return .void
      },
      BuiltinMember("remove") { call in
        guard case .set(var set) = call.receiver, let value = call.settled(0) else { return nil }
        let element = set.keys.first.map { call.evaluator.aligned(value, $0).0 } ?? value
        let had = set.contains(element)
        set[element] = nil
        call.update?.value = .set(set)
        return had ? element : Value.none
      },
      setOperation("union") { left, right in left + right.filter { !left.contains($0) } },
      setOperation("intersection") { left, right in left.filter(right.contains) },
      setOperation("subtracting") { left, right in left.filter { !right.contains($0) } },
      setOperation("symmetricDifference") { left, right in
        left.filter { !right.contains($0) } + right.filter { !left.contains($0) }
      },
      setOperation("formUnion", mutates: true) { left, right in left + right.filter { !left.contains($0) } },
      setOperation("subtract", mutates: true) { left, right in left.filter { !right.contains($0) } },
      setTest("isSubset", "of") { left, right in left.allSatisfy(right.contains) },
      setTest("isSuperset", "of") { left, right in right.allSatisfy(left.contains) },
      setTest("isDisjoint", "with") { left, right in !left.contains(where: right.contains) },
    ])

  private static func setMember(
    _ name: String, _ body: @escaping @Sendable ([Value], Value, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard case .set(let set) = call.receiver, let value = call.settled(0), value.function == nil else { return nil }
      return body(set.keys, value, call)
    }
  }

  private static func setOperation(
    _ name: String, mutates: Bool = false, _ body: @escaping @Sendable ([Value], [Value]) -> [Value]
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard case .set(let set) = call.receiver, let other = call.first.flatMap(call.evaluator.elements) else {
        return nil
      }
      let result = Value.set(DictionaryValue(set: body(set.keys, other)))
      guard mutates else { return result }
      call.update?.value = result
      return .void
    }
  }

  private static func setTest(
    _ name: String, _ label: String, _ body: @escaping @Sendable ([Value], [Value]) -> Bool
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard case .set(let set) = call.receiver, let other = call[label].flatMap(call.evaluator.elements) else {
        return nil
      }
      return .bool(body(set.keys, other))
    }
  }

  static let dictionary = BuiltinType(
    "Dictionary", conformances: ["Sequence", "Collection"],
    initializer: { call in
      if call.arguments.isEmpty { return .dictionary(DictionaryValue()) }
      if let elements = call["grouping"].flatMap(call.evaluator.elements), let closure = call.callable("by") {
        var result = DictionaryValue()
        for element in elements {
          let key = call.evaluator.call(closure, [element])
          if case .array(let known)? = result[key] {
            result[key] = .array(known + [element])
          } else {
            result[key] = .array([element])
          }
        }
        return .dictionary(result)
      }
      let given = call["uniqueKeysWithValues"] ?? call.first
      guard let pairs = given.flatMap(call.evaluator.elements)?.compactMap(pair) else { return nil }
      let isTrailing = call.arguments.last?.isTrailingClosure == true
      let combine = call["uniquingKeysWith"] != nil || isTrailing ? call.callable(combining: isTrailing) : nil
      var result = DictionaryValue()
      result.add(pairs, combine: combine, call.evaluator)
      return .dictionary(result)
    },
    members: [
      dictionaryMember("keys") { dictionary, _ in .array(dictionary.keys) },
      dictionaryMember("values") { dictionary, _ in .array(dictionary.values) },
      dictionaryMember("mapValues") { dictionary, call in
        call.callable().map { closure in
          .dictionary(
            DictionaryValue(
              pairs: zip(dictionary.keys, dictionary.values).map { ($0, call.evaluator.call(closure, [$1])) }))
        }
      },
      dictionaryMember("compactMapValues") { dictionary, call in
        call.callable().map { closure in
          .dictionary(
            DictionaryValue(
              pairs: zip(dictionary.keys, dictionary.values).map { ($0, call.evaluator.call(closure, [$1])) }
                .filter { !$0.1.isNone }))
        }
      },
      dictionaryMember("merging") { dictionary, call in merged(dictionary, call).map { .dictionary($0) } },
      dictionaryMember("merge") { dictionary, call in
        merged(dictionary, call).map { result in
          call.update?.value = .dictionary(result)
          return .void
        }
      },
      dictionaryMember("removeValue") { dictionary, call in
        guard let key = call.settled("forKey") else { return nil }
        var changed = dictionary
        changed[key] = nil
        call.update?.value = .dictionary(changed)
        return dictionary[key] ?? Value.none
      },
      dictionaryMember("updateValue") { dictionary, call in
        guard let key = call.settled("forKey"), let value = call.settled(0) else { return nil }
        var changed = dictionary
        changed[key] = value
        call.update?.value = .dictionary(changed)
        return dictionary[key] ?? Value.none
      },
    ])

  private static func pair(_ value: Value) -> (Value, Value)? {
    guard case .tuple(let tuple) = value, tuple.values.count == 2 else { return nil }
    return (tuple.values[0], tuple.values[1])
  }

  private static func merged(_ dictionary: DictionaryValue, _ call: BuiltinCall) -> DictionaryValue? {
    var pairs: [(Value, Value)]
    if case .dictionary(let other)? = call.first {
      pairs = Array(zip(other.keys, other.values))
    } else if let elements = call.first.flatMap(call.evaluator.elements) {
      pairs = elements.compactMap(pair)
    } else {
      return nil
    }
    let isTrailing = call.arguments.last?.isTrailingClosure == true
    var result = dictionary
    result.add(pairs, combine: call.callable(combining: isTrailing), call.evaluator)
    return result
  }

  private static func dictionaryMember(
    _ name: String, _ body: @escaping @Sendable (DictionaryValue, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard case .dictionary(let dictionary) = call.receiver else { return nil }
      return body(dictionary, call)
    }
  }
}

extension BuiltinCall {
  /// `uniquingKeysWith:`, or the closure after the parentheses.
  fileprivate func callable(combining isTrailing: Bool) -> FunctionValue? {
    isTrailing ? arguments.last?.value.function : self["uniquingKeysWith"] == nil ? nil : callable("uniquingKeysWith")
  }
}

extension DictionaryValue {
  /// Adds pairs in order; values of the same key are combined, the known one first, or the later one stays.
  fileprivate mutating func add(_ pairs: [(Value, Value)], combine: FunctionValue?, _ evaluator: Evaluator) {
    for (key, value) in pairs {
      if let combine, let known = self[key] {
        self[key] = evaluator.call(combine, [known, value])
      } else {
        self[key] = value
      }
    }
  }
}
