internal import Diagnostics

/// Running what views do when they appear.
extension Evaluator {
  /// A view of the project at a place of the tree, with the state that it kept from an expansion before.
  func placed(_ instance: Instance, in environment: EnvironmentState) -> Instance {
    let placed = instance.installed(in: environment)
    guard !instance.type.isReference else { return placed }
    if appearance.isCollecting {
      keep(placed, &appearance.instances[appearance.identity])
    } else if !feedback.path.isEmpty {
      keep(placed, &feedback.instances[feedback.nextPath()])
    }
    return placed
  }

  /// Gives a view the storages that it had in the expansion before.
  private func keep(_ placed: Instance, _ kept: inout Instance?) {
    if let kept, kept.type.original === placed.type.original {
      for (name, value) in kept.fields where value.payload(Storage.self) != nil { placed.fields[name] = value }
    }
    kept = placed
  }

  /// Expands a view of the project under an identity of its own.
  func withIdentity<Result>(of value: Value, _ body: () -> Result) -> Result {
    guard appearance.isCollecting else { return body() }
    var component = typeName(of: value)
    if case .instance(let instance) = value, let origin = instance.origin { component += "@" + origin.description }
    let outer = appearance.identity
    appearance.identity = appearance.nextIdentity(component)
    defer { appearance.identity = outer }
    return body()
  }

  /// Keeps the action of a view until the tree is expanded.
  func appears(
    _ name: String, _ function: FunctionValue, _ arguments: [Value], at range: SourceRange?, in expansion: Expansion
  ) {
    if appearance.isRunning { return }
    guard appearance.isCollecting else {
      // A view that comes once its container has a size.
      guard !feedback.path.isEmpty else { return }
      let observer = observes(name, FunctionValue(applying: function, to: arguments), at: range, in: expansion)
      feedback.tell(observer, .void, at: feedback.nextPath())
      return
    }
    let identity = appearance.nextIdentity(name + "@" + (range?.description ?? ""))
    appearance.actions.append(
      Appearance.Action(
        identity: identity, name: name, function: function, arguments: arguments, environment: expansion.environment,
        range: range))
  }

  /// Keeps the action of `onChange`: for the first value if it is asked for, and whenever the tree is made again with
  /// another value.
  func watches(
    _ value: Value, _ function: FunctionValue, isInitial: Bool, at range: SourceRange?, in expansion: Expansion
  ) {
    guard appearance.isCollecting, !appearance.isRunning else {
      if isInitial { appears("onChange", function, [value, value], at: range, in: expansion) }
      return
    }
    let identity = appearance.nextIdentity("onChange@" + (range?.description ?? ""))
    let old = appearance.observed.updateValue(value, forKey: identity)
    guard old == nil ? isInitial : old.map({ areEqual($0, value).isNo }) == true else { return }
    appearance.actions.append(
      Appearance.Action(
        identity: identity, name: "onChange", function: function,
        arguments: [old ?? value, value].suffix(function.parameterCount ?? 1), environment: expansion.environment,
        range: range, isRepeated: true))
  }

  /// Runs the actions that wait; `true` if they set anything that the tree may show.
  func runAppearance() -> Bool {
    let actions = appearance.actions
    appearance.actions = []
    for action in actions {
      if isUnwinding { break }
      if action.isRepeated || appearance.isFirst(action) { perform(action) }
    }
    return appearance.hasChanged && !isUnwinding
  }

  /// Runs an action, and takes note of what it leaves unset.
  func perform(_ action: Appearance.Action) {
    appearance.begin()
    let (outer, outerIdentity) = (place, appearance.identity)
    place = action.environment
    appearance.isRunning = true
    let isStopped = withActionBudget { _ = call(action.function, action.arguments) }
    appearance.isRunning = false
    (place, appearance.identity) = (outer, outerIdentity)
    if isStopped {
      var unrun = UnrunCode(self)
      unrun.add(action.function)
      leave(unrun)
    }
    var postponed = UnrunCode(self)
    for (closure, scope) in appearance.closures where !appearance.called.contains(ObjectIdentifier(closure)) {
      postponed.add(closure.body, in: scope)
    }
    appearance.postponed += postponed.assigned.sorted()
    appearance.end(action)
  }

  /// The properties that code assigns are left as they are.
  func leave(_ code: UnrunCode) { appearance.left += code.assigned.sorted() }

  /// Takes note of code that runs only when something happens later.
  func waits(_ name: String, _ function: FunctionValue, at range: SourceRange?) {
    guard isMakingTree else { return }
    var unrun = UnrunCode(self)
    unrun.add(function)
    waits(name, for: unrun.assigned.sorted(), at: range)
  }

  /// Takes note of properties that are set only when something happens later.
  func waits(_ name: String, for properties: [String], at range: SourceRange?) {
    if appearance.isRunning {
      appearance.left += properties
    } else if isMakingTree {
      appearance.leave(properties, to: name, at: range)
      if !appearance.isCollecting { reportUnsetState() }
    }
  }

  /// Keeps code that runs as soon as layout is done, where code in layout hands it on; `false` elsewhere.
  func followsLayout(_ name: String, _ function: FunctionValue, at range: SourceRange?) -> Bool {
    guard !appearance.isCollecting, isMakingTree else { return false }
    let observer = LayoutFeedback.Observer(
      key: "\(name)\(feedback.nextPath())", name: name, function: function, environment: place, range: range)
    feedback.add(observer)
    feedback.tell(observer.key, .void, at: feedback.nextPath())
    return true
  }

  /// Whether the code of views runs at this moment, before layout or in it, and not that of an action.
  private var isMakingTree: Bool { (appearance.isCollecting || !feedback.path.isEmpty) && !appearance.isRunning }

  /// Takes note of a property that the tree shows.
  func shows(_ property: String) {
    guard isMakingTree else { return }
    appearance.read.insert(property)
    if !appearance.isCollecting, appearance.unset.contains(where: { $0.property == property }) { reportUnsetState() }
  }

  /// Takes note of the code that a call is given which does nothing here: it would run later, or never.
  func waits(_ name: String, given arguments: [CallArgument], at range: SourceRange?) {
    for argument in arguments { if let function = argument.value.function { waits(name, function, at: range) } }
  }

  /// Says which state that the tree shows is set only by code that is not run.
  func reportUnsetState() {
    for unset in appearance.unset where appearance.read.contains(unset.property) {
      reportUnset(unset)
    }
    for diagnostic in appearanceProxies.diagnostics { report(diagnostic) }
  }

  /// Says that a global or static which is read now is set by the start of the app in code that is not run.
  func reportUnstarted(_ variable: VariableDeclaration) {
    if let range = appearance.withoutApp, index.setAtStart.contains(ObjectIdentifier(variable)),
      globals[ObjectIdentifier(variable)] == nil
    {
      appearance.withoutApp = nil
      report(
        Diagnostic(
          id: "evaluation/state-not-set", severity: .note, range: range,
          message:
            "An app sets `\(variable.name)` when it starts, and this file belongs to none that is known to start: "
            + "laid out with the value before."))
    }
    guard !appearance.unstarted.isEmpty, !variable.modifiers.contains(.constant),
      let unset = appearance.unstarted.removeValue(forKey: variable.name)
    else { return }
    reportUnset(unset)
  }

  /// Says that an action moves a scroll view, which stays at its beginning.
  func reportScroll(at range: SourceRange?) {
    guard appearance.isRunning, let range else { return }
    report(
      Diagnostic(
        id: "evaluation/scroll-position", severity: .note, range: range,
        message: "`scrollTo` moves a scroll view when it appears, which is not modelled: laid out from its beginning."))
  }

  private func reportUnset(_ unset: Appearance.Unset) {
    guard let range = unset.range else { return }
    report(
      Diagnostic(
        id: "evaluation/state-not-set", severity: .note, range: range,
        message: "`\(unset.action)` sets `\(unset.property)` later, which is not run: laid out with the value before."
      ))
  }

  /// Says that sizes and state went on changing each other.
  func reportUnsettledLayout(of range: SourceRange) {
    report(
      Diagnostic(
        id: "evaluation/unsettled-layout", severity: .warning, range: range,
        message:
          "Sizes set state that changes sizes again: laid out as after \(LayoutFeedback.rounds) rounds. "
          + "Let state not depend on a size that it changes."))
  }

  /// Takes note of an assignment within an action; `false` where the value is not known, so that nothing is set.
  func mayAssign(_ value: Value, to target: Expression, _ scope: Scope) -> Bool {
    guard appearance.isRunning, let name = target.assignedName, !isLocal(target, scope) else { return true }
    guard !isUnknown(value) else {
      appearance.left.append(name)
      return false
    }
    appearance.written.insert(name)
    return true
  }

  /// The value that an action is about to replace by another one; `nil` where nothing hangs on it.
  func valueThatMayChange(to value: Value, _ target: Expression, _ scope: Scope) -> Value? {
    guard appearance.isRunning, !appearance.hasChanged, target.assignedName != nil, !isLocal(target, scope) else {
      return nil
    }
    let old = evaluate(target, scope)
    return areEqual(old, value).isYes ? nil : old
  }

  /// State that keeps its value makes no view again: what is bound to a constant does, whatever is assigned.
  func noteChange(from old: Value, of target: Expression, _ scope: Scope) {
    if !areEqual(evaluate(target, scope), old).isYes { appearance.hasChanged = true }
  }

  private func isLocal(_ target: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = target.kind else { return false }
    return scope.local(name) != nil && scope.local("_" + name) == nil
  }

  private func isUnknown(_ value: Value) -> Bool {
    switch value {
    case .unresolved: true
    case .array(let elements): elements.contains { $0.unresolved != nil }
    default: false
    }
  }
}

extension Expression {
  /// The property that a publisher is assigned to: `name` in `\.name`, `\Model.name`, `&$name`, `&model.$name`.
  var subscribedProperty: String? {
    switch kind {
    case .keyPath(let path):
      guard case .property(let name)? = path.components.last else { return nil }
      return name
    case .inOut(let place):
      guard let name = place.assignedName, name.hasPrefix("$") else { return nil }
      return String(name.dropFirst())
    default: return nil
    }
  }

  /// The property that an assignment to the expression changes: `name` in `self.name`, `model.name[0]`.
  var assignedName: String? {
    switch kind {
    case .name(let name, _): name
    case .member(let base?, "wrappedValue", _): base.assignedName
    case .member(_, let name, _): name
    case .index(let base, _, _), .optionalChain(let base), .forceUnwrap(let base): base.assignedName
    default: nil
    }
  }
}
