package import Auditing
import Diagnostics
import Fixes
import LayoutTree
import SourceEdits

/// Looks for edits that cure the findings of an audit.
///
/// Findings with the same cause are cured together. Each candidate is made in memory, every layout that shows the edited
/// view is laid out again in the whole matrix, and the edit is offered only when it clears the findings, makes no other,
/// makes none worse, and still shows everything.
package struct FixRun: Sendable {
  package let run: AuditRun
  package var budget = FixBudget()

  package init(_ run: AuditRun) { self.run = run }

  /// The layouts with a fix, or the reason why there is none, on each finding that `isWanted` picks.
  ///
  /// - Parameter layouts: the audit of all layouts of the projects, in their order.
  package func suggestions(
    for layouts: [AuditedLayout], of projects: [LoadedProject], isWanted: @Sendable (Finding) -> Bool = { _ in true }
  ) -> [AuditedLayout] {
    var result = layouts
    var start = 0
    for project in projects {
      let own = Array(layouts[start..<(start + project.layouts.count)])
      var sources = EditableSources(project.texts)
      let causes = DefectCause.all(in: own, sources: &sources).filter { $0.findings.contains { isWanted($0.finding) } }
      let tried = Array(causes.prefix(budget.causes))
      let limit = budget.variants(forEachOf: tried.count)
      let outcomes = ParallelMap.map(tried, jobs: run.jobs) { cause in
        let whole = search(for: cause, in: project, own, variantLimit: limit)
        guard whole.success == nil, !cause.parts.isEmpty else { return [(cause, whole.outcome)] }
        // The parts share what one cause may take.
        let share = limit / cause.parts.count
        return cause.parts.map { ($0, search(for: $0, in: project, own, variantLimit: share).outcome) }
      }
      for (cause, outcome) in outcomes.joined() {
        for place in cause.findings { result[start + place.layout].findings[place.position].fix = outcome }
      }
      start += project.layouts.count
    }
    return result
  }

  /// A project with all edits that cure findings, made one after the other.
  package struct Repair: Sendable {
    package var project: LoadedProject
    /// The audit after the edits.
    package var layouts: [AuditedLayout]
    package var fixes: [ProposedFix]
    package var clearedFindings: Int
    /// Each edited file with its text before and after, sorted by path.
    package var files: [(path: String, old: String, new: String)]

    package var diff: String { UnifiedDiff(files).text }
  }

  /// The edits that cure as many findings as can be cured, each verified on top of those before it.
  ///
  /// - Parameters:
  ///   - layouts: the audit of the project's layouts.
  ///   - isWanted: whether a finding is to be cured.
  package func repair(
    _ project: LoadedProject, _ layouts: [AuditedLayout],
    isWanted: @escaping @Sendable (Finding) -> Bool = { _ in true }
  ) -> Repair {
    ParallelMap.map([project], jobs: 1) { project in
      repairOnThisThread(project, layouts, isWanted: isWanted)
    }[0]
  }

  private func repairOnThisThread(
    _ project: LoadedProject, _ layouts: [AuditedLayout], isWanted: (Finding) -> Bool
  ) -> Repair {
    var repair = Repair(project: project, layouts: layouts, fixes: [], clearedFindings: 0, files: [])
    var uncured: [String: Int] = [:]
    var sources = EditableSources(project.texts)
    var variants = 0
    for _ in 0..<budget.causes where variants < budget.variants {
      let next = Self.firstCause(in: repair.layouts, &sources, without: uncured, isWanted: isWanted)
      guard let cause = next else { break }
      let limit = min(budget.variantsPerCause, budget.variants - variants)
      let found = search(for: cause, in: repair.project, repair.layouts, variantLimit: limit)
      variants += found.variants
      guard let success = found.success, case .found(let fix) = found.outcome else {
        uncured[cause.identity, default: 0] += 1
        continue
      }
      sources = EditableSources(success.project.texts)
      repair.fixes.append(fix)
      repair.clearedFindings += cause.findings.count
      repair.project = success.project
      for (index, layout) in success.layouts { repair.layouts[index] = layout }
    }
    repair.files = repair.project.texts.keys.sorted().compactMap { path in
      guard let old = project.texts[path], let new = repair.project.texts[path], old != new else { return nil }
      return (path, old, new)
    }
    return repair
  }

  /// The first cause that was not tried in vain; where several have one identity, as many of them are passed over as
  /// were tried. The parts of a cause come after it.
  private static func firstCause(
    in layouts: [AuditedLayout], _ sources: inout EditableSources, without uncured: [String: Int],
    isWanted: (Finding) -> Bool
  ) -> DefectCause? {
    var passed: [String: Int] = [:]
    for cause in DefectCause.all(in: layouts, sources: &sources).flatMap({ [$0] + $0.parts }) {
      let known = passed[cause.identity, default: 0]
      passed[cause.identity] = known + 1
      if known >= uncured[cause.identity] ?? 0, cause.findings.contains(where: { isWanted($0.finding) }) {
        return cause
      }
    }
    return nil
  }

  // MARK: One cause

  private struct Found {
    var outcome: FixOutcome
    var success: FixTrial.Success?
    /// Variants that were laid out.
    var variants = 0
  }

  private func search(
    for cause: DefectCause, in project: LoadedProject, _ layouts: [AuditedLayout], variantLimit: Int
  ) -> Found {
    guard project.layouts.indices.contains(cause.findings[0].layout),
      project.layouts[cause.findings[0].layout] is SwiftLayoutSource
    else { return none("The layout is not written in Swift.") }
    guard let target = FixTarget(cause.sightings(in: layouts, of: project), isPart: cause.isPart) else {
      return none("The finding is in no variant that was laid out.")
    }
    var sources = EditableSources(project.texts)
    let proposals = FixKinds.proposals(for: target, in: &sources)
    guard !proposals.isEmpty else { return none(FixKinds.absence(for: target)) }
    var search = CauseSearch(
      run: run, budget: budget, cause: cause, project: project, layouts: layouts, variantLimit: variantLimit)
    var found: (fix: ProposedFix, success: FixTrial.Success)?
    for proposal in proposals.prefix(budget.editsPerCause) {
      // The first edit that cures, unless a later one does too and leaves the default text size as it is. A text style
      // of the same size sets its lines a little differently, and is what was asked for all the same.
      guard let passed = search.attempt(proposal) else { continue }
      let isBest = passed.1.keepsDefaultLook || passed.0.kind == .textStyle
      if found == nil || isBest { found = passed }
      if isBest { break }
    }
    var variants = search.variants
    if found == nil, !search.rejected.isEmpty, !search.isCutShort, target.finding.outcome == .failed {
      let pairs = PairSearch(
        run: run, budget: budget, cause: cause, project: project, layouts: layouts,
        variantLimit: variantLimit)
      found = pairs.fix(beginningWith: search.rejected, variants: &variants)
      search.hasTriedPairs = true
    }
    guard let found else { return Found(outcome: search.failure, success: nil, variants: variants) }
    return Found(outcome: .found(found.fix), success: found.success, variants: variants)
  }

  private func none(_ reason: String) -> Found {
    Found(outcome: .none(reason: reason, attempts: []), success: nil)
  }
}
