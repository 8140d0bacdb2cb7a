import CommandLineInterface
import Foundation
import Testing

/// Every command line of the documentation runs.
@Suite struct DocumentationTests {
  /// Lines in shell blocks of a page that call the tool.
  static func commandLines(in page: String) throws -> [String] {
    let text = try String(contentsOfFile: ToolRun.root + "/" + page, encoding: .utf8)
    var lines: [String] = []
    var isShell = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isShell = line == "```sh" } else if isShell { lines.append(String(line)) }
    }
    return lines.map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains("bin/sizewise") || $0.hasPrefix("sizewise ") }
  }

  @Test(arguments: ["README.md", "Documentation/Gate.md"]) func commandLinesRun(page: String) throws {
    let lines = try Self.commandLines(in: page)
    #expect(!lines.isEmpty)
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: ToolRun.root + "/Examples", toPath: folder.path + "/Examples")
    try FileManager.default.copyItem(atPath: ToolRun.root + "/Examples", toPath: folder.path + "/Sources")
    for line in lines {
      let words = Self.words(of: line)
      let tool = try #require(words.firstIndex { $0.hasSuffix("sizewise") })
      let run = ToolRun(arguments: Array(words[(tool + 1)...]), in: folder.path)
      #expect([.passed, .findings].contains(run.code), "\(line): \(run.errors)")
    }
  }

  /// A command line split as a shell does it, with quotes.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    return words
  }

  @Test func wordsAreSplitAsAShellDoesIt() {
    #expect(Self.words(of: "a 'b c' --x=\"d e\"  f") == ["a", "b c", "--x=d e", "f"])
  }
}
