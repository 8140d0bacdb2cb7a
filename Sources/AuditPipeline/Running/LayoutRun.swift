package import Auditing
import Colorimetry
import Diagnostics
import Geometry
package import LayoutTree
import Localization
import PlatformProfile
package import ViewEvaluation
package import ViewLayout
package import ViewTree

/// Evaluates, lays out and judges one layout in every variant.
///
/// Variants share an evaluation where they agree in all settings that it read, and a tree where they differ in colours
/// alone.
package struct LayoutRun: Sendable {
  package let source: any LayoutSource
  package let settings: AuditSettings
  package let tools: MeasuringTools
  package let auditor: Auditor

  package init(source: any LayoutSource, settings: AuditSettings, tools: MeasuringTools, auditor: Auditor) {
    var settings = settings
    if let canvas = source.request.canvas { settings.canvases = [canvas] }
    if source.request.isLandscape { settings.canvases = settings.canvases.map(\.turned) }
    if let locale = source.request.locale { settings.locales = [locale] }
    if let os = source.request.os.flatMap(OSProfile.init(rawValue:)) { settings.os = os }
    self.source = source
    self.settings = settings
    self.tools = tools
    self.auditor = auditor.seeing(source.pixels)
  }

  /// The work that a run took.
  package struct Work: Hashable, Sendable {
    package var evaluations = 0
    package var layouts = 0

    package init() {}
  }

  /// What a run gives.
  package struct Result: Sendable {
    package var layout: AuditedLayout
    /// What the rules saw, tree by tree, also where they passed.
    package var judgements: [TreeJudgement]
    /// The evaluated root of the first variant.
    package var root: ViewNode
    package var work: Work
  }

  /// What the rules give.
  package struct Judged: Sendable {
    package var judgements: [TreeJudgement]
    package var findings: [Finding]
    package var counts: [Outcome: Int]
  }

  /// - Parameter chosen: the variants to run; `nil` for those of the settings.
  package func run(only chosen: [Variant]? = nil) -> Result {
    let evaluated = evaluate(chosen ?? settings.variants)
    let laidOut = layOut(evaluated)
    let judged = judge(laidOut)
    let trees = laidOut.trees.map(\.tree)
    var layout = AuditedLayout(
      name: source.name, file: source.file, range: source.range, renderings: laidOut.renderings,
      findings: judged.findings, counts: judged.counts, unmeasured: unmeasured(in: trees),
      diagnostics: laidOut.diagnostics)
    layout.measuredSuppressions = source.suppressions.measured(in: trees, layout: source.range).map(\.range)
    var work = Work()
    work.evaluations = evaluated.evaluations.count
    work.layouts = trees.count
    return Result(
      layout: layout, judgements: judged.judgements, root: evaluated.evaluations.first?.root ?? ViewNode(.empty),
      work: work)
  }

  /// The first phase of a run: the views of the variants.
  package func evaluate(_ variants: [Variant]) -> Evaluated {
    var evaluated = Evaluated()
    for variant in variants { evaluated.add(variant, in: environment(of: variant), of: source) }
    return evaluated
  }

  /// The second phase: the trees of the variants.
  package func layOut(_ evaluated: Evaluated) -> LaidOut {
    var laidOut = LaidOut()
    for (variant, evaluation) in evaluated.variants {
      laidOut.add(variant, evaluation: evaluation) {
        let settled = settled(evaluated.evaluations[evaluation], in: variant)
        return (settled.tree, evaluated.evaluations[evaluation].diagnostics + settled.diagnostics)
      }
    }
    return laidOut
  }

  /// The third phase: what the rules see in each tree, and the findings that it comes to.
  package func judge(_ laidOut: LaidOut) -> Judged {
    var judgements: [TreeJudgement] = []
    for (tree, variants) in laidOut.trees {
      judgements.append(auditor.judge(tree, variants: variants, like: judgements.last))
    }
    let (findings, counts) = auditor.fold(judgements, suppressions: source.suppressions, layout: source.range)
    return Judged(judgements: judgements, findings: findings, counts: counts)
  }

  /// What could not be measured in any tree, each once, in the order of the source.
  private func unmeasured(in trees: [LayoutTree]) -> [UnmeasuredBox] {
    var known: Set<UnmeasuredBox> = []
    var boxes: [UnmeasuredBox] = []
    for var box in trees.flatMap(\.unmeasured) {
      box.box = nil
      if known.insert(box).inserted { boxes.append(box) }
    }
    return boxes
  }

  /// The conditions of evaluation in a variant.
  package func environment(of variant: Variant) -> EvaluationEnvironment {
    let canvas = settings.canvas(named: variant.container)
    var environment = EvaluationEnvironment()
    environment.textSize = variant.textSize
    environment.colorScheme = variant.colorScheme
    environment.contrast = variant.contrast
    environment.legibilityWeight = variant.legibilityWeight
    environment.layoutDirection = variant.layoutDirection
    environment.pseudoLocale = PseudoLocale(name: variant.locale)
    environment.locale = formattingLocale(of: variant)
    environment.horizontalSizeClass = canvas.hasRegularWidth ? .regular : .compact
    environment.verticalSizeClass = canvas.hasRegularHeight ? .regular : .compact
    environment.displayScale = canvas.scale
    environment.os = settings.os
    environment.containerSize = canvas.size
    environment.safeAreaInsets = canvas.safeArea
    environment.now = settings.now
    return environment
  }

  /// By which numbers are written and lines are broken.
  private func formattingLocale(of variant: Variant) -> String {
    PseudoLocale(name: variant.locale) == nil ? variant.locale : PseudoLocale.formattingLocale
  }

  /// An evaluated layout in a variant.
  ///
  /// Code may set state from sizes that layout finds. Then the layout is evaluated for this variant alone, and laid out
  /// until its code hears nothing new.
  package func settled(
    _ evaluation: LayoutEvaluation, in variant: Variant, settings: LayoutSettings? = nil
  ) -> SettledLayout {
    let settings = settings ?? layoutSettings(of: variant)
    let tree = tools.layout.layout(evaluation.root, in: settings)
    guard evaluation.isPending() else { return SettledLayout(tree: tree, diagnostics: evaluation.said()) }
    return source.settled(in: environment(of: variant), with: settings) { tools.layout.layout($0, in: settings) }
  }

  /// The settings of layout in a variant.
  package func layoutSettings(of variant: Variant) -> LayoutSettings {
    let canvas = settings.canvas(named: variant.container)
    var layout = LayoutSettings(
      container: Rectangle(origin: .zero, size: canvas.size), safeAreaInsets: canvas.safeArea,
      grid: PixelGrid(scale: canvas.scale), profile: settings.os)
    layout.textSize = variant.textSize
    layout.legibilityWeight = variant.legibilityWeight
    layout.layoutDirection = variant.layoutDirection
    layout.locale = formattingLocale(of: variant)
    layout.horizontalSizeClass = canvas.hasRegularWidth ? .regular : .compact
    layout.verticalSizeClass = canvas.hasRegularHeight ? .regular : .compact
    layout.accentColor = source.request.accentColor
    return layout
  }
}

/// The views of a layout, each for the variants that agree in all settings that it read.
package struct Evaluated {
  /// The variants, each with the position of its evaluation.
  private(set) var variants: [(variant: Variant, evaluation: Int)] = []
  private(set) var evaluations: [LayoutEvaluation] = []
  private var environments: [EvaluationEnvironment] = []

  mutating func add(_ variant: Variant, in environment: EvaluationEnvironment, of source: any LayoutSource) {
    let known = evaluations.indices.first { environment.agrees(with: environments[$0], in: evaluations[$0].axes) }
    variants.append((variant, known ?? evaluations.count))
    if known != nil { return }
    evaluations.append(source.evaluate(in: environment))
    environments.append(environment)
  }
}

/// The trees of a layout, each with the variants that differ in colours alone.
package struct LaidOut {
  private struct Key: Hashable {
    var evaluation: Int
    /// The variant with its colours taken away.
    var geometry: Variant
  }

  package private(set) var trees: [(tree: LayoutTree, variants: [Variant])] = []
  /// Every variant with its tree, in the order of the matrix.
  private(set) var renderings: [AuditedLayout.Rendering] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var treeByKey: [Key: Int] = [:]

  mutating func add(
    _ variant: Variant, evaluation: Int, layOut: () -> (tree: LayoutTree, diagnostics: [Diagnostic])
  ) {
    var geometry = variant
    geometry.colorScheme = .light
    geometry.contrast = .standard
    let key = Key(evaluation: evaluation, geometry: geometry)
    if let known = treeByKey[key] {
      trees[known].variants.append(variant)
      renderings.append(AuditedLayout.Rendering(variant: variant, tree: trees[known].tree))
      return
    }
    let (tree, found) = layOut()
    for diagnostic in found where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    treeByKey[key] = trees.count
    trees.append((tree, [variant]))
    renderings.append(AuditedLayout.Rendering(variant: variant, tree: tree))
  }
}
