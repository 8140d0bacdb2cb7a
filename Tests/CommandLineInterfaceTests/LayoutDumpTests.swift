import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// What `check --dump layout` prints of examples and fixtures, as text and as JSON.
@Suite struct LayoutDumpTests {
  private static let names = "Tests/Fixtures/Dumps/Names.swift"

  @Test(arguments: [
    "Examples/AlignedContainers.swift", "Examples/AlignedTitles.swift", "Examples/CaptionedPhoto.swift",
    "Examples/EventTile.swift", "Examples/KeywordBubble.swift", names,
    "Tests/Fixtures/BugLayouts/11-SettingsRow.swift", "Tests/Fixtures/BugLayouts/18-GradientCapsule.swift",
  ])
  func dumpsMatchTheirGoldens(file: String) throws {
    let name = try #require(file.split(separator: "/").last?.split(separator: ".").first)
    let dump = ["check", file, "--dump", "layout", "--fail-on", "never", "--no-baseline"]
    for (sizes, options, ending) in [("large,AX5", [], "txt"), ("large", ["--json"], "json")] {
      let run = ToolRun(arguments: dump + ["--sizes", sizes] + options)
      #expect(run.code == .passed, "\(run.errors)")
      let golden = Golden("../Fixtures/Dumps/\(name).layout.\(ending)")
      #expect(try golden.difference(from: Array(run.output.utf8)) == nil)
    }
  }

  /// Whatever has an identifier in the source has it in the dump, also what takes no room or is taken apart.
  @Test func everyIdentifierStays() throws {
    let source = try String(contentsOfFile: ToolRun.root + "/" + Self.names, encoding: .utf8)
    let written = source.matches(of: #/accessibilityIdentifier\("([a-z-]+)"\)/#).map { String($0.output.1) }
    #expect(written.count > 20)
    let text = ToolRun("check", Self.names, "--dump", "layout", "--sizes", "large").output
    let json = ToolRun("check", Self.names, "--dump", "layout", "--sizes", "large", "--json").output
    for name in written {
      #expect(text.contains(" #\(name) ") || text.contains(" #\(name)\n"), "\(name) is lost")
      #expect(json.contains("\"identifier\": \"\(name)\""), "\(name) is lost")
    }
  }

  @Test func aRowsBoxHoldsItsCells() throws {
    let text = ToolRun("check", Self.names + ":1", "--dump", "layout", "--sizes", "large").output
    let lines = text.split(separator: "\n").map(String.init)
    let row = try #require(lines.firstIndex { $0.contains("#grid-row") })
    let depth = lines[row].prefix { $0 == " " }.count
    #expect(lines[row + 1].prefix { $0 == " " }.count == depth + 2 && lines[row + 1].contains("#one"))
    #expect(lines[row - 1].hasPrefix(String(repeating: " ", count: depth - 2) + "Grid "))
  }
}
