internal import Foundation

extension BuiltinType {
  static let calendar = BuiltinType(
    "Calendar",
    initializer: { call in
      // Other calendars than the Gregorian count other months and years.
      guard case .pending(let pending)? = call["identifier"], case .member(nil, let name, _) = pending.expression.kind
      else { return call.arguments.isEmpty ? .native("Calendar", call.evaluator.calendar) : nil }
      switch name {
      case "gregorian": return .native("Calendar", call.evaluator.calendar)
      case "iso8601":
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: call.evaluator.environment.locale)
        return .native("Calendar", calendar)
      default: return nil
      }
    },
    statics: [
      BuiltinMember("autoupdatingCurrent") { call in .native("Calendar", call.evaluator.calendar) },
      BuiltinMember("current") { call in .native("Calendar", call.evaluator.calendar) },
    ], members: calendarDates + calendarTests + calendarNames)

  private static func member(
    _ name: String, _ body: @escaping @Sendable (Calendar, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(Calendar.self).flatMap { body($0, call) } }
  }

  private static func component(_ value: Value?) -> Calendar.Component? {
    guard let value else { return nil }
    if case .pending(let pending) = value, case .member(nil, let name, _) = pending.expression.kind {
      return .named(name)
    }
    return value.payload(String.self).flatMap(Calendar.Component.named)
  }

  private static func optional(_ date: Date?) -> Value { date.map { Evaluator.dateValue($0) } ?? .none }

  private static let calendarDates: [BuiltinMember] = [
    member("component") { calendar, call in
      guard let component = component(call.first), let date = call.evaluator.date(call["from"]) else { return nil }
      return .int(calendar.component(component, from: date))
    },
    member("date") { calendar, call in
      if let components = call["from"]?.payload(DateComponents.self) {
        return optional(calendar.date(from: components))
      }
      if let component = component(call["byAdding"]), let value = call.integer("value"),
        let date = call.evaluator.date(call["to"])
      {
        return optional(calendar.date(byAdding: component, value: value, to: date))
      }
      if let components = call["byAdding"]?.payload(DateComponents.self), let date = call.evaluator.date(call["to"]) {
        return optional(calendar.date(byAdding: components, to: date))
      }
      if let hour = call.integer("bySettingHour"), let date = call.evaluator.date(call["of"]) {
        return optional(
          calendar.date(
            bySettingHour: hour, minute: call.integer("minute") ?? 0, second: call.integer("second") ?? 0, of: date))
      }
      if let component = component(call["bySetting"]), let value = call.integer("value"),
        let date = call.evaluator.date(call["of"])
      {
        return optional(calendar.date(bySetting: component, value: value, of: date))
      }
      return nil
    },
    member("dateComponents") { calendar, call in
      let names = call.first.flatMap(call.evaluator.elements) ?? []
      let components = Set(names.compactMap { component($0) })
      if let from = call.evaluator.date(call["from"]) {
        let result =
          call.evaluator.date(call["to"]).map { calendar.dateComponents(components, from: from, to: $0) }
          ?? calendar.dateComponents(components, from: from)
        return .native("DateComponents", result)
      }
      return nil
    },
    member("dateInterval") { calendar, call in
      guard let component = component(call["of"]), let date = call.evaluator.date(call["for"]) else { return nil }
      return calendar.dateInterval(of: component, for: date).map { .native("DateInterval", $0) } ?? Value.none
    },
    member("range") { calendar, call in
      guard let small = component(call["of"]), let large = component(call["in"]),
        let date = call.evaluator.date(call["for"]), let range = calendar.range(of: small, in: large, for: date)
      else { return nil }
      return .range(RangeValue(lower: .int(range.lowerBound), upper: .int(range.upperBound), includesUpper: false))
    },
    member("compare") { calendar, call in
      guard let date = call.evaluator.date(call.first), let other = call.evaluator.date(call["to"]),
        let component = component(call["toGranularity"])
      else { return nil }
      return .comparison(calendar.compare(date, to: other, toGranularity: component))
    },
    member("ordinality") { calendar, call in
      guard let small = component(call["of"]), let large = component(call["in"]),
        let date = call.evaluator.date(call["for"])
      else { return nil }
      return calendar.ordinality(of: small, in: large, for: date).map { .int($0) } ?? Value.none
    },
    member("startOfDay") { calendar, call in
      call.evaluator.date(call["for"]).map { Evaluator.dateValue(calendar.startOfDay(for: $0)) }
    },
  ]

  private static let calendarTests: [BuiltinMember] = [
    member("isDate") { calendar, call in
      guard let date = call.evaluator.date(call.first) else { return nil }
      if let other = call.evaluator.date(call["inSameDayAs"]) {
        return .bool(calendar.isDate(date, inSameDayAs: other))
      }
      guard let other = call.evaluator.date(call["equalTo"]), let component = component(call["toGranularity"]) else {
        return nil
      }
      return .bool(calendar.isDate(date, equalTo: other, toGranularity: component))
    },
    member("isDateInToday") { calendar, call in
      call.evaluator.date(call.first).map { .bool(calendar.isDate($0, inSameDayAs: call.evaluator.now)) }
    },
    member("isDateInTomorrow") { calendar, call in
      let tomorrow = call.evaluator.now.addingTimeInterval(86_400)
      return call.evaluator.date(call.first).map { .bool(calendar.isDate($0, inSameDayAs: tomorrow)) }
    },
    member("isDateInWeekend") { calendar, call in
      call.evaluator.date(call.first).map { .bool(calendar.isDateInWeekend($0)) }
    },
    member("isDateInYesterday") { calendar, call in
      let yesterday = call.evaluator.now.addingTimeInterval(-86_400)
      return call.evaluator.date(call.first).map { .bool(calendar.isDate($0, inSameDayAs: yesterday)) }
    },
  ]

  private static func names(_ name: String, _ read: @escaping @Sendable (Calendar) -> [String]) -> BuiltinMember {
    member(name) { calendar, _ in .array(read(calendar).map { .string($0) }) }
  }

  private static let calendarNames: [BuiltinMember] = [
    member("firstWeekday") { calendar, _ in .int(calendar.firstWeekday) },
    names("monthSymbols") { $0.monthSymbols }, names("shortMonthSymbols") { $0.shortMonthSymbols },
    names("veryShortMonthSymbols") { $0.veryShortMonthSymbols },
    names("shortWeekdaySymbols") { $0.shortWeekdaySymbols },
    names("standaloneMonthSymbols") { $0.standaloneMonthSymbols },
    names("veryShortWeekdaySymbols") { $0.veryShortWeekdaySymbols }, names("weekdaySymbols") { $0.weekdaySymbols },
    names("shortStandaloneMonthSymbols") { $0.shortStandaloneMonthSymbols },
    names("shortStandaloneWeekdaySymbols") { $0.shortStandaloneWeekdaySymbols },
    names("standaloneWeekdaySymbols") { $0.standaloneWeekdaySymbols },
    names("veryShortStandaloneWeekdaySymbols") { $0.veryShortStandaloneWeekdaySymbols },
    member("locale") { calendar, _ in calendar.locale.map { .native("Locale", $0) } ?? Value.none },
    member("timeZone") { calendar, _ in .native("TimeZone", calendar.timeZone) },
    BuiltinMember("set locale") { call in
      guard var calendar = call.receiver.payload(Calendar.self), let locale = call.first?.payload(Locale.self) else {
        return nil
      }
      calendar.locale = locale
      return .native("Calendar", calendar)
    },
    BuiltinMember("set timeZone") { call in
      guard var calendar = call.receiver.payload(Calendar.self),
        let zone = call.first.map({ call.evaluator.resolve($0, as: "TimeZone") })?.payload(TimeZone.self)
      else { return call.first?.unresolved.map { .unresolved($0) } }
      calendar.timeZone = zone
      return .native("Calendar", calendar)
    },
    BuiltinMember("set firstWeekday") { call in
      guard var calendar = call.receiver.payload(Calendar.self), let day = call.first?.integer else { return nil }
      calendar.firstWeekday = day
      return .native("Calendar", calendar)
    },
  ]

  static let calendarComponent = BuiltinType(
    "Calendar.Component",
    statics: DateComponents.names.map { name in BuiltinMember(name) { _ in .native("Calendar.Component", name) } })

  static let locale = BuiltinType(
    "Locale",
    initializer: { call in call.text("identifier").map { .native("Locale", Locale(identifier: $0)) } },
    statics: [
      currentLocale("autoupdatingCurrent"), currentLocale("current"),
      BuiltinMember("preferredLanguages") { call in .array([.string(call.evaluator.environment.locale)]) },
    ],
    members: [
      BuiltinMember("identifier") { $0.receiver.payload(Locale.self).map { .string($0.identifier) } },
      BuiltinMember("languageCode") { call in
        call.receiver.payload(Locale.self)?.language.languageCode.map { .string($0.identifier) } ?? Value.none
      },
      BuiltinMember("regionCode") { call in
        call.receiver.payload(Locale.self)?.region.map { .string($0.identifier) } ?? Value.none
      },
      BuiltinMember("currencyCode") { call in
        call.receiver.payload(Locale.self)?.currency.map { .string($0.identifier) } ?? Value.none
      },
      BuiltinMember("language") { call in
        call.receiver.payload(Locale.self).map { .native("Locale.Language", $0.language) }
      },
      BuiltinMember("region") { call in identifier(call.receiver.payload(Locale.self)?.region?.identifier) },
      BuiltinMember("usesMetricSystem") { call in
        call.receiver.payload(Locale.self).map { .bool($0.measurementSystem == .metric) }
      },
      BuiltinMember("localizedString") { call in
        guard let locale = call.receiver.payload(Locale.self) else { return nil }
        if let code = call.text("forLanguageCode") ?? call.text("forIdentifier") {
          return locale.localizedString(forIdentifier: code).map { .string($0) } ?? Value.none
        }
        guard let region = call.text("forRegionCode") else { return nil }
        return locale.localizedString(forRegionCode: region).map { .string($0) } ?? Value.none
      },
    ])

  /// A language, script, region or currency code.
  private static func identifier(_ text: String?) -> Value {
    text.map { .native("Locale.Identifier", $0) } ?? .none
  }

  static let localeParts: [BuiltinType] = [
    BuiltinType(
      "Locale.Identifier", initializer: { call in call.text.map { .native("Locale.Identifier", $0) } },
      members: [BuiltinMember("identifier") { call in call.receiver.payload(String.self).map { .string($0) } }]),
    BuiltinType(
      "Locale.Language",
      initializer: { call in
        call.text("identifier").map { .native("Locale.Language", Locale.Language(identifier: $0)) }
      },
      members: [
        language("languageCode") { identifier($0.languageCode?.identifier) },
        language("region") { identifier($0.region?.identifier) },
        language("script") { identifier($0.script?.identifier) },
        language("minimalIdentifier") { .string($0.minimalIdentifier) },
        language("maximalIdentifier") { .string($0.maximalIdentifier) },
      ]),
  ]

  private static func language(
    _ name: String, _ body: @escaping @Sendable (Locale.Language) -> Value
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(Locale.Language.self).map(body) }
  }

  private static func currentLocale(_ name: String) -> BuiltinMember {
    BuiltinMember(name) { call in
      call.evaluator.record(.locale)
      return .native("Locale", Locale(identifier: call.evaluator.environment.locale))
    }
  }

  /// The device stands in Greenwich; zones that code names are their own.
  static let timeZone = BuiltinType(
    "TimeZone",
    initializer: { call in
      if let name = call.text("identifier") ?? call.text("abbreviation") {
        let zone = call["identifier"] == nil ? TimeZone(abbreviation: name) : TimeZone(identifier: name)
        return zone.map { .native("TimeZone", $0) } ?? Value.none
      }
      return call.integer("secondsFromGMT").map { seconds in
        TimeZone(secondsFromGMT: seconds).map { .native("TimeZone", $0) } ?? Value.none
      }
    },
    statics: [
      BuiltinMember("autoupdatingCurrent") { _ in .native("TimeZone", TimeZone.gmt) },
      BuiltinMember("current") { _ in .native("TimeZone", TimeZone.gmt) },
      BuiltinMember("gmt") { _ in .native("TimeZone", TimeZone.gmt) },
    ],
    members: [
      BuiltinMember("abbreviation") { call in
        let date = call.evaluator.date(call["for"]) ?? call.evaluator.now
        return call.receiver.payload(TimeZone.self).map { zone in
          zone.abbreviation(for: date).map { .string($0) } ?? Value.none
        }
      },
      BuiltinMember("identifier") { call in call.receiver.payload(TimeZone.self).map { .string($0.identifier) } },
      BuiltinMember("secondsFromGMT") { call in
        let date = call.evaluator.date(call["for"]) ?? call.evaluator.now
        return call.receiver.payload(TimeZone.self).map { .int($0.secondsFromGMT(for: date)) }
      },
    ])
}
