import CICU

/// The embedding levels of a paragraph by the Unicode bidirectional algorithm; even levels read left to right.
///
/// - Source: Unicode Standard Annex 9, as the installed ICU implements it.
struct BidiLevels {
  enum Base {
    case leftToRight, rightToLeft
    /// By the first strong character, left to right where there is none.
    case firstStrong
  }

  /// The level of the paragraph.
  let paragraphLevel: UInt8
  /// One level for each UTF-16 unit.
  let levels: [UInt8]

  /// The levels of one paragraph.
  ///
  /// - Complexity: linear in the length.
  init(_ text: [UInt16], base: Base) {
    let requested: UInt8 =
      switch base {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .firstStrong: UInt8(UBIDI_DEFAULT_LTR)
      }
    let fallback: UInt8 = base == .rightToLeft ? 1 : 0
    guard !text.isEmpty, let bidi = icu_bidi_open() else {
      self.init(paragraphLevel: fallback, levels: Array(repeating: fallback, count: text.count))
      return
    }
    defer { icu_bidi_close(bidi) }
    let result: (UInt8, [UInt8])? = text.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      icu_bidi_set_paragraph(bidi, buffer.baseAddress, Int32(buffer.count), requested, &status)
      guard let levels = icu_bidi_levels(bidi, &status), status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      return (icu_bidi_paragraph_level(bidi), Array(UnsafeBufferPointer(start: levels, count: buffer.count)))
    }
    self.init(
      paragraphLevel: result?.0 ?? fallback, levels: result?.1 ?? Array(repeating: fallback, count: text.count))
  }

  /// Whether a UTF-16 unit can make a level of a left-to-right paragraph other than 0: right-to-left letters, Arabic digits,
  /// and controls of direction. True for more units than these.
  static func mayChangeLevels(_ unit: UInt16) -> Bool {
    switch unit {
    case 0...0x58F, 0x900...0x200D, 0x2010...0x2029, 0x2070...0xD7FF, 0xE000...0xFB1C: false
    default: true
    }
  }

  private init(paragraphLevel: UInt8, levels: [UInt8]) {
    self.paragraphLevel = paragraphLevel
    self.levels = levels
  }

  /// The order in which stretches with the given levels are drawn from left to right: indices into `levels`.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    icu_bidi_reorder_visual(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
