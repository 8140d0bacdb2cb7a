import Diagnostics
import Foundation
import ProjectResources
import TestSupport
import Testing
import ViewTree

@testable import ViewEvaluation

/// Every form of views and modifiers that real code uses, against the trees that it gives.
@Suite struct BuiltinFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/ViewEvaluation")

  /// The trees of all previews of a source file as text.
  static func dump(_ source: String, path: String, environment: EvaluationEnvironment = EvaluationEnvironment())
    -> String
  {
    let project = Project(files: [SourceFile(path: path, source: source)])
    return project.layouts.map { layout in
      let trees = project.evaluate(layout, in: environment).layouts.map { ViewTreeDump.text(of: $0.root) }
      return "== \(layout.name)\n" + trees.joined(separator: "-\n")
    }.joined()
  }

  @Test(arguments: ["Containers", "Controls", "Modifiers", "Texts"])
  func treesOfEveryForm(name: String) throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
    let golden = Golden("../Fixtures/ViewEvaluation/\(name).viewtree.txt")
    #expect(try golden.difference(from: Array(Self.dump(source, path: name + ".swift").utf8)) == nil)
  }
}

/// The sample layouts: everything in them is known.
@Suite struct ExampleTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Examples")

  @Test(arguments: [
    ("KeywordBubble", 2), ("CaptionedPhoto", 5), ("EventTile", 2), ("AlignedContainers", 2), ("AlignedTitles", 3),
  ])
  func nothingIsUnresolved(name: String, roots: Int) throws {
    let files = try DiskFiles(root: Self.folder.path)
    var sink = DiagnosticSink()
    let resources = ResourceCatalog.read(from: files, diagnostics: &sink)
    let bytes = try #require(files.contents(of: name + ".swift"))
    let source = SourceFile(path: name + ".swift", source: String(decoding: bytes, as: UTF8.self))
    let project = Project(files: [source], resources: resources)
    let evaluations = project.layouts.map { project.evaluate($0, in: EvaluationEnvironment()) }
    let dumps = evaluations.flatMap(\.layouts).map { ViewTreeDump.text(of: $0.root) }
    #expect(dumps.count == roots)
    #expect(!dumps.contains { $0.contains("UNRESOLVED") || $0.contains("missing(") })
    #expect(evaluations.flatMap(\.diagnostics).isEmpty && sink.diagnostics.isEmpty)
  }

  @Test(arguments: [("en_US", "November 29"), ("en_GB", "29 November"), ("zh_CN", "11月29日")])
  func theDateFollowsTheLocale(locale: String, expected: String) throws {
    let source = try String(contentsOf: Self.folder.appendingPathComponent("EventTile.swift"), encoding: .utf8)
    var environment = EvaluationEnvironment()
    environment.locale = locale
    let dump = BuiltinFixtureTests.dump(source, path: "EventTile.swift", environment: environment)
    #expect(dump.contains("text \"\(expected)\""))
  }
}

/// Texts of the project's tables in the places where code shows them.
@Suite struct LocalizedTextTests {
  private let strings = #"""
    {"sourceLanguage":"en","strings":{
      "title":{"localizations":{"en":{"stringUnit":{"value":"Good **day**"}},"de":{"stringUnit":{"value":"Guten Tag"}}}},
      "%lld trees":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld tree"}},
        "other":{"stringUnit":{"value":"%lld trees"}}}}}}},
      "from %@ to %@":{"localizations":{"de":{"stringUnit":{"value":"%2$@ nach %1$@"}}}}}}
    """#

  private func texts(_ body: String, locale: String) -> String {
    var sink = DiagnosticSink()
    let resources = ResourceCatalog.read(
      from: InMemoryFiles(texts: ["Localizable.xcstrings": strings]), diagnostics: &sink)
    let source = "import SwiftUI\nlet word = \"title\"\n#Preview { \(body) }"
    let project = Project(files: [SourceFile(path: "A.swift", source: source)], resources: resources)
    var environment = EvaluationEnvironment()
    environment.locale = locale
    return project.layouts.flatMap { project.evaluate($0, in: environment).layouts }
      .map { ViewTreeDump.text(of: $0.root) }.joined()
  }

  @Test(arguments: [
    (#"Text("title")"#, "en_US", "text \"Good \" + \"day\" font(bold)\n"),
    (#"Text("title")"#, "de", "text \"Guten Tag\"\n"),
    (#"Text(word)"#, "de", "text \"title\"\n"), (#"Text(LocalizedStringKey(word))"#, "de", "text \"Guten Tag\"\n"),
    (#"Text(verbatim: "title")"#, "de", "text \"title\"\n"), (#"Text("\(1) trees")"#, "en_US", "text \"1 tree\"\n"),
    (#"Text("\(3) trees")"#, "en_US", "text \"3 trees\"\n"),
    (#"Text("from \("a") to \("b")")"#, "de", "text \"b nach a\"\n"),
    (#"Text(String(localized: "title"))"#, "de", "text \"Guten Tag\"\n"),
    (#"Text(NSLocalizedString("title", comment: ""))"#, "de", "text \"Guten Tag\"\n"),
  ])
  func keysFindTheirTexts(body: String, locale: String, expected: String) {
    #expect(texts(body, locale: locale) == expected)
  }
}
