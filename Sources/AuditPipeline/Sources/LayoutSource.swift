package import Auditing
package import Colorimetry
package import Diagnostics
package import ViewEvaluation
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
  /// What of its project the layout depends on under any of these conditions; `nil` for its own file alone.
  func uses(in environments: [EvaluationEnvironment]) -> EvaluationUses?
  /// The same layout without what it remembers of earlier evaluations: for measuring time.
  var withoutMemory: any LayoutSource { get }
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

  package var withoutMemory: any LayoutSource { self }

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
  /// The layout after that code has run; `nil` if it is the same. It belongs to one layout in one variant.
  package var revised: @Sendable () -> LayoutEvaluation? = { nil }

  package init(root: ViewNode, axes: Set<EnvironmentAxis>, diagnostics: [Diagnostic]) {
    self.root = root
    self.axes = axes
    self.diagnostics = diagnostics
    said = { diagnostics }
  }
}
