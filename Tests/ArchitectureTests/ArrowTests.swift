import Foundation
import Testing

@Suite struct ArrowTests {
  static let foundationModules: Set<String> = [
    "DocumentTree", "FontEngine", "ProjectResources", "ViewEvaluation", "LayoutFiles", "Reporting", "AuditPipeline",
    "CommandLineInterface", "Conformance", "sizewise", "sizewise-benchmark",
  ]
  static let swiftSyntaxModules: Set<String> = [
    "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftIfConfig",
  ]

  /// The arrows of the table in `Documentation/Architecture.md`, by module.
  static func documentedArrows() throws -> [String: Set<String>] {
    var arrows: [String: Set<String>] = [:]
    for line in try SourceTree.text(of: "Documentation/Architecture.md").split(separator: "\n")
    where line.hasPrefix("| `") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 5 else { continue }
      let imports = Set(cells[3].split(separator: " ").map(String.init))
      for module in cells[1].split(separator: ",") {
        arrows[module.trimmingCharacters(in: CharacterSet(charactersIn: "` "))] = imports
      }
    }
    return arrows
  }

  /// The targets of `Package.swift` that are not tests, with what they depend on.
  static func declaredArrows() throws -> [String: Set<String>] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sizewise-arrows-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let json = try SourceTree.run([
      "swift", "package", "--package-path", SourceTree.root.path, "--scratch-path", scratch.path, "dump-package",
    ])
    let package = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    var arrows: [String: Set<String>] = [:]
    for target in try #require(package["targets"] as? [[String: Any]]) {
      guard let name = target["name"] as? String, target["type"] as? String != "test", name != "TestSupport" else {
        continue
      }
      let dependencies = target["dependencies"] as? [[String: Any]] ?? []
      arrows[name] = Set(dependencies.compactMap { ($0["byName"] as? [Any])?.first as? String })
    }
    return arrows
  }

  @Test func manifestDeclaresTheDocumentedArrows() throws {
    let documented = try Self.documentedArrows()
    let declared = try Self.declaredArrows()
    #expect(Set(documented.keys) == Set(declared.keys))
    for (module, arrows) in declared.sorted(by: { $0.key < $1.key }) {
      #expect(documented[module] == arrows, "\(module)")
    }
  }

  @Test func modulesImportOnlyAlongTheirArrows() throws {
    let documented = try Self.documentedArrows()
    #expect(documented.count > 25)
    for path in SourceTree.files(under: "Sources", withExtensions: ["swift"]) {
      let module = String(path.split(separator: "/")[1])
      let arrows = try #require(documented[module], "\(module) is missing in Documentation/Architecture.md")
      for imported in SourceTree.imports(of: try SourceTree.text(of: path)) {
        switch imported {
        case "Glibc", "Synchronization", "Dispatch": continue
        case "Foundation", "FoundationEssentials":
          #expect(Self.foundationModules.contains(module), "\(path) imports \(imported)")
        case let name where Self.swiftSyntaxModules.contains(name):
          #expect(module == "ViewEvaluation", "\(path) imports \(imported)")
        default:
          #expect(arrows.contains(imported), "\(path) imports \(imported)")
        }
      }
    }
  }

  @Test func arrowsNeverFormACircle() throws {
    let arrows = try Self.documentedArrows()
    func reaches(_ start: String, _ goal: String, _ depth: Int) -> Bool {
      guard depth > 0 else { return false }
      return (arrows[start] ?? []).contains { $0 == goal || reaches($0, goal, depth - 1) }
    }
    for module in arrows.keys.sorted() { #expect(!reaches(module, module, 6), "\(module)") }
  }

  @Test func importsAreReadInEveryForm() {
    let source =
      "import A\npackage import B\n  @testable import C\nprivate import struct D.E\n// import F\nlet import2 = 1"
    #expect(SourceTree.imports(of: source) == ["A", "B", "C", "D"])
  }
}
