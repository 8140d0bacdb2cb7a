import AuditPipeline
import Auditing
import Configuration
import Diagnostics
import DocumentTree
import Foundation
import LayoutTree
import Reporting

/// One run of an auditing command: its settings, engines and projects.
struct AuditSession {
  var run: AuditRun
  let terminal: Terminal
  private let isQuiet: Bool
  /// Whether all messages go to standard error.
  var reportsMessages: Bool { !isQuiet }

  let configuration: Configuration
  /// What is wrong with fonts of the font folders, already reported.
  let unreadableFonts: [String]
  /// Whether views that no preview names are laid out too.
  let hasAllViews: Bool
  /// Only layouts that may differ from this revision are audited.
  private let revision: String?
  /// What is read of the projects.
  var log = ReadLog()

  /// - Parameter path: what is audited first; the configuration is found from there.
  /// - Parameter settings: instead of those that the options and the configuration ask for.
  init(
    _ arguments: ParsedArguments, _ terminal: Terminal, path: String, settings: AuditSettings? = nil
  ) throws(UsageError) {
    configuration = try Self.configuration(arguments, terminal, path: path)
    var chosen = settings
    if chosen == nil { chosen = try RunOptions.settings(arguments, configuration) }
    run = AuditRun(
      settings: chosen ?? AuditSettings(),
      rules: try RunOptions.rules(arguments, configuration),
      tools: try RunOptions.tools(arguments, terminal, configuration), jobs: try arguments.count("--jobs"),
      toolVersion: CommandLineTool.version)
    self.terminal = terminal
    isQuiet = arguments.has("--quiet")
    hasAllViews = arguments.has("--all-views")
    revision = arguments.text("--changed-since")
    unreadableFonts = run.tools.fontProblems
    for message in unreadableFonts { terminal.report("sizewise: error: \(message)\n") }
  }

  /// The configuration that `--config` names, or that is found from a path upwards.
  static func configuration(
    _ arguments: ParsedArguments, _ terminal: Terminal, path: String
  ) throws(UsageError) -> Configuration {
    do throws(DocumentError) {
      guard let file = arguments.text("--config") else {
        return try ConfigurationFiles.configuration(at: terminal.absolute(path))
      }
      return try ConfigurationFiles.read(terminal.absolute(file), root: terminal.workingFolder)
    } catch {
      throw UsageError("\(error.range.description): \(error.message)")
    }
  }

  /// What an audit gave.
  struct Outcome {
    var result: AuditResult
    /// The root of the first project, which reported paths are relative to.
    var root: String
    /// Whether some input could not be used.
    var hasUnusableInput: Bool
    /// Whether layouts were left out because nothing they depend on has changed.
    var isPartial = false
    /// The share that was audited; `nil` for everything.
    var shard: Shard?
    /// Layouts of all shares together.
    var layoutCount: Int
    /// Comments that accept findings, of projects that are audited as a whole.
    var suppressions: [Suppressions] = []
    /// How many such comments were not checked for use.
    var uncheckedComments = 0

    /// What was audited; the layouts of the result are theirs, in order, unless some were left out.
    var projects: [LoadedProject] = []

    /// The positions of the layouts among those of all shares.
    var positions: [Int] { (0..<layoutCount).filter { shard?.contains($0) ?? true } }

    /// The messages about acceptances that accept nothing any more.
    var stale: [Diagnostic] {
      result.diagnostics.filter {
        ["baseline/stale", "suppression/unused", "suppression/nothing-there"].contains($0.id)
      }
    }

    func exitCode(_ verdict: Verdict) -> ExitCode {
      if hasUnusableInput { return .unusable }
      if layoutCount == 0 { return verdict.allowsEmpty || isPartial ? .passed : .incomplete }
      if result.layouts.isEmpty { return .passed }
      if verdict.isStrict && !stale.isEmpty || result.layouts.flatMap(\.findings).contains(where: verdict.isFailed) {
        return .findings
      }
      let isIncomplete = result.layouts.allSatisfy { $0.renderings.allSatisfy { $0.tree.paint.isEmpty } }
      let isUnmeasured = verdict.isStrict && result.layouts.contains { !$0.unmeasured.isEmpty }
      return isIncomplete || isUnmeasured ? .incomplete : .passed
    }
  }

  /// Audits everything under the paths; paths that cannot be used are reported, and the others still audited.
  func audit(_ paths: [String], shard: Shard? = nil) throws(UsageError) -> Outcome {
    let projects = load(paths)
    let all = try layouts(of: projects.loaded)
    let layouts = shard.map { shard in all.indices.filter(shard.contains).map { all[$0] } } ?? all
    let diagnostics = projects.loaded.flatMap(\.diagnostics) + run.tools.useFonts(of: projects.loaded)
    let progress = Progress(terminal: terminal, total: layouts.count, isQuiet: isQuiet)
    var result = run.audit(layouts, diagnostics: diagnostics) { done, layout in progress.show(done, layout.name) }
    progress.finish()
    if let revision {
      let total = projects.loaded.map(\.layouts.count).reduce(0, +)
      result.settings.append(("layouts", "\(all.count) of \(total), changed since \(revision)"))
      result.isPartial = true
    }
    if all.isEmpty, !projects.hasUnusable, revision == nil {
      terminal.report(
        "sizewise: no layout under \(paths.joined(separator: ", ")). Add a #Preview or a PreviewProvider to a view, "
          + "or name a folder that has one.\n")
    }
    return Outcome(
      result: result, root: projects.loaded.first?.location.root ?? terminal.workingFolder,
      hasUnusableInput: projects.hasUnusable || !unreadableFonts.isEmpty
        || projects.loaded.contains { $0.hasUnusableInput },
      isPartial: revision != nil, shard: shard, layoutCount: all.count,
      suppressions: projects.loaded.filter(\.hasAllPreviews).map(\.suppressions),
      uncheckedComments: projects.loaded.filter { !$0.hasAllPreviews }.map(\.suppressions.all.count).reduce(0, +),
      projects: projects.loaded)
  }

  /// All layouts of projects, or those that may differ from a revision.
  private func layouts(of projects: [LoadedProject]) throws(UsageError) -> [any LayoutSource] {
    let all = projects.flatMap(\.layouts)
    guard let revision else { return all }
    var affected: [any LayoutSource] = []
    do throws(PipelineError) {
      for project in projects {
        let changes = try ProjectChanges(since: revision, root: project.location.root)
        affected += run.layouts(of: project, affectedBy: changes)
      }
    } catch {
      throw UsageError(error.message)
    }
    terminal.report(
      "sizewise: \(affected.count) of \(all.count) layouts depend on what changed since \(revision); "
        + (affected.isEmpty ? "nothing is audited.\n" : "the others are not audited.\n"))
    return affected
  }

  /// The projects that the paths belong to, each read once.
  func load(_ paths: [String]) -> (loaded: [LoadedProject], hasUnusable: Bool) {
    var pathsByLocation: [(location: ProjectLocation, paths: [String])] = []
    var hasUnusable = false
    for given in paths {
      let path = terminal.absolute(given)
      guard FileManager.default.fileExists(atPath: path) else {
        terminal.report("sizewise: error: \(PipelineError.noSuchPath(given).message)\n")
        hasUnusable = true
        continue
      }
      let location = ProjectLocation(of: path)
      if let known = pathsByLocation.firstIndex(where: { $0.location == location }) {
        pathsByLocation[known].paths.append(path)
      } else {
        pathsByLocation.append((location, [path]))
      }
    }
    var loaded: [LoadedProject] = []
    for (location, paths) in pathsByLocation {
      do throws(PipelineError) {
        loaded.append(
          try LoadedProject(
            at: location, paths: paths, excluding: configuration.exclude ?? [],
            requiresReasons: configuration.requiresReasons ?? false, allViews: hasAllViews, log: log))
      } catch {
        terminal.report("sizewise: error: \(error.message)\n")
        hasUnusable = true
      }
    }
    return (loaded, hasUnusable)
  }

  /// Prints diagnostics as compilers do.
  func report(_ diagnostics: [Diagnostic]) {
    var known: Set<Diagnostic> = []
    for diagnostic in diagnostics where known.insert(diagnostic).inserted {
      guard !isQuiet || diagnostic.severity == .error else { continue }
      let place = diagnostic.range.map { $0.description + ": " } ?? "sizewise: "
      let words = TextEscaping.oneLine(
        "\(place)\(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.id)]")
      terminal.report(words + "\n")
    }
  }

  /// What report writers may know of this run.
  func reportOptions(root: String) -> ReportOptions {
    ReportOptions(
      terminalWidth: terminal.width, usesColor: terminal.usesColor, projectRoot: root,
      rules: AuditRun.rules.map { rule in
        let metadata = rule.metadata
        return RuleDescription(
          id: metadata.id, title: metadata.title, rationale: metadata.rationale,
          criteria: metadata.criteria.map(\.rawValue), severity: metadata.severity)
      },
      pictures: ProjectPictures(root: root, log: log),
      labels: PictureLabels(setter: run.tools.setter, outlines: run.tools.fonts))
  }
}
