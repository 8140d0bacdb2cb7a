import Diagnostics
import Foundation
import ProjectResources
import Testing

@Suite struct ProjectPathTests {
  @Test(arguments: [
    ("a/./b/../c", "a/c"), ("..", nil), ("a/../../b", nil), ("/etc/passwd", nil), ("", ""), ("a\0b", nil),
  ])
  func nothingLeavesTheRoot(path: String, expected: String?) { #expect(ProjectPath.normalised(path) == expected) }

  @Test func parts() {
    #expect(ProjectPath.fileExtension(of: "x/Photo.PNG") == "png")
    #expect(ProjectPath.stem(of: "x/a.b.c") == "a.b")
    #expect(ProjectPath.fileExtension(of: ".hidden") == "")
    #expect(ProjectPath.sharedFolders("a/b/c.swift", "a/b/d/e") == 2)
  }
}

@Suite struct DiskFilesTests {
  /// A folder that is removed when the test ends.
  private final class Folder {
    let path = NSTemporaryDirectory() + "sizewise-" + UUID().uuidString

    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/project/Fonts", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
    }
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    let folder = try Folder()
    try folder.write("secret", to: "outside.strings")
    try folder.write("\"a\" = \"b\";", to: "project/inside.strings")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/project/out.strings", withDestinationPath: folder.path + "/outside.strings")
    try manager.createSymbolicLink(atPath: folder.path + "/project/in.strings", withDestinationPath: "inside.strings")
    try manager.createSymbolicLink(atPath: folder.path + "/project/loop", withDestinationPath: ".")
    try manager.createSymbolicLink(atPath: folder.path + "/project/up", withDestinationPath: folder.path)
    let files = try DiskFiles(root: folder.path + "/project")
    let kinds = Dictionary(uniqueKeysWithValues: try #require(files.entries(of: "")).map { ($0.name, $0.kind) })
    #expect(
      kinds == [
        "Fonts": .folder, "inside.strings": .file, "in.strings": .file, "out.strings": .linkOutsideProject,
        "up": .linkOutsideProject,
      ])
    #expect(files.contents(of: "out.strings") == nil)
    #expect(files.contents(of: "up/outside.strings") == nil)
    #expect(files.contents(of: "../outside.strings") == nil)
    #expect(files.contents(of: "in.strings") == Array("\"a\" = \"b\";".utf8))
    var sink = DiagnosticSink()
    _ = ResourceCatalog.read(from: files, diagnostics: &sink)
    #expect(sink.diagnostics.map(\.id) == ["resources/link-outside-project", "resources/link-outside-project"])
  }

  @Test func filesAboveTheLimitAreNotRead() throws {
    let folder = try Folder()
    try folder.write("12345", to: "project/five.txt")
    #expect(try DiskFiles(root: folder.path + "/project", sizeLimit: 4).contents(of: "five.txt") == nil)
    #expect(try DiskFiles(root: folder.path + "/project", sizeLimit: 5).contents(of: "five.txt")?.count == 5)
    #expect(throws: ResourceError.unreadableFolder(path: "/no/such/folder")) { try DiskFiles(root: "/no/such/folder") }
  }
}

@Suite struct AppFontTests {
  @Test func registeredFontsAreMarked() {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIAppFonts</key>
      <array><string>Fonts/Serif.ttf</string></array></dict></plist>
      """
    var sink = DiagnosticSink()
    let found = ResourceCatalog.read(
      from: InMemoryFiles(texts: ["App/Info.plist": list, "App/Fonts/Serif.ttf": "", "App/Fonts/Extra.otf": ""]),
      diagnostics: &sink)
    #expect(
      found.fonts == [
        AppFont(path: "App/Fonts/Extra.otf", isRegistered: false),
        AppFont(path: "App/Fonts/Serif.ttf", isRegistered: true),
      ])
    #expect(sink.diagnostics.isEmpty)
  }
}
