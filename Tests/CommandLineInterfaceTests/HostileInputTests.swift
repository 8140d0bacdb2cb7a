import CommandLineInterface
import Foundation
import Testing

/// Names and texts that try to be more than names and texts.
@Suite struct HostileInputTests {
  private static let source = #"""
    import SwiftUI
    #Preview("../../evil\u{202E}<script>alert(1)</script>\u{1B}[31m") {
      Text("a\u{1B}[31m<img src=x onerror=alert(1)>\n::error::x").frame(width: 10, height: 4)
    }
    #Preview("LONG") { Text("b") }
    """#.replacing("LONG", with: String(repeating: "n", count: 600))
  private static let file = "My App (1)/Ünï [x]/A.swift"

  /// Every file below a folder, relative to it.
  private func files(in folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter { $0.contains(".") }.sorted()
  }

  @Test func picturesStayInTheirFolder() throws {
    let folder = try TemporaryFolder(["Work/" + Self.file: Self.source])
    let work = folder.path + "/Work"
    let run = ToolRun("render", Self.file, "--output", "Out", "--sizes", "large", in: work)
    #expect(run.code == .passed, "\(run.errors)")
    let written = files(in: folder.path).filter { $0.hasSuffix(".svg") }
    #expect(written.count == 4)
    #expect(written.allSatisfy { $0.hasPrefix("Work/Out/") }, "\(written)")
    for name in written {
      let text = try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
      #expect(!text.contains("<script") && !text.contains("onerror=alert(1)>"))
    }
  }

  @Test(arguments: [
    "checkstyle", "console", "github-annotations", "github-summary", "gitlab", "json", "jsonl", "junit", "sarif",
    "xcode",
  ])
  func lineFormatsKeepTheirLines(_ format: String) throws {
    let folder = try TemporaryFolder([Self.file: Self.source])
    let run = ToolRun("audit", ".", "--format", format, "--sizes", "large", in: folder.path)
    #expect(!run.output.isEmpty)
    #expect(!run.output.contains("\u{1B}") && !run.output.contains("\u{202E}"))
    #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("::error::x") })
    #expect(!run.errors.contains("\u{1B}"))
  }
}
