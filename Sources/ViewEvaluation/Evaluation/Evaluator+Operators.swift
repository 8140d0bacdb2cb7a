internal import Foundation
internal import Glibc

/// Operators of the language, the standard library and the project.
extension Evaluator {
  func lazyBinary(
    _ name: LazyOperator, _ left: Expression, _ right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let value = evaluate(left, scope)
    if isUnwinding { return unwound }
    switch name {
    case .coalesce:
      switch value {
      case .none: return evaluate(right, scope)
      // An unknown value that may be nil: what the program falls back to is known only if it is nil.
      default: return value
      }
    case .and, .or:
      let isOr = name == .or
      guard let known = value.bool else {
        // `unknown && false` is false whatever the unknown is.
        let other = evaluate(right, scope)
        if let decided = other.bool, decided == isOr { return .bool(isOr) }
        return .unresolved(reason(of: value, at: left.place))
      }
      return known == isOr ? .bool(isOr) : evaluate(right, scope)
    }
  }

  func prefix(_ name: String, _ operand: Expression, _ expression: Expression, _ scope: Scope) -> Value {
    prefix(name, applied: evaluate(operand, scope), expression)
  }

  func prefix(_ name: String, applied value: Value, _ expression: Expression) -> Value {
    switch (name, value) {
    case (_, .unresolved): return value
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .int(let number)): return .int(0 &- number)
    case ("+", _): return value
    case ("...", _): return .range(RangeValue(lower: nil, upper: value, includesUpper: true))
    case ("..<", _): return .range(RangeValue(lower: nil, upper: value, includesUpper: false))
    case ("~", .int(let number)): return .int(~number)
    case ("-", .native(let native)) where native.payload is Float: return .native("Float", -(value.float ?? 0))
    case ("-", .native(let native)) where native.payload is FixedInteger:
      guard let fixed = value.fixed, let negative = FixedInteger(fixed.kind, exactly: -fixed.value) else {
        return trap("`-` gives less than \(native.typeName) holds", expression)
      }
      return .fixed(negative)
    case ("~", .native(let native)) where native.payload is FixedInteger:
      return value.fixed.map { .fixed($0.kind, ~$0.value) } ?? value
    case ("-", .native(let native)) where native.payload is Decimal:
      return value.decimal.map { .native("Decimal", -$0) } ?? value
    case ("-", _): if let number = value.number { return .double(-number) }
    default: break
    }
    if let result = operatorFunction(name, [value], expression) { return result }
    return unresolved("unknown-operator", "`\(name)` is not known for \(typeName(of: value)).", expression)
  }

  func postfix(_ name: String, _ operand: Expression, _ expression: Expression, _ scope: Scope) -> Value {
    let value = evaluate(operand, scope)
    if case .unresolved = value { return value }
    if name == "..." { return .range(RangeValue(lower: value, upper: nil, includesUpper: true)) }
    if let result = operatorFunction(name, [value], expression) { return result }
    return unresolved("unknown-operator", "`\(name)` is not known for \(typeName(of: value)).", expression)
  }

  func binary(
    _ name: String, _ left: Expression, _ right: Expression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    var first = evaluate(left, scope)
    var second = evaluate(right, scope)
    if isUnwinding { return unwound }
    if name.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name) {
      let value = combine(String(name.dropLast()), first, second, expression)
      if index.functions[name] != nil, case .unresolved = value {
        _ = operatorFunction(name, [first, second], expression)
        return .void
      }
      assign(value, to: left, scope)
      return .void
    }
    // Whole numbers written around `/` are lengths and fractions far more often than integers.
    if name == "/", case .integer = left.kind, case .integer = right.kind,
      case .int(let a) = first, case .int(let b) = second, b != 0, a % b != 0
    {
      return .double(Double(a) / Double(b))
    }
    (first, second) = aligned(first, second)
    return combine(name, first, second, expression)
  }

  /// Two operands with implicit members and literals settled by each other.
  func aligned(_ first: Value, _ second: Value) -> (Value, Value) {
    switch (first, second) {
    case (.pending(let pending), .pending): return (.pending(pending), second)
    case (.pending(let pending), _) where !second.isNone: return (resolve(pending, in: dynamicType(of: second)), second)
    case (_, .pending(let pending)) where !first.isNone: return (first, resolve(pending, in: dynamicType(of: first)))
    default: return (first, second)
    }
  }

  /// The result of an infix operator on evaluated operands.
  func combine(
    _ name: String, _ first: Value, _ second: Value, _ expression: Expression
  ) -> Value {
    if case .unresolved = first { return first }
    if case .unresolved = second { return second }
    let (first, second) = aligned(first, second)
    if let result = operatorFunction(name, [first, second], expression, declaredOnly: true) { return result }
    if let result = arithmetic(name, first, second, expression) { return result }
    if let result = comparison(name, first, second) { return result }
    if let result = joining(name, first, second) { return result }
    if let result = operatorFunction(name, [first, second], expression) { return result }
    return unresolved(
      "unknown-operator",
      "`\(name)` is not known for \(typeName(of: first)) and \(typeName(of: second)).", expression)
  }

  private func arithmetic(_ name: String, _ first: Value, _ second: Value, _ expression: Expression) -> Value? {
    if case .int(let a) = first, case .int(let b) = second { return integerArithmetic(name, a, b, expression) }
    if let result = fixedArithmetic(name, first, second, expression) { return result }
    if let result = floatArithmetic(name, first, second) { return result }
    if let result = decimalArithmetic(name, first, second) { return result }
    if let result = angleArithmetic(name, first, second) { return result }
    guard let a = first.number, let b = second.number else { return nil }
    let result: Double
    switch name {
    case "+": result = a + b
    case "-": result = a - b
    case "*": result = a * b
    case "/": result = a / b
    case "%": result = fmod(a, b)
    case "..<": return .range(RangeValue(lower: first, upper: second, includesUpper: false))
    case "...": return .range(RangeValue(lower: first, upper: second, includesUpper: true))
    default: return nil
    }
    return scaledMark(first, second) ? .native("ScaledNumber", result) : .double(result)
  }

  /// Whether one operand comes from a `ScaledMetric`, and the result therefore grows with the text size too.
  private func scaledMark(_ first: Value, _ second: Value) -> Bool {
    if case .native(let native) = first, native.typeName == "ScaledNumber" { return true }
    if case .native(let native) = second, native.typeName == "ScaledNumber" { return true }
    return false
  }

  /// Arithmetic in which one operand is a `Decimal`.
  private func decimalArithmetic(_ name: String, _ first: Value, _ second: Value) -> Value? {
    guard first.payload(Decimal.self) != nil || second.payload(Decimal.self) != nil, let a = first.decimal,
      let b = second.decimal
    else { return nil }
    switch name {
    case "+": return .native("Decimal", a + b)
    case "-": return .native("Decimal", a - b)
    case "*": return .native("Decimal", a * b)
    case "/": return b.isZero ? nil : .native("Decimal", a / b)
    default: return nil
    }
  }

  /// Sums of angles, and an angle as a multiple of another: `.degrees(90) / 2`.
  private func angleArithmetic(_ name: String, _ first: Value, _ second: Value) -> Value? {
    let (left, right) = (first.payload(AngleValue.self)?.radians, second.payload(AngleValue.self)?.radians)
    let radians: Double
    switch (name, left ?? first.number, right ?? second.number) {
    case ("+", let a?, let b?) where left != nil && right != nil: radians = a + b
    case ("-", let a?, let b?) where left != nil && right != nil: radians = a - b
    case ("*", let a?, let b?) where (left == nil) != (right == nil): radians = a * b
    case ("/", let a?, let b?) where left != nil && right == nil: radians = a / b
    default: return nil
    }
    return .native("Angle", AngleValue(radians: radians))
  }

  private func comparison(_ name: String, _ first: Value, _ second: Value) -> Value? {
    switch name {
    case "==": return areEqual(first, second).value
    case "!=": return (!areEqual(first, second)).value
    case "===": return .bool(isSame(first, second))
    case "!==": return .bool(!isSame(first, second))
    case "~=": return matches(first, second).value
    case "<": return ordered(first, second)
    case ">": return ordered(second, first)
    case "<=": return ordered(second, first, isOpposite: true)
    case ">=": return ordered(first, second, isOpposite: true)
    default: return nil
    }
  }

  /// Whether a value stands before another, or the opposite; `nil` where another operator may say it.
  private func ordered(_ first: Value, _ second: Value, isOpposite: Bool = false) -> Value? {
    if let known = isLess(first, second) { return .bool(known != isOpposite) }
    return (first.unknownPart ?? second.unknownPart).map { .unresolved($0) }
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    switch (first, second) {
    case (.instance(let a), .instance(let b)): a === b
    case (.none, .none): true
    case (.type(let a), .type(let b)): a.name == b.name
    default: false
    }
  }

  private func joining(_ name: String, _ first: Value, _ second: Value) -> Value? {
    switch (name, first, second) {
    case ("+", .array(let a), .array(let b)):
      if a.count + b.count > budget.elements {
        exhaust("a collection has more than \(budget.elements) elements")
        return unwound
      }
      return .array(a + b)
    case ("+", _, _):
      guard let a = settled(first).string, let b = settled(second).string else { return nil }
      if a.utf8.count + b.utf8.count > budget.elements {
        exhaust("a string has more than \(budget.elements) bytes")
        return unwound
      }
      return .string(a + b)
    case ("..<", _, _): return .range(RangeValue(lower: first, upper: second, includesUpper: false))
    case ("...", _, _): return .range(RangeValue(lower: first, upper: second, includesUpper: true))
    default: return nil
    }
  }

  private static func isOfProject(_ operand: Value) -> Bool {
    switch operand {
    case .instance, .enumeration: true
    default: false
    }
  }

  /// An operator declared by the project for these operands, or a builtin's.
  private func operatorFunction(
    _ name: String, _ operands: [Value], _ expression: Expression, declaredOnly: Bool = false
  ) -> Value? {
    let values = operands.map { CallArgument(value: $0) }
    if declaredOnly {
      // Numbers and strings have no operators of the project unless a global one is declared.
      let isStandardEquality = name == "==" || name == "!="
      guard !isStandardEquality, operands.contains(where: Self.isOfProject) || index.functions[name] != nil else {
        return nil
      }
    }
    var candidates = index.functions(named: name, near: expression.place.file.path).map {
      Candidate(function: $0, owner: nil)
    }
    for operand in operands { candidates += staticCandidates(name, of: dynamicType(of: operand)) }
    candidates.removeAll { $0.function.parameters.count != operands.count || $0.function.body == nil }
    if declaredOnly, !operands.contains(where: Self.isOfProject) {
      // Values of the standard library are not turned into values of the project as literals are.
      candidates.removeAll { !fits($0, values, atLeast: 8) }
    }
    if let chosen = best(candidates, values), fits(chosen, values) {
      let type = operands.first.map(dynamicType) ?? .builtin("Any")
      let receiver = chosen.owner.map { Scope.Receiver(value: .type(type), owner: $0, isStatic: true) }
      return invoke(chosen.function, owner: chosen.owner, receiver: receiver, ArgumentList(values), captured: nil)
    }
    if declaredOnly { return nil }
    for operand in operands {
      for builtin in builtinLineage(of: typeName(of: operand)) {
        guard let body = registry.types[builtin]?.statics[name] else { continue }
        let call = BuiltinCall(
          evaluator: self, name: name, receiver: .type(.builtin(builtin)), arguments: values, range: expression.range)
        if let value = body(call) { return value }
      }
    }
    return nil
  }
}
