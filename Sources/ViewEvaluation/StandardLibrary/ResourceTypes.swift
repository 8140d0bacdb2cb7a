internal import Foundation

extension BuiltinType {
  /// `UUID()` is the same at every run: output must not depend on chance.
  static let uuid = BuiltinType(
    "UUID",
    initializer: { call in
      if let text = call.text("uuidString") { return UUID(uuidString: text).map { .native("UUID", $0) } ?? Value.none }
      return .native("UUID", call.evaluator.nextIdentifier())
    },
    members: [
      BuiltinMember("uuidString") { call in call.receiver.payload(UUID.self).map { .string($0.uuidString) } },
      BuiltinMember("description") { call in call.receiver.payload(UUID.self).map { .string($0.uuidString) } },
    ])
}

extension Evaluator {
  /// Identifiers in the order in which they are asked for.
  func nextIdentifier() -> UUID {
    identifierCount += 1
    var bytes = [UInt8](repeating: 0, count: 16)
    for position in 0..<8 { bytes[15 - position] = UInt8(truncatingIfNeeded: identifierCount >> (8 * position)) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], 0x40, bytes[7], 0x80, bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
