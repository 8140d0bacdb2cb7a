import CommandLineInterface
import Foundation
import Testing

/// Every command line of the documentation runs.
@Suite struct DocumentationTests {
  /// Lines in shell blocks and steps of a page that call the tool.
  static func commandLines(in page: String) throws -> [String] {
    let text = try String(contentsOfFile: ToolRun.root + "/" + page, encoding: .utf8)
    var lines: [String] = []
    var isShell = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isShell = line == "```sh" || line == "```yaml"
      } else if isShell {
        lines.append(String(line))
      }
    }
    return lines.compactMap { $0.split(separator: "#").first?.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("- run: ") ? String($0.dropFirst(7)) : $0 }
      .filter { $0.contains("bin/sizewise") || $0.hasPrefix("sizewise ") }
  }

  @Test(arguments: ["README.md", "Documentation/Gate.md", "Documentation/Inputs.md"]) func commandLinesRun(page: String)
    throws
  {
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

  /// Every page of the documentation, and what the repository's root has.
  static let pages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: ToolRun.root + "/Documentation")) ?? []
    return ["README.md", "CONTRIBUTING.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/" + $0 }
  }()

  /// Pages that run their blocks are all of those that have some.
  @Test func noPageHasCommandsThatAreNotRun() throws {
    let pages = try Self.pages.filter { try !Self.commandLines(in: $0).isEmpty }
    #expect(Set(pages) == ["README.md", "Documentation/Gate.md", "Documentation/Inputs.md"])
  }

  /// Commands within sentences, with a file of ours for the one that they name.
  @Test func commandsInSentencesRun() throws {
    var count = 0
    for page in Self.pages {
      let text = try String(contentsOfFile: ToolRun.root + "/" + page, encoding: .utf8)
      for (index, span) in text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where index % 2 == 1 && (span.hasPrefix("sizewise ") || span.hasPrefix("bin/sizewise ")) {
        // What watches does not end; `WatchTests` has it.
        if span.contains("\n") || span.contains("--watch") { continue }
        let words = Self.words(of: String(span)).dropFirst().map { word in
          ["FILE", "View.swift"].contains(word) ? "Examples/KeywordBubble.swift" : word
        }
        let run = ToolRun(arguments: Array(words))
        #expect([.passed, .findings].contains(run.code), "\(page): \(span): \(run.errors)")
        count += 1
      }
    }
    #expect(count >= 4)
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
