import Testing
import ViewEvaluation

@testable import AuditPipeline

@Suite struct SwiftModulesTests {
  private static let files = [
    SourceFile(path: "App/Home.swift", source: "import SwiftUI\n@testable import Shapes\n"),
    SourceFile(path: "App/Row.swift", source: "import SwiftUI\n"),
    SourceFile(
      path: "Kit/Package.swift",
      source: #"let package = Package(name: "Kit", targets: [.target(name: "Odd", path: "code/odd")])"#),
    SourceFile(path: "Kit/Sources/Shapes/Ring.swift", source: "import struct Marks.Dot\n"),
    SourceFile(path: "Kit/Sources/Marks/Dot.swift", source: "// import Odd\n"),
    SourceFile(path: "Kit/Sources/Other/Line.swift", source: ""),
    SourceFile(path: "Kit/code/odd/Odd.swift", source: ""),
    SourceFile(path: "Kit/Demo/Demo.swift", source: "import Odd\n"),
    SourceFile(
      path: "Data/Package.swift",
      source: #"let package = Package(name: "Data", targets: [.target(name: "Data", path: "./")])"#),
    SourceFile(path: "Data/Model/Trip.swift", source: ""),
    SourceFile(
      path: "UI/Package.swift",
      source:
        #"let package = Package(name: "UI", dependencies: [.package(path: "../Data")], targets: [.target(name: "UI", path: ".")])"#
    ),
    SourceFile(path: "UI/TripRow.swift", source: "import Data\n"),
  ]

  @Test(arguments: [
    (
      "App/Row.swift",
      ["App/Home.swift", "App/Row.swift", "Kit/Sources/Marks/Dot.swift", "Kit/Sources/Shapes/Ring.swift"]
    ),
    ("Kit/Sources/Shapes/Ring.swift", ["Kit/Sources/Marks/Dot.swift", "Kit/Sources/Shapes/Ring.swift"]),
    ("Kit/Sources/Other/Line.swift", ["Kit/Sources/Other/Line.swift"]),
    (
      "UI/TripRow.swift", ["Data/Model/Trip.swift", "Data/Package.swift", "UI/Package.swift", "UI/TripRow.swift"]
    ),
    ("Kit/Demo/Demo.swift", ["Kit/Demo/Demo.swift", "Kit/Package.swift", "Kit/code/odd/Odd.swift"]),
  ])
  func codeSeesItsModuleAndWhatThatImports(path: String, visible: [String]) {
    #expect(SwiftModules(Self.files).files(visibleFrom: [path]).map(\.path) == visible)
  }

  @Test func importsNameModulesOnly() {
    let source =
      "import A\n@testable import B.C\nimport struct D.E\n// import F\nlet text = \"import G\"\n\timport H;\n"
    #expect(SwiftModules.imports(in: source) == ["A", "B", "D", "H"])
  }
}
