import Auditing
import Colorimetry
import Diagnostics
import LayoutTree
import Typography
import ViewEvaluation
import ViewLayout

/// Evaluates and lays out every preview once, and says how much of it is known.
package struct CoverageRun: Sendable {
  private let settings: AuditSettings
  private let tools: MeasuringTools
  private let jobs: Int

  package init(settings: AuditSettings, tools: MeasuringTools, jobs: Int) {
    var settings = settings
    // The variant in which root views are found, so that its evaluation serves here too.
    settings.textSizes = [.default]
    settings.colorSchemes = [.light]
    self.settings = settings
    self.tools = tools
    self.jobs = jobs
  }

  /// The previews of a project in the order of files and lines.
  package func report(on project: LoadedProject) -> CoverageReport {
    guard let (sources, previews) = project.swift else { return CoverageReport([]) }
    let survey = sources.requirementSurvey
    let items = Array(zip(previews, project.roots))
    return CoverageReport(ParallelMap.map(items, jobs: jobs) { coverage(of: $0.0, showing: $0.1, in: sources, survey) })
  }

  private func coverage(
    of preview: ProjectLayout, showing roots: [SwiftLayoutSource], in project: Project, _ survey: RequirementSurvey
  ) -> PreviewCoverage {
    let requirements = project.requirements(of: preview, survey: survey)
    var result = PreviewCoverage(
      name: preview.name, range: preview.range, kind: requirements.kind, needs: requirements.deciding, state: .none,
      resolved: 0, unresolved: 0, reasons: [])
    for root in roots {
      let layout = layout(of: root)
      add(layout.tree, to: &result)
      add(layout.diagnostics, to: &result)
    }
    for root in roots { root.forget() }
    if result.resolved > 0 { result.state = result.unresolved == 0 ? .whole : .partial }
    if result.resolved + result.unresolved == 0 {
      let reason = PreviewCoverage.Reason(code: "empty-preview", message: "The preview shows nothing.", range: nil)
      result.reasons.append(reason)
    }
    return result
  }

  /// The layout of a root view at the default text size in light, and what was said while it was evaluated.
  private func layout(of source: SwiftLayoutSource) -> SettledLayout {
    let run = LayoutRun(
      source: source, settings: settings, tools: tools, auditor: Auditor(registry: RuleRegistry([])))
    let variant = run.settings.variants[0]
    return run.settled(source.evaluate(in: run.environment(of: variant)), in: variant)
  }

  /// Rows of a database are not there, whatever is shown in their place; what else is said of what is shown is a note.
  private func add(_ diagnostics: [Diagnostic], to coverage: inout PreviewCoverage) {
    for diagnostic in diagnostics {
      let code = diagnostic.id.split(separator: "/").last.map(String.init) ?? diagnostic.id
      let reason = PreviewCoverage.Reason(code: code, message: diagnostic.message, range: diagnostic.range)
      if code == "empty-query" {
        guard !coverage.reasons.contains(reason) else { continue }
        coverage.reasons.append(reason)
        coverage.unresolved += 1
      } else if !coverage.reasons.contains(where: { $0.code == code }) {
        note(reason, in: &coverage)
      }
    }
  }

  private func note(_ reason: PreviewCoverage.Reason, in coverage: inout PreviewCoverage) {
    if !coverage.notes.contains(reason) { coverage.notes.append(reason) }
  }

  /// Codes of what is known but has no figures: a glyph of a font that is not at hand, a symbol without a silhouette.
  private static let measuringWords = ["font", "symbol", "glyph", "picture", "image", "hyphen"]

  /// The code of an effect on what is laid out that is not drawn.
  private static let drawingCode = "unmodelled-drawing"

  private func add(_ tree: LayoutTree, to coverage: inout PreviewCoverage) {
    let unknown = tree.unmeasured.filter { !isOnlyUnmeasured($0) }
    let unknownBoxes = Set(unknown.compactMap(\.box))
    // A box that stands for something unknown is not laid out.
    coverage.resolved += tree.boxes.count { !unknownBoxes.contains($0.id) }
    coverage.unresolved += unknown.count
    for entry in unknown {
      let reason = PreviewCoverage.Reason(code: entry.code, message: entry.message, range: entry.range)
      if !coverage.reasons.contains(reason) { coverage.reasons.append(reason) }
    }
    for entry in tree.unmeasured where isOnlyUnmeasured(entry) {
      note(PreviewCoverage.Reason(code: entry.code, message: entry.message, range: entry.range), in: &coverage)
    }
    addPaints(of: tree, to: &coverage)
  }

  private func isOnlyUnmeasured(_ entry: UnmeasuredBox) -> Bool {
    entry.code == Self.drawingCode || Self.measuringWords.contains { entry.code.contains($0) }
  }

  /// Colours that are not known, each kind once.
  private func addPaints(of tree: LayoutTree, to coverage: inout PreviewCoverage) {
    for item in tree.paint {
      guard case .unknown(let reason) = item.paint else { continue }
      let message = "A colour is not known: \(reason)."
      guard !coverage.notes.contains(where: { $0.message == message }) else { continue }
      let range = tree.boxes.indices.contains(item.box) ? tree.boxes[item.box].range : nil
      note(PreviewCoverage.Reason(code: "unknown-color", message: message, range: range), in: &coverage)
    }
  }
}
