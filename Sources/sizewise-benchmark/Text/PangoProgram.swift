import Foundation

/// Pango as a program of its own, built from `Pango/paragraphs.c` when it is asked for.
struct PangoProgram {
  private let folder: URL
  private let executable: URL
  private let configuration: URL

  /// - Parameters:
  ///   - source: the C file.
  ///   - fontFolder: the folder of the fonts that Pango may use, and no others.
  /// - Returns: `nil` where there is no C compiler or Pango's headers are not installed (`libpango1.0-dev`).
  init?(source: URL, fontFolder: URL) {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("sizewise-pango-\(UUID().uuidString)")
    executable = folder.appendingPathComponent("paragraphs")
    configuration = folder.appendingPathComponent("fonts.conf")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let document = "<fontconfig><dir>\(fontFolder.path)</dir><cachedir>\(folder.path)</cachedir></fontconfig>\n"
      try document.write(to: configuration, atomically: true, encoding: .utf8)
    } catch {
      return nil
    }
    guard let flags = Self.run("pkg-config", ["--cflags", "--libs", "pangoft2"]) else { return nil }
    let arguments =
      ["-O2", "-o", executable.path, source.path] + flags.split(whereSeparator: \.isWhitespace).map(String.init)
    guard Self.run("cc", arguments) != nil else { return nil }
  }

  /// The milliseconds of each run over all paragraphs at all sizes.
  func times(_ paragraphs: [String], family: String, pointSizes: [Double], width: Double, runs: Int) -> [Double] {
    let arguments = [family, String(width), String(runs)] + pointSizes.map { String($0) }
    let output = Self.run(
      executable.path, arguments, input: paragraphs.joined(separator: "\n"),
      environment: ["FONTCONFIG_FILE": configuration.path])
    return (output ?? "").split(separator: "\n").compactMap { Double($0) }
  }

  /// Removes what was built.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What a command prints; `nil` where it is missing or fails.
  private static func run(
    _ command: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (source, result) = (Pipe(), Pipe())
    process.standardInput = source
    process.standardOutput = result
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    DispatchQueue.global().async {
      source.fileHandleForWriting.write(Data(input.utf8))
      try? source.fileHandleForWriting.close()
    }
    let output = result.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: output, as: UTF8.self) : nil
  }
}
