internal import Foundation

/// A formatter that Foundation on Linux lacks: worded here for English, and left unresolved for other languages.
extension BuiltinType {
  private static func isEnglish(_ settings: FormatterSettings, _ evaluator: Evaluator) -> Bool {
    if let locale = settings.values["locale"]?.payload(Locale.self) { return locale.identifier.hasPrefix("en") }
    evaluator.record(.locale)
    return evaluator.environment.locale.hasPrefix("en")
  }

  /// - Verification: documented.
  static let dateComponentsFormatter = formatter(
    "DateComponentsFormatter",
    members: [
      BuiltinMember("string") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self), isEnglish(settings, call.evaluator) else {
          return nil
        }
        if let unknown = settings.unknown(beside: componentSettings, call) { return unknown }
        let seconds: Double
        if let number = call.number("from") {
          seconds = number
        } else if let start = call.evaluator.date(call["from"]), let end = call.evaluator.date(call["to"]) {
          seconds = end.timeIntervalSince(start)
        } else {
          return nil
        }
        guard let units = units(settings), seconds.isFinite, seconds.magnitude < 1e12,
          let words = DurationWords(
            units: units, style: settings.name("unitsStyle") ?? "positional", zeros: zeros(settings),
            limit: settings.values["maximumUnitCount"]?.integer ?? 0)
        else { return nil }
        return words.text(of: Int(seconds.rounded(.towardZero))).map { .string($0) }
      }
    ])

  private static let componentSettings: Set<String> = [
    "allowedUnits", "calendar", "formattingContext", "maximumUnitCount", "unitsStyle", "zeroFormattingBehavior",
  ]

  /// The allowed units from the largest; `nil` where one is no fixed number of seconds.
  private static func units(_ settings: FormatterSettings) -> [String]? {
    let order = ["day", "hour", "minute", "second"]
    guard let value = settings.values["allowedUnits"] else { return Array(order.dropFirst()) }
    let names = names(of: value)
    guard !names.isEmpty, names.allSatisfy(order.contains) else { return nil }
    return order.filter(names.contains)
  }

  private static func zeros(_ settings: FormatterSettings) -> String {
    settings.values["zeroFormattingBehavior"].flatMap { names(of: $0).first } ?? "default"
  }

  private static func names(of value: Value) -> [String] {
    switch value {
    case .array(let parts): return parts.flatMap(names)
    case .pending(let pending):
      if case .member(nil, let name, _) = pending.expression.kind { return [name] }
      return [""]
    case .native(let native): return [native.payload as? String ?? (native.payload as? Token)?.name ?? ""]
    default: return [""]
    }
  }
}

/// A length of time in English words or figures.
struct DurationWords {
  private let units: [String]
  private let style: String
  private let zeros: String
  private let limit: Int

  /// `nil` for styles that are not known.
  init?(units: [String], style: String, zeros: String, limit: Int) {
    guard ["abbreviated", "brief", "full", "positional", "short"].contains(style),
      ["default", "dropAll", "dropLeading", "dropMiddle", "dropTrailing", "pad"].contains(zeros), !units.isEmpty
    else { return nil }
    self.units = units
    self.style = style
    self.zeros = zeros
    self.limit = limit
  }

  private static let lengths = ["day": 86_400, "hour": 3600, "minute": 60, "second": 1]

  /// `nil` where units would have to be left out by rounding.
  func text(of seconds: Int) -> String? {
    var rest = seconds.magnitude
    var parts: [(unit: String, count: Int)] = []
    for unit in units {
      let length = UInt(Self.lengths[unit] ?? 1)
      parts.append((unit, Int(rest / length)))
      rest %= length
    }
    let isPositional = style == "positional"
    switch zeros {
    case "pad": break
    case "default" where isPositional, "dropLeading":
      // Figures keep two units at least: "0:05".
      while parts.count > (isPositional ? 2 : 1), parts[0].count == 0 { parts.removeFirst() }
    default:
      let kept = parts.filter { $0.count > 0 }
      parts = kept.isEmpty ? [parts[parts.count - 1]] : kept
    }
    if limit > 0, parts.count > limit {
      guard parts[limit...].allSatisfy({ $0.count == 0 }) else { return nil }
      parts = Array(parts[..<limit])
    }
    let sign = seconds < 0 ? "-" : ""
    if isPositional {
      let pads = zeros == "pad"
      return sign
        + parts.enumerated().map { ($0 > 0 || pads) && $1.count < 10 ? "0\($1.count)" : "\($1.count)" }
        .joined(separator: ":")
    }
    return sign + parts.map { worded($0.count, $0.unit) }.joined(separator: separator)
  }

  private var separator: String { style == "full" || style == "short" ? ", " : " " }

  private func worded(_ count: Int, _ unit: String) -> String {
    let short = ["hour": "hr", "minute": "min", "second": "sec"]
    switch style {
    case "full": return "\(count) \(unit)\(count == 1 ? "" : "s")"
    case "short":
      guard unit == "day" else { return "\(count) \(short[unit] ?? unit)" }
      return "\(count) day\(count == 1 ? "" : "s")"
    case "brief":
      guard unit == "day" else { return "\(count)\(short[unit] ?? unit)" }
      return "\(count)day\(count == 1 ? "" : "s")"
    default: return "\(count)\(unit.prefix(1))"
    }
  }
}
