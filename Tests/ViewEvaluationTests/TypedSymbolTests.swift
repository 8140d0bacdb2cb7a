import Testing
import ViewTree

@testable import ViewEvaluation

struct TypedSymbolTests {
  @Test(arguments: [
    ("xmark", "xmark"), ("person2Fill", "person.2.fill"), ("line3Horizontal", "line.3.horizontal"),
    ("goforward10", "goforward.10"), ("_1Circle", "1.circle"), ("squareAndArrowUp", "square.and.arrow.up"),
  ])
  func partsOfANameAreItsWords(identifier: String, name: String) {
    #expect(TypedSymbol.name(of: identifier) == name)
  }

  @Test func imagesAndLabelsTakeThem() {
    let (tree, _) = AppearanceTests.evaluate(
      "#Preview { VStack { Image(systemSymbol: .person2Fill); Label(\"Up\", systemSymbol: .arrowUp) } }")
    #expect(tree.contains("person.2.fill") && tree.contains("arrow.up") && !tree.contains("UNRESOLVED"))
  }

  @Test func whatAnExtensionKeepsToItsFileHidesNothingElsewhere() {
    let project = Project(files: [
      SourceFile(path: "A.swift", source: "extension Font { private static let footnote = 12.0 }"),
      SourceFile(path: "B.swift", source: "#Preview { Text(\"a\").font(.footnote) }"),
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    #expect(!ViewTreeDump.text(of: evaluation.layouts[0].root).contains("UNRESOLVED"))
  }
}
