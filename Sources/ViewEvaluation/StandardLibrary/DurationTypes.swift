internal import Foundation

extension BuiltinType {
  /// - Verification: documented; formats are Foundation's own.
  static let duration = BuiltinType(
    "Duration",
    initializer: { call in
      guard let seconds = call.integer("secondsComponent"), let rest = call.integer("attosecondsComponent") else {
        return nil
      }
      return value(Duration(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest)))
    },
    statics: [
      seconds("seconds", 1), seconds("milliseconds", 1e-3), seconds("microseconds", 1e-6),
      seconds("nanoseconds", 1e-9), BuiltinMember("zero") { _ in value(.zero) },
      operation("+") { $0 + $1 }, operation("-") { $0 - $1 },
    ],
    members: [
      BuiltinMember("components") { call in
        call.receiver.payload(Duration.self).map { duration in
          .tuple(
            TupleValue(
              labels: ["seconds", "attoseconds"],
              values: [.int(Int(duration.components.seconds)), .int(Int(duration.components.attoseconds))]))
        }
      },
      BuiltinMember("formatted") { call in formatted(call) },
    ])

  private static func value(_ duration: Duration) -> Value { .native("Duration", duration) }

  private static func seconds(_ name: String, _ unit: Double) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let amount = call.first?.number, amount.isFinite, abs(amount) < 1e15 else { return nil }
      return value(.seconds(amount * unit))
    }
  }

  private static func operation(
    _ name: String, _ apply: @escaping @Sendable (Duration, Duration) -> Duration
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let left = call.unlabelled(0)?.payload(Duration.self),
        let right = call.unlabelled(1)?.payload(Duration.self)
      else { return nil }
      return value(apply(left, right))
    }
  }

  private static func formatted(_ call: BuiltinCall) -> Value? {
    guard call.isCall, let duration = call.receiver.payload(Duration.self) else { return nil }
    call.evaluator.record(.locale)
    let locale = Locale(identifier: call.evaluator.environment.locale)
    guard let format = call.first else {
      return .string(duration.formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)))
    }
    if let style = units(format, locale) { return .string(duration.formatted(style)) }
    guard case .pending(let pending) = format, case .call(let callee, let arguments, _) = pending.expression.kind,
      case .member(nil, "time", _) = callee.kind, let pattern = arguments.first?.expression.kind,
      case .member(nil, let name, _) = pattern
    else { return call.unresolved("unknown-format", "This duration is formatted in a way that is not modelled.") }
    switch name {
    case "hourMinute":
      return .string(duration.formatted(Duration.TimeFormatStyle(pattern: .hourMinute, locale: locale)))
    case "hourMinuteSecond":
      return .string(duration.formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)))
    case "minuteSecond":
      return .string(duration.formatted(Duration.TimeFormatStyle(pattern: .minuteSecond, locale: locale)))
    default: return call.unresolved("unknown-format", "The pattern `\(name)` of a duration is not modelled.")
    }
  }

  /// `.units(allowed: [.hours], width: .wide, maximumUnitCount: 1)`; `nil` for other styles and forms.
  private static func units(_ format: Value, _ locale: Locale) -> Duration.UnitsFormatStyle? {
    guard case .pending(let pending) = format, case .call(let callee, let arguments, _) = pending.expression.kind,
      case .member(nil, "units", _) = callee.kind
    else { return nil }
    let names: [String: Duration.UnitsFormatStyle.Unit] = [
      "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
      "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
    ]
    let widths: [String: Duration.UnitsFormatStyle.UnitWidth] = [
      "abbreviated": .abbreviated, "condensedAbbreviated": .condensedAbbreviated, "narrow": .narrow, "wide": .wide,
    ]
    var allowed: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds]
    var width = Duration.UnitsFormatStyle.UnitWidth.abbreviated
    var limit: Int?
    for argument in arguments {
      switch (argument.label, argument.expression.kind) {
      case ("allowed"?, .array(let elements)):
        let found = elements.map { element -> Duration.UnitsFormatStyle.Unit? in
          if case .member(nil, let name, _) = element.kind { return names[name] }
          return nil
        }
        guard found.allSatisfy({ $0 != nil }) else { return nil }
        allowed = Set(found.compactMap(\.self))
      case ("width"?, .member(nil, let name, _)):
        guard let known = widths[name] else { return nil }
        width = known
      case ("maximumUnitCount"?, .integer(let count)) where count > 0: limit = count
      default: return nil
      }
    }
    return Duration.UnitsFormatStyle(allowedUnits: allowed, width: width, maximumUnitCount: limit).locale(locale)
  }

  /// `ByteCountFormatter`, worded by Foundation in English; left unresolved for other languages.
  static let byteCountFormatter = BuiltinType(
    "ByteCountFormatter",
    initializer: { _ in .native("ByteCountFormatter", FormatterSettings()) },
    statics: [
      BuiltinMember("string") { call in
        call["countStyle"].flatMap { bytes(call["fromByteCount"], style: $0, call) }
      }
    ],
    members: [
      BuiltinMember("string") { call in
        let settings = call.receiver.payload(FormatterSettings.self)
        return bytes(call["fromByteCount"], style: settings?.values["countStyle"] ?? Value.none, call)
      },
      BuiltinMember("set *") { call in
        call.receiver.payload(FormatterSettings.self)?.values[call.name] = call.first ?? Value.none
        return call.receiver
      },
    ])

  private static func bytes(_ count: Value?, style: Value, _ call: BuiltinCall) -> Value? {
    guard let count = count?.integer, call.evaluator.environment.locale.hasPrefix("en") else { return nil }
    let formatter = ByteCountFormatter()
    switch style {
    case .pending(let pending):
      guard case .member(nil, let name, _) = pending.expression.kind else { return nil }
      formatter.countStyle =
        name == "binary" ? .binary : name == "decimal" ? .decimal : name == "memory" ? .memory : .file
    default: formatter.countStyle = .file
    }
    return .string(formatter.string(fromByteCount: Int64(count)))
  }
}
