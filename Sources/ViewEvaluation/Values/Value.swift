package import Diagnostics

/// A value of the audited program.
///
/// An optional that holds something is that something; `nil` is `.none`. A value belongs to the evaluator that made it,
/// and is only touched while that evaluator is entered (`Evaluator.enter`), one thread at a time: that is why the
/// reference types among its cases are safe to send.
package indirect enum Value: @unchecked Sendable {
  case void
  /// `nil`.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  /// A string literal whose type is not settled: a localisation key for `Text`, a `String` elsewhere.
  case literal(StringLiteralValue)
  case array([Value])
  case set(DictionaryValue)
  case dictionary(DictionaryValue)
  case tuple(TupleValue)
  case range(RangeValue)
  case function(FunctionValue)
  /// A structure or class of the project.
  case instance(Instance)
  /// An enum case of the project.
  case enumeration(EnumerationValue)
  case type(TypeValue)
  case keyPath(KeyPathValue)
  case binding(BindingValue)
  case view(ViewValue)
  /// A value of a type that the platform defines: `Font`, `Color`, `Date`.
  case native(NativeValue)
  /// An expression that begins with an implicit member (`.leading`, `.init(…)`) and waits for its type.
  case pending(PendingExpression)
  case unresolved(UnresolvedValue)
}

/// Why something has no value.
package struct UnresolvedValue: Hashable, Sendable {
  /// Kebab-case and permanent: "unknown-name", "unknown-member", "unknown-call", "third-party", "not-run", "budget-exceeded".
  package var code: String
  /// One sentence: what could not be evaluated, and why.
  package var message: String
  /// Where the expression is written.
  package var range: SourceRange?

  package init(code: String, message: String, range: SourceRange?) {
    self.code = code
    self.message = message
    self.range = range
  }
}

/// A value of a platform type, as the Swift value that models it.
package struct NativeValue: Sendable {
  /// The type as source code names it: "Font", "Color", "CGSize".
  package var typeName: String
  package var payload: any Sendable

  package init(_ typeName: String, _ payload: any Sendable) {
    self.typeName = typeName
    self.payload = payload
  }
}

/// A string literal with its interpolations.
package struct StringLiteralValue: Sendable {
  package enum Segment: Sendable {
    case text(String)
    /// An interpolated value and the labelled arguments that follow it (`format:`, `specifier:`).
    case value(Value, arguments: [CallArgument])
  }

  package var segments: [Segment]
  package var range: SourceRange?

  package init(segments: [Segment], range: SourceRange?) {
    self.segments = segments
    self.range = range
  }

  package init(_ text: String) { self.init(segments: [.text(text)], range: nil) }

  /// The text if nothing is interpolated.
  package var plainText: String? {
    var result = ""
    for segment in segments {
      guard case .text(let text) = segment else { return nil }
      result += text
    }
    return result
  }
}

/// A tuple; labels are empty where there are none.
package struct TupleValue: Sendable {
  package var labels: [String?]
  package var values: [Value]

  package init(labels: [String?], values: [Value]) {
    self.labels = labels
    self.values = values
  }
}

/// A range; `nil` bounds are open.
package struct RangeValue: Sendable {
  package var lower: Value?
  package var upper: Value?
  package var includesUpper: Bool

  package init(lower: Value?, upper: Value?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }
}

/// Two-way access to a value: `$name`, `.constant(_:)`, `Binding(get:set:)`.
package struct BindingValue: Sendable {
  package var get: @Sendable () -> Value
  package var set: @Sendable (Value) -> Void

  package init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
    self.get = get
    self.set = set
  }
}

/// A metatype: of a declaration of the project, or of a platform type by name.
package enum TypeValue: Sendable {
  case project(TypeDeclaration)
  case builtin(String)

  package var name: String {
    switch self {
    case .project(let declaration): declaration.name
    case .builtin(let name): name
    }
  }
}

/// One argument of a call.
package struct CallArgument: Sendable {
  package var label: String?
  package var value: Value
  package var isTrailingClosure: Bool

  package init(label: String? = nil, value: Value, isTrailingClosure: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
  }
}
