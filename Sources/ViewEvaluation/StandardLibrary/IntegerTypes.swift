internal import Foundation

extension BuiltinType {
  static let int = integer(.int)
  static let otherIntegers: [BuiltinType] = FixedInteger.Kind.allCases.filter { $0 != .int }.map(integer)

  private static func integer(_ kind: FixedInteger.Kind) -> BuiltinType {
    let name = kind.rawValue
    return BuiltinType(
      name, conformances: kind == .int ? ["BinaryInteger", "Numeric"] : ["Int"],
      initializer: { make(kind, $0) },
      statics: [
        BuiltinMember("bitWidth") { _ in .int(kind.bitWidth) },
        BuiltinMember("max") { _ in .fixed(kind, kind.greatest) },
        BuiltinMember("min") { _ in .fixed(kind, kind.least) },
        BuiltinMember("random") { call in
          call.randomInteger(of: name).map { call.evaluator.typedNumber($0, as: name) ?? $0 }
        },
        BuiltinMember("zero") { _ in .fixed(kind, 0) },
      ]
        + (kind.isPlain
          ? []
          : [
            BuiltinMember("init literal") { call in
              call.first.flatMap { call.evaluator.typedNumber($0, as: name) }
            }
          ]),
      members: kind == .int ? integerMembers : [])
  }

  /// `UInt8(…)` in all its forms.
  private static func make(_ kind: FixedInteger.Kind, _ call: BuiltinCall) -> Value? {
    if call.arguments.isEmpty { return .fixed(kind, 0) }
    if let letter = call["ascii"].map(call.evaluator.settled)?.string {
      return letter.unicodeScalars.first.map { .fixed(kind, $0.value) }
    }
    if let bits = call["truncatingIfNeeded"] ?? call["bitPattern"] {
      if let double = bits.payload(Double.self) { return .fixed(kind, double.bitPattern) }
      if case .double(let double) = bits { return .fixed(kind, double.bitPattern) }
      return integral(bits, call).map { .fixed(kind, $0) }
    }
    if let value = call["clamping"] {
      return integral(value, call).map { .fixed(FixedInteger(kind, clamping: $0)) }
    }
    if let value = call["littleEndian"] { return value }
    if let value = call["bigEndian"] {
      return integral(value, call).map { .fixed(FixedInteger(kind, truncating: $0).byteSwapped) }
    }
    guard let value = call.first ?? call["exactly"] ?? call["truncating"] else { return nil }
    if let text = call.evaluator.settled(value).string {
      return Int128(text, radix: call.integer("radix") ?? 10).flatMap { FixedInteger(kind, exactly: $0) }
        .map { .fixed($0) } ?? Value.none
    }
    return converted(value, kind, call)
  }

  private static func converted(_ value: Value, _ kind: FixedInteger.Kind, _ call: BuiltinCall) -> Value? {
    if let flag = value.bool { return .fixed(kind, flag ? 1 : 0) }
    if let whole = integral(value, call) {
      if let integer = FixedInteger(kind, exactly: whole) { return .fixed(integer) }
      return call["exactly"] != nil
        ? Value.none : call.unresolved("trap", "\(whole) is more than \(kind.rawValue) holds and would trap here.")
    }
    guard let number = call.evaluator.resolve(value, as: "Double").number else { return nil }
    let isWhole = number == number.rounded(.towardZero)
    if call["exactly"] != nil, !isWhole { return Value.none }
    guard number.isFinite, abs(number) < 0x1p120,
      let integer = FixedInteger(kind, exactly: Int128(number.rounded(.towardZero)))
    else {
      return call["exactly"] != nil
        ? Value.none : call.unresolved("trap", "\(number) is not within \(kind.rawValue) and would trap here.")
    }
    return .fixed(integer)
  }

  /// A value of an integer type.
  private static func integral(_ value: Value, _ call: BuiltinCall) -> Int128? {
    value.wide ?? call.evaluator.resolve(value, as: "Int").wide
  }

  private static func member(
    _ name: String, _ body: @escaping @Sendable (FixedInteger, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      let own = call.receiver.fixed ?? call.receiver.integer.flatMap { FixedInteger(.int, exactly: Int128($0)) }
      return own.flatMap { body($0, call) }
    }
  }

  /// `addingReportingOverflow(_:)` and the like.
  private static func reporting(
    _ name: String, _ label: String?,
    _ apply: @escaping @Sendable (Int128, Int128) -> (partialValue: Int128, overflow: Bool)
  ) -> BuiltinMember {
    member(name) { own, call in
      guard let other = (label.map { call[$0] } ?? call.first)?.wide else { return nil }
      let (partial, overflow) = apply(own.value, other)
      let isExact = !overflow && FixedInteger(own.kind, exactly: partial) != nil
      return .tuple(
        TupleValue(labels: ["partialValue", "overflow"], values: [.fixed(own.kind, partial), .bool(!isExact)]))
    }
  }

  private static let integerMembers: [BuiltinMember] = [
    reporting("addingReportingOverflow", nil) { $0.addingReportingOverflow($1) },
    reporting("multipliedReportingOverflow", "by") { $0.multipliedReportingOverflow(by: $1) },
    reporting("subtractingReportingOverflow", nil) { $0.subtractingReportingOverflow($1) },
    member("bigEndian") { own, _ in .fixed(own.byteSwapped) },
    member("bitWidth") { own, _ in .int(own.kind.bitWidth) },
    member("byteSwapped") { own, _ in .fixed(own.byteSwapped) },
    member("isMultiple") { own, call in
      call["of"]?.wide.map { .bool($0 == 0 ? own.value == 0 : own.value % $0 == 0) }
    },
    member("leadingZeroBitCount") { own, _ in .int(own.leadingZeroBitCount) },
    member("littleEndian") { own, _ in .fixed(own) },
    member("nonzeroBitCount") { own, _ in .int(own.nonzeroBitCount) },
    member("quotientAndRemainder") { own, call in
      guard let other = call["dividingBy"]?.wide, other != 0 else { return nil }
      return .tuple(
        TupleValue(
          labels: ["quotient", "remainder"],
          values: [.fixed(own.kind, own.value / other), .fixed(own.kind, own.value % other)]))
    },
    member("signum") { own, _ in .fixed(own.kind, own.value.signum()) },
    member("trailingZeroBitCount") { own, _ in .int(own.trailingZeroBitCount) },
  ]
}
