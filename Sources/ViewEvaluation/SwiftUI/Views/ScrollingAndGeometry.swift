import Foundation
import Geometry
import ViewTree

extension BuiltinType {
  static let scrollView = BuiltinType(
    "ScrollView", conformances: ["View"],
    initializer: { call in
      guard call.hasOnly("_", "axes", "showsIndicators", "content"), let content = call.content("content") else {
        return nil
      }
      var reader = ArgumentReader(call)
      let given = call["axes"] ?? call.first.flatMap { $0.function == nil ? $0 : nil }
      let axes = given.flatMap { reader.axes($0) } ?? .vertical
      let range = call.range
      return call.container(reader) { expansion in
        ViewNode(.scroll(ScrollContainer(axes: axes, children: content.children(in: expansion))), range: range)
      }
    })

  static let scrollViewReader = BuiltinType(
    "ScrollViewReader", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      return call.view { expansion in
        content.node(in: expansion, [.native("ScrollViewProxy", Token("proxy"))])
      }
    })

  static let scrollViewProxy = BuiltinType(
    "ScrollViewProxy",
    members: [
      BuiltinMember("scrollTo") { call in
        guard call.isCall else { return nil }
        call.evaluator.reportScroll(at: call.range)
        return .void
      }
    ])

  static let geometryReader = BuiltinType(
    "GeometryReader", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      var reader = ArgumentReader(call)
      let alignment = reader.alignment(default: .topLeading)
      let range = call.range
      return call.container(reader) { expansion in
        let evaluator = expansion.evaluator
        evaluator.hasDeferredCode = true
        let path = evaluator.feedback.nextPath()
        let sample = evaluator.sampled { content.node(in: expansion, [.native("GeometryProxy", $0)]) }
        let view = DeferredView(alignment: alignment, sample: sample) { proxy in
          evaluator.inLayout(at: path, expansion) { content.node(in: expansion, [.native("GeometryProxy", proxy)]) }
        }
        return ViewNode(.geometryReader(view), range: range)
      }
    })

  static let geometryProxy = BuiltinType(
    "GeometryProxy",
    members: [
      BuiltinMember("frame") { call in
        guard call.isCall, let proxy = call.receiver.payload(DeferredView.Proxy.self) else { return nil }
        return frame(of: proxy, call)
      },
      BuiltinMember("safeAreaInsets") { call in
        call.receiver.payload(DeferredView.Proxy.self).map { .native("EdgeInsets", $0.safeAreaInsets) }
      },
      BuiltinMember("size") { call in
        call.receiver.payload(DeferredView.Proxy.self).map { .native("CGSize", $0.size) }
      },
      BuiltinMember("subscript") { call in
        guard let proxy = call.receiver.payload(DeferredView.Proxy.self),
          let anchor = call.first.map(call.evaluator.settled)?.payload(Anchor.self)
        else { return nil }
        return anchor.value(in: proxy)
      },
    ])

  /// `CoordinateSpace` and the protocol of that name: what a frame counts from.
  static let coordinateSpace = BuiltinType(
    "CoordinateSpace",
    statics: [
      BuiltinMember("named") { call in
        call.first.map { .native("CoordinateSpace", NamedSpace(name: $0, call.evaluator)) }
      }
    ]
      + ["global", "local", "scrollView"].map { name in
        BuiltinMember(name) { _ in .native("CoordinateSpace", Token(name)) }
      })

  /// The frame of a reader in the window, in itself, or in a view that names itself a space, whose frame is known from
  /// the layout before.
  ///
  /// - Verification: documented.
  private static func frame(of proxy: DeferredView.Proxy, _ call: BuiltinCall) -> Value {
    let space = call["in"].map { call.evaluator.resolve($0, as: "CoordinateSpace") }
    if let named = space?.payload(NamedSpace.self) {
      let known = call.evaluator.frame(of: named)
      return known.map { .native("CGRect", proxy.frame.offset(by: Point(x: -$0.minX, y: -$0.minY))) }
        ?? call.unresolved("unknown-frame", "No view around names itself the coordinate space “\(named.name)”.")
    }
    switch space?.payload(Token.self)?.name {
    case "local": return .native("CGRect", Rectangle(origin: .zero, size: proxy.size))
    case "global": return .native("CGRect", proxy.frame)
    default: return call.unresolved("unknown-frame", "A frame in this coordinate space is not measured.")
    }
  }

  static let timelineView = BuiltinType(
    "TimelineView", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      return call.view { expansion in
        content.node(in: expansion, [.native("TimelineViewDefaultContext", Token("context"))])
      }
    })

  static let timelineContext = BuiltinType(
    "TimelineViewDefaultContext",
    members: [
      BuiltinMember("date") { call in call.evaluator.currentDate },
      BuiltinMember("cadence") { _ in .native("TimelineViewDefaultContext.Cadence", Token("seconds")) },
    ])

  /// Shows its first phase.
  static let phaseAnimator = BuiltinType(
    "PhaseAnimator", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content"), let phases = call.first,
        case .array(let values) = call.evaluator.resolve(phases, as: "Array"), let phase = values.first
      else { return nil }
      return call.view { expansion in content.node(in: expansion, [phase]) }
    })

  /// Views and scenes that show their content as it is.
  static let transparentViews: [BuiltinType] = ["GlassEffectContainer", "WindowGroup"].map { name in
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        guard let content = call.content("content") else { return nil }
        return call.view { expansion in content.node(in: expansion) }
      })
  }
}

extension Evaluator {
  /// The fixed instant of the run as a `Date`.
  var currentDate: Value { .native("Date", Date(timeIntervalSince1970: environment.now)) }
}
