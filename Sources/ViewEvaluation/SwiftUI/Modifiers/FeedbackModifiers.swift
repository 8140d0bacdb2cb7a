import Diagnostics
import ViewTree

extension BuiltinType {
  /// Modifiers by which views tell others what layout found, sorted by name.
  ///
  /// - Verification: documented.
  static let feedbackModifiers: [BuiltinMember] = [
    BuiltinMember("anchorPreference") { call in
      guard call.isCall else { return nil }
      guard call.hasOnly("_", "key", "value", "transform"), case .type(let key)? = call["key"],
        let source = call["value"].map({ call.evaluator.resolve($0, as: "Anchor.Source") })?.payload(
          Anchor.Source.self),
        let transform = call.closure("transform")
      else { return call.unknownForm(ArgumentReader(call)) }
      return call.modified { expansion in
        let evaluator = expansion.evaluator
        let observers = expansion.observers(of: key).compactMap { $0.payload(Token.self)?.name }
        guard !observers.isEmpty else { return .withoutEffect(name: "anchorPreference") }
        return evaluator.probe(of: observers, in: expansion) { proxy in
          evaluator.call(transform, [.native("Anchor", Anchor(source: source, frame: proxy.frame))])
        }
      }
    },
    BuiltinMember("backgroundPreferenceValue") { call in
      preferenceValue(call) { .background(content: $0, alignment: $1) }
    },
    BuiltinMember("coordinateSpace") { call in
      guard call.isCall else { return nil }
      guard
        let name = call["name"].map({ NamedSpace(name: $0, call.evaluator) })
          ?? call.first.map({ call.evaluator.resolve($0, as: "CoordinateSpace") })?.payload(NamedSpace.self)
      else { return call.unknownForm(ArgumentReader(call)) }
      return call.observing(nil) { content, observer, expansion in
        let evaluator = expansion.evaluator
        let node = expansion.setting([name.key: .native("CoordinateSpace", Token(observer))]).expand(content)
        // The frame of the space matters once a view asks for its own within it.
        guard evaluator.feedback.isRead(observer) else { return (node, .withoutEffect(name: "coordinateSpace")) }
        return (node, evaluator.probe(of: [observer], in: expansion) { .native("CGRect", $0.frame) })
      }
    },
    BuiltinMember("onGeometryChange") { call in
      guard call.isCall else { return nil }
      guard call.hasOnly("_", "for", "of", "action"), let measure = call.closure("of"),
        let action = call["action"]?.function ?? call.trailingAction
      else { return call.unknownForm(ArgumentReader(call)) }
      return call.observing(action) { content, observer, expansion in
        let evaluator = expansion.evaluator
        let probe = evaluator.probe(of: [observer], in: expansion) { proxy in
          evaluator.call(measure, [.native("GeometryProxy", proxy)])
        }
        return (expansion.expand(content), probe)
      }
    },
    BuiltinMember("onPreferenceChange") { call in
      guard call.isCall else { return nil }
      guard case .type(let key)? = call.first, let action = call.action else {
        return call.unknownForm(ArgumentReader(call))
      }
      return call.observing(action, of: key) { content, observer, expansion in
        (expansion.observing(key, by: observer).expand(content), .withoutEffect(name: "onPreferenceChange"))
      }
    },
    BuiltinMember("overlayPreferenceValue") { call in
      preferenceValue(call) { .overlay(content: $0, alignment: $1) }
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

  /// `overlayPreferenceValue` and its like: views made from what the views below say.
  private static func preferenceValue(
    _ call: BuiltinCall, _ modifier: @escaping @Sendable (ViewNode, Alignment) -> ViewModifier
  ) -> Value? {
    guard call.isCall else { return nil }
    var reader = ArgumentReader(call)
    let alignment = call["alignment"] == nil ? .center : reader.alignment()
    guard call.hasOnly("_", "alignment"), case .type(let key)? = call.first, let content = call.content("content")
    else {
      return call.unknownForm(reader)
    }
    return call.observing(nil, of: key) { receiver, observer, expansion in
      let evaluator = expansion.evaluator
      let inner = expansion.observing(key, by: observer).expand(receiver)
      let value =
        evaluator.feedback.lastTold(observer) ?? evaluator.staticMember("defaultValue", of: key, at: nil) ?? .none
      return (inner, modifier(content.node(in: expansion, [value]), alignment))
    }
  }
}

extension BuiltinCall {
  /// The receiver with a modifier around it that hears of layout.
  ///
  /// - Parameters:
  ///   - action: the code that hears; `nil` where what it hears is read as the tree is made.
  ///   - build: makes the content and the modifier from the receiver, the key of the observer and the place.
  fileprivate func observing(
    _ action: FunctionValue?, of preference: TypeValue? = nil,
    _ build: @escaping @Sendable (Value, String, Expansion) -> (ViewNode, ViewModifier)
  ) -> Value {
    let (content, name, range) = (receiver, name, range)
    return view(
      BuiltView("ModifiedContent") { expansion in
        let observer = expansion.evaluator.observes(name, action, of: preference, at: range, in: expansion)
        let (node, modifier) = build(content, observer, expansion)
        return node.modified(by: modifier, range: range)
      })
  }

  /// The closure after the parentheses where what is measured is given within them.
  fileprivate var trailingAction: FunctionValue? { self["of"] == nil ? nil : closure("action") }
}

extension Expansion {
  fileprivate static func observersKey(of key: TypeValue) -> String {
    guard case .project(let declaration) = key else { return "preference:" + key.name }
    return "preference:\(declaration.place.range.description)"
  }

  /// The place within a view that waits for a preference.
  fileprivate func observing(_ key: TypeValue, by observer: String) -> Expansion {
    let known = observers(of: key)
    return setting([Self.observersKey(of: key): .array(known + [.native("PreferenceObserver", Token(observer))])])
  }

  /// The code around that waits for a preference, outermost first.
  fileprivate func observers(of key: TypeValue) -> [Value] {
    if case .array(let observers)? = environment[Self.observersKey(of: key)] { return observers }
    return []
  }
}
