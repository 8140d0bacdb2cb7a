/// How a statement ended.
enum Completion {
  case normal
  case returning(Value)
  case breaking(String?)
  case continuing(String?)
  case fallingThrough
  /// A thrown error or a spent budget.
  case unwinding
}

/// The values of expression statements, in a result builder.
final class BuilderCollector {
  var values: [Value] = []
  /// Whether errors end here: a builder of views cannot throw, so what escapes stands for the one view that it was.
  let catchesErrors: Bool

  init(catchesErrors: Bool = false) { self.catchesErrors = catchesErrors }
}

/// Running statements.
extension Evaluator {
  /// Runs statements in order.
  ///
  /// - Parameter collector: takes the values of expression statements in a result builder; `nil` in plain code.
  func execute(_ statements: [Statement], _ scope: Scope, _ collector: BuilderCollector?) -> Completion {
    declareFunctions(in: statements, scope)
    var deferred: [[Statement]] = []
    defer {
      for block in deferred.reversed() { _ = execute(block, Scope(parent: scope), nil) }
    }
    for statement in statements {
      if case .deferring(let block) = statement {
        deferred.append(block)
        continue
      }
      let completion = execute(statement, scope, collector)
      if case .normal = completion {
        if isUnwinding { return .unwinding }
        continue
      }
      return completion
    }
    return .normal
  }

  /// Local functions are known before the statement that declares them.
  private func declareFunctions(in statements: [Statement], _ scope: Scope) {
    var functions: [String: [FunctionDeclaration]] = [:]
    for case .function(let function) in statements { functions[function.name, default: []].append(function) }
    for (name, list) in functions {
      scope.declare(name, .function(FunctionValue(.declared(list, receiver: nil, scope: scope))))
    }
  }

  private func execute(_ statement: Statement, _ scope: Scope, _ collector: BuilderCollector?) -> Completion {
    guard step() else { return .unwinding }
    switch statement {
    case .expression(let expression):
      var value = evaluate(expression, scope)
      if collector?.catchesErrors == true { value = caught(value, expression.range) }
      if case .void = value { return .normal }
      if collector == nil, case .unresolved(let reason) = value { forgetReceiver(of: expression, reason, scope) }
      collector?.values.append(value)
      return .normal
    case .variable(let variable):
      declare(variable, scope)
      return .normal
    case .type(let type):
      scope.declare(type.name, .type(.project(type)))
      return .normal
    case .function, .unsupported, .deferring: return .normal
    case .conditional(let statement): return conditional(statement, scope, collector)
    case .guarding(let conditions, let otherwise, let source):
      return guarding(conditions, otherwise, source, scope, collector)
    case .selection(let statement): return selection(statement, scope, collector)
    case .forEach, .whileLoop, .repeatLoop: return loop(statement, scope, collector)
    case .returning(let expression, _):
      return .returning(expression.map { evaluate($0, scope) } ?? .void)
    case .breaking(let label): return .breaking(label)
    case .continuing(let label): return .continuing(label)
    case .fallingThrough: return .fallingThrough
    case .throwing(let expression):
      let error = evaluate(expression, scope)
      if !isUnwinding { thrown = error }
      return .unwinding
    case .attempt(let statements, let clauses): return attempt(statements, clauses, scope, collector)
    case .labelledBlock(_, let statements): return execute(statements, Scope(parent: scope), collector)
    }
  }

  /// A method that is not known and of which the result is not used changes what it is called on.
  private func forgetReceiver(of statement: Expression, _ reason: UnresolvedValue, _ scope: Scope) {
    guard reason.code == "unknown-call", case .call(let callee, _, _) = statement.kind,
      case .member(let base?, _, _) = callee.kind, base.assignedName != nil
    else { return }
    switch evaluate(base, scope) {
    case .array, .set, .dictionary, .string, .tuple, .range: assign(.unresolved(reason), to: base, scope)
    case .instance(let instance) where !instance.type.isReference && !conforms(.instance(instance), to: "View"):
      assign(.unresolved(reason), to: base, scope)
    default: break
    }
  }

  private func declare(_ variable: LocalVariable, _ scope: Scope) {
    let context = context(path: variable.place.file.path, scope)
    if let declaration = variable.declaration {
      declare(declaration, scope, context)
      return
    }
    guard let expression = variable.value else {
      // `let x: T`, set later.
      if case .name(let name) = variable.pattern {
        scope.declare(name, .none, isOptional: variable.type?.isOptional ?? false)
        if let type = variable.type { scope.declaredTypes[name] = type }
      }
      return
    }
    if variable.type == nil, case .name(let name) = variable.pattern, let whole = expression.wholeNumber {
      return scope.declare(name, .int(whole))
    }
    var value = expecting(variable.type, in: context, of: expression) { evaluate(expression, scope) }
    value = variable.type.map { coerce(value, to: $0, in: context) } ?? settled(value)
    if case .name(let name) = variable.pattern, !name.hasPrefix("$"), isCollection(value) {
      scope.declare(name, value, isOptional: variable.type?.isOptional ?? isOptional(expression, scope))
      return
    }
    _ = match(variable.pattern, value, scope)
  }

  /// A computed, lazy or wrapped local.
  private func declare(_ declaration: VariableDeclaration, _ scope: Scope, _ context: TypeContext) {
    if let getter = declaration.getter {
      let value = body(getter, builder: declaration.builder, Scope(parent: scope))
      scope.declare(declaration.name, declaration.type.map { coerce(value, to: $0, in: context) } ?? value)
      return
    }
    var value = declaration.initialValue.map { evaluate($0, scope) } ?? .none
    value = declaration.type.map { coerce(value, to: $0, in: context) } ?? settled(value)
    if let wrapper = declaration.attributes.first(where: isPropertyWrapper) {
      let kept = appearance.locals[ObjectIdentifier(declaration)]
      let storage = kept ?? wrapperStorage(wrapper, for: declaration, initial: value, context: context)
      if appearance.isCollecting, wrapperKind(wrapper) == .state {
        appearance.locals[ObjectIdentifier(declaration)] = storage
      }
      scope.declare("_" + declaration.name, storage)
      scope.declare("$" + declaration.name, projectedValue(of: storage, wrapper: wrapper, in: nil))
      scope.declare(declaration.name, wrappedValue(of: storage, wrapper: wrapper, in: nil))
      return
    }
    scope.declare(declaration.name, value)
  }

  private func guarding(
    _ conditions: [Condition], _ otherwise: [Statement], _ source: String, _ scope: Scope,
    _ collector: BuilderCollector?
  ) -> Completion {
    switch evaluate(conditions, in: scope) {
    case .holds: return .normal
    case .fails: return execute(otherwise, Scope(parent: scope), collector)
    case .unknown(let reason, let place):
      if leavesLoop(by: source, reason, collector) { return .breaking(nil) }
      if choose(reason, at: place, source: source) { return .normal }
      return execute(otherwise, Scope(parent: scope), collector)
    }
  }

  private func conditional(
    _ statement: IfStatement, _ scope: Scope, _ collector: BuilderCollector?
  ) -> Completion {
    let inner = Scope(parent: scope)
    switch evaluate(statement.conditions, in: inner) {
    case .holds: return execute(statement.then, inner, collector)
    case .fails: return execute(statement.otherwise ?? [], Scope(parent: scope), collector)
    case .unknown(let reason, let place):
      if leavesLoop(by: statement.source, reason, collector) { return .breaking(nil) }
      let choice = choose(reason, at: place, source: statement.source)
      let branch = choice ? statement.then : statement.otherwise ?? []
      guard let collector else { return execute(branch, inner, nil) }
      let inside = BuilderCollector(catchesErrors: collector.catchesErrors)
      let completion = execute(branch, inner, inside)
      collector.values.append(
        unknownCondition(source: statement.source, value: choice, inside.values, at: statement.place))
      return completion
    }
  }

  private func selection(
    _ statement: SwitchStatement, _ scope: Scope, _ collector: BuilderCollector?
  ) -> Completion {
    let subject = evaluate(statement.subject, scope)
    if isUnwinding { return .unwinding }
    let named = namedCase(subject, in: statement)
    var isFalling = false
    for (position, clause) in statement.cases.enumerated() {
      let inner = Scope(parent: scope)
      guard isFalling || takes(clause, subject, named, inner, position, statement) else { continue }
      let completion = execute(clause.body, inner, collector)
      switch completion {
      case .fallingThrough: isFalling = true
      case .breaking(nil): return .normal
      default: return completion
      }
    }
    // A `switch` is exhaustive: where no case is taken, its subject was not understood.
    let reason = UnresolvedValue(
      code: "unknown-condition",
      message: "None of the cases of `\(statement.source)` could be held against a \(typeName(of: subject)).",
      range: statement.place.range)
    guard !isUnwinding else { return .unwinding }
    guard let collector else { return .returning(.unresolved(reason)) }
    collector.values.append(.unresolved(subject.unresolved ?? reason))
    return .normal
  }

  /// Whether a case of a `switch` is taken; what is not known is a state of its own for each case.
  private func takes(
    _ clause: SwitchCase, _ subject: Value, _ named: String?, _ scope: Scope, _ position: Int,
    _ statement: SwitchStatement
  ) -> Bool {
    if clause.patterns.isEmpty { return true }
    var unknown: UnresolvedValue?
    for item in clause.patterns {
      var isMatch = match(item.pattern, subject, scope)
      if isMatch == nil, let named, case .enumCase(_, let name, _) = item.pattern, name != named { isMatch = false }
      if isMatch == false { continue }
      var reason = unknownMatch(of: subject, at: statement.place)
      if isMatch == nil { bindUnknown(item.pattern, reason, scope) }
      if let condition = item.condition {
        let value = evaluate(condition, scope)
        switch self.condition(value, at: condition.place) {
        case true?: break
        case false?: continue
        case nil:
          if isMatch == true { reason = self.reason(of: value, at: condition.place) }
          isMatch = nil
        }
      }
      if isMatch == true { return true }
      unknown = unknown ?? reason
    }
    guard let unknown else { return false }
    return position == statement.cases.count - 1
      || choose(unknown, at: statement.place, source: statement.source, option: position)
  }
}
