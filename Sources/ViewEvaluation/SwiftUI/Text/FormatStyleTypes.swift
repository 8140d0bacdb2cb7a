import Foundation
import ViewTree

extension BuiltinType {
  /// What `format:` and `formatted(_:)` expect.
  static let formatStyle = BuiltinType(
    "FormatStyle",
    statics: [
      style("dateTime", .date(Date.FormatStyle())), style("number", .number(NumberStyle())),
      style("percent", .number(NumberStyle(kind: .percent))), style("iso8601", .iso8601),
      BuiltinMember("relative") { call in
        let units: [String: Date.RelativeFormatStyle.UnitsStyle] = [
          "abbreviated": .abbreviated, "narrow": .narrow, "spellOut": .spellOut, "wide": .wide,
        ]
        guard call.hasOnly("presentation", "unitsStyle"),
          let presentation = name(call["presentation"]), ["named", "numeric"].contains(presentation),
          let style = units[call["unitsStyle"] == nil ? "wide" : name(call["unitsStyle"]) ?? ""]
        else { return nil }
        return .native("FormatStyle", FormatStyleValue.relative(isNamed: presentation == "named", style))
      },
      style("measurement", .unknown("measurement")), style("units", .unknown("units")),
      style("time", .unknown("time")), style("timeDuration", .unknown("timeDuration")),
      BuiltinMember("byteCount") { call in
        let styles: [String: ByteCountFormatStyle.Style] = [
          "binary": .binary, "decimal": .decimal, "file": .file, "memory": .memory,
        ]
        guard call.hasOnly("style"), let name = name(call["style"]) else { return nil }
        return styles[name].map { .native("FormatStyle", FormatStyleValue.bytes($0)) }
      },
      BuiltinMember("currency") { call in
        var reader = ArgumentReader(call)
        guard let code = reader.string("code") else { return nil }
        return .native("FormatStyle", FormatStyleValue.number(NumberStyle(kind: .currency(code))))
      },
      BuiltinMember("list") { call in
        guard call.hasOnly("type") else { return nil }
        let type = call["type"].map { call.evaluator.resolve($0, as: "ListFormatStyleType") }
        return .native("FormatStyle", FormatStyleValue.list(isAnd: type?.payload(Token.self)?.name != "or"))
      },
    ],
    members: dateMembers + numberMembers + [styleLocale])

  /// The name of an implicit member: "named" of `.named`.
  private static func name(_ value: Value?) -> String? {
    guard case .pending(let pending)? = value, case .member(nil, let name, _) = pending.expression.kind else {
      return nil
    }
    return name
  }

  static let dateFormatStyle = BuiltinType(
    "Date.FormatStyle", conformances: ["FormatStyle"],
    initializer: { call in
      .native("FormatStyle", FormatStyleValue.date(Date.FormatStyle(date: dateStyle(call), time: timeStyle(call))))
    })

  /// `IntegerFormatStyle<Int>()` and its relatives.
  static let numberFormatStyles: [BuiltinType] =
    [
      "Decimal.FormatStyle", "Decimal.FormatStyle.Currency", "Decimal.FormatStyle.Percent", "FloatingPointFormatStyle",
      "FloatingPointFormatStyle.Currency", "FloatingPointFormatStyle.Percent", "IntegerFormatStyle",
      "IntegerFormatStyle.Currency", "IntegerFormatStyle.Percent",
    ].map { name in
      BuiltinType(
        name, conformances: ["FormatStyle"],
        initializer: { _ in .native("FormatStyle", FormatStyleValue.number(NumberStyle())) })
    }

  /// The currency of a locale, as `currency(code:)` is usually given.
  static let localeCurrency: [BuiltinType] = [
    BuiltinType(
      "Locale",
      members: [
        BuiltinMember("currency") { call in
          guard let locale = call.receiver.payload(Locale.self) else { return nil }
          return locale.currency.map { .native("Locale.Currency", $0.identifier) } ?? Value.none
        }
      ]),
    BuiltinType(
      "Locale.Currency",
      members: [
        BuiltinMember("identifier") { call in call.receiver.payload(String.self).map { .string($0) } }
      ]),
  ]

  static let dateSymbols = BuiltinType.tokens(
    "Date.FormatStyle.Symbol",
    [
      "abbreviated", "conversationalDefaultDigits", "defaultDigits", "narrow", "omitted", "oneDigit", "short",
      "twoDigits", "weekOfMonth", "wide",
    ])
  static let dateLengths = BuiltinType.tokens(
    "Date.FormatStyle.DateStyle", ["abbreviated", "complete", "long", "numeric", "omitted"])
  static let timeLengths = BuiltinType.tokens(
    "Date.FormatStyle.TimeStyle", ["complete", "omitted", "shortened", "standard"])
  static let listTypes = BuiltinType.tokens("ListFormatStyleType", ["and", "or"])
  static let textDateStyle = BuiltinType.tokens("Text.DateStyle", ["date", "offset", "relative", "time", "timer"])

  /// `formatted` of dates, numbers and lists.
  static let formattedMembers: [BuiltinType] = ["Array", "Date", "Decimal", "Double", "Int"].map { name in
    BuiltinType(name, members: [BuiltinMember("formatted", formatted)])
  }

  private static func formatted(_ call: BuiltinCall) -> Value? {
    guard call.isCall else { return nil }
    let evaluator = call.evaluator
    evaluator.record(.locale)
    let locale = evaluator.environment.locale
    if let format = call.first {
      return FormatStyles.text(of: call.receiver, format: format, locale: locale, evaluator).map { .string($0) }
        ?? call.unresolved("unknown-format", "This value is formatted in a way that is not known.")
    }
    if let date = evaluator.date(of: call.receiver) {
      let style =
        call.arguments.isEmpty
        ? FormatStyles.style(Date.FormatStyle(date: .numeric, time: .shortened), locale: locale)
        : FormatStyles.style(Date.FormatStyle(date: dateStyle(call), time: timeStyle(call)), locale: locale)
      return .string(style.format(date))
    }
    if let number = call.receiver.number {
      return .string(
        NumberStyle().text(of: number, isWhole: call.receiver.isWholeNumber, locale: Locale(identifier: locale)))
    }
    if case .array = call.receiver {
      let list = Value.native("FormatStyle", FormatStyleValue.list(isAnd: true))
      return FormatStyles.text(of: call.receiver, format: list, locale: locale, evaluator).map { .string($0) }
    }
    return nil
  }

  private static func style(_ name: String, _ value: FormatStyleValue) -> BuiltinMember {
    BuiltinMember(name) { _ in .native("FormatStyle", value) }
  }

  private static func dateStyle(_ call: BuiltinCall) -> Date.FormatStyle.DateStyle {
    let value = call["date"].map { call.evaluator.resolve($0, as: "Date.FormatStyle.DateStyle") }
    switch value?.payload(Token.self)?.name {
    case "abbreviated": return .abbreviated
    case "complete": return .complete
    case "long": return .long
    case "numeric": return .numeric
    default: return .omitted
    }
  }

  private static func timeStyle(_ call: BuiltinCall) -> Date.FormatStyle.TimeStyle {
    let value = call["time"].map { call.evaluator.resolve($0, as: "Date.FormatStyle.TimeStyle") }
    switch value?.payload(Token.self)?.name {
    case "complete": return .complete
    case "shortened": return .shortened
    case "standard": return .standard
    default: return .omitted
    }
  }
}

extension BuiltinType {
  private typealias DateChange = @Sendable (Date.FormatStyle, String?) -> Date.FormatStyle

  /// `.day()`, `.month(.wide)` and the other fields; the argument arrives by name, `nil` for the default.
  static let dateMembers: [BuiltinMember] = [
    dateMember("day") { style, symbol in style.day(symbol == "twoDigits" ? .twoDigits : .defaultDigits) },
    dateMember("era") { style, _ in style.era() },
    dateMember("hour", with: ["amPM"]) { style, symbol in
      switch symbol {
      case "twoDigits": style.hour(.twoDigits(amPM: .abbreviated))
      case "twoDigits amPM omitted": style.hour(.twoDigits(amPM: .omitted))
      case "defaultDigits amPM omitted": style.hour(.defaultDigits(amPM: .omitted))
      case "defaultDigits amPM narrow": style.hour(.defaultDigits(amPM: .narrow))
      case "twoDigits amPM narrow": style.hour(.twoDigits(amPM: .narrow))
      case "twoDigits amPM wide": style.hour(.twoDigits(amPM: .wide))
      case "defaultDigits amPM wide": style.hour(.defaultDigits(amPM: .wide))
      default: style.hour(.defaultDigits(amPM: .abbreviated))
      }
    },
    dateMember("minute") { style, symbol in style.minute(symbol == "twoDigits" ? .twoDigits : .defaultDigits) },
    dateMember("month") { style, symbol in
      switch symbol {
      case "wide": style.month(.wide)
      case "narrow": style.month(.narrow)
      case "twoDigits": style.month(.twoDigits)
      case "defaultDigits": style.month(.defaultDigits)
      default: style.month(.abbreviated)
      }
    },
    dateMember("second") { style, symbol in style.second(symbol == "twoDigits" ? .twoDigits : .defaultDigits) },
    dateMember("weekday") { style, symbol in
      switch symbol {
      case "wide": style.weekday(.wide)
      case "narrow": style.weekday(.narrow)
      case "short": style.weekday(.short)
      default: style.weekday(.abbreviated)
      }
    },
    dateMember("week") { style, symbol in
      switch symbol {
      case "twoDigits": style.week(.twoDigits)
      case "weekOfMonth": style.week(.weekOfMonth)
      default: style.week(.defaultDigits)
      }
    },
    dateMember("year") { style, symbol in style.year(symbol == "twoDigits" ? .twoDigits : .defaultDigits) },
  ]

  /// A field of a date.
  ///
  /// - Parameter labels: the labels of the arguments that a symbol may have.
  private static func dateMember(
    _ name: String, with labels: Set<String> = [], _ change: @escaping DateChange
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, let value = call.receiver.payload(FormatStyleValue.self) else { return nil }
      var symbol: String?
      if let argument = call.first {
        guard let name = symbolName(argument, labels, call.evaluator) else { return nil }
        symbol = name
      }
      switch value {
      case .date(let style): return .native("FormatStyle", FormatStyleValue.date(change(style, symbol)))
      case .localized(let locale, .date(let style)):
        return .native("FormatStyle", FormatStyleValue.localized(locale, .date(change(style, symbol))))
      default: return nil
      }
    }
  }

  /// `.twoDigits`, `.defaultDigits(amPM: .omitted)` as words; `nil` for a symbol that is not known.
  private static func symbolName(_ value: Value, _ labels: Set<String>, _ evaluator: Evaluator) -> String? {
    if case .pending(let pending) = value, case .call(let callee, let arguments, _) = pending.expression.kind {
      guard case .member(nil, let name, _) = callee.kind, arguments.count == 1, let label = arguments[0].label,
        labels.contains(label), case .member(nil, let choice, _) = arguments[0].expression.kind
      else { return nil }
      return name + " " + label + " " + choice
    }
    return evaluator.resolve(value, as: "Date.FormatStyle.Symbol").payload(Token.self)?.name
  }

  /// `.locale(_:)`: the text is written as it says, whatever the locale of the variant.
  private static let styleLocale = BuiltinMember("locale") { call in
    guard let locale = call.first.map({ call.evaluator.resolve($0, as: "Locale") })?.payload(Locale.self) else {
      return call.first?.unresolved.map { .unresolved($0) }
    }
    switch call.receiver.payload(FormatStyleValue.self) {
    case .number(var style)?:
      style.locale = locale.identifier
      return .native("FormatStyle", FormatStyleValue.number(style))
    case .iso8601?: return call.receiver
    case .localized(_, let style)?:
      return .native("FormatStyle", FormatStyleValue.localized(locale.identifier, style))
    case .date?, .list?, .bytes?, .relative?:
      return call.receiver.payload(FormatStyleValue.self).map {
        .native("FormatStyle", FormatStyleValue.localized(locale.identifier, $0))
      }
    case .unknown?, nil: return nil
    }
  }

  /// `false` says that the argument is not one of the known forms.
  private typealias NumberChange = @Sendable (inout NumberStyle, Value?, Evaluator) -> Bool

  static let numberMembers: [BuiltinMember] = [
    numberMember("grouping") { style, argument, evaluator in
      let choice = argument.map { evaluator.resolve($0, as: "NumberFormatStyleConfiguration.Grouping") }
      guard let name = choice?.payload(Token.self)?.name else { return false }
      style.usesGrouping = name != "never"
      return true
    },
    numberMember("notation") { style, argument, evaluator in
      let choice = argument.map { evaluator.resolve($0, as: "NumberFormatStyleConfiguration.Notation") }
      guard let name = choice?.payload(Token.self)?.name, name != "scientific" else { return false }
      style.isCompact = name == "compactName"
      return true
    },
    numberMember("precision") { style, argument, evaluator in
      let choice = argument.map { evaluator.resolve($0, as: "NumberFormatStyleConfiguration.Precision") }
      guard let precision = choice?.payload(PrecisionValue.self) else { return false }
      style.fraction = precision.fraction
      style.integerDigits = precision.integer
      style.significantDigits = precision.significant
      return true
    },
    BuiltinMember("rounded") { call in
      guard call.isCall, case .number(var style)? = call.receiver.payload(FormatStyleValue.self) else { return nil }
      let rules: [String: FloatingPointRoundingRule] = [
        "awayFromZero": .awayFromZero, "down": .down, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
        "toNearestOrEven": .toNearestOrEven, "towardZero": .towardZero, "up": .up,
      ]
      guard call.hasOnly("rule", "increment") else { return nil }
      if let rule = call["rule"] {
        guard case .pending(let pending) = rule, case .member(nil, let name, _) = pending.expression.kind,
          let known = rules[name]
        else { return nil }
        style.rounding = known
      }
      if let increment = call["increment"], !increment.isNone {
        guard let step = increment.number, step > 0 else { return nil }
        style.increment = step
      }
      return .native("FormatStyle", FormatStyleValue.number(style))
    },
    numberMember("scale") { style, argument, _ in
      guard let factor = argument?.number else { return false }
      style.scale = factor
      return true
    },
    // Other strategies hide signs or write them otherwise.
    numberMember("sign") { style, argument, _ in
      guard case .pending(let pending)? = argument, case .call(let callee, let arguments, _) = pending.expression.kind,
        case .member(nil, "always", _) = callee.kind, arguments.isEmpty
      else { return false }
      style.alwaysShowsSign = true
      return true
    },
  ]

  private static func numberMember(_ name: String, _ change: @escaping NumberChange) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, case .number(var style)? = call.receiver.payload(FormatStyleValue.self) else { return nil }
      guard call.arguments.count < 2, change(&style, call.arguments.first?.value, call.evaluator) else { return nil }
      return .native("FormatStyle", FormatStyleValue.number(style))
    }
  }

  static let numberGrouping = BuiltinType.tokens("NumberFormatStyleConfiguration.Grouping", ["automatic", "never"])
  static let numberNotation = BuiltinType.tokens(
    "NumberFormatStyleConfiguration.Notation", ["automatic", "compactName", "scientific"])
  static let numberPrecision = BuiltinType(
    "NumberFormatStyleConfiguration.Precision",
    statics: [
      precision("fractionLength") { PrecisionValue(fraction: $0) },
      precision("integerLength") { PrecisionValue(integer: $0.lowerBound) },
      precision("significantDigits") { PrecisionValue(significant: $0) },
      BuiltinMember("integerAndFractionLength") { call in
        guard let integer = call["integer"]?.integer, let fraction = call["fraction"]?.integer, fraction >= 0 else {
          return nil
        }
        let value = PrecisionValue(fraction: fraction...fraction, integer: integer)
        return .native("NumberFormatStyleConfiguration.Precision", value)
      },
    ])

  /// A precision given as a number or a range of digits.
  private static func precision(
    _ name: String, _ make: @escaping @Sendable (ClosedRange<Int>) -> PrecisionValue
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let argument = call.first else { return nil }
      var limits: ClosedRange<Int>?
      if let exact = argument.integer { limits = exact...exact }
      if case .range(let range) = argument {
        let lower = range.lower?.integer ?? 0
        let upper = range.upper?.integer.map { range.includesUpper ? $0 : $0 - 1 } ?? 16
        if lower <= upper { limits = lower...upper }
      }
      guard let limits, limits.lowerBound >= 0, limits.upperBound <= 100 else { return nil }
      return .native("NumberFormatStyleConfiguration.Precision", make(limits))
    }
  }
}

/// What `.precision(_:)` was given.
struct PrecisionValue: Hashable, Sendable {
  var fraction: ClosedRange<Int>?
  var integer: Int?
  var significant: ClosedRange<Int>?

  init(fraction: ClosedRange<Int>? = nil, integer: Int? = nil, significant: ClosedRange<Int>? = nil) {
    self.fraction = fraction
    self.integer = integer
    self.significant = significant
  }
}
