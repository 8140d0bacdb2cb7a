import AuditPipeline
import Auditing
import Diagnostics
import Foundation
import Reporting

extension Command {
  static let merge = Command(
    name: "merge", summary: "joins what shards wrote into the report of one run", arguments: "PART...",
    about: """
      PART is a file that "audit --shard I/N --output FOLDER" wrote, or a folder with such files. Writes the very bytes
      that one run would have written, and ends as it would have ended. Run it where the shards ran, with the same
      sources: pictures are read from them.
      """,
    options: Command.outputOptions + Command.verdictOptions + Gate.options + [RunOptions.configuration[0]],
    examples: [Example("merge Parts --output Reports", "all parts of a folder")]
  ) { (arguments, terminal) throws(UsageError) in
    guard !arguments.positional.isEmpty else {
      throw UsageError("merge needs the files that the shards wrote: sizewise merge Parts --output Reports.")
    }
    var parts: [AuditPart] = []
    for path in try partFiles(arguments.positional, terminal) {
      guard let data = FileManager.default.contents(atPath: terminal.absolute(path)) else {
        throw UsageError("the file \(path) cannot be read. Check the path and its permissions.")
      }
      do throws(AuditPartError) {
        parts.append(try AuditPart(data, name: path))
      } catch {
        throw UsageError(error.message)
      }
    }
    let result: AuditResult
    do throws(AuditPartError) {
      result = try AuditPart.merged(parts)
    } catch {
      throw UsageError(error.message)
    }
    return try MergedRun(result, parts[0].head, arguments, terminal).finish()
  }

  /// The files that the arguments name, and those in the folders that they name, sorted.
  private static func partFiles(_ given: [String], _ terminal: Terminal) throws(UsageError) -> [String] {
    var files: [String] = []
    for path in given {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: terminal.absolute(path), isDirectory: &isFolder) else {
        throw UsageError("there is no file or folder \(path). Check the path.")
      }
      guard isFolder.boolValue else {
        files.append(path)
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: terminal.absolute(path))) ?? []
      let parts = names.filter { $0.hasSuffix("." + AuditPart.fileExtension) }.sorted()
      guard !parts.isEmpty else { throw UsageError("the folder \(path) has no part (*.part) in it. Check the path.") }
      files += parts.map { path + "/" + $0 }
    }
    return files
  }
}

/// Ends a merged run as one run would have ended.
private struct MergedRun {
  private let result: AuditResult
  private let head: AuditPart.Head
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let root: String

  init(
    _ result: AuditResult, _ head: AuditPart.Head, _ arguments: ParsedArguments, _ terminal: Terminal
  ) throws(UsageError) {
    var result = result
    result.isPartial = head.isPartial
    self.result = result
    self.head = head
    self.arguments = arguments
    self.terminal = terminal
    root = terminal.absolute(head.root)
  }

  func finish() throws(UsageError) -> ExitCode {
    var session = try AuditSession(arguments, terminal, path: root)
    session.run.rules.only = Set(head.rules)
    session.run.rules.disabled = []
    let outputs = try ReportOutput.parse(arguments, terminal, session.configuration).withSummary(arguments)
    let verdict = try Verdict(arguments, session.configuration)
    let gate = try Gate(arguments, session, root: root)
    let outcome = AuditSession.Outcome(
      result: result, root: root, hasUnusableInput: head.hasUnusableInput, isPartial: head.isPartial,
      layoutCount: head.layoutCount,
      suppressions: [Suppressions(head.suppressions)])
    return try session.finish(
      outcome, gate: gate, verdict: verdict, outputs: outputs, isQuiet: arguments.has("--quiet"))
  }
}
