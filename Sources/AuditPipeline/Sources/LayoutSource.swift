package import Auditing
package import Colorimetry
package import Diagnostics
package import LayoutTree
package import ViewEvaluation
package import ViewLayout
package import ViewTree

/// A layout that can be evaluated for any variant: a preview in Swift source, or a layout of a JSON file.
package protocol LayoutSource: Sendable {
  /// Unique within its file.
  var name: String { get }
  /// The name of the preview that the layout is a root view of; its own where it is the only one.
  var previewName: String { get }
  /// Relative to the project's root.
  var file: String { get }
  var range: SourceRange? { get }
  /// The room and settings that the layout asks for itself.
  var request: LayoutRequest { get }
  /// The tree under one set of conditions.
  func evaluate(in environment: EvaluationEnvironment) -> LayoutEvaluation
  /// The layout under one set of conditions once its code has heard what layout finds, laid out for these conditions
  /// alone.
  func settled(
    in environment: EvaluationEnvironment, with settings: LayoutSettings, layOut: (ViewNode) -> LayoutTree
  ) -> SettledLayout
  /// What of its project the layout depends on under any of these conditions; `nil` for its own file alone.
  func uses(in environments: [EvaluationEnvironment]) -> EvaluationUses?
  /// The same layout without what it remembers of earlier evaluations: for measuring time.
  var withoutMemory: any LayoutSource { get }
  /// Whether both are root views of one preview, which share what they remember.
  func isBeside(_ other: any LayoutSource) -> Bool
  /// Lets go of what it, and what is beside it, remembers of evaluations.
  func forget()
  /// Gives the colours of the project's pictures; without it, pictures may have every colour.
  var pixels: (any ImagePixelSource)? { get set }
  /// Comments of its project that accept findings.
  var suppressions: Suppressions { get }
}

extension LayoutSource {
  package var pixels: (any ImagePixelSource)? {
    get { nil }
    set {}
  }

  package var previewName: String { name }

  package func settled(
    in environment: EvaluationEnvironment, with settings: LayoutSettings, layOut: (ViewNode) -> LayoutTree
  ) -> SettledLayout {
    let evaluation = evaluate(in: environment)
    return SettledLayout(tree: layOut(evaluation.root), diagnostics: evaluation.said())
  }

  package var withoutMemory: any LayoutSource { self }

  package func isBeside(_ other: any LayoutSource) -> Bool { false }

  package func forget() {}

  package func uses(in environments: [EvaluationEnvironment]) -> EvaluationUses? { nil }

  package var suppressions: Suppressions { .none }
}

/// What a layout says about the room it wants; `nil` leaves the choice to the run.
package struct LayoutRequest: Hashable, Sendable {
  package var canvas: AuditSettings.Canvas?
  /// Whether the device is turned on its side.
  package var isLandscape = false
  package var locale: String?
  package var os: String?
  /// The app's accent colour; `nil` for the system's.
  package var accentColor: DynamicColor?

  package init() {}
}

/// An evaluated layout, with what its evaluation depended on.
package struct LayoutEvaluation: Sendable {
  package var root: ViewNode
  /// The settings that were read: under conditions that agree in these the tree is the same.
  package var axes: Set<EnvironmentAxis>
  package var diagnostics: [Diagnostic]
  /// The diagnostics by now, with those of code that layout ran.
  package var said: @Sendable () -> [Diagnostic]
  /// Whether code of the layout waits for what its layout found.
  package var isPending: @Sendable () -> Bool = { false }

  package init(root: ViewNode, axes: Set<EnvironmentAxis>, diagnostics: [Diagnostic]) {
    self.root = root
    self.axes = axes
    self.diagnostics = diagnostics
    said = { diagnostics }
  }
}

/// A layout whose code has heard all that layout found.
package struct SettledLayout: Sendable {
  package var tree: LayoutTree
  /// What was said until then.
  package var diagnostics: [Diagnostic]
}
