import Foundation

/// Plain data as JSON text, the same bytes on every run.
package enum JSONText {
  /// Members sorted by name, two spaces a level, one final newline.
  package static func pretty(_ value: some Encodable) -> String {
    encode(value, [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]) + "\n"
  }

  /// Members sorted by name, all on one line, without a final newline.
  package static func line(_ value: some Encodable) -> String {
    encode(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encode(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    // Report data holds strings, finite numbers and lists of them; such data always encodes.
    guard let data = try? encoder.encode(value) else { preconditionFailure("report data could not be encoded") }
    return escapingUnsafe(String(decoding: data, as: UTF8.self))
  }

  /// Writes characters that could mislead a terminal or a reader as `\u` escapes; they occur within strings only.
  private static func escapingUnsafe(_ text: String) -> String {
    let needsEscape = text.unicodeScalars.contains { $0 != "\n" && TextEscaping.isUnsafe($0) }
    guard needsEscape else { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar == "\n" || !TextEscaping.isUnsafe(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }
}
