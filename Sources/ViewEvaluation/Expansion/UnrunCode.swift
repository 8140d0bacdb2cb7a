/// The properties that code would set if it were run, with the methods of the project that it calls.
///
/// Methods are found by what they are called on, as far as that is a path of names: `load()`, `model.load()`.
struct UnrunCode {
  private let evaluator: Evaluator
  private(set) var assigned: Set<String> = []
  private var visited: Set<ObjectIdentifier> = []

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// Adds the code of a closure or function.
  mutating func add(_ function: FunctionValue) {
    switch function.body {
    case .closure(let closure, let scope): add(closure.body, in: scope)
    case .declared(let functions, let receiver, let scope):
      for function in functions {
        add(function, in: scope ?? Scope(parent: nil, receiver: receiver.map { Scope.Receiver(value: $0, owner: nil) }))
      }
    case .native: break
    }
  }

  /// Adds statements as they would be run in a scope.
  mutating func add(_ statements: [Statement], in scope: Scope) {
    var names = RenderedNames(followsActions: true)
    names.add(statements)
    assigned.formUnion(names.assigned.subtracting(names.locals))
    for callee in names.callees {
      switch callee.kind {
      case .name(let name, _) where !names.locals.contains(name): addOwn(name, in: scope)
      case .member(let base?, let name, _):
        guard let path = base.rootName, !names.locals.contains(path) else { continue }
        addMethod(name, of: evaluator.evaluate(base, scope))
      default: break
      }
    }
  }

  private mutating func add(_ function: FunctionDeclaration, in scope: Scope) {
    guard let statements = function.body, visited.insert(ObjectIdentifier(function)).inserted else { return }
    add(statements, in: scope)
  }

  /// A method of `self`, or a function of the project.
  private mutating func addOwn(_ name: String, in scope: Scope) {
    if case .function(let function)? = scope.local(name) { return add(function) }
    if let receiver = scope.nearestReceiver, addMethod(name, of: receiver.value) { return }
    for function in evaluator.index.functions[name] ?? [] { add(function, in: Scope(parent: nil)) }
  }

  @discardableResult
  private mutating func addMethod(_ name: String, of value: Value) -> Bool {
    var value = value
    if case .binding(let binding) = value { value = binding.get() }
    let isStatic = if case .type = value { true } else { false }
    var candidates: [Evaluator.Candidate] = []
    if case .type(let type) = value {
      candidates = evaluator.staticCandidates(name, of: type)
    } else {
      for ancestor in evaluator.memberLineage(of: value) {
        candidates += evaluator.instanceCandidates(name, in: ancestor)
      }
    }
    for candidate in candidates {
      let receiver = Scope.Receiver(value: value, owner: candidate.owner, isStatic: isStatic)
      add(candidate.function, in: Scope(parent: nil, receiver: receiver))
    }
    return !candidates.isEmpty
  }
}

extension Expression {
  /// The first name of a path of names: "self" in `self.model.list`; `nil` for other expressions.
  fileprivate var rootName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, _, _), .optionalChain(let base), .forceUnwrap(let base): base.rootName
    default: nil
    }
  }
}
