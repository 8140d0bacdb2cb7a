import Foundation
internal import ViewTree

/// `RelativeDateTimeFormatter`, which Foundation on Linux lacks: its words are those of the relative format style.
extension BuiltinType {
  static let relativeDateFormatter = formatter(
    "RelativeDateTimeFormatter",
    members: [
      BuiltinMember("localizedString") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self) else { return nil }
        if let unknown = settings.unknown(beside: relativeSettings, call) { return unknown }
        guard let units = relativeUnits[settings.name("unitsStyle") ?? "full"] else { return nil }
        let style = RelativeTime(
          isNamed: settings.name("dateTimeStyle") == "named", units: units, locale: locale(settings, call.evaluator))
        if let date = call.evaluator.date(call["for"]), let other = call.evaluator.date(call["relativeTo"]) {
          return .string(style.text(of: date, relativeTo: other))
        }
        let now = call.evaluator.now
        return call.number("fromTimeInterval").map {
          .string(style.text(of: now.addingTimeInterval($0), relativeTo: now))
        }
      }
    ])

  private static let relativeSettings: Set<String> = [
    "calendar", "dateTimeStyle", "formattingContext", "locale", "unitsStyle",
  ]

  /// - Verification: documented; that the abbreviations are the narrowest words, "3h ago", is inferred from French apps,
  ///   where "-1 h" was seen.
  private static let relativeUnits: [String: Date.RelativeFormatStyle.UnitsStyle] = [
    "abbreviated": .narrow, "full": .wide, "short": .abbreviated, "spellOut": .spellOut,
  ]
}

/// "2 hours ago", "in 3 days", "yesterday".
struct RelativeTime: Sendable {
  private let presentation: Date.RelativeFormatStyle.Presentation
  private let units: Date.RelativeFormatStyle.UnitsStyle
  private let locale: Locale

  init(isNamed: Bool, units: Date.RelativeFormatStyle.UnitsStyle, locale: Locale) {
    presentation = isNamed ? .named : .numeric
    self.units = units
    self.locale = locale
  }

  /// The largest unit of which there is a whole one, and how many of these.
  ///
  /// - Verification: documented; that parts of a unit do not count is measured.
  func text(of date: Date, relativeTo reference: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    let parts = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: reference, to: date)
    let fields: [(Date.RelativeFormatStyle.Field, Calendar.Component, Int?)] = [
      (.year, .year, parts.year), (.month, .month, parts.month), (.week, .weekOfMonth, parts.weekOfMonth),
      (.day, .day, parts.day), (.hour, .hour, parts.hour), (.minute, .minute, parts.minute),
    ]
    let (field, component, count) =
      fields.first { ($0.2 ?? 0) != 0 }.map { ($0.0, $0.1, $0.2 ?? 0) } ?? (.second, .second, parts.second ?? 0)
    let exact = calendar.date(byAdding: component, value: count, to: reference) ?? date
    return Date.AnchoredRelativeFormatStyle(
      anchor: exact, allowedFields: [field], presentation: presentation, unitsStyle: units, locale: locale,
      calendar: calendar
    ).format(reference)
  }
}
