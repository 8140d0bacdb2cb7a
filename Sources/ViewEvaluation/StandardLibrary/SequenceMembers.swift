extension BuiltinType {
  /// Members of every sequence and collection of the standard library.
  static let sequence = BuiltinType(
    "Sequence", conformances: ["Any"],
    members: sequenceTransforms + sequenceQueries + collectionSlices + collectionMutations)

  private static func sequenceMember(
    _ name: String, _ body: @escaping @Sendable (BuiltinCall, [Value]) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.elements.flatMap { body(call, $0) } }
  }

  private static func closureMember(
    _ name: String, label: String? = nil,
    _ body: @escaping @Sendable (BuiltinCall, [Value], FunctionValue) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, let elements = call.elements, let closure = call.callable(label) else { return nil }
      return body(call, elements, closure)
    }
  }

  private static let sequenceTransforms: [BuiltinMember] = [
    closureMember("compactMap") { call, elements, closure in
      .array(elements.map { call.evaluator.call(closure, [$0]) }.filter { !$0.isNone })
    },
    sequenceMember("publisher") { call, elements in call.isCall ? nil : .publisher(Publisher(elements)) },
    sequenceMember("enumerated") { call, elements in
      guard call.isCall else { return nil }
      return .array(
        elements.enumerated().map { .tuple(TupleValue(labels: ["offset", "element"], values: [.int($0), $1])) })
    },
    closureMember("filter") { call, elements, closure in
      decided { () throws(UnknownElements) in try filtered(call, elements, closure) }
    },
    closureMember("flatMap") { call, elements, closure in
      var result: [Value] = []
      for element in elements {
        let value = call.evaluator.call(closure, [element])
        if let inner = call.evaluator.elements(of: value) {
          result += inner
        } else if !value.isNone {
          result.append(value)
        }
      }
      return .array(result)
    },
    closureMember("forEach") { call, elements, closure in
      for element in elements { _ = call.evaluator.call(closure, [element]) }
      return .void
    },
    sequenceMember("joined") { call, elements in joined(call, elements) },
    closureMember("map") { call, elements, closure in
      .array(elements.map { call.evaluator.call(closure, [$0]) })
    },
    sequenceMember("reduce") { call, elements in reduced(call, elements) },
    sequenceMember("makeIterator") { call, elements in call.isCall ? .array(elements) : nil },
    sequenceMember("reversed") { call, elements in call.isCall ? .array(elements.reversed()) : nil },
    sequenceMember("shuffled") { call, elements in
      guard call.isCall else { return nil }
      return call.drawing({ .array(elements.shuffled(using: &$0)) }, otherwise: .array(elements))
    },
    sequenceMember("sorted") { call, elements in call.isCall ? sorted(call, elements) : nil },
    sequenceMember("lazy") { call, elements in .array(elements) },
    sequenceMember("indices") { call, elements in
      .range(RangeValue(lower: .int(0), upper: .int(elements.count), includesUpper: false))
    },
    sequenceMember("split") { call, elements in decided { () throws(UnknownElements) in try split(call, elements) } },
    sequenceMember("chunked") { call, elements in
      guard let size = call.integer("into") ?? call.integer("by") ?? call.integer("size"), size > 0 else { return nil }
      return .array(
        stride(from: 0, to: elements.count, by: size).map {
          .array(Array(elements[$0..<Swift.min($0 + size, elements.count)]))
        })
    },
  ]

  private static func filtered(
    _ call: BuiltinCall, _ elements: [Value], _ closure: FunctionValue
  ) throws(UnknownElements) -> Value {
    let predicate = call.predicate(closure)
    let kept = try elements.chosen { predicate.accepts($0) }
    switch call.receiver {
    case .set: return .set(DictionaryValue(distinct: kept))
    case .string, .literal: return .string(kept.compactMap(\.string).joined())
    case .dictionary:
      return .dictionary(
        DictionaryValue(
          pairs: kept.compactMap { element in
            guard case .tuple(let pair) = element else { return nil }
            return (pair.values[0], pair.values[1])
          }))
    default: return .array(kept)
    }
  }

  private static func joined(_ call: BuiltinCall, _ elements: [Value]) -> Value? {
    guard call.isCall else { return nil }
    if let first = elements.first, call.evaluator.settled(first).string == nil, first.unresolved == nil {
      return .array(elements.flatMap { call.evaluator.elements(of: $0) ?? [$0] })
    }
    if let reason = elements.lazy.compactMap(\.unresolved).first { return .unresolved(reason) }
    return .string(
      elements.compactMap { call.evaluator.settled($0).string }.joined(separator: call.text("separator") ?? ""))
  }

  private static func reduced(_ call: BuiltinCall, _ elements: [Value]) -> Value? {
    guard let closure = call.arguments.last?.value else { return nil }
    guard
      case .function(let function) = call.evaluator.resolve(
        closure, as: TypeExpression.function([], .named("Any")))
    else { return nil }
    if let initial = call["into"] {
      var result = call.evaluator.settled(initial)
      for element in elements { _ = call.evaluator.call(function, changing: &result, [element]) }
      return result
    }
    guard var result = call.first.map(call.evaluator.settled) else { return nil }
    for element in elements { result = call.evaluator.call(function, [result, element]) }
    return result
  }

  static func sorted(_ call: BuiltinCall, _ elements: [Value]) -> Value {
    let evaluator = call.evaluator
    let comparators = call["using"].flatMap { Comparators($0, evaluator) }
    if call["using"] != nil, comparators == nil {
      return call.unresolved("unknown-order", "The order that is asked for is not known.")
    }
    let closure = call.arguments.isEmpty || comparators != nil ? nil : call.callable("by")
    let predicate = closure.map { call.predicate($0) }
    var unknown: UnresolvedValue?
    func isBefore(_ left: Value, _ right: Value) -> Bool {
      if unknown != nil { return false }
      let answer =
        predicate?.accepts(left, right) ?? comparators?.isBefore(left, right) ?? evaluator.precedes(left, right)
      if case .unknown(let reason) = answer { unknown = reason }
      return answer.isYes
    }
    let result = elements.enumerated().sorted { left, right in
      if isBefore(left.element, right.element) { return true }
      return isBefore(right.element, left.element) ? false : left.offset < right.offset
    }.map(\.element)
    return unknown.map { .unresolved($0) } ?? .array(result)
  }

  private static func split(_ call: BuiltinCall, _ elements: [Value]) throws(UnknownElements) -> Value? {
    guard call.isCall, call.receiverText == nil else { return nil }
    let separator = call.settled("separator")
    let predicate = separator == nil ? call.callable("whereSeparator").map { call.predicate($0) } : nil
    guard separator != nil || predicate != nil, call["maxSplits"] == nil else { return nil }
    var result: [[Value]] = [[]]
    for element in elements {
      let answer =
        separator.map { call.evaluator.areEqual(element, $0) } ?? predicate?.accepts(element) ?? .no
      if try answer.decided() {
        result.append([])
      } else {
        result[result.count - 1].append(element)
      }
    }
    let keepsEmpty = call.bool("omittingEmptySubsequences") == false
    return .array(result.filter { keepsEmpty || !$0.isEmpty }.map { .array($0) })
  }

  /// The position of the first element that a closure accepts or that equals an argument.
  private static func position(
    _ call: BuiltinCall, _ elements: [Value], backwards: Bool = false
  ) throws(UnknownElements) -> Int?? {
    let evaluator = call.evaluator
    let indices = backwards ? Array(elements.indices.reversed()) : Array(elements.indices)
    if let wanted = call["of"] {
      return .some(try indices.firstChosen { evaluator.areEqual(elements[$0], wanted) })
    }
    guard let closure = call.callable("where") else { return nil }
    let predicate = call.predicate(closure)
    return .some(try indices.firstChosen { predicate.accepts(elements[$0]) })
  }

  private static func positioned(
    _ call: BuiltinCall, _ elements: [Value], backwards: Bool = false, _ found: (Int) -> Value
  ) -> Value? {
    decided { () throws(UnknownElements) in
      guard let place = try position(call, elements, backwards: backwards) else { return nil }
      return place.map(found) ?? Value.none
    }
  }

  private static let sequenceQueries: [BuiltinMember] = [
    closureMember("allSatisfy") { call, elements, closure in
      let predicate = call.predicate(closure)
      return Answer.all(elements) { predicate.accepts($0) }.value
    },
    sequenceMember("contains") { call, elements in
      if let closure = call.callable("where"), call.receiverText == nil,
        call.arguments.first?.label == "where" || call.arguments.first?.isTrailingClosure == true
      {
        let predicate = call.predicate(closure)
        return Answer.any(elements) { predicate.accepts($0) }.value
      }
      guard call.receiverText == nil, let wanted = call.first else { return nil }
      return Answer.any(elements) { call.evaluator.areEqual($0, wanted) }.value
    },
    sequenceMember("count") { call, elements in
      guard call.isCall else { return .int(elements.count) }
      return call.callable("where").flatMap { closure in
        let predicate = call.predicate(closure)
        return decided { () throws(UnknownElements) in Value.int(try elements.chosen { predicate.accepts($0) }.count) }
      }
    },
    sequenceMember("endIndex") { _, elements in .int(elements.count) },
    sequenceMember("first") { call, elements in
      guard call.isCall else { return elements.first ?? Value.none }
      return positioned(call, elements) { elements[$0] }
    },
    sequenceMember("firstIndex") { call, elements in
      positioned(call, elements) { .int($0) }
    },
    sequenceMember("isEmpty") { _, elements in .bool(elements.isEmpty) },
    sequenceMember("last") { call, elements in
      guard call.isCall else { return elements.last ?? Value.none }
      return positioned(call, elements, backwards: true) { elements[$0] }
    },
    sequenceMember("lastIndex") { call, elements in
      positioned(call, elements, backwards: true) { .int($0) }
    },
    sequenceMember("max") { call, elements in
      decided { () throws(UnknownElements) in try extreme(call, elements, largest: true) }
    },
    sequenceMember("min") { call, elements in
      decided { () throws(UnknownElements) in try extreme(call, elements, largest: false) }
    },
    sequenceMember("randomElement") { call, elements in
      let first = elements.first ?? Value.none
      return call.drawing({ elements.randomElement(using: &$0) ?? Value.none }, otherwise: first)
    },
    sequenceMember("startIndex") { _, _ in .int(0) },
    sequenceMember("starts") { call, elements in
      guard let prefix = call["with"].flatMap(call.evaluator.elements) else { return nil }
      guard prefix.count <= elements.count else { return .bool(false) }
      return Answer.all(zip(elements, prefix)) { call.evaluator.areEqual($0, $1) }.value
    },
    sequenceMember("elementsEqual") { call, elements in
      guard let other = call.first.flatMap(call.evaluator.elements) else { return nil }
      guard other.count == elements.count else { return .bool(false) }
      return Answer.all(zip(elements, other)) { call.evaluator.areEqual($0, $1) }.value
    },
    sequenceMember("distance") { call, _ in
      guard let from = call.integer("from"), let to = call.integer("to") else { return nil }
      return .int(to - from)
    },
    BuiltinMember("index") { call in
      if let after = call.integer("after") { return .int(after + 1) }
      if let before = call.integer("before") { return .int(before - 1) }
      guard let start = call.settled(0)?.integer, let offset = call.integer("offsetBy") else { return nil }
      if let limit = call.integer("limitedBy"), start + offset > limit { return Value.none }
      return .int(start + offset)
    },
  ]

  private static func extreme(
    _ call: BuiltinCall, _ elements: [Value], largest: Bool
  ) throws(UnknownElements) -> Value? {
    guard call.isCall, var best = elements.first else { return call.isCall ? Value.none : nil }
    let predicate = call.arguments.isEmpty ? nil : call.callable("by").map { call.predicate($0) }
    for element in elements.dropFirst() {
      // Of equal elements the first is taken.
      let (left, right) = largest ? (best, element) : (element, best)
      if try (predicate?.accepts(left, right) ?? call.evaluator.precedes(left, right)).decided() { best = element }
    }
    return best
  }

  private static func slice(_ call: BuiltinCall, _ elements: [Value], _ range: Range<Int>) -> Value {
    let kept = Array(elements[range.clamped(to: 0..<elements.count)])
    if call.receiverText != nil { return .string(kept.compactMap(\.string).joined()) }
    return .array(kept)
  }

  private static let collectionSlices: [BuiltinMember] = [
    closureMember("drop", label: "while") { call, elements, closure in
      let predicate = call.predicate(closure)
      return decided { () throws(UnknownElements) in
        let start = try elements.indices.firstChosen { !predicate.accepts(elements[$0]) } ?? elements.count
        return slice(call, elements, start..<elements.count)
      }
    },
    sequenceMember("dropFirst") { call, elements in
      guard call.isCall else { return nil }
      let count = max(0, call.count ?? 1)
      return slice(call, elements, min(count, elements.count)..<elements.count)
    },
    sequenceMember("dropLast") { call, elements in
      guard call.isCall else { return nil }
      return slice(call, elements, 0..<max(0, elements.count - max(0, call.count ?? 1)))
    },
    sequenceMember("prefix") { call, elements in
      if let closure = call.callable("while"), call["while"] != nil || call.arguments.last?.isTrailingClosure == true {
        let predicate = call.predicate(closure)
        return decided { () throws(UnknownElements) in
          let end = try elements.indices.firstChosen { !predicate.accepts(elements[$0]) } ?? elements.count
          return slice(call, elements, 0..<end)
        }
      }
      let count = call.count ?? call.integer("upTo") ?? call.integer("through").map { $0 + 1 }
      return count.map { slice(call, elements, 0..<max(0, min($0, elements.count))) }
    },
    sequenceMember("suffix") { call, elements in
      guard let count = call.count ?? call.integer("from").map({ elements.count - $0 }) else {
        return nil
      }
      return slice(call, elements, max(0, elements.count - max(0, count))..<elements.count)
    },
  ]
}
