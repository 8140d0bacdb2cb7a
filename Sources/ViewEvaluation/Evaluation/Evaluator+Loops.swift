/// Loops and what they run over.
extension Evaluator {
  func loop(_ statement: Statement, _ scope: Scope, _ collector: BuilderCollector?) -> Completion {
    switch statement {
    case .forEach(let loop): return each(loop, scope, collector)
    case .whileLoop(let conditions, let body, let label):
      while true {
        let inner = Scope(parent: scope)
        guard step() else { break }
        let verdict = evaluate(conditions, in: inner)
        if case .unknown(let reason, _) = verdict { return unknownLoop(body, reason, scope, collector) }
        guard case .holds = verdict else { break }
        if let end = pass(body, label, inner, scope, collector) { return end }
      }
      return isUnwinding ? .unwinding : .normal
    case .repeatLoop(let body, let condition, let label):
      while true {
        if let end = pass(body, label, Scope(parent: scope), scope, collector) { return end }
        guard step() else { break }
        let value = evaluate(condition, scope)
        if isUnwinding { break }
        guard let goesOn = self.condition(value, at: condition.place) else {
          return unknownLoop(body, reason(of: value, at: condition.place), scope, collector)
        }
        guard goesOn else { break }
      }
      return isUnwinding ? .unwinding : .normal
    default: return .normal
    }
  }

  private func each(_ loop: ForStatement, _ scope: Scope, _ collector: BuilderCollector?) -> Completion {
    let sequence = evaluate(loop.sequence, scope)
    if loop.isAsync { stopAction("asynchronous code is not run") }
    if isUnwinding { return .unwinding }
    guard let elements = elements(of: sequence) else {
      if isUnwinding { return .unwinding }
      let reason =
        sequence.unresolved
        ?? UnresolvedValue(
          code: "unknown-sequence",
          message: "The elements of a value of type \(typeName(of: sequence)) are not known.",
          range: loop.sequence.range)
      return unknownLoop(loop.body, reason, scope, collector)
    }
    for element in elements {
      let inner = Scope(parent: scope)
      switch match(loop.pattern, element, inner) {
      case true?: break
      case false?: continue
      case nil: return unknownLoop(loop.body, unknownMatch(of: element, at: loop.sequence.place), scope, collector)
      }
      if let condition = loop.condition {
        let value = evaluate(condition, inner)
        if isUnwinding { return .unwinding }
        guard let isWanted = self.condition(value, at: condition.place) else {
          return unknownLoop(loop.body, self.reason(of: value, at: condition.place), scope, collector)
        }
        guard isWanted else { continue }
      }
      if let end = pass(loop.body, loop.label, inner, scope, collector) { return end }
    }
    return .normal
  }

  /// Runs the body of a loop once; gives how the loop ends, or `nil` where it goes on.
  private func pass(
    _ body: [Statement], _ label: String?, _ inner: Scope, _ scope: Scope, _ collector: BuilderCollector?
  ) -> Completion? {
    loopBodies.append(body)
    let completion = execute(body, inner, collector)
    loopBodies.removeLast()
    if let reason = unknownExit {
      unknownExit = nil
      return unknownLoop(body, reason, scope, collector)
    }
    return ending(completion, label)
  }

  /// Whether a condition that is not known decides how the loop around it goes on; nothing is known of the loop then.
  func leavesLoop(by source: String, _ reason: UnresolvedValue, _ collector: BuilderCollector?) -> Bool {
    guard collector == nil, let body = loopBodies.last, LoopExits(of: body).sources.contains(source) else {
      return false
    }
    unknownExit = reason
    return true
  }

  /// Ends a loop whose passes are not known: what it may have changed, shown or returned is not known either.
  private func unknownLoop(
    _ body: [Statement], _ reason: UnresolvedValue, _ scope: Scope, _ collector: BuilderCollector?
  ) -> Completion {
    if isUnwinding { return .unwinding }
    let unknown = Value.unresolved(reason)
    let effects = LoopEffects(of: body) { self.mayMutate($0) }
    for target in effects.targets { assign(unknown, to: target, scope) }
    collector?.values.append(unknown)
    if effects.mayReturn, collector == nil { return .returning(unknown) }
    return .normal
  }

  /// Whether a method of a name changes a value that it is called on.
  private func mayMutate(_ name: String) -> Bool {
    LoopEffects.mutatingMethods.contains(name) || index.mutatingFunctions.contains(name)
  }

  /// How a loop ends after one pass; `nil` where it goes on.
  private func ending(_ completion: Completion, _ label: String?) -> Completion? {
    switch completion {
    case .normal, .fallingThrough: nil
    case .breaking(nil): .normal
    case .breaking(let target): target == label ? .normal : completion
    case .continuing(nil): nil
    case .continuing(let target): target == label ? nil : completion
    case .returning, .unwinding: completion
    }
  }

  /// The elements of a sequence, or `nil` where the value is none.
  package func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let elements): return elements
    case .set(let set): return set.keys
    case .dictionary(let dictionary):
      return zip(dictionary.keys, dictionary.values).map {
        .tuple(TupleValue(labels: ["key", "value"], values: [$0, $1]))
      }
    case .string, .literal: return settled(value).string.map { text in text.map { .string(String($0)) } }
    case .range(let range): return elements(of: range)
    case .binding(let binding): return bindings(to: binding)
    case .instance(let instance) where conforms(value, to: "RandomAccessCollection") || conforms(value, to: "Sequence"):
      return elements(of: instance)
    case .native: return nativeElements(of: value)
    default: return nil
    }
  }

  private func elements(of range: RangeValue) -> [Value]? {
    func wide(_ bound: Value?) -> Int128? { bound?.wide ?? bound?.integer.map { Int128($0) } }
    guard let lower = wide(range.lower) else { return nil }
    let kind = range.lower?.fixed?.kind ?? range.upper?.fixed?.kind ?? .int
    // An open range has as many elements as are asked for; loops over it end by `break`.
    guard let upper = wide(range.upper) else { return (0..<1000).map { .fixed(kind, lower + $0) } }
    let end = range.includesUpper ? upper + 1 : upper
    guard lower < end else { return [] }
    guard end - lower <= budget.elements else {
      exhaust("a range has more than \(budget.elements) elements")
      return []
    }
    return (lower..<end).map { .fixed(kind, $0) }
  }

  /// Bindings to each element of a bound array: `ForEach($items) { $item in … }`.
  private func bindings(to binding: BindingValue) -> [Value]? {
    guard case .array(let elements) = binding.get() else { return elements(of: binding.get()) }
    return elements.indices.map { position in
      .binding(
        BindingValue(
          get: {
            if case .array(let current) = binding.get(), position < current.count { return current[position] }
            return .none
          },
          set: { changed in
            guard case .array(var current) = binding.get(), position < current.count else { return }
            current[position] = changed
            binding.set(.array(current))
          }))
    }
  }

  /// A collection of the project, by its own `startIndex`, `endIndex` and subscript.
  private func elements(of instance: Instance) -> [Value]? {
    let value = Value.instance(instance)
    let profile = profile(of: instance.type)
    guard profile.property("startIndex") != nil, profile.property("endIndex") != nil else {
      return iterated(value)
    }
    guard let start = member("startIndex", of: value).integer, let end = member("endIndex", of: value).integer,
      start <= end, end - start <= budget.elements
    else { return nil }
    return (start..<end).map { position in
      element(of: value, ArgumentList([CallArgument(value: .int(position))]), nil)
    }
  }

  /// A sequence of the project, by its own iterator.
  private func iterated(_ sequence: Value) -> [Value]? {
    func declares(_ name: String, _ value: Value) -> Bool {
      guard case .instance = value else { return false }
      return memberLineage(of: value).contains { !instanceCandidates(name, in: $0).isEmpty }
    }
    var iterator = sequence
    if declares("makeIterator", sequence) { iterator = callMember("makeIterator", of: sequence, []) }
    guard declares("next", iterator) else {
      if case .instance = iterator { return nil }
      return elements(of: iterator)
    }
    let scope = Scope(parent: nil)
    scope.declare("iterator", iterator)
    let place = SourcePlace(file: SourceText(path: "", lineStarts: [0]), start: 0, end: 0)
    let target = Expression(.name("iterator", generics: []), at: place)
    var result: [Value] = []
    while let current = scope.local("iterator"), !isUnwinding {
      let next = call("next", of: current, ArgumentList([]), target: target, scope, target)
      if case .none = next { break }
      if next.unresolved != nil { return nil }
      result.append(next)
      if result.count > budget.elements { exhaust("a sequence has more than \(budget.elements) elements") }
    }
    return result
  }

  private func nativeElements(of value: Value) -> [Value]? {
    for name in builtinLineage(of: typeName(of: value)) {
      guard let body = registry.types[name]?.members["elements"] else { continue }
      if case .array(let elements)? = body(BuiltinCall(evaluator: self, name: "elements", receiver: value)) {
        return elements
      }
    }
    return nil
  }
}
