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
      let (tree, diagnostics) = tree(of: root)
      add(tree, to: &result)
      add(diagnostics, to: &result)
    }
    if result.resolved > 0 { result.state = result.unresolved == 0 ? .whole : .partial }
    if result.resolved + result.unresolved == 0 {
      let reason = PreviewCoverage.Reason(code: "empty-preview", message: "The preview shows nothing.", range: nil)
      result.reasons.append(reason)
    }
    return result
  }

  /// The layout of a root view at the default text size in light, and what was said while it was evaluated.
  private func tree(of source: SwiftLayoutSource) -> (LayoutTree, [Diagnostic]) {
    let run = LayoutRun(
      source: source, settings: settings, tools: tools, auditor: Auditor(registry: RuleRegistry([])))
    let variant = run.settings.variants[0]
    let evaluation = source.evaluate(in: run.environment(of: variant))
    let (tree, result) = run.tree(of: evaluation, in: variant)
    return (tree, result.diagnostics)
  }

  /// What evaluation says of what is shown, and whether something is missing: rows of a database are not there,
  /// whatever is shown in their place; state that is set later is shown as the first frame has it; a word may have
  /// another form.
  private static let evaluationNotes = [
    ("empty-query", true),
    ("inflected-text", false),
    ("state-not-set", false),
  ]

  private func add(_ diagnostics: [Diagnostic], to coverage: inout PreviewCoverage) {
    for (code, isMissing) in Self.evaluationNotes {
      for diagnostic in diagnostics where diagnostic.id == "evaluation/" + code {
        let reason = PreviewCoverage.Reason(
          code: code, message: diagnostic.message, range: diagnostic.range, isMissing: isMissing)
        guard !coverage.reasons.contains(reason) else { continue }
        coverage.reasons.append(reason)
        if isMissing { coverage.unresolved += 1 }
      }
    }
  }

  /// Codes of what is known but has no figures: a glyph of a font that is not at hand, a symbol without a silhouette.
  private static let measuringWords = ["font", "symbol", "glyph", "picture", "image", "hyphen"]

  /// The code of an effect on what is laid out that is not drawn.
  private static let drawingCode = "unmodelled-drawing"

  private func add(_ tree: LayoutTree, to coverage: inout PreviewCoverage) {
    let unknown = tree.unmeasured.filter { entry in
      entry.code != Self.drawingCode && !Self.measuringWords.contains { entry.code.contains($0) }
    }
    let unknownBoxes = Set(unknown.compactMap(\.box))
    // A box that stands for something unknown is not laid out.
    coverage.resolved += tree.boxes.count { !unknownBoxes.contains($0.id) }
    coverage.unresolved += unknown.count
    for entry in unknown + tree.unmeasured.filter({ $0.code == Self.drawingCode }) {
      let reason = PreviewCoverage.Reason(
        code: entry.code, message: entry.message, range: entry.range, isMissing: entry.code != Self.drawingCode)
      if !coverage.reasons.contains(reason) { coverage.reasons.append(reason) }
    }
  }
}
