internal import Foundation

/// Equality and order of values, as the program defines them.
extension Evaluator {
  /// Whether two values are equal: by a declared `==`, else by all their parts.
  func areEqual(_ first: Value, _ second: Value) -> Answer {
    switch (first, second) {
    case (.unresolved(let reason), _), (_, .unresolved(let reason)): return .unknown(reason)
    case (.int(let a), .int(let b)): return Answer(a == b)
    case (.string(let a), .string(let b)): return Answer(a == b)
    case (.bool(let a), .bool(let b)): return Answer(a == b)
    case (.none, .none), (.void, .void): return .yes
    case (.none, .pending(let pending)), (.pending(let pending), .none): return Answer(pending.isNone)
    default: break
    }
    let (left, right) = aligned(first, second)
    let (first, second) = (settled(left), settled(right))
    if case .native = first, let order = order(ofTyped: first, second) { return Answer(order == .orderedSame) }
    if case .native = second, let order = order(ofTyped: first, second) { return Answer(order == .orderedSame) }
    if let declared = declaredEquality(first, second) { return declared }
    return equalParts(first, second)
  }

  private func equalParts(_ first: Value, _ second: Value) -> Answer {
    switch (first, second) {
    case (.unresolved(let reason), _), (_, .unresolved(let reason)): return .unknown(reason)
    case (.array(let a), .array(let b)): return areEqual(a, b)
    case (.tuple(let a), .tuple(let b)): return areEqual(a.values, b.values)
    case (.set(let a), .set(let b)):
      guard a.count == b.count else { return .no }
      return Answer.all(a.keys) { contains($0, in: b) }
    case (.dictionary(let a), .dictionary(let b)):
      guard a.count == b.count else { return .no }
      return Answer.all(zip(a.keys, a.values)) { key, value in
        switch locate(key, in: b) {
        case .found(let own): b[own].map { areEqual(value, $0) } ?? .no
        case .absent: .no
        case .unknown(let reason): .unknown(reason)
        }
      }
    case (.enumeration(let a), .enumeration(let b)):
      guard a.type.original === b.type.original, a.name == b.name else { return .no }
      return areEqual(a.payload.map(\.value), b.payload.map(\.value))
    case (.instance(let a), .instance(let b)):
      if a === b { return .yes }
      guard !a.type.isReference, a.type.original === b.type.original, Set(a.fields.keys) == Set(b.fields.keys) else {
        return .no
      }
      return Answer.all(a.fields.sorted { $0.key < $1.key }) { name, value in
        b.fields[name].map { areEqual(value, $0) } ?? .no
      }
    case (.binding(let a), .binding(let b)): return areEqual(a.get(), b.get())
    case (.native(let a), .native(let b)): return equalPayloads(a, b)
    case (.pending(let a), .pending(let b)) where a.isSameStatic(as: b): return .yes
    case (.pending(let pending), _), (_, .pending(let pending)):
      return .unknown(unknownMatch(of: .pending(pending), at: pending.expression.place))
    default:
      if let mismatch = mismatch(of: first, second) { return .unknown(mismatch) }
      return Answer(first == second)
    }
  }

  /// Why two values that no program compares with each other have no answer: one of them is not what the program has
  /// there.
  func mismatch(of first: Value, _ second: Value) -> UnresolvedValue? {
    guard first.isDeclared != second.isDeclared, first.isPlain || second.isPlain else { return nil }
    return UnresolvedValue(
      code: "unknown-equality",
      message: "Whether a \(typeName(of: first)) is equal to a \(typeName(of: second)) is not known.", range: nil)
  }

  private func areEqual(_ first: [Value], _ second: [Value]) -> Answer {
    first.count == second.count ? Answer.all(zip(first, second)) { areEqual($0, $1) } : .no
  }

  private func equalPayloads(_ first: NativeValue, _ second: NativeValue) -> Answer {
    if let a = first.payload as? Double, let b = second.payload as? Double { return Answer(a == b) }
    guard first.typeName == second.typeName else { return .no }
    if Swift.type(of: first.payload) == Swift.type(of: second.payload), first.payload is any Hashable {
      return Answer(Value.native(first) == Value.native(second))
    }
    return .unknown(
      UnresolvedValue(
        code: "unknown-equality", message: "Whether two values of type \(first.typeName) are equal is not known.",
        range: nil))
  }

  /// The answer of a `==` that the project declares for the type of both values; `nil` where there is none.
  private func declaredEquality(_ first: Value, _ second: Value) -> Answer? {
    switch (first, second) {
    case (.instance(let a), .instance(let b)) where a.type.original === b.type.original:
      declared("==", first, second, type: a.type)
    case (.enumeration(let a), .enumeration(let b)) where a.type.original === b.type.original:
      declared("==", first, second, type: a.type)
    default: nil
    }
  }

  private func declared(_ name: String, _ first: Value, _ second: Value, type: TypeDeclaration) -> Answer? {
    let values = [CallArgument(value: first), CallArgument(value: second)]
    guard let chosen = best(staticCandidates(name, of: .project(type)), values), fits(chosen, values) else {
      return nil
    }
    let receiver = Scope.Receiver(value: .type(.project(type)), owner: chosen.owner, isStatic: true)
    let result = invoke(chosen.function, owner: chosen.owner, receiver: receiver, ArgumentList(values), captured: nil)
    if let known = condition(result, at: chosen.function.place) { return Answer(known) }
    return .unknown(reason(of: result, at: chosen.function.place))
  }

  /// Whether one value stands before another, or why that is not known.
  func precedes(_ first: Value, _ second: Value) -> Answer {
    if let known = isLess(first, second) { return Answer(known) }
    if let reason = first.unknownPart ?? second.unknownPart { return .unknown(reason) }
    return .unknown(
      UnresolvedValue(
        code: "unknown-order", message: "The order of values of type \(typeName(of: first)) is not known.", range: nil))
  }

  /// Order as the program defines it, or `nil` where there is none, or it is not known.
  func isLess(_ first: Value, _ second: Value) -> Bool? {
    if case .int(let a) = first, case .int(let b) = second { return a < b }
    if let order = order(ofTyped: first, second) { return order == .orderedAscending }
    if let a = first.number, let b = second.number { return a < b }
    let (first, second) = aligned(first, second)
    if let a = settled(first).string, let b = settled(second).string { return a < b }
    switch (first, second) {
    case (.int, _), (.double, _), (_, .int), (_, .double):
      guard let a = first.number, let b = second.number else { return nil }
      return a < b
    case (.enumeration(let a), .enumeration(let b)) where a.type.original === b.type.original:
      if let declared = declared("<", first, second, type: a.type) { return declared.known }
      return order(a, b)
    case (.instance(let a), .instance): return declared("<", first, second, type: a.type)?.known
    case (.tuple(let a), .tuple(let b)): return order(a.values, b.values)
    case (.native(let a), .native(let b)):
      guard let left = a.payload as? any Comparable else { return nil }
      return Self.order(left, b.payload)
    default: return nil
    }
  }

  /// The order of cases is that of their declaration; equal ones differ in what they hold.
  private func order(_ first: EnumerationValue, _ second: EnumerationValue) -> Bool? {
    let names = first.type.members.cases.map(\.name)
    guard let left = names.firstIndex(of: first.name), let right = names.firstIndex(of: second.name) else { return nil }
    return left == right ? order(first.payload.map(\.value), second.payload.map(\.value)) : left < right
  }

  private func order(_ first: [Value], _ second: [Value]) -> Bool? {
    for (left, right) in zip(first, second) {
      guard let isBefore = isLess(left, right), let isAfter = isLess(right, left) else { return nil }
      if isBefore != isAfter { return isBefore }
    }
    return false
  }

  private static func order<Left: Comparable>(_ left: Left, _ right: any Sendable) -> Bool? {
    (right as? Left).map { left < $0 }
  }

  /// The `~=` of a pattern and a value: ranges contain, all else is equality, unless the project declares another.
  func matches(_ pattern: Value, _ value: Value) -> Answer {
    guard case .range(let range) = pattern else { return declaredMatch(pattern, value) ?? areEqual(pattern, value) }
    if case .range = value { return areEqual(pattern, value) }
    let isAboveLower = range.lower.map { !precedes(value, $0) } ?? .yes
    guard !isAboveLower.isNo, let upper = range.upper else { return isAboveLower }
    let isBelowUpper = range.includesUpper ? !precedes(upper, value) : precedes(value, upper)
    return Answer.all([isAboveLower, isBelowUpper]) { $0 }
  }

  private func declaredMatch(_ pattern: Value, _ value: Value) -> Answer? {
    guard let functions = index.functions["~="] else { return nil }
    let values = [CallArgument(value: pattern), CallArgument(value: value)]
    let candidates = functions.map { Candidate(function: $0, owner: nil) }.filter { fits($0, values, atLeast: 8) }
    guard let chosen = best(candidates, values) else { return nil }
    let result = invoke(chosen.function, owner: nil, receiver: nil, ArgumentList(values), captured: nil)
    if let known = condition(result, at: chosen.function.place) { return Answer(known) }
    return .unknown(reason(of: result, at: chosen.function.place))
  }
}

extension Value {
  /// Whether it is of a type that the project declares.
  fileprivate var isDeclared: Bool {
    switch self {
    case .instance, .enumeration: true
    default: false
    }
  }

  /// Whether it is of a type that a literal makes.
  fileprivate var isPlain: Bool {
    switch self {
    case .bool, .int, .double, .string, .literal, .array, .set, .dictionary, .tuple: true
    default: false
    }
  }
}
