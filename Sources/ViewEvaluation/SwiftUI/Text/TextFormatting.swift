import Foundation
import Localization
import ViewTree

/// Numbers and dates as text, by locale, in UTC.
enum TextFormatting {
  /// A number interpolated in a localised text: whole numbers with grouping, others with six decimals.
  static func interpolated(_ value: Double, isWhole: Bool, locale: String) -> String {
    guard isWhole, let whole = Int(exactly: value) else {
      return String(format: "%lf", locale: Locale(identifier: locale), value)
    }
    return whole.formatted(IntegerFormatStyle<Int>(locale: Locale(identifier: locale)))
  }

  /// A number by a C specifier such as `%.2f`; any other specifier gives the number as it is.
  static func string(_ value: Double, specifier: String, _ expansion: Expansion) -> String {
    let locale = Locale(identifier: expansion.localeIdentifier)
    guard let conversion = specifier.last, specifier.first == "%", !specifier.dropFirst().contains("%"),
      !specifier.contains("*"), specifier.count < 12
    else { return String(value) }
    if "diuxXo".contains(conversion), let whole = Int(exactly: value.rounded(.towardZero)) {
      let flags = specifier.dropFirst().dropLast().filter { !"lhqzjt".contains($0) }
      return String(format: "%\(flags)ld", locale: locale, whole)
    }
    return "fFeEgG".contains(conversion)
      ? String(format: specifier.filter { !"lhqzjt".contains($0) }, locale: locale, value) : String(value)
  }

  /// A value with `format:` or `style:`, or `nil` when either is not known.
  static func string(_ value: Value, labels: [CallArgument], _ expansion: Expansion) -> String? {
    if let style = labels.first(where: { $0.label == "style" }) {
      return dateText(value, style: style.value, expansion)
    }
    guard let format = labels.first(where: { $0.label == "format" || $0.label == "formatter" }) else { return nil }
    return FormatStyles.text(of: value, format: format.value, expansion)
  }

  /// `Text(date, style:)`.
  static func dateText(_ value: Value, style: Value, _ expansion: Expansion) -> String? {
    let evaluator = expansion.evaluator
    guard let date = evaluator.date(of: value) else { return nil }
    let locale = expansion.localeIdentifier
    switch evaluator.resolve(style, as: "Text.DateStyle").payload(Token.self)?.name {
    case "date": return FormatStyles.dateStyle(date: .long, time: .omitted, locale: locale).format(date)
    case "time": return FormatStyles.dateStyle(date: .omitted, time: .shortened, locale: locale).format(date)
    case "timer": return ElapsedTime.timer(abs(date.timeIntervalSince(evaluator.now)))
    case "relative" where locale.hasPrefix("en"):
      return ElapsedTime.relative(abs(date.timeIntervalSince(evaluator.now)))
    // The words for days and more, and those of an offset, are not known.
    default: return nil
    }
  }

  static func unknownFormat(_ value: Value, _ evaluator: Evaluator) -> UnresolvedValue {
    value.unresolved
      ?? UnresolvedValue(
        code: "unknown-format",
        message: "This \(evaluator.typeName(of: value)) is shown in a format that is not known.",
        range: nil)
  }
}

/// Distances in time as `Text` counts them, in seconds.
enum ElapsedTime {
  /// "1:05:09"; without hours "65:09".
  ///
  /// - Verification: documented.
  static func timer(_ distance: Double, showsHours: Bool = true) -> String {
    let seconds = whole(distance)
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard hours > 0, showsHours else { return "\(seconds / 60):\(padded(rest))" }
    return "\(hours):\(padded(minutes)):\(padded(rest))"
  }

  /// "2 hr, 5 min"; `nil` for a day and more.
  ///
  /// - Verification: inferred; the words are English only.
  static func relative(_ distance: Double) -> String? {
    let seconds = whole(distance)
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    guard hours < 24 else { return nil }
    return hours > 0 ? "\(hours) hr, \(minutes) min" : minutes > 0 ? "\(minutes) min, \(rest) sec" : "\(rest) sec"
  }

  private static func whole(_ distance: Double) -> Int { Int(min(max(distance, 0), 1e15).rounded(.down)) }
}

extension Evaluator {
  /// The date behind a value, in the forms in which the evaluator keeps dates.
  func date(of value: Value) -> Date? {
    let settled = resolve(value, as: "Date")
    if let date = settled.payload(Date.self) { return date }
    if case .native(let native) = settled, native.typeName == "Date", let seconds = native.payload as? Double {
      return Date(timeIntervalSince1970: seconds)
    }
    return nil
  }
}

extension Expansion {
  /// The pseudo-locale at this place; a locale that the preview itself sets stands.
  var pseudoLocale: PseudoLocale? {
    evaluator.record(.locale)
    return environment["locale"] == nil ? evaluator.environment.pseudoLocale : nil
  }

  /// The locale at this place, as an ICU identifier; reading it makes the result depend on the locale.
  var localeIdentifier: String {
    evaluator.record(.locale)
    switch environment["locale"] {
    case .native(let native)?:
      if let locale = native.payload as? Locale { return locale.identifier }
      if let identifier = native.payload as? String { return identifier }
    case .string(let identifier)?: return identifier
    default: break
    }
    return evaluator.environment.locale
  }
}
