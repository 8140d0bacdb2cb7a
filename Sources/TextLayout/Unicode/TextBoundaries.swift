/// What may follow a UTF-16 unit boundary of a text.
struct BoundaryFlags: OptionSet {
  let rawValue: UInt8

  /// A line may end here.
  static let lineBreak = BoundaryFlags(rawValue: 1)
  /// A line must end here.
  static let mandatoryBreak = BoundaryFlags(rawValue: 2)
  /// A grapheme cluster starts here.
  static let graphemeStart = BoundaryFlags(rawValue: 4)
}

/// The boundaries of a text, one entry for each UTF-16 offset from 0 to the length.
struct TextBoundaries {
  private(set) var flags: [BoundaryFlags]

  /// The boundaries of `text` by the line-breaking rules of `locale`.
  ///
  /// - Complexity: linear in the length.
  init(_ text: [UInt16], locale: String, iterators: BreakIterators) {
    let standsAlone = text.allSatisfy(Self.isClusterOfItsOwn)
    var flags = [BoundaryFlags](repeating: standsAlone ? .graphemeStart : [], count: text.count + 1)
    flags[0].insert(.graphemeStart)
    flags[text.count].insert([.graphemeStart, .lineBreak])
    text.withUnsafeBufferPointer { buffer in
      if !standsAlone {
        iterators.forEachBoundary(.graphemeCluster, locale: locale, in: buffer) { offset, _ in
          flags[offset].insert(.graphemeStart)
        }
      }
      iterators.forEachBoundary(.line, locale: locale, in: buffer) { offset, isMandatory in
        flags[offset].insert(isMandatory ? [.lineBreak, .mandatoryBreak] : .lineBreak)
      }
    }
    // ICU reports the end of the text as mandatory whatever stands there.
    let endsWithBreak = text.last.map(Self.isMandatoryBreakUnit) ?? false
    if !endsWithBreak { flags[text.count].remove(.mandatoryBreak) }
    for offset in AddressBreaks.offsets(in: text) { flags[offset].insert(.lineBreak) }
    self.flags = flags
  }

  /// Whether a UTF-16 unit is a grapheme cluster beside any other such unit: Latin, Greek and Cyrillic letters, and the
  /// usual punctuation and currencies.
  ///
  /// Optimization: texts of these need no iterator over grapheme clusters; `UnicodeConformanceTests` compares the ranges
  /// with Unicode's property.
  static func isClusterOfItsOwn(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0D: false
    case 0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF: true
    default: false
    }
  }

  subscript(offset: Int) -> BoundaryFlags { flags[offset] }

  /// Whether a UTF-16 unit ends a line by itself: line feed, carriage return, vertical tab, form feed, next line, line and
  /// paragraph separator.
  ///
  /// - Source: Unicode Standard Annex 14, classes BK, CR, LF and NL.
  static func isMandatoryBreakUnit(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }
}
