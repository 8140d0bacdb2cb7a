internal import Diagnostics

/// Making values of types.
extension Evaluator {
  /// Calls an initialiser of a type.
  func construct(_ type: TypeValue, _ list: ArgumentList, range: SourceRange?) -> Value {
    guard step() else { return unwound }
    switch type {
    case .builtin(let name): return constructBuiltin(name, list, range: range)
    case .project(let declaration):
      switch declaration.kind {
      case .enumeration: return constructEnumeration(declaration, list, range: range)
      case .protocolType, .platformExtension:
        return .unresolved(
          UnresolvedValue(
            code: "unknown-call", message: "The protocol \(declaration.name) cannot be constructed.", range: range))
      case .structure, .classType, .actor:
        let value = madeOnce(declaration, list, range: range) {
          constructNominal(declaration, list, range: range)
        }
        if case .instance(let instance) = value, instance.origin == nil { instance.origin = range }
        return value
      }
    }
  }

  /// Calls an initialiser that was passed as a function, whose labels are gone: `map(Row.init)`.
  func constructByPosition(_ type: TypeValue, _ values: [CallArgument], range: SourceRange?) -> Value {
    guard case .project(let declaration) = type, values.allSatisfy({ $0.label == nil }) else {
      return construct(type, ArgumentList(values), range: range)
    }
    let candidates = initializers(of: declaration)
    var labels: [String?]?
    if best(candidates, values) == nil {
      let chosen = bestIgnoringLabels(candidates, values)
      labels =
        chosen.map { $0.function.parameters.map(\.label) } ?? memberwiseLabels(of: declaration, count: values.count)
    }
    guard let labels else { return construct(type, ArgumentList(values), range: range) }
    let labelled = zip(values, labels).map { CallArgument(label: $1, value: $0.value) }
    return construct(type, ArgumentList(labelled), range: range)
  }

  private func memberwiseLabels(of declaration: TypeDeclaration, count: Int) -> [String?]? {
    guard declaration.kind == .structure else { return nil }
    let context = TypeContext(owner: declaration, path: declaration.place.file.path)
    let parameters = profile(of: declaration).storedProperties.compactMap { memberwiseParameter($0, context) }
    let required = parameters.filter { $0.defaultValue == nil }
    if required.count == count { return required.map(\.label) }
    return parameters.count == count ? parameters.map(\.label) : nil
  }

  private func constructBuiltin(_ name: String, _ list: ArgumentList, range: SourceRange?) -> Value {
    for ancestor in builtinLineage(of: name) {
      let candidates = (index.platformExtensions[ancestor] ?? []).flatMap { extended in
        extended.members.initializers.filter { $0.body != nil }.map { Candidate(function: $0, owner: extended) }
      }
      guard let chosen = best(candidates, list.values),
        !isConversion(name, list) || fits(chosen, list.values, atLeast: 7),
        fits(chosen, list.values) || registry.types[name]?.initializer == nil,
        // `self.init(…)` in an initialiser is not itself: a platform's that is not modelled is meant.
        fits(chosen, list.values) || !runningInitializers.contains(ObjectIdentifier(chosen.function))
      else { continue }
      return runPlatformInitializer(chosen, of: name, list, range: range)
    }
    if let body = registry.types[name]?.initializer {
      appearanceProxies.draw(name)
      let call = BuiltinCall(evaluator: self, name: name, arguments: list.values, range: range)
      if let value = body(call) { return value }
    }
    if let reason = list.values.lazy.compactMap(\.value.unresolved).first { return .unresolved(reason) }
    let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
    return .unresolved(
      UnresolvedValue(code: "unknown-call", message: "`\(name)(\(labels))` is not modelled.", range: range))
  }

  /// Whether a call turns a number into one of another type, which is the platform's unless the project takes just that.
  private func isConversion(_ name: String, _ list: ArgumentList) -> Bool {
    guard Self.numberTypes.contains(name), list.values.count == 1, list.values[0].label == nil else { return false }
    switch list.values[0].value {
    case .int, .double: return true
    default: return false
    }
  }

  private static let numberTypes: Set<String> = ["CGFloat", "Decimal", "Double", "Float", "Int", "TimeInterval"]

  /// An initialiser that the project adds to a platform type: `self.init(…)` within it gives the value.
  private func runPlatformInitializer(
    _ chosen: Candidate, of name: String, _ list: ArgumentList, range: SourceRange?
  ) -> Value {
    guard let owner = chosen.owner else { return .void }
    let receiver = Scope.Receiver(value: .type(.builtin(name)), owner: owner)
    receiver.isConstructing = true
    let scope = Scope(parent: nil, receiver: receiver)
    let context = self.context(owner: owner, path: chosen.function.place.file.path, receiver)
    guard bind(chosen.function, list, context, scope) else { return .void }
    let key = ObjectIdentifier(chosen.function)
    let isOutermost = runningInitializers.insert(key).inserted
    defer { if isOutermost { runningInitializers.remove(key) } }
    if case .returning(let value) = execute(chosen.function.body ?? [], scope, nil), case .none = value { return .none }
    if case .type = receiver.value {
      return isUnwinding
        ? unwound
        : .unresolved(
          UnresolvedValue(
            code: "unknown-call", message: "An initialiser of \(name) in the project gives no value.", range: range))
    }
    return receiver.value
  }

  private func constructNominal(
    _ declaration: TypeDeclaration, _ list: ArgumentList, range: SourceRange?
  ) -> Value {
    let candidates = initializers(of: declaration)
    if var chosen = best(candidates, list.values) {
      if takesContentMemberwise(declaration, list, instead: chosen), let instance = memberwise(declaration, list) {
        return .instance(instance)
      }
      let type = specialized(declaration, byCalling: chosen, list.values)
      if chosen.owner?.original === type.original { chosen.owner = type }
      return runInitializer(chosen, of: type, list)
    }
    if let value = decoded(declaration, list) { return value }
    if !declaration.isReference || list.values.isEmpty, let instance = memberwise(declaration, list) {
      return .instance(instance)
    }
    if let value = inheritedInitializer(declaration, list, range: range) { return value }
    if let value = calledAtOnce(declaration, list, range: range) { return value }
    if registry.types[declaration.name]?.initializer != nil {
      // A type of another target may have the name of a platform type that is meant here.
      return constructBuiltin(declaration.name, list, range: range)
    }
    let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
    return .unresolved(
      UnresolvedValue(
        code: "unknown-call", message: "No initialiser of \(declaration.name) takes (\(labels)).", range: range))
  }

  /// Whether a trailing closure is the content that the memberwise initialiser takes for a builder, and not the action
  /// that an extension's initialiser takes: a view does not give nothing.
  private func takesContentMemberwise(
    _ declaration: TypeDeclaration, _ list: ArgumentList, instead chosen: Candidate
  ) -> Bool {
    guard !declaration.isReference, list.values.last?.isTrailingClosure == true,
      declaration.members.initializers.allSatisfy({ declaration.extensionInitializers.contains(ObjectIdentifier($0)) })
    else { return false }
    let position = list.values.count - 1
    func parameter(_ parameters: [ParameterDeclaration], _ matching: ArgumentMatching?) -> ParameterDeclaration? {
      matching.flatMap { $0.positions.firstIndex { $0.contains(position) } }.map { parameters[$0] }
    }
    let context = TypeContext(owner: declaration, path: declaration.place.file.path)
    let chosenContext = TypeContext(owner: chosen.owner, path: chosen.function.place.file.path)
    let own = memberwiseParameters(of: declaration)
    let matching = ArgumentMatching(own, list.values) { parameter in
      parameter.type.map { isFunction($0, in: context) } ?? false || parameter.builder != nil
    }
    let other = parameter(chosen.function.parameters, self.matching(chosen.function, list.values, chosenContext))
    return parameter(own, matching)?.builder != nil && other.map { $0.builder == nil } ?? false
  }

  /// The type's own initialisers, then those of base classes and protocols.
  func initializers(of declaration: TypeDeclaration) -> [Candidate] {
    var result = declaration.members.initializers.filter { $0.body != nil }.map {
      Candidate(function: $0, owner: declaration)
    }
    for case .project(let ancestor) in profile(of: declaration).lineage.dropFirst() {
      let isInherited = ancestor.isReference && declaration.members.initializers.isEmpty
      guard isInherited || ancestor.kind == .protocolType else { continue }
      result += ancestor.members.initializers.filter { $0.body != nil }.map {
        Candidate(function: $0, owner: ancestor)
      }
    }
    return result
  }

  /// A class or struct of the project that descends from a platform type whose initialiser the tool knows.
  private func inheritedInitializer(
    _ declaration: TypeDeclaration, _ list: ArgumentList, range: SourceRange?
  ) -> Value? {
    for case .builtin(let name) in profile(of: declaration).lineage {
      for extended in index.platformExtensions[name] ?? [] {
        let candidates = extended.members.initializers.filter { $0.body != nil }.map {
          Candidate(function: $0, owner: extended)
        }
        if let chosen = best(candidates, list.values) { return runInitializer(chosen, of: declaration, list) }
      }
    }
    return nil
  }

  private func runInitializer(_ chosen: Candidate, of declaration: TypeDeclaration, _ list: ArgumentList) -> Value {
    let instance = Instance(type: declaration)
    instance.isUnderConstruction = true
    let receiver = Scope.Receiver(value: .instance(instance), owner: chosen.owner ?? declaration)
    let outcome = run(chosen, receiver, list)
    if case .returning(.none) = outcome, chosen.function.modifiers.contains(.failable) { return .none }
    if thrown != nil, !chosen.function.modifiers.contains(.throwing) {
      let ended = ended(.void, declaration.name + ".init", at: chosen.function.place)
      if case .unresolved = ended { return ended }
    }
    guard case .instance(let result) = receiver.value else { return receiver.value }
    completeFields(of: result)
    return .instance(result)
  }

  private func run(_ chosen: Candidate, _ receiver: Scope.Receiver, _ list: ArgumentList) -> Completion {
    let scope = Scope(parent: nil, receiver: receiver)
    let context = self.context(owner: chosen.owner, path: chosen.function.place.file.path, receiver)
    guard bind(chosen.function, list, context, scope) else { return .normal }
    return execute(chosen.function.body ?? [], scope, nil)
  }

  /// Ends construction: wrapped properties get their storages, structures their initial values.
  ///
  /// A class's plain initial values are evaluated when they are first read: a preview seldom needs them all.
  private func completeFields(of instance: Instance) {
    instance.isUnderConstruction = false
    for property in profile(of: instance.type).storedProperties where instance.fields[property.name] == nil {
      if property.modifiers.contains(.lazy) { continue }
      let isWrapped = property.attributes.contains(where: isPropertyWrapper)
      if instance.type.isReference, !isWrapped { continue }
      if property.initialValue == nil, !isWrapped { continue }
      instance.fields[property.name] = initialField(property, of: instance)
    }
  }

  /// The value that a stored property has where no initialiser set it.
  func initialField(_ property: VariableDeclaration, of instance: Instance) -> Value {
    let owner = declaringType(of: property, in: instance.type)
    let context = TypeContext(owner: owner, path: property.place.file.path)
    var value: Value?
    if let initial = property.initialValue {
      let isLazy = property.modifiers.contains(.lazy)
      let receiver = Scope.Receiver(
        value: isLazy ? .instance(instance) : .type(.project(owner)), owner: owner, isStatic: !isLazy)
      let raw = expecting(property.type, in: context, of: initial) {
        evaluate(initial, Scope(parent: nil, receiver: receiver))
      }
      value = property.type.map { coerce(raw, to: $0, in: context) } ?? settled(raw)
    }
    if let wrapper = property.attributes.first(where: isPropertyWrapper) {
      return wrapperStorage(wrapper, for: property, initial: value, context: context)
    }
    return value ?? .none
  }

  func declaringType(of property: VariableDeclaration, in type: TypeDeclaration) -> TypeDeclaration {
    for case .project(let ancestor) in profile(of: type).lineage {
      if ancestor.members.storedOrder.contains(where: { $0 === property }) { return ancestor }
    }
    return type
  }

  /// The memberwise initialiser; `nil` where the labels do not fit.
  private func memberwise(_ declaration: TypeDeclaration, _ list: ArgumentList) -> Instance? {
    let properties = settableProperties(of: declaration)
    var context = TypeContext(owner: declaration, path: declaration.place.file.path)
    let parameters = properties.compactMap { memberwiseParameter($0, context) }
    guard
      let matching = ArgumentMatching(
        parameters, list.values,
        isFunction: { parameter in
          parameter.type.map { isFunction($0, in: context) } ?? false || parameter.builder != nil
        })
    else { return nil }
    let type = specialized(declaration, byCalling: parameters, matching.positions, list.values)
    context.owner = type
    let instance = Instance(type: type)
    instance.isUnderConstruction = true
    for (parameter, positions) in zip(parameters, matching.positions) {
      guard let position = positions.first,
        let property = properties.first(where: { $0.name == parameter.name })
      else { continue }
      instance.fields[property.name] = memberwiseValue(list.values[position].value, property, context)
    }
    completeFields(of: instance)
    return instance
  }

  private func settableProperties(of declaration: TypeDeclaration) -> [VariableDeclaration] {
    profile(of: declaration).storedProperties.filter { property in
      if property.modifiers.contains(.lazy) { return false }
      return !(property.modifiers.contains(.constant) && property.initialValue != nil)
    }
  }

  /// The parameters of the memberwise initialiser that other files may give; those of `@Binding` keep the attribute.
  func memberwiseParameters(of declaration: TypeDeclaration) -> [ParameterDeclaration] {
    let context = TypeContext(owner: declaration, path: declaration.place.file.path)
    return settableProperties(of: declaration).compactMap { property in
      guard var parameter = memberwiseParameter(property, context) else { return nil }
      if property.modifiers.contains(.isPrivate), parameter.defaultValue != nil { return nil }
      parameter.attributes += property.attributes.filter { wrapperKind($0) == .binding }
      return parameter
    }
  }

  private func memberwiseParameter(
    _ property: VariableDeclaration, _ context: TypeContext
  ) -> ParameterDeclaration? {
    var parameter = ParameterDeclaration(
      label: property.name, name: property.name, type: declaredType(of: property, in: context),
      defaultValue: property.initialValue)
    parameter.attributes = property.attributes.filter { $0.name.hasSuffix("Builder") }
    if let wrapper = property.attributes.first(where: isPropertyWrapper) {
      switch wrapperKind(wrapper) {
      case .environment, .environmentObject, .namespace, .packageDefault, .packageDependency, .query, .focus:
        return nil
      case .scaledMetric, .state, .observed, .binding, .custom, .unknown: break
      }
    }
    if parameter.defaultValue == nil, case .optional? = property.type, !property.modifiers.contains(.constant) {
      parameter.defaultValue = Expression(.nilLiteral, at: property.place)
    }
    if parameter.defaultValue == nil, let wrapper = property.attributes.first(where: isPropertyWrapper),
      property.type == nil || !wrapper.arguments.isEmpty
    {
      parameter.defaultValue = Expression(.nilLiteral, at: property.place)
    }
    return parameter
  }

  private func memberwiseValue(_ value: Value, _ property: VariableDeclaration, _ context: TypeContext) -> Value {
    if let wrapper = property.attributes.first(where: isPropertyWrapper) {
      let typed =
        wrapperKind(wrapper) == .binding
        ? coerce(value, to: .named("Binding", generics: property.type.map { [$0] } ?? []), in: context)
        : fitted(value, to: property, in: context)
      return wrapperStorage(wrapper, for: property, initial: typed, context: context)
    }
    guard let type = declaredType(of: property, in: context) else { return fitted(value, to: property, in: context) }
    var result = coerce(value, to: type, in: context)
    if let builder = property.builder, case .function(let function) = result {
      let adapted = function.adapted(builder: builder)
      // `@ViewBuilder let content: Content` keeps the views, not the closure.
      result = isFunction(type, in: context) ? .function(adapted) : call(adapted)
    }
    return result
  }

  /// `self.init(…)` and `super.init(…)`: runs another initialiser on the value under construction.
  func delegate(to type: TypeValue, _ list: ArgumentList, _ expression: Expression, _ scope: Scope) -> Value {
    guard let receiver = scope.nearestReceiver, case .project(let declaration) = type else { return .void }
    let candidates = initializers(of: declaration)
    if let chosen = best(candidates, list.values) {
      let inner = Scope.Receiver(value: receiver.value, owner: chosen.owner)
      let outcome = run(chosen, inner, list)
      receiver.value = inner.value
      if case .returning(.none) = outcome, chosen.function.modifiers.contains(.failable) { receiver.value = .none }
      return .void
    }
    if !declaration.isReference, let instance = memberwise(declaration, list) {
      instance.isUnderConstruction = true
      receiver.value = .instance(instance)
    }
    return .void
  }
}
