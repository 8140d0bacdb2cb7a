internal import Foundation

/// Arithmetic of integers of fixed width and of `Float`, and the places where a program would end.
extension Evaluator {
  /// A value that a running program never reaches, because it ends there.
  func trap(_ message: String, _ expression: Expression?) -> Value {
    .unresolved(
      UnresolvedValue(code: "trap", message: message + " and would trap here.", range: expression?.range))
  }

  /// The result of an infix operator on two `Int`.
  func integerArithmetic(_ name: String, _ a: Int, _ b: Int, _ expression: Expression) -> Value? {
    switch name {
    case "+":
      let (result, overflow) = a.addingReportingOverflow(b)
      if !overflow { return .int(result) }
    case "-":
      let (result, overflow) = a.subtractingReportingOverflow(b)
      if !overflow { return .int(result) }
    case "*":
      let (result, overflow) = a.multipliedReportingOverflow(by: b)
      if !overflow { return .int(result) }
    case "..<", "...": return range(.int(a), .int(b), isEmptyBelow: a <= b, includesUpper: name == "...", expression)
    default: break
    }
    guard let integer = FixedInteger(.int, exactly: Int128(a)) else { return nil }
    return value(of: integer.combined(name, Int128(b)), expression)
  }

  /// The result of an infix operator where one operand is an integer of another type than `Int`: both are, but for the
  /// count of a shift, and a literal has no type yet.
  func fixedArithmetic(_ name: String, _ first: Value, _ second: Value, _ expression: Expression) -> Value? {
    guard let a = first.wide, let b = second.wide, first.fixed != nil || second.fixed != nil else { return nil }
    if name == "..<" || name == "..." {
      return range(first, second, isEmptyBelow: a <= b, includesUpper: name == "...", expression)
    }
    let isShift = name.hasSuffix("<<") || name.hasSuffix(">>")
    let kind = first.fixed?.kind ?? (isShift ? .int : second.fixed?.kind ?? .int)
    guard let integer = FixedInteger(kind, exactly: a) else {
      return trap("\(a) is more than \(kind.rawValue) holds", expression)
    }
    return value(of: integer.combined(name, b), expression)
  }

  private func value(of result: ArithmeticResult?, _ expression: Expression) -> Value? {
    switch result {
    case .value(let integer)?: .fixed(integer)
    case .trap(let message)?: trap(message, expression)
    case nil: nil
    }
  }

  private func range(
    _ lower: Value, _ upper: Value, isEmptyBelow isOrdered: Bool, includesUpper: Bool, _ expression: Expression
  ) -> Value {
    guard isOrdered else {
      let bounds = [lower, upper].map { text(of: $0) ?? "" }
      return trap("The range from \(bounds[0]) to \(bounds[1]) runs backwards", expression)
    }
    return .range(RangeValue(lower: lower, upper: upper, includesUpper: includesUpper))
  }

  /// The result of an infix operator where one operand is a `Float`.
  func floatArithmetic(_ name: String, _ first: Value, _ second: Value) -> Value? {
    guard first.float != nil || second.float != nil, let a = first.number.map({ Float($0) }),
      let b = second.number.map({ Float($0) })
    else { return nil }
    switch name {
    case "+": return .native("Float", a + b)
    case "-": return .native("Float", a - b)
    case "*": return .native("Float", a * b)
    case "/": return .native("Float", a / b)
    case "%": return .native("Float", fmodf(a, b))
    default: return nil
    }
  }

  /// Two numbers compared in the type of one that is no `Int` and no `Double`; `nil` where both are.
  func order(ofTyped first: Value, _ second: Value) -> ComparisonResult? {
    if first.float != nil || second.float != nil, let a = first.number, let b = second.number {
      let (left, right) = (Float(a), Float(b))
      return left < right ? .orderedAscending : left == right ? .orderedSame : left > right ? .orderedDescending : nil
    }
    guard first.fixed != nil || second.fixed != nil, let a = first.wide, let b = second.wide else { return nil }
    return a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
  }

  /// A number as a value of a number type; `nil` where it is none of the types that are kept apart.
  func typedNumber(_ value: Value, as name: String) -> Value? {
    if name == "Float" || name == "Float32" {
      guard value.fixed == nil, value.float == nil else { return nil }
      return value.number.map { .native("Float", Float($0)) }
    }
    guard let kind = FixedInteger.Kind(rawValue: name), !kind.isPlain else {
      guard value.fixed != nil || value.float != nil else { return nil }
      switch name {
      case "Double", "CGFloat", "TimeInterval": return value.number.map { .double($0) }
      default: return nil
      }
    }
    if let fixed = value.fixed, fixed.kind == kind { return nil }
    guard let whole = value.wide ?? value.integer.map({ Int128($0) }) else { return nil }
    return FixedInteger(kind, exactly: whole).map { .fixed($0) } ?? trap("\(whole) is more than \(name) holds", nil)
  }
}
