internal import Diagnostics
internal import ViewTree

/// Result builders, and branches on conditions that are not known.
extension Evaluator {
  /// Whether a builder collects views or the like one after the other, as the platform's do.
  func isStandard(_ builder: String?) -> Bool {
    guard let builder else { return false }
    if builder == "ViewBuilder" { return true }
    return index.types[builder] == nil && index.nestedTypes[builder] == nil
  }

  func builderType(_ name: String, _ scope: Scope) -> TypeDeclaration? {
    let context = TypeContext(owner: scope.nearestReceiver?.owner, path: "")
    if case .project(let type)? = lookUpType(name, in: context) { return type }
    return index.nestedTypes[name]?.first
  }

  /// Runs statements as a view builder.
  ///
  /// - Parameter isThrowing: whether the errors of its statements are for a `catch` around the builder.
  func built(_ statements: [Statement], _ scope: Scope, isThrowing: Bool) -> Value {
    let collector = BuilderCollector(catchesErrors: !isThrowing)
    let completion = execute(statements, scope, collector)
    if case .returning(let value) = completion { return value }
    if collector.catchesErrors, thrown != nil { collector.values.append(caught(.void, nil)) }
    return joined(collector.values)
  }

  /// One value for the views of a builder.
  func joined(_ values: [Value]) -> Value {
    if values.count == 1 { return values[0] }
    return .view(ViewValue(ViewSequence(values), range: nil))
  }

  package func buildView(_ function: FunctionValue, _ arguments: [Value] = []) -> Value {
    call(
      function.adapted(builder: function.builder ?? "ViewBuilder"),
      ArgumentList(arguments.map { CallArgument(value: $0) }), range: nil)
  }

  /// The builder that a protocol asks for: `body` of views, `makeBody` of styles, annotated requirements of the project.
  func requiredBuilder(_ name: String, of type: TypeDeclaration) -> String? {
    if ["body", "previews", "makeBody"].contains(name) { return "ViewBuilder" }
    for case .project(let ancestor) in profile(of: type).lineage where ancestor.kind == .protocolType {
      if let builder = ancestor.members.properties[name]?.builder { return builder }
      if let builder = ancestor.members.functions[name]?.lazy.compactMap(\.builder).first { return builder }
    }
    return nil
  }

  /// The builder of a function without the attribute.
  func inferredBuilder(_ function: FunctionDeclaration, owner: TypeDeclaration?) -> String? {
    if let owner, let required = requiredBuilder(function.name, of: owner) { return required }
    return inferredBuilder(function.body ?? [], type: function.result)
  }

  /// A body of several statements without `return` that gives a view can only be a builder's.
  func inferredBuilder(_ statements: [Statement], type: TypeExpression?) -> String? {
    guard statements.count > 1, let name = type?.name, name == "View" || name.hasSuffix("Content") else { return nil }
    let returns = statements.contains { statement in
      switch statement {
      case .returning: true
      case .guarding, .conditional, .selection: containsReturn(statement)
      default: false
      }
    }
    return returns ? nil : "ViewBuilder"
  }

  private func containsReturn(_ statement: Statement) -> Bool {
    switch statement {
    case .returning: true
    case .guarding(_, let otherwise, _): otherwise.contains(where: containsReturn)
    case .conditional(let statement):
      statement.then.contains(where: containsReturn) || (statement.otherwise ?? []).contains(where: containsReturn)
    case .selection(let statement): statement.cases.contains { $0.body.contains(where: containsReturn) }
    default: false
    }
  }

  /// Which branch to take where the condition is unknown; the other is explored as a state of its own.
  ///
  /// A condition that a file has in several places takes the same branch in all of them.
  func choose(_ reason: UnresolvedValue, at place: SourcePlace, source: String, option: Int? = nil) -> Bool {
    if appearance.isRunning {
      stopAction("a condition is not known")
      return false
    }
    let key = place.file.path + ":" + (option.map { "\(place.start):\($0)" } ?? source)
    choiceCount += 1
    recordOpenCondition(OpenCondition(key: key, source: source, option: option, place: place))
    report(
      Diagnostic(
        id: "evaluation/unknown-condition", severity: .note, range: place.range,
        message: "The condition is not known: \(reason.message)"))
    return choices[key] ?? true
  }

  /// A branch taken on an unknown condition, marked as such.
  func unknownCondition(source: String, value: Bool, _ values: [Value], at place: SourcePlace) -> Value {
    let content = joined(values)
    return .view(
      ViewValue(
        BuiltView("ConditionalContent") { expansion in
          ViewNode(
            .unknownCondition(
              UnknownCondition(source: source, value: value, content: expansion.expand(content))), range: place.range)
        }, range: place.range))
  }
}

/// A result builder of the project: its static functions are called as the compiler would call them.
struct CustomBuilder {
  let type: TypeDeclaration
  let evaluator: Evaluator

  func run(_ statements: [Statement], _ scope: Scope) -> Value {
    let value = block(statements, scope)
    return call("buildFinalResult", [CallArgument(value: value)]) ?? value
  }

  private func block(_ statements: [Statement], _ scope: Scope) -> Value {
    var components: [Value] = []
    for statement in statements {
      if let component = component(statement, scope) { components.append(component) }
      if evaluator.isUnwinding { break }
    }
    if has("buildPartialBlock"), let first = components.first {
      var result = call("buildPartialBlock", [CallArgument(label: "first", value: first)]) ?? first
      for next in components.dropFirst() {
        let arguments = [
          CallArgument(label: "accumulated", value: result), CallArgument(label: "next", value: next),
        ]
        result = call("buildPartialBlock", arguments) ?? result
      }
      return result
    }
    return call("buildBlock", components.map { CallArgument(value: $0) }) ?? .array(components)
  }

  private func component(_ statement: Statement, _ scope: Scope) -> Value? {
    switch statement {
    case .expression(let expression):
      let value = evaluator.evaluate(expression, scope)
      if case .void = value { return nil }
      return call("buildExpression", [CallArgument(value: value)]) ?? value
    case .conditional(let statement): return conditional(statement, scope)
    case .selection, .forEach:
      let collector = BuilderCollector()
      _ = evaluator.execute([statement], Scope(parent: scope), collector)
      let parts = collector.values.map { value in
        call("buildExpression", [CallArgument(value: value)]) ?? value
      }
      if case .forEach = statement {
        let blocks = parts.map { call("buildBlock", [CallArgument(value: $0)]) ?? $0 }
        return call("buildArray", [CallArgument(value: .array(blocks))])
          ?? call("buildBlock", blocks.map { CallArgument(value: $0) })
      }
      let block = call("buildBlock", parts.map { CallArgument(value: $0) }) ?? .array(parts)
      return call("buildEither", [CallArgument(label: "first", value: block)]) ?? block
    default:
      _ = evaluator.execute([statement], scope, nil)
      return nil
    }
  }

  private func conditional(_ statement: IfStatement, _ scope: Scope) -> Value? {
    let inner = Scope(parent: scope)
    var holds = false
    switch evaluator.evaluate(statement.conditions, in: inner) {
    case .holds: holds = true
    case .fails: holds = false
    case .unknown(let reason, let place):
      holds = evaluator.choose(reason, at: place, source: statement.source)
    }
    if holds {
      let value = block(statement.then, inner)
      if statement.otherwise == nil { return call("buildOptional", [CallArgument(value: value)]) ?? value }
      return call("buildEither", [CallArgument(label: "first", value: value)]) ?? value
    }
    guard let otherwise = statement.otherwise else { return call("buildOptional", [CallArgument(value: .none)]) }
    let value = block(otherwise, Scope(parent: scope))
    return call("buildEither", [CallArgument(label: "second", value: value)]) ?? value
  }

  private func has(_ name: String) -> Bool { type.members.staticFunctions[name] != nil }

  private func call(_ name: String, _ arguments: [CallArgument]) -> Value? {
    let candidates = evaluator.staticCandidates(name, of: .project(type))
    guard let chosen = evaluator.best(candidates, arguments) else { return nil }
    let receiver = Scope.Receiver(value: .type(.project(type)), owner: chosen.owner, isStatic: true)
    return evaluator.invoke(
      chosen.function, owner: chosen.owner, receiver: receiver, ArgumentList(arguments), captured: nil)
  }
}
