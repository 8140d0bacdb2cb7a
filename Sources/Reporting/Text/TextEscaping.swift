/// Makes text from audited sources safe for the format that it goes into.
package enum TextEscaping {
  /// Whether a character must never reach a report as itself.
  ///
  /// Control characters break line formats and terminals; bidirectional controls and invisible separators can make text
  /// read as something else; unassigned and non-characters are refused by XML.
  /// - Source: Unicode 15.1, general categories Cc and Cf, `Bidi_Control`; XML 1.0, section 2.2.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xFFFE, 0xFFFF, 0xE0000...0xE0FFF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Text on one line, with unsafe characters written out: "⟨U+202E⟩".
  ///
  /// Line feeds, carriage returns and tabs become single spaces.
  package static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\r", "\n", "\t": if !result.hasSuffix(" ") { result += " " }
      case _ where isUnsafe(scalar): result += visible(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text for element content and for attribute values in double quotes, in HTML and in XML.
  package static func markup(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "\n"
      case "\r", "\t": result += " "
      case _ where isUnsafe(scalar): result += visible(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A name for links and file names: lower-case ASCII letters, digits and single hyphens.
  package static func slug(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = "-"
    for scalar in text.unicodeScalars {
      var next = scalar
      switch scalar {
      case "a"..."z", "0"..."9": break
      case "A"..."Z":
        let followsLowerCase = ("a"..."z").contains(previous) || ("0"..."9").contains(previous)
        if followsLowerCase { result += "-" }
        next = Unicode.Scalar(scalar.value + 32) ?? "-"
      default: next = "-"
      }
      if next != "-" || !(result.isEmpty || result.hasSuffix("-")) { result.unicodeScalars.append(next) }
      previous = scalar
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "item" : String(result.prefix(80))
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
  }
}
