import Foundation

/// What a command sees of the process around it, and where its words go.
package struct Terminal: Sendable {
  /// Takes text for standard output.
  package var write: @Sendable (String) -> Void
  /// Takes text for standard error.
  package var report: @Sendable (String) -> Void
  /// Takes how far a run is, for standard error.
  var progress: @Sendable (String) -> Void
  /// Writes a file to an absolute path: whole or not at all.
  var save: @Sendable ([UInt8], String) throws(UsageError) -> Void = ReportOutput.save
  /// Columns of the terminal, 80 where there is none.
  package var width: Int
  package var outputIsTerminal: Bool
  package var errorIsTerminal: Bool
  package var environment: [String: String]
  /// Where relative paths begin, without a final `/`.
  package var workingFolder: String
  /// All of standard input.
  package var readInput: @Sendable () -> [UInt8]
  /// Waits some seconds; `false` ends what waits for the next change of a file.
  package var wait: @Sendable (Double) -> Bool = { seconds in
    usleep(UInt32(seconds * 1_000_000))
    return true
  }
  /// The day in Greenwich, for what expires: "2026-11-30".
  package var today: String

  package init(
    write: @escaping @Sendable (String) -> Void, report: @escaping @Sendable (String) -> Void, width: Int = 80,
    outputIsTerminal: Bool = false, errorIsTerminal: Bool = false, environment: [String: String] = [:],
    workingFolder: String, readInput: @escaping @Sendable () -> [UInt8] = { [] }, today: String = "2026-11-29"
  ) {
    self.write = write
    self.report = report
    progress = report
    self.width = width
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.environment = environment
    self.workingFolder = workingFolder
    self.readInput = readInput
    self.today = today
  }

  /// The terminal of this process.
  package static func process() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    var size = winsize()
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let hasSize = isTerminal && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return Terminal(
      write: { text in
        guard let problem = Self.write(text, to: STDOUT_FILENO) else { return }
        _ = Self.write(
          "sizewise: error: standard output cannot be written: \(problem). Choose another place with --output.\n",
          to: STDERR_FILENO)
        exit(ExitCode.unusable.rawValue)
      },
      report: { _ = Self.write($0, to: STDERR_FILENO) },
      width: hasSize ? Int(size.ws_col) : environment["COLUMNS"].flatMap(Int.init) ?? 80,
      outputIsTerminal: isTerminal, errorIsTerminal: isatty(STDERR_FILENO) == 1, environment: environment,
      workingFolder: FileManager.default.currentDirectoryPath,
      readInput: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
      today: String(ISO8601DateFormatter().string(from: Date()).prefix(10)))
  }

  /// Writes all of a text; the system's words for what went wrong, if so.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    do {
      try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
      return nil
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
      return code.map { String(cString: strerror(Int32($0))) } ?? error.localizedDescription
    }
  }

  /// Whether standard output may be coloured.
  package var usesColor: Bool {
    if environment["NO_COLOR"]?.isEmpty == false { return false }
    if environment["CLICOLOR_FORCE"] == "1" { return true }
    return outputIsTerminal && environment["TERM"] != "dumb"
  }

  /// Whether the process runs under continuous integration: progress is then plain lines.
  package var isContinuousIntegration: Bool { environment["CI"].map { !$0.isEmpty && $0 != "false" } ?? false }

  func printLine(_ line: String) { write(line + "\n") }

  /// A path as given, made absolute.
  func absolute(_ path: String) -> String {
    let joined = path.hasPrefix("/") ? path : workingFolder + "/" + path
    return URL(fileURLWithPath: joined).standardizedFileURL.path
  }
}
