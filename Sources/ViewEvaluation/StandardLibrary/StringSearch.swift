internal import Foundation

/// A search in a text as Foundation makes it: for letters, in any case, backwards, or for a regular expression.
///
/// - Source: Foundation documentation, `NSString.CompareOptions`.
struct StringSearch {
  private let pattern: String
  private let options: String.CompareOptions

  /// The search that `of:` and `options:` of a call ask for; `nil` where they are not known.
  init?(_ call: BuiltinCall, label: String = "of") {
    guard let pattern = call.text(label), let options = Self.options(call["options"]) else { return nil }
    (self.pattern, self.options) = (pattern, options)
  }

  private static let named: [String: String.CompareOptions] = [
    "anchored": .anchored, "backwards": .backwards, "caseInsensitive": .caseInsensitive,
    "diacriticInsensitive": .diacriticInsensitive, "forcedOrdering": .forcedOrdering, "literal": .literal,
    "numeric": .numeric, "regularExpression": .regularExpression, "widthInsensitive": .widthInsensitive,
  ]

  /// Options by name; `nil` where one is not known.
  static func options(_ value: Value?) -> String.CompareOptions? {
    switch value {
    case nil: return []
    case .array(let parts)?:
      return parts.reduce(String.CompareOptions()) { known, part in
        known.flatMap { known in options(part).map(known.union) }
      }
    case .pending(let pending)?:
      guard case .member(nil, let name, _) = pending.expression.kind else { return nil }
      return named[name]
    default: return nil
    }
  }

  /// The first place, by characters, or the last for a search backwards; an error where it cannot be told.
  func range(in text: String) throws(UnknownElements) -> Range<Int>? {
    if !options.contains(.regularExpression) {
      return text.range(of: pattern, options: options).map { characters($0, in: text) }
    }
    let expression = try expression()
    return try matches(of: expression, in: text, isFirstOnly: true).first.map { characters($0, in: text) }
  }

  /// The text with every place replaced.
  func replacing(in text: String, with replacement: String) throws(UnknownElements) -> String {
    if !options.contains(.regularExpression) {
      return text.replacingOccurrences(of: pattern, with: replacement, options: options)
    }
    let expression = try expression()
    // Searched first, since the search is bounded.
    guard !(try matches(of: expression, in: text, isFirstOnly: false)).isEmpty else { return text }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.stringByReplacingMatches(in: text, range: whole, withTemplate: replacement)
  }

  private func expression() throws(UnknownElements) -> NSRegularExpression {
    guard options.subtracting([.regularExpression, .caseInsensitive]).isEmpty else {
      throw failure("The options of a regular expression are not modelled.")
    }
    let own: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: pattern, options: own) else {
      throw failure("`\(pattern)` is no regular expression.")
    }
    return expression
  }

  /// How often a search may ask whether to go on: expressions may need time that grows without bound.
  private static let steps = 200

  private func matches(
    of expression: NSRegularExpression, in text: String, isFirstOnly: Bool
  ) throws(UnknownElements) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var remaining = Self.steps
    expression.enumerateMatches(in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)) {
      result, flags, stop in
      if let result, let range = Range(result.range, in: text) {
        found.append(range)
        if isFirstOnly { stop.pointee = true }
      } else if flags.contains(.progress) {
        remaining -= 1
        if remaining == 0 { stop.pointee = true }
      }
    }
    guard remaining > 0 else { throw failure("A search for `\(pattern)` takes too long.") }
    return found
  }

  private func failure(_ message: String) -> UnknownElements {
    UnknownElements(reason: UnresolvedValue(code: "unknown-search", message: message, range: nil))
  }

  private func characters(_ range: Range<String.Index>, in text: String) -> Range<Int> {
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
  }
}
