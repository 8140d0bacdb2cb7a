package import Diagnostics

/// An expression of the audited source, lowered from swift-syntax to what evaluation needs.
package final class Expression: Sendable {
  package let kind: ExpressionKind
  let place: SourcePlace
  /// Whether it begins with an implicit member, so that it needs a type from its context.
  let isImplicit: Bool

  init(_ kind: ExpressionKind, at place: SourcePlace) {
    self.kind = kind
    self.place = place
    isImplicit =
      switch kind {
      case .member(nil, _, _): true
      case .member(let base?, _, _), .call(let base, _, _), .index(let base, _, _), .forceUnwrap(let base),
        .optionalChain(let base), .prefix(_, let base), .attempt(_, let base), .await(let base):
        base.isImplicit
      // A literal has no type of its own: `12 * .hour`.
      case .binary(let name, let left, let right):
        ["+", "-", "*", "/", "%"].contains(name) && (left.isImplicit || right.isImplicit)
          && (left.isImplicit || left.isNumber) && (right.isImplicit || right.isNumber)
      default: false
      }
  }

  /// Its value as a computation of whole numbers as they are written, which it is where no other type is asked for.
  var wholeNumber: Int? {
    switch kind {
    case .integer(let value): return value
    case .prefix("-", let operand): return operand.wholeNumber.map { 0 &- $0 }
    case .binary(let name, let left, let right):
      guard let a = left.wholeNumber, let b = right.wholeNumber else { return nil }
      switch name {
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      case "/": return b == 0 || (a == .min && b == -1) ? nil : a / b
      case "%": return b == 0 || (a == .min && b == -1) ? nil : a % b
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether it is written `text as NSString`.
  var isCastToFoundationString: Bool {
    if case .cast(_, .coerce, let type) = kind { return type.name == "NSString" }
    return false
  }

  /// Whether it is a number as written, which takes the type that its context asks for.
  private var isNumber: Bool {
    switch kind {
    case .integer, .double: true
    case .prefix("-", let operand): operand.isNumber
    case .binary(let name, let left, let right):
      ["+", "-", "*", "/", "%"].contains(name) && left.isNumber && right.isNumber
    default: false
    }
  }

  package var range: SourceRange { place.range }
}

package indirect enum ExpressionKind: Sendable {
  case integer(Int)
  /// More than an `Int` holds.
  case unsigned(UInt64)
  case double(Double)
  case boolean(Bool)
  case nilLiteral
  case string([StringPiece])
  case name(String, generics: [TypeExpression])
  /// `base.name`; `nil` base for an implicit member. `isChained` when a `?` stands somewhere before the dot.
  case member(Expression?, String, isChained: Bool)
  case call(Expression, [ArgumentExpression], isChained: Bool)
  case index(Expression, [ArgumentExpression], isChained: Bool)
  /// `base?` within a chain.
  case optionalChain(Expression)
  case forceUnwrap(Expression)
  case prefix(String, Expression)
  case postfix(String, Expression)
  case binary(String, Expression, Expression)
  /// `target = value`.
  case assignment(Expression, Expression)
  /// `a && b`, `a || b`, `a ?? b`: the right side is evaluated only if it is needed.
  case lazyBinary(LazyOperator, Expression, Expression)
  /// `condition ? then : otherwise`, with the condition as written.
  case ternary(Expression, Expression, Expression, source: String)
  case cast(Expression, CastKind, TypeExpression)
  case array([Expression])
  case dictionary([(Expression, Expression)])
  case tuple([ArgumentExpression])
  case closure(ClosureExpression)
  case keyPath(KeyPathExpression)
  case type(TypeExpression)
  case conditional(IfStatement)
  case selection(SwitchStatement)
  case attempt(AttemptKind, Expression)
  case await(Expression)
  case inOut(Expression)
  case macro(String, [ArgumentExpression])
  /// Syntax that the evaluator does not know, by its kind.
  case unsupported(String)
}

package enum LazyOperator: String, Sendable {
  case and = "&&"
  case or = "||"
  case coalesce = "??"
}

package enum CastKind: Sendable {
  case coerce, conditional, forced, test
}

package enum AttemptKind: Sendable {
  case plain, optional, forced
}

/// A part of a string literal.
package enum StringPiece: Sendable {
  case text(String)
  case interpolation([ArgumentExpression])
}

package struct ArgumentExpression: Sendable {
  package var label: String?
  package var expression: Expression
  package var isTrailingClosure: Bool
}

/// A closure literal.
package final class ClosureExpression: Sendable {
  /// Names of the parameters; empty for `$0` closures.
  package let parameters: [ParameterDeclaration]
  /// Whether a signature names the parameters, so that `$0` is not available.
  package let hasSignature: Bool
  package let captures: [(name: String, expression: Expression?)]
  package let body: [Statement]
  package let isAsync: Bool
  /// The highest `$n` used, plus one.
  package let shorthandCount: Int
  /// The file that it is written in.
  package let path: String?
  /// What the body does with its first parameter: it tells overloads apart.
  package let firstParameter: FirstParameterUse

  init(
    parameters: [ParameterDeclaration], hasSignature: Bool, captures: [(name: String, expression: Expression?)],
    body: [Statement], isAsync: Bool, shorthandCount: Int, firstParameter: FirstParameterUse = FirstParameterUse(),
    path: String? = nil
  ) {
    self.path = path
    self.parameters = parameters
    self.hasSignature = hasSignature
    self.captures = captures
    self.body = body
    self.isAsync = isAsync
    self.shorthandCount = shorthandCount
    self.firstParameter = firstParameter
  }
}

extension ClosureExpression {
  /// A value like the literal that is all of the body.
  var literalResult: Value? {
    guard body.count == 1 else { return nil }
    let result: Expression
    switch body[0] {
    case .expression(let expression), .returning(let expression?, _): result = expression
    default: return nil
    }
    switch result.kind {
    case .string: return .literal(StringLiteralValue(""))
    case .integer: return .int(0)
    case .boolean: return .bool(false)
    default: return nil
    }
  }
}

/// What a closure does with its first parameter, as far as that says something of the parameter's type.
package struct FirstParameterUse: Sendable {
  /// Members that are read of it.
  package var members: Set<String> = []
  /// Literals that it is compared with.
  package var literals: [Value] = []
  /// Collections by name that are asked whether they contain it.
  package var containers: [Expression] = []
}

/// A key-path literal.
package struct KeyPathExpression: Sendable {
  package enum Component: Sendable {
    case property(String)
    case index([ArgumentExpression])
    case optionalChain
    case unwrap
  }

  package var root: TypeExpression?
  package var components: [Component]
}

/// A type as written.
package indirect enum TypeExpression: Hashable, Sendable {
  /// Dotted name with the generic arguments of its last part.
  case named(String, generics: [TypeExpression])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(TypeExpression, TypeExpression)
  case tuple([String?], [TypeExpression])
  /// Parameters, result, and the result builder written before it, if any.
  case function([TypeExpression], TypeExpression)
  case metatype(TypeExpression)
  /// A type of the project that is already found: what a generic parameter stands for.
  case known(TypeReference)

  package static func named(_ name: String) -> TypeExpression { .named(name, generics: []) }

  /// The dotted name, for `.named` and for the wrapped type of an optional.
  package var name: String? {
    switch self {
    case .named(let name, _): name
    case .optional(let wrapped): wrapped.name
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .known(let reference): reference.declaration.name
    case .tuple, .function, .metatype: nil
    }
  }

  /// The type with names replaced by types, as in the alias `Outcome<T> = Result<T, Error>`.
  func substituting(_ names: [String], by arguments: [TypeExpression]) -> TypeExpression {
    if names.isEmpty || names.count != arguments.count { return self }
    func replaced(_ type: TypeExpression) -> TypeExpression { type.substituting(names, by: arguments) }
    switch self {
    case .named(let name, let generics):
      if generics.isEmpty, let position = names.firstIndex(of: name) { return arguments[position] }
      return .named(name, generics: generics.map(replaced))
    case .optional(let wrapped): return .optional(replaced(wrapped))
    case .array(let element): return .array(replaced(element))
    case .dictionary(let key, let value): return .dictionary(replaced(key), replaced(value))
    case .tuple(let labels, let types): return .tuple(labels, types.map(replaced))
    case .function(let parameters, let result): return .function(parameters.map(replaced), replaced(result))
    case .metatype(let type): return .metatype(replaced(type))
    case .known: return self
    }
  }

  /// The type without optionality.
  package var unwrapped: TypeExpression {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    if case .named("Optional", let arguments) = self, arguments.count == 1 { return arguments[0].unwrapped }
    return self
  }
}
