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

  static let int = integer("Int", Double(Int.min), Double(Int.max))
  static let otherIntegers: [BuiltinType] = [
    ("Int8", -128, 127), ("Int16", -32768, 32767), ("Int32", -2_147_483_648, 2_147_483_647),
    ("Int64", Double(Int.min), Double(Int.max)), ("UInt", 0, Double(Int.max)), ("UInt8", 0, 255),
    ("UInt16", 0, 65535), ("UInt32", 0, 4_294_967_295), ("UInt64", 0, Double(Int.max)),
  ].map { integer($0.0, $0.1, $0.2) }

  private static func integer(_ name: String, _ least: Double, _ greatest: Double) -> BuiltinType {
    BuiltinType(
      name, conformances: name == "Int" ? ["BinaryInteger", "Numeric"] : ["Int"],
      initializer: makeInteger,
      statics: [
        BuiltinMember("max") { _ in
          // More than a signed integer holds.
          if name == "UInt" || name == "UInt64" { return .double(Double(UInt64.max)) }
          return .int(greatest >= 9.2e18 ? Int.max : Int(greatest))
        },
        BuiltinMember("min") { _ in .int(least <= -9.2e18 ? Int.min : Int(least)) },
        BuiltinMember("random") { call in call.randomInteger(of: name) },
        BuiltinMember("zero") { _ in .int(0) },
      ], members: name == "Int" ? integerMembers : [])
  }

  private static let makeInteger: BuiltinBody = { call in
    guard let value = call.first ?? call["exactly"] ?? call["clamping"] ?? call["truncating"] else {
      return call.arguments.isEmpty ? .int(0) : nil
    }
    if let text = call.evaluator.settled(value).string {
      return Int(text, radix: call.integer("radix") ?? 10).map { .int($0) } ?? Value.none
    }
    if let flag = value.bool { return .int(flag ? 1 : 0) }
    let resolved = call.evaluator.resolve(value, as: "Double")
    guard let number = resolved.number else { return nil }
    if call["exactly"] != nil { return Int(exactly: number).map { .int($0) } ?? Value.none }
    if case .int(let whole) = value { return .int(whole) }
    if call.evaluator.unsignedDepth > 0, call.name.hasPrefix("UInt"), number >= 9.2e18, number < 0x1p64 {
      return .int(Int(bitPattern: UInt(number)))
    }
    guard number.isFinite, abs(number) < 9.2e18 else { return call.unresolved("trap", "\(number) is not an integer.") }
    return .int(Int(number))
  }

  private static let integerMembers: [BuiltinMember] = [
    BuiltinMember("isMultiple") { call in
      guard let number = call.receiver.integer, let other = call.integer("of") else { return nil }
      return .bool(other == 0 ? number == 0 : number % other == 0)
    },
    BuiltinMember("quotientAndRemainder") { call in
      guard let number = call.receiver.integer, let other = call.integer("dividingBy"), other != 0 else { return nil }
      return .tuple(
        TupleValue(labels: ["quotient", "remainder"], values: [.int(number / other), .int(number % other)]))
    },
    BuiltinMember("signum") { call in call.receiver.integer.map { .int($0.signum()) } },
  ]

  static let numeric = BuiltinType("Numeric", members: quantityMembers)
  static let binaryInteger = BuiltinType("BinaryInteger")

  private static let quantityMembers: [BuiltinMember] = [
    BuiltinMember("description") { call in
      // A number that is kept as a platform type is described here, and by nothing else.
      guard case .native = call.receiver else { return call.evaluator.text(of: call.receiver).map { .string($0) } }
      guard let number = call.receiver.number else { return nil }
      return .string(Int(exactly: number).map(String.init) ?? "\(number)")
    },
    BuiltinMember("magnitude") { call in
      if let whole = call.receiver.integer { return .int(abs(whole)) }
      return call.receiver.number.map { .double(abs($0)) }
    },
    BuiltinMember("hashValue") { call in call.receiver.number.map { .int(Int($0.bitPattern & 0xFFFF_FFFF)) } },
    BuiltinMember("advanced") { call in
      guard let by = call["by"] else { return nil }
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
    BuiltinType(
      name, conformances: name == "Double" ? ["BinaryFloatingPoint", "Numeric"] : ["Double"],
      initializer: makeDouble, statics: name == "Double" ? doubleStatics : [],
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

  private static func number(
    _ name: String, _ body: @escaping @Sendable (Double, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.number.flatMap { body($0, call) } }
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
