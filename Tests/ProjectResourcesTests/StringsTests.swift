import Diagnostics
import Foundation
import ProjectResources
import Testing

private func resources(_ files: [String: [UInt8]]) -> (ResourceCatalog, [Diagnostic]) {
  var sink = DiagnosticSink()
  let resources = ResourceCatalog.read(from: InMemoryFiles(files), diagnostics: &sink)
  return (resources, sink.diagnostics)
}

@Suite struct StringsFileTests {
  private let german = #"""
    /* A comment; with "quotes" */
    "greeting" = "Hallo, %@!"; // another
    plain_key = "line\none \"two\" \U00e9";
    "alone";
    """#

  @Test(arguments: [String.Encoding.utf8, .utf16])
  func textFormInEveryEncoding(encoding: String.Encoding) throws {
    let (found, diagnostics) = resources([
      "App/de.lproj/Localizable.strings": [UInt8](try #require(german.data(using: encoding)))
    ])
    #expect(diagnostics.isEmpty)
    #expect(found.text("greeting", locale: "de_AT")?.text.format == "Hallo, %@!")
    #expect(found.text("plain_key", locale: "de")?.text.format == "line\none \"two\" é")
    #expect(found.text("alone", locale: "de")?.text.format == "alone")
    #expect(found.text("missing", locale: "de") == nil)
  }

  @Test func localesFallBackToTheDevelopmentLanguage() {
    let (found, _) = resources([
      "App/en.lproj/Localizable.strings": Array(#""a" = "English";"#.utf8),
      "App/zh-Hans.lproj/Localizable.strings": Array(#""a" = "中文";"#.utf8),
      "App/Base.lproj/Localizable.strings": Array(#""b" = "Base";"#.utf8),
    ])
    #expect(found.text("a", locale: "fr")?.text.format == "English")
    #expect(found.text("a", locale: "zh_CN")?.text.format == "中文")
    #expect(found.text("b", locale: "zh_CN")?.language == "en")
    #expect(found.locales == ["en", "zh-Hans"])
  }

  @Test(arguments: [("\"a\" = \"b\"", 1), ("\"a\" = \"b\";\n\"c\" =", 2), ("/* open\n\n", 1), ("\"a\" = \"open", 1)])
  func brokenTextNamesItsLine(text: String, line: Int) {
    let (found, diagnostics) = resources(["en.lproj/Localizable.strings": Array(text.utf8)])
    #expect(diagnostics.map(\.id) == ["resources/broken-strings"])
    #expect(diagnostics.first?.range?.startLine == line)
    #expect(found.text("a", locale: "en") == nil)
  }
}

@Suite struct PluralTests {
  private let catalogue = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{
      "Hello":{},
      "%lld apples":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"%lld apple"}},
                                      "other":{"stringUnit":{"state":"new","value":"%lld apples"}}}}},
        "ru":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld яблоко"}},"few":{"stringUnit":{"value":"%lld яблока"}},
                                      "many":{"stringUnit":{"value":"%lld яблок"}}}}}}},
      "sum":{"localizations":{"en":{"stringUnit":{"value":"%#@boxes@ of %2$@"},
        "substitutions":{"boxes":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"value":"%arg box"}},"other":{"stringUnit":{"value":"%arg boxes"}}}}}}}}}
    }}
    """#

  private func format(_ key: String, _ number: Double, _ locale: String) -> String? {
    let (found, _) = resources(["App/Localizable.xcstrings": Array(catalogue.utf8)])
    return found.text(key, locale: locale).map { $0.text.format(language: $0.language, numbers: [1: number]) }
  }

  @Test(arguments: [(1.0, "%lld apple"), (0, "%lld apples"), (5, "%lld apples")])
  func englishForms(number: Double, expected: String) { #expect(format("%lld apples", number, "en_US") == expected) }

  @Test(arguments: [(21.0, "%lld яблоко"), (3, "%lld яблока"), (12, "%lld яблок"), (0, "%lld яблок")])
  func russianForms(number: Double, expected: String) { #expect(format("%lld apples", number, "ru") == expected) }

  @Test func substitutionsAndKeysWithoutText() {
    #expect(format("sum", 1, "en") == "%1$lld box of %2$@")
    #expect(format("sum", 4, "de") == "%1$lld boxes of %2$@")
    #expect(format("Hello", 0, "en") == "Hello")
  }

  @Test func stringsDictionary() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>in %#@days@</string>
      <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d day</string><key>other</key><string>%d days</string></dict></dict></dict></plist>
      """
    let (found, diagnostics) = resources(["App/en.lproj/Localizable.stringsdict": Array(list.utf8)])
    #expect(diagnostics.isEmpty)
    let text = found.text("days", locale: "en")?.text
    #expect(text?.format(language: "en", numbers: [1: 1]) == "in %d day")
    #expect(text?.format(language: "en", numbers: [1: 7]) == "in %d days")
  }

  @Test(arguments: [
    ("ar", 0.0, PluralCategory.zero), ("ar", 2, .two), ("ar", 11, .many), ("ar", 100, .other), ("pl", 22, .few),
    ("pl", 25, .many), ("fr", 1.5, .one), ("fr", 2, .other), ("ja", 1, .other), ("lt", 11, .other), ("lv", 0, .zero),
    ("cs", 1.5, .many), ("sl", 102, .two), ("ro", 19, .few), ("en_GB", 1, .one), ("en", 1.5, .other), ("cy", 6, .many),
    ("pt_BR", 0, .one), ("es", 1_000_000, .many), ("he", 2, .two), ("hi", 0, .one),
  ])
  func categoriesOfUnicode(language: String, number: Double, expected: PluralCategory) {
    #expect(PluralCategory.of(number, language: language) == expected)
  }

  @Test(arguments: ["[]", "{\"strings\": 4}", "not json", ""])
  func brokenCatalogues(text: String) {
    let (_, diagnostics) = resources(["App/Localizable.xcstrings": Array(text.utf8)])
    #expect(diagnostics.map(\.id) == ["resources/broken-document"])
  }
}
