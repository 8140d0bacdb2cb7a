internal import Diagnostics

/// Enums of the project: raw values, payloads, all cases.
extension Evaluator {
  /// A case with associated values.
  func enumerationValue(
    _ enumerationCase: EnumerationCase, of declaration: TypeDeclaration, _ arguments: [CallArgument]
  ) -> Value {
    let context = TypeContext(owner: declaration, path: declaration.place.file.path)
    let parameters = enumerationCase.parameters
    var payload: [CallArgument] = []
    var next = 0
    for parameter in parameters {
      var value: Value
      if next < arguments.count,
        arguments[next].label == parameter.label || arguments[next].isTrailingClosure
          || arguments[next].label == nil
      {
        value = arguments[next].value
        next += 1
      } else if let initial = parameter.defaultValue {
        value = evaluate(initial, Scope(parent: nil, receiver: staticReceiver(declaration)))
      } else {
        value = .none
      }
      if let type = parameter.type { value = coerce(value, to: type, in: context) }
      payload.append(CallArgument(label: parameter.label, value: value))
    }
    return .enumeration(EnumerationValue(type: declaration, name: enumerationCase.name, payload: payload))
  }

  private func staticReceiver(_ declaration: TypeDeclaration) -> Scope.Receiver {
    Scope.Receiver(value: .type(.project(declaration)), owner: declaration, isStatic: true)
  }

  func enumerationStatic(_ name: String, of declaration: TypeDeclaration) -> Value? {
    guard name == "allCases" else { return nil }
    return .array(
      declaration.members.cases.filter { $0.parameters.isEmpty }.map {
        .enumeration(EnumerationValue(type: declaration, name: $0.name))
      })
  }

  func enumerationMember(_ name: String, of value: EnumerationValue) -> Value? {
    switch name {
    case "rawValue": return rawValue(of: value)
    case "hashValue": return .int(value.type.members.cases.firstIndex { $0.name == value.name } ?? 0)
    default: return nil
    }
  }

  /// The written raw value, else the case's name or the number after the one before it.
  func rawValue(of value: EnumerationValue) -> Value? {
    let cases = value.type.members.cases
    guard let position = cases.firstIndex(where: { $0.name == value.name }) else { return nil }
    let rawType = value.type.inherited.first?.name
    let context = TypeContext(owner: value.type, path: value.type.place.file.path)
    if let written = cases[position].rawValue {
      let raw = evaluate(written, Scope(parent: nil, receiver: staticReceiver(value.type)))
      return rawType.map { coerce(raw, to: .named($0), in: context) } ?? settled(raw)
    }
    if rawType == "String" { return .string(value.name) }
    guard rawType != nil else { return nil }
    for back in 1...max(1, position) where position - back >= 0 {
      if let written = cases[position - back].rawValue,
        let number = evaluate(written, Scope(parent: nil, receiver: staticReceiver(value.type))).integer
      {
        return .int(number + back)
      }
    }
    return .int(position)
  }

  func constructEnumeration(_ declaration: TypeDeclaration, _ list: ArgumentList, range: SourceRange?) -> Value {
    let candidates = declaration.members.initializers.filter { $0.body != nil }.map {
      Candidate(function: $0, owner: declaration)
    }
    if let chosen = best(candidates, list.values) {
      let receiver = Scope.Receiver(value: .type(.project(declaration)), owner: declaration)
      receiver.isConstructing = true
      let scope = Scope(parent: nil, receiver: receiver)
      let context = TypeContext(owner: declaration, path: declaration.place.file.path)
      guard bind(chosen.function, list, context, scope) else { return .void }
      if case .returning(.none) = execute(chosen.function.body ?? [], scope, nil) { return .none }
      return receiver.value
    }
    if let value = decoded(declaration, list) { return value }
    if list.values.count == 1, list.values[0].label == "rawValue" {
      let wanted = settled(list.values[0].value)
      if case .unresolved = wanted { return wanted }
      for enumerationCase in declaration.members.cases {
        let value = EnumerationValue(type: declaration, name: enumerationCase.name)
        if rawValue(of: value) == wanted { return .enumeration(value) }
      }
      return .none
    }
    let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
    return .unresolved(
      UnresolvedValue(
        code: "unknown-call", message: "No initialiser of \(declaration.name) takes (\(labels)).", range: range))
  }
}
