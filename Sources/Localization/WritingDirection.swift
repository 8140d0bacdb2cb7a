/// Which way languages are written.
package enum WritingDirection {
  /// Whether the language or the script of a locale runs from right to left.
  ///
  /// - Source: CLDR 44, `characterOrder` in the layout data of languages.
  package static func isRightToLeft(locale: String) -> Bool {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }.map(String.init)
    guard let language = parts.first else { return false }
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(script)
    }
    return languages.contains(language)
  }

  private static let scripts: Set<String> = ["adlm", "arab", "aran", "hebr", "nkoo", "rohg", "syrc", "thaa"]

  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
