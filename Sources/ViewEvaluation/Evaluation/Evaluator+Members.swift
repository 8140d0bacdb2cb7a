internal import Diagnostics

/// Reading members of values and types.
extension Evaluator {
  func member(
    _ base: Expression, _ name: String, _ isChained: Bool, _ expression: Expression, _ scope: Scope
  ) -> Value {
    if case .name("super", _) = base.kind { return superMember(name, expression, scope) }
    if case .array(let elements) = base.kind, elements.count == 1, case .name = elements[0].kind,
      case .type(let element) = evaluate(elements[0], scope)
    {
      return arrayStatic(name, element, expression)
    }
    let value = evaluate(base, scope)
    if isUnwinding { return unwound }
    if isChained, case .none = value { return .none }
    // `Type?.none`.
    if name == "none", case .optionalChain = base.kind, case .type = value { return .none }
    if case .unresolved = value, isPlatformModule(base) { return platformName(name, expression, scope) }
    return member(name, of: value, at: expression)
  }

  /// What a name of the platform means, whatever the code around has under that name.
  func platformName(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    if registry.types[name] != nil { return .type(.builtin(name)) }
    if let function = registry.functions[name] { return .function(FunctionValue(.native(function))) }
    return self.name(name, Expression(.name(name, generics: []), at: expression.place), scope)
  }

  /// Whether an expression that has no value is the name of a module of the platform, which says nothing here:
  /// `SwiftData.Schema`.
  func isPlatformModule(_ expression: Expression) -> Bool {
    guard case .name(let name, _) = expression.kind else { return false }
    return PlatformNames.modules.contains(name)
  }

  /// `[Type].member`.
  private func arrayStatic(_ name: String, _ element: TypeValue, _ expression: Expression) -> Value {
    let outer = elementType
    elementType = element
    defer { elementType = outer }
    return staticMember(name, of: .builtin("Array"), at: expression)
      ?? unresolved("unknown-member", "`\(name)` is not known as a member of [\(element.name)].", expression)
  }

  package func member(_ name: String, of value: Value) -> Value {
    knownMember(name, of: value, at: nil) ?? missingMember(name, of: value, range: nil)
  }

  func member(_ name: String, of value: Value, at expression: Expression) -> Value {
    knownMember(name, of: value, at: expression) ?? missingMember(name, of: value, range: expression.range)
  }

  private func missingMember(_ name: String, of value: Value, range: SourceRange?) -> Value {
    let owner: String =
      switch value {
      case .type(let type): type.name
      case .pending(let pending): "the implicit member at \(pending.expression.range.description)"
      default: typeName(of: value)
      }
    return .unresolved(
      UnresolvedValue(
        code: "unknown-member", message: "`\(name)` is not known as a member of \(owner).", range: range))
  }

  /// A member's value, or `nil` where the value's type has no such member as far as is known.
  func knownMember(_ name: String, of value: Value, at expression: Expression?) -> Value? {
    switch value {
    case .unresolved: return value
    case .pending(let pending) where !pending.expression.isImplicit:
      return knownMember(name, of: forced(value), at: expression)
    case .type(let type): return staticMember(name, of: type, at: expression)
    case .instance(let instance): return instanceMember(name, of: instance, at: expression)
    case .tuple(let tuple):
      if let position = Int(name) { return position < tuple.values.count ? tuple.values[position] : nil }
      return tuple.labels.firstIndex(of: name).map { tuple.values[$0] }
    case .binding(let binding): return bindingMember(name, of: binding, at: expression)
    case .native(let native):
      if let state = native.payload as? EnvironmentState, let found = environmentMember(name, of: state) {
        return found
      }
      return commonMember(name, of: value, at: expression)
    default: return commonMember(name, of: value, at: expression)
    }
  }

  private func instanceMember(_ name: String, of instance: Instance, at expression: Expression?) -> Value? {
    let profile = profile(of: instance.type)
    if let (property, owner) = profile.property(name) {
      return read(property, declaredIn: owner, of: instance)
    }
    if let value = storageOrProjection(name, of: .instance(instance)) { return value }
    if let value = commonMember(name, of: .instance(instance), at: expression) { return value }
    return dynamicMember(name, of: .instance(instance))
  }

  /// Members that come from extensions and builtins: properties before methods, the project's before the platform's.
  private func commonMember(_ name: String, of value: Value, at expression: Expression?) -> Value? {
    let own = declares(name, for: value) ? declarations(in: memberLineage(of: value), near: expression) : []
    for declaration in own {
      if let found = declaredProperty(name, in: declaration, of: value) { return found }
    }
    let builtins = builtinMembers(name, of: value)
    for body in builtins {
      let call = BuiltinCall(
        evaluator: self, name: name, receiver: value, isCall: false, range: expression?.range)
      if let result = body(call) { return result }
    }
    for declaration in own {
      if let found = declaredMethod(name, in: declaration, of: value) { return found }
    }
    if let body = builtins.first { return builtinMethod(name, body, of: value) }
    if case .enumeration(let enumeration) = value { return enumerationMember(name, of: enumeration) }
    return nil
  }

  /// The project's declarations of members for a lineage, nearest first.
  private func declarations(in lineage: [TypeValue], near expression: Expression?) -> [TypeDeclaration] {
    lineage.flatMap { ancestor -> [TypeDeclaration] in
      switch ancestor {
      case .project(let type): [type]
      case .builtin(let builtin): extensions(of: builtin, near: expression?.place.file.path ?? "")
      }
    }
  }

  /// The project's extensions of a platform type, those of the nearest files first.
  private func extensions(of builtin: String, near path: String) -> [TypeDeclaration] {
    guard let all = index.platformExtensions[builtin] else { return [] }
    if all.count < 2 || path.isEmpty { return all }
    let key = builtin + "\u{0}" + path
    if let known = extensionOrders[key] { return known }
    let ordered = all.enumerated().map { (ModuleIndex.sharedFolders($1.place.file.path, path), $0, $1) }
      .sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 > $1.0 }.map(\.2)
    extensionOrders[key] = ordered
    return ordered
  }

  private func declaredProperty(_ name: String, in type: TypeDeclaration, of value: Value) -> Value? {
    guard let property = type.members.properties[name], let getter = property.getter, applies(type, to: value) else {
      return nil
    }
    let outer = elementType
    if case .array(let elements) = value, let first = elements.first { elementType = dynamicType(of: first) }
    defer { elementType = outer }
    let receiver = Scope.Receiver(value: value, owner: type)
    return run(
      getter, builder: property.builder, type: property.type, receiver: receiver, place: property.place,
      isThrowing: property.modifiers.contains(.throwing))
  }

  private func declaredMethod(_ name: String, in type: TypeDeclaration, of value: Value) -> Value? {
    guard let functions = type.members.functions[name]?.filter({ $0.body != nil }), !functions.isEmpty,
      applies(type, to: value)
    else { return nil }
    return .function(FunctionValue(.declared(functions, receiver: value, scope: nil)))
  }

  private func builtinMethod(_ name: String, _ body: @escaping BuiltinBody, of value: Value) -> Value {
    .function(
      FunctionValue(
        .native { inner in
          body(
            BuiltinCall(
              evaluator: inner.evaluator, name: name, receiver: value, arguments: inner.arguments, range: inner.range))
        }))
  }

  /// The types whose members a value has, nearest first; every value also has those of `Optional`.
  func memberLineage(of value: Value) -> [TypeValue] {
    let owner = MemberLookups.Owner(value, typeName: typeName(of: value))
    if let known = lookups.lineages[owner] { return known }
    let found = findMemberLineage(of: value)
    if lookups.open == 0 { lookups.lineages[owner] = found }
    return found
  }

  private func findMemberLineage(of value: Value) -> [TypeValue] {
    var result = lineage(of: dynamicType(of: value))
    switch value {
    case .int, .double: result += ["Double", "CGFloat", "TimeInterval", "Float", "NSNumber"].map { .builtin($0) }
    case .native(let native) where native.payload is FixedInteger || native.payload is Float:
      result.append(.builtin("NSNumber"))
    case .bool: result.append(.builtin("NSNumber"))
    case .string, .literal: result += ["Substring", "Character", "LocalizedStringKey"].map { .builtin($0) }
    case .instance(let instance): if looksLikeView(instance.type) { result.append(.builtin("View")) }
    default: break
    }
    if case .view = value, !result.contains(where: { $0.name == "View" }) { result.append(.builtin("View")) }
    result.append(.builtin("Optional"))
    result.append(.builtin("Any"))
    return result
  }

  /// Whether a type descends from a protocol that nobody knows and has a body: a view by a package's protocol.
  private func looksLikeView(_ type: TypeDeclaration) -> Bool {
    let profile = profile(of: type)
    if profile.lineageNames.contains("View") { return false }
    guard profile.property("body") != nil || type.members.functions["body"] != nil else { return false }
    return profile.lineage.contains { ancestor in
      if case .builtin(let name) = ancestor { return registry.types[name] == nil }
      return false
    }
  }

  /// A static member of a type: property, function, case, nested type.
  func staticMember(_ name: String, of type: TypeValue, at expression: Expression?) -> Value? {
    if name == "self" { return .type(type) }
    if name == "init" { return initializerReference(of: type) }
    for ancestor in declaresStatic(name, of: type) ? lineage(of: type) : [] {
      switch ancestor {
      case .project(let declaration):
        if let found = declaredStatic(name, in: declaration, of: type, at: expression) { return found }
      case .builtin(let builtin):
        for extended in extensions(of: builtin, near: expression?.place.file.path ?? "") {
          if let found = declaredStatic(name, in: extended, of: type, at: expression) { return found }
        }
      }
    }
    if let found = nestedType(name, of: type, path: expression?.place.file.path ?? "") { return .type(found) }
    for case .builtin(let builtin) in lineage(of: type) {
      if let found = builtinStatic(name, of: type, in: builtin, at: expression) { return found }
    }
    if case .project(let declaration) = type, declaration.kind == .enumeration {
      return enumerationStatic(name, of: declaration)
    }
    return unappliedMethod(name, of: type)
  }

  /// Whether code sees a property: what an extension of a platform type keeps to its file hides nothing elsewhere.
  private func isVisible(
    _ property: VariableDeclaration, of declaration: TypeDeclaration, at expression: Expression?
  ) -> Bool {
    guard declaration.kind == .platformExtension, property.modifiers.contains(.isPrivate), let expression else {
      return true
    }
    return expression.place.file === property.place.file
  }

  private func declaredStatic(
    _ name: String, in declaration: TypeDeclaration, of type: TypeValue, at expression: Expression?
  ) -> Value? {
    let receiver = Scope.Receiver(value: .type(type), owner: declaration, isStatic: true)
    if let property = declaration.members.staticProperties[name], !property.isRequirement,
      isVisible(property, of: declaration, at: expression)
    {
      return global(property, receiver: receiver)
    }
    if let functions = declaration.members.staticFunctions[name]?.filter({ $0.body != nil }), !functions.isEmpty {
      return .function(FunctionValue(.declared(functions, receiver: .type(type), scope: nil)))
    }
    if let enumerationCase = declaration.members.cases.first(where: { $0.name == name }) {
      return caseValue(enumerationCase, of: declaration)
    }
    return nil
  }

  private func caseValue(_ enumerationCase: EnumerationCase, of declaration: TypeDeclaration) -> Value {
    if enumerationCase.parameters.isEmpty {
      return .enumeration(EnumerationValue(type: declaration, name: enumerationCase.name))
    }
    return .function(
      FunctionValue(
        .native { call in
          call.evaluator.enumerationValue(enumerationCase, of: declaration, call.arguments)
        }))
  }

  private func builtinStatic(
    _ name: String, of type: TypeValue, in typeName: String, at expression: Expression?
  ) -> Value? {
    let statics = registry.types[typeName]?.statics
    let call = BuiltinCall(
      evaluator: self, name: name, receiver: .type(type), isCall: false, range: expression?.range)
    // A type whose members the project's resources give: `Color.brand`, `Image(.logo)`.
    guard let body = statics?[name] else { return statics?["*"]?(call) }
    if let value = body(call) { return value }
    return .function(
      FunctionValue(
        .native { inner in
          body(
            BuiltinCall(
              evaluator: inner.evaluator, name: name, receiver: .type(type), arguments: inner.arguments,
              range: inner.range))
        }))
  }

  private func initializerReference(of type: TypeValue) -> Value {
    .function(
      FunctionValue(
        .native { call in
          call.evaluator.constructByPosition(type, call.arguments, range: call.range)
        }))
  }

  /// `Type.method`: a function of the instance that gives the bound method.
  private func unappliedMethod(_ name: String, of type: TypeValue) -> Value? {
    guard case .project(let declaration) = type, declaration.members.functions[name] != nil else { return nil }
    return .function(
      FunctionValue(
        .native { call in
          guard let receiver = call.first else { return nil }
          return call.evaluator.member(name, of: receiver)
        }))
  }

  /// A member of a binding: its own, else a binding to the member of what it is bound to.
  private func bindingMember(_ name: String, of binding: BindingValue, at expression: Expression?) -> Value? {
    switch name {
    case "wrappedValue": return binding.get()
    case "projectedValue": return .binding(binding)
    default: break
    }
    if let found = commonMember(name, of: .binding(binding), at: expression) { return found }
    guard let current = knownMember(name, of: binding.get(), at: expression) else { return nil }
    if case .function = current { return current }
    if case .unresolved = current { return current }
    return .binding(
      BindingValue(
        get: { self.member(name, of: binding.get()) },
        set: { binding.set(self.setting(name, of: binding.get(), to: $0)) }))
  }

  /// `@dynamicMemberLookup`.
  private func dynamicMember(_ name: String, of value: Value) -> Value? {
    for case .project(let type) in lineage(of: dynamicType(of: value)) {
      for function in type.members.subscripts where function.parameters.first?.label == "dynamicMember" {
        let argument: Value =
          if function.parameters[0].type?.name == "String" {
            .string(name)
          } else {
            .keyPath(KeyPathValue(components: [.property(name)]))
          }
        let receiver = Scope.Receiver(value: value, owner: type)
        return invoke(
          function, owner: type, receiver: receiver,
          ArgumentList([CallArgument(label: "dynamicMember", value: argument)]), captured: nil)
      }
    }
    return nil
  }

  private func superMember(_ name: String, _ expression: Expression, _ scope: Scope) -> Value {
    guard let receiver = scope.nearestReceiver, let owner = receiver.owner else { return .void }
    for case .project(let type) in lineage(of: .project(owner)).dropFirst() {
      if let found = declaredProperty(name, in: type, of: receiver.value)
        ?? declaredMethod(name, in: type, of: receiver.value)
      {
        return found
      }
    }
    return unresolved("unknown-member", "`super.\(name)` is not known.", expression)
  }
}
