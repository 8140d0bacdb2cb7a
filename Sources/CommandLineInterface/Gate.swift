import AuditPipeline
import Auditing
import Configuration
import Diagnostics
import DocumentTree
import Foundation
import Reporting

/// The baseline of a run: which findings are known, which grew, which entries are stale.
struct Gate {
  static let options = [
    OptionDescription("--baseline", value: "FILE", "Known findings (.sizewise-baseline.json, found upwards)."),
    OptionDescription("--no-baseline", "Hold nothing against a baseline."),
  ]

  /// The file's absolute path, whether it is there or not.
  let path: String
  /// `nil` where there is no file.
  let baseline: Baseline?
  private let today: String
  private let root: String
  private let rules: Set<String>

  /// The most entries that are printed to be pasted.
  private static let printedEntries = 20

  /// - Parameter mustExist: whether a file that was named has to be there.
  init(
    _ arguments: ParsedArguments, _ session: AuditSession, root: String, mustExist: Bool = true
  ) throws(UsageError) {
    let terminal = session.terminal
    let named = arguments.text("--baseline").map(terminal.absolute) ?? session.configuration.baseline
    try arguments.refuse("--baseline", with: "--no-baseline", "Give one of them.")
    let found = Self.found(arguments, terminal, root)
    path = named ?? found ?? root + "/" + BaselineFile.name
    self.root = root
    today = arguments.text("--now").map { String($0.prefix(10)) } ?? terminal.today
    rules = Set(AuditRun.rules.map(\.metadata).filter(session.run.rules.runs).map(\.id))
    if arguments.has("--no-baseline") || (named == nil && found == nil) {
      baseline = nil
      return
    }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      guard mustExist else {
        baseline = nil
        return
      }
      throw UsageError(
        "there is no baseline \(Self.name(of: path, in: root)). Write it with: sizewise baseline write "
          + (arguments.positional.first ?? "PATH"))
    }
    do throws(DocumentError) {
      baseline = try BaselineFile.read(
        Array(bytes), file: Self.name(of: path, in: root),
        requiresReasons: mustExist && session.configuration.requiresReasons == true)
    } catch {
      throw UsageError("\(error.range.description): \(error.message)")
    }
  }

  /// Where messages and reports say the file lies.
  var name: String { Self.name(of: path, in: root) }

  private static func name(of path: String, in root: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// The nearest baseline in the folders from what is audited first up to the project's root.
  static func found(_ arguments: ParsedArguments, _ terminal: Terminal, _ root: String) -> String? {
    let start = arguments.positional.first.map(terminal.absolute) ?? terminal.workingFolder
    var folder = URL(fileURLWithPath: start).resolvingSymlinksInPath().standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(BaselineFile.name).path
      if FileManager.default.fileExists(atPath: file) { return file }
      guard folder.path != root, folder.pathComponents.count > 1, folder.path.hasPrefix(root) else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  // MARK: Holding a run against it

  /// Marks what is known, and reports entries that are stale.
  func apply(to result: inout AuditResult, isWhole: Bool = true) {
    guard let baseline else { return }
    var comparison = BaselineComparison(baseline, today: today)
    comparison.apply(to: &result)
    guard isWhole else { return }
    result.diagnostics += comparison.stale(in: result, extent).map { entry in
      Diagnostic(
        id: "baseline/stale", severity: .warning, range: entry.range,
        message: "The baseline knows \(entry.rule) of \(entry.title.isEmpty ? entry.view : entry.title) in "
          + "\(entry.layout), which is not found any more. Remove the entry with: sizewise baseline prune")
    }
  }

  private var extent: BaselineComparison.Extent {
    BaselineComparison.Extent(rules: rules) { [root] file in FileManager.default.fileExists(atPath: root + "/" + file) }
  }

  /// What the findings of a run become in the file: entries keep reason, issue and day of those that knew them.
  ///
  /// - Parameters:
  ///   - new: reason, issue and day of entries for findings that were not known.
  ///   - keepsFigures: whether known entries stay as they are and no new ones come: only stale ones go.
  func updated(from result: AuditResult, new: Acceptance, keepsFigures: Bool) -> Baseline {
    let old = baseline ?? Baseline()
    var comparison = BaselineComparison(old, today: today)
    var compared = result
    comparison.apply(to: &compared)
    let stale = Set(comparison.stale(in: compared, extent))
    if keepsFigures { return Baseline(old.entries.filter { !stale.contains($0) }) }
    var entries: [Baseline.Entry] = []
    var met: Set<Baseline.Entry> = []
    for (position, layout) in result.layouts.enumerated() {
      for (index, finding) in layout.findings.enumerated() where finding.acceptance == nil {
        var entry = Baseline.Entry(finding, in: layout)
        if let known = comparison.entry(ofFinding: index, inLayout: position) {
          met.insert(known)
          (entry.reason, entry.issue, entry.expires) = (known.reason, known.issue, known.expires)
        } else {
          (entry.reason, entry.issue, entry.expires) = (new.reason, new.issue, new.expires)
        }
        entries.append(entry)
      }
    }
    return Baseline(entries + old.entries.filter { !met.contains($0) && !stale.contains($0) })
  }

  /// Entries for the findings that made a run fail, ready to be pasted.
  func advice(for result: AuditResult, _ verdict: Verdict) -> String {
    let failing = result.layouts.flatMap { layout in
      layout.findings.filter(verdict.isFailed).map { Baseline.Entry($0, in: layout) }
    }
    guard !failing.isEmpty else { return "" }
    guard baseline != nil else {
      return
        "sizewise: to accept what is found now and fail on what is new, write a baseline: sizewise baseline write\n"
    }
    let lines = failing.prefix(Self.printedEntries).map { "    " + BaselineFile.line(of: $0) + ",\n" }.joined()
    let left = failing.count - Self.printedEntries
    return "sizewise: to accept a finding, paste its line into \"findings\" of \(name):\n" + lines
      + (left > 0 ? "sizewise: \(left) more; \"sizewise baseline update\" takes all of them\n" : "")
  }
}
