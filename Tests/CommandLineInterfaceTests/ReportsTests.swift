import CommandLineInterface
import Foundation
import Testing

/// The committed reports and pictures are what the tool makes of the examples, byte for byte.
@Suite struct ReportsTests {
  static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test func committedReportsAreUpToDate() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun("audit", "Examples", "--output", folder.path + "/Reports")
    #expect(run.code == .findings)
    let made = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Reports").sorted()
    #expect(made == ["index.html", "sizewise.json"])
    for name in made { try compare(folder.path + "/Reports/" + name, with: "Reports/" + name) }
  }

  @Test func pictureOfTheReadMeIsUpToDate() throws {
    let folder = try TemporaryFolder()
    let picture = folder.path + "/picture.svg"
    let run = ToolRun(
      "render", "Examples/KeywordBubble.swift:1", "--sizes", "large,accessibility2,accessibility5", "--schemes",
      "light", "--crop", "content", "--sheet", "--output", picture)
    #expect(run.code == .passed, "\(run.errors)")
    try compare(picture, with: "Documentation/pictures/keyword-bubble.svg")
  }

  @Test func schemaOfTheConfigurationIsUpToDate() throws {
    let folder = try TemporaryFolder()
    try folder.write("schema", Data(ToolRun("init", "--print-schema", in: folder.path).output.utf8))
    try compare(folder.path + "/schema", with: "Documentation/schemas/configuration.schema.json")
  }

  private func compare(_ made: String, with committed: String) throws {
    let bytes = try #require(FileManager.default.contents(atPath: made))
    let place = ToolRun.root + "/" + committed
    if Self.isUpdating {
      try FileManager.default.createDirectory(
        atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try bytes.write(to: URL(fileURLWithPath: place))
    }
    let isEqual = FileManager.default.contents(atPath: place) == bytes
    #expect(isEqual, "\(committed) is not what the tool makes; see CONTRIBUTING.md, Goldens")
  }
}
