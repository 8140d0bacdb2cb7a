import Testing

@testable import ViewEvaluation

/// The classes of previews by what their code needs.
struct PreviewClassTests {
  /// The class of the preview in the last file, and the names that decide it.
  static func classified(_ files: [String: String]) -> (PreviewClass, [String]) {
    let project = Project(
      files: files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, source: $0.value) })
    let requirements = project.requirements(of: project.layouts[0], survey: project.requirementSurvey)
    return (requirements.kind, requirements.deciding)
  }

  @Test func protocolOfAPackage() {
    let (kind, names) = Self.classified([
      "A.swift": """
      import Wires
      import SwiftUI
      struct Row: WiredView { func render() -> some View { Text("a") } }
      #Preview { Row() }
      """
    ])
    #expect(kind == .thirdParty && names == ["Wires.WiredView"])
  }

  @Test func modifierOfAPackageThatOtherFilesImport() {
    let user = "import SwiftUI\nimport Paints\nstruct %: View { var body: some View { Text(\"a\").glossy() } }"
    let (kind, names) = Self.classified([
      "A.swift":
        "import SwiftUI\nstruct Row: View { var body: some View { Text(\"a\").glossy() } }\n#Preview { Row() }",
      "B.swift": user.replacing("%", with: "B"), "C.swift": user.replacing("%", with: "C"),
    ])
    #expect(kind == .thirdParty && names == ["Paints.glossy"])
  }

  @Test func viewsThatOnlyTheSystemDraws() {
    let (kind, names) = Self.classified([
      "A.swift": "import Charts\nimport SwiftUI\n#Preview { VStack { Text(\"a\"); Chart { BarMark() } } }"
    ])
    #expect(kind == .unresolved && names == ["Chart"])
    let own = "import SwiftUI\nstruct Chart: View { var body: some View { Text(\"a\") } }\n#Preview { Chart() }"
    #expect(Self.classified(["A.swift": own]).0 == .literals)
  }

  @Test func whatAPreviewPresentsFromTheStartCounts() {
    let source =
      "import Charts\nimport SwiftUI\n#Preview { Text(\"a\").sheet(isPresented: .constant(SHOWN)) { Chart { BarMark() } } }"
    #expect(Self.classified(["A.swift": source.replacing("SHOWN", with: "true")]).0 == .unresolved)
    #expect(Self.classified(["A.swift": source.replacing("SHOWN", with: "false")]).0 == .literals)
  }

  @Test func initialiserOfAPackage() {
    let (kind, _) = Self.classified([
      "A.swift": "import Paints\nimport SwiftUI\n#Preview { Rectangle().fill(Color(paint: .gloss)) }"
    ])
    #expect(kind == .thirdParty)
  }

  @Test func initialiserThatTheProjectAdds() {
    let (kind, _) = Self.classified([
      "A.swift": """
      import Paints
      import SwiftUI
      extension Color { init(paint: Int) { self.init(white: 0.5) } }
      #Preview { Rectangle().fill(Color(paint: 2)) }
      """
    ])
    #expect(kind == .literals)
  }

  @Test func loggerOfAPackage() {
    let source =
      "import SwiftUI\nimport MODULE\ntypealias Level = Logger.Level\nstruct Row: View { var body: some View { Text(\"\\(Level.allCases.count)\") } }\n#Preview { Row() }"
    #expect(Self.classified(["A.swift": source.replacing("MODULE", with: "Lumber")]).0 == .thirdParty)
    #expect(Self.classified(["A.swift": source.replacing("MODULE", with: "OSLog")]).0 == .literals)
  }

  @Test func bareNameThatOnlyAnotherTypeHas() {
    let (kind, names) = Self.classified([
      "A.swift": """
      import SwiftUI
      struct Other { var chosen = "a" }
      struct Row: View { var body: some View { Text(chosen) } }
      #Preview { Row() }
      """
    ])
    #expect(kind == .unresolved && names == ["chosen"])
  }

  @Test func platformProtocolsAreNoPackages() {
    let (kind, _) = Self.classified([
      "A.swift": """
      import Wires
      import SwiftUI
      struct Row: View { var body: some View { Text("a") } }
      struct Row_Previews: PreviewProvider { static var previews: some View { Row() } }
      """
    ])
    #expect(kind == .literals)
  }
}
