internal import Diagnostics

/// Running declared functions and closures.
extension Evaluator {
  /// Calls any value that can be called.
  func apply(_ value: Value, _ list: ArgumentList, _ expression: Expression) -> Value {
    if isUnwinding { return unwound }
    switch value {
    case .function(let function): return call(function, list, range: expression.range)
    case .type(let type): return construct(type, list, range: expression.range)
    case .unresolved(let reason):
      forgetArguments(of: list, reason)
      return value
    case .array(let elements) where elements.count == 1 && list.values.isEmpty:
      // A generic parameter that stands for an array: `T()`.
      guard case .type = elements[0] else { break }
      return .array([])
    case .instance(let instance):
      let candidates = lineage(of: .project(instance.type)).flatMap { ancestor -> [Candidate] in
        guard case .project(let type) = ancestor else { return [] }
        return (type.members.functions["callAsFunction"] ?? []).map { Candidate(function: $0, owner: type) }
      }
      if let chosen = best(candidates, list.values) {
        let receiver = Scope.Receiver(value: value, owner: chosen.owner)
        return invoke(chosen.function, owner: chosen.owner, receiver: receiver, list, captured: nil)
      }
      return callBuiltin("callAsFunction", of: value, list, expression)
        ?? unresolved("unknown-call", "A \(instance.type.name) is called, which it does not declare.", expression)
    default: break
    }
    return callBuiltin("callAsFunction", of: value, list, expression)
      ?? unresolved("unknown-call", "A value of type \(typeName(of: value)) is called.", expression)
  }

  /// What code that is not known is given to change is not known either.
  func forgetArguments(of list: ArgumentList, _ reason: UnresolvedValue) {
    guard let scope = list.scope else { return }
    for target in list.targets.sorted(by: { $0.key < $1.key }) { assign(.unresolved(reason), to: target.value, scope) }
  }

  package func call(_ function: FunctionValue, _ arguments: [Value] = []) -> Value {
    call(function, ArgumentList(arguments.map { CallArgument(value: $0) }), range: nil)
  }

  /// Calls a function whose first parameter is `inout`.
  func call(_ function: FunctionValue, changing value: inout Value, _ others: [Value] = []) -> Value {
    let place = SourcePlace(file: SourceText(path: "", lineStarts: [0]), start: 0, end: 0)
    let scope = Scope(parent: nil)
    scope.declare("changing", value)
    var list = ArgumentList(([value] + others).map { CallArgument(value: $0) })
    list.targets[0] = Expression(.name("changing", generics: []), at: place)
    list.scope = scope
    let result = call(function, list, range: nil)
    value = scope.local("changing") ?? value
    return result
  }

  func call(_ function: FunctionValue, _ list: ArgumentList, range: SourceRange?) -> Value {
    guard step() else { return unwound }
    switch function.body {
    case .closure(let closure, let scope): return call(closure, function, list, scope)
    case .declared(let functions, let receiver, let scope):
      let candidates = functions.map { Candidate(function: $0, owner: owner(of: $0, receiver)) }
      let chosen = best(candidates, list.values) ?? bestIgnoringLabels(candidates, list.values)
      guard let chosen else {
        let labels = list.values.map { ($0.label ?? "_") + ":" }.joined()
        let name = functions.first?.name ?? ""
        return .unresolved(
          UnresolvedValue(
            code: "unknown-call", message: "No `\(name)` of the project takes (\(labels)).", range: range))
      }
      let inner = receiver.map { value in
        var isStatic = false
        if case .type = value { isStatic = true }
        return Scope.Receiver(value: value, owner: chosen.owner, isStatic: isStatic)
      }
      return invoke(chosen.function, owner: chosen.owner, receiver: inner, list, captured: scope)
    case .native(let body):
      var call = BuiltinCall(evaluator: self, name: "", arguments: list.values, range: range)
      call.argumentUpdates = ArgumentUpdates(list)
      let result = body(call)
      call.argumentUpdates?.write(back: list, self)
      return result ?? call.firstUnresolved.map { .unresolved($0) }
        ?? .unresolved(
          UnresolvedValue(
            code: "unknown-call", message: "No form of the function takes (\(call.signature)).", range: range))
    }
  }

  /// The type that declares a method, among those of the receiver.
  private func owner(of function: FunctionDeclaration, _ receiver: Value?) -> TypeDeclaration? {
    guard let receiver else { return nil }
    var type = dynamicType(of: receiver)
    if case .type(let metatype) = receiver { type = metatype }
    for ancestor in lineage(of: type) {
      var declarations: [TypeDeclaration] = []
      switch ancestor {
      case .project(let declaration): declarations = [declaration]
      case .builtin(let name): declarations = index.platformExtensions[name] ?? []
      }
      for declaration in declarations {
        let members = declaration.members
        if members.functions[function.name]?.contains(where: { $0 === function }) == true { return declaration }
        if members.staticFunctions[function.name]?.contains(where: { $0 === function }) == true { return declaration }
      }
    }
    return nil
  }

  private func call(
    _ closure: ClosureExpression, _ function: FunctionValue, _ list: ArgumentList, _ captured: Scope
  ) -> Value {
    if appearance.isRunning { appearance.called.insert(ObjectIdentifier(closure)) }
    let scope = Scope(parent: captured)
    let receiver = captured.nearestReceiver
    var context = self.context(owner: receiver?.owner, path: receiver?.owner?.place.file.path ?? "", receiver)
    context.generics = captured.nearestGenerics
    let outerContext = function.contextualContext ?? context
    var parameterTypes: [TypeExpression] = []
    var result: TypeExpression?
    if case .function(let parameters, let type)? = function.contextualType {
      parameterTypes = parameters
      result = type
    }
    var values = list.values.map(\.value)
    let wanted = closure.hasSignature ? closure.parameters.count : closure.shorthandCount
    if values.count == 1, wanted > 1, case .tuple(let tuple) = values[0] { values = tuple.values }
    for (position, value) in values.enumerated() {
      var value = value
      if position < closure.parameters.count, let type = closure.parameters[position].type {
        value = coerce(value, to: type, in: context)
      } else if position < parameterTypes.count {
        value = coerce(value, to: parameterTypes[position], in: outerContext)
      }
      if closure.hasSignature {
        if position < closure.parameters.count { declare(closure.parameters[position].name, value, scope) }
      } else {
        scope.declare("$\(position)", value)
      }
    }
    let output = body(closure.body, builder: function.builder, scope)
    writeBack(list, closure.parameters.map(\.name), scope)
    return result.map { coerce(output, to: $0, in: outerContext) } ?? output
  }

  /// Declares a closure's parameter; `$item` is a binding, and declares its value and its storage too.
  private func declare(_ name: String, _ value: Value, _ scope: Scope) {
    scope.declare(name, value)
    guard name.hasPrefix("$"), name.dropFirst().first?.isNumber == false else { return }
    let plain = String(name.dropFirst())
    scope.declare("_" + plain, value)
    if case .binding(let binding) = value {
      scope.declare(plain, binding.get())
    } else {
      scope.declare(plain, value)
    }
  }

  private func writeBack(_ list: ArgumentList, _ names: [String], _ scope: Scope) {
    guard !list.targets.isEmpty, let outer = list.scope else { return }
    for (position, target) in list.targets.sorted(by: { $0.key < $1.key }) {
      let name = position < names.count ? names[position] : "$\(position)"
      if let value = scope.local(name) { assign(value, to: target, outer) }
    }
  }

  /// Runs a function of the project.
  ///
  /// - Parameters:
  ///   - receiver: `self`; a mutating method changes its value.
  ///   - captured: the scope around a local function.
  func invoke(
    _ function: FunctionDeclaration, owner: TypeDeclaration?, receiver: Scope.Receiver?, _ list: ArgumentList,
    captured: Scope?
  ) -> Value {
    guard step() else {
      locateExhaustion(at: function.place)
      return unwound
    }
    guard let statements = function.body else {
      return unresolved("no-body", "`\(function.name)` has no body that could be run.", at: function.place)
    }
    if function.modifiers.contains(.isAsync), !runsAsynchronousCode {
      if appearance.isRunning {
        var unrun = UnrunCode(self)
        unrun.add(statements, in: Scope(parent: captured, receiver: receiver))
        leave(unrun)
      }
      return unresolved("not-run", "The asynchronous function `\(function.name)` is not run.", at: function.place)
    }
    var context = self.context(owner: owner, path: function.place.file.path, receiver)
    let scope = Scope(parent: captured, receiver: receiver)
    guard bind(function, list, context, scope) else {
      return unresolved("unknown-call", "The arguments do not fit `\(function.name)`.", at: function.place)
    }
    context.generics = scope.nearestGenerics
    let builder = function.builder ?? inferredBuilder(function, owner: owner)
    let isThrowing = function.modifiers.contains(.throwing)
    var output = body(statements, builder: builder, scope, isThrowing: isThrowing)
    locateExhaustion(at: function.place)
    if !isThrowing { output = ended(output, function.name, at: function.place) }
    if !list.targets.isEmpty { writeBackParameters(list, function, scope) }
    guard let result = function.result else { return isUnwinding ? unwound : output.unresolvedError ?? .void }
    return coerce(output, to: result, in: context)
  }

  private func writeBackParameters(_ list: ArgumentList, _ function: FunctionDeclaration, _ scope: Scope) {
    guard let matching = matching(function, list.values, TypeContext(owner: nil, path: "")) else { return }
    guard let outer = list.scope else { return }
    for (parameter, positions) in zip(function.parameters, matching.positions) where parameter.isInOut {
      for position in positions {
        if let target = list.targets[position], let value = scope.local(parameter.name) {
          assign(value, to: target, outer)
        }
      }
    }
  }

  /// Declares the parameters in the function's scope; `false` where the arguments do not fit.
  func bind(
    _ function: FunctionDeclaration, _ list: ArgumentList, _ context: TypeContext, _ scope: Scope
  ) -> Bool {
    guard let matching = matching(function, list.values, context)?.positions ?? positional(function, list.values) else {
      return false
    }
    let context = binding(genericsOf: function, matching, list, context, scope)
    for (parameter, positions) in zip(function.parameters, matching) {
      var value: Value
      if parameter.isVariadic {
        value = .array(positions.map { coerced(list.values[$0].value, for: parameter, in: context) })
      } else if let position = positions.first {
        value = coerced(list.values[position].value, for: parameter, in: context)
      } else if let initial = parameter.defaultValue {
        value = coerced(evaluate(initial, scope), for: parameter, in: context)
      } else {
        value = .none
      }
      if let wrapper = parameter.attributes.first(where: isPropertyWrapper), wrapper.name != "Binding" {
        value = .native("State", Storage(value))
      }
      scope.declare(parameter.name, value, isOptional: parameter.type?.isOptional ?? false)
    }
    return true
  }

  func matching(
    _ function: FunctionDeclaration, _ values: [CallArgument], _ context: TypeContext
  ) -> ArgumentMatching? {
    if let first = function.name.first, !first.isLetter, first != "_" {
      return ArgumentMatching(operands: values, function.parameters)
    }
    return ArgumentMatching(function.parameters, values) { parameter in
      guard let type = parameter.type else { return false }
      return isFunction(type, in: context) || parameter.builder != nil
    }
  }

  /// Arguments by position, for functions passed as values, whose labels are gone.
  private func positional(_ function: FunctionDeclaration, _ values: [CallArgument]) -> [[Int]]? {
    guard values.allSatisfy({ $0.label == nil }), values.count <= function.parameters.count else { return nil }
    return function.parameters.indices.map { $0 < values.count ? [$0] : [] }
  }

  private func coerced(_ value: Value, for parameter: ParameterDeclaration, in context: TypeContext) -> Value {
    guard let type = parameter.type else { return settled(value) }
    var result = coerce(value, to: type, in: context)
    if let builder = parameter.builder, case .function(let function) = result {
      result = .function(function.adapted(builder: builder))
    }
    if parameter.isAutoclosure {
      let value = result
      return .function(FunctionValue(.native { _ in value }))
    }
    return result
  }

  /// Runs a getter or other body with a receiver.
  func run(
    _ statements: [Statement], builder: String?, type: TypeExpression?, receiver: Scope.Receiver?, place: SourcePlace,
    isThrowing: Bool = false
  ) -> Value {
    guard step() else { return unwound }
    let scope = Scope(parent: nil, receiver: receiver)
    let builder = builder ?? inferredBuilder(statements, type: type)
    var output = body(statements, builder: builder, scope, isThrowing: isThrowing)
    locateExhaustion(at: place)
    if !isThrowing { output = ended(output, nil, at: place) }
    guard let type else { return output }
    return coerce(output, to: type, in: context(owner: receiver?.owner, path: place.file.path, receiver))
  }

  /// Runs the statements of a function, getter or closure in a scope made for them.
  ///
  /// - Parameter isThrowing: whether errors are for whoever calls it; a builder of views otherwise keeps them.
  func body(_ statements: [Statement], builder: String?, _ scope: Scope, isThrowing: Bool = false) -> Value {
    if statements.count == 1, case .expression(let only) = statements[0], builder == nil || isStandard(builder) {
      let value = evaluate(only, scope)
      return builder == nil || isThrowing ? value : caught(value, only.range)
    }
    if let builder, !isStandard(builder), let type = builderType(builder, scope) {
      return CustomBuilder(type: type, evaluator: self).run(statements, scope)
    }
    if builder != nil { return built(statements, scope, isThrowing: isThrowing) }
    if statements.count == 1 {
      switch statements[0] {
      case .conditional, .selection: return value(of: statements, scope)
      default: break
      }
    }
    if case .returning(let value) = execute(statements, scope, nil) { return value }
    return isUnwinding ? unwound : .void
  }
}
