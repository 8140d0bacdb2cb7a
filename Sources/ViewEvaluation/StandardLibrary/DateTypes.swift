internal import Foundation

extension Evaluator {
  /// The fixed instant of the setting.
  var now: Date { Date(timeIntervalSince1970: environment.now) }

  /// The Gregorian calendar in the setting's locale and UTC.
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: environment.locale)
    return calendar
  }

  func date(_ value: Value?) -> Date? {
    guard let value else { return nil }
    return resolve(value, as: "Date").payload(Date.self)
  }

  static func dateValue(_ date: Date) -> Value { .native("Date", date) }
}

extension BuiltinType {
  static let date = BuiltinType(
    "Date", initializer: makeDate,
    statics: [
      BuiltinMember("distantFuture") { _ in Evaluator.dateValue(.distantFuture) },
      BuiltinMember("distantPast") { _ in Evaluator.dateValue(.distantPast) },
      BuiltinMember("now") { call in Evaluator.dateValue(call.evaluator.now) },
      operation("+") { $0.addingTimeInterval($1) },
      operation("-") { $0.addingTimeInterval(-$1) },
    ], members: instantMembers)

  private static let makeDate: BuiltinBody = { call in
    if call.arguments.isEmpty { return Evaluator.dateValue(call.evaluator.now) }
    if let seconds = call.number("timeIntervalSince1970") {
      return Evaluator.dateValue(Date(timeIntervalSince1970: seconds))
    }
    if let seconds = call.number("timeIntervalSinceReferenceDate") {
      return Evaluator.dateValue(Date(timeIntervalSinceReferenceDate: seconds))
    }
    if let seconds = call.number("timeIntervalSinceNow") {
      return Evaluator.dateValue(call.evaluator.now.addingTimeInterval(seconds))
    }
    if let seconds = call.number("timeInterval"), let since = call.evaluator.date(call["since"]) {
      return Evaluator.dateValue(since.addingTimeInterval(seconds))
    }
    if let text = call.text, let strategy = call["strategy"] { return parsed(text, strategy, call) }
    return nil
  }

  /// `Date(_:strategy:)`: throws where the text is no date of that form.
  private static func parsed(_ text: String, _ strategy: Value, _ call: BuiltinCall) -> Value? {
    var isISO = strategy.payload(FormatStyleValue.self).map { if case .iso8601 = $0 { true } else { false } } ?? false
    if case .pending(let pending) = strategy, case .member(nil, "iso8601", _) = pending.expression.kind { isISO = true }
    guard isISO else { return nil }
    if let date = try? Date(text, strategy: .iso8601) { return Evaluator.dateValue(date) }
    call.evaluator.thrown = call.unresolved("error-thrown", "A text is no date in the form of ISO 8601.")
    return call.evaluator.unwound
  }

  /// `date + seconds`, and the distance of two dates for `-`.
  private static func operation(_ name: String, _ apply: @escaping @Sendable (Date, Double) -> Date) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let date = call.first?.payload(Date.self) else { return nil }
      if let seconds = call.unlabelled(1)?.number { return Evaluator.dateValue(apply(date, seconds)) }
      return nil
    }
  }

  private static func member(
    _ name: String, _ body: @escaping @Sendable (Date, BuiltinCall) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(Date.self).flatMap { body($0, call) } }
  }

  private static let instantMembers: [BuiltinMember] = [
    member("addTimeInterval") { date, call in
      call.first?.number.map { seconds in
        call.update?.value = Evaluator.dateValue(date.addingTimeInterval(seconds))
        return .void
      }
    },
    member("addingTimeInterval") { date, call in
      call.first.flatMap { call.evaluator.resolve($0, as: "Double").number }.map {
        Evaluator.dateValue(date.addingTimeInterval($0))
      }
    },
    member("advanced") { date, call in call.number("by").map { Evaluator.dateValue(date.addingTimeInterval($0)) } },
    member("compare") { date, call in
      call.evaluator.date(call.first).map { .comparison(of: date, with: $0) }
    },
    // "1970-01-01 00:00:00 +0000".
    member("description") { date, call in call.isCall ? nil : .string(date.description) },
    member("distance") { date, call in
      call.evaluator.date(call["to"]).map { .double($0.timeIntervalSince(date)) }
    },
    member("ISO8601Format") { date, _ in .string(date.formatted(.iso8601)) },
    member("timeIntervalSince") { date, call in
      call.evaluator.date(call.first).map { .double(date.timeIntervalSince($0)) }
    },
    member("timeIntervalSince1970") { date, _ in .double(date.timeIntervalSince1970) },
    member("timeIntervalSinceNow") { date, call in .double(date.timeIntervalSince(call.evaluator.now)) },
    member("timeIntervalSinceReferenceDate") { date, _ in .double(date.timeIntervalSinceReferenceDate) },
  ]

  static let dateInterval = BuiltinType(
    "DateInterval",
    initializer: { call in
      guard let start = call.evaluator.date(call["start"]) else { return nil }
      let end = call.evaluator.date(call["end"]) ?? call.number("duration").map { start.addingTimeInterval($0) }
      return end.map { .native("DateInterval", DateInterval(start: start, end: max(start, $0))) }
    },
    members: [
      BuiltinMember("duration") { $0.receiver.payload(DateInterval.self).map { .double($0.duration) } },
      BuiltinMember("end") { $0.receiver.payload(DateInterval.self).map { Evaluator.dateValue($0.end) } },
      BuiltinMember("start") { $0.receiver.payload(DateInterval.self).map { Evaluator.dateValue($0.start) } },
    ])

  static let dateComponents = BuiltinType(
    "DateComponents",
    initializer: { call in
      var components = DateComponents()
      for argument in call.arguments {
        if let label = argument.label, let number = argument.value.integer { components.set(label, number) }
      }
      return .native("DateComponents", components)
    },
    members: DateComponents.names.flatMap { name -> [BuiltinMember] in
      [
        BuiltinMember(name) { call in
          call.receiver.payload(DateComponents.self)?.number(name).map { .int($0) } ?? Value.none
        },
        BuiltinMember("set " + name) { call in
          guard var components = call.receiver.payload(DateComponents.self) else { return nil }
          components.set(name, call.first?.integer)
          return .native("DateComponents", components)
        },
      ]
    } + [
      BuiltinMember("date") { call in
        call.receiver.payload(DateComponents.self).flatMap { call.evaluator.calendar.date(from: $0) }.map {
          Evaluator.dateValue($0)
        } ?? Value.none
      }
    ])
}

extension DateComponents {
  static let names = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekOfYear", "weekOfMonth",
    "quarter", "yearForWeekOfYear", "dayOfYear", "weekdayOrdinal",
  ]

  func number(_ name: String) -> Int? {
    Calendar.Component.named(name).flatMap { component in
      let value = value(for: component)
      return value == NSDateComponentUndefined ? nil : value
    }
  }

  mutating func set(_ name: String, _ number: Int?) {
    if let component = Calendar.Component.named(name) { setValue(number, for: component) }
  }
}

extension Calendar.Component {
  static func named(_ name: String) -> Calendar.Component? {
    let table: [String: Calendar.Component] = [
      "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute, "second": .second,
      "nanosecond": .nanosecond, "weekday": .weekday, "weekOfYear": .weekOfYear, "weekOfMonth": .weekOfMonth,
      "quarter": .quarter, "yearForWeekOfYear": .yearForWeekOfYear, "weekdayOrdinal": .weekdayOrdinal,
    ]
    return table[name]
  }
}
