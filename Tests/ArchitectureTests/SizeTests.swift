import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@Suite struct SizeTests {
  static func isExempt(_ path: String) -> Bool {
    ["+Table.swift", "Table.swift", "+Schema.swift", "+Generated.swift"].contains { path.hasSuffix($0) }
      || path.contains("Tests/Fixtures/") || path.contains("Tests/Corpus/")
  }

  static func sourceFiles() -> [String] {
    ["Sources", "Tests"].flatMap { SourceTree.files(under: $0, withExtensions: ["swift"]) }.filter { !isExempt($0) }
  }

  @Test func filesStopAt400Lines() throws {
    for path in Self.sourceFiles() {
      let lines = try SourceTree.text(of: path).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      #expect(lines <= 400, "\(path) has \(lines) lines")
    }
  }

  @Test func functionsStopAt60Lines() throws {
    for path in Self.sourceFiles() where path.hasPrefix("Sources/") {
      let tree = Parser.parse(source: try SourceTree.text(of: path))
      let visitor = FunctionLengths(converter: SourceLocationConverter(fileName: path, tree: tree))
      visitor.walk(tree)
      for function in visitor.long {
        Issue.record("\(path):\(function.line) \(function.name) has \(function.length) lines")
      }
    }
  }

  /// Finds functions and initialisers whose bodies are longer than the house style allows.
  final class FunctionLengths: SyntaxVisitor {
    let converter: SourceLocationConverter
    var long: [(name: String, line: Int, length: Int)] = []

    init(converter: SourceLocationConverter) {
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    private func measure(_ body: CodeBlockSyntax?, name: String) {
      guard let body else { return }
      let first = body.leftBrace.startLocation(converter: converter).line
      let last = body.rightBrace.startLocation(converter: converter).line
      if last - first - 1 > 60 { long.append((name, first, last - first - 1)) }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      measure(node.body, name: node.name.text)
      return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      measure(node.body, name: "init")
      return .visitChildren
    }
  }
}
