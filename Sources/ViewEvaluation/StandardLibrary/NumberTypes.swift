internal import Foundation

extension BuiltinType {
  static let bool = BuiltinType(
    "Bool",
    initializer: { call in
      if let text = call.text { return Bool(text).map { .bool($0) } ?? Value.none }
      return call.first?.bool.map { .bool($0) }
    },
    statics: [
      BuiltinMember("random") { call in
        call.drawing({ .bool(Bool.random(using: &$0)) }, otherwise: .bool(true))
      }
    ],
    members: [
      BuiltinMember("toggle") { call in
        guard let flag = call.receiver.bool else { return nil }
        call.update?.value = .bool(!flag)
        return .void
      },
      BuiltinMember("description") { call in call.receiver.bool.map { .string($0 ? "true" : "false") } },
    ])

  static let numeric = BuiltinType("Numeric", members: quantityMembers)
  static let binaryInteger = BuiltinType("BinaryInteger")

  private static let quantityMembers: [BuiltinMember] = [
    BuiltinMember("description") { call in
      // An enumeration with whole numbers for raw values is none itself.
      if case .enumeration = call.receiver { return nil }
      // A number that is kept as a platform type is described here, and by nothing else.
      guard case .native = call.receiver else { return call.evaluator.text(of: call.receiver).map { .string($0) } }
      if let fixed = call.receiver.fixed { return .string(String(fixed.value)) }
      if let float = call.receiver.float { return .string("\(float)") }
      guard let number = call.receiver.number else { return nil }
      return .string(Int(exactly: number).map(String.init) ?? "\(number)")
    },
    BuiltinMember("magnitude") { call in
      if let fixed = call.receiver.fixed {
        return .fixed(FixedInteger.Kind(rawValue: "U" + fixed.kind.rawValue) ?? fixed.kind, fixed.value.magnitude)
      }
      if case .int(let whole) = call.receiver { return .fixed(.uint, whole.magnitude) }
      if let float = call.receiver.float { return .native("Float", abs(float)) }
      return call.receiver.number.map { .double(abs($0)) }
    },
    BuiltinMember("hashValue") { call in
      call.takingRandomly(call.receiver.number.map { .int(Int($0.bitPattern & 0xFFFF_FFFF)) })
    },
    BuiltinMember("advanced") { call in
      guard let by = call["by"] else { return nil }
      if let own = call.receiver.fixed, let b = by.wide { return .fixed(own.kind, own.value + b) }
      if let a = call.receiver.integer, let b = by.integer { return .int(a &+ b) }
      guard let a = call.receiver.number, let b = by.number else { return nil }
      return .double(a + b)
    },
    BuiltinMember("clamped") { call in
      guard case .range(let range)? = call["to"], let number = call.receiver.number else { return nil }
      if let lower = range.lower?.number, number < lower { return range.lower }
      if let upper = range.upper?.number, number > upper { return range.upper }
      return call.receiver
    },
  ]

  static let floatingPoint: [BuiltinType] = ["Double", "CGFloat", "Float", "Float32", "TimeInterval"].map { name in
    let isFloat = name.hasPrefix("Float")
    let literal = BuiltinMember("init literal") { call in
      call.first.flatMap { call.evaluator.typedNumber($0, as: name) }
    }
    return BuiltinType(
      name, conformances: name == "Double" ? ["BinaryFloatingPoint", "Numeric"] : ["Double"],
      initializer: { call in
        let value = makeDouble(call)
        return isFloat ? value.map { call.evaluator.typedNumber($0, as: "Float") ?? $0 } : value
      }, statics: name == "Double" ? doubleStatics : isFloat ? [literal] + floatStatics : [],
      members: name == "Double" ? doubleMembers : [])
  }

  static let binaryFloatingPoint = BuiltinType("BinaryFloatingPoint")
  static let scaledNumber = BuiltinType("ScaledNumber", conformances: ["Double"])

  private static let makeDouble: BuiltinBody = { call in
    guard let value = call.first ?? call["truncating"] ?? call["exactly"] else {
      return call.arguments.isEmpty ? .double(0) : nil
    }
    if let text = call.evaluator.settled(value).string { return Double(text).map { .double($0) } ?? Value.none }
    if case .native(let native) = value, native.typeName == "ScaledNumber" { return value }
    if let decimal = value.payload(Decimal.self) { return .double(NSDecimalNumber(decimal: decimal).doubleValue) }
    return call.evaluator.resolve(value, as: "Double").number.map { .double($0) }
  }

  private static let doubleStatics: [BuiltinMember] = [
    BuiltinMember("greatestFiniteMagnitude") { _ in .double(.greatestFiniteMagnitude) },
    BuiltinMember("infinity") { _ in .double(.infinity) },
    BuiltinMember("leastNonzeroMagnitude") { _ in .double(.leastNonzeroMagnitude) },
    BuiltinMember("leastNormalMagnitude") { _ in .double(.leastNormalMagnitude) },
    BuiltinMember("nan") { _ in .double(.nan) },
    BuiltinMember("pi") { _ in .double(.pi) },
    BuiltinMember("random") { call in
      var type = "Double"
      if case .type(.builtin(let name)) = call.receiver { type = name }
      return call.randomNumber(of: type)
    },
    BuiltinMember("ulpOfOne") { _ in .double(.ulpOfOne) },
    BuiltinMember("zero") { _ in .double(0) },
  ]

  /// Those of `Double`, as numbers of the shorter type.
  private static let floatStatics: [BuiltinMember] = [
    BuiltinMember("greatestFiniteMagnitude") { _ in .native("Float", Float.greatestFiniteMagnitude) },
    BuiltinMember("infinity") { _ in .native("Float", Float.infinity) },
    BuiltinMember("leastNonzeroMagnitude") { _ in .native("Float", Float.leastNonzeroMagnitude) },
    BuiltinMember("leastNormalMagnitude") { _ in .native("Float", Float.leastNormalMagnitude) },
    BuiltinMember("nan") { _ in .native("Float", Float.nan) },
    BuiltinMember("pi") { _ in .native("Float", Float.pi) },
    BuiltinMember("random") { call in
      call.randomNumber(of: "Float").map { call.evaluator.typedNumber($0, as: "Float") ?? $0 }
    },
    BuiltinMember("ulpOfOne") { _ in .native("Float", Float.ulpOfOne) },
    BuiltinMember("zero") { _ in .native("Float", Float.zero) },
  ]

  /// A member of floating-point numbers; what it gives is of the type that it is asked of.
  private static func number(
    _ name: String, _ body: @escaping @Sendable (Double, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      let result = call.receiver.number.flatMap { body($0, call) }
      guard call.receiver.float != nil, name != "doubleValue" else { return result }
      if let changed = call.update?.value { call.update?.value = changed.asFloat }
      return result?.asFloat
    }
  }

  private static let doubleMembers: [BuiltinMember] = [
    number("isFinite") { number, _ in .bool(number.isFinite) },
    number("isInfinite") { number, _ in .bool(number.isInfinite) },
    number("isNaN") { number, _ in .bool(number.isNaN) },
    number("isZero") { number, _ in .bool(number == 0) },
    number("remainder") { number, call in call.number("dividingBy").map { .double(number.remainder(dividingBy: $0)) } },
    number("round") { number, call in
      call.update?.value = .double(number.rounded(rule(call)))
      return .void
    },
    number("rounded") { number, call in .double(number.rounded(rule(call))) },
    number("sign") { number, _ in .native("FloatingPointSign", number.sign == .minus ? "minus" : "plus") },
    number("squareRoot") { number, _ in .double(number.squareRoot()) },
    number("truncatingRemainder") { number, call in
      call.number("dividingBy").map { .double(number.truncatingRemainder(dividingBy: $0)) }
    },
    number("doubleValue") { number, _ in .double(number) },
    number("native") { number, _ in .double(number) },
  ]

  private static func rule(_ call: BuiltinCall) -> FloatingPointRoundingRule {
    guard case .pending(let pending)? = call.first, case .member(nil, let name, _) = pending.expression.kind else {
      return .toNearestOrAwayFromZero
    }
    switch name {
    case "up": return .up
    case "down": return .down
    case "towardZero": return .towardZero
    case "awayFromZero": return .awayFromZero
    case "toNearestOrEven": return .toNearestOrEven
    default: return .toNearestOrAwayFromZero
    }
  }

  static let decimal = BuiltinType(
    "Decimal", conformances: ["Numeric", "NSDecimalNumber", "NSNumber"],
    initializer: { call in
      if let text = call.text("string") ?? call.text {
        return Decimal(string: text).map { .native("Decimal", $0) } ?? Value.none
      }
      if call.arguments.isEmpty { return .native("Decimal", Decimal()) }
      return (call.first ?? call["exactly"])?.decimal.map { .native("Decimal", $0) }
    },
    statics: [
      BuiltinMember("init literal") { call in call.first?.decimal.map { .native("Decimal", $0) } },
      BuiltinMember("pi") { _ in .native("Decimal", Decimal.pi) },
      BuiltinMember("zero") { _ in .native("Decimal", Decimal.zero) },
    ],
    members: [
      BuiltinMember("decimalValue") { $0.receiver },
      BuiltinMember("description") { call in call.receiver.payload(Decimal.self).map { .string($0.description) } },
      BuiltinMember("magnitude") { call in call.receiver.payload(Decimal.self).map { .native("Decimal", $0.magnitude) }
      },
      BuiltinMember("stringValue") { call in call.receiver.payload(Decimal.self).map { .string($0.description) } },
    ])

  static let nsNumber = BuiltinType(
    "NSNumber", conformances: ["Double"],
    initializer: { call in call["value"] ?? call["integerLiteral"] ?? call["floatLiteral"] ?? call.first },
    members: [
      BuiltinMember("boolValue") { call in
        if case .bool(let flag) = call.receiver { return .bool(flag) }
        return call.receiver.number.map { .bool($0 != 0) }
      },
      BuiltinMember("decimalValue") { $0.receiver },
      BuiltinMember("doubleValue") { call in call.receiver.number.map { .double($0) } },
      BuiltinMember("floatValue") { call in call.receiver.number.map { .double($0) } },
      BuiltinMember("intValue") { call in
        call.receiver.number.flatMap { Int(exactly: $0.rounded(.towardZero)) }.map { .int($0) }
      },
      BuiltinMember("stringValue") { call in call.evaluator.text(of: call.receiver).map { .string($0) } },
    ])
}

extension Value {
  /// A floating-point number as a `Float`; anything else as it is.
  var asFloat: Value {
    if case .double(let number) = self { return .native("Float", Float(number)) }
    return self
  }
}
