internal import Diagnostics

/// Telling code what layout found.
extension Evaluator {
  /// Runs code of a `GeometryReader`, whose place in the tree is known.
  func inLayout<Result>(at path: LayoutFeedback.Path, _ body: () -> Result) -> Result {
    enter {
      let outer = feedback.enter(path)
      defer { feedback.leave(to: outer) }
      return body()
    }
  }

  /// Keeps code that waits for what layout finds.
  ///
  /// - Returns: the key by which it is told.
  func observes(
    _ name: String, _ function: FunctionValue, of preference: TypeValue? = nil, at range: SourceRange?,
    in expansion: Expansion
  ) -> String {
    let place = feedback.path
    let identity =
      place.isEmpty && appearance.isCollecting
      ? "\(appearance.nextIdentity(name + "@" + (range?.description ?? "")))" : "\(feedback.nextPath())"
    let key = name + identity
    feedback.add(
      LayoutFeedback.Observer(
        key: key, name: name, function: function, environment: expansion.environment, range: range,
        preference: preference))
    return key
  }

  /// The actions that layout, or the tree itself, has values for which they do not know yet.
  private var news: [(observer: LayoutFeedback.Observer, value: Value)] {
    feedback.received.compactMap { observer, values in
      let value = observer.preference.map { reduced(values, of: $0) } ?? values[values.count - 1]
      return feedback.isNews(value, to: observer) ? (observer, value) : nil
    }
  }

  /// Whether code waits for what layout found.
  var hasNews: Bool { !feedback.isEmpty && !news.isEmpty }

  /// Runs the code that waits for what is known by now; `true` if it set anything that the tree may show.
  func runFeedback() -> Bool {
    if feedback.isEmpty { return false }
    for (observer, value) in news {
      if isUnwinding { break }
      feedback.remember(value, of: observer)
      perform(
        Appearance.Action(
          identity: 0, name: observer.name, function: observer.function,
          arguments: arguments(of: observer.function, value), environment: observer.environment,
          range: observer.range))
    }
    return appearance.hasChanged && !isUnwinding
  }

  /// Code that asks for the old and the new value hears the first one twice.
  private func arguments(of function: FunctionValue, _ value: Value) -> [Value] {
    if case .void = value { return [] }
    if case .closure(let closure, _) = function.body, closure.parameters.count == 2 { return [value, value] }
    return [value]
  }

  /// The values of views side by side, as the key's `reduce(value:nextValue:)` joins them.
  ///
  /// - Verification: documented.
  private func reduced(_ values: [Value], of key: TypeValue) -> Value {
    let candidates = staticCandidates("reduce", of: key)
    guard values.count > 1, let function = candidates.first?.function else { return values[values.count - 1] }
    let scope = Scope(parent: nil)
    scope.declare("value", values[0], isOptional: false)
    let target = Expression(.name("value", generics: []), at: function.place)
    for next in values.dropFirst() {
      let nextValue = FunctionValue(.native({ _ in next }))
      var list = ArgumentList([
        CallArgument(label: "value", value: scope.local("value") ?? values[0]),
        CallArgument(label: "nextValue", value: .function(nextValue)),
      ])
      list.targets[0] = target
      list.scope = scope
      _ = callBest(candidates, receiver: .type(key), list, target)
    }
    return scope.local("value") ?? values[0]
  }
}
