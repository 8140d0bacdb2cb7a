import CICU
import Synchronization

/// ICU's iterators over the boundaries of texts, opened once for each kind and locale and used for text after text.
///
/// Optimization: opening an iterator costs more than a paragraph's boundaries; `WorkCountTests` counts the openings.
/// - Source: Unicode Standard Annexes 14 (lines) and 29 (grapheme clusters), as the installed ICU implements them.
final class BreakIterators: Sendable {
  enum Kind: Hashable {
    /// Where a line may or must end; dictionaries find the words of Thai, Lao, Khmer and Burmese.
    case line
    /// Between what readers see as characters.
    case graphemeCluster
  }

  private struct Key: Hashable {
    var kind: Kind
    var locale: String
  }

  private struct State {
    var idle: [Key: [BreakIterator]] = [:]
    var openings = 0
  }

  private let state = Mutex(State())
  /// Iterators kept for a kind and locale: one a thread that sets text at the same time.
  private static let mostIdle = 16
  /// Kinds and locales kept.
  private static let mostKeys = 64

  /// How many iterators were opened.
  var openings: Int { state.withLock { $0.openings } }

  /// Calls `body` with each boundary of `text` after its start, as a UTF-16 offset, and whether the text demands a break
  /// there. Nothing is called where ICU has no data.
  func forEachBoundary(
    _ kind: Kind, locale: String, in text: UnsafeBufferPointer<UInt16>,
    _ body: (_ offset: Int, _ isMandatory: Bool) -> Void
  ) {
    let key = Key(kind: kind, locale: locale)
    guard !text.isEmpty, let iterator = take(key) else { return }
    defer { put(iterator, key) }
    iterator.forEachBoundary(in: text, body)
  }

  private func take(_ key: Key) -> BreakIterator? {
    let idle = state.withLock { state -> BreakIterator? in
      if let idle = state.idle[key]?.popLast() { return idle }
      state.openings += 1
      return nil
    }
    return idle ?? BreakIterator(key.kind, locale: key.locale)
  }

  private func put(_ iterator: BreakIterator, _ key: Key) {
    state.withLock { state in
      if state.idle[key] == nil, state.idle.count >= Self.mostKeys { state.idle = [:] }
      guard state.idle[key, default: []].count < Self.mostIdle else { return }
      state.idle[key, default: []].append(iterator)
    }
  }
}

/// The owner of one of ICU's iterators. Used by one thread at a time: its pool hands it out and takes it back.
private final class BreakIterator: @unchecked Sendable {
  private let handle: OpaquePointer

  /// `nil` where ICU has no data.
  init?(_ kind: BreakIterators.Kind, locale: String) {
    var status = U_ZERO_ERROR
    let type = kind == .line ? UBRK_LINE : UBRK_CHARACTER
    guard let handle = icu_break_open(type, locale, nil, 0, &status), status.rawValue <= U_ZERO_ERROR.rawValue else {
      return nil
    }
    self.handle = handle
  }

  deinit { icu_break_close(handle) }

  func forEachBoundary(in text: UnsafeBufferPointer<UInt16>, _ body: (_ offset: Int, _ isMandatory: Bool) -> Void) {
    var status = U_ZERO_ERROR
    icu_break_set_text(handle, text.baseAddress, Int32(text.count), &status)
    // The iterator must not keep the text, which ends with this call.
    defer { icu_break_set_text(handle, nil, 0, &status) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
    while true {
      let offset = icu_break_next(handle)
      guard offset >= 0 else { return }
      let rule = icu_break_rule_status(handle)
      body(Int(offset), rule >= Int32(UBRK_LINE_HARD.rawValue) && rule < Int32(UBRK_LINE_HARD_LIMIT.rawValue))
    }
  }
}
