import Diagnostics
import ViewTree

extension BuiltinType {
  /// Modifiers by which views tell others what layout found, sorted by name.
  ///
  /// - Verification: documented.
  static let feedbackModifiers: [BuiltinMember] = [
    BuiltinMember("onGeometryChange") { call in
      guard call.isCall else { return nil }
      guard call.hasOnly("_", "for", "of", "action"), let measure = call.closure("of"),
        let action = call["action"]?.function ?? call.trailingAction
      else { return call.unknownForm(ArgumentReader(call)) }
      let content = call.receiver
      let range = call.range
      return call.view(
        BuiltView("ModifiedContent") { expansion in
          let evaluator = expansion.evaluator
          let observer = evaluator.observes("onGeometryChange", action, at: range, in: expansion)
          let path = evaluator.feedback.nextPath()
          evaluator.hasDeferredCode = true
          let probe = DeferredView { proxy in
            evaluator.inLayout(at: path) {
              let value = evaluator.call(measure, [.native("GeometryProxy", proxy)])
              evaluator.feedback.tell(observer, value, at: evaluator.feedback.nextPath())
              return ViewNode(.empty)
            }
          }
          let background = ViewModifier.background(content: ViewNode(.geometryReader(probe)), alignment: .center)
          return expansion.expand(content).modified(by: background, range: range)
        })
    },
    BuiltinMember("onPreferenceChange") { call in
      guard call.isCall else { return nil }
      guard case .type(let key)? = call.first, let action = call.action else {
        return call.unknownForm(ArgumentReader(call))
      }
      let content = call.receiver
      let range = call.range
      return call.view(
        BuiltView("ModifiedContent") { expansion in
          let observer = expansion.evaluator.observes("onPreferenceChange", action, of: key, at: range, in: expansion)
          var observers = expansion.observers(of: key)
          observers.append(.native("PreferenceObserver", Token(observer)))
          let inner = expansion.setting([Expansion.observersKey(of: key): .array(observers)])
          return inner.expand(content).modified(by: .withoutEffect(name: "onPreferenceChange"), range: range)
        })
    },
    BuiltinMember("preference") { call in
      guard call.isCall else { return nil }
      guard call.hasOnly("key", "value"), case .type(let key)? = call["key"], let value = call["value"] else {
        return call.unknownForm(ArgumentReader(call))
      }
      return call.modified { expansion in
        let evaluator = expansion.evaluator
        let observers = expansion.observers(of: key).compactMap { $0.payload(Token.self)?.name }
        if !observers.isEmpty {
          let path = evaluator.feedback.nextPath()
          for observer in observers { evaluator.feedback.tell(observer, evaluator.settled(value), at: path) }
        }
        return .withoutEffect(name: "preference")
      }
    },
  ]
}

extension BuiltinCall {
  /// The closure after the parentheses where what is measured is given within them.
  fileprivate var trailingAction: FunctionValue? { self["of"] == nil ? nil : closure("action") }
}

extension Expansion {
  fileprivate static func observersKey(of key: TypeValue) -> String {
    guard case .project(let declaration) = key else { return "preference:" + key.name }
    return "preference:\(declaration.place.range.description)"
  }

  /// The code around that waits for a preference, outermost first.
  fileprivate func observers(of key: TypeValue) -> [Value] {
    if case .array(let observers)? = environment[Self.observersKey(of: key)] { return observers }
    return []
  }
}
