import Colorimetry
import Diagnostics
import Geometry
import ProjectResources
import Testing
import ViewTree

@testable import ViewEvaluation

/// Names and values whose meaning the platform decides, where a project or a guess could give them another.
@Suite struct PlatformMeaningTests {
  private func layouts(_ source: String, resources: ResourceCatalog? = nil) -> [EvaluatedLayout] {
    let file = SourceFile(path: "Row.swift", source: "import SwiftUI\n" + source)
    let project = resources.map { Project(files: [file], resources: $0) } ?? Project(files: [file])
    return project.layouts.flatMap { project.evaluate($0, in: EvaluationEnvironment()).layouts }
  }

  private func diagnostics(_ source: String) -> Set<String> {
    let project = Project(files: [SourceFile(path: "Row.swift", source: "import SwiftUI\n" + source)])
    return Set(project.layouts.flatMap { project.evaluate($0, in: EvaluationEnvironment()).diagnostics }.map(\.id))
  }

  private func dump(_ body: String, beside declarations: String = "") -> String {
    layouts("\(declarations)\n#Preview { \(body) }").map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  /// A modifier's argument is of the platform's type, also where the project has a type of that name.
  @Test func aProjectsTypeDoesNotTakeThePlaceOfThePlatforms() {
    let tree = dump("Text(\"a\").listRowSeparator(.hidden)", beside: "enum Visibility { case open, closed }")
    #expect(tree.contains("separatorHidden") && !tree.contains("unresolved"))
  }

  @Test(arguments: [("1...5 ~= 3", "in"), ("1..<3 ~= 3", "out"), ("3 ~= 3", "in"), ("...2 ~= 3", "out")])
  func patternsMatchValuesToTheirRight(condition: String, expected: String) {
    #expect(dump("Text(\(condition) ? \"in\" : \"out\")").contains("\"\(expected)\""))
  }

  /// `LocalizedStringKey(_: String)` reads Markdown that a string brings along; a literal with an interpolation does not.
  @Test func keysMadeOfStringsHaveMarkdown() {
    #expect(!dump("Text(.init(\"\\(title)\"))", beside: "let title = \"**Oak**\"").contains("**"))
    #expect(dump("Text(\"\\(title)\")", beside: "let title = \"**Oak**\"").contains("**Oak**"))
  }

  /// The colours, unlike the styles of the same names, are no levels of what is around them.
  @Test func primaryAndSecondaryColoursAreSystemColours() {
    let tree = dump("VStack { Text(\"a\").foregroundColor(.primary); Text(\"b\").foregroundColor(.secondary) }")
    #expect(tree.contains("label") && tree.contains("secondaryLabel") && !tree.contains("level("))
    #expect(dump("Text(\"a\").foregroundStyle(.secondary)").contains("level(2)"))
  }

  @Test(arguments: [("local", "0"), ("global", "40")])
  func framesCountFromTheSpaceAskedFor(space: String, expected: String) throws {
    let root = try #require(
      layouts("#Preview { GeometryReader { reader in Text(\"\\(Int(reader.frame(in: .\(space)).minY))\") } }").first?
        .root)
    guard case .geometryReader(let view) = root.content else {
      Issue.record("no geometry reader")
      return
    }
    let proxy = DeferredView.Proxy(
      size: Size(width: 10, height: 20), safeAreaInsets: .zero, frame: Rectangle(x: 30, y: 40, width: 10, height: 20))
    #expect(ViewTreeDump.text(of: view.content(proxy)).contains("\"\(expected)\""))
  }

  @Test func theCatalogueGivesTheAccentColour() {
    func accent(_ colors: String) -> DynamicColor? {
      var sink = DiagnosticSink()
      let resources = ResourceCatalog.read(
        from: InMemoryFiles(texts: ["Assets.xcassets/AccentColor.colorset/Contents.json": colors]), diagnostics: &sink)
      return layouts("#Preview { Text(\"a\") }", resources: resources).first?.accentColor
    }
    let components = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
    let set = #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}]}"#
    #expect(accent(set)?.light == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(accent(#"{"colors": [{"idiom": "universal"}]}"#) == nil)
  }

  @Test(arguments: [
    "Int.random(in: 1...3)", "Double.random(in: 0...1)", "Bool.random()", "[1, 2].randomElement()!",
    "[1, 2].shuffled()[0]",
  ])
  func randomValuesAreNamed(value: String) {
    #expect(diagnostics("#Preview { Text(\"\\(\(value))\") }").contains("evaluation/random-value"))
    #expect(!diagnostics("#Preview { Text(\"1\") }").contains("evaluation/random-value"))
  }

  @Test func marginsOfWidgetsAreNamedAsNotMeasured() {
    let preview = "Text(\"a\").previewContext(WidgetPreviewContext(family: .systemSmall))"
    #expect(diagnostics("#Preview { \(preview) }").contains("evaluation/widget-margins"))
    #expect(!diagnostics("#Preview { Text(\"a\") }").contains("evaluation/widget-margins"))
  }

  /// POSIX gives the numbers after a seed.
  @Test func seededNumbersAreThoseOfPOSIX() {
    var generator = Random48(seed: 1)
    #expect(abs(generator.next() - 0.0416303447718782) < 1e-12)
    #expect(abs(generator.next() - 0.4544924447286292) < 1e-12)
  }
}
