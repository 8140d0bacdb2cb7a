/// The Debian package that installs the hyphenation patterns of a language.
enum HyphenationPackage {
  /// The package of a locale's language; `nil` where Debian has none.
  static func name(for locale: String) -> String? {
    let parts = locale.split { $0 == "_" || $0 == "-" || $0 == "@" }.map { $0.lowercased() }
    guard let language = parts.first else { return nil }
    switch language {
    case "en": return parts.dropFirst().contains("gb") ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": return parts.dropFirst().contains("br") ? "hyphen-pt-br" : "hyphen-pt-pt"
    case "nb", "nn": return "hyphen-no"
    default: return languages.contains(language) ? "hyphen-" + language : nil
    }
  }

  /// The languages with a package of their own name.
  ///
  /// - Source: Debian 12, packages `hyphen-*`, read 2026-11-30.
  private static let languages: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr", "hu", "id", "is",
    "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "no", "or", "pa", "pl", "ro", "ru", "sk", "sl", "sr", "sv", "ta",
    "te", "th", "uk", "zu",
  ]
}
