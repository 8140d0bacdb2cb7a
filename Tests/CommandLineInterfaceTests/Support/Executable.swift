import Foundation

/// The built executable, run as users run it.
struct Executable {
  static let path = ToolRun.root + "/.build/debug/sizewise"

  struct Ending {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the executable, or another program, and waits for it.
  static func run(
    _ arguments: [String], in folder: String, program: String = path, environment: [String: String] = [:]
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let (output, errors) = (folder + "/.stdout-\(UUID().uuidString)", folder + "/.stderr-\(UUID().uuidString)")
    for path in [output, errors] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    defer { for path in [output, errors] { try? FileManager.default.removeItem(atPath: path) } }
    let texts = try [output, errors].map { try String(contentsOfFile: $0, encoding: .utf8) }
    return Ending(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
