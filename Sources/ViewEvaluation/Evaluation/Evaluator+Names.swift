/// What a bare name means: a local, a member of `self`, a type, a global, a builtin.
extension Evaluator {
  func name(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if let value = scope.local(name) { return value }
    // All operators of a name are one set, whichever type declares them.
    if name != "_", let first = name.first, !first.isLetter, first != "$", first != "_" {
      return operatorReference(name, expression)
    }
    if let value = reserved(name, expression, scope) { return value }
    if let receiver = scope.nearestReceiver, let value = implicitMember(name, of: receiver, expression) {
      return value
    }
    return globalName(name, expression, scope)
  }

  private func reserved(_ name: String, _ expression: Expression, _ scope: Scope) -> Value? {
    switch name {
    case "self":
      return scope.nearestReceiver?.value
        ?? unresolved("unknown-name", "There is no self here.", expression)
    case "super": return scope.nearestReceiver?.value
    case "Self":
      guard let receiver = scope.nearestReceiver else { return nil }
      if case .type = receiver.value { return receiver.value }
      return .type(dynamicType(of: receiver.value))
    default: return nil
    }
  }

  /// A member of `self`, or a static of the types around it.
  private func implicitMember(_ name: String, of receiver: Scope.Receiver, _ expression: Expression) -> Value? {
    if let value = storageOrProjection(name, of: receiver.value) { return value }
    if let value = knownMember(name, of: receiver.value, at: expression) { return value }
    if let value = staticProjection(name, receiver.owner) { return value }
    var owner = receiver.owner
    while let current = owner {
      let type: TypeValue = current.kind == .platformExtension ? .builtin(current.name) : .project(current)
      if !receiver.isStatic || owner !== receiver.owner, let value = staticMember(name, of: type, at: expression) {
        return value
      }
      owner = current.parent
    }
    return nil
  }

  private func globalName(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    let path = expression.place.file.path
    let context = context(path: path, scope)
    if let bound = boundType(name, in: context), let metatype = metatype(of: bound, in: context) { return metatype }
    if let type = lookUpType(name, in: context),
      !isUnknownToRegistry(type)
    {
      return .type(type)
    }
    if let variable = index.variable(named: name, near: path) { return global(variable) }
    let functions = index.functions(named: name, near: path)
    if !functions.isEmpty { return .function(FunctionValue(.declared(functions, receiver: nil, scope: nil))) }
    if let function = registry.functions[name] { return .function(FunctionValue(.native(function))) }
    if let type = lookUpType(name, in: TypeContext(owner: nil, path: path)) { return .type(type) }
    if name == "_" { return .void }
    if let key = errorKeys[name] { return .string(key) }
    return unresolved(
      "unknown-name", "`\(name)` is declared neither in the project nor in what the tool knows.", expression)
  }

  /// A generic parameter as a value: collections in the form that `[Item].self` has.
  private func metatype(of bound: TypeExpression, in context: TypeContext) -> Value? {
    switch bound {
    case .array(let element): metatype(of: element, in: context).map { .array([$0]) }
    case .dictionary(let key, let value):
      if let key = metatype(of: key, in: context), let value = metatype(of: value, in: context) {
        .dictionary(DictionaryValue(pairs: [(key, value)]))
      } else {
        nil
      }
    default: type(of: bound, in: context).map { .type($0) }
    }
  }

  /// An operator given as a function: `reduce(0, +)`, `sorted(by: <)`.
  private func operatorReference(_ name: String, _ expression: Expression) -> Value {
    .function(
      FunctionValue(
        .native { call in
          guard let first = call.unlabelled(0) else { return nil }
          // `zip(a, b).map(+)`: a pair is both operands.
          if call.arguments.count == 1, case .tuple(let pair) = first, pair.values.count == 2 {
            return call.evaluator.combine(name, pair.values[0], pair.values[1], expression)
          }
          guard let second = call.unlabelled(1) else { return call.evaluator.prefix(name, applied: first, expression) }
          return call.evaluator.combine(name, first, second, expression)
        }))
  }

  /// `$name` of a wrapped static property.
  private func staticProjection(_ name: String, _ owner: TypeDeclaration?) -> Value? {
    guard name.hasPrefix("$"), let owner, let variable = owner.members.staticProperties[String(name.dropFirst())] else {
      return nil
    }
    let receiver = Scope.Receiver(value: .type(.project(owner)), owner: owner, isStatic: true)
    return .binding(
      BindingValue(
        get: { self.global(variable, receiver: receiver) },
        set: { self.setGlobal(variable, to: $0, receiver: receiver) }))
  }

  /// Whether a platform type is known only through an extension of the project.
  private func isUnknownToRegistry(_ type: TypeValue) -> Bool {
    if case .builtin(let name) = type { return registry.types[name] == nil && index.platformExtensions[name] == nil }
    return false
  }

  /// A global or static variable: evaluated when it is first read, then kept.
  func global(_ variable: VariableDeclaration, receiver: Scope.Receiver? = nil) -> Value {
    let key = ObjectIdentifier(variable)
    if let getter = variable.getter {
      return run(
        getter, builder: variable.builder, type: variable.type, receiver: receiver, place: variable.place,
        isThrowing: variable.modifiers.contains(.throwing))
    }
    reportUnstarted(variable)
    if let known = globals[key] { return known }
    guard globalsInProgress.insert(key).inserted else {
      return unresolved("cyclic-value", "The value of `\(variable.name)` depends on itself.", at: variable.place)
    }
    defer { globalsInProgress.remove(key) }
    if variable.initialValue == nil, let wrapper = variable.attributes.first(where: isPropertyWrapper) {
      let context = context(owner: receiver?.owner, path: variable.place.file.path, receiver)
      let storage = wrapperStorage(wrapper, for: variable, initial: nil, context: context)
      let value = wrappedValue(of: storage, wrapper: wrapper, in: nil)
      globals[key] = value
      return value
    }
    guard let initial = variable.initialValue else {
      if let type = variable.type, case .optional = type { return .none }
      return unresolved("no-value", "`\(variable.name)` has no value before it is set.", at: variable.place)
    }
    let scope = Scope(parent: nil, receiver: receiver)
    let context = context(owner: receiver?.owner, path: variable.place.file.path, receiver)
    let whole = variable.type == nil ? initial.wholeNumber.map(Value.int) : nil
    var value = whole ?? expecting(variable.type, in: context, of: initial) { evaluate(initial, scope) }
    value = variable.type.map { coerce(value, to: $0, in: context) } ?? settled(value)
    if let wrapper = variable.attributes.first(where: isPropertyWrapper) {
      value = wrapperStorage(wrapper, for: variable, initial: value, context: context)
      value = wrappedValue(of: value, wrapper: wrapper, in: nil)
    }
    globals[key] = value
    return value
  }

  /// Sets a global or static variable.
  func setGlobal(_ variable: VariableDeclaration, to value: Value, receiver: Scope.Receiver? = nil) {
    if let setter = variable.setter {
      let scope = Scope(parent: nil, receiver: receiver)
      scope.declare(variable.setterParameter, value)
      _ = execute(setter, scope, nil)
      return
    }
    globals[ObjectIdentifier(variable)] = value
  }
}
