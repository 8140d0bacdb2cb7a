import Geometry
import ViewTree

extension BuiltinType {
  /// Modifiers whose code is given the view itself, sorted by name.
  ///
  /// - Verification: documented; animators stand at their first phase or initial value, and whatever scrolls into view
  ///   is taken to lie within it.
  static let effectModifiers: [BuiltinMember] = [
    BuiltinMember("keyframeAnimator") { call in
      guard call.isCall, let content = call.closure("content"), let value = call["initialValue"] else { return nil }
      return call.applying(content, call.evaluator.settled(value))
    },
    BuiltinMember("phaseAnimator") { call in
      guard call.isCall, let content = call.closure("content"), let phases = call.first,
        case .array(let values) = call.evaluator.resolve(phases, as: "Array"), let phase = values.first
      else { return nil }
      return call.applying(content, phase)
    },
    BuiltinMember("scrollTransition") { call in
      guard call.isCall, let content = call.closure("transition") ?? call.trailingClosure else { return nil }
      return call.applying(content, .native("ScrollTransitionPhase", Token("identity")))
    },
    BuiltinMember("visualEffect") { call in
      guard call.isCall, let effect = call.closure("effect") ?? call.trailingClosure else { return nil }
      return call.modified { expansion in
        expansion.evaluator.hasDeferredCode = true
        let path = expansion.evaluator.feedback.nextPath()
        return .visualEffect(
          DeferredEffect { proxy in
            expansion.evaluator.inLayout(at: path, expansion) {
              let stand = ViewValue(BuiltView("EmptyVisualEffect") { _ in ViewNode(.empty) }, range: nil)
              return expansion.node(of: effect, [.view(stand), .native("GeometryProxy", proxy)]).effects
            }
          })
      }
    },
  ]

  /// Where a view stands while it scrolls: within what is visible, or beyond one of its ends.
  static let scrollTransitionPhase = BuiltinType(
    "ScrollTransitionPhase",
    statics: ["bottomTrailing", "identity", "topLeading"].map { name in
      BuiltinMember(name) { _ in .native("ScrollTransitionPhase", Token(name)) }
    },
    members: [
      BuiltinMember("isIdentity") { call in call.receiver.payload(Token.self).map { .bool($0.name == "identity") } },
      BuiltinMember("value") { call in
        call.receiver.payload(Token.self).map {
          .double($0.name == "identity" ? 0 : $0.name == "topLeading" ? -1 : 1)
        }
      },
    ])
}

extension BuiltinCall {
  /// What a closure makes of the receiver and one more value.
  fileprivate func applying(_ content: FunctionValue, _ value: Value) -> Value {
    let receiver = receiver
    return view("ModifiedContent") { expansion in expansion.node(of: content, [receiver, value]) }
  }
}

extension ViewNode {
  /// The modifiers around the stand-in of a view, the innermost first.
  fileprivate var effects: [ViewModifier] {
    switch content {
    case .empty: []
    case .modified(let inner, let modifier): inner.effects + [modifier]
    case .composite(_, let body): body.effects
    case .unknownCondition(let condition): condition.content.effects
    case .group(let members) where members.count == 1: members[0].effects
    case .unresolved(let view): [.unresolved(name: "visualEffect", view)]
    default:
      [
        .unresolved(
          name: "visualEffect", UnresolvedView(code: "unknown-value", message: "Its code gives no effect on the view."))
      ]
    }
  }
}
