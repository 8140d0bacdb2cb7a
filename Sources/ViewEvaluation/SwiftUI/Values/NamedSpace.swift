import Geometry
import ViewTree

/// A coordinate space by the name that a view around gives itself.
struct NamedSpace: Hashable, Sendable {
  var name: String

  init(name: Value, _ evaluator: Evaluator) {
    self.name = Expansion(evaluator: evaluator, environment: evaluator.place).tagText(of: evaluator.settled(name)) ?? ""
  }

  /// The environment key under which the views below find the space.
  var key: String { "space:" + name }
}

extension Evaluator {
  /// The frame of a space in the window: that of the layout before, zero in the first; `nil` where there is no such space.
  func frame(of space: NamedSpace) -> Rectangle? {
    guard let observer = place[space.key]?.payload(Token.self)?.name else { return nil }
    if let known = feedback.lastTold(observer)?.payload(Rectangle.self) { return known }
    feedback.hasOpenQuestion = true
    return .zero
  }
}

/// A rectangle or point of a view, which another view may ask for in its own coordinates.
struct Anchor: Hashable, Sendable {
  /// What of a view an anchor is.
  enum Source: Hashable, Sendable {
    case bounds
    /// A rectangle in the view.
    case rectangle(Rectangle)
    /// A point, in parts of the view's size.
    case unit(UnitPoint)
    /// A point in the view.
    case point(Point)
  }

  var source: Source
  /// The frame of the view in the window.
  var frame: Rectangle

  /// A `CGRect` or `CGPoint` in the coordinates of a reader.
  func value(in proxy: DeferredView.Proxy) -> Value {
    let x = frame.minX - proxy.frame.minX
    let y = frame.minY - proxy.frame.minY
    switch source {
    case .bounds: return .native("CGRect", Rectangle(origin: Point(x: x, y: y), size: frame.size))
    case .rectangle(let part): return .native("CGRect", part.offset(by: Point(x: x, y: y)))
    case .unit(let unit):
      return .native("CGPoint", Point(x: x + unit.x * frame.width, y: y + unit.y * frame.height))
    case .point(let point): return .native("CGPoint", Point(x: x + point.x, y: y + point.y))
    }
  }
}

extension BuiltinType {
  static let anchorSource = BuiltinType(
    "Anchor.Source",
    statics: [
      BuiltinMember("bounds") { _ in .native("Anchor.Source", Anchor.Source.bounds) },
      BuiltinMember("rect") { call in
        call.first.map { call.evaluator.resolve($0, as: "CGRect") }?.payload(Rectangle.self).map {
          .native("Anchor.Source", Anchor.Source.rectangle($0))
        }
      },
      BuiltinMember("point") { call in
        call.first.map { call.evaluator.resolve($0, as: "CGPoint") }?.payload(Point.self).map {
          .native("Anchor.Source", Anchor.Source.point($0))
        }
      },
      BuiltinMember("unitPoint") { call in
        call.first.map { call.evaluator.resolve($0, as: "UnitPoint") }?.payload(UnitPoint.self).map {
          .native("Anchor.Source", Anchor.Source.unit($0))
        }
      },
    ]
      + units.map { name, point in
        BuiltinMember(name) { _ in .native("Anchor.Source", Anchor.Source.unit(point)) }
      })

  private static let units: [(String, UnitPoint)] = [
    ("bottom", .bottom), ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing), ("center", .center),
    ("leading", .leading), ("top", .top), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
    ("trailing", .trailing),
  ]
}
