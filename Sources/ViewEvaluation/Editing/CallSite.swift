/// A call as it is written: a view, or a modifier in a chain. Places are UTF-8 offsets.
package struct CallSite: Sendable {
  package struct Argument: Hashable, Sendable {
    package var label: String?
    /// The value as written.
    package var text: String
    /// Of the value.
    package var range: Range<Int>
    /// With its label, without the comma.
    package var wholeRange: Range<Int>
    /// The value, where it is a number written as such.
    package var number: Double?
    /// The name, where the value is one.
    package var name: String?
    /// The values that a conditional expression chooses from, in their order; empty for all others.
    package var alternatives: [Range<Int>]
  }

  /// The braces of a trailing closure, and the statements between them.
  package struct Closure: Hashable, Sendable {
    /// With the braces.
    package var range: Range<Int>
    /// From after the opening brace, or after `in`, to before the closing brace.
    package var body: Range<Int>
    package var hasParameters: Bool
    /// The statements directly in it, each with the name of the view that it calls first.
    package var statements: [Statement]
  }

  package struct Statement: Hashable, Sendable {
    /// "Text" of `Text("Hello").bold()`; `nil` for what is no chain of calls.
    package var viewName: String?
    package var range: Range<Int>
  }

  /// One call of a chain such as `Text("Hello").font(.title).padding()`.
  package struct Link: Hashable, Sendable {
    package var name: String
    /// From the period, where there is one, to the end.
    package var range: Range<Int>
  }

  package var file: String
  /// "padding", "HStack".
  package var name: String
  package var nameRange: Range<Int>
  /// From the period of a modifier, or the start of a view, to the end.
  package var range: Range<Int>
  /// What goes with a modifier that is taken out: the call with the line break and spaces before it.
  package var removalRange: Range<Int>
  package var isModifier: Bool
  package var arguments: [Argument]
  /// Between the parentheses; `nil` where there are none.
  package var argumentRange: Range<Int>?
  package var closure: Closure?
  package var hasMoreClosures: Bool
  /// The whole chain, this call included.
  package var chain: [Link]
  package var position: Int
  /// The spaces at the start of the line that the call stands on.
  package var indentation: String
  /// The spaces at the start of the line that the chain begins on.
  package var chainIndentation: String
  /// Whether the chain is a statement of its own, and not an argument or a part of an expression.
  package var isStatement: Bool
  package var context: DeclarationSite?

  package var chainRange: Range<Int> {
    (chain.first?.range.lowerBound ?? range.lowerBound)..<(chain.last?.range.upperBound ?? range.upperBound)
  }

  package func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

/// The type that a piece of code stands in.
package struct DeclarationSite: Sendable {
  package enum Kind: String, Hashable, Sendable {
    case structure, reference, enumeration, protocolType, typeExtension
  }

  /// A property of the type.
  package struct Property: Hashable, Sendable {
    package var name: String
    /// "let" or "var".
    package var specifier: String
    package var specifierRange: Range<Int>
    package var isStatic: Bool
    package var isPrivate: Bool
    package var isComputed: Bool
    /// Names of attributes: "State", "ScaledMetric".
    package var attributes: [String]
    /// Attributes as written: "@Environment(\\.colorScheme)".
    package var attributeTexts: [String]
    package var type: String?
    /// After the name, where a type could be written.
    package var nameEnd: Int
    package var initialValue: String?
    package var initialValueRange: Range<Int>?
    package var initialNumber: Double?
    /// The declaration, from its attributes and modifiers to its end.
    package var range: Range<Int>
  }

  package var file: String
  package var kind: Kind
  /// Dotted for nested types and extensions of them.
  package var name: String
  package var inherited: [String]
  package var properties: [Property]
  /// Every name that occurs in the declaration, names of members after a period left out.
  package var identifiers: Set<String>
  /// Where the member that the code stands in begins, with the comments before it.
  package var memberStart: Int?
  /// Whether the code stands in a static member or a nested function without `self`.
  package var isStatic: Bool
  /// Where new stored properties go, with the text before and after them.
  package var insertion: PropertyInsertion

  package func property(_ name: String) -> Property? { properties.first { $0.name == name } }
}

/// A place for stored properties of a type.
package struct PropertyInsertion: Hashable, Sendable {
  package var file: String
  package var range: Range<Int>
  package var indentation: String
  package var before: String
  package var after: String
  package var lineEnd: String

  /// The text to put there: one line a property.
  package func text(of declarations: [String]) -> String {
    before + declarations.map { indentation + $0 }.joined(separator: lineEnd) + after
  }
}
