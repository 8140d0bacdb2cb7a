internal import Foundation
internal import ViewTree

/// `DateFormatter`, `NumberFormatter` and their relatives: settings kept by name, and applied when text is asked for.
///
/// A formatter is a class: its settings change in place.
final class FormatterSettings: @unchecked Sendable {
  var values: [String: Value] = [:]

  init() {}

  /// The name of a setting given as an implicit member: `.short`, `.currency`.
  func name(_ key: String) -> String? {
    switch values[key] {
    case .pending(let pending)?:
      if case .member(nil, let name, _) = pending.expression.kind { return name }
      return nil
    case .native(let native)?: return native.payload as? String
    default: return nil
    }
  }
}

/// The types of Foundation, sorted by name.
let foundationTypes: [BuiltinType] = [
  .byteCountFormatter, .calendar, .calendarComponent, .data, .date, .dateComponents, .dateComponentsFormatter,
  .dateFormatter,
  .dateInterval, .duration, .iso8601DateFormatter, .jsonDecoder, .locale, .numberFormatter, .relativeDateFormatter,
  .timeZone, .url,
  .urlComponents, .uuid,
]

extension BuiltinType {
  private static func formatter(
    _ name: String, statics: [BuiltinMember] = [], members: [BuiltinMember]
  ) -> BuiltinType {
    BuiltinType(
      name, conformances: ["Formatter"],
      initializer: { _ in .native(name, FormatterSettings()) }, statics: statics,
      members: members + [
        BuiltinMember("*") { call in
          call.receiver.payload(FormatterSettings.self).map { $0.values[call.name] ?? Value.none }
        },
        BuiltinMember("set *") { call in
          call.receiver.payload(FormatterSettings.self)?.values[call.name] = call.first ?? Value.none
          return call.receiver
        },
      ])
  }

  private static func locale(_ settings: FormatterSettings, _ evaluator: Evaluator) -> Locale {
    if let locale = settings.values["locale"]?.payload(Locale.self) { return locale }
    evaluator.record(.locale)
    return Locale(identifier: evaluator.environment.locale)
  }

  static let dateFormatter = formatter(
    "DateFormatter",
    statics: [
      BuiltinMember("localizedString") { call in
        let settings = FormatterSettings()
        settings.values = ["dateStyle": call["dateStyle"] ?? Value.none, "timeStyle": call["timeStyle"] ?? Value.none]
        guard let date = call.evaluator.date(call["from"]) else { return nil }
        return .string(native(settings, call.evaluator).string(from: date))
      },
      BuiltinMember("dateFormat") { call in
        call.text("fromTemplate").flatMap {
          DateFormatter.dateFormat(
            fromTemplate: $0, options: 0, locale: Locale(identifier: call.evaluator.environment.locale))
        }.map { .string($0) }
      },
    ],
    members: [
      BuiltinMember("date") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self), let text = call.text("from") else {
          return nil
        }
        return native(settings, call.evaluator).date(from: text).map { Evaluator.dateValue($0) } ?? Value.none
      },
      BuiltinMember("setLocalizedDateFormatFromTemplate") { call in
        call.receiver.payload(FormatterSettings.self)?.values["template"] = call.first ?? Value.none
        return .void
      },
      BuiltinMember("string") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self),
          let date = call.evaluator.date(call["from"] ?? call["for"])
        else { return nil }
        return .string(native(settings, call.evaluator).string(from: date))
      },
    ])

  static func native(_ settings: FormatterSettings, _ evaluator: Evaluator) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale(settings, evaluator)
    formatter.timeZone = .gmt
    let styles: [String: DateFormatter.Style] = [
      "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ]
    formatter.dateStyle = settings.name("dateStyle").flatMap { styles[$0] } ?? .none
    formatter.timeStyle = settings.name("timeStyle").flatMap { styles[$0] } ?? .none
    if let template = settings.values["template"].map(evaluator.settled)?.string {
      formatter.setLocalizedDateFormatFromTemplate(template)
    }
    if let format = settings.values["dateFormat"].map(evaluator.settled)?.string { formatter.dateFormat = format }
    return formatter
  }

  static let numberFormatter = formatter(
    "NumberFormatter",
    statics: [
      BuiltinMember("localizedString") { call in
        let settings = FormatterSettings()
        settings.values["numberStyle"] = call["number"] ?? Value.none
        return call["from"]?.number.flatMap { numbers(settings, call.evaluator).string(from: NSNumber(value: $0)) }.map
        {
          .string($0)
        }
      }
    ],
    members: [
      BuiltinMember("number") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self), let text = call.text("from") else {
          return nil
        }
        return numbers(settings, call.evaluator).number(from: text).map { .double($0.doubleValue) } ?? Value.none
      },
      BuiltinMember("string") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self),
          let number = (call["from"] ?? call["for"])?.number
        else { return nil }
        return numbers(settings, call.evaluator).string(from: NSNumber(value: number)).map { .string($0) } ?? Value.none
      },
    ])

  private static func numbers(_ settings: FormatterSettings, _ evaluator: Evaluator) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale(settings, evaluator)
    let styles: [String: NumberFormatter.Style] = [
      "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent, "spellOut": .spellOut,
      "ordinal": .ordinal, "scientific": .scientific,
    ]
    formatter.numberStyle = settings.name("numberStyle").flatMap { styles[$0] } ?? .none
    if let count = settings.values["maximumFractionDigits"]?.integer { formatter.maximumFractionDigits = count }
    if let count = settings.values["minimumFractionDigits"]?.integer { formatter.minimumFractionDigits = count }
    if let count = settings.values["minimumIntegerDigits"]?.integer { formatter.minimumIntegerDigits = count }
    if let code = settings.values["currencyCode"].map(evaluator.settled)?.string { formatter.currencyCode = code }
    if let symbol = settings.values["currencySymbol"].map(evaluator.settled)?.string {
      formatter.currencySymbol = symbol
    }
    if let flag = settings.values["usesGroupingSeparator"]?.bool { formatter.usesGroupingSeparator = flag }
    if let mark = settings.values["groupingSeparator"].map(evaluator.settled)?.string {
      formatter.groupingSeparator = mark
    }
    if let prefix = settings.values["positivePrefix"].map(evaluator.settled)?.string {
      formatter.positivePrefix = prefix
    }
    return formatter
  }

  static let iso8601DateFormatter = formatter(
    "ISO8601DateFormatter",
    members: [
      BuiltinMember("date") { call in
        call.text("from").flatMap { ISO8601DateFormatter().date(from: $0) }.map { Evaluator.dateValue($0) }
          ?? Value.none
      },
      BuiltinMember("string") { call in
        call.evaluator.date(call["from"]).map { .string(ISO8601DateFormatter().string(from: $0)) }
      },
    ])

  /// What Foundation on Linux lacks is worded here for English and left unresolved for other languages.
  static let relativeDateFormatter = formatter(
    "RelativeDateTimeFormatter",
    members: [
      BuiltinMember("localizedString") { call in
        let evaluator = call.evaluator
        guard evaluator.environment.locale.hasPrefix("en") else { return nil }
        if let date = evaluator.date(call["for"]), let other = evaluator.date(call["relativeTo"]) {
          return .string(RelativeTime(seconds: date.timeIntervalSince(other)).english)
        }
        return call.number("fromTimeInterval").map { .string(RelativeTime(seconds: $0).english) }
      }
    ])

  static let dateComponentsFormatter = formatter(
    "DateComponentsFormatter",
    members: [
      BuiltinMember("string") { call in
        guard let seconds = call.number("from"), call.evaluator.environment.locale.hasPrefix("en") else { return nil }
        let total = Int(seconds.magnitude)
        let parts = [total / 3600, total / 60 % 60, total % 60]
        let shown = parts[0] > 0 ? parts : Array(parts[1...])
        return .string(
          shown.enumerated().map { $0 == 0 ? String($1) : String(format: "%02d", $1) }.joined(separator: ":"))
      }
    ])

  /// Text with attributes as UIKit has it; attributes other than none are not modelled.
  static let nsAttributedStrings: [BuiltinType] = ["NSAttributedString", "NSMutableAttributedString"].map { name in
    BuiltinType(
      name, conformances: name == "NSAttributedString" ? [] : ["NSAttributedString"],
      initializer: { call in
        if let other = (call["attributedString"] ?? call.first)?.payload(AttributedText.self) {
          return .native(name, other)
        }
        if call["attributes"] != nil {
          return call.unresolved("unknown-attribute", "The attributes of an NSAttributedString are not modelled.")
        }
        if call.arguments.isEmpty { return .native(name, AttributedText(runs: [])) }
        return call.text("string").map { .native(name, AttributedText(runs: [AttributedRun(text: $0)])) }
      },
      members: [
        BuiltinMember("string") { $0.receiver.payload(AttributedText.self).map { .string($0.text) } },
        BuiltinMember("length") { $0.receiver.payload(AttributedText.self).map { .int($0.text.utf16.count) } },
        BuiltinMember("append") { call in
          guard let text = call.receiver.payload(AttributedText.self),
            let more = call.first?.payload(AttributedText.self)
          else { return nil }
          call.update?.value = .native(name, AttributedText(runs: text.runs + more.runs))
          return .void
        },
      ])
  }
}

/// "2 hours ago", "in 3 days".
struct RelativeTime {
  var seconds: Double

  var english: String {
    let units: [(String, Double)] = [
      ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ]
    let amount = seconds.magnitude
    let (name, length) = units.first { amount >= $0.1 } ?? ("second", 1)
    let count = Int(amount / length)
    let text = "\(count) \(name)\(count == 1 ? "" : "s")"
    return seconds < 0 ? text + " ago" : "in " + text
  }
}
