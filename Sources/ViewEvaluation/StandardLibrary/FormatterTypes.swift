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
    case .native(let native)?: return native.payload as? String ?? (native.payload as? Token)?.name
    default: return nil
    }
  }

  func text(_ key: String, _ evaluator: Evaluator) -> String? { values[key].map(evaluator.settled)?.string }

  /// A value that says which setting keeps the text from being known: one that is not modelled, or has no known value.
  func unknown(beside modelled: Set<String>, _ call: BuiltinCall) -> Value? {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      if case .unresolved = value { return value }
      let isOff = value.bool == false || value.isNone
      if modelled.contains(key) || isOff { continue }
      return call.unresolved("unknown-format", "The setting `\(key)` of a formatter is not modelled.")
    }
    return nil
  }
}

/// The types of Foundation, sorted by name.
let foundationTypes: [BuiltinType] =
  [
    .byteCountFormatter, .calendar, .calendarComponent, .data, .date, .dateComponents, .dateComponentsFormatter,
    .dateFormatter,
    .dateInterval, .duration, .iso8601DateFormatter, .jsonDecoder, .locale, .numberFormatter, .relativeDateFormatter,
    .jsonSerialization, .listFormatter, .nsNull, .timeZone, .url, .urlComponents, .urlQueryItem, .uuid,
  ] + BuiltinType.scanners + BuiltinType.measurements + BuiltinType.sha256

extension BuiltinType {
  /// `ListFormatter`: "a, b, and c" in the locale of the device.
  static let listFormatter = BuiltinType(
    "ListFormatter", initializer: { _ in .native("ListFormatter", "formatter") },
    statics: [
      BuiltinMember("localizedString") { call in call["byJoining"].flatMap { listText($0, call) } }
    ],
    members: [
      BuiltinMember("string") { call in (call["from"] ?? call["for"]).flatMap { listText($0, call) } },
      BuiltinMember("set locale") { call in
        call.unresolved("unknown-format", "A locale of a ListFormatter is not modelled.")
      },
    ])

  private static func listText(_ list: Value, _ call: BuiltinCall) -> Value? {
    guard case .array(let elements) = list else { return nil }
    let texts = elements.compactMap { call.evaluator.settled($0).string }
    guard texts.count == elements.count else { return nil }
    call.evaluator.record(.locale)
    let locale = Locale(identifier: call.evaluator.environment.locale)
    return .string(texts.formatted(.list(type: .and).locale(locale)))
  }

  static func formatter(
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

  static func locale(_ settings: FormatterSettings, _ evaluator: Evaluator) -> Locale {
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
        guard let settings = call.receiver.payload(FormatterSettings.self) else { return nil }
        let source = call["from"] ?? call["for"]
        if let unknown = source?.unresolved { return .unresolved(unknown) }
        if let unknown = settings.unknown(beside: dateSettings, call) { return unknown }
        return call.evaluator.date(source).map { .string(native(settings, call.evaluator).string(from: $0)) }
      },
    ])

  /// The settings of `DateFormatter` that are modelled, and those that change no text.
  private static let dateSettings: Set<String> = [
    "amSymbol", "calendar", "dateFormat", "dateStyle", "defaultDate", "formattingContext", "isLenient", "locale",
    "pmSymbol", "template", "timeStyle", "timeZone",
  ]

  static func native(_ settings: FormatterSettings, _ evaluator: Evaluator) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale(settings, evaluator)
    formatter.timeZone = settings.values["timeZone"]?.payload(TimeZone.self) ?? .gmt
    if let symbol = settings.text("amSymbol", evaluator) { formatter.amSymbol = symbol }
    if let symbol = settings.text("pmSymbol", evaluator) { formatter.pmSymbol = symbol }
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
        guard let settings = call.receiver.payload(FormatterSettings.self), let source = call["from"] ?? call["for"]
        else { return nil }
        if let unknown = source.unresolved { return .unresolved(unknown) }
        if let unknown = settings.unknown(beside: numberSettings, call) { return unknown }
        guard let number = source.number else { return nil }
        return text(of: NSNumber(value: number), settings, call.evaluator).map { .string($0) } ?? Value.none
      },
    ])

  /// Foundation on Linux forgets the most decimals once the fewest are set, so these are asked for only where they are
  /// more than the number has.
  private static func text(of number: NSNumber, _ settings: FormatterSettings, _ evaluator: Evaluator) -> String? {
    guard let fewest = settings.values["minimumFractionDigits"]?.integer,
      let most = settings.values["maximumFractionDigits"]?.integer, fewest <= most,
      settings.name("numberStyle") != "currency"
    else { return numbers(settings, evaluator).string(from: number) }
    let shorter = FormatterSettings()
    shorter.values = settings.values
    shorter.values["minimumFractionDigits"] = .int(0)
    let formatter = numbers(shorter, evaluator)
    guard let text = formatter.string(from: number) else { return nil }
    let parts = text.components(separatedBy: formatter.decimalSeparator)
    if parts.count > 1, parts[parts.count - 1].count(where: \.isNumber) >= fewest { return text }
    return numbers(settings, evaluator).string(from: formatter.number(from: text) ?? number)
  }

  private typealias NumberPath<Setting> = ReferenceWritableKeyPath<NumberFormatter, Setting>

  private static var numberCounts: [(String, NumberPath<Int>)] {
    [
      ("maximumFractionDigits", \.maximumFractionDigits), ("minimumFractionDigits", \.minimumFractionDigits),
      ("maximumIntegerDigits", \.maximumIntegerDigits), ("minimumIntegerDigits", \.minimumIntegerDigits),
      ("maximumSignificantDigits", \.maximumSignificantDigits),
      ("minimumSignificantDigits", \.minimumSignificantDigits), ("groupingSize", \.groupingSize),
    ]
  }

  private static var numberTexts: [(String, NumberPath<String>)] {
    [
      ("currencyCode", \.currencyCode), ("currencySymbol", \.currencySymbol), ("decimalSeparator", \.decimalSeparator),
      ("groupingSeparator", \.groupingSeparator), ("minusSign", \.minusSign), ("negativePrefix", \.negativePrefix),
      ("negativeSuffix", \.negativeSuffix), ("percentSymbol", \.percentSymbol), ("plusSign", \.plusSign),
      ("positivePrefix", \.positivePrefix), ("positiveSuffix", \.positiveSuffix),
    ]
  }

  private static var numberFlags: [(String, NumberPath<Bool>)] {
    [
      ("usesGroupingSeparator", \.usesGroupingSeparator), ("usesSignificantDigits", \.usesSignificantDigits),
      ("alwaysShowsDecimalSeparator", \.alwaysShowsDecimalSeparator),
    ]
  }

  /// The settings of `NumberFormatter` that are modelled, and those that change no text of a number.
  private static let numberSettings = Set(
    numberCounts.map(\.0) + numberTexts.map(\.0) + numberFlags.map(\.0) + [
      "allowsFloats", "formattingContext", "generatesDecimalNumbers", "isLenient", "locale", "maximum", "minimum",
      "multiplier", "nilSymbol", "numberStyle", "roundingMode", "zeroSymbol",
    ])

  private static func numbers(_ settings: FormatterSettings, _ evaluator: Evaluator) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale(settings, evaluator)
    let styles: [String: NumberFormatter.Style] = [
      "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent, "spellOut": .spellOut,
      "ordinal": .ordinal, "scientific": .scientific,
    ]
    formatter.numberStyle = settings.name("numberStyle").flatMap { styles[$0] } ?? .none
    for (key, path) in numberCounts {
      if let count = settings.values[key]?.integer { formatter[keyPath: path] = count }
    }
    // Of two limits that contradict each other the one that is set holds.
    if settings.values["minimumFractionDigits"] == nil {
      formatter.minimumFractionDigits = min(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    } else if settings.values["maximumFractionDigits"] == nil {
      formatter.maximumFractionDigits = max(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    }
    for (key, path) in numberTexts { if let text = settings.text(key, evaluator) { formatter[keyPath: path] = text } }
    for (key, path) in numberFlags { if let flag = settings.values[key]?.bool { formatter[keyPath: path] = flag } }
    if let symbol = settings.text("zeroSymbol", evaluator) { formatter.zeroSymbol = symbol }
    if let factor = settings.values["multiplier"]?.number { formatter.multiplier = NSNumber(value: factor) }
    let roundings: [String: NumberFormatter.RoundingMode] = [
      "ceiling": .ceiling, "down": .down, "floor": .floor, "halfDown": .halfDown, "halfEven": .halfEven,
      "halfUp": .halfUp, "up": .up,
    ]
    if let rounding = settings.name("roundingMode").flatMap({ roundings[$0] }) { formatter.roundingMode = rounding }
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
      ] + attributeChanges.map { BuiltinMember($0, changeAttributes) })
  }

  private static let attributeChanges = [
    "addAttribute", "addAttributes", "deleteCharacters", "insert", "removeAttribute", "replaceCharacters",
    "setAttributedString", "setAttributes",
  ]

  private static func changeAttributes(_ call: BuiltinCall) -> Value? {
    call.update?.value = call.unresolved("unknown-attribute", "`\(call.name)` of a text is not modelled.")
    return .void
  }
}
