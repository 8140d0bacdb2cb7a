package import Diagnostics
package import ViewTree

/// A view that the platform defines, as a value: what its initialiser and modifiers were given.
///
/// It becomes a `ViewNode` only when it is expanded at its place in the tree, with the environment of that place.
package protocol ViewDescription: Sendable {
  /// The type as source code names it: "Text", "VStack". Its builtin members and those of "View" apply to the value.
  var typeName: String { get }

  /// The tree of the view at its place.
  func expand(in expansion: Expansion) -> ViewNode
}

/// A view description with the place where it is written.
package struct ViewValue: Sendable {
  package var description: any ViewDescription
  package var range: SourceRange?

  package init(_ description: any ViewDescription, range: SourceRange?) {
    self.description = description
    self.range = range
  }

  package var typeName: String { description.typeName }
}

/// A view of which nothing is read after it is made: a stack, a modified view.
package struct BuiltView: ViewDescription {
  package let typeName: String
  private let build: @Sendable (Expansion) -> ViewNode

  package init(_ typeName: String, build: @escaping @Sendable (Expansion) -> ViewNode) {
    self.typeName = typeName
    self.build = build
  }

  package func expand(in expansion: Expansion) -> ViewNode { build(expansion) }
}

/// Views side by side in a builder; they splice into the container around them.
package struct ViewSequence: ViewDescription {
  package let elements: [Value]

  package init(_ elements: [Value]) { self.elements = elements }

  package var typeName: String { "TupleView" }

  package func expand(in expansion: Expansion) -> ViewNode {
    ViewNode(.group(elements.map { expansion.expand($0) }))
  }
}

extension BuiltinCall {
  /// A view made by this call.
  package func view(_ description: any ViewDescription) -> Value { .view(ViewValue(description, range: range)) }

  /// A view made by this call, from its expansion.
  package func view(_ typeName: String? = nil, build: @escaping @Sendable (Expansion) -> ViewNode) -> Value {
    view(BuiltView(typeName ?? name, build: build))
  }

  /// The receiver with a modifier around it, for modifiers that change nothing below them.
  package func modified(_ modifier: ViewModifier) -> Value {
    modified { _ in modifier }
  }

  /// The receiver with a modifier around it that is built from the place in the tree (for modifiers that hold views).
  package func modified(by modifier: @escaping @Sendable (Expansion) -> ViewModifier) -> Value {
    let content = receiver
    let range = range
    return view(
      BuiltView("ModifiedContent") { expansion in
        expansion.expand(content).modified(by: modifier(expansion), range: range)
      })
  }

  /// The receiver with an environment change around it that the code below may read too.
  ///
  /// - Parameters:
  ///   - change: what layout and paint see; `nil` where they need nothing.
  ///   - values: environment values by key, for `@Environment` below.
  package func modified(_ change: EnvironmentChange?, setting values: [String: Value]) -> Value {
    let content = receiver
    let range = range
    return view(
      BuiltView("ModifiedContent") { expansion in
        let node = expansion.setting(values).expand(content)
        guard let change else { return node }
        return node.modified(by: .environment(change), range: range)
      })
  }
}
