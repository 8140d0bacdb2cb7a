import Diagnostics
import ProjectResources
import Testing
import ViewTree

@testable import ViewEvaluation

/// Texts of an app and of its packages: without a bundle code looks in the app's.
struct TextBundleTests {
  static let manifest = """
    let package = Package(
      name: "Kit", targets: [.target(name: "Kit", resources: [.process("Resources")]), .target(name: "Plain")])
    """

  static func file(_ shown: String) -> String { "#Preview { \(shown) }" }

  /// The text of the preview in a file, and the diagnostics.
  static func shown(
    _ body: String, in path: String, appTexts: String? = nil, manifest: String = manifest
  ) -> (text: String, diagnostics: [Diagnostic]) {
    var texts = [
      "Packages/Kit/Package.swift": manifest,
      "Packages/Kit/Sources/Kit/Resources/en.lproj/Localizable.strings": "\"greeting\" = \"Hello of the kit\";",
    ]
    if let appTexts { texts["App/en.lproj/Localizable.strings"] = appTexts }
    var sink = DiagnosticSink()
    let resources = ResourceCatalog.read(from: InMemoryFiles(texts: texts), diagnostics: &sink)
    let project = Project(files: [SourceFile(path: path, source: "#Preview { \(body) }")], resources: resources)
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let dump = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    return (dump.firstMatch(of: /text "([^"]*)"/).map { String($0.1) } ?? dump, evaluation.diagnostics)
  }

  static let kit = "Packages/Kit/Sources/Kit/Views/Row.swift"
  static let app = "\"greeting\" = \"Hello of the app\";"

  @Test func withoutABundleThePackageShowsItsKey() {
    let (text, diagnostics) = Self.shown("Text(\"greeting\")", in: Self.kit)
    #expect(text == "greeting")
    #expect(diagnostics.map(\.id) == ["evaluation/text-in-other-bundle"])
    #expect(diagnostics.first?.message.contains("Kit") == true && diagnostics.first?.range?.file == Self.kit)
  }

  @Test(arguments: [
    "Text(\"greeting\")", "Button(\"greeting\") {}", "Text(String(localized: \"greeting\"))",
    "Text(\"greeting\", bundle: .main)", "Text(NSLocalizedString(\"greeting\", comment: \"\"))",
  ])
  func withoutABundleTheAppIsAsked(_ body: String) {
    let (text, diagnostics) = Self.shown(body, in: Self.kit, appTexts: Self.app)
    #expect(text == "Hello of the app" && diagnostics.isEmpty)
  }

  @Test(arguments: [
    "Text(\"greeting\", bundle: .module)", "Text(\"greeting\", bundle: Bundle.module)",
    "Text(\"greeting\", bundle: #bundle)",
    "Text(String(localized: \"greeting\", bundle: .module))", "Text(\"greeting\", bundle: Bundle(for: Token.self))",
    "Text(LocalizedStringResource(\"greeting\", bundle: .module))",
    "Text(NSLocalizedString(\"greeting\", bundle: .module, comment: \"\"))",
  ])
  func aPackageNamesItsBundle(_ body: String) {
    let (text, diagnostics) = Self.shown(body, in: Self.kit, appTexts: Self.app)
    #expect(text == "Hello of the kit" && diagnostics.isEmpty)
  }

  @Test func appsAndTargetsWithoutTextsFindTheNearest() {
    #expect(Self.shown("Text(\"greeting\")", in: "App/Views/Row.swift", appTexts: Self.app).text == "Hello of the app")
    #expect(Self.shown("Text(\"greeting\")", in: "App/Views/Row.swift").text == "Hello of the kit")
    #expect(
      Self.shown("Text(\"greeting\")", in: "Packages/Kit/Sources/Plain/Row.swift").text == "Hello of the kit")
  }

  @Test func anAppThatIsAPackageHasOneBundle() {
    let manifest = "let package = Package(products: [.iOSApplication(name: \"Kit\", targets: [\"Kit\"])])"
    let (text, diagnostics) = Self.shown("Text(\"greeting\")", in: Self.kit, manifest: manifest)
    #expect(text == "Hello of the kit" && diagnostics.isEmpty)
  }
}
