/// Key paths and subscripts.
extension Evaluator {
  func keyPath(_ path: KeyPathExpression, _ scope: Scope) -> Value {
    let components = path.components.map { component -> KeyPathValue.Component in
      switch component {
      case .property(let name): .property(name)
      case .index(let arguments): .index(arguments.first.map { evaluate($0.expression, scope) } ?? .void)
      case .optionalChain: .optionalChain
      case .unwrap: .unwrap
      }
    }
    return .keyPath(KeyPathValue(root: path.root, components: components))
  }

  package func value(at path: KeyPathValue, of value: Value) -> Value {
    var current = value
    for component in path.components {
      switch component {
      case .property(let name): current = member(name, of: current)
      case .index(let index):
        current = element(of: current, ArgumentList([CallArgument(value: index)]), nil)
      case .optionalChain: if case .none = current { return .none }
      case .unwrap: break
      }
      if case .unresolved = current { return current }
    }
    return current
  }

  /// A value with what a key path leads to replaced.
  package func setting(_ newValue: Value, at path: KeyPathValue, of value: Value) -> Value {
    setting(newValue, along: ArraySlice(path.components), of: value)
  }

  private func setting(_ newValue: Value, along path: ArraySlice<KeyPathValue.Component>, of value: Value) -> Value {
    guard let first = path.first else { return newValue }
    let rest = path.dropFirst()
    switch first {
    case .property(let name):
      let inner = rest.isEmpty ? newValue : setting(newValue, along: rest, of: member(name, of: value))
      return setting(name, of: value, to: inner)
    case .index(let index):
      let list = ArgumentList([CallArgument(value: index)])
      let inner = rest.isEmpty ? newValue : setting(newValue, along: rest, of: element(of: value, list, nil))
      return settingElement(of: value, list, to: inner, nil)
    case .optionalChain, .unwrap: return setting(newValue, along: rest, of: value)
    }
  }

  func index(
    _ base: Expression, _ arguments: [ArgumentExpression], _ isChained: Bool, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let value = evaluate(base, scope)
    if isUnwinding { return unwound }
    if isChained, case .none = value { return .none }
    return element(of: value, list(arguments, scope), expression)
  }

  /// `value[arguments]`.
  func element(of value: Value, _ list: ArgumentList, _ expression: Expression?) -> Value {
    if case .unresolved = value { return value }
    if let reason = list.values.lazy.compactMap(\.value.unresolved).first { return .unresolved(reason) }
    if let result = declaredElement(of: value, list) { return result }
    if let first = list.values.first, list.values.count == 1 || list.values.dropFirst().first?.label == "default" {
      if let result = standardElement(of: value, first.value, fallback: list.values.dropFirst().first?.value) {
        return result
      }
    }
    if case .type(.builtin(let name)) = value, let body = registry.types[name]?.statics["subscript"],
      let result = body(BuiltinCall(evaluator: self, name: name, receiver: value, arguments: list.values))
    {
      return result
    }
    for name in builtinNames(of: value) {
      guard let body = registry.types[name]?.members["subscript"] else { continue }
      let call = BuiltinCall(
        evaluator: self, name: "subscript", receiver: value, arguments: list.values, range: expression?.range)
      if let result = body(call) { return result }
    }
    return .unresolved(
      UnresolvedValue(
        code: "unknown-subscript", message: "The subscript of \(typeName(of: value)) is not known, or out of range.",
        range: expression?.range))
  }

  func builtinNames(of value: Value) -> [String] {
    memberLineage(of: value).compactMap { if case .builtin(let name) = $0 { name } else { nil } }
  }

  private func declaredElement(of value: Value, _ list: ArgumentList) -> Value? {
    guard let (candidate, isStatic) = subscriptCandidate(of: value, list) else { return nil }
    let receiver = Scope.Receiver(value: value, owner: candidate.owner, isStatic: isStatic)
    return invoke(candidate.function, owner: candidate.owner, receiver: receiver, list, captured: nil)
  }

  private func subscriptCandidate(of value: Value, _ list: ArgumentList) -> (Candidate, isStatic: Bool)? {
    var lineage = memberLineage(of: value)
    var isStatic = false
    if case .type(let type) = value {
      lineage = self.lineage(of: type)
      isStatic = true
    }
    var candidates: [Candidate] = []
    for ancestor in lineage {
      var declarations: [TypeDeclaration] = []
      switch ancestor {
      case .project(let declaration): declarations = [declaration]
      case .builtin(let name): declarations = index.platformExtensions[name] ?? []
      }
      for declaration in declarations {
        let subscripts = isStatic ? declaration.members.staticSubscripts : declaration.members.subscripts
        candidates += subscripts.filter { $0.body != nil }.map { Candidate(function: $0, owner: declaration) }
      }
    }
    // `array[safe: 3]` has a label; a plain index of a collection is the standard library's.
    if case .instance = value {} else { candidates.removeAll { $0.function.parameters.first?.label == nil } }
    return best(candidates, list.values).map { ($0, isStatic) }
  }

  private func standardElement(of value: Value, _ key: Value, fallback: Value?) -> Value? {
    switch value {
    case .array(let elements):
      if let position = key.integer { return elements.indices.contains(position) ? elements[position] : nil }
      guard case .range(let range) = key else { return nil }
      let lower = range.lower?.integer ?? 0
      let upper = range.upper?.integer.map { range.includesUpper ? $0 + 1 : $0 } ?? elements.count
      guard lower >= 0, lower <= upper, upper <= elements.count else { return nil }
      return .array(Array(elements[lower..<upper]))
    case .string, .literal:
      guard let characters = elements(of: value),
        let part = standardElement(of: .array(characters), key, fallback: nil)
      else { return nil }
      if case .array(let slice) = part { return .string(slice.compactMap(\.string).joined()) }
      return part
    case .dictionary(let dictionary):
      switch locate(key, in: dictionary) {
      case .found(let own): return dictionary[own]
      case .absent: return fallback ?? Value.none
      case .unknown(let reason): return .unresolved(reason)
      }
    case .binding(let binding): return elementBinding(of: binding, key)
    case .native(let native):
      guard let environment = native.payload as? EnvironmentState else { return nil }
      if case .keyPath(let path) = key { return self.value(at: path, of: value) }
      guard case .type(let type) = key else { return nil }
      return environmentValue(of: type, in: environment)
    default:
      if case .keyPath(let path) = key { return self.value(at: path, of: value) }
      return nil
    }
  }

  private func elementBinding(of binding: BindingValue, _ key: Value) -> Value? {
    let list = ArgumentList([CallArgument(value: key)])
    guard element(of: binding.get(), list, nil).unresolved == nil else { return nil }
    return .binding(
      BindingValue(
        get: { self.element(of: binding.get(), list, nil) },
        set: { binding.set(self.settingElement(of: binding.get(), list, to: $0, nil)) }))
  }

  private func settingBuiltinElement(of value: Value, _ list: ArgumentList, to newValue: Value) -> Value {
    for name in builtinNames(of: value) {
      guard let body = registry.types[name]?.members["set subscript"] else { continue }
      let call = BuiltinCall(
        evaluator: self, name: "subscript", receiver: value, arguments: list.values + [CallArgument(value: newValue)])
      if let changed = body(call) { return changed }
    }
    return value
  }

  /// An array with one element or a range of them replaced.
  private func settingElement(
    of elements: [Value], _ key: Value, to newValue: Value, _ expression: Expression?
  ) -> Value {
    if let reason = key.unknownPart { return .unresolved(reason) }
    var elements = elements
    if let position = key.integer, elements.indices.contains(position) {
      elements[position] = newValue
      return .array(elements)
    }
    if case .range(let range) = key, let more = self.elements(of: newValue) {
      let lower = range.lower?.integer ?? 0
      let upper = range.upper?.integer.map { range.includesUpper ? $0 + 1 : $0 } ?? elements.count
      if lower >= 0, lower <= upper, upper <= elements.count {
        elements.replaceSubrange(lower..<upper, with: more)
        return .array(elements)
      }
    }
    return unresolved(
      "unknown-subscript", "An element is set that the array does not have, which would trap.", at: expression?.place)
  }

  /// A value with one element replaced.
  func settingElement(of value: Value, _ list: ArgumentList, to newValue: Value, _ expression: Expression?) -> Value {
    let newValue = settled(newValue)
    if let (candidate, isStatic) = subscriptCandidate(of: value, list), let setter = candidate.function.setter {
      let receiver = Scope.Receiver(value: value, owner: candidate.owner, isStatic: isStatic)
      let scope = Scope(parent: nil, receiver: receiver)
      let context = TypeContext(owner: candidate.owner, path: candidate.function.place.file.path)
      guard bind(candidate.function, list, context, scope) else { return value }
      scope.declare(candidate.function.setterParameter, newValue)
      _ = execute(setter, scope, nil)
      return receiver.value
    }
    guard let key = list.values.first?.value else { return value }
    if case .keyPath(let path) = key, list.values[0].label == "keyPath" {
      return setting(newValue, at: path, of: value)
    }
    switch value {
    case .array(let elements): return settingElement(of: elements, key, to: newValue, expression)
    case .dictionary(var dictionary):
      if case .none = newValue {
        switch locate(key, in: dictionary) {
        case .found(let own): dictionary[own] = nil
        case .absent: break
        case .unknown(let reason): return .unresolved(reason)
        }
      } else if let reason = set(newValue, for: key, in: &dictionary) {
        return .unresolved(reason)
      }
      return .dictionary(dictionary)
    case .binding(let binding):
      binding.set(settingElement(of: binding.get(), list, to: newValue, expression))
      return value
    case .native(let native):
      guard var environment = native.payload as? EnvironmentState else {
        return settingBuiltinElement(of: value, list, to: newValue)
      }
      guard case .type(let type) = key else { return value }
      environment["key:" + type.name] = newValue
      return .native("EnvironmentValues", environment)
    default: return value
    }
  }
}
