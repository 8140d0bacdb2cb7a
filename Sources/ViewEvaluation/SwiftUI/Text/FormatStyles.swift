import Foundation
import ViewTree

/// A format style of the audited source.
indirect enum FormatStyleValue: Sendable {
  case date(Date.FormatStyle)
  case number(NumberStyle)
  case list(isAnd: Bool)
  case bytes(ByteCountFormatStyle.Style)
  case iso8601
  case relative(isNamed: Bool, Date.RelativeFormatStyle.UnitsStyle)
  /// A style with a locale of its own, as an ICU identifier.
  case localized(String, FormatStyleValue)
  /// A style by name whose text is not modelled.
  case unknown(String)
}

/// How a number is written.
struct NumberStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case plain, percent
    case currency(String)
  }

  var kind: Kind = .plain
  /// Decimals kept at least and at most; `nil` for the style's own.
  var fraction: ClosedRange<Int>?
  /// Digits before the point at least.
  var integerDigits: Int?
  var significantDigits: ClosedRange<Int>?
  var usesGrouping = true
  var alwaysShowsSign = false
  var isCompact = false
  var rounding: FloatingPointRoundingRule?
  /// What the number is rounded to a multiple of.
  var increment: Double?
  /// What the number is multiplied by.
  var scale: Double?
  /// ICU identifier of the locale that the style itself names.
  var locale: String?

  /// The text of a number; whole numbers show no decimals unless asked for.
  func text(of value: Double, isWhole: Bool, locale outer: Locale) -> String {
    let locale = self.locale.map { Locale(identifier: $0) } ?? outer
    switch kind {
    case .plain: return plain(value, locale)
    case .percent:
      var style = FloatingPointFormatStyle<Double>.Percent(locale: locale).grouping(grouping)
      if let precision { style = style.precision(precision) }
      if alwaysShowsSign { style = style.sign(strategy: .always()) }
      if let scale { style = style.scale(scale) }
      if rounding != nil || increment != nil { style = style.rounded(rule: rule, increment: increment) }
      return style.format(isWhole && scale == nil ? value / 100 : value)
    case .currency(let code):
      var style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale).grouping(grouping)
      if let precision { style = style.precision(precision) }
      if alwaysShowsSign { style = style.sign(strategy: .always()) }
      if let scale { style = style.scale(scale) }
      if rounding != nil || increment != nil { style = style.rounded(rule: rule, increment: increment) }
      return style.format(value)
    }
  }

  private var rule: FloatingPointRoundingRule { rounding ?? .toNearestOrEven }

  private func plain(_ value: Double, _ locale: Locale) -> String {
    var style = FloatingPointFormatStyle<Double>(locale: locale).grouping(grouping)
    if let precision { style = style.precision(precision) }
    if alwaysShowsSign { style = style.sign(strategy: .always()) }
    if isCompact { style = style.notation(.compactName) }
    if let scale { style = style.scale(scale) }
    if rounding != nil || increment != nil { style = style.rounded(rule: rule, increment: increment) }
    return style.format(value)
  }

  private var grouping: NumberFormatStyleConfiguration.Grouping { usesGrouping ? .automatic : .never }

  private var precision: NumberFormatStyleConfiguration.Precision? {
    if let significantDigits { return .significantDigits(significantDigits) }
    switch (integerDigits, fraction) {
    case (let integer?, let fraction?):
      return .integerAndFractionLength(integerLimits: integer..., fractionLimits: fraction)
    case (let integer?, nil): return .integerLength(integer...)
    case (nil, let fraction?): return .fractionLength(fraction)
    case (nil, nil): return nil
    }
  }
}

/// Texts by format style.
enum FormatStyles {
  /// The text of a value, or `nil` when the style or the value is not known.
  static func text(of value: Value, format: Value, _ expansion: Expansion) -> String? {
    text(of: value, format: format, locale: expansion.localeIdentifier, expansion.evaluator)
  }

  static func text(of value: Value, format: Value, locale: String, _ evaluator: Evaluator) -> String? {
    let style = evaluator.resolve(format, as: "FormatStyle")
    if case .instance = style {
      let argument = CallArgument(value: value)
      return evaluator.text(of: evaluator.callMember("format", of: style, [argument]))
    }
    return style.payload(FormatStyleValue.self).flatMap { text(of: value, style: $0, locale: locale, evaluator) }
  }

  private static func text(
    of value: Value, style: FormatStyleValue, locale: String, _ evaluator: Evaluator
  ) -> String? {
    switch style {
    case .date(let style): return evaluator.date(of: value).map { self.style(style, locale: locale).format($0) }
    case .number(let style):
      guard let number = value.number else { return nil }
      return style.text(of: number, isWhole: value.isWholeNumber, locale: Locale(identifier: locale))
    case .list(let isAnd):
      guard case .array(let values) = value else { return nil }
      return values.map { evaluator.text(of: $0) ?? "" }.formatted(
        .list(type: isAnd ? .and : .or).locale(Locale(identifier: locale)))
    case .bytes(let style):
      guard let count = value.integer else { return nil }
      return Int64(count).formatted(ByteCountFormatStyle(style: style, locale: Locale(identifier: locale)))
    case .iso8601: return evaluator.date(of: value)?.formatted(.iso8601)
    case .relative(let isNamed, let units):
      let style = RelativeTime(isNamed: isNamed, units: units, locale: Locale(identifier: locale))
      return evaluator.date(of: value).map { style.text(of: $0, relativeTo: evaluator.now) }
    case .localized(let own, let style): return text(of: value, style: style, locale: own, evaluator)
    case .unknown: return nil
    }
  }

  /// A date style in a locale, in UTC and the Gregorian calendar.
  static func style(_ style: Date.FormatStyle, locale: String) -> Date.FormatStyle {
    var result = style.locale(Locale(identifier: locale))
    result.timeZone = TimeZone(secondsFromGMT: 0)!
    result.calendar = Calendar(identifier: .gregorian)
    return result
  }

  static func dateStyle(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, locale: String
  ) -> Date.FormatStyle {
    style(Date.FormatStyle(date: date, time: time), locale: locale)
  }
}

extension Value {
  /// Whether the value is of an integer type.
  var isWholeNumber: Bool {
    wide != nil
  }
}
