import Foundation
import ViewEvaluation

/// The files of a project that differ from a revision: in commits since it left the present branch, or not yet committed.
package struct ProjectChanges: Hashable, Sendable {
  /// Relative to the project's root.
  package var paths: Set<String>
  /// Whether a file was added or removed, by which a name that was not found may now be, or the other way round.
  package var hasNewNames: Bool

  package init(paths: Set<String>, hasNewNames: Bool) {
    self.paths = paths
    self.hasNewNames = hasNewNames
  }

  /// Asks git.
  ///
  /// - Throws: `unknownChanges`.
  package init(since revision: String, root: String) throws(PipelineError) {
    let git = Git(root: root)
    do {
      let commit = try git.output("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}")
      let base = try git.output("merge-base", commit, "HEAD")
      let fields = try git.output(
        "diff", "--name-status", "--no-renames", "--no-ext-diff", "--no-textconv", "-z", base, "--"
      )
      .split(separator: "\0").map(String.init)
      let new = try git.output("ls-files", "--others", "--exclude-standard", "-z").split(separator: "\0").map(
        String.init)
      let marks = stride(from: 0, to: fields.count - 1, by: 2).map { (status: fields[$0], path: fields[$0 + 1]) }
      paths = Set(marks.map(\.path) + new)
      hasNewNames = !new.isEmpty || marks.contains { $0.status != "M" }
    } catch {
      let words = (error as? Git.Failure)?.message ?? error.localizedDescription
      throw .unknownChanges(revision: revision, root: root, message: words)
    }
  }

  /// Whether a layout may differ from what it was.
  ///
  /// - Parameters:
  ///   - file: where the layout stands.
  ///   - uses: what it depends on; `nil` for its file alone.
  ///   - hasUnresolved: whether some of its names were not found.
  func affect(
    _ file: String, uses: EvaluationUses?, hasUnresolved: Bool, mentions: @autoclosure () -> SourceMentions
  ) -> Bool {
    if paths.contains(file) || paths.contains(where: Self.concernsAll) { return true }
    guard let uses else { return false }
    if hasUnresolved, hasNewNames { return true }
    let files = uses.hasDeferredCode ? mentions().reach(of: uses.files) : uses.files
    if !files.isDisjoint(with: paths) { return true }
    return paths.contains { Self.concerns($0, uses) }
  }

  /// Whether any layout may depend on a file: settings, modules, fonts.
  private static func concernsAll(_ path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    return [".sizewise.yml", "Package.swift"].contains(url.lastPathComponent)
      || ["ttf", "otf", "ttc", "otc"].contains(url.pathExtension.lowercased())
  }

  /// Whether a file is part of a resource that was asked for: a set in an asset catalogue, a picture, a table of texts.
  private static func concerns(_ path: String, _ uses: EvaluationUses) -> Bool {
    let parts = path.split(separator: "/").map { URL(fileURLWithPath: String($0)) }
    guard let last = parts.last else { return false }
    let stem = last.deletingPathExtension().lastPathComponent
    switch last.pathExtension.lowercased() {
    case "strings", "stringsdict", "xcstrings": return uses.hasDeferredCode || uses.tables.contains(stem)
    case "swift": return false
    default: break
    }
    if uses.hasDeferredCode, parts.contains(where: { $0.pathExtension == "xcassets" }) || isPicture(last) {
      return true
    }
    return parts.contains { part in
      let name = part.deletingPathExtension().lastPathComponent
      return uses.assets.contains { asset in
        let wanted = asset.split(separator: "/").last.map(String.init) ?? asset
        return wanted == name || wanted == part.lastPathComponent
          || ["@2x", "@3x", "~ipad"].contains { name == wanted + $0 }
      }
    }
  }
  private static func isPicture(_ file: URL) -> Bool {
    ["png", "jpg", "jpeg", "heic", "webp", "gif", "svg", "pdf"].contains(file.pathExtension.lowercased())
  }
}

/// Runs git in a project. Nothing that the project's files could configure is run by it.
private struct Git {
  struct Failure: Error {
    var message: String
  }

  var root: String

  /// What a command prints, without its last line break.
  func output(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", root, "-c", "core.fsmonitor=", "-c", "core.quotePath=false"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = String(decoding: words, as: UTF8.self).split(separator: "\n").last.map(String.init)
      throw Failure(message: said.map { "\"\($0)\"." } ?? "git \(arguments[0]) failed.")
    }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
