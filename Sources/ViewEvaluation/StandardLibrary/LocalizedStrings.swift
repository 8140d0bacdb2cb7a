internal import Diagnostics
internal import ProjectResources
internal import ViewTree

extension BuiltinFunction {
  /// `NSLocalizedString(_:comment:)`: the text of the project's tables, else the given value, else the key.
  static let localizedString = BuiltinFunction("NSLocalizedString") { call in
    guard let key = call.settled("key") ?? call.first else { return nil }
    if case .unresolved = key { return key }
    let evaluator = call.evaluator
    evaluator.record(.locale)
    if case .literal(let literal) = key, literal.plainText == nil { return interpolated(literal, call) }
    guard let text = evaluator.settled(key).string else { return nil }
    let locale = evaluator.environment.locale
    let table = call.text("tableName") ?? call.text("table")
    let found = evaluator.resources.text(text, table: table, locale: locale, from: call.range?.file ?? "")
    let fallback = call.text("value") ?? call.text("defaultValue")
    return .string(found?.text.format(language: found?.language ?? locale, numbers: [:]) ?? fallback ?? text)
  }

  /// A key whose placeholders are filled: `String(localized: "\(count) items")`.
  private static func interpolated(_ literal: StringLiteralValue, _ call: BuiltinCall) -> Value? {
    let expansion = Expansion(evaluator: call.evaluator, environment: call.evaluator.place)
    var key = LocalizedKey(literal, in: expansion)
    key.table = call.text("tableName") ?? call.text("table")
    if let failure = key.failure { return .unresolved(failure) }
    guard let runs = try? key.runs(in: expansion, range: call.range) else { return nil }
    return .string(runs.map(\.text).joined())
  }
}
