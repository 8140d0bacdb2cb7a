/// The translations of one folder of resources: an app's, or a package's bundle.
package struct StringsTables: Hashable, Sendable {
  /// The folder in which the files lie; the nearest one to a source file serves it.
  package var folder: String
  /// The language of the keys and of texts without translation.
  package var developmentLanguage: String
  /// Texts by table name, locale as the project writes it, and key.
  package private(set) var texts: [String: [String: [String: LocalizedText]]] = [:]

  package init(folder: String, developmentLanguage: String = "en") {
    self.folder = folder
    self.developmentLanguage = developmentLanguage
  }

  /// Adds texts; a text with plurals replaces one without.
  mutating func add(_ added: [String: LocalizedText], table: String, locale: String) {
    texts[table, default: [:]][locale, default: [:]].merge(added) { old, new in
      new.plurals.isEmpty && !old.plurals.isEmpty ? old : new
    }
  }

  /// The locales that have texts, in order of their names, without the base.
  package var locales: [String] {
    Set(texts.values.flatMap(\.keys)).subtracting(["Base"]).sorted()
  }

  /// The text of a key, with the language it is in, or `nil` when no table has it.
  ///
  /// A locale falls back to its language, then to the development language and the base.
  package func text(_ key: String, table: String = "Localizable", locale: String) -> (
    text: LocalizedText, language: String
  )? {
    guard let locales = texts[table] else { return nil }
    for candidate in LocaleFallback.candidates(for: locale) + [developmentLanguage, "Base"] {
      for (written, entries) in locales where LocaleFallback.canonical(written) == LocaleFallback.canonical(candidate) {
        if let text = entries[key] { return (text, candidate == "Base" ? developmentLanguage : candidate) }
      }
    }
    return nil
  }
}

/// Which translations serve a locale.
package enum LocaleFallback {
  /// A locale identifier with hyphens, in lower case: "pt-br".
  static func canonical(_ identifier: String) -> String {
    String(identifier.map { $0 == "_" ? "-" : $0 }).lowercased()
  }

  /// The identifiers under which a project may keep texts for a locale, best first.
  ///
  /// "zh_TW" also asks for traditional script, "zh_CN" for simplified.
  package static func candidates(for locale: String) -> [String] {
    var parts = canonical(locale).split(separator: "-").map(String.init)
    var result: [String] = []
    if parts.first == "zh", !parts.contains("hans"), !parts.contains("hant") {
      let isTraditional = parts.contains { ["tw", "hk", "mo"].contains($0) }
      result += [parts.joined(separator: "-"), isTraditional ? "zh-hant" : "zh-hans"]
    }
    while !parts.isEmpty {
      let candidate = parts.joined(separator: "-")
      if !result.contains(candidate) { result.append(candidate) }
      parts.removeLast()
    }
    if ["nb", "nn"].contains(result.last) { result.append("no") }
    if result.last == "no" { result.append("nb") }
    return result
  }
}
