internal import Foundation

extension Value {
  /// The number of an integer or floating-point value.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .native(let native):
      native.payload as? Double
        ?? (native.payload as? FixedInteger).map { Double($0.value) }
        ?? (native.payload as? Float).map { Double($0) }
        ?? (native.payload as? Decimal).map { NSDecimalNumber(decimal: $0).doubleValue }
    default: nil
    }
  }

  /// The number as a `Decimal`; `nil` for what is no number, and for numbers that are not finite.
  var decimal: Decimal? {
    switch self {
    case .int(let value): Decimal(value)
    case .double(let value): value.isFinite ? Decimal(value) : nil
    case .native(let native):
      native.payload as? Decimal
        ?? (native.payload as? FixedInteger).flatMap { Decimal(string: String($0.value)) }
        ?? (native.payload as? Float).flatMap { $0.isFinite ? Decimal(Double($0)) : nil }
    default: nil
    }
  }

  package var integer: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value)
    case .native(let native): (native.payload as? FixedInteger).flatMap { Int(exactly: $0.value) }
    default: nil
    }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The text of a string, or of a literal without interpolations.
  package var string: String? {
    switch self {
    case .string(let text): text
    case .literal(let literal): literal.plainText
    default: nil
    }
  }

  package var function: FunctionValue? {
    if case .function(let function) = self { return function }
    return nil
  }

  package var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  package var unresolved: UnresolvedValue? {
    if case .unresolved(let reason) = self { return reason }
    return nil
  }

  /// Why a part of the value that takes part in comparisons is not known; `nil` where all of it is.
  package var unknownPart: UnresolvedValue? {
    switch self {
    case .unresolved(let reason): reason
    case .array(let elements): elements.lazy.compactMap(\.unknownPart).first
    case .tuple(let tuple): tuple.values.lazy.compactMap(\.unknownPart).first
    case .enumeration(let value): value.payload.lazy.compactMap(\.value.unknownPart).first
    case .set(let set): set.unknownKey
    case .dictionary(let dictionary): dictionary.unknownKey ?? dictionary.values.lazy.compactMap(\.unknownPart).first
    case .range(let range): range.lower?.unknownPart ?? range.upper?.unknownPart
    case .instance(let instance) where !instance.type.isReference:
      instance.fields.sorted { $0.key < $1.key }.lazy.compactMap(\.value.unknownPart).first
    default: nil
    }
  }

  /// A platform value.
  package static func native(_ typeName: String, _ payload: any Sendable) -> Value {
    .native(NativeValue(typeName, payload))
  }

  /// The Swift value behind a platform value of this type.
  package func payload<Payload>(_ type: Payload.Type = Payload.self) -> Payload? {
    guard case .native(let native) = self else { return nil }
    return native.payload as? Payload
  }
}
