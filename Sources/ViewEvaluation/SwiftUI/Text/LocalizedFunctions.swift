import Diagnostics
import ProjectResources
import Typography
import ViewTree

extension BuiltinType {
  /// A key that finds its text in the project's tables where it is shown.
  static let localizedStringResource = BuiltinType(
    "LocalizedStringResource",
    initializer: { call in
      guard let key = call.first else { return nil }
      return .native("LocalizedStringKey", KeyValue(value: key, table: call["table"]?.string))
    })
}

/// `NSLocalizedString` and `String(localized:)`.
enum LocalizedFunctions {
  static let localizedString = BuiltinFunction("NSLocalizedString") { call in
    guard let argument = call.first else { return nil }
    let expansion = Expansion(evaluator: call.evaluator, environment: call.evaluator.place)
    var key: LocalizedKey
    switch argument {
    case .literal(let literal): key = LocalizedKey(literal, in: expansion)
    default:
      if let payload = argument.payload(KeyValue.self), case .literal(let literal) = payload.value {
        key = LocalizedKey(literal, in: expansion)
        key.table = payload.table
      } else {
        guard let text = argument.string ?? call.evaluator.text(of: argument) else { return nil }
        key = LocalizedKey(key: text)
      }
    }
    key.table = (call["tableName"] ?? call["table"])?.string ?? key.table
    if let failure = key.failure { return .unresolved(failure) }
    return .string(key.plainText(in: expansion, file: call.range?.file ?? ""))
  }
}

extension LocalizedKey {
  /// The text in the locale of a place, without reading Markdown.
  func plainText(in expansion: Expansion, file: String) -> String {
    let format = format(in: expansion, file: file)
    guard !arguments.isEmpty || format.contains("%%") else { return format }
    return PlaceholderText(arguments: arguments, locale: expansion.localeIdentifier, readsMarkdown: false)
      .runs(of: format).map(\.text).joined()
  }

  /// The format of the key in the locale of a place, its plurals chosen; the key itself where no table has it.
  func format(in expansion: Expansion, file: String) -> String {
    let locale = expansion.localeIdentifier
    let found = expansion.evaluator.resources.text(key, table: table, locale: locale, from: file)
    var numbers: [Int: Double] = [:]
    for (index, argument) in arguments.enumerated() {
      if case .number(let value, _) = argument { numbers[index + 1] = value }
    }
    return found?.text.format(language: found?.language ?? locale, numbers: numbers) ?? key
  }
}
