import Localization
import Testing

/// Texts of pseudo-locales: what a reader reads is changed, placeholders and marks are not.
struct PseudoLocaleTests {
  @Test func namesAreReadAsPeopleWriteThem() {
    #expect(PseudoLocale(name: "en-XA") == .accented && PseudoLocale(name: "en_xa") == .accented)
    #expect(PseudoLocale(name: "ar_XB") == .rightToLeft && PseudoLocale(name: "en-XD") == .doubled)
    #expect(PseudoLocale(name: "en") == nil && PseudoLocale(name: "ar") == nil && PseudoLocale(name: "") == nil)
  }

  @Test func accentedTextsAreLonger() {
    #expect(PseudoLocale.accented.text(of: "Save changes") == "Šååvêê ćĥååñĝêêš")
    #expect(PseudoLocale.accented.text(of: "Add OK") == "Ååďď ÖöĶ")
    #expect(PseudoLocale.accented.text(of: "2026 — 日本") == "2026 — 日本")
    let english = "The quick brown fox jumps over the lazy dog and asks for another cup of coffee"
    let longer = PseudoLocale.accented.text(of: english)
    #expect(Double(longer.count) > 1.25 * Double(english.count) && Double(longer.count) < 1.5 * Double(english.count))
  }

  @Test(arguments: [
    ("%@", "%@"), ("%1$@ of %2$lld", "%1$@ ööf %2$lld"), ("%.2f %%", "%.2f %%"), ("%#@days@", "%#@days@"),
    ("**b** _c_ `k`", "**b** _ć_ `ķ`"), ("[b](https://example.com/a?b=c)", "[b](https://example.com/a?b=c)"),
    ("\\*k\\*", "\\*ķ\\*"), ("<https://example.com/a> b", "<https://example.com/a> b"), ("b &amp; k", "b &amp; ķ"),
    ("^[%lld b](inflect: true)", "^[%lld b](inflect: true)"),
  ])
  func placeholdersAndMarksAreKept(text: String, expected: String) {
    #expect(PseudoLocale.accented.text(of: text) == expected)
  }

  @Test func rightToLeftTextsAreOverridden() {
    #expect(
      PseudoLocale.rightToLeft.text(of: "Hello **%@** there") == "\u{202E}Hello\u{202C} **%@** \u{202E}there\u{202C}")
    #expect(PseudoLocale.rightToLeft.text(of: "a\nb") == "\u{202E}a\u{202C}\n\u{202E}b\u{202C}")
    #expect(PseudoLocale.rightToLeft.text(of: " • ") == " • ")
  }

  @Test func doubledTextsStandTwice() {
    #expect(PseudoLocale.doubled.text(of: "Save") == "Save Save")
    #expect(PseudoLocale.doubled.text(of: "%@ of %lld, 5 %%") == "%@ of %lld, 5 %% %1$@ of %2$lld, 5 %%")
    #expect(PseudoLocale.doubled.text(of: "%2$@ %1$@") == "%2$@ %1$@ %2$@ %1$@")
    #expect(PseudoLocale.doubled.text(of: "100% sure", hasPlaceholders: false) == "100% sure 100% sure")
    #expect(PseudoLocale.doubled.text(of: "") == "")
  }

  @Test(arguments: [
    ("ar", true), ("he_IL", true), ("fa-IR", true), ("ar-XB", true), ("uz-Arab_AF", true), ("en_US", false),
    ("az-Latn", false), ("zh_Hant_TW", false), ("", false),
  ])
  func directionsOfLocales(locale: String, isRightToLeft: Bool) {
    #expect(WritingDirection.isRightToLeft(locale: locale) == isRightToLeft)
  }
}
