package import Foundation

/// Runs a validator that somebody else wrote, from the virtual environment that `bin/test` prepares in
/// `.cache/validators`.
package enum PythonTool {
  package struct Outcome: Sendable {
    package var status: Int32
    package var output: String
  }

  private struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a tool; `nil`, with a warning on standard error, where it is not installed. In CI a missing tool is an error.
  package static func run(_ name: String, _ arguments: [String]) throws -> Outcome? {
    guard let tool = try file("bin/\(name)") else { return nil }
    return try run(path: tool, arguments)
  }

  /// The path of something in that folder; `nil`, with a warning on standard error, where it is not there. In CI that is
  /// an error.
  package static func file(_ name: String) throws -> String? {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent(".cache/validators/\(name)").path
    if FileManager.default.fileExists(atPath: path) { return path }
    if ProcessInfo.processInfo.environment["CI"] == "true" {
      throw Missing(description: "\(path) is missing; bin/test installs it")
    }
    FileHandle.standardError.write(Data("SKIPPED: \(name) is not installed; run bin/test to install it\n".utf8))
    return nil
  }

  /// Runs a program by its path and waits for it.
  package static func run(path: String, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}

/// A folder for the files of one test, removed with it.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}
