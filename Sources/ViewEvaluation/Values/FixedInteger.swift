/// An integer of one of the standard library's types: its value, and the type that says how far it reaches.
///
/// `Int` and `Int64` are plain integers of the evaluator (`Value.int`); the others are values of this type.
struct FixedInteger: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"

    var bitWidth: Int {
      switch self {
      case .int8, .uint8: 8
      case .int16, .uint16: 16
      case .int32, .uint32: 32
      case .int, .int64, .uint, .uint64: 64
      }
    }

    var isSigned: Bool {
      switch self {
      case .int, .int8, .int16, .int32, .int64: true
      case .uint, .uint8, .uint16, .uint32, .uint64: false
      }
    }

    var least: Int128 { isSigned ? -(Int128(1) << (bitWidth - 1)) : 0 }
    var greatest: Int128 { (Int128(1) << (isSigned ? bitWidth - 1 : bitWidth)) - 1 }

    /// Whether values of the type are plain integers of the evaluator.
    var isPlain: Bool { self == .int || self == .int64 }
  }

  let kind: Kind
  let value: Int128

  /// `nil` where the type does not hold the value.
  init?(_ kind: Kind, exactly value: Int128) {
    guard value >= kind.least, value <= kind.greatest else { return nil }
    self.kind = kind
    self.value = value
  }

  /// The lowest bits of a value, read as the type reads them.
  init(_ kind: Kind, truncating value: Int128) {
    self.kind = kind
    let low = value & ((Int128(1) << kind.bitWidth) - 1)
    self.value = kind.isSigned && low > kind.greatest ? low - (Int128(1) << kind.bitWidth) : low
  }

  init(_ kind: Kind, clamping value: Int128) {
    self.kind = kind
    self.value = min(max(value, kind.least), kind.greatest)
  }

  /// The bits of the value, zeros above them.
  var bits: UInt64 { UInt64(truncatingIfNeeded: value & ((Int128(1) << kind.bitWidth) - 1)) }

  var byteSwapped: FixedInteger {
    FixedInteger(kind, truncating: Int128(bits.byteSwapped >> UInt64(64 - kind.bitWidth)))
  }

  var leadingZeroBitCount: Int { bits.leadingZeroBitCount - (64 - kind.bitWidth) }
  var trailingZeroBitCount: Int { min(bits.trailingZeroBitCount, kind.bitWidth) }
  var nonzeroBitCount: Int { bits.nonzeroBitCount }
}

/// What arithmetic gives: a value, or the reason why the program would end there.
enum ArithmeticResult {
  case value(FixedInteger)
  case trap(String)
}

extension FixedInteger {
  /// The result of an infix operator on two integers of one type; `nil` for other operators.
  func combined(_ name: String, _ other: Int128) -> ArithmeticResult? {
    switch name {
    case "+": exact(value.addingReportingOverflow(other), name)
    case "-": exact(value.subtractingReportingOverflow(other), name)
    case "*": exact(value.multipliedReportingOverflow(by: other), name)
    case "/":
      other == 0 ? .trap("It is divided by zero") : exact((value / other, false), name)
    case "%": other == 0 ? .trap("It is divided by zero") : .value(FixedInteger(kind, truncating: value % other))
    case "&+": .value(FixedInteger(kind, truncating: value &+ other))
    case "&-": .value(FixedInteger(kind, truncating: value &- other))
    case "&*": .value(FixedInteger(kind, truncating: value &* other))
    case "&": .value(FixedInteger(kind, truncating: value & other))
    case "|": .value(FixedInteger(kind, truncating: value | other))
    case "^": .value(FixedInteger(kind, truncating: value ^ other))
    case "<<": .value(shifted(other))
    case ">>": .value(shifted(-other))
    case "&<<": .value(shifted(other & Int128(kind.bitWidth - 1)))
    case "&>>": .value(shifted(-(other & Int128(kind.bitWidth - 1))))
    default: nil
    }
  }

  private func exact(_ result: (partialValue: Int128, overflow: Bool), _ name: String) -> ArithmeticResult {
    guard !result.overflow, let value = FixedInteger(kind, exactly: result.partialValue) else {
      return .trap("`\(name)` gives more than \(kind.rawValue) holds")
    }
    return .value(value)
  }

  /// Shifted to the left, or by a negative count to the right; bits that leave the type are lost.
  private func shifted(_ count: Int128) -> FixedInteger {
    let width = Int128(kind.bitWidth)
    if count >= width { return FixedInteger(kind, truncating: 0) }
    if count >= 0 { return FixedInteger(kind, truncating: value << count) }
    return FixedInteger(kind, truncating: value >> min(-count, width))
  }
}

extension Value {
  /// A value of an integer type.
  static func fixed(_ integer: FixedInteger) -> Value {
    integer.kind.isPlain ? .int(Int(truncatingIfNeeded: integer.value)) : .native(integer.kind.rawValue, integer)
  }

  static func fixed(_ kind: FixedInteger.Kind, _ value: some BinaryInteger) -> Value {
    .fixed(FixedInteger(kind, truncating: Int128(truncatingIfNeeded: value)))
  }

  /// The integer of a type other than `Int`.
  var fixed: FixedInteger? {
    guard case .native(let native) = self else { return nil }
    return native.payload as? FixedInteger
  }

  /// A value of any integer type, exactly.
  var wide: Int128? {
    if case .int(let value) = self { return Int128(value) }
    return fixed?.value
  }

  /// A number of type `Float`.
  var float: Float? {
    guard case .native(let native) = self else { return nil }
    return native.payload as? Float
  }
}
