import CommandLineInterface
import Foundation
import Synchronization
import Testing

/// `check --watch` looks again at each save.
@Suite struct WatchTests {
  @Test func everySaveIsCheckedAndBrokenOnesAreSurvived() throws {
    let folder = try TemporaryFolder(["A.swift": BaselineTests.view(width: 60)])
    let texts = [BaselineTests.view(width: 300), "struct {", BaselineTests.view(width: 59)]
    let path = folder.path + "/A.swift"
    let looks = Mutex(0)
    let words = Mutex("")
    var terminal = Terminal(
      write: { text in words.withLock { $0 += text } }, report: { text in words.withLock { $0 += text } },
      workingFolder: folder.path)
    terminal.wait = { _ in
      let look = looks.withLock { looks in
        defer { looks += 1 }
        return looks
      }
      guard look < texts.count else { return false }
      try? Data(texts[look].utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      return true
    }
    let code = CommandLineTool(terminal: terminal).run([
      "check", "A.swift", "--watch", "--sizes", "large,accessibility5",
    ])
    let output = words.withLock { $0 }
    #expect(code == .findings)
    #expect(output.components(separatedBy: "waiting for the next save").count == 5, "\(output)")
    #expect(output.contains("A.swift:1:"), "\(output)")
  }
}
