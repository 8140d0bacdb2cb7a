import Diagnostics
import Foundation
import Localization

/// The names of locales that people write.
enum LocaleName {
  /// - Throws: `UsageError` for a name whose language or region there is not.
  static func check(_ name: String) throws(UsageError) {
    if PseudoLocale(name: name) != nil { return }
    let locale = Locale(identifier: name)
    let language = locale.language.languageCode?.identifier ?? ""
    let isLanguage = Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language.lowercased() }
    let region = locale.region?.identifier
    let isRegion = region.map { given in Locale.Region.isoRegions.contains { $0.identifier == given } } ?? true
    let isWritten = name.wholeMatch(of: /[A-Za-z]{2,3}([_-][A-Za-z0-9]{2,8})*(@[A-Za-z0-9=;-]+)?/) != nil
    guard isWritten, isLanguage, isRegion else {
      let known = Locale.availableIdentifiers.sorted()
      throw UsageError(
        "there is no locale \"\(name)\".\(NameSuggestion.question(for: name, in: known)) "
          + "Give a language and a region, such as de or en_GB, or a pseudo-locale: "
          + PseudoLocale.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
  }
}
