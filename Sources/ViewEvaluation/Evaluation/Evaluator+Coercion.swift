/// Giving values the type that their context asks for.
extension Evaluator {
  package func resolve(_ value: Value, as type: TypeExpression) -> Value {
    // A type of the project may have the name of the platform's, which is meant here.
    if case .named(let name, let generics) = type, index.types[name] != nil, registry.types[name] != nil,
      case .pending(let pending) = value, hasImplicitRoot(pending.expression, in: .builtin(name))
    {
      return coerce(value, toFound: .builtin(name), generics, in: TypeContext(owner: nil, path: path(of: value)))
    }
    return coerce(value, to: type, in: TypeContext(owner: nil, path: path(of: value)))
  }

  /// The value as a value of a type that the platform declares.
  func resolve(_ value: Value, asPlatformType name: String) -> Value {
    switch value {
    case .void, .none, .bool, .string, .unresolved: return value
    default:
      return coerce(
        value, toTypeNamed: name, [], found: .builtin(name), in: TypeContext(owner: nil, path: path(of: value)))
    }
  }

  private func path(of value: Value) -> String {
    if case .pending(let pending) = value { return pending.expression.place.file.path }
    return ""
  }

  /// The value as a value of a type: implicit members looked up, literals settled, closures told their types.
  func coerce(_ value: Value, to type: TypeExpression, in context: TypeContext) -> Value {
    switch value {
    case .void, .none, .bool, .string, .unresolved, .enumeration, .set, .range, .view: return value
    case .instance(let instance) where instance.type.genericParameters.isEmpty: return value
    default: break
    }
    switch expandedAlias(type, in: context) {
    case .optional(let wrapped):
      if case .pending(let pending) = value, case .member(nil, "none", _) = pending.expression.kind { return .none }
      return coerce(value, to: wrapped, in: context)
    case .array(let element):
      if case .array(let elements) = value { return .array(elements.map { coerce($0, to: element, in: context) }) }
      if case .pending(let pending) = value {
        let outer = elementType
        elementType = self.type(of: element, in: context)
        defer { elementType = outer }
        return resolve(pending, in: .builtin("Array"))
      }
      return settled(value)
    case .dictionary(let key, let element):
      return coerceDictionary(value, key, element, in: context)
    case .tuple(let labels, let types):
      guard case .tuple(var tuple) = value, tuple.values.count == types.count else { return settled(value) }
      for (position, type) in types.enumerated() {
        tuple.values[position] = coerce(tuple.values[position], to: type, in: context)
        if let label = labels[position] { tuple.labels[position] = label }
      }
      return .tuple(tuple)
    case .function(let parameters, let result):
      return coerceFunction(value, parameters, result, in: context)
    case .metatype: return value
    case .known(let reference): return coerce(value, toFound: .project(reference.declaration), [], in: context)
    case .named(let name, let generics): return coerce(value, toTypeNamed: name, generics, in: context)
    }
  }

  private func coerceDictionary(
    _ value: Value, _ key: TypeExpression, _ element: TypeExpression, in context: TypeContext
  ) -> Value {
    switch value {
    case .dictionary(let dictionary):
      return .dictionary(
        DictionaryValue(
          pairs: zip(dictionary.keys, dictionary.values).map {
            (coerce($0, to: key, in: context), coerce($1, to: element, in: context))
          }))
    case .array(let elements) where elements.isEmpty: return .dictionary(DictionaryValue())
    case .pending(let pending): return resolve(pending, in: .builtin("Dictionary"))
    default: return settled(value)
    }
  }

  private func coerceFunction(
    _ value: Value, _ parameters: [TypeExpression], _ result: TypeExpression, in context: TypeContext
  ) -> Value {
    switch value {
    case .function(let function):
      return .function(function.adapted(to: .function(parameters, result), in: context))
    case .keyPath(let path):
      return .function(
        FunctionValue(.native { call in call.first.map { call.evaluator.value(at: path, of: $0) } }))
    case .type(let type):
      return .function(
        FunctionValue(.native { $0.evaluator.constructByPosition(type, $0.arguments, range: $0.range) }))
    default: return value
    }
  }

  private func coerce(
    _ value: Value, toTypeNamed name: String, _ generics: [TypeExpression], found: TypeValue? = nil,
    in context: TypeContext
  ) -> Value {
    switch (name, value) {
    case ("CGFloat", .int(let number)), ("Double", .int(let number)), ("TimeInterval", .int(let number)):
      return .double(Double(number))
    case (_, .native(let native)) where native.payload is FixedInteger || native.payload is Float:
      return typedNumber(value, as: name) ?? value
    case ("Int", .double(let number)): return Int(exactly: number.rounded(.towardZero)).map { .int($0) } ?? value
    case ("String", .literal(let literal)): return text(of: literal)
    case ("LocalizedStringKey", .literal), ("LocalizedStringResource", .literal), ("Text", .literal): return value
    case ("Any", _), ("AnyObject", _): return settled(value)
    case ("Set", .array(let elements)):
      let element = generics.first ?? .named("Any")
      return set(of: elements.map { coerce($0, to: element, in: context) })
    default: break
    }
    if case .instance(let instance) = value, instance.type.genericParameters.isEmpty { return value }
    guard let type = found ?? type(of: .named(name, generics: generics), in: context) else { return settled(value) }
    return coerce(value, toFound: type, generics, in: context)
  }

  private func coerce(
    _ value: Value, toFound type: TypeValue, _ generics: [TypeExpression], in context: TypeContext
  ) -> Value {
    switch value {
    case .instance(let instance):
      if case .project(let declaration) = type { return .instance(adopting(instance, declaration)) }
      return value
    case .binding(let binding) where type.name == "Binding":
      return .binding(settling(binding, generics, in: context))
    case .native(let native):
      guard !generics.isEmpty, let payload = native.payload as? any GenericPayload else { return value }
      return .native(
        native.typeName,
        payload.settling { position, inner in
          position < generics.count ? coerce(inner, to: generics[position], in: context) : inner
        })
    case .pending(let pending):
      let resolved = resolve(pending, in: type)
      switch resolved {
      case .native, .binding:
        return generics.isEmpty ? resolved : coerce(resolved, toFound: type, generics, in: context)
      default: return resolved
      }
    case .literal, .int, .double, .array, .dictionary, .bool:
      return fromLiteral(value, type, generics, in: context) ?? settled(value)
    default: return value
    }
  }

  /// A binding whose value is of the type that the context gives: `.constant(.all)` where a `Binding<Filter>` is expected.
  private func settling(
    _ binding: BindingValue, _ generics: [TypeExpression], in context: TypeContext
  ) -> BindingValue {
    guard let type = generics.first, hasPending(binding.get()) else { return binding }
    return BindingValue(get: { self.coerce(binding.get(), to: type, in: context) }, set: binding.set)
  }

  /// A value of a type that literals can make.
  private func fromLiteral(
    _ value: Value, _ type: TypeValue, _ generics: [TypeExpression], in context: TypeContext
  ) -> Value? {
    if case .builtin(let name) = type {
      if let convert = registry.types[name]?.statics["init literal"] {
        return convert(
          BuiltinCall(evaluator: self, name: name, receiver: .type(type), arguments: [CallArgument(value: value)]))
      }
      return nil
    }
    let label: String
    switch value {
    case .literal: label = "stringLiteral"
    case .int: label = "integerLiteral"
    case .double: label = "floatLiteral"
    case .bool: label = "booleanLiteral"
    case .array: label = "arrayLiteral"
    default: return nil
    }
    guard case .project(let declaration) = type,
      initializers(of: declaration).contains(where: { $0.function.parameters.first?.label == label })
    else { return nil }
    return construct(
      type, ArgumentList([CallArgument(label: label, value: settled(value))]), range: nil)
  }

  /// The value of an implicit member chain in a type.
  func resolve(_ pending: PendingExpression, in type: TypeValue) -> Value {
    guard step() else { return unwound }
    return implicit(pending.expression, pending.scope, in: type)
  }

  private func implicit(_ expression: Expression, _ scope: Scope, in type: TypeValue) -> Value {
    switch expression.kind {
    case .member(nil, let name, _):
      return staticMember(name, of: type, at: expression)
        ?? unresolved("unknown-member", "`.\(name)` is not known as a member of \(type.name).", expression)
    case .member(let base?, let name, let isChained):
      let value = implicit(base, scope, in: type)
      if isChained, case .none = value { return .none }
      return member(name, of: value, at: expression)
    case .call(let callee, let arguments, _):
      return implicitCall(callee, arguments, expression, scope, in: type)
    case .index(let base, let arguments, _):
      return element(of: implicit(base, scope, in: type), list(arguments, scope), expression)
    case .forceUnwrap(let base): return unwrapped(implicit(base, scope, in: type), expression)
    case .optionalChain(let base): return implicit(base, scope, in: type)
    case .prefix(let name, let base): return prefix(name, applied: implicit(base, scope, in: type), expression)
    case .attempt(_, let base), .await(let base): return implicit(base, scope, in: type)
    case .binary(let name, let left, let right):
      return combine(name, implicit(left, scope, in: type), implicit(right, scope, in: type), expression)
    default: return evaluate(expression, scope)
    }
  }

  private func implicitCall(
    _ callee: Expression, _ arguments: [ArgumentExpression], _ expression: Expression, _ scope: Scope,
    in type: TypeValue
  ) -> Value {
    switch callee.kind {
    case .member(nil, let name, _):
      return callStatic(name, of: type, list(arguments, scope), expression)
    case .member(let base?, let name, let isChained):
      let value = implicit(base, scope, in: type)
      if isChained, case .none = value { return .none }
      if case .unresolved = value { return value }
      if case .type(let nested) = value { return callStatic(name, of: nested, list(arguments, scope), expression) }
      var list = list(arguments, scope)
      if name == "reduce", case .pending(let initial)? = list.values.first?.value {
        list.values[0].value = resolve(initial, in: type)
      }
      return call(name, of: value, list, target: nil, scope, expression)
    case .name:
      // A generic type that waited for its arguments.
      let function = evaluate(callee, scope)
      guard case .type(.project(let declaration)) = function else {
        return apply(function, list(arguments, scope), expression)
      }
      guard case .project(let wanted) = type, wanted.original === declaration.original else {
        return construct(.project(declaration), list(arguments, scope), range: expression.range)
      }
      return construct(type, list(arguments, scope), range: expression.range)
    default: return apply(implicit(callee, scope, in: type), list(arguments, scope), expression)
    }
  }

  /// The value with the type that Swift infers without context: string literals become strings.
  func settled(_ value: Value) -> Value {
    switch value {
    case .literal(let literal): text(of: literal)
    default: value
    }
  }

  /// A type with aliases of the project replaced by what they stand for.
  func expandedAlias(_ type: TypeExpression, in context: TypeContext) -> TypeExpression {
    guard case .named(let name, let generics) = type else { return type }
    if generics.isEmpty, let bound = boundType(name, in: context) { return bound }
    if name.utf8.contains(UInt8(ascii: ".")) || isOpenParameter(name, in: context) { return type }
    var owner = context.owner
    while let current = owner {
      if !current.members.aliases.isEmpty, let alias = current.members.aliases[name], alias != type {
        return alias.substituting(current.members.aliasParameters[name] ?? [], by: generics)
      }
      owner = current.parent
    }
    if index.aliases[name] != nil, index.types[name] == nil,
      let alias = index.alias(named: name, near: context.path, arguments: generics), alias != type
    {
      return alias
    }
    if name == "Binding" || name == "Published", generics.count == 1 { return type }
    return type
  }

  func isFunction(_ type: TypeExpression, in context: TypeContext) -> Bool {
    switch expandedAlias(type, in: context) {
    case .function: true
    case .optional(let wrapped): isFunction(wrapped, in: context)
    default: false
    }
  }
}
