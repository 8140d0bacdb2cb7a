internal import Diagnostics

/// The dispatch over kinds of expressions.
extension Evaluator {
  func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
    guard step() else {
      locateExhaustion(at: expression.place)
      return unwound
    }
    fileUses.add(expression.place.file)
    if expression.isImplicit { return .pending(PendingExpression(expression: expression, scope: scope)) }
    switch expression.kind {
    case .integer(let value): return .int(value)
    case .unsigned(let value): return .fixed(.uint64, value)
    case .double(let value): return .double(value)
    case .boolean(let value): return .bool(value)
    case .nilLiteral: return .none
    case .string(let pieces): return string(pieces, expression, scope)
    case .name(let name, let generics):
      return specialized(self.name(name, expression, scope), generics, expression, scope)
    case .member(let base?, let name, let isChained): return member(base, name, isChained, expression, scope)
    case .member(nil, _, _): return .pending(PendingExpression(expression: expression, scope: scope))
    case .call(let callee, let arguments, let isChained):
      return call(callee, arguments, isChained, expression, scope)
    case .index(let base, let arguments, let isChained):
      return index(base, arguments, isChained, expression, scope)
    case .optionalChain(let base): return evaluate(base, scope)
    case .forceUnwrap(let base): return unwrapped(evaluate(base, scope), expression)
    default: return compound(expression, scope)
    }
  }

  private func compound(_ expression: Expression, _ scope: Scope) -> Value {
    switch expression.kind {
    case .prefix(let name, let operand): return prefix(name, operand, expression, scope)
    case .postfix(let name, let operand): return postfix(name, operand, expression, scope)
    case .binary(let name, let left, let right): return binary(name, left, right, expression, scope)
    case .assignment(let target, let value):
      assign(evaluate(value, scope), to: target, scope)
      return .void
    case .lazyBinary(let name, let left, let right): return lazyBinary(name, left, right, expression, scope)
    case .ternary(let condition, let then, let otherwise, let source):
      let holds = holds(condition, source: source, scope)
      return isUnwinding ? unwound : evaluate(holds ? then : otherwise, scope)
    case .cast(let operand, let kind, let type): return cast(operand, kind, type, expression, scope)
    case .array(let elements): return array(elements, scope)
    case .dictionary(let pairs):
      return dictionaryLiteral(pairs.map { (settled(evaluate($0.0, scope)), evaluate($0.1, scope)) })
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      return .tuple(
        TupleValue(labels: elements.map(\.label), values: elements.map { evaluate($0.expression, scope) }))
    case .closure(let closure): return closureValue(closure, scope)
    case .keyPath(let path): return keyPath(path, scope)
    case .type(let type): return metatype(type, expression, scope)
    case .conditional(let statement): return value(of: [.conditional(statement)], scope)
    case .selection(let statement): return value(of: [.selection(statement)], scope)
    case .attempt(let kind, let operand): return attempt(kind, operand, scope)
    case .await(let operand) where runsAsynchronousCode: return evaluate(operand, scope)
    case .await:
      stopAction("asynchronous code is not run")
      return unresolved("not-run", "Asynchronous code is not run.", expression)
    case .inOut(let operand): return evaluate(operand, scope)
    case .macro(let name, let arguments): return macro(name, arguments, expression, scope)
    case .unsupported(let kind):
      return unresolved("unknown-syntax", "The syntax \(kind) is not evaluated.", expression)
    default: return .void
    }
  }

  private func array(_ elements: [Expression], _ scope: Scope) -> Value {
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      result.append(evaluate(element, scope))
      if isUnwinding { return unwound }
    }
    return .array(unified(result))
  }

  /// Elements that wait for their type, `[Size.large, .small]`, with the type of one that has it.
  private func unified(_ elements: [Value]) -> [Value] {
    let isWaiting = elements.contains {
      if case .pending(let pending) = $0 { pending.expression.isImplicit } else { false }
    }
    guard isWaiting else { return elements }
    let typed = elements.first { element in
      switch element {
      case .instance, .enumeration, .native: true
      default: false
      }
    }
    guard let typed else { return elements }
    return elements.map { element in
      guard case .pending(let pending) = element, hasImplicitRoot(pending.expression, in: dynamicType(of: typed)) else {
        return element
      }
      return resolve(pending, in: dynamicType(of: typed))
    }
  }

  private func string(_ pieces: [StringPiece], _ expression: Expression, _ scope: Scope) -> Value {
    var segments: [StringLiteralValue.Segment] = []
    for piece in pieces {
      switch piece {
      case .text(let text): segments.append(.text(text))
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = interpolated(first.expression, scope)
        let others = arguments.dropFirst().map { argument in
          CallArgument(label: argument.label, value: evaluate(argument.expression, scope))
        }
        segments.append(.value(value, arguments: Array(others)))
      }
    }
    return .literal(StringLiteralValue(segments: segments, range: expression.range))
  }

  func unwrapped(_ value: Value, _ expression: Expression) -> Value {
    if case .none = value {
      return unresolved("nil-unwrapped", "The value is nil and would trap here.", expression)
    }
    return value
  }

  /// Whether a condition holds; of one that is not known, the side that this state takes.
  private func holds(_ condition: Expression, source: String, _ scope: Scope) -> Bool {
    let value = evaluate(condition, scope)
    if let known = self.condition(value, at: condition.place) { return known }
    return !isUnwinding && choose(reason(of: value, at: condition.place), at: condition.place, source: source)
  }

  private func macro(
    _ name: String, _ arguments: [ArgumentExpression], _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch name {
    case "file", "fileID", "filePath": return .string(expression.place.file.path)
    case "line": return .int(expression.range.startLine)
    case "column": return .int(expression.range.startColumn)
    case "function": return .string("")
    case "available", "unavailable": return .bool(name == "available")
    case "URL", "localized", "bundle", "Predicate":
      if let builtin = registry.functions["#" + name] {
        let call = BuiltinCall(
          evaluator: self, name: name,
          arguments: arguments.map { CallArgument(label: $0.label, value: evaluate($0.expression, scope)) },
          range: expression.range)
        if let value = builtin(call) { return value }
      }
      return unresolved("unknown-macro", "The macro #\(name) is not expanded.", expression)
    default: return unresolved("unknown-macro", "The macro #\(name) is not expanded.", expression)
    }
  }

  private func metatype(_ type: TypeExpression, _ expression: Expression, _ scope: Scope) -> Value {
    if let found = self.type(of: type, in: context(of: expression, scope)) { return .type(found) }
    return .type(.builtin(type.name ?? "Any"))
  }

  /// Where a type name in an expression is looked up.
  func context(of expression: Expression, _ scope: Scope) -> TypeContext {
    context(path: expression.place.file.path, scope)
  }

  func context(path: String, _ scope: Scope) -> TypeContext {
    let receiver = scope.nearestReceiver
    var result = context(owner: receiver?.owner, path: path, receiver)
    result.generics = scope.nearestGenerics
    return result
  }

  /// Where a type name in the code of a type is looked up, with what `Self` and the parameters of the extended type are.
  func context(owner: TypeDeclaration?, path: String, _ receiver: Scope.Receiver?) -> TypeContext {
    var result = TypeContext(owner: owner, path: path)
    guard let receiver, let owner, owner.kind == .protocolType || owner.kind == .platformExtension else {
      return result
    }
    if case .type(let type) = receiver.value {
      result.selfType = type
      return result
    }
    result.selfType = dynamicType(of: receiver.value)
    guard owner.kind == .platformExtension else { return result }
    switch (receiver.value, typeExpression(of: receiver.value)) {
    case (.array, .array(let element)?): result.generics["Element"] = element
    case (.set, .named(_, let generics)?): result.generics["Element"] = generics.first
    case (.dictionary, .dictionary(let key, let value)?):
      result.generics["Key"] = key
      result.generics["Value"] = value
    default: break
    }
    return result
  }

  /// The value of statements used as an expression: `let x = if … { a } else { b }`.
  func value(of statements: [Statement], _ scope: Scope) -> Value {
    let collector = BuilderCollector()
    let completion = execute(statements, Scope(parent: scope), collector)
    if case .returning(let value) = completion { return value }
    return collector.values.last ?? .void
  }

  func closureValue(_ closure: ClosureExpression, _ scope: Scope) -> Value {
    var captured = scope
    if closure.captures.contains(where: { $0.expression != nil }) {
      captured = Scope(parent: scope)
      for capture in closure.captures {
        guard let expression = capture.expression else { continue }
        captured.declare(capture.name, evaluate(expression, scope))
      }
    }
    if appearance.isRunning { appearance.closures.append((closure, captured)) }
    return .function(FunctionValue(.closure(closure, captured)))
  }
}
