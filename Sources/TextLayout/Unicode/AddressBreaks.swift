/// Places inside web addresses where iOS ends a line: after `/` and `-`, and before the `:` of a port.
///
/// - Verification: measured; addresses in recorded rows break after `hostname-`, after `8123/` and before `:8123`. The rules
///   of Unicode Standard Annex 14 alone forbid the last, and the first two before digits.
enum AddressBreaks {
  private static let slash = UInt16(UInt8(ascii: "/"))
  private static let hyphen = UInt16(UInt8(ascii: "-"))
  private static let colon = UInt16(UInt8(ascii: ":"))

  /// UTF-16 offsets of the extra break opportunities, in ascending order.
  ///
  /// An address is a stretch without white space that holds `://` after a scheme of ASCII letters and digits.
  static func offsets(in text: [UInt16]) -> [Int] {
    guard text.contains(colon) else { return [] }
    var offsets: [Int] = []
    var start = 0
    while start < text.count {
      guard !isSpace(text[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < text.count, !isSpace(text[end]) { end += 1 }
      if let body = bodyStart(text[start..<end]) { appendBreaks(of: text[body..<end], to: &offsets) }
      start = end
    }
    return offsets
  }

  /// The offset behind `://`, or `nil` where the stretch is no address.
  private static func bodyStart(_ stretch: ArraySlice<UInt16>) -> Int? {
    guard let mark = stretch.firstIndex(of: colon), mark > stretch.startIndex, mark + 2 < stretch.endIndex,
      stretch[mark + 1] == slash, stretch[mark + 2] == slash,
      isASCIIAlphanumeric(stretch[mark - 1])
    else { return nil }
    return mark + 3
  }

  private static func appendBreaks(of body: ArraySlice<UInt16>, to offsets: inout [Int]) {
    if let first = body.first, isPart(first) { offsets.append(body.startIndex) }
    for index in body.indices.dropLast() {
      let unit = body[index]
      let next = body[index + 1]
      if unit == colon, index > body.startIndex, (0x30...0x39).contains(next) { offsets.append(index) }
      if unit == slash || unit == hyphen, isPart(next) { offsets.append(index + 1) }
    }
  }

  /// Whether a name or path may go on with the unit.
  private static func isPart(_ unit: UInt16) -> Bool { isASCIIAlphanumeric(unit) || unit >= 0x80 }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x3000 || TextBoundaries.isMandatoryBreakUnit(unit)
  }

  private static func isASCIIAlphanumeric(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }
}
