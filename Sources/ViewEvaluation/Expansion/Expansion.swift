import Diagnostics
package import ViewTree

/// A place in the tree while it is being built: turns view values into nodes.
package struct Expansion: Sendable {
  package let evaluator: Evaluator
  package var environment: EnvironmentState

  package init(evaluator: Evaluator, environment: EnvironmentState) {
    self.evaluator = evaluator
    self.environment = environment
  }

  /// The place with other environment values.
  package func setting(_ values: [String: Value]) -> Expansion {
    if values.isEmpty { return self }
    var copy = self
    copy.environment.set(values)
    return copy
  }

  /// An environment value by key, recorded as read.
  package func read(_ key: String) -> Value? {
    evaluator.recordRead(of: key)
    return environment[key]
  }

  /// The tree of any value that is a view: platform views, views of the project, colours, optionals, arrays of views.
  package func expand(_ value: Value) -> ViewNode { evaluator.expand(value, in: self) }

  /// The views of a builder closure, spliced into one list; empty views are left out.
  package func children(of content: FunctionValue?, _ arguments: [Value] = []) -> [ViewNode] {
    guard let content else { return [] }
    return children(of: evaluator.buildView(content, arguments))
  }

  /// The views of a value, groups spliced into one list; empty views are left out.
  package func children(of value: Value) -> [ViewNode] { Expansion.spliced(expand(value)) }

  /// The one view of a builder closure: a group where there are several, `.empty` where there is none.
  package func node(of content: FunctionValue?, _ arguments: [Value] = []) -> ViewNode {
    guard let content else { return ViewNode(.empty) }
    return expand(evaluator.buildView(content, arguments))
  }

  /// The members of a group, recursively; a node that is not a group stands alone.
  package static func spliced(_ node: ViewNode) -> [ViewNode] {
    switch node.content {
    case .empty: []
    case .group(let members): members.flatMap(spliced)
    default: [node]
    }
  }
}
