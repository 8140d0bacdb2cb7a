import Diagnostics
import Localization
import ProjectResources
import Typography
import ViewTree

extension BuiltinType {
  /// A key that finds its text in the project's tables where it is shown.
  static let localizedStringResource = BuiltinType(
    "LocalizedStringResource",
    initializer: { call in
      guard let key = call.first else { return nil }
      return .native("LocalizedStringKey", KeyValue(value: key, table: call["table"]?.string, bundle: call.textBundle))
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
        key.bundle = payload.bundle
      } else {
        guard let text = argument.string ?? call.evaluator.text(of: argument) else { return nil }
        key = LocalizedKey(key: text)
      }
    }
    key.table = (call["tableName"] ?? call["table"])?.string ?? key.table
    if call["bundle"] != nil { key.bundle = call.textBundle }
    if let failure = key.failure { return .unresolved(failure) }
    let fallback = call.text("value") ?? call.text("defaultValue")
    return .string(key.plainText(in: expansion, range: call.range, fallback: fallback))
  }
}

extension LocalizedKey {
  /// The text in the locale of a place, without reading Markdown.
  func plainText(in expansion: Expansion, range: SourceRange?, fallback: String? = nil) -> String {
    let format = format(in: expansion, range: range, hasMarkdown: false, fallback: fallback)
    guard !arguments.isEmpty || format.contains("%%") else { return format }
    var text = PlaceholderText(arguments: arguments, locale: expansion.localeIdentifier, readsMarkdown: false)
    return text.runs(of: format).map(\.text).joined()
  }

  /// The format of the key in the locale of a place, its plurals chosen; `fallback` where no table has it.
  ///
  /// A pseudo-locale changes the text of the development language.
  func format(
    in expansion: Expansion, range: SourceRange?, hasMarkdown: Bool, fallback: String? = nil
  ) -> String {
    let pseudoLocale = expansion.pseudoLocale
    let locale = expansion.localeIdentifier
    let wanted = pseudoLocale == nil ? locale : ""
    let (resources, file) = (expansion.evaluator.resources, range?.file ?? "")
    let found = resources.text(key, table: table, locale: wanted, from: file, in: bundle)
    if found == nil, bundle == .main, let target = resources.targetWithTexts(of: file),
      resources.text(key, table: table, locale: wanted, from: file) != nil
    {
      expansion.evaluator.report(.textInOtherBundle(key, target: target, range: range))
    }
    var numbers: [Int: Double] = [:]
    for (index, argument) in arguments.enumerated() {
      if case .number(let value, _) = argument { numbers[index + 1] = value }
    }
    let format = found?.text.format(language: found?.language ?? locale, numbers: numbers) ?? fallback ?? key
    return pseudoLocale?.text(of: format, hasPlaceholders: !arguments.isEmpty, hasMarkdown: hasMarkdown) ?? format
  }
}

extension BuiltinCall {
  /// What the argument `bundle:` says.
  var textBundle: TextBundle {
    guard let bundle = self["bundle"] else { return .main }
    return evaluator.resolve(bundle, as: "Bundle").payload(String.self) == "main" ? .main : .nearest
  }
}

extension Evaluator {
  /// Says which words of a text may be others.
  func report(_ doubts: [String], at range: SourceRange?) {
    for doubt in doubts {
      report(Diagnostic(id: "evaluation/inflected-text", severity: .note, range: range, message: doubt))
    }
  }
}

extension Diagnostic {
  fileprivate static func textInOtherBundle(_ key: String, target: String, range: SourceRange?) -> Diagnostic {
    Diagnostic(
      id: "evaluation/text-in-other-bundle", severity: .warning, range: range,
      message:
        "The key \"\(key)\" is shown as it is: without `bundle:` its text is looked for in the app's bundle, and it is "
        + "in that of the package's target \(target). Write `bundle: .module`.")
  }
}
