internal import Foundation

/// Bytes, and what is worked out of them.
extension BuiltinType {
  static let data = BuiltinType(
    "Data", conformances: ["Sequence"],
    initializer: { call in
      if let source = call["contentsOf"] ?? call["contentsOfFile"] {
        if let data = bundledData(source, call.evaluator) { return .native("Data", data) }
        call.evaluator.thrown = call.unresolved("not-run", "Files outside the app's bundle are not read.")
        return call.evaluator.unwound
      }
      if let text = call.text("base64Encoded") {
        return Data(base64Encoded: text).map { .native("Data", $0) } ?? Value.none
      }
      if let count = call.integer("count") ?? call.integer("capacity") {
        return .native(
          "Data", Data(count: call["count"] == nil ? 0 : min(max(count, 0), call.evaluator.budget.elements)))
      }
      guard let content = call.first.map(call.evaluator.settled) else {
        return call.arguments.isEmpty ? .native("Data", Data()) : nil
      }
      if let text = content.string { return .native("Data", Data(text.utf8)) }
      return bytes(of: content, call.evaluator).map { .native("Data", Data($0)) }
    },
    members: [
      BuiltinMember("append") { call in
        guard let data = call.receiver.payload(Data.self), let more = call.first,
          let bytes = more.integer.map({ [UInt8(truncatingIfNeeded: $0)] }) ?? bytes(of: more, call.evaluator)
        else { return nil }
        call.update?.value = .native("Data", data + bytes)
        return .void
      },
      BuiltinMember("base64EncodedString") { call in
        call.receiver.payload(Data.self).map { .string($0.base64EncodedString()) }
      },
      BuiltinMember("count") { call in call.receiver.payload(Data.self).map { .int($0.count) } },
      BuiltinMember("description") { call in
        call.receiver.payload(Data.self).map { .string("\($0.count) byte\($0.count == 1 ? "" : "s")") }
      },
      BuiltinMember("elements") { call in call.receiver.payload(Data.self).map { .array($0.map { .int(Int($0)) }) } },
      BuiltinMember("isEmpty") { call in call.receiver.payload(Data.self).map { .bool($0.isEmpty) } },
    ])

  /// The bytes of data, of an array of numbers, or of a hash.
  private static func bytes(of value: Value, _ evaluator: Evaluator) -> [UInt8]? {
    if let data = value.payload(Data.self) { return Array(data) }
    guard let elements = evaluator.elements(of: value), elements.count <= evaluator.budget.elements else { return nil }
    let bytes = elements.compactMap { $0.integer.map { UInt8(truncatingIfNeeded: $0) } }
    return bytes.count == elements.count ? bytes : nil
  }

  /// `SHA256` of CryptoKit.
  static let sha256: [BuiltinType] = [
    BuiltinType(
      "SHA256",
      statics: [
        BuiltinMember("hash") { call in
          guard let data = call["data"], let bytes = bytes(of: data, call.evaluator) else { return nil }
          return .native("SHA256.Digest", Data(SHA256.hash(of: bytes)))
        },
        BuiltinMember("byteCount") { _ in .int(32) },
      ]),
    BuiltinType(
      "SHA256.Digest", conformances: ["Sequence"],
      members: [
        BuiltinMember("description") { call in
          call.receiver.payload(Data.self).map { digest in
            .string("SHA256 digest: " + digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
          }
        },
        BuiltinMember("elements") { call in call.receiver.payload(Data.self).map { .array($0.map { .int(Int($0)) }) } },
      ]),
  ]
}

/// The hash function of 256 bits.
///
/// - Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1, 5.3.3 and 6.2.2.
enum SHA256 {
  /// The first 32 bits of the fractional parts of roots of the first primes.
  private static func fractions(count: Int, root: Double) -> [UInt32] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ !candidate.isMultiple(of: $0) }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      let value = pow(Double(prime), 1 / root)
      return UInt32((value - value.rounded(.down)) * 4_294_967_296)
    }
  }

  private static let constants = fractions(count: 64, root: 3)
  private static let start = fractions(count: 8, root: 2)

  static func hash(of message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(message.count) * 8
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    var state = start
    for block in stride(from: 0, to: padded.count, by: 64) { compress(padded[block..<block + 64], into: &state) }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  private static func compress(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + 4 * word + $1]) }
    }
    for position in 16..<64 {
      let (early, late) = (schedule[position - 15], schedule[position - 2])
      let small = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
      let large = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
      schedule.append(schedule[position - 16] &+ small &+ schedule[position - 7] &+ large)
    }
    var work = state
    for round in 0..<64 {
      let (a, e) = (work[0], work[4])
      let choice = (e & work[5]) ^ (~e & work[6])
      let mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = work[7] &+ mixed &+ choice &+ constants[round] &+ schedule[round]
      let majority = (a & work[1]) ^ (a & work[2]) ^ (work[1] & work[2])
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      work = [first &+ second] + work[0..<3] + [work[3] &+ first] + work[4..<7]
    }
    for position in state.indices { state[position] = state[position] &+ work[position] }
  }
}
