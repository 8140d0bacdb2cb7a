import CommandLineInterface
import Foundation
import Testing

/// `--changed-since` audits what may look different, and nothing else.
@Suite struct ChangedSinceTests {
  private static let files = [
    "App/Card.swift": """
    struct Card: View { var body: some View { Text("card").foregroundStyle(Color("Brand")).modifier(Framed()) } }
    #Preview("Card") { Card() }
    """,
    "App/Framed.swift":
      "struct Framed: ViewModifier { func body(content: Content) -> some View { content.padding(4) } }",
    "App/Row.swift": """
    struct Row: View {
      var body: some View { GeometryReader { _ in VStack { Text("row.title"); Badge() } } }
    }
    #Preview("Row") { Row() }
    """,
    "App/Badge.swift": "struct Badge: View { var body: some View { Circle() } }",
    "App/Large.swift": """
    struct Large: View {
      @Environment(\\.dynamicTypeSize) var size
      var body: some View { if size.isAccessibilitySize { Badge() } else { Circle() } }
    }
    #Preview("Large") { Large() }
    """,
    "App/Plain.swift": "#Preview(\"Plain\") { Text(verbatim: \"plain\") }",
    "App/en.lproj/Localizable.strings": "\"row.title\" = \"Row\";",
    "App/Colors.xcassets/Brand.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0", "green": "0", "blue": "0.4", "alpha": "1"}}}],
      "info": {"author": "xcode", "version": 1}}
    """,
  ]

  private func git(_ folder: String, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b"] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "git \(arguments)")
  }

  /// The names of the layouts that are audited after one file has a line more.
  private func audited(changing file: String?, in folder: borrowing TemporaryFolder) throws -> Set<String> {
    try git(folder.path, "init", "--quiet")
    try git(folder.path, "add", ".")
    try git(folder.path, "commit", "--quiet", "-m", "a")
    if let file {
      let old = Self.files[file] ?? ""
      try folder.write(file, Data((old + "\n").utf8))
    }
    let run = ToolRun(
      "audit", "App", "--changed-since", "HEAD", "--format", "json", "--quiet", in: folder.path)
    #expect(run.code == .passed || run.code == .findings, "\(run.errors)")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let layouts = try #require(report["layouts"] as? [[String: Any]])
    #expect(run.errors.contains("\(layouts.count) of 4 layouts"), "\(run.errors)")
    return Set(layouts.compactMap { $0["name"] as? String })
  }

  @Test(
    arguments: [
      (nil, []),
      ("App/Card.swift", ["Card"]),
      ("App/Framed.swift", ["Card"]),
      ("App/Colors.xcassets/Brand.colorset/Contents.json", ["Card", "Row"]),
      ("App/Badge.swift", ["Row", "Large"]),
      ("App/en.lproj/Localizable.strings", ["Row", "Card"]),
      ("App/Plain.swift", ["Plain"]),
      ("App/Unrelated.swift", []),
      ("App/.sizewise.yml", ["Card", "Row", "Large", "Plain"]),
    ] as [(String?, Set<String>)])
  func onlyWhatDependsOnAChangeIsAudited(_ file: String?, _ names: Set<String>) throws {
    let folder = try TemporaryFolder(Self.files)
    let found = try audited(changing: file, in: folder)
    #expect(found == names, "\(found.sorted())")
  }

  @Test func nothingChangedIsSaidSo() throws {
    let folder = try TemporaryFolder(Self.files)
    try git(folder.path, "init", "--quiet")
    try git(folder.path, "add", ".")
    try git(folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "a")
    let run = ToolRun("audit", "App", "--changed-since", "HEAD", in: folder.path)
    #expect(run.code == .passed, "\(run.errors)")
    #expect(run.output.contains("Nothing that changed has a layout"), "\(run.output)")
    #expect(run.errors.contains("0 of 4 layouts depend on what changed since HEAD; nothing is"), "\(run.errors)")
  }

  @Test func unknownRevisionsAreNamed() throws {
    let folder = try TemporaryFolder(Self.files)
    let without = ToolRun("audit", "App", "--changed-since", "HEAD", in: folder.path)
    #expect(without.code == .unusable)
    #expect(without.errors.contains("cannot be told"), "\(without.errors)")
    try git(folder.path, "init", "--quiet")
    let unknown = ToolRun("audit", "App", "--changed-since", "nowhere", in: folder.path)
    #expect(unknown.code == .unusable)
    #expect(unknown.errors.contains("nowhere"), "\(unknown.errors)")
  }
}
