import CommandLineInterface
import Foundation
import Testing

/// Comments in the source that accept findings.
@Suite struct SuppressionTests {
  private func run(
    _ body: String, settings: String = "", arguments: [String] = [], top: String = ""
  ) throws -> ToolRun {
    let source = """
      import SwiftUI
      \(top)
      #Preview("Score") {
        VStack {
          \(body)
        }
      }
      """
    let folder = try TemporaryFolder(["A.swift": source, ".sizewise.yml": settings])
    return ToolRun(
      arguments: ["audit", ".", "--only", "truncated-text"] + arguments, in: folder.path)
  }

  private static let view = "Text(\"Final result\").lineLimit(1).frame(width: 60)"

  @Test(arguments: [
    "// sizewise:disable:next truncated-text - by design\n\(view)",
    "// sizewise:disable:next all\n\n// another comment\n\(view)",
    "\(view) // sizewise:disable:this truncated-text",
    "\(view)\n/* sizewise:disable:previous truncated-text - by design */",
    "// sizewise:disable truncated-text\n\(view)\n// sizewise:enable truncated-text",
    "// sizewise:disable truncated-text, clipped-text\n\(view)\n// sizewise:enable",
    "\(view)\n// sizewise:disable:file truncated-text",
    "Text(\"Final result\")\n// sizewise:disable:next truncated-text\n.lineLimit(1)\n.frame(width: 60)",
  ])
  func acceptedFindingsDoNotFail(body: String) throws {
    let run = try run(body)
    #expect(run.code == .passed, "\(run.output)\(run.errors)")
    #expect(run.output.contains(" suppressed=1"), "\(run.output)")
    #expect(run.output.contains("suppressed warning"), "\(run.output)")
  }

  @Test func wholeLayoutsAreAcceptedAboveTheirPreview() throws {
    let run = try run(Self.view, top: "// sizewise:disable:next truncated-text - a demonstration")
    #expect(run.code == .passed, "\(run.output)")
    #expect(run.output.contains("Suppressed in the source: a"))
  }

  @Test(arguments: [
    "// sizewise:disable:next clipped-text\n\(view)",
    "// sizewise:disable truncated-text\n// sizewise:enable\n\(view)",
    "let a = \"// sizewise:disable:file truncated-text\"\n\(view)",
    "// this is no sizewise:disable:file truncated-text\n\(view)",
  ])
  func otherFindingsStillFail(body: String) throws {
    #expect(try run(body).code == .findings)
  }

  @Test func sizesAndSchemesLimitAComment() throws {
    let partly = try run("// sizewise:disable:next truncated-text sizes=accessibility4... - rare\n\(Self.view)")
    #expect(partly.code == .findings)
    #expect(partly.output.contains(" warnings=1 ") && partly.output.contains(" suppressed=1"), "\(partly.output)")
    #expect(!partly.output.contains("worst at AX5"), "\(partly.output)")
    let comment = "// sizewise:disable:next truncated-text sizes=accessibility4,AX5 - rare\n"
    #expect(try run(comment + Self.view, arguments: ["--sizes", "accessibility4,accessibility5"]).code == .passed)
    let dark = "// sizewise:disable:next truncated-text schemes=dark\n"
    #expect(try run(dark + Self.view).code == .findings)
    #expect(try run(dark + Self.view, arguments: ["--schemes", "dark"]).code == .passed)
  }

  @Test(arguments: [
    ("// sizewise:disable:next truncated-txt", "Did you mean \"truncated-text\"?"),
    ("// sizewise:disabel:next truncated-text", "Did you mean \"disable:next\"?"),
    ("// sizewise:disable:next", "names no rule"),
    ("// sizewise:disable:next truncated-text size=large", "Did you mean \"sizes\"?"),
    ("// sizewise:disable:next truncated-text sizes=lrge", "Did you mean \"large\"?"),
    ("// sizewise:disable:next truncated-text schemes=drak", "Did you mean \"dark\"?"),
  ])
  func mistakesAreErrorsWithTheNearestName(comment: String, words: String) throws {
    let run = try run("\(comment)\n\(Self.view)")
    #expect(run.code == .unusable)
    #expect(run.errors.contains("A.swift:5:5: error: ") && run.errors.contains(words), "\(run.errors)")
  }

  @Test func reasonsCanBeRequired() throws {
    let comment = "// sizewise:disable:next truncated-text"
    let run = try run("\(comment)\n\(Self.view)", settings: "require-reasons: true\n")
    #expect(run.code == .unusable)
    #expect(run.errors.contains("require-reasons"), "\(run.errors)")
    #expect(try self.run("\(comment) - by design\n\(Self.view)", settings: "require-reasons: true\n").code == .passed)
  }

  @Test func unusedCommentsAreReported() throws {
    let fits = "// sizewise:disable:next truncated-text - once needed\nText(\"A\")"
    let run = try run(fits)
    #expect(run.code == .passed)
    #expect(run.errors.contains("A.swift:5:5: warning: The comment accepts nothing any more"), "\(run.errors)")
    #expect(try self.run(fits, arguments: ["--strict"]).code == .findings)
    #expect(try !self.run(fits, arguments: ["--sizes", "large"]).errors.contains("unused"), "not all sizes were tried")
    let partly = try self.run(fits, arguments: ["--sizes", "large", "--strict"])
    #expect(partly.errors.contains("1 comment that accepts findings was not checked for use"), "\(partly.errors)")
    #expect(try self.run(fits, arguments: ["--strict"]).errors.contains("failed by --strict: 1 comment"))
    let astray = try self.run("Text(\"A\")", top: "// sizewise:disable:next truncated-text\nlet a = 1")
    #expect(astray.errors.contains("suppression/nothing-there"), "\(astray.errors)")
  }

  @Test(arguments: [
    "Text(\"A\")\n.lineLimit(1) // sizewise:disable:this truncated-text",
    "Text(\"A\")\n// sizewise:disable:next truncated-text\n.lineLimit(1)\n.padding()",
    "Text(\"A\")\n.lineLimit(1)\n// sizewise:disable:previous truncated-text\n.padding()",
  ])
  func anUnusedCommentAtAModifierIsToldByItsView(body: String) throws {
    let run = try run(body)
    #expect(run.errors.contains("no such finding is left here"), "\(run.errors)")
    #expect(!run.errors.contains("nothing-there"))
  }

  @Test func suppressedFindingsAreMarkedInReports() throws {
    let comment = "// sizewise:disable:next truncated-text - by design\n"
    let source = "import SwiftUI\n#Preview { \n\(comment)\(Self.view)\n}"
    let folder = try TemporaryFolder(["A.swift": source])
    let run = ToolRun("audit", ".", "--quiet", "--format", "sarif", in: folder.path)
    #expect(run.output.contains("\"kind\" : \"inSource\""), "\(run.output)")
    #expect(run.output.contains("by design"))
  }
}
