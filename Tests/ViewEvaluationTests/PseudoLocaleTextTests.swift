import Diagnostics
import Localization
import ProjectResources
import Testing
import ViewTree

@testable import ViewEvaluation

/// Pseudo-locales change what the project localises, and nothing else.
struct PseudoLocaleTextTests {
  static let source = #"""
    struct Row: View {
      let name = "Ada"
      let count = 3
      var body: some View {
        Text("Save")
        Text(verbatim: "Save")
        Text(name)
        Text("Hi \(name), **\(count)** new")
        Text("items \(count)")
        Button("Done") {}
        Text(String(localized: "Done"))
        Text(NSLocalizedString("Done", comment: ""))
        Text(Date(), format: .dateTime.year())
      }
    }
    #Preview { VStack { Row() } }
    """#

  static let catalogue = #"""
    {"sourceLanguage": "en", "strings": {
      "Save": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Save it"}},
        "ar": {"stringUnit": {"state": "translated", "value": "\u062d\u0641\u0638"}}}},
      "items %lld": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}}
    }}
    """#

  static func texts(_ pseudoLocale: PseudoLocale?) -> [String] {
    var sink = DiagnosticSink()
    let files = InMemoryFiles(texts: ["Localizable.xcstrings": catalogue])
    let project = Project(
      files: [SourceFile(path: "Row.swift", source: source)],
      resources: ResourceCatalog.read(from: files, diagnostics: &sink))
    var environment = EvaluationEnvironment()
    environment.pseudoLocale = pseudoLocale
    let dump = project.evaluate(project.layouts[0], in: environment).layouts.map { ViewTreeDump.text(of: $0.root) }
    return dump.joined().split(separator: "\n").filter { $0.contains("text \"") }.map { line in
      line.matches(of: /"([^"]*)"/).map { String($0.1) }.joined()
    }
  }

  @Test func ordinaryTextsStay() {
    #expect(
      Self.texts(nil) == ["Save it", "Save", "Ada", "Hi Ada, 3 new", "3 items", "Done", "Done", "Done", "2026"])
  }

  @Test func localisedTextsAreAccented() {
    #expect(
      Self.texts(.accented) == [
        "Šååvêê îîţ", "Save", "Ada", "Ĥîî Ada, 3 ñêêŵ", "3 îîţêêmš", "Ďööñêê", "Ďööñêê", "Ďööñêê", "2026",
      ])
  }

  @Test func localisedTextsStandTwice() {
    #expect(
      Self.texts(.doubled) == [
        "Save it Save it", "Save", "Ada", "Hi Ada, 3 new Hi Ada, 3 new", "3 items 3 items", "Done Done", "Done Done",
        "Done Done", "2026",
      ])
  }

  @Test func arabicTranslationsAreNotTaken() {
    #expect(Self.texts(.rightToLeft)[0] == "\u{202E}Save it\u{202C}")
  }
}
