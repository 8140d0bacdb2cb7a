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
      if value.function != nil { return nil }
      return call.evaluator.matches(call.receiver, value).value
    },
    bound("lowerBound") { $0.lower },
    bound("upperBound") { $0.upper },
    BuiltinMember("clamped") { call in
      guard case .range(let range) = call.receiver, case .range(let limits)? = call["to"] else { return nil }
      let evaluator = call.evaluator
      func clamp(_ value: Value?) throws(UnknownElements) -> Value? {
        guard let value, let lower = limits.lower, let upper = limits.upper else { return value }
        if try evaluator.precedes(value, lower).decided() { return lower }
        return try evaluator.precedes(upper, value).decided() ? upper : value
      }
      return decided { () throws(UnknownElements) in
        Value.range(
          RangeValue(
            lower: try clamp(range.lower), upper: try clamp(range.upper), includesUpper: range.includesUpper))
      }
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
      return call.first.flatMap(call.evaluator.elements).map { call.evaluator.set(of: $0) }
    },
    members: [
      BuiltinMember("contains") { call in
        guard case .set(let set) = call.receiver, let value = call.settled(0), value.function == nil else { return nil }
        return call.evaluator.contains(value, in: set).value
      },
      BuiltinMember("insert") { call in
        guard case .set(var set) = call.receiver, let value = call.settled(0) else { return nil }
        let labels = ["inserted", "memberAfterInsert"]
        switch call.evaluator.locate(value, in: set) {
        case .found(let own): return .tuple(TupleValue(labels: labels, values: [.bool(false), own]))
        case .absent(let own):
          set[own] = .void
          call.update?.value = .set(set)
          return .tuple(TupleValue(labels: labels, values: [.bool(true), own]))
        case .unknown(let reason):
          call.update?.value = .unresolved(reason)
          return .unresolved(reason)
        }
      },
      BuiltinMember("remove") { call in
        guard case .set(var set) = call.receiver, let value = call.settled(0) else { return nil }
        switch call.evaluator.locate(value, in: set) {
        case .found(let own):
          set[own] = nil
          call.update?.value = .set(set)
          return own
        case .absent: return Value.none
        case .unknown(let reason):
          call.update?.value = .unresolved(reason)
          return .unresolved(reason)
        }
      },
    ] + SetOperation.members)

  static let dictionary = BuiltinType(
    "Dictionary", conformances: ["Sequence", "Collection"],
    initializer: { call in
      if call.arguments.isEmpty { return .dictionary(DictionaryValue()) }
      if let elements = call["grouping"].flatMap(call.evaluator.elements), let closure = call.callable("by") {
        let pairs = elements.map { (call.evaluator.call(closure, [$0]), Value.array([$0])) }
        return call.evaluator.dictionary(of: pairs) { known, new in
          guard case .array(let group) = known, case .array(let element) = new else { return new }
          return .array(group + element)
        }
      }
      guard let values = (call["uniqueKeysWithValues"] ?? call.first).flatMap(call.evaluator.elements) else {
        return nil
      }
      let pairs = values.compactMap(pair)
      if let reason = values.lazy.compactMap(\.unresolved).first { return .unresolved(reason) }
      guard pairs.count == values.count else { return nil }
      guard call["uniqueKeysWithValues"] == nil else {
        let dictionary = DictionaryValue(pairs: pairs)
        return dictionary.count == pairs.count
          ? .dictionary(dictionary)
          : call.unresolved("trap", "`uniqueKeysWithValues` is given a key twice and would trap here.")
      }
      guard let combine = call["uniquingKeysWith"] ?? call.unlabelled(1) else {
        return .dictionary(DictionaryValue(pairs: pairs))
      }
      guard let closure = call.function(combine) else { return nil }
      return call.evaluator.dictionary(of: pairs) { call.evaluator.call(closure, [$0, $1]) }
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
      dictionaryMember("merging") { dictionary, call in merged(dictionary, call) },
      dictionaryMember("merge") { dictionary, call in
        merged(dictionary, call).map { result in
          call.update?.value = result
          return .void
        }
      },
      dictionaryMember("removeValue") { dictionary, call in
        call.settled("forKey").map { key in changed(dictionary, key, to: nil, call) }
      },
      dictionaryMember("updateValue") { dictionary, call in
        guard let key = call.settled("forKey"), let value = call.settled(0) else { return nil }
        return changed(dictionary, key, to: value, call)
      },
    ])

  /// Sets or removes a key, and gives the value that it had.
  private static func changed(
    _ dictionary: DictionaryValue, _ key: Value, to value: Value?, _ call: BuiltinCall
  ) -> Value {
    var changed = dictionary
    var old = Value.none
    switch call.evaluator.locate(key, in: dictionary) {
    case .found(let own):
      old = dictionary[own] ?? Value.none
      changed[own] = value
    case .absent(let own): changed[own] = value
    case .unknown(let reason):
      call.update?.value = .unresolved(reason)
      return .unresolved(reason)
    }
    call.update?.value = .dictionary(changed)
    return old
  }

  private static func pair(_ value: Value) -> (Value, Value)? {
    guard case .tuple(let tuple) = value, tuple.values.count == 2 else { return nil }
    return (tuple.values[0], tuple.values[1])
  }

  private static func merged(_ dictionary: DictionaryValue, _ call: BuiltinCall) -> Value? {
    guard let others = call.first.flatMap(call.evaluator.elements), call.arguments.count > 1,
      let closure = (call["uniquingKeysWith"] ?? call.unlabelled(1)).flatMap(call.function)
    else { return nil }
    let own = Array(zip(dictionary.keys, dictionary.values))
    return call.evaluator.dictionary(of: own + others.compactMap(pair)) { call.evaluator.call(closure, [$0, $1]) }
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
