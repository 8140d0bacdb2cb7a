/// The class of a number that decides which form of a noun goes with it.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a number in a language, for whole numbers and plain decimals without trailing zeros.
  /// - Source: Unicode CLDR 45, `supplemental/plurals.xml`, cardinal rules. Licence Unicode-3.0.
  package static func of(_ number: Double, language: String) -> PluralCategory {
    let code = String(language.lowercased().prefix { $0.isLetter })
    let value = abs(number)
    guard value.isFinite, value < 9e15 else { return .other }
    let isWhole = value == value.rounded(.down)
    return PluralRule.rule(of: code)(Operands(value: value, whole: Int(value), isWhole: isWhole))
  }
}

/// CLDR's operands: n, i, and whether there are visible decimals (v = 0).
struct Operands {
  let value: Double
  let whole: Int
  let isWhole: Bool

  func ends(in range: ClosedRange<Int>, modulo: Int) -> Bool { isWhole && range.contains(whole % modulo) }

  func isNumber(_ number: Int) -> Bool { isWhole && whole == number }
}

/// The families of plural rules, by language.
enum PluralRule {
  static func rule(of language: String) -> (Operands) -> PluralCategory {
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "in", "ms", "my", "lo", "km", "yue", "bo", "dz", "ig", "jv", "to", "wo":
      { _ in .other }
    case "fr", "pt", "hy", "ff", "kab":
      { numbers in numbers.whole <= 1 ? .one : romanceMany(numbers) }
    case "es", "it", "ca": { numbers in numbers.isNumber(1) ? .one : romanceMany(numbers) }
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu":
      { numbers in numbers.value <= 1 ? .one : .other }
    case "da": { numbers in numbers.value == 1 || (!numbers.isWhole && numbers.whole <= 1) ? .one : .other }
    case "ru", "uk", "be": slavic
    case "pl": polish
    case "cs", "sk": czech
    case "hr", "sr", "bs", "sh": serboCroatian
    case "sl": slovene
    case "lt": lithuanian
    case "lv": latvian
    case "ro", "mo": romanian
    case "ar": arabic
    case "he", "iw": { numbers in numbers.isNumber(1) ? .one : numbers.isNumber(2) ? .two : .other }
    case "ga": irish
    case "cy": welsh
    case "is", "mk": { $0.ends(in: 1...1, modulo: 10) && !$0.ends(in: 11...11, modulo: 100) ? .one : .other }
    case "fil", "tl":
      { numbers in
        !numbers.isWhole || (1...3).contains(numbers.whole) || ![4, 6, 9].contains(numbers.whole % 10) ? .one : .other
      }
    default: germanic
    }
  }

  /// English, German and most other languages: one for the number 1 alone.
  private static func germanic(_ numbers: Operands) -> PluralCategory { numbers.isNumber(1) ? .one : .other }

  private static func romanceMany(_ numbers: Operands) -> PluralCategory {
    numbers.isWhole && numbers.whole != 0 && numbers.whole % 1_000_000 == 0 ? .many : .other
  }

  private static func slavic(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .other }
    if numbers.ends(in: 1...1, modulo: 10), !numbers.ends(in: 11...11, modulo: 100) { return .one }
    return numbers.ends(in: 2...4, modulo: 10) && !numbers.ends(in: 12...14, modulo: 100) ? .few : .many
  }

  private static func polish(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .other }
    if numbers.whole == 1 { return .one }
    return numbers.ends(in: 2...4, modulo: 10) && !numbers.ends(in: 12...14, modulo: 100) ? .few : .many
  }

  private static func czech(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .many }
    return numbers.whole == 1 ? .one : (2...4).contains(numbers.whole) ? .few : .other
  }

  private static func serboCroatian(_ numbers: Operands) -> PluralCategory {
    if numbers.ends(in: 1...1, modulo: 10), !numbers.ends(in: 11...11, modulo: 100) { return .one }
    return numbers.ends(in: 2...4, modulo: 10) && !numbers.ends(in: 12...14, modulo: 100) ? .few : .other
  }

  private static func slovene(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .few }
    switch numbers.whole % 100 {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func lithuanian(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .many }
    if numbers.ends(in: 11...19, modulo: 100) { return .other }
    switch numbers.whole % 10 {
    case 0: return .other
    case 1: return .one
    default: return .few
    }
  }

  private static func latvian(_ numbers: Operands) -> PluralCategory {
    if numbers.ends(in: 0...0, modulo: 10) || numbers.ends(in: 11...19, modulo: 100) { return .zero }
    return numbers.ends(in: 1...1, modulo: 10) ? .one : .other
  }

  private static func romanian(_ numbers: Operands) -> PluralCategory {
    if numbers.isNumber(1) { return .one }
    return !numbers.isWhole || numbers.whole == 0 || numbers.ends(in: 1...19, modulo: 100) ? .few : .other
  }

  private static func arabic(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .other }
    switch (numbers.whole, numbers.whole % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static func irish(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .other }
    switch numbers.whole {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static func welsh(_ numbers: Operands) -> PluralCategory {
    guard numbers.isWhole else { return .other }
    switch numbers.whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }
}
