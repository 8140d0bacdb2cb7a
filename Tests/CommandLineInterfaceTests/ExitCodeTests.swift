import Foundation
import Testing

/// What scripts see of the executable.
@Suite struct ExitCodeTests {
  @Test(arguments: [
    (InputTests.view, ["audit", "."], 0), (BaselineTests.view(width: 60), ["audit", "."], 1),
    (BaselineTests.view(width: 60), ["audit", ".", "--fail-on", "never"], 0),
    (InputTests.view, ["audit", "nowhere"], 2),
    (InputTests.view, ["audit", ".", "--frobnicate"], 2), (InputTests.view, [], 2), ("let a = 1", ["audit", "."], 3),
    ("let a = 1", ["audit", ".", "--allow-empty"], 0), (InputTests.view, ["--help"], 0),
  ])
  func runsEndAsDocumented(source: String, arguments: [String], status: Int) throws {
    let folder = try TemporaryFolder(["A.swift": source])
    let ending = try Executable.run(arguments, in: folder.path, environment: ["HOME": folder.path])
    #expect(Int(ending.status) == status, "\(ending.output)\(ending.errors)")
  }

  /// A trap is a bug of ours, and ends with a code of its own.
  @Test(.timeLimit(.minutes(1)), arguments: [SIGILL, SIGSEGV, SIGABRT]) func bugsEndWithSeventy(signal: Int32) throws {
    let folder = try TemporaryFolder(["A.swift": InputTests.view])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Executable.path)
    process.arguments = ["check", "A.swift", "--watch", "--sizes", "large"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var words = ""
    while !words.contains("waiting"), process.isRunning {
      words += String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    words += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationReason == .exit && process.terminationStatus == 70)
    #expect(words.contains("this is a bug of sizewise"))
  }

  /// A process that is killed in the middle of writing leaves the file as it was.
  @Test func interruptedWritesLeaveTheBaselineWhole() throws {
    let view = BaselineTests.view(width: 60)
    let previews = (0..<12).map { "#Preview(\"Copy \($0)\") { Score() }" }.joined(separator: "\n")
    let folder = try TemporaryFolder(["A.swift": view + "\n" + previews, ".sizewise.yml": ""])
    #expect(try Executable.run(["baseline", "write", "."], in: folder.path).status == 0)
    let path = folder.path + "/" + BaselineTests.file
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(before.count > 2048)
    try Data(view.replacingOccurrences(of: "60", with: "50").utf8 + Data(("\n" + previews).utf8))
      .write(to: URL(fileURLWithPath: folder.path + "/A.swift"))
    // The limit of the file size ends the process with a signal after the first kilobyte.
    let script = "ulimit -c 0; ulimit -f 1; exec '\(Executable.path)' baseline update . --quiet"
    let ending = try Executable.run(["-c", script], in: folder.path, program: "/bin/bash")
    #expect(ending.status != 0, "\(ending.output)\(ending.errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    #expect(try Executable.run(["baseline", "update", "."], in: folder.path).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) != before)
  }
}
