package import Diagnostics
package import Geometry

/// One view of the evaluated tree, with everything below it.
///
/// Modifiers are nodes that wrap their content, in source order.
package struct ViewNode: Sendable {
  package var content: ViewContent
  /// Where the view or modifier is written; `nil` for views that the platform adds.
  package var range: SourceRange?

  package init(_ content: ViewContent, range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }

  /// A node for something that could not be evaluated.
  package static func unresolved(_ code: String, _ message: String, range: SourceRange?) -> ViewNode {
    ViewNode(.unresolved(UnresolvedView(code: code, message: message)), range: range)
  }

  /// The node wrapped in a modifier written at `range`.
  package func modified(by modifier: ViewModifier, range: SourceRange?) -> ViewNode {
    ViewNode(.modified(self, modifier), range: range)
  }
}

/// What a node is.
package indirect enum ViewContent: Sendable {
  case empty
  case text(TextView)
  case image(ImageView)
  case shape(ShapeView)
  /// A colour, gradient or material used as a view: fills what it is offered.
  case style(ShapeStyle)
  case spacer(minLength: Double?)
  case divider

  /// Members that splice into the surrounding container: `Group`, `ForEach`, several views in a builder.
  case group([ViewNode])
  /// A view type of the audited project and its evaluated body.
  case composite(typeName: String, body: ViewNode)
  /// A condition that depends on something unknown; `chosen` is the state this tree explores.
  case unknownCondition(UnknownCondition)

  case stack(StackView)
  case grid(GridView)
  case gridRow(GridRowView)
  case lazyGrid(LazyGridView)
  case scroll(ScrollContainer)
  case geometryReader(DeferredView)
  case viewThatFits(axes: AxisSet, candidates: [ViewNode])
  case customLayout(CustomLayoutView)
  case list(ListView)
  case section(SectionView)
  case navigation(NavigationContainer)
  case tabs(TabContainer)
  case control(ControlView)

  case modified(ViewNode, ViewModifier)
  case unresolved(UnresolvedView)
}

/// A view that could not be evaluated, or whose type is not modelled.
package struct UnresolvedView: Hashable, Sendable {
  /// Kebab-case and permanent: "unknown-view", "unknown-value", "third-party-view", "budget-exceeded".
  package var code: String
  /// One sentence: what could not be evaluated, and why.
  package var message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }
}

/// A condition whose value the evaluator cannot know, and the branch this tree takes.
package struct UnknownCondition: Sendable {
  /// The condition as written.
  package var source: String
  package var value: Bool
  package var content: ViewNode

  package init(source: String, value: Bool, content: ViewNode) {
    self.source = source
    self.value = value
    self.content = content
  }
}
