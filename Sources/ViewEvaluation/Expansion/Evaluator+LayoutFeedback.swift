internal import Diagnostics
internal import ViewTree

/// Telling code what layout found.
extension Evaluator {
  /// Runs code in layout, as that of a `GeometryReader`.
  ///
  /// - Parameters:
  ///   - path: the place of the code among what speaks and listens.
  ///   - expansion: its place in the tree.
  func inLayout<Result>(at path: LayoutFeedback.Path, _ expansion: Expansion, _ body: () -> Result) -> Result {
    enter {
      let outer = feedback.enter(path)
      let outerPlace = place
      place = expansion.environment
      defer {
        feedback.leave(to: outer)
        place = outerPlace
      }
      return body()
    }
  }

  /// A view that paints nothing and tells observers what layout gave it.
  func probe(
    of observers: [String], in expansion: Expansion, _ value: @escaping @Sendable (DeferredView.Proxy) -> Value
  ) -> ViewModifier {
    let path = feedback.nextPath()
    hasDeferredCode = true
    let view = DeferredView { proxy in
      self.inLayout(at: path, expansion) {
        let value = value(proxy)
        for observer in observers { self.feedback.tell(observer, value, at: self.feedback.nextPath()) }
        return ViewNode(.empty)
      }
    }
    return .background(content: ViewNode(.geometryReader(view)), alignment: .center)
  }

  /// Keeps code that waits for what layout finds.
  ///
  /// - Returns: the key by which it is told.
  func observes(
    _ name: String, _ function: FunctionValue?, of preference: TypeValue? = nil, at range: SourceRange?,
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
      guard observer.function != nil || feedback.isRead(observer.key) else { return nil }
      return feedback.isNews(value, to: observer) ? (observer, value) : nil
    }
  }

  /// Whether code waits for what layout found.
  var hasNews: Bool { !feedback.isEmpty && (feedback.hasOpenQuestion || !news.isEmpty) }

  /// Runs the code that waits for what is known by now; `true` if it set anything that the tree may show.
  func runFeedback() -> Bool {
    if feedback.isEmpty { return false }
    if feedback.hasOpenQuestion {
      feedback.hasOpenQuestion = false
      appearance.hasChanged = true
    }
    for (observer, value) in news {
      if isUnwinding { break }
      feedback.remember(value, of: observer)
      guard let function = observer.function else {
        appearance.hasChanged = true
        continue
      }
      perform(
        Appearance.Action(
          identity: 0, name: observer.name, function: function, arguments: arguments(of: function, value),
          environment: observer.environment, range: observer.range))
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
