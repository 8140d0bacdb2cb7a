import CommandLineInterface
import Foundation
import Testing

@Suite struct FixCommandTests {
  /// A chip in one file, its body in an extension in a second, its preview in a third.
  private static let project = [
    "Package.swift": "// swift-tools-version: 6.0\n",
    "Chip.swift": "import SwiftUI\n\nstruct RecipeChip {\n  /// The title.\n  let title: String // shown\n}\n",
    "Chip+View.swift": """
    import SwiftUI

    extension RecipeChip: View {
      var body: some View {
        Label(title, systemImage: "leaf")
          .font(.title2)
          .padding(12) /* as drawn */
          .background(.green.opacity(0.2), in: Capsule())
      }
    }

    """,
    "Preview.swift": "import SwiftUI\n\n#Preview(\"chip\") { RecipeChip(title: \"slowly roasted tomatoes\") }\n",
  ]

  private static func text(_ folder: String, _ file: String) throws -> String {
    try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  }

  @Test func theColourThatChangesLeastIsTaken() throws {
    let view = """
      import SwiftUI
      #Preview {
        Text("Two for one").font(.footnote).foregroundStyle(.white).padding(8)
          .background(Color(red: 0.85, green: 0.45, blue: 0.1))
      }
      """
    let folder = try TemporaryFolder(["A.swift": view])
    let run = ToolRun("audit", "A.swift", "--fix", "--dry-run", in: folder.path)
    #expect(run.output.contains("+    .background(Color(red: 0.725, green: 0.365, blue: 0))"), "\(run.output)")
    #expect(!run.output.contains("-  Text("))
  }

  @Test func dryRunPrintsADiffAndWritesNothing() throws {
    let folder = try TemporaryFolder(Self.project)
    let run = ToolRun("audit", ".", "--fix", "--dry-run", in: folder.path)
    #expect(run.code == .findings)
    #expect(run.output.hasPrefix("--- a/Chip+View.swift\n+++ b/Chip+View.swift\n"))
    #expect(run.output.contains("+++ b/Chip.swift\n"))
    #expect(run.output.contains("+  @ScaledMetric(relativeTo: .title2) var padding: CGFloat = "))
    #expect(run.errors.contains("sizewise: 1 edit in 2 files would cure"))
    for (file, text) in Self.project { #expect(try Self.text(folder.path, file) == text) }
  }

  @Test func fixesAreWrittenWhereTheViewIsDeclared() throws {
    let folder = try TemporaryFolder(Self.project)
    let run = ToolRun("audit", ".", "--fix", in: folder.path)
    #expect(run.code == .passed, "\(run.output) \(run.errors)")
    let declaration = try Self.text(folder.path, "Chip.swift")
    #expect(
      declaration.hasPrefix(
        "import SwiftUI\n\nstruct RecipeChip {\n  /// The title.\n  let title: String // shown\n  @Sc"))
    let body = try Self.text(folder.path, "Chip+View.swift")
    #expect(body == Self.project["Chip+View.swift"]?.replacing("padding(12)", with: "padding(padding)"))
    #expect(try Self.text(folder.path, "Preview.swift") == Self.project["Preview.swift"])
    let again = ToolRun("audit", ".", "--fix", in: folder.path)
    #expect(again.code == .passed)
    #expect(again.errors.contains("0 edits in 0 files"))
  }

  @Test func reportsHoldTheSuggestion() throws {
    let folder = try TemporaryFolder(Self.project)
    let formats = ["console", "json:r.json", "sarif:r.sarif", "html:r.html", "github-summary:r.md"]
      .flatMap { ["--format", $0] }
    let run = ToolRun(arguments: ["audit", ".", "--suggest-fixes"] + formats, in: folder.path)
    #expect(run.output.contains("Fix: Let the padding grow with the text"))
    #expect(try Self.text(folder.path, "r.json").contains("\"kind\" : \"scaled-padding\""))
    #expect(try Self.text(folder.path, "r.sarif").contains("\"artifactChanges\""))
    #expect(try Self.text(folder.path, "r.html").contains("<strong>Fix.</strong>"))
    #expect(try Self.text(folder.path, "r.md").contains("~~~diff"))
    let report = try Self.text(folder.path, "r.json")
    let print = try #require(report.firstMatch(of: #/"fingerprint" : "([0-9a-f]+)"/#)).output.1
    let explained = ToolRun("explain", String(print), "--report", "r.json", in: folder.path)
    #expect(explained.output.contains("fix: Let the padding grow"))
    #expect(explained.output.contains("+++ b/Chip.swift"))
  }

  @Test func explainLooksForTheFixItself() throws {
    let folder = try TemporaryFolder(Self.project)
    _ = ToolRun("audit", ".", "--format", "json:r.json", in: folder.path)
    let report = try Self.text(folder.path, "r.json")
    #expect(!report.contains("scaled-padding"))
    let print = try #require(report.firstMatch(of: #/"fingerprint" : "([0-9a-f]+)"/#)).output.1
    let explained = ToolRun("explain", String(print), "--report", "r.json", in: folder.path)
    #expect(explained.output.contains("fix: Let the padding grow"), "\(explained.errors)")
    let plain = ToolRun("explain", String(print), "--report", "r.json", "--no-fix", in: folder.path)
    #expect(!plain.output.contains("fix:"))
  }

  @Test func aDryRunNeedsFix() {
    let run = ToolRun("audit", "Examples", "--dry-run")
    #expect(run.code == .unusable)
    #expect(run.errors.contains("--fix --dry-run"))
  }
}
