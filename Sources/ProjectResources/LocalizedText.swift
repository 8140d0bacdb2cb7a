import Foundation

/// A translation of one key.
package struct LocalizedText: Hashable, Sendable {
  /// Text chosen by a number.
  package struct Plural: Hashable, Sendable {
    /// The position of the number among the arguments, counted from 1; `nil` for the next unused one.
    package var argument: Int?
    /// Texts by CLDR category: "zero", "one", "two", "few", "many", "other".
    package var forms: [String: String]

    package init(argument: Int? = nil, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }
  }

  /// The format, with `%#@name@` where a plural stands, or the plain text.
  package var format: String
  package var plurals: [String: Plural]

  package init(_ format: String, plurals: [String: Plural] = [:]) {
    self.format = format
    self.plurals = plurals
  }

  /// A text that is one plural as a whole.
  package init(plural forms: [String: String]) {
    self.init("%#@value@", plurals: ["value": Plural(argument: 1, forms: forms)])
  }

  /// The format with every plural replaced by the form that its number asks for in a language.
  ///
  /// Placeholders such as `%@` and `%lld` stay as they are. `%arg` in a form becomes the placeholder of its argument.
  /// - Parameter numbers: the arguments that are numbers, by position counted from 1.
  package func format(language: String, numbers: [Int: Double]) -> String {
    guard !plurals.isEmpty else { return format }
    var result = format
    var next = 1
    // A form may itself hold plurals; the depth of the names bounds the rounds.
    for _ in 0..<4 {
      guard let start = result.range(of: "%#@") ?? result.range(of: "$#@") else { break }
      guard let end = result[start.upperBound...].firstIndex(of: "@") else { break }
      let name = String(result[start.upperBound..<end])
      var lower = start.lowerBound
      var position: Int?
      if result[start.lowerBound] == "$" {
        let digits = result[..<lower].reversed().prefix { $0.isNumber }
        position = Int(String(digits.reversed()))
        lower = result.index(lower, offsetBy: -digits.count - 1, limitedBy: result.startIndex) ?? lower
      }
      let plural = plurals[name]
      let argument = position ?? plural?.argument ?? next
      next = argument + 1
      let category = PluralCategory.of(numbers[argument] ?? 0, language: language)
      let forms = plural?.forms ?? [:]
      let exact = numbers[argument] == 0 ? forms["zero"] : nil
      let form = (exact ?? forms[category.rawValue] ?? forms["other"] ?? "").replacingOccurrences(
        of: "%arg", with: "%\(argument)$lld")
      result.replaceSubrange(lower...end, with: form)
    }
    return result
  }
}
