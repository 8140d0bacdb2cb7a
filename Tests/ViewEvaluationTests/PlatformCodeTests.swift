import Diagnostics
import Testing
import ViewTree

@testable import ViewEvaluation

/// Colour mixtures and modules.
struct PlatformCodeTests {
  @Test func coloursAreMixedInAPerceptualSpaceUnlessToldOtherwise() {
    let tree = WrongTreeTests.tree(
      """
      #Preview {
        VStack { Color.red.mix(with: .blue, by: 0.5); Color.red.mix(with: .blue, by: 0.25, in: .device) }
      }
      """)
    #expect(tree.contains("mix(red,blue,0.5)") && tree.contains("mix(red,blue,0.25,device)"), "\(tree)")
  }

  static let modules: [(source: String, isThere: Bool)] = [
    ("#if canImport(UIKit)", true), ("#if canImport(AppKit)", false), ("#if canImport(SomethingUnknownKit)", false),
    ("#if !canImport(SomethingUnknownKit)", true), ("#if canImport(Helpers)", true),
    ("#if canImport(Design.Parts)", true),
  ]

  @Test(arguments: modules)
  func modulesAreThoseOfThePlatformAndTheProject(_ item: (source: String, isThere: Bool)) {
    let preview = "\(item.source)\n#Preview { Text(\"there\") }\n#else\n#Preview { Text(\"absent\") }\n#endif"
    let project = Project(files: [
      SourceFile(path: "App/Home.swift", source: preview),
      SourceFile(path: "App/Other.swift", source: "import Helpers"),
      SourceFile(path: "Modules/Design/Sources/Design.swift", source: "let a = 1"),
    ])
    let evaluation = project.evaluate(project.layouts[0], in: EvaluationEnvironment())
    let tree = evaluation.layouts.map { ViewTreeDump.text(of: $0.root) }.joined()
    #expect(tree.contains(item.isThere ? "\"there\"" : "\"absent\""))
    #expect(
      project.diagnostics.contains { $0.id == "evaluation/unknown-module" } == item.source.contains("SomethingUnknown"))
  }
}
