import CommandLineInterface
import Foundation
import Testing

@Suite struct InputTests {
  static let view = """
    import SwiftUI
    #Preview("Good") { Text("Hello") }
    """

  @Test func missingPathIsNamedAndTheOthersRun() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view])
    let run = ToolRun("audit", "A.swift", "B.swift", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("B.swift"))
    #expect(run.output.contains("layouts=1"))
  }

  @Test func folderWithoutLayoutsIsIncomplete() throws {
    let folder = try TemporaryFolder(["A.swift": "let a = 1"])
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .incomplete)
    #expect(run.errors.contains("#Preview"))
    #expect(ToolRun("audit", ".", "--allow-empty", in: folder.path).code == .passed)
  }

  @Test func fileThatIsNoSwiftIsNamed() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view])
    try folder.write("B.swift", Data([0xFF, 0xFE, 0x00, 0x41]))
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("B.swift:1:1: error: The file is not UTF-8"))
    #expect(run.output.contains("layouts=1"))
  }

  @Test func syntaxErrorsHaveTheirLine() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view, "B.swift": "struct X {\n  func a( {\n"])
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.errors.contains("B.swift:"), "\(run.errors)")
    #expect(run.output.contains("layouts=1"))
  }

  @Test func errorsElsewhereInTheProjectDoNotFailASoundFile() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view, "B.swift": "struct X {\n  func a( {\n"])
    let run = ToolRun("audit", "A.swift", in: folder.path)
    #expect(run.errors.contains("B.swift:"), "\(run.errors)")
    #expect(run.code == .passed, "\(run.output)")
    #expect(ToolRun("audit", "B.swift", in: folder.path).code == .unusable)
  }

  @Test func bothSidesOfUnknownConditionsAreAudited() throws {
    let view = #"#Preview("Card") { if Service.isOn { Text("on") } else { Text("off") } }"#
    let folder = try TemporaryFolder(["A.swift": view])
    let run = ToolRun("check", "A.swift", "--dump", "layout", "--sizes", "large", in: folder.path)
    #expect(run.output.contains("“on”") && run.output.contains("“off”"), "\(run.output)")
    #expect(run.output.contains("Card, if not (Service.isOn)"), "\(run.output)")
  }

  @Test func rowsBeyondTheLimitAreNotMeasured() throws {
    let rows = "#Preview { List { ForEach(0..<1_000_000) { Text(\"Row \\($0)\") } } }"
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n" + rows])
    let run = ToolRun("audit", "A.swift", "--strict", in: folder.path)
    #expect(run.code == .incomplete, "\(run.output)")
    #expect(run.output.contains("There are 1000000 rows here; the first 400 are laid out."), "\(run.output)")
  }

  @Test func invalidLayoutFilesHaveTheirLine() throws {
    let text = """
      {"sizewise": 1,
       "layouts": [{"name": "a", "view": {"Txt": "a"}}]}
      """
    let folder = try TemporaryFolder(["A.swift": Self.view, "b.json": text])
    let run = ToolRun("audit", ".", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("b.json:2:37: error: unknown name \"Txt\". Did you mean \"Text\"?"), "\(run.errors)")
    #expect(run.output.contains("layouts=1"))
  }

  @Test func halvesOfSurrogatePairsAreNamedWithTheirPlace() throws {
    let folder = try TemporaryFolder([
      "a.json": #"{"sizewise": 1, "layouts": [{"name": "a", "view": {"Text": "a\ud800b"}}]}"#
    ])
    let run = ToolRun("check", "a.json", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("a.json:1:60: error:"), "\(run.errors)")
  }

  @Test func invalidLayoutFilesAreNotAlsoCalledEmpty() throws {
    let folder = try TemporaryFolder(["b.json": "no layout at all"])
    let run = ToolRun("check", "b.json", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("b.json:1:1: error:"))
    #expect(!run.errors.contains("#Preview"))
  }

  @Test func brokenFontsAreNamedAndTheLayoutsRun() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view, "Fonts/Broken.ttf": "no font"])
    let run = ToolRun("audit", "A.swift", "--font-folder", "Fonts", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("Broken.ttf"), "\(run.errors)")
    #expect(run.output.contains("layouts=1"))
  }

  @Test func missingFontFoldersAreNamed() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view])
    let run = ToolRun("audit", "A.swift", "--font-folder", "Fnts", in: folder.path)
    #expect(run.code == .unusable)
    #expect(run.errors.contains("Fnts"), "\(run.errors)")
  }

  @Test func endlessModifierChainsAreNotMeasured() throws {
    let chain = String(repeating: ".padding(0)", count: 3000)
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n#Preview { Text(\"a\")\(chain) }\n"])
    let run = ToolRun("audit", "A.swift", in: folder.path)
    #expect(run.output.contains("not measured"), "\(run.output)")
    #expect(run.output.contains("layouts=1"))
  }

  @Test func otherJSONFilesAreNoConcernUnlessNamed() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view, "package.json": #"{"name": "sizewise"}"#])
    #expect(ToolRun("audit", ".", in: folder.path).code == .passed)
    #expect(ToolRun("audit", "package.json", in: folder.path).code == .unusable)
  }

  @Test(arguments: [["audit", "."], ["coverage", ".", "--all"], ["check", "A.swift"]])
  func fontsOfTheProjectAreMeasuredAsTheyAre(_ command: [String]) throws {
    let inter = URL(fileURLWithPath: ToolRun.root + "/.cache/fonts/Inter.ttf")
    let view = #"#Preview { Text("Hello").font(.custom("Inter", size: 17)) }"#
    let folder = try TemporaryFolder(["A.swift": view, "Fonts/Broken.ttf": "no font"])
    let missing = ToolRun(arguments: command, in: folder.path)
    #expect(missing.output.contains("No font named Inter"), "\(missing.output)")
    #expect(missing.errors.contains("Broken.ttf"), "\(missing.errors)")
    try folder.write("Fonts/Brand.ttf", Data(contentsOf: inter))
    let found = ToolRun(arguments: command, in: folder.path)
    #expect(!found.output.contains("No font named Inter"), "\(found.output)")
  }

  @Test func brokenFontsAreNamed() throws {
    let folder = try TemporaryFolder(["A.swift": Self.view, "Fonts/Broken.ttf": "no font"])
    let run = ToolRun("font", "--font-folder", "Fonts", in: folder.path)
    #expect(run.errors.contains("Broken.ttf"), "\(run.errors)")
    let named = ToolRun("font", "Fonts/Broken.ttf", in: folder.path)
    #expect(named.code == .unusable)
    #expect(named.errors.contains("Broken.ttf"))
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let outside = try TemporaryFolder(["Secret.swift": Self.view])
    let folder = try TemporaryFolder(["A.swift": Self.view])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Link", withDestinationPath: outside.path)
    #expect(ToolRun("audit", ".", in: folder.path).output.contains("layouts=1"))
  }
}
