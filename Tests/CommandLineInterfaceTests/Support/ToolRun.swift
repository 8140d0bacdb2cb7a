import CommandLineInterface
import Foundation
import Synchronization

/// One call of the tool in this process, with what it wrote.
struct ToolRun {
  let code: ExitCode
  let output: String
  let errors: String

  /// The folder of `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  init(
    _ arguments: String..., in folder: String = root, input: String = "", environment: [String: String] = [:],
    width: Int = 100
  ) {
    self.init(arguments: arguments, in: folder, input: input, environment: environment, width: width)
  }

  init(
    arguments: [String], in folder: String = root, input: String = "", bytes: [UInt8]? = nil,
    environment: [String: String] = [:], width: Int = 100
  ) {
    let written = Collector()
    let reported = Collector()
    let terminal = Terminal(
      write: { written.add($0) }, report: { reported.add($0) }, width: width, environment: environment,
      workingFolder: folder, readInput: { bytes ?? Array(input.utf8) })
    code = CommandLineTool(terminal: terminal).run(arguments)
    output = written.text
    errors = reported.text
  }

  private final class Collector: Sendable {
    private let state = Mutex("")

    func add(_ text: String) { state.withLock { $0 += text } }

    var text: String { state.withLock { $0 } }
  }
}

/// A folder with some files that is removed afterwards.
struct TemporaryFolder: ~Copyable {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  func write(_ name: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
