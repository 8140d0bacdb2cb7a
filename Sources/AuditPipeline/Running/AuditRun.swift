import AuditRules
package import Auditing
package import Diagnostics
import Foundation
import Synchronization
import ViewTree

/// Audits all layouts of some projects.
package struct AuditRun: Sendable {
  package var settings: AuditSettings
  package var rules: RuleSettings
  package var tools: MeasuringTools
  /// Every rule there is, in the order of their ids.
  package static var rules: [any Rule] { RuleList.all }

  /// The number of threads.
  package var jobs: Int
  package var toolVersion: String

  package init(
    settings: AuditSettings, rules: RuleSettings = .standard, tools: MeasuringTools, jobs: Int? = nil,
    toolVersion: String
  ) {
    self.settings = settings
    self.rules = rules
    self.tools = tools
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.toolVersion = toolVersion
  }

  /// What reports print of the settings, the thresholds of contrast with them.
  private var summary: [(name: String, value: String)] {
    settings.summary.map { entry in
      entry.name == "contrast" ? (entry.name, InsufficientContrastRule.thresholds(in: rules)) : entry
    }
  }

  /// The run of a single layout.
  package func run(of source: any LayoutSource) -> LayoutRun {
    run(of: source, auditor: Auditor(registry: RuleRegistry(Self.rules), settings: rules))
  }

  private func run(of source: any LayoutSource, auditor: Auditor) -> LayoutRun {
    LayoutRun(source: source, settings: settings, tools: tools, auditor: auditor)
  }

  /// The layouts of a project that may differ from what they were before some changes.
  package func layouts(of project: LoadedProject, affectedBy changes: ProjectChanges) -> [any LayoutSource] {
    let previews = Self.previews(of: project.layouts)
    return ParallelMap.map(previews, jobs: jobs) { preview in
      let affected = preview.filter { isAffected($0, by: changes, in: project) }
      if affected.isEmpty { preview[0].forget() }
      return affected
    }.flatMap(\.self)
  }

  private func isAffected(_ source: any LayoutSource, by changes: ProjectChanges, in project: LoadedProject) -> Bool {
    let run = run(of: source)
    let environments = run.settings.variants.map(run.environment)
    let uses = source.uses(in: environments)
    let hasUnresolved =
      uses != nil
      && environments.contains { ViewTreeDump.text(of: source.evaluate(in: $0).root).contains("UNRESOLVED") }
    return changes.affect(source.file, uses: uses, hasUnresolved: hasUnresolved, mentions: project.mentions())
  }

  /// The layouts in runs of those that are root views of one preview.
  private static func previews(of layouts: [any LayoutSource]) -> [[any LayoutSource]] {
    layouts.reduce(into: []) { previews, layout in
      if let last = previews.last?.first, layout.isBeside(last) {
        previews[previews.count - 1].append(layout)
      } else {
        previews.append([layout])
      }
    }
  }

  /// Audits layouts; the result does not depend on the number of threads.
  ///
  /// - Parameter progress: called for each layout that is done, with the number done so far; one thread at a time.
  package func audit(
    _ layouts: [any LayoutSource], diagnostics: [Diagnostic] = [],
    progress: (@Sendable (Int, AuditedLayout) -> Void)? = nil
  ) -> AuditResult {
    let auditor = Auditor(registry: RuleRegistry(Self.rules), settings: rules)
    let done = Mutex(0)
    let previews = Self.previews(of: layouts)
    // Threads that previews leave idle work on root views.
    let inner = max(1, jobs / max(1, previews.count))
    let audited = ParallelMap.map(previews, jobs: jobs) { preview in
      defer { preview[0].forget() }
      return ParallelMap.map(preview, jobs: inner) { source in
        let layout = run(of: source, auditor: auditor).run().layout
        done.withLock { count in
          count += 1
          progress?(count, layout)
        }
        return layout
      }
    }.flatMap(\.self)
    return AuditResult(
      toolVersion: toolVersion, settings: summary, layouts: audited, diagnostics: diagnostics)
  }
}
