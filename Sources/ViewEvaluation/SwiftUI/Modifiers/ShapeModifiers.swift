import Geometry
import PathGeometry
import ViewTree

extension BuiltinType {
  /// What `Shape` offers beyond `View`, sorted by name.
  ///
  /// - Verification: documented.
  static let shapeMembers: [BuiltinMember] = [
    painted("fill") { reader in .fill(style(&reader)) },
    outlined("inset") { outline, reader in .inset(outline, by: reader.number("by") ?? 0) },
    outlined("offset") { outline, reader in
      if let size: Size = reader.native(nil, "CGSize") {
        return .offset(outline, by: Point(x: size.width, y: size.height))
      }
      return .offset(outline, by: Point(x: reader.number("x") ?? 0, y: reader.number("y") ?? 0))
    },
    BuiltinMember("path") { call in
      guard let argument = call["in"], let outline = call.evaluator.outline(of: call.receiver) else { return nil }
      let frame = call.evaluator.resolve(argument, as: "CGRect").payload(Rectangle.self) ?? .zero
      return outline.simplePath(in: frame).map { .native("Path", PathBuilder(path: $0)) }
        ?? call.unresolved("unknown-shape", "The path of this shape is not known before layout.")
    },
    outlined("rotation") { outline, reader in
      let angle: AngleValue? = reader.native(nil, "Angle")
      let anchor: UnitPoint = reader.native("anchor", "UnitPoint") ?? .center
      return .transformed(outline, .rotation(radians: angle?.radians ?? 0), anchor: anchor)
    },
    outlined("scale") { outline, reader in
      let both = reader.number(nil)
      let anchor: UnitPoint = reader.native("anchor", "UnitPoint") ?? .center
      let scale = AffineTransform.scale(x: reader.number("x") ?? both ?? 1, y: reader.number("y") ?? both ?? 1)
      return .transformed(outline, scale, anchor: anchor)
    },
    outlined("size") { outline, reader in
      if let size: Size = reader.native(nil, "CGSize") { return .sized(outline, size) }
      return .sized(outline, Size(width: reader.number("width") ?? 0, height: reader.number("height") ?? 0))
    },
    BuiltinMember("stroke") { call in
      guard call.isCall else { return nil }
      // Without a paint the stroke is a shape of its own, painted with the foreground style.
      var reader = ArgumentReader(call)
      let isShape =
        call.first == nil || call.evaluator.resolve(call.first!, as: "StrokeStyle").payload(StrokeStyle.self) != nil
      let line = strokeStyle(&reader)
      return painted(call, &reader, .stroke(isShape ? .foreground : style(&reader), line))
    },
    BuiltinMember("strokeBorder") { call in
      guard call.isCall else { return nil }
      var reader = ArgumentReader(call)
      let line = strokeStyle(&reader)
      return painted(call, &reader, .strokeBorder(call.first == nil ? .foreground : style(&reader), line))
    },
    outlined("transform") { outline, reader in
      let transform: AffineTransform = reader.native(nil, "CGAffineTransform") ?? .identity
      return .transformed(outline, transform, anchor: .topLeading)
    },
    outlined("trim") { outline, reader in
      .trimmed(outline, from: reader.number("from") ?? 0, to: reader.number("to") ?? 1)
    },
  ]

  static let strokeStyle = BuiltinType(
    "StrokeStyle",
    initializer: { call in
      var reader = ArgumentReader(call)
      let cap: Token? = reader.native("lineCap", "CGLineCap")
      var dash: [Double] = []
      if case .array(let lengths)? = call["dash"] {
        dash = lengths.compactMap { call.evaluator.resolve($0, as: "CGFloat").number }
      }
      return .native(
        "StrokeStyle",
        StrokeStyle(lineWidth: reader.number("lineWidth") ?? 1, dash: dash, hasRoundCaps: cap?.name == "round"))
    })

  static let lineCap = BuiltinType.tokens("CGLineCap", ["butt", "round", "square"])
  static let lineJoin = BuiltinType.tokens("CGLineJoin", ["bevel", "miter", "round"])
  static let fillStyle = BuiltinType.tokens("FillStyle", [], initializer: "fill")

  private static func style(_ reader: inout ArgumentReader) -> ShapeStyle {
    reader.call.first.map { reader.call.evaluator.shapeStyle(of: $0) } ?? .foreground
  }

  private static func strokeStyle(_ reader: inout ArgumentReader) -> StrokeStyle {
    if let style: StrokeStyle = reader.native("style", "StrokeStyle") { return style }
    if let first = reader.call.first,
      let style = reader.call.evaluator.resolve(first, as: "StrokeStyle").payload(StrokeStyle.self)
    {
      return style
    }
    return StrokeStyle(lineWidth: reader.number("lineWidth") ?? 1)
  }

  private static func painted(
    _ name: String, _ painting: @escaping @Sendable (inout ArgumentReader) -> ShapeView.Painting
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall else { return nil }
      var reader = ArgumentReader(call)
      let painting = painting(&reader)
      return painted(call, &reader, painting)
    }
  }

  /// The receiver with one more paint.
  private static func painted(
    _ call: BuiltinCall, _ reader: inout ArgumentReader, _ painting: ShapeView.Painting
  ) -> Value? {
    guard var shape = shapeDescription(of: call) else { return nil }
    if let failure = reader.failure {
      shape.unknown.append(.init(name: call.name, reason: failure, range: call.range))
      return .view(ViewValue(shape, range: shape.range))
    }
    shape.shape.paintings.append(painting)
    return .view(ViewValue(shape, range: shape.range))
  }

  /// A modifier that changes the outline; the paints so far belong to the old one and go with it.
  private static func outlined(
    _ name: String, _ change: @escaping @Sendable (ShapeOutline, inout ArgumentReader) -> ShapeOutline
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall, var shape = shapeDescription(of: call), shape.shape.paintings.isEmpty else { return nil }
      var reader = ArgumentReader(call)
      let changed = change(shape.shape.outline, &reader)
      if let failure = reader.failure {
        shape.unknown.append(.init(name: name, reason: failure, range: call.range))
      } else {
        shape.shape.outline = changed
      }
      return .view(ViewValue(shape, range: shape.range))
    }
  }

  /// The shape before the dot: a platform shape, a path, or a shape of the project.
  private static func shapeDescription(of call: BuiltinCall) -> ShapeDescription? {
    if let shape = call.description(ShapeDescription.self) { return shape }
    return call.evaluator.outline(of: call.receiver).map {
      ShapeDescription(typeName: call.evaluator.typeName(of: call.receiver), shape: ShapeView($0), range: call.range)
    }
  }
}

extension ShapeOutline {
  /// The path in a rectangle, for shapes whose path needs no layout.
  func simplePath(in frame: Rectangle) -> Path? {
    func curve(_ style: CornerStyle) -> CornerCurve { style == .continuous ? .continuous : .circular }
    switch self {
    case .rectangle, .containerRelative: return .rectangle(frame)
    case .roundedRectangle(let size, let style):
      return .roundedRectangle(in: frame, cornerSize: size, curve: curve(style))
    case .unevenRoundedRectangle(let radii, let style):
      return .unevenRoundedRectangle(in: frame, radii: radii, curve: curve(style))
    case .capsule(let style): return .capsule(in: frame, curve: curve(style))
    case .circle: return .circle(in: frame)
    case .ellipse: return .ellipse(in: frame)
    case .path(let path): return path
    case .custom(_, let path): return path(frame)
    case .inset(let outline, let amount): return outline.simplePath(in: frame.inset(by: amount))
    case .offset(let outline, let offset):
      return outline.simplePath(in: frame)?.applying(.translation(x: offset.x, y: offset.y))
    case .transformed(let outline, let transform, let anchor):
      return outline.simplePath(in: frame)?.applying(transform.about(anchor.point(in: frame)))
    case .sized(let outline, let size): return outline.simplePath(in: Rectangle(origin: frame.origin, size: size))
    case .trimmed, .stroked: return nil
    }
  }
}
