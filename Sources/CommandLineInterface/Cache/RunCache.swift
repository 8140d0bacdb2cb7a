import AuditPipeline
import Configuration
import Foundation
import Reporting

/// Runs kept on disk: when nothing that a run depends on has changed, its reports are written again without any work.
///
/// A run follows from its command line, its configuration, the tool and its fonts, which make the key, and from what it
/// reads of the projects, which is checked by content. So a hit gives the bytes that the run itself would give. A folder
/// that cannot be used only costs time, never a result.
struct RunCache {
  private let entry: URL

  /// More runs than this are not kept; the oldest go first.
  private static let capacity = 24
  private static let byteLimit = 200 << 20
  private static let manifestName = "manifest.json"
  /// Options whose effect is not only what a run prints and writes, or that ask for no cache.
  private static let uncachedOptions = ["--no-cache", "--fix", "--changed-since", "--print-config"]

  static let options = [
    OptionDescription("--cache-folder", value: "FOLDER", "Where unchanged runs are kept (~/.cache/sizewise)."),
    OptionDescription("--no-cache", "Do all work again, and keep nothing."),
  ]

  /// `nil` where runs are not kept.
  init?(_ arguments: ParsedArguments, _ terminal: Terminal, _ configuration: Configuration, paths: [String]) {
    guard !Self.uncachedOptions.contains(where: arguments.has),
      let folder = Self.folder(arguments, terminal)
    else { return nil }
    let key = Self.key(arguments, terminal, configuration, paths: paths)
    entry = URL(fileURLWithPath: folder).appendingPathComponent(ContentDigest.hexadecimal(of: Array(key.utf8)))
  }

  private static func folder(_ arguments: ParsedArguments, _ terminal: Terminal) -> String? {
    if let folder = arguments.text("--cache-folder") { return terminal.absolute(folder) }
    if let folder = terminal.environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/sizewise" }
    guard let home = terminal.environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/sizewise"
  }

  /// Everything that a run depends on besides the contents of its projects.
  private static func key(
    _ arguments: ParsedArguments, _ terminal: Terminal, _ configuration: Configuration, paths: [String]
  ) -> String {
    var lines = ["1", CommandLineTool.version, terminal.workingFolder, "\(terminal.width)", "\(terminal.usesColor)"]
    lines += arguments.given
    lines.append(ConfigurationText.yaml(of: configuration))
    lines += terminal.environment.filter { name, _ in
      ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY"].contains(name) || name.hasPrefix("TEST_")
    }.map { "\($0.key)=\($0.value)" }.sorted()
    lines += paths.map { path in
      let location = ProjectLocation(of: terminal.absolute(path))
      return location.root + "\0" + location.folder
    }
    // Files named by options, such as a configuration or a baseline, and folders of fonts.
    for value in arguments.given where !arguments.positional.contains(value) {
      let path = terminal.absolute(value.split(separator: "=", maxSplits: 1).last.map(String.init) ?? value)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
        lines.append(stamp(path))
      }
    }
    let root = paths.first.map { ProjectLocation(of: terminal.absolute($0)).root } ?? terminal.workingFolder
    if let baseline = arguments.text("--baseline").map(terminal.absolute) ?? configuration.baseline
      ?? Gate.found(arguments, terminal, root)
    {
      // Entries of a baseline expire.
      lines += [stamp(baseline), terminal.today]
    }
    for folder in arguments.texts("--font-folder") { lines += stamps(below: terminal.absolute(folder)) }
    lines += stamps(below: RunOptions.executablePath)
    for folder in MeasuringTools.fontPlaces(installationAbove: RunOptions.executablePath) {
      lines += stamps(below: folder)
    }
    for folder in configuration.fontFolders ?? [] { lines += stamps(below: folder) }
    return lines.joined(separator: "\0\n")
  }

  /// Size and time of a file, or of every font file below a folder.
  private static func stamps(below path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return ["none \(path)"] }
    guard isFolder.boolValue else { return [stamp(path)] }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { ["ttf", "otf", "ttc", "otc", "txt"].contains(($0 as NSString).pathExtension.lowercased()) }
      .sorted().map { stamp(path + "/" + $0) }
  }

  private static func stamp(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "none \(path)" }
    return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  // MARK: Reading and writing

  private struct Manifest: Codable {
    struct Event: Codable {
      var kind: String
      /// The text, or the path of a file whose bytes are in the entry's file `part`.
      var text: String
      var part: String?
    }

    var code: Int32
    var reads: [ReadLog.Entry]
    var events: [Event]
  }

  /// Gives the kept run once more; `nil` when there is none, or something has changed since.
  func replay(on terminal: Terminal) throws(UsageError) -> ExitCode? {
    guard let data = try? Data(contentsOf: entry.appendingPathComponent(Self.manifestName)),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data),
      let code = ExitCode(rawValue: manifest.code), ReadLog.holds(manifest.reads)
    else { return nil }
    var events: [RunRecord.Event] = []
    for event in manifest.events {
      switch event.kind {
      case "output": events.append(.output(event.text))
      case "report": events.append(.report(event.text))
      default:
        guard let part = event.part, let bytes = try? Data(contentsOf: entry.appendingPathComponent(part)) else {
          return nil
        }
        events.append(.file(Array(bytes), path: event.text))
      }
    }
    try terminal.replay(events)
    return code
  }

  /// Keeps a run; runs that ended for a reason outside the projects are not kept.
  func keep(_ record: RunRecord, reads: ReadLog, code: ExitCode) {
    guard code != .unusable, code != .bug else { return }
    let draft = entry.deletingLastPathComponent().appendingPathComponent(".draft-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: draft) }
      var manifest = Manifest(code: code.rawValue, reads: reads.entries, events: [])
      var total = 0
      for event in record.events {
        switch event {
        case .output(let text): manifest.events.append(.init(kind: "output", text: text))
        case .report(let text): manifest.events.append(.init(kind: "report", text: text))
        case .file(let bytes, let path):
          total += bytes.count
          guard total <= Self.byteLimit else { return }
          let part = "\(manifest.events.count)"
          try Data(bytes).write(to: draft.appendingPathComponent(part))
          manifest.events.append(.init(kind: "file", text: path, part: part))
        }
      }
      try JSONEncoder().encode(manifest).write(to: draft.appendingPathComponent(Self.manifestName))
      if FileManager.default.fileExists(atPath: entry.path) { try FileManager.default.removeItem(at: entry) }
      try FileManager.default.moveItem(at: draft, to: entry)
      removeOldest()
    } catch {
      // Without a cache the next run does its work again.
    }
  }

  private func removeOldest() {
    let folder = entry.deletingLastPathComponent()
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    func date(_ url: URL) -> Date {
      (try? url.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate ?? .distantPast
    }
    let dated = entries.map { (url: $0, date: date($0)) }.sorted { $0.date > $1.date }
    for old in dated.dropFirst(Self.capacity) { try? FileManager.default.removeItem(at: old.url) }
  }
}
