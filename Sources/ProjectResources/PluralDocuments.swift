import Foundation

/// Reads `.stringsdict` property lists.
/// - Source: Apple, "Stringsdict file format".
enum StringsDictionary {
  static func read(_ bytes: [UInt8], path: String) throws(ResourceError) -> [String: LocalizedText] {
    guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
    else { throw .invalidDocument(path: path) }
    return list.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.sorted { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.last.map { LocalizedText($0.value) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var plurals: [String: LocalizedText.Plural] = [:]
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      let forms = rule.filter { PluralCategory(rawValue: $0.key) != nil }.compactMapValues { $0 as? String }
      plurals[name] = LocalizedText.Plural(forms: forms)
    }
    return LocalizedText(format, plurals: plurals)
  }
}

/// Reads `.xcstrings` catalogues.
/// - Source: the JSON that Xcode 15 to 26 write; `extractionState`, `state` and comments are not needed here.
enum StringsCatalogueDocument {
  struct Content {
    var sourceLanguage: String
    /// Texts by locale, then by key.
    var texts: [String: [String: LocalizedText]]
  }

  static func read(_ bytes: [UInt8], path: String) throws(ResourceError) -> Content {
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let strings = object["strings"] as? [String: Any]
    else { throw .invalidDocument(path: path) }
    let source = object["sourceLanguage"] as? String ?? "en"
    var texts: [String: [String: LocalizedText]] = [source: [:]]
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (locale, localization) in localizations {
        guard let localization = localization as? [String: Any], let text = text(localization) else { continue }
        texts[locale, default: [:]][key] = text
      }
      // A key without a text in the source language stands for itself.
      if texts[source]?[key] == nil { texts[source, default: [:]][key] = LocalizedText(key) }
    }
    return Content(sourceLanguage: source, texts: texts)
  }

  private static func text(_ localization: [String: Any]) -> LocalizedText? {
    guard var text = unit(localization) else { return nil }
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any], let forms = unit(substitution) else { continue }
      let plural = forms.plurals["value"] ?? LocalizedText.Plural(forms: ["other": forms.format])
      text.plurals[name] = LocalizedText.Plural(
        argument: (substitution["argNum"] as? NSNumber)?.intValue, forms: plural.forms)
    }
    return text
  }

  /// A string unit, or the variations by number or device that stand in its place.
  private static func unit(_ object: [String: Any]) -> LocalizedText? {
    if let unit = object["stringUnit"] as? [String: Any] { return (unit["value"] as? String).map { LocalizedText($0) } }
    guard let variations = object["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      let forms = plural.compactMapValues {
        (($0 as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
      }
      return LocalizedText(plural: forms)
    }
    guard let devices = variations["device"] as? [String: Any] else { return nil }
    let device = devices["iphone"] ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value
    return (device as? [String: Any]).flatMap(unit)
  }
}
