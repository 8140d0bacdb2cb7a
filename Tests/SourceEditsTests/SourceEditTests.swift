import Foundation
import SourceEdits
import TestSupport
import Testing

@Suite struct SourceEditTests {
  @Test func editsAreAppliedFromStartToEnd() throws {
    let change = try #require(
      SourceChange([
        SourceEdit(file: "A.swift", range: 6..<7, replacement: "22"),
        SourceEdit(file: "A.swift", range: 0..<0, replacement: "// é\n"),
        SourceEdit(file: "B.swift", range: 0..<1, replacement: ""),
      ]))
    #expect(change.applied(to: "let a=1\n", of: "A.swift") == "// é\nlet a=22\n")
    #expect(change.applied(to: "xy", of: "B.swift") == "y")
    #expect(change.files == ["A.swift", "B.swift"])
  }

  @Test func overlappingEditsAreRefused() {
    let first = SourceEdit(file: "A", range: 2..<5, replacement: "")
    #expect(SourceChange([first, SourceEdit(file: "A", range: 4..<6, replacement: "")]) == nil)
    #expect(SourceChange([first, SourceEdit(file: "A", range: 5..<6, replacement: "")]) != nil)
    #expect(SourceChange([first, SourceEdit(file: "B", range: 4..<6, replacement: "")]) != nil)
    let insertion = SourceEdit(file: "A", range: 3..<3, replacement: "x")
    #expect(SourceChange([insertion, insertion]) == nil)
    #expect(SourceChange([]) == nil)
  }

  @Test func editsOutsideTheTextOrWithinACharacterGiveNothing() throws {
    let beyond = try #require(SourceChange([SourceEdit(file: "A", range: 2..<9, replacement: "")]))
    #expect(beyond.applied(to: "abc", of: "A") == nil)
    let within = try #require(SourceChange([SourceEdit(file: "A", range: 1..<2, replacement: "")]))
    #expect(within.applied(to: "é", of: "A") == nil)
  }

  /// Texts before and after, some without a final newline, some with Windows line ends.
  static let pairs: [(String, String)] = [
    ("a\nb\nc\n", "a\nB\nc\n"), ("a\n", "a\nb\n"), ("a\nb", "a\nc"), ("", "a\n"), ("a\n", ""),
    ("1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n", "1\nx\n3\n4\n5\n6\n7\n8\n9\n10\n11\ny\nz\n"),
    ("a\r\nb\r\n", "a\r\nc\r\n"),
  ]

  @Test(arguments: pairs) func patchReadsTheDiff(pair: (String, String)) throws {
    try Self.checkPatch(pair.0, pair.1)
  }

  @Test func patchReadsDiffsOfRandomTexts() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      func text() -> String {
        (0..<Int.random(in: 1...30, using: &generator)).map { _ in
          "line \(Int.random(in: 0...5, using: &generator))\n"
        }
        .joined()
      }
      try Self.checkPatch(text(), text())
    }
  }

  /// The new text is what `patch` makes of the old one, and what the line replacements make of it.
  private static func checkPatch(_ old: String, _ new: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    try Data(old.utf8).write(to: file)
    let diff = UnifiedDiff([("A.swift", old, new)]).text
    #expect(diff.isEmpty == (old == new))
    guard !diff.isEmpty else { return }
    try Data(diff.utf8).write(to: folder.appendingPathComponent("A.diff"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "apply", "--whitespace=nowarn", "A.diff"]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(diff)")
    let patched = (try? Data(contentsOf: file)) ?? Data()
    #expect(String(decoding: patched, as: UTF8.self) == new, "\(diff)")
    var lines: [[UInt8]] = old.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
    if lines.last == [0x0A] { lines.removeLast() } else { lines[lines.count - 1].removeLast() }
    for replacement in LineReplacement.all(from: old, to: new, file: "A.swift").reversed() {
      let start = replacement.firstLine - 1
      lines.replaceSubrange(start..<(start + replacement.lineCount), with: [Array(replacement.text.utf8)])
    }
    #expect(Array(lines.joined()) == Array(new.utf8))
  }
}
