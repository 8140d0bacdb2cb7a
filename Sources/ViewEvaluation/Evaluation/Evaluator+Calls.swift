/// Calls of functions, methods, initialisers and closures.
extension Evaluator {
  func call(
    _ callee: Expression, _ arguments: [ArgumentExpression], _ isChained: Bool, _ expression: Expression,
    _ scope: Scope
  ) -> Value {
    let expected = takeExpectedResult()
    switch callee.kind {
    // `[Type]()`, `[Key: Value]()`.
    case .array(let elements) where elements.count == 1:
      if isType(elements[0], scope) {
        return construct(.builtin("Array"), list(arguments, scope), range: expression.range)
      }
      return apply(evaluate(callee, scope), list(arguments, scope), expression)
    case .dictionary(let pairs) where pairs.count == 1:
      return construct(.builtin("Dictionary"), list(arguments, scope), range: expression.range)
    case .name(let name, _):
      return callName(name, callee, arguments, expected, expression, scope)
    case .member(let base?, let name, let isChained):
      return callMember(name, of: base, isChained, arguments, expected, expression, scope)
    default:
      let function = evaluate(callee, scope)
      if isUnwinding { return unwound }
      if isChained || isOptionalChain(callee), case .none = function { return .none }
      return apply(function, list(arguments, scope), expression)
    }
  }

  /// Whether an expression names a type, as `[Int]` within `[[Int]]()` does.
  private func isType(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .array(let elements) where elements.count == 1: return isType(elements[0], scope)
    case .dictionary(let pairs) where pairs.count == 1: return isType(pairs[0].0, scope)
    case .tuple(let parts) where !parts.isEmpty: return parts.allSatisfy { isType($0.expression, scope) }
    case .optionalChain(let base): return isType(base, scope)
    // The type of a function.
    case .binary(let name, _, _) where name.hasSuffix("->"): return true
    default: break
    }
    if case .type = evaluate(expression, scope) { return true }
    return false
  }

  private func isOptionalChain(_ expression: Expression) -> Bool {
    if case .optionalChain = expression.kind { return true }
    return false
  }

  func list(_ arguments: [ArgumentExpression], _ scope: Scope) -> ArgumentList {
    var values: [CallArgument] = []
    values.reserveCapacity(arguments.count)
    var list = ArgumentList([])
    for (position, argument) in arguments.enumerated() {
      if case .inOut(let target) = argument.expression.kind {
        list.targets[position] = target
        list.scope = scope
      }
      values.append(
        CallArgument(
          label: argument.label, value: evaluate(argument.expression, scope),
          isTrailingClosure: argument.isTrailingClosure))
    }
    list.values = values
    return list
  }

  private func callName(
    _ name: String, _ callee: Expression, _ arguments: [ArgumentExpression], _ expected: TypeExpression?,
    _ expression: Expression, _ scope: Scope
  ) -> Value {
    if let local = scope.local(name) { return apply(local, list(arguments, scope), expression) }
    var list = list(arguments, scope)
    if name == "String", arguments.count == 1, ["describing", "reflecting"].contains(arguments[0].label),
      let text = describedOptional(settled(list.values[0].value), arguments[0].expression, scope)
    {
      list.values[0].value = text
    }
    list.expected = expected
    if let receiver = scope.nearestReceiver, name != "Self", name != "self" {
      if isUnwinding { return unwound }
      if let value = callOwn(name, receiver, list, expression, scope) { return value }
      return applyOrWait(globalCallee(name, callee, scope), list, expression, scope)
    }
    return applyOrWait(globalCallee(name, callee, scope), list, expression, scope)
  }

  private func globalCallee(_ name: String, _ callee: Expression, _ scope: Scope) -> Value {
    guard case .name(_, let generics) = callee.kind else { return self.name(name, callee, scope) }
    return specialized(self.name(name, callee, scope), generics, callee, scope)
  }

  /// A call without a dot inside a type: a method of `self`, or a static function of the types around it.
  private func callOwn(
    _ name: String, _ receiver: Scope.Receiver, _ list: ArgumentList, _ expression: Expression, _ scope: Scope
  ) -> Value? {
    let target = receiver.isStatic ? nil : selfExpression(expression)
    if let value = callDeclared(name, of: receiver.value, list, target: target, scope, expression) { return value }
    var owner = receiver.owner
    while let current = owner {
      let type: TypeValue = current.kind == .platformExtension ? .builtin(current.name) : .project(current)
      let candidates = staticCandidates(name, of: type)
      if let value = callBest(candidates, receiver: .type(type), list, expression) { return value }
      owner = current.parent
    }
    guard index.functions[name] == nil, lookUpType(name, in: context(of: expression, scope)) == nil else { return nil }
    return callBuiltin(name, of: receiver.value, list, expression)
  }

  private func selfExpression(_ expression: Expression) -> Expression {
    Expression(.name("self", generics: []), at: expression.place)
  }

  private func callMember(
    _ name: String, of base: Expression, _ isChained: Bool, _ arguments: [ArgumentExpression],
    _ expected: TypeExpression?, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if case .name("super", _) = base.kind { return callSuper(name, list(arguments, scope), expression, scope) }
    let value = evaluate(base, scope)
    if isUnwinding { return unwound }
    switch value {
    case .none where isChained: return .none
    case .unresolved where isPlatformModule(base):
      return applyOrWait(platformName(name, expression, scope), list(arguments, scope), expression, scope)
    case .unresolved(let reason):
      if arguments.contains(where: { if case .inOut = $0.expression.kind { true } else { false } }) {
        forgetArguments(of: list(arguments, scope), reason)
      }
      waitsInObject(name, arguments, expression, scope)
      return value
    case .instance(let instance) where name == "init":
      if case .name("self", _) = base.kind {
        return delegate(to: .project(instance.type), list(arguments, scope), expression, scope)
      }
    case .type(let type) where name == "init":
      if case .name("self", _) = base.kind, let receiver = scope.nearestReceiver, receiver.isConstructing {
        receiver.value = construct(type, list(arguments, scope), range: expression.range)
        return .void
      }
    default: break
    }
    var list = list(arguments, scope)
    list.expected = expected
    if isUnwinding { return unwound }
    if base.isCastToFoundationString, value.string != nil { return callFoundation(name, of: value, list, expression) }
    if case .type(let type) = value { return callStatic(name, of: type, list, expression) }
    if name == "reduce", case .pending? = list.values.first?.value {
      guard let expected = list.expected else {
        return .pending(PendingExpression(expression: expression, scope: scope))
      }
      list.values[0].value = coerce(list.values[0].value, to: expected, in: context(of: expression, scope))
    }
    if name == "map" || name == "flatMap", isCollection(value), isOptional(base, scope),
      let body = registry.types["Optional"]?.members[name]
    {
      let call = BuiltinCall(
        evaluator: self, name: name, receiver: value, arguments: list.values, range: expression.range)
      if let result = body(call) { return result }
    }
    return call(name, of: value, list, target: base, scope, expression)
  }

  /// A method of `text as NSString`: not one of those that the project declares for `String`.
  private func callFoundation(
    _ name: String, of value: Value, _ list: ArgumentList, _ expression: Expression
  ) -> Value {
    // Its ranges count other units, and are never nil.
    if name != "range", let result = callBuiltin(name, of: value, list, expression) { return result }
    return unresolved("unknown-call", "`\(name)` is not known for NSString.", expression)
  }

  /// Takes note of closures that an object gives to what is not known, and of what a publisher that is not known is
  /// assigned to: what they set is not set here.
  private func waitsInObject(
    _ name: String, _ arguments: [ArgumentExpression], _ expression: Expression, _ scope: Scope
  ) {
    if name == "assign", let property = arguments.first(where: { $0.label == "to" })?.expression.subscribedProperty {
      waits(name, for: [property], at: expression.range)
    }
    guard appearance.isCollecting, case .instance(let owner)? = scope.nearestReceiver?.value, owner.type.isReference
    else { return }
    for argument in arguments {
      guard case .closure = argument.expression.kind else { continue }
      let closure = evaluate(argument.expression, scope)
      waits(name, given: [CallArgument(value: closure)], at: expression.range)
    }
  }

  /// Whether a value has members of the same names as an optional has.
  func isCollection(_ value: Value) -> Bool {
    switch value {
    case .string, .literal, .array, .set, .dictionary, .range: true
    case .native(let native): builtinLineage(of: native.typeName).contains("Sequence")
    default: false
    }
  }

  /// Calls a method on a value; `target` is where a mutating method writes the changed value back to.
  func call(
    _ name: String, of value: Value, _ list: ArgumentList, target: Expression?, _ scope: Scope?,
    _ expression: Expression
  ) -> Value {
    let value = forced(value)
    if let result = callDeclared(name, of: value, list, target: target, scope, expression) { return result }
    if let result = callBuiltin(name, of: value, list, target: target, scope: scope, expression) { return result }
    if case .binding(let binding) = value,
      let result = callDeclared(name, of: binding.get(), list, target: nil, scope, expression)
    {
      return result
    }
    if let property = knownMember(name, of: value, at: expression), case .function = property {
      return apply(property, list, expression)
    }
    if let property = knownMember(name, of: value, at: expression) {
      if case .unresolved = property { return property }
      if property.isNone { return .none }
      if case .instance = property { return apply(property, list, expression) }
    }
    return unknownCall(name, of: value, list, expression)
  }

  func unknownCall(_ name: String, of value: Value, _ list: ArgumentList, _ expression: Expression) -> Value {
    if case .unresolved = value { return value }
    // An optional view is a view: where there is none, its modifiers have nothing to change.
    if case .none = value, registry.member(name, of: "View") != nil { return .none }
    if conforms(value, to: "View") || isView(value) { return unknownModifier(name, of: value, list, expression) }
    let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
    return unresolved(
      "unknown-call", "`\(name)(\(labels))` is not known for \(typeName(of: value)).", expression)
  }

  /// Methods that the project declares for a value's type.
  private func callDeclared(
    _ name: String, of value: Value, _ list: ArgumentList, target: Expression?, _ scope: Scope?,
    _ expression: Expression
  ) -> Value? {
    if case .type(let type) = value {
      return callBest(staticCandidates(name, of: type), receiver: value, list, expression)
    }
    var candidates = methodCandidates(name, of: value)
    candidates.removeAll { $0.owner.map { !applies($0, to: value) } ?? false }
    if let chosen = best(candidates, list.values, near: expression.place.file.path),
      isCertain(chosen, list.values, instead: name, of: value)
    {
      let receiver = Scope.Receiver(value: value, owner: chosen.owner)
      let result = invoke(chosen.function, owner: chosen.owner, receiver: receiver, list, captured: nil)
      if chosen.function.modifiers.contains(.mutating), let target, let scope {
        assign(receiver.value, to: target, scope)
      }
      return result
    }
    // A stored closure: `action()`.
    if case .instance(let instance) = value, let (property, owner) = profile(of: instance.type).property(name) {
      let function = read(property, declaredIn: owner, of: instance)
      if function.isNone { return Value.none }
      // A value that cannot be called leaves the name to the platform's method: `Card().opacity(0.5)`.
      if !isCallable(function), builtinNames(of: value).contains(where: { registry.types[$0]?.members[name] != nil }) {
        return nil
      }
      return apply(function, list, expression)
    }
    return nil
  }

  /// Whether a declared method is meant, and not the platform's of the same name with other types of arguments.
  private func isCertain(_ candidate: Candidate, _ values: [CallArgument], instead name: String, of value: Value)
    -> Bool
  {
    fits(candidate, values) || !builtinNames(of: value).contains { registry.types[$0]?.members[name] != nil }
  }

  /// A function with the type that declares it.
  struct Candidate {
    var function: FunctionDeclaration
    var owner: TypeDeclaration?
  }

  func instanceCandidates(_ name: String, in type: TypeValue) -> [Candidate] {
    func candidates(_ declaration: TypeDeclaration) -> [Candidate] {
      (declaration.members.functions[name] ?? []).filter { $0.body != nil }.map {
        Candidate(function: $0, owner: declaration)
      }
    }
    switch type {
    case .project(let declaration): return candidates(declaration)
    case .builtin(let builtin): return (index.platformExtensions[builtin] ?? []).flatMap(candidates)
    }
  }

  func staticCandidates(_ name: String, of type: TypeValue) -> [Candidate] {
    let key = MemberLookups.Key(owner: MemberLookups.Owner(type), name: name)
    if let known = lookups.staticMethods[key] { return known }
    let found = findStaticCandidates(name, of: type)
    if lookups.open == 0 { lookups.staticMethods[key] = found }
    return found
  }

  private func findStaticCandidates(_ name: String, of type: TypeValue) -> [Candidate] {
    func candidates(_ declaration: TypeDeclaration) -> [Candidate] {
      (declaration.members.staticFunctions[name] ?? []).filter { $0.body != nil }.map {
        Candidate(function: $0, owner: declaration)
      }
    }
    return lineage(of: type).flatMap { ancestor -> [Candidate] in
      switch ancestor {
      case .project(let declaration): candidates(declaration)
      case .builtin(let builtin): (index.platformExtensions[builtin] ?? []).flatMap(candidates)
      }
    }
  }

  func callStatic(_ name: String, of type: TypeValue, _ list: ArgumentList, _ expression: Expression) -> Value {
    if name == "init" { return construct(type, list, range: expression.range) }
    if let value = callBest(staticCandidates(name, of: type), receiver: .type(type), list, expression) { return value }
    for case .builtin(let builtin) in lineage(of: type) {
      if let body = registry.types[builtin]?.statics[name] {
        var call = BuiltinCall(
          evaluator: self, name: name, receiver: .type(type), arguments: list.values, range: expression.range)
        call.argumentUpdates = ArgumentUpdates(list)
        if let value = body(call) {
          call.argumentUpdates?.write(back: list, self)
          return value
        }
      }
    }
    if let member = staticMember(name, of: type, at: expression) { return apply(member, list, expression) }
    if let reason = list.values.lazy.compactMap(\.value.unresolved).first { return .unresolved(reason) }
    let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
    return unresolved("unknown-call", "`\(type.name).\(name)(\(labels))` is not known.", expression)
  }

  func callBest(
    _ candidates: [Candidate], receiver: Value, _ list: ArgumentList, _ expression: Expression
  ) -> Value? {
    guard let chosen = best(candidates, list.values, near: expression.place.file.path) else { return nil }
    let receiver = Scope.Receiver(value: receiver, owner: chosen.owner, isStatic: true)
    return invoke(chosen.function, owner: chosen.owner, receiver: receiver, list, captured: nil)
  }

  private func callSuper(
    _ name: String, _ list: ArgumentList, _ expression: Expression, _ scope: Scope
  ) -> Value {
    guard let receiver = scope.nearestReceiver, let owner = receiver.owner else { return .void }
    let ancestors = lineage(of: .project(owner)).dropFirst()
    if name == "init" {
      for case .project(let type) in ancestors where type.isReference {
        return delegate(to: .project(type), list, expression, scope)
      }
      return .void
    }
    for ancestor in ancestors {
      guard let chosen = best(instanceCandidates(name, in: ancestor), list.values) else { continue }
      let inner = Scope.Receiver(value: receiver.value, owner: chosen.owner)
      return invoke(chosen.function, owner: chosen.owner, receiver: inner, list, captured: nil)
    }
    return .void
  }

  package func callMember(_ name: String, of value: Value, _ arguments: [CallArgument]) -> Value {
    let place = SourcePlace(file: SourceText(path: "", lineStarts: [0]), start: 0, end: 0)
    let expression = Expression(.name(name, generics: []), at: place)
    return call(name, of: value, ArgumentList(arguments), target: nil, nil, expression)
  }
}
