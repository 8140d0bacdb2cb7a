/// Finds where words may be hyphenated.
protocol Hyphenation: Sendable {
  /// Offsets in the stretch before which a hyphen may stand, ascending; `nil` where there are no patterns for the
  /// language.
  func places(in units: ArraySlice<UInt16>, locale: String) -> [Int]?
}
