/// Types that declarations have without writing them, as far as their initial values say without being evaluated.
extension Evaluator {
  /// The type of a property as written, else that of its initial value: `var style = Style.plain`.
  func declaredType(of property: VariableDeclaration, in context: TypeContext) -> TypeExpression? {
    property.type ?? property.initialValue.flatMap { inferredType(of: $0, in: context) }
  }

  /// A value as a property holds it: settled by the property's type, written or inferred. A literal whose type the source
  /// of the initial value does not show, as in `var levels = Filter.all`, takes the type of the initial value itself.
  func fitted(_ value: Value, to property: VariableDeclaration, in context: TypeContext) -> Value {
    if let type = declaredType(of: property, in: context) { return coerce(value, to: type, in: context) }
    guard value.awaitsType, let initial = property.initialValue, let owner = context.owner, typeDepth < 16 else {
      return settled(value)
    }
    typeDepth += 1
    defer { typeDepth -= 1 }
    let receiver = Scope.Receiver(value: .type(.project(owner)), owner: owner, isStatic: true)
    let known = typeExpression(of: settled(evaluate(initial, Scope(parent: nil, receiver: receiver))))
    return known.map { coerce(value, to: $0, in: context) } ?? settled(value)
  }

  private func inferredType(of expression: Expression, in context: TypeContext) -> TypeExpression? {
    switch expression.kind {
    case .integer: return .named("Int")
    case .unsigned: return .named("UInt64")
    case .double: return .named("Double")
    case .boolean: return .named("Bool")
    case .string: return .named("String")
    case .array(let elements): return elements.first.flatMap { inferredType(of: $0, in: context) }.map { .array($0) }
    case .call(let callee, _, _): return inferredType(ofCalling: callee, in: context)
    case .member(let base?, let name, _): return inferredType(ofMember: name, of: base, in: context)
    case .forceUnwrap(let inner), .prefix("-", let inner): return inferredType(of: inner, in: context)
    case .ternary(_, let then, _, _): return inferredType(of: then, in: context)
    default: return nil
    }
  }

  private static let collections: Set<String> = ["Array", "Dictionary", "Set"]

  private func inferredType(ofCalling callee: Expression, in context: TypeContext) -> TypeExpression? {
    if let type = namedType(callee, in: context) {
      // The elements tell what is in a collection that is made of them.
      if case .name(let name, let generics) = callee.kind, generics.isEmpty, Self.collections.contains(name) {
        return nil
      }
      return self.expression(of: type)
    }
    guard case .member(let base?, let name, _) = callee.kind, let type = namedType(base, in: context) else {
      return nil
    }
    if name == "init" || isCase(name, of: type) { return self.expression(of: type) }
    guard let candidate = staticCandidates(name, of: type).first, let result = candidate.function.result else {
      return nil
    }
    var inner = TypeContext(owner: candidate.owner, path: candidate.function.place.file.path)
    inner.selfType = type
    return canonical(result, in: inner)
  }

  private func inferredType(
    ofMember name: String, of base: Expression, in context: TypeContext
  ) -> TypeExpression? {
    guard let type = namedType(base, in: context) else { return nil }
    if isCase(name, of: type) { return expression(of: type) }
    for case .project(let declaration) in lineage(of: type) {
      guard let property = declaration.members.staticProperties[name], typeDepth < 16 else { continue }
      typeDepth += 1
      defer { typeDepth -= 1 }
      var inner = TypeContext(owner: declaration, path: property.place.file.path)
      inner.selfType = type
      return declaredType(of: property, in: inner).flatMap { canonical($0, in: inner) }
    }
    guard case .builtin(let builtin) = type, registry.types[builtin]?.statics[name] != nil else { return nil }
    return .named(builtin)
  }

  private func isCase(_ name: String, of type: TypeValue) -> Bool {
    guard case .project(let declaration) = type else { return false }
    return declaration.members.cases.contains { $0.name == name }
  }

  /// The type that an expression names: `Name`, `Name<Argument>`, `Outer.Inner`.
  private func namedType(_ expression: Expression, in context: TypeContext) -> TypeValue? {
    switch expression.kind {
    case .name(let name, let generics):
      guard name.first?.isUppercase == true else { return nil }
      return type(of: .named(name, generics: generics), in: context)
    case .member(let base?, let name, _):
      guard name.first?.isUppercase == true, let outer = namedType(base, in: context) else { return nil }
      return nestedType(name, of: outer, path: context.path)
    default: return nil
    }
  }

  // MARK: Optionals

  /// Whether an expression has an optional type, as far as declarations say.
  ///
  /// An optional that holds something is that something here; this tells the `map` of an optional from that of a
  /// collection.
  func isOptional(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .name(let name, _):
      if scope.local(name) != nil { return scope.isOptional(name) }
      guard let receiver = scope.nearestReceiver else {
        guard let variable = index.variable(named: name, near: expression.place.file.path) else { return false }
        if let type = variable.type { return type.isOptional }
        return variable.initialValue.map { isOptional($0, Scope(parent: nil)) } ?? false
      }
      return isOptionalMember(name, of: receiver.value)
    case .member(let base?, let name, _):
      // The base is not evaluated again where no answer depends on it.
      let isElement = Self.optionalMembers.contains(name)
      guard isElement || index.optionalNames.contains(name) else { return false }
      let value = evaluate(base, scope)
      if isElement, elements(of: value) != nil { return true }
      return isOptionalMember(name, of: value)
    case .call(let callee, _, _): return isOptional(callee: callee, scope)
    case .index(let base, _, _):
      if case .dictionary = evaluate(base, scope) { return true }
      return false
    case .cast(_, .conditional, _), .attempt(.optional, _): return true
    case .attempt(_, let inner), .await(let inner): return isOptional(inner, scope)
    case .ternary(_, let then, let otherwise, _): return isOptional(then, scope) || isOptional(otherwise, scope)
    default: return false
    }
  }

  private static let optionalMembers: Set<String> = ["first", "last", "max", "min", "popLast", "randomElement"]

  /// Methods whose receiver or generator changes with every call: asking again would call them again.
  private static let changingOptionalMembers: Set<String> = ["popLast", "randomElement"]

  private func isOptional(callee: Expression, _ scope: Scope) -> Bool {
    switch callee.kind {
    case .name(let name, _):
      let own = scope.nearestReceiver.map { receiver in
        memberLineage(of: receiver.value).flatMap { instanceCandidates(name, in: $0) }.map(\.function)
      }
      let functions = own.flatMap { $0.isEmpty ? nil : $0 } ?? index.functions[name] ?? []
      return !functions.isEmpty && functions.allSatisfy { $0.result?.isOptional ?? false }
    case .member(let base?, let name, _):
      if Self.changingOptionalMembers.contains(name) { return true }
      let isElement = Self.optionalMembers.contains(name)
      guard isElement || index.optionalNames.contains(name) else { return false }
      let value = evaluate(base, scope)
      if isElement, elements(of: value) != nil { return true }
      let functions =
        if case .type(let type) = value {
          staticCandidates(name, of: type).map(\.function)
        } else {
          memberLineage(of: value).flatMap { instanceCandidates(name, in: $0) }.map(\.function)
        }
      return !functions.isEmpty && functions.allSatisfy { $0.result?.isOptional ?? false }
    default: return false
    }
  }

  private func isOptionalMember(_ name: String, of value: Value) -> Bool {
    switch value {
    case .instance(let instance): return profile(of: instance.type).property(name)?.0.type?.isOptional ?? false
    case .type(let type):
      for case .project(let declaration) in lineage(of: type) {
        if let property = declaration.members.staticProperties[name] { return property.type?.isOptional ?? false }
      }
      return false
    default:
      for ancestor in memberLineage(of: value) {
        let declarations: [TypeDeclaration] =
          switch ancestor {
          case .project(let declaration): [declaration]
          case .builtin(let name): index.platformExtensions[name] ?? []
          }
        for declaration in declarations {
          if let property = declaration.members.properties[name] { return property.type?.isOptional ?? false }
        }
      }
      return false
    }
  }
}

extension TypeExpression {
  var isOptional: Bool {
    if case .optional = self { return true }
    return false
  }
}

extension Value {
  /// Whether it is a literal or an implicit member whose type the context decides.
  fileprivate var awaitsType: Bool {
    switch self {
    case .pending, .array: true
    default: false
    }
  }
}
