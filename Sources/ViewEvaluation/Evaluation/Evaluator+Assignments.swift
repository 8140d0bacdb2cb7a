/// Assignments to variables, properties and elements.
extension Evaluator {
  func assign(_ value: Value, to target: Expression, _ scope: Scope) {
    guard !isUnwinding, mayAssign(value, to: target, scope) else { return }
    let old = valueThatMayChange(to: value, target, scope)
    write(value, to: target, scope)
    if let old { noteChange(from: old, of: target, scope) }
  }

  private func write(_ value: Value, to target: Expression, _ scope: Scope) {
    switch target.kind {
    case .name(let name, _): assign(value, toName: name, target, scope)
    case .member(let base?, let name, let isChained):
      let current = evaluate(base, scope)
      if isChained, case .none = current { return }
      store(setting(name, of: current, to: value), over: current, in: base, scope)
    case .index(let base, let arguments, _):
      let current = evaluate(base, scope)
      if case .none = current { return }
      let changed = settingElement(of: current, list(arguments, scope), to: value, target)
      store(changed, over: current, in: base, scope)
    case .optionalChain(let base), .forceUnwrap(let base): assign(value, to: base, scope)
    case .tuple(let elements):
      guard case .tuple(let tuple) = value else { return }
      for (element, value) in zip(elements, tuple.values) { assign(value, to: element.expression, scope) }
    default: break
    }
  }

  /// Writes a changed value back where it came from; references are changed already.
  private func store(_ changed: Value, over current: Value, in base: Expression, _ scope: Scope) {
    switch current {
    case .type, .unresolved, .binding: return
    case .instance(let instance) where instance.type.isReference: return
    default: assign(changed, to: base, scope)
    }
  }

  private func assign(_ value: Value, toName name: String, _ target: Expression, _ scope: Scope) {
    if name == "_" { return }
    if let storage = scope.local(name) {
      if case .native(let native) = storage, native.typeName == "State", let place = native.payload as? Storage {
        place.value = value
        return
      }
      if let type = scope.declaredType(name) {
        _ = scope.assign(name, coerce(value, to: type, in: context(of: target, scope)))
        return
      }
      let settled = settled(value)
      let aligned: Value =
        if case .pending(let pending) = settled, !storage.isNone {
          resolve(pending, in: dynamicType(of: storage))
        } else {
          matchingNumber(settled, like: storage)
        }
      _ = scope.assign(name, aligned)
      if let state = scope.local("_" + name)?.payload(Storage.self) {
        // A wrapped local is read from its storage.
        state.value = aligned
        appearance.hasChangedPreview = true
      } else if case .binding(let binding)? = scope.local("_" + name) {
        // The value of a closure's `$element`.
        binding.set(aligned)
      }
      return
    }
    guard let receiver = scope.nearestReceiver else {
      assignGlobal(value, name, target)
      return
    }
    if name == "self" {
      receiver.value = coerce(value, toOwnerOf: receiver)
      return
    }
    if case .type(let type) = receiver.value {
      if !assignStatic(value, name, of: type) { assignGlobal(value, name, target) }
      return
    }
    if isProperty(name, of: receiver.value) {
      receiver.value = setting(name, of: receiver.value, to: value)
    } else {
      assignGlobal(value, name, target)
    }
  }

  private func coerce(_ value: Value, toOwnerOf receiver: Scope.Receiver) -> Value {
    guard case .pending(let pending) = value, let owner = receiver.owner else { return value }
    if owner.kind == .platformExtension { return resolve(pending, in: .builtin(owner.name)) }
    return resolve(pending, in: .project(owner))
  }

  private func matchingNumber(_ value: Value, like current: Value) -> Value {
    switch (value, current) {
    case (.int(let number), .double): return .double(Double(number))
    case (.int, .native(let native)), (.double, .native(let native)):
      return native.payload is FixedInteger || native.payload is Float
        ? typedNumber(value, as: native.typeName) ?? value : value
    default: return value
    }
  }

  private func isProperty(_ name: String, of value: Value) -> Bool {
    guard case .instance(let instance) = value else {
      return knownMember(name, of: value, at: nil) != nil
    }
    let profile = profile(of: instance.type)
    if profile.property(name) != nil { return true }
    return name.hasPrefix("_") && profile.property(String(name.dropFirst())) != nil
  }

  private func assignGlobal(_ value: Value, _ name: String, _ target: Expression) {
    guard let variable = index.variable(named: name, near: target.place.file.path) else { return }
    let context = TypeContext(owner: nil, path: target.place.file.path)
    setGlobal(variable, to: variable.type.map { coerce(value, to: $0, in: context) } ?? settled(value))
  }

  @discardableResult
  func assignStatic(_ value: Value, _ name: String, of type: TypeValue) -> Bool {
    for ancestor in lineage(of: type) {
      guard case .project(let declaration) = ancestor, let property = declaration.members.staticProperties[name] else {
        continue
      }
      let receiver = Scope.Receiver(value: .type(type), owner: declaration, isStatic: true)
      let context = TypeContext(owner: declaration, path: property.place.file.path)
      setGlobal(
        property,
        to: fitted(value, to: property, in: context),
        receiver: receiver)
      return true
    }
    return false
  }

  /// A value with one of its properties set; a reference is changed in place and given back.
  func setting(_ name: String, of value: Value, to newValue: Value) -> Value {
    switch value {
    case .instance(let instance): return .instance(setting(name, of: instance, to: newValue))
    case .type(let type):
      assignStatic(newValue, name, of: type)
      return value
    case .binding(let binding):
      if name == "wrappedValue" {
        binding.set(newValue)
      } else {
        binding.set(setting(name, of: binding.get(), to: newValue))
      }
      return value
    case .tuple(var tuple):
      if let position = Int(name) ?? tuple.labels.firstIndex(of: name), position < tuple.values.count {
        tuple.values[position] = newValue
      }
      return .tuple(tuple)
    default: return settingCommon(name, of: value, to: newValue)
    }
  }

  /// Computed properties with setters in extensions of platform types, and settable builtins.
  private func settingCommon(_ name: String, of value: Value, to newValue: Value) -> Value {
    for ancestor in memberLineage(of: value) {
      var declarations: [TypeDeclaration] = []
      switch ancestor {
      case .project(let declaration): declarations = [declaration]
      case .builtin(let builtin): declarations = index.platformExtensions[builtin] ?? []
      }
      for declaration in declarations {
        guard let property = declaration.members.properties[name], let setter = property.setter else { continue }
        return runSetter(setter, of: property, declaredIn: declaration, on: value, newValue)
      }
    }
    if let state = value.payload(EnvironmentState.self) {
      return .native("EnvironmentValues", settingEnvironmentMember(name, of: state, to: newValue))
    }
    for case .builtin(let builtin) in memberLineage(of: value) {
      guard let entry = registry.types[builtin], let body = entry.members["set " + name] ?? entry.members["set *"]
      else { continue }
      let call = BuiltinCall(
        evaluator: self, name: name, receiver: value, arguments: [CallArgument(value: newValue)])
      if let changed = body(call) { return changed }
    }
    return value
  }

  private func runSetter(
    _ setter: [Statement], of property: VariableDeclaration, declaredIn owner: TypeDeclaration, on value: Value,
    _ newValue: Value
  ) -> Value {
    let receiver = Scope.Receiver(value: value, owner: owner)
    let scope = Scope(parent: nil, receiver: receiver)
    let context = TypeContext(owner: owner, path: property.place.file.path)
    scope.declare(
      property.setterParameter, property.type.map { coerce(newValue, to: $0, in: context) } ?? settled(newValue))
    _ = execute(setter, scope, nil)
    return receiver.value
  }

  private func setting(_ name: String, of instance: Instance, to newValue: Value) -> Instance {
    if appearance.isRunning, instance.type.isReference {
      appearance.changedObjects.insert(ObjectIdentifier(instance))
    }
    let profile = profile(of: instance.type)
    if name.hasPrefix("_"), let (property, _) = profile.property(String(name.dropFirst())),
      property.attributes.contains(where: isPropertyWrapper)
    {
      let context = TypeContext(owner: declaringType(of: property, in: instance.type), path: property.place.file.path)
      return instance.setting(property.name, to: settledStorage(newValue, property, context))
    }
    guard let (property, owner) = profile.property(name) else {
      return instance.setting(name, to: settled(newValue))
    }
    let context = TypeContext(owner: owner, path: property.place.file.path)
    let value = fitted(newValue, to: property, in: context)
    if let setter = property.setter {
      let changed = runSetter(setter, of: property, declaredIn: owner, on: .instance(instance), value)
      if case .instance(let result) = changed { return result }
      return instance
    }
    if property.isComputed { return instance }
    if let wrapper = property.attributes.first(where: isPropertyWrapper) {
      guard property.isObserved, !instance.isUnderConstruction else {
        return setWrapped(property, wrapper, of: instance, to: value, context)
      }
      let old = read(property, declaredIn: owner, of: instance)
      return observed(property, owner, instance, from: old, to: value) { instance in
        setWrapped(property, wrapper, of: instance, to: value, context)
      }
    }
    if instance.isUnderConstruction {
      instance.fields[property.name] = value
      relate(instance, by: property, .none, value)
      return instance
    }
    let old = field(property, of: instance)
    defer { relate(instance, by: property, old, value) }
    return observed(property, owner, instance, from: old, to: value) { $0.setting(property.name, to: value) }
  }

  /// A storage given as a whole, `_name = State(initialValue: .first)`, with its value settled by the property's type.
  private func settledStorage(_ storage: Value, _ property: VariableDeclaration, _ context: TypeContext) -> Value {
    let wrapper = property.attributes.first(where: isPropertyWrapper)
    let kind = wrapper.map(wrapperKind)
    if kind == .query, let wrapper {
      return storage.payload(ModelRequest.self) == nil ? queryStorage(property, wrapper, context) : storage
    }
    guard let type = declaredType(of: property, in: context) else { return storage }
    switch storage {
    case .native(let native):
      if let place = native.payload as? Storage { place.value = coerce(place.value, to: type, in: context) }
      return storage
    case .binding: return coerce(storage, to: .named("Binding", generics: [type]), in: context)
    case .pending:
      let settled = coerce(storage, to: .named(kind == .binding ? "Binding" : "State"), in: context)
      if case .pending = settled { return settled }
      return settledStorage(settled, property, context)
    default: return storage
    }
  }

  /// Sets a property between its observers; what they themselves set does not call them again.
  private func observed(
    _ property: VariableDeclaration, _ owner: TypeDeclaration, _ instance: Instance, from old: Value, to value: Value,
    _ set: (Instance) -> Instance
  ) -> Instance {
    let key = ObservedProperty(property, instance)
    guard property.isObserved, observersInProgress.insert(key).inserted else { return set(instance) }
    defer { observersInProgress.remove(key) }
    var result = instance
    if let willSet = property.willSet {
      result = runObserver(willSet, property.willSetParameter, value, owner, result)
    }
    result = set(result)
    if let didSet = property.didSet {
      result = runObserver(didSet, property.didSetParameter, old, owner, result)
    }
    return result
  }

  private func runObserver(
    _ statements: [Statement], _ parameter: String, _ value: Value, _ owner: TypeDeclaration, _ instance: Instance
  ) -> Instance {
    let receiver = Scope.Receiver(value: .instance(instance), owner: owner)
    let scope = Scope(parent: nil, receiver: receiver)
    scope.declare(parameter, value)
    _ = execute(statements, scope, nil)
    if case .instance(let result) = receiver.value { return result }
    return instance
  }
}
