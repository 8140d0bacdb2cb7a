import CICU

/// Unicode scalars in UTF-16 text.
enum UTF16Scalar {
  /// The scalar that starts at `offset` and its length in units; a lone surrogate counts as itself.
  static func decode(_ text: [UInt16], at offset: Int) -> (scalar: Int32, length: Int) {
    let unit = text[offset]
    if UTF16.isLeadSurrogate(unit), offset + 1 < text.count, UTF16.isTrailSurrogate(text[offset + 1]) {
      let high = Int32(unit & 0x3FF) << 10
      return (0x10000 + high + Int32(text[offset + 1] & 0x3FF), 2)
    }
    return (Int32(unit), 1)
  }

  /// Whether the scalar is a letter of a word or a mark on one.
  static func isLetter(_ scalar: Int32) -> Bool {
    icu_has_property(scalar, UCHAR_ALPHABETIC) != 0 || icu_general_category(scalar) == Int8(U_NON_SPACING_MARK.rawValue)
  }

  /// Whether the unit is white space that hangs over the end of a line.
  ///
  /// - Source: Unicode Standard Annex 14, class SP and the fixed-width spaces of class BA; no-break spaces do not hang.
  static func hangs(_ unit: UInt16) -> Bool {
    unit == 0x20 || unit == 0x09 || unit == 0x1680 || (0x2000...0x200B).contains(unit) && unit != 0x2007
      || unit == 0x205F || unit == 0x3000 || TextBoundaries.isMandatoryBreakUnit(unit)
  }
}
