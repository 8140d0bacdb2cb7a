import AuditPipeline
import Foundation

/// Does a check again whenever something that it read has changed.
///
/// Fonts and engines stay loaded, so that a check takes the time of reading and laying out alone.
struct FileWatch {
  var session: AuditSession
  let terminal: Terminal

  /// Seconds between two looks at the files.
  private static let interval = 0.1

  /// Never ends by itself on a terminal; `Terminal.wait` ends it in tests.
  func run(_ check: (AuditSession) throws(UsageError) -> ExitCode) throws(UsageError) -> ExitCode {
    var session = session
    while true {
      session.log = ReadLog()
      if terminal.outputIsTerminal { terminal.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
      let start = DispatchTime.now().uptimeNanoseconds
      let code: ExitCode
      do throws(UsageError) {
        code = try check(session)
      } catch {
        // A file that cannot be used at this moment may be whole again at the next save.
        terminal.report("sizewise: error: \(error.message)\n")
        code = .unusable
      }
      let milliseconds = (DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
      terminal.report("sizewise: checked in \(milliseconds) ms; waiting for the next save\n")
      let paths = session.log.entries.map { $0.root + "/" + $0.path }
      guard !paths.isEmpty else { return code }
      let before = paths.map(FileStamp.init)
      while paths.map(FileStamp.init) == before {
        guard terminal.wait(Self.interval) else { return code }
      }
    }
  }
}

/// What changes when a file or folder is written.
private struct FileStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int
  private let number: UInt64

  init(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    seconds = isThere ? status.st_mtim.tv_sec : 0
    nanoseconds = isThere ? status.st_mtim.tv_nsec : 0
    size = isThere ? Int(status.st_size) : -1
    number = isThere ? UInt64(status.st_ino) : 0
  }
}
