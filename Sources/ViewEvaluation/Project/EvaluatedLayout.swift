package import Colorimetry
package import Diagnostics
package import ViewTree

/// One root view of a preview, evaluated.
package struct EvaluatedLayout: Sendable {
  /// The position among the root views of its preview.
  package var position: Int
  /// For people; unique within the preview but for names that the preview repeats itself.
  package var name: String
  package var root: ViewNode
  package var settings: PreviewSettings
  /// The app's accent colour, where its asset catalogue has one.
  package var accentColor: DynamicColor?

  package init(
    position: Int, name: String, root: ViewNode, settings: PreviewSettings, accentColor: DynamicColor? = nil
  ) {
    self.position = position
    self.name = name
    self.root = root
    self.settings = settings
    self.accentColor = accentColor
  }
}

/// The result of evaluating a preview in one environment.
package struct Evaluation: Sendable {
  /// One for each root view: several in a preview group.
  package var layouts: [EvaluatedLayout]
  package var diagnostics: [Diagnostic]
  /// The settings of the variant that the result depends on: variants that differ in others share it.
  package var axes: Set<EnvironmentAxis>
  /// The unknown conditions met, for `choices` of other states.
  package var openConditions: [UnknownChoice]
  /// Whether code ended the program: `fatalError` was reached.
  package var isTrapped = false
  /// What of the project took part.
  package var uses: EvaluationUses
  /// Goes on with what layout found; `nil` where no code runs in layout.
  package var continuation: EvaluationContinuation?
  /// The diagnostics by now, with those of code that layout ran.
  package var said: @Sendable () -> [Diagnostic]

  package init(
    layouts: [EvaluatedLayout], diagnostics: [Diagnostic], axes: Set<EnvironmentAxis>,
    openConditions: [UnknownChoice], uses: EvaluationUses = EvaluationUses(),
    continuation: EvaluationContinuation? = nil
  ) {
    self.layouts = layouts
    self.diagnostics = diagnostics
    self.axes = axes
    self.openConditions = openConditions
    self.uses = uses
    self.continuation = continuation
    said = { diagnostics }
  }
}

/// An evaluation whose code hears of layout.
package struct EvaluationContinuation: Sendable {
  /// Whether code waits for what layout found.
  package var isPending: @Sendable () -> Bool
  /// The evaluation after that code has run; `nil` if it set nothing that the tree may show. It belongs to one layout
  /// in one variant: code is told the sizes of the layout that was made last.
  package var revised: @Sendable () -> Evaluation?
}

/// A condition that the evaluator does not know.
package struct UnknownChoice: Hashable, Sendable {
  /// The key in `choices`.
  package var key: String
  /// The condition as written; the subject of a `switch`.
  package var source: String
  /// The case of a `switch` by position; `nil` for a condition that is true or false.
  package var option: Int?
  package var range: SourceRange

  package init(key: String, source: String, option: Int? = nil, range: SourceRange) {
    self.key = key
    self.source = source
    self.option = option
    self.range = range
  }
}
