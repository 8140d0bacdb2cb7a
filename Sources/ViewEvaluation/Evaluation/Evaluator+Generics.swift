/// Generic types with what their parameters stand for.
///
/// There is no type checker: parameters are read off explicit arguments, declared types and the values at hand. What
/// none of these says stays unbound, and code that needs it is unresolved.
extension Evaluator {
  // MARK: Types as they are at run time

  /// A written type with the names of the project resolved where they are written, so that it means the same anywhere.
  func canonical(_ type: TypeExpression, in context: TypeContext) -> TypeExpression? {
    // An alias may name itself among its arguments.
    guard typeDepth < 16 else { return nil }
    typeDepth += 1
    defer { typeDepth -= 1 }
    switch type {
    case .known: return type
    case .optional(let wrapped): return canonical(wrapped, in: context).map { .optional($0) }
    case .array(let element): return canonical(element, in: context).map { .array($0) }
    case .dictionary(let key, let value):
      guard let key = canonical(key, in: context), let value = canonical(value, in: context) else { return nil }
      return .dictionary(key, value)
    case .tuple(let labels, let types):
      let known = types.compactMap { canonical($0, in: context) }
      return known.count == types.count ? .tuple(labels, known) : nil
    case .function, .metatype: return nil
    case .named(let name, let generics): return canonical(name, generics, in: context)
    }
  }

  private func canonical(
    _ name: String, _ generics: [TypeExpression], in context: TypeContext
  ) -> TypeExpression? {
    if let bound = boundType(name, in: context) { return bound }
    let written = TypeExpression.named(name, generics: generics)
    let expanded = expandedAlias(written, in: context)
    if expanded != written { return canonical(expanded, in: context) }
    guard let type = type(of: written, in: context) else { return nil }
    switch type {
    case .project(let declaration): return .known(TypeReference(declaration))
    case .builtin(let builtin): return .named(builtin, generics: generics.compactMap { canonical($0, in: context) })
    }
  }

  /// The type of a value as far as the value says it: nothing for `nil`, closures and empty collections.
  func typeExpression(of value: Value) -> TypeExpression? {
    switch value {
    case .instance(let instance): return .known(TypeReference(instance.type))
    case .enumeration(let enumeration): return .known(TypeReference(enumeration.type))
    case .array(let elements): return elements.lazy.compactMap(typeExpression).first.map { .array($0) }
    case .set(let set):
      return set.keys.lazy.compactMap(typeExpression).first.map { .named("Set", generics: [$0]) }
    case .dictionary(let dictionary):
      guard let key = dictionary.keys.lazy.compactMap(typeExpression).first,
        let value = dictionary.values.lazy.compactMap(typeExpression).first
      else { return nil }
      return .dictionary(key, value)
    case .range(let range):
      return (range.lower ?? range.upper).flatMap(typeExpression).map { .named(typeName(of: value), generics: [$0]) }
    case .tuple(let tuple):
      let types = tuple.values.compactMap(typeExpression)
      return types.count == tuple.values.count ? .tuple(tuple.labels, types) : nil
    case .bool, .int, .double, .string, .literal, .view: return .named(typeName(of: value))
    case .native(let native): return .named(native.typeName == "ScaledNumber" ? "Double" : native.typeName)
    case .void, .none, .function, .type, .keyPath, .binding, .pending, .unresolved: return nil
    }
  }

  // MARK: Specialised types

  /// A generic type with its arguments; the type itself where it is not generic or nothing is known of them.
  func specialized(_ declaration: TypeDeclaration, _ arguments: [TypeExpression?]) -> TypeDeclaration {
    let original = declaration.original
    let parameters = original.genericParameters
    guard !parameters.isEmpty, parameters.count == arguments.count else { return declaration }
    var bindings = declaration.bindings
    for (parameter, argument) in zip(parameters, arguments) { bindings[parameter] = argument }
    return specialized(original, bindings)
  }

  func specialized(_ declaration: TypeDeclaration, _ bindings: [String: TypeExpression]) -> TypeDeclaration {
    let original = declaration.original
    guard !bindings.isEmpty else { return declaration }
    let key = SpecializationKey(type: ObjectIdentifier(original), bindings: bindings)
    if let known = specializations[key] { return known }
    let result = TypeDeclaration(specializing: original, with: bindings)
    specializations[key] = result
    result.members = specializedMembers(of: result)
    return result
  }

  /// The type's own members, and those of its extensions whose requirements hold.
  private func specializedMembers(of type: TypeDeclaration) -> MemberTable {
    guard !type.conditionalExtensions.isEmpty else { return type.members }
    var members = type.unconditionalMembers
    for part in type.conditionalExtensions where holds(part.constraints, in: part, bindings: type.bindings) {
      members.join(part.members)
    }
    return members
  }

  private func holds(
    _ constraints: [(parameter: String, type: TypeExpression)], in part: TypeDeclaration,
    bindings: [String: TypeExpression]
  ) -> Bool {
    let context = TypeContext(owner: part, path: part.place.file.path)
    return constraints.allSatisfy { constraint in
      guard let bound = bindings[constraint.parameter], let actual = type(of: bound, in: context),
        let wanted = type(of: constraint.type, in: context)
      else { return true }
      return descends(actual, from: wanted.name)
    }
  }

  // MARK: Inference

  /// The type with the parameters that the arguments of an initialiser decide.
  func specialized(
    _ declaration: TypeDeclaration, byCalling parameters: [ParameterDeclaration], _ positions: [[Int]],
    _ values: [CallArgument]
  ) -> TypeDeclaration {
    guard !declaration.original.genericParameters.isEmpty else { return declaration }
    var bindings = declaration.bindings
    let open = declaration.original.genericParameters.filter { bindings[$0] == nil }
    guard !open.isEmpty else { return declaration }
    for (parameter, positions) in zip(parameters, positions) {
      guard let type = parameter.type else { continue }
      for position in positions { infer(open, from: values[position].value, as: type, into: &bindings) }
    }
    return specialized(declaration, bindings)
  }

  /// The type with the parameters that a call of one of its initialisers decides.
  func specialized(_ declaration: TypeDeclaration, byCalling chosen: Candidate, _ values: [CallArgument])
    -> TypeDeclaration
  {
    let context = TypeContext(owner: declaration, path: chosen.function.place.file.path)
    guard let matching = matching(chosen.function, values, context) else { return declaration }
    return specialized(declaration, byCalling: chosen.function.parameters, matching.positions, values)
  }

  /// `Name<Argument>` in an expression.
  func specialized(
    _ value: Value, _ generics: [TypeExpression], _ expression: Expression, _ scope: Scope
  ) -> Value {
    guard !generics.isEmpty, case .type(let type) = value else { return value }
    let context = context(of: expression, scope)
    if case .builtin(let name) = type { return specialized(name, generics, context) ?? value }
    guard case .project(let declaration) = type else { return value }
    return .type(.project(specialized(declaration, generics.map { canonical($0, in: context) })))
  }

  /// The context with what the generic parameters of a function stand for, read off its arguments; names used in
  /// expressions are declared in the scope too.
  func binding(
    genericsOf function: FunctionDeclaration, _ positions: [[Int]], _ list: ArgumentList, _ context: TypeContext,
    _ scope: Scope
  ) -> TypeContext {
    let names = function.genericParameters
    guard !names.isEmpty else { return context }
    var bindings: [String: TypeExpression] = [:]
    for (parameter, positions) in zip(function.parameters, positions) {
      guard let type = parameter.type else { continue }
      for position in positions { infer(names, from: list.values[position].value, as: type, into: &bindings) }
    }
    if let expected = list.expected, let result = function.result {
      for name in names where bindings[name] == nil {
        bindings[name] = TypeExpression.part(named: name, of: result, in: expected)
      }
    }
    for name in names { scope.generics.updateValue(bindings[name], forKey: name) }
    var context = context
    context.generics = scope.nearestGenerics
    return context
  }

  /// The value behind a binding or state.
  private func stored(_ value: Value) -> Value {
    switch value {
    case .binding(let binding): return binding.get()
    case .native(let native): return (native.payload as? Storage)?.value ?? value
    default: return settled(value)
    }
  }

  /// What generic names stand for where a value is given for a type that mentions them.
  func infer(
    _ names: [String], from value: Value, as type: TypeExpression, into bindings: inout [String: TypeExpression]
  ) {
    if case .pending(let pending) = value {
      guard let constant = constant(of: pending) else { return }
      if case .named("Binding", let generics) = type, let bound = generics.first {
        infer(names, from: constant, as: bound, into: &bindings)
      } else {
        infer(names, from: constant, as: type, into: &bindings)
      }
      return
    }
    switch (type, value) {
    case (_, .unresolved), (_, .void): return
    case (.optional(let wrapped), _): if !value.isNone { infer(names, from: value, as: wrapped, into: &bindings) }
    case (.named(let name, let generics), _) where generics.isEmpty && names.contains(name):
      if bindings[name] == nil, let found = typeExpression(of: stored(value)) { bindings[name] = found }
    case (.array(let element), .array(let elements)):
      for value in elements.prefix(4) { infer(names, from: value, as: element, into: &bindings) }
    case (.dictionary(let key, let element), .dictionary(let dictionary)):
      if let value = dictionary.keys.first { infer(names, from: value, as: key, into: &bindings) }
      if let value = dictionary.values.first { infer(names, from: value, as: element, into: &bindings) }
    case (.tuple(_, let types), .tuple(let tuple)) where types.count == tuple.values.count:
      for (type, value) in zip(types, tuple.values) { infer(names, from: value, as: type, into: &bindings) }
    case (.metatype(.named(let name, _)), .type(let type)) where names.contains(name):
      if bindings[name] == nil { bindings[name] = expression(of: type) }
    case (.function(let parameters, _), .function(let function)):
      guard case .closure(let closure, let scope) = function.body else { return }
      for (position, parameter) in parameters.enumerated() {
        guard case .named(let name, let generics) = parameter, generics.isEmpty, names.contains(name),
          bindings[name] == nil, let path = closure.path
        else { continue }
        bindings[name] = parameterType(position, of: closure, scope, path: path)
      }
    case (.named(_, let generics), _): infer(names, from: value, arguments: generics, into: &bindings)
    default: return
    }
  }

  /// The value that `.constant(value)` binds.
  private func constant(of pending: PendingExpression) -> Value? {
    guard case .call(let callee, let arguments, _) = pending.expression.kind,
      case .member(nil, "constant", _) = callee.kind, let argument = arguments.first
    else { return nil }
    return evaluate(argument.expression, pending.scope)
  }

  /// `Binding<T>`, `Set<T>`, `Range<T>` and generic types of the project.
  private func infer(
    _ names: [String], from value: Value, arguments: [TypeExpression], into bindings: inout [String: TypeExpression]
  ) {
    guard let first = arguments.first else { return }
    switch value {
    case .binding(let binding): infer(names, from: binding.get(), as: first, into: &bindings)
    case .set(let set):
      if let element = set.keys.first { infer(names, from: element, as: first, into: &bindings) }
    case .range(let range):
      if let bound = range.lower ?? range.upper { infer(names, from: bound, as: first, into: &bindings) }
    case .instance(let instance): infer(names, from: instance.type, arguments: arguments, into: &bindings)
    case .enumeration(let value): infer(names, from: value.type, arguments: arguments, into: &bindings)
    case .native(let native):
      if let storage = native.payload as? Storage { infer(names, from: storage.value, as: first, into: &bindings) }
    default: return
    }
  }

  private func infer(
    _ names: [String], from type: TypeDeclaration, arguments: [TypeExpression],
    into bindings: inout [String: TypeExpression]
  ) {
    for (parameter, argument) in zip(type.original.genericParameters, arguments) {
      guard case .named(let name, _) = argument, names.contains(name), bindings[name] == nil else { continue }
      bindings[name] = type.bindings[parameter]
    }
  }

  func expression(of type: TypeValue) -> TypeExpression {
    switch type {
    case .project(let declaration): .known(TypeReference(declaration))
    case .builtin(let name): .named(name)
    }
  }

  /// A platform type whose values keep their generic argument, as a function that makes them.
  private func specialized(_ name: String, _ generics: [TypeExpression], _ context: TypeContext) -> Value? {
    guard let body = registry.types[name]?.statics["init of"], let argument = generics.first,
      let model = type(of: argument, in: context)
    else { return nil }
    return .function(
      FunctionValue(
        .native { call in
          body(
            BuiltinCall(
              evaluator: call.evaluator, name: name, receiver: .type(model), arguments: call.arguments,
              range: call.range))
        }))
  }

  // MARK: Expected types

  /// Runs the evaluation of an expression with the type that the context gives it, for a call whose generic parameters
  /// only its result tells: `let items: [Item] = load("items.json")`.
  func expecting<Result>(
    _ type: TypeExpression?, in context: TypeContext, of expression: Expression, _ body: () -> Result
  ) -> Result {
    guard let type, Self.isCall(expression) else { return body() }
    expectedResult = canonical(type, in: context)
    defer { expectedResult = nil }
    return body()
  }

  private static func isCall(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call: true
    case .attempt(_, let inner): isCall(inner)
    default: false
    }
  }

  /// The expected type, for one call only: its base and its arguments expect something else.
  func takeExpectedResult() -> TypeExpression? {
    guard let expected = expectedResult else { return nil }
    expectedResult = nil
    return expected
  }

  /// Calls a value; a generic type whose arguments wait for its parameters waits with them for its context.
  func applyOrWait(_ callee: Value, _ list: ArgumentList, _ expression: Expression, _ scope: Scope) -> Value {
    guard case .type(.project(let declaration)) = callee, !declaration.genericParameters.isEmpty,
      declaration.bindings.isEmpty, list.values.contains(where: { hasPending($0.value) })
    else { return apply(callee, list, expression) }
    if case .known(let reference)? = list.expected?.unwrapped, reference.declaration.original === declaration.original {
      return construct(.project(reference.declaration), list, range: expression.range)
    }
    guard waits(declaration, list) else { return apply(callee, list, expression) }
    return .pending(PendingExpression(expression: expression, scope: scope))
  }

  /// Whether an argument waits for a generic parameter that the other arguments leave open.
  private func waits(_ declaration: TypeDeclaration, _ list: ArgumentList) -> Bool {
    guard let chosen = best(initializers(of: declaration), list.values) else { return false }
    let context = TypeContext(owner: declaration, path: chosen.function.place.file.path)
    guard let positions = matching(chosen.function, list.values, context)?.positions else { return false }
    let bindings = specialized(declaration, byCalling: chosen, list.values).bindings
    return zip(chosen.function.parameters, positions).contains { parameter, positions in
      guard case .named(let name, _)? = parameter.type?.unwrapped, declaration.genericParameters.contains(name),
        bindings[name] == nil
      else { return false }
      return positions.contains { hasPending(list.values[$0].value) }
    }
  }

  /// A call that waited for its type, made without it.
  func forced(_ value: Value) -> Value {
    guard case .pending(let pending) = value, !pending.expression.isImplicit else { return value }
    return resolve(pending, in: .builtin("Any"))
  }

  // MARK: Adoption

  /// An instance made before its generic arguments were known, as one of the type that the context asks for; implicit
  /// members that waited in its fields are settled.
  func adopting(_ instance: Instance, _ type: TypeDeclaration) -> Instance {
    guard instance.type.original === type.original, type.bindings.count > instance.type.bindings.count,
      instance.type.bindings.allSatisfy({ type.bindings[$0.key] == $0.value })
    else { return instance }
    var fields = instance.fields
    for property in profile(of: type).storedProperties {
      guard let value = fields[property.name], let written = property.type,
        !property.attributes.contains(where: isPropertyWrapper), hasPending(value)
      else { continue }
      fields[property.name] = coerce(
        value, to: written, in: TypeContext(owner: type, path: property.place.file.path))
    }
    if instance.type.isReference {
      instance.type = type
      instance.fields = fields
      return instance
    }
    let copy = Instance(type: type, fields: fields, environment: instance.environment)
    copy.origin = instance.origin
    return copy
  }

  /// Whether a value waits for its type, or elements of it do.
  func hasPending(_ value: Value) -> Bool {
    switch value {
    case .pending: true
    case .array(let elements): elements.contains(where: hasPending)
    case .dictionary(let dictionary): dictionary.values.contains(where: hasPending)
    case .native(let native): (native.payload as? Storage).map { hasPending($0.value) } ?? false
    default: false
    }
  }
}

/// A generic type and its arguments.
struct SpecializationKey: Hashable {
  var type: ObjectIdentifier
  var bindings: [String: TypeExpression]
}
