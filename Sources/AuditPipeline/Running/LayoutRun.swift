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

  /// - Parameter chosen: the variants to run; `nil` for those of the settings.
  package func run(only chosen: [Variant]? = nil) -> Result {
    var share = Sharing(run: self)
    let variants = chosen ?? settings.variants
    for variant in variants { share.add(variant) }
    let judgements = share.trees.map { auditor.judge($0.tree, variants: $0.variants) }
    let (findings, counts) = auditor.fold(
      judgements, suppressions: source.suppressions, layout: source.range)
    var renderings: [AuditedLayout.Rendering] = []
    for (variant, tree) in zip(variants, share.treeOfVariant) {
      renderings.append(AuditedLayout.Rendering(variant: variant, tree: share.trees[tree].tree))
    }
    var layout = AuditedLayout(
      name: source.name, file: source.file, range: source.range, renderings: renderings, findings: findings,
      counts: counts, unmeasured: unmeasured(in: share.trees.map(\.tree)), diagnostics: share.diagnostics)
    layout.measuredSuppressions =
      source.suppressions.measured(in: share.trees.map(\.tree), layout: source.range).map(\.range)
    return Result(
      layout: layout, judgements: judgements, root: share.firstRoot ?? ViewNode(.empty), work: share.work)
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

  /// The tree of an evaluated layout in a variant, and the evaluation that it shows in the end.
  ///
  /// Code may set state from sizes that layout finds. Then the layout is evaluated for this variant alone, and laid out
  /// until its code hears nothing new.
  package func tree(
    of evaluation: LayoutEvaluation, in variant: Variant, settings: LayoutSettings? = nil
  ) -> (tree: LayoutTree, evaluation: LayoutEvaluation) {
    let settings = settings ?? layoutSettings(of: variant)
    let tree = tools.layout.layout(evaluation.root, in: settings)
    guard evaluation.isPending() else { return (tree, evaluation.afterLayout) }
    var own = source.withoutMemory.evaluate(in: environment(of: variant))
    var ownTree = tools.layout.layout(own.root, in: settings)
    while let revised = own.revised() {
      own = revised
      ownTree = tools.layout.layout(own.root, in: settings)
    }
    return (ownTree, own.afterLayout)
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

/// The trees of a layout, each with the variants that share it.
private struct Sharing {
  private struct Evaluation {
    var environment: EvaluationEnvironment
    var result: LayoutEvaluation
  }

  private struct TreeKey: Hashable {
    var evaluation: Int
    /// The variant with its colours taken away.
    var geometry: Variant
  }

  let run: LayoutRun
  private(set) var trees: [(tree: LayoutTree, variants: [Variant])] = []
  private(set) var treeOfVariant: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var work = LayoutRun.Work()
  private var evaluations: [Evaluation] = []
  private var treeByKey: [TreeKey: Int] = [:]

  init(run: LayoutRun) { self.run = run }

  var firstRoot: ViewNode? { evaluations.first?.result.root }

  mutating func add(_ variant: Variant) {
    let evaluation = evaluation(for: run.environment(of: variant))
    var geometry = variant
    geometry.colorScheme = .light
    geometry.contrast = .standard
    let key = TreeKey(evaluation: evaluation, geometry: geometry)
    if let known = treeByKey[key] {
      trees[known].variants.append(variant)
      treeOfVariant.append(known)
      return
    }
    work.layouts += 1
    let (tree, result) = run.tree(of: evaluations[evaluation].result, in: variant)
    for diagnostic in result.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    treeByKey[key] = trees.count
    treeOfVariant.append(trees.count)
    trees.append((tree, [variant]))
  }

  /// The evaluation that holds under these conditions, made where there is none yet.
  private mutating func evaluation(for environment: EvaluationEnvironment) -> Int {
    if let known = evaluations.firstIndex(where: { environment.agrees(with: $0.environment, in: $0.result.axes) }) {
      return known
    }
    work.evaluations += 1
    let result = run.source.evaluate(in: environment)
    for diagnostic in result.diagnostics where !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    evaluations.append(Evaluation(environment: environment, result: result))
    return evaluations.count - 1
  }
}

extension LayoutEvaluation {
  /// The evaluation with what code said that layout ran.
  fileprivate var afterLayout: LayoutEvaluation {
    var result = self
    result.diagnostics = said()
    return result
  }
}
