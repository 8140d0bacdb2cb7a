internal import Foundation

/// The free functions of the standard library and Foundation, sorted by name.
let standardLibraryFunctions: [BuiltinFunction] = [
  BuiltinFunction("#bundle") { _ in .native("Bundle", "module") },
  BuiltinFunction("abs") { call in
    if let whole = call.first?.wide {
      let kind = call.first?.fixed?.kind ?? .int
      return FixedInteger(kind, exactly: abs(whole)).map { .fixed($0) }
        ?? call.unresolved("trap", "The magnitude of \(whole) is more than \(kind.rawValue) holds and would trap here.")
    }
    if let float = call.first?.float { return .native("Float", abs(float)) }
    return call.first?.number.map { .double(abs($0)) }
  },
  // The numbers of Core Foundation's types matter only in comparison with each other.
  BuiltinFunction("CFBooleanGetTypeID") { _ in .int(1) },
  BuiltinFunction("CFGetTypeID") { call in
    switch call.first.map(call.evaluator.settled) {
    case .bool?: .int(1)
    case .int?, .double?: .int(2)
    case .string?: .int(3)
    default: nil
    }
  },
  // `#Predicate<Row> { … }` is the closure that it is written as.
  BuiltinFunction("#Predicate") { call in call.first?.function.map { .function($0) } },
  BuiltinFunction("CFNumberGetTypeID") { _ in .int(2) },
  BuiltinFunction("CFStringGetTypeID") { _ in .int(3) },
  maths("acos", acos), maths("asin", asin),
  BuiltinFunction("assert") { _ in .void },
  BuiltinFunction("assertionFailure") { _ in .void },
  maths("atan", atan), maths2("atan2", atan2), maths("cbrt", cbrt), maths("ceil", ceil), maths("cos", cos),
  BuiltinFunction("debugPrint") { _ in .void },
  BuiltinFunction("drand48") { call in .double(call.evaluator.random48.next()) },
  BuiltinFunction("dump") { $0.first },
  maths("exp", exp), maths("fabs", fabs),
  BuiltinFunction("fatalError") { call in
    let words = call.text.map { ": " + $0 } ?? "."
    return trap(call, "`fatalError` was reached\(words)")
  },
  maths("floor", floor), maths2("fmod", fmod), maths2("hypot", hypot),
  BuiltinFunction("isKnownUniquelyReferenced") { _ in .bool(true) },
  maths("log", log), maths("log10", log10), maths("log2", log2),
  extreme("max", largest: true), extreme("min", largest: false), maths2("pow", pow),
  BuiltinFunction("precondition") { _ in .void },
  BuiltinFunction("preconditionFailure") { call in
    trap(call, "`preconditionFailure` was reached.")
  },
  BuiltinFunction("print") { _ in .void },
  BuiltinFunction("repeatElement") { call in
    guard let element = call.settled(0), let count = call.integer("count"), (0...100_000).contains(count) else {
      return nil
    }
    return .array(Array(repeating: element, count: count))
  },
  maths("round", { $0.rounded() }), maths("sin", sin), maths("sqrt", sqrt),
  BuiltinFunction("srand48") { call in
    call.first?.integer.map { seed in
      call.evaluator.random48 = Random48(seed: seed)
      return .void
    }
  },
  BuiltinFunction("stride") { call in stride(call) },
  BuiltinFunction("swap") { call in
    guard let updates = call.argumentUpdates, call.arguments.count == 2 else { return nil }
    updates.values = [0: call.arguments[1].value, 1: call.arguments[0].value]
    return .void
  },
  maths("tan", tan), maths("trunc", trunc),
  BuiltinFunction("type") { call in call["of"].map { .type(call.evaluator.dynamicType(of: $0)) } },
  BuiltinFunction("withUnsafeContinuation") { _ in .void },
  BuiltinFunction("zip") { call in
    guard let first = call.first.flatMap(call.evaluator.elements),
      let second = call.unlabelled(1).flatMap(call.evaluator.elements)
    else { return nil }
    return .array(zip(first, second).map { .tuple(TupleValue(labels: [nil, nil], values: [$0, $1])) })
  },
]

/// The end of the program.
private func trap(_ call: BuiltinCall, _ message: String) -> Value {
  call.evaluator.isTrapped = true
  call.evaluator.thrown = call.unresolved("trap", message)
  return call.evaluator.unwound
}

private func maths(_ name: String, _ function: @escaping @Sendable (Double) -> Double) -> BuiltinFunction {
  BuiltinFunction(name) { call in
    call.first.flatMap { call.evaluator.resolve($0, as: "Double").number }.map { number in
      let result = Value.double(function(number))
      return call.first?.float == nil ? result : result.asFloat
    }
  }
}

private func maths2(_ name: String, _ function: @escaping @Sendable (Double, Double) -> Double) -> BuiltinFunction {
  BuiltinFunction(name) { call in
    guard let first = call.first?.number, let second = call.unlabelled(1)?.number else { return nil }
    let result = Value.double(function(first, second))
    return call.first?.float == nil && call.unlabelled(1)?.float == nil ? result : result.asFloat
  }
}

private func extreme(_ name: String, largest: Bool) -> BuiltinFunction {
  BuiltinFunction(name) { call in
    let evaluator = call.evaluator
    var values = call.unlabelled
    if let typed = values.first(where: { if case .pending = $0 { false } else { true } }) {
      values = values.map { evaluator.aligned($0, typed).0 }
    }
    if let reason = values.lazy.compactMap(\.unresolved).first { return .unresolved(reason) }
    guard values.count > 1, let first = values.first else { return nil }
    let isMixed = values.contains { if case .double = $0 { true } else { false } }
    var best = first
    for value in values.dropFirst() {
      // Of equal values the last is the greatest, and the first the smallest.
      switch largest ? !evaluator.precedes(value, best) : evaluator.precedes(value, best) {
      case .yes: best = value
      case .no: break
      case .unknown(let reason): return .unresolved(reason)
      }
    }
    if isMixed, case .int(let whole) = best { return .double(Double(whole)) }
    return best
  }
}

/// A stride of which one part is a `Decimal`.
private func decimalStride(_ call: BuiltinCall) -> Value? {
  let last = call["to"] ?? call["through"]
  guard [call["from"], last, call["by"]].contains(where: { $0?.payload(Decimal.self) != nil }),
    let from = call["from"]?.decimal, let end = last?.decimal, let by = call["by"]?.decimal, !by.isZero
  else { return nil }
  var numbers: [Value] = []
  var next = from
  while numbers.count < call.evaluator.budget.elements {
    let isWithin = by > 0 ? next < end : next > end
    guard isWithin || (call["through"] != nil && next == end) else { break }
    numbers.append(.native("Decimal", next))
    next += by
  }
  return .array(numbers)
}

/// A stride of integers, in the type of its bounds.
private func integerStride(_ call: BuiltinCall) -> Value? {
  guard let from = call["from"]?.wide, let by = call["by"]?.wide, by != 0,
    let end = (call["to"] ?? call["through"])?.wide
  else { return nil }
  guard (end - from) / by <= call.evaluator.budget.elements else {
    call.evaluator.exhaust("a stride has more than \(call.evaluator.budget.elements) elements")
    return .array([])
  }
  let kind = call["from"]?.fixed?.kind ?? (call["to"] ?? call["through"])?.fixed?.kind ?? .int
  var numbers: [Value] = []
  var next = from
  while by > 0 ? next < end : next > end {
    numbers.append(.fixed(kind, next))
    next += by
  }
  if call["through"] != nil, next == end { numbers.append(.fixed(kind, next)) }
  return .array(numbers)
}

private func stride(_ call: BuiltinCall) -> Value? {
  if let from = call["from"]?.payload(Date.self), let by = call["by"]?.number, by != 0,
    let end = (call["to"] ?? call["through"])?.payload(Date.self)
  {
    let count = Int(max(0, min(end.timeIntervalSince(from) / by, Double(call.evaluator.budget.elements))))
    let dates = (0...count).map { from.addingTimeInterval(Double($0) * by) }
    return .array(dates.filter { call["through"] != nil ? $0 <= end : $0 < end }.map { Evaluator.dateValue($0) })
  }
  if let numbers = decimalStride(call) { return numbers }
  if let integers = integerStride(call) { return integers }
  guard let from = call["from"]?.number, let by = call["by"]?.number, by != 0,
    let end = call["to"]?.number ?? call["through"]?.number
  else { return nil }
  guard (end - from) / by <= Double(call.evaluator.budget.elements) else {
    call.evaluator.exhaust("a stride has more than \(call.evaluator.budget.elements) elements")
    return .array([])
  }
  let numbers =
    call["through"] != nil
    ? Array(Swift.stride(from: from, through: end, by: by)) : Array(Swift.stride(from: from, to: end, by: by))
  let isFloat = [call["from"], call["by"]].contains { $0?.float != nil }
  return .array(numbers.map { isFloat ? Value.double($0).asFloat : .double($0) })
}
