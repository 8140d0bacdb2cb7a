/// A short name of a finding that edits elsewhere in the file do not change.
package enum Fingerprint {
  /// Sixteen hexadecimal digits from the rule, the subject's path and the reason.
  ///
  /// - Source: FNV-1a, 64 bits, offset basis and prime as published by its authors.
  package static func of(rule: String, path: String, reason: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    for byte in rule.utf8 { add(byte) }
    for part in [path, reason] {
      add(0x1F)
      for byte in part.utf8 { add(byte) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
