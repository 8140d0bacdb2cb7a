/// A closure, function or method as a value.
package final class FunctionValue: @unchecked Sendable {
  package enum Body {
    /// A closure of the project with the scope that it captured.
    case closure(ClosureExpression, Scope)
    /// A function of the project; the receiver is `nil` for a global or local function.
    case declared([FunctionDeclaration], receiver: Value?, scope: Scope?)
    /// Code of the tool.
    case native(@Sendable (BuiltinCall) -> Value?)
  }

  package let body: Body
  /// The result builder that its statements go through, by attribute name ("ViewBuilder"); `nil` for plain code.
  package let builder: String?
  /// The function type that the context gave, for implicit members in arguments and result.
  package let contextualType: TypeExpression?
  /// Where `contextualType` is written.
  let contextualContext: TypeContext?

  package convenience init(_ body: Body, builder: String? = nil) {
    self.init(body, builder: builder, contextualType: nil, contextualContext: nil)
  }

  /// A call that waits, with its arguments.
  convenience init(applying function: FunctionValue, to arguments: [Value]) {
    self.init(.native({ $0.evaluator.call(function, arguments) }))
  }

  private init(
    _ body: Body, builder: String?, contextualType: TypeExpression?, contextualContext: TypeContext?
  ) {
    self.body = body
    self.builder = builder
    self.contextualType = contextualType
    self.contextualContext = contextualContext
  }

  /// How many arguments it takes; `nil` for code of the tool.
  var parameterCount: Int? {
    switch body {
    case .closure(let closure, _): closure.hasSignature ? closure.parameters.count : closure.shorthandCount
    case .declared(let functions, _, _): functions.first?.parameters.count
    case .native: nil
    }
  }

  /// The same code under another builder or type.
  func adapted(builder: String?) -> FunctionValue {
    FunctionValue(
      body, builder: builder ?? self.builder, contextualType: contextualType, contextualContext: contextualContext)
  }

  /// The same code with the function type that the context gives.
  func adapted(to type: TypeExpression, in context: TypeContext) -> FunctionValue {
    FunctionValue(body, builder: builder, contextualType: type, contextualContext: context)
  }
}

/// An expression that needs a type from its context.
package final class PendingExpression: @unchecked Sendable {
  package let expression: Expression
  package let scope: Scope

  init(expression: Expression, scope: Scope) {
    self.expression = expression
    self.scope = scope
  }

  /// Whether it is written `.none`.
  var isNone: Bool {
    if case .member(nil, "none", _) = expression.kind { return true }
    return false
  }

  /// Whether both are the same static member without arguments.
  func isSameStatic(as other: PendingExpression) -> Bool {
    guard case .member(nil, let name, _) = expression.kind, case .member(nil, name, _) = other.expression.kind else {
      return false
    }
    return true
  }
}

/// A key path: `\.name`, `\Type.a.b`, `\.self`.
package struct KeyPathValue: Sendable {
  package enum Component: Sendable {
    case property(String)
    case index(Value)
    case optionalChain
    case unwrap
  }

  /// The root type where it is written.
  package var root: TypeExpression?
  package var components: [Component]

  package init(root: TypeExpression? = nil, components: [Component]) {
    self.root = root
    self.components = components
  }

  /// The name if the path is one property, as in `\.colorScheme`; "self" for the identity.
  package var singleName: String? {
    if components.isEmpty { return "self" }
    guard components.count == 1, case .property(let name) = components[0] else { return nil }
    return name
  }
}
