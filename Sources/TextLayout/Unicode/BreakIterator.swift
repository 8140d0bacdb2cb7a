import CICU

/// A pass over the boundaries of one text; owns ICU's iterator.
///
/// - Source: Unicode Standard Annexes 14 (lines) and 29 (grapheme clusters), as the installed ICU implements them.
struct BreakIterator: ~Copyable {
  enum Kind {
    /// Where a line may or must end; dictionaries find the words of Thai, Lao, Khmer and Burmese.
    case line
    /// Between what readers see as characters.
    case graphemeCluster
  }

  private let handle: OpaquePointer

  /// An iterator before the first boundary of `text`, which must outlive it; `nil` where ICU has no data.
  init?(_ kind: Kind, locale: String, text: UnsafeBufferPointer<UInt16>) {
    var status = U_ZERO_ERROR
    let type = kind == .line ? UBRK_LINE : UBRK_CHARACTER
    guard let handle = icu_break_open(type, locale, text.baseAddress, Int32(text.count), &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { return nil }
    self.handle = handle
  }

  deinit { icu_break_close(handle) }

  /// The next boundary as a UTF-16 offset, and whether the text demands it; `nil` at the end.
  func next() -> (offset: Int, isMandatory: Bool)? {
    let offset = icu_break_next(handle)
    guard offset >= 0 else { return nil }
    let status = icu_break_rule_status(handle)
    let isHard = status >= Int32(UBRK_LINE_HARD.rawValue) && status < Int32(UBRK_LINE_HARD_LIMIT.rawValue)
    return (Int(offset), isHard)
  }
}
