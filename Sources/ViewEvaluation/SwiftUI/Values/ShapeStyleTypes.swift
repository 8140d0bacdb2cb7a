import Colorimetry
import Diagnostics
import Geometry
import ViewTree

extension BuiltinType {
  /// The protocol: what an implicit member means where a style is expected.
  static let shapeStyle = BuiltinType(
    "ShapeStyle", conformances: ["View"],
    statics: namedColors.filter { !["primary", "secondary", "accentColor"].contains($0.0) }.map { name, value in
      BuiltinMember(name) { _ in .native("Color", value) }
    }
      + styles.map { name, value in BuiltinMember(name) { _ in .native("ShapeStyle", value) } }
      + Material.allCases.map { material in
        let name = material == .bar ? "bar" : material.rawValue + "Material"
        return BuiltinMember(name) { _ in .native("Material", ShapeStyle.material(material)) }
      }
      + [
        BuiltinMember("linearGradient") { GradientConstruction.linear($0) },
        BuiltinMember("radialGradient") { GradientConstruction.radial($0) },
        BuiltinMember("angularGradient") { GradientConstruction.angular($0) },
        BuiltinMember("conicGradient") { GradientConstruction.angular($0) },
        BuiltinMember("ellipticalGradient") { GradientConstruction.elliptical($0) },
        BuiltinMember("image") { call in imageStyle(call) },
        BuiltinMember("*") { call in assetColor(accessor: call.name, call) },
      ],
    members: [
      BuiltinMember("opacity") { call in
        var reader = ArgumentReader(call)
        guard let style = call.evaluator.settledStyle(call.receiver), let factor = reader.number(nil) else {
          return nil
        }
        return .native("ShapeStyle", ShapeStyle.opacity(style, factor))
      },
      // On a style these change only how it is drawn.
      drawing("shadow"), drawing("blendMode"),
    ] + hierarchyMembers,
    view: { value, expansion in
      ViewNode(.style(expansion.evaluator.settledStyle(value) ?? .unresolved(reason: "This style has no value.")))
    })

  /// A change of a style that is not drawn.
  private static func drawing(_ name: String) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let range = call.range else { return call.receiver }
      call.evaluator.report(
        Diagnostic(
          id: "evaluation/unmodelled-drawing", severity: .note, range: range,
          message: "`\(name)` of a style: what is painted with it is drawn without."))
      return call.receiver
    }
  }

  static let anyShapeStyle = BuiltinType(
    "AnyShapeStyle", conformances: ["ShapeStyle", "View"],
    initializer: { call in
      call.arguments.first.map { .native("ShapeStyle", call.evaluator.shapeStyle(of: $0.value)) }
    })

  static let material = BuiltinType(
    "Material", conformances: ["ShapeStyle", "View"],
    statics: Material.allCases.map { material in
      BuiltinMember(material.rawValue) { _ in .native("Material", ShapeStyle.material(material)) }
    })

  private static let styles: [(String, ShapeStyle)] = [
    ("primary", .hierarchical(level: 1)), ("secondary", .hierarchical(level: 2)),
    ("tertiary", .hierarchical(level: 3)), ("quaternary", .hierarchical(level: 4)),
    ("quinary", .hierarchical(level: 5)), ("foreground", .foreground), ("background", .background), ("tint", .tint),
    ("separator", .separator), ("fill", .fill), ("placeholder", .placeholder), ("link", .link),
    ("selection", .selection), ("windowBackground", .windowBackground),
  ]

  /// `.blue.secondary`: a level of a given style.
  private static let hierarchyMembers: [BuiltinMember] =
    ["secondary": 2, "tertiary": 3, "quaternary": 4, "quinary": 5].sorted { $0.value < $1.value }.map { name, level in
      BuiltinMember(name) { call in
        call.evaluator.settledStyle(call.receiver).map { .native("ShapeStyle", ShapeStyle.level(level, of: $0)) }
      }
    }

  /// `.image(Image("x"))`.
  private static func imageStyle(_ call: BuiltinCall) -> Value? {
    guard case .view(let view)? = call.first, let image = view.description as? ImageDescription else { return nil }
    return .native("ShapeStyle", ShapeStyle.image(image.image.source))
  }

  static let gradient = BuiltinType(
    "Gradient", conformances: ["ShapeStyle", "View"],
    initializer: { call in
      GradientConstruction.stops(call).map { .native("Gradient", GradientStops(stops: $0)) }
    })

  static let gradientStop = BuiltinType("Gradient.Stop", initializer: { GradientConstruction.stop($0) })

  static let linearGradient = BuiltinType(
    "LinearGradient", conformances: ["ShapeStyle", "View"], initializer: { GradientConstruction.linear($0) })
  static let radialGradient = BuiltinType(
    "RadialGradient", conformances: ["ShapeStyle", "View"], initializer: { GradientConstruction.radial($0) })
  static let angularGradient = BuiltinType(
    "AngularGradient", conformances: ["ShapeStyle", "View"], initializer: { GradientConstruction.angular($0) })
  static let ellipticalGradient = BuiltinType(
    "EllipticalGradient", conformances: ["ShapeStyle", "View"], initializer: { GradientConstruction.elliptical($0) })
}

/// The colours of a gradient and where they lie.
struct GradientStops: Hashable, Sendable {
  var stops: [GradientStop]
}

/// Gradients from their colours, stops or `Gradient`.
enum GradientConstruction {
  /// `stops:`, `colors:` (spread evenly), `gradient:` or the first argument.
  static func stops(_ call: BuiltinCall) -> [GradientStop]? {
    let evaluator = call.evaluator
    if case .array(let values)? = call["stops"].map({ evaluator.resolve($0, as: "Array") }) {
      return values.map { value in
        evaluator.resolve(value, as: "Gradient.Stop").payload(GradientStop.self)
          ?? GradientStop(color: .unresolved(reason: "This stop of a gradient has no value."), location: 0)
      }
    }
    if case .array(let values)? = call["colors"].map({ evaluator.resolve($0, as: "Array") }) {
      let last = Double(max(values.count - 1, 1))
      return values.enumerated().map { index, value in
        GradientStop(color: evaluator.color(of: value), location: Double(index) / last)
      }
    }
    guard let argument = call["gradient"] ?? call.first else { return nil }
    let value = evaluator.resolve(argument, as: "Gradient")
    if let gradient = value.payload(GradientStops.self) { return gradient.stops }
    if case .standardGradient(let color)? = value.payload(ShapeStyle.self) {
      return [GradientStop(color: color, location: 0), GradientStop(color: color, location: 1)]
    }
    return nil
  }

  static func stop(_ call: BuiltinCall) -> Value? {
    guard let color = call["color"] else { return nil }
    var reader = ArgumentReader(call)
    return .native(
      "Gradient.Stop",
      GradientStop(color: call.evaluator.color(of: color), location: reader.number("location") ?? 0))
  }

  static func linear(_ call: BuiltinCall) -> Value? {
    var reader = ArgumentReader(call)
    let start = reader.native("startPoint", "UnitPoint", UnitPoint.self) ?? .top
    let end = reader.native("endPoint", "UnitPoint", UnitPoint.self) ?? .bottom
    return style(call, reader) { .linearGradient($0, start: start, end: end) }
  }

  static func radial(_ call: BuiltinCall) -> Value? {
    var reader = ArgumentReader(call)
    let center = reader.native("center", "UnitPoint", UnitPoint.self) ?? .center
    let (start, end) = (reader.number("startRadius") ?? 0, reader.number("endRadius") ?? 0)
    return style(call, reader) { .radialGradient($0, center: center, startRadius: start, endRadius: end) }
  }

  static func elliptical(_ call: BuiltinCall) -> Value? {
    var reader = ArgumentReader(call)
    let center = reader.native("center", "UnitPoint", UnitPoint.self) ?? .center
    return style(call, reader) { .ellipticalGradient($0, center: center) }
  }

  static func angular(_ call: BuiltinCall) -> Value? {
    var reader = ArgumentReader(call)
    let center = reader.native("center", "UnitPoint", UnitPoint.self) ?? .center
    let single: AngleValue? = reader.native("angle", "Angle")
    let start: AngleValue? = reader.native("startAngle", "Angle")
    let end: AngleValue? = reader.native("endAngle", "Angle")
    let first = (start ?? single)?.radians ?? 0
    let last = end?.radians ?? first + 2 * .pi
    return style(call, reader) { .angularGradient($0, center: center, startAngle: first, endAngle: last) }
  }

  private static func style(
    _ call: BuiltinCall, _ reader: ArgumentReader, _ make: ([GradientStop]) -> ShapeStyle
  ) -> Value {
    guard reader.failure == nil, let stops = stops(call) else {
      let reason = reader.failure?.message ?? "The colours of this gradient could not be evaluated."
      return .native("ShapeStyle", ShapeStyle.unresolved(reason: reason))
    }
    return .native("ShapeStyle", make(stops))
  }
}

extension Evaluator {
  /// The style of a value where the context expects `ShapeStyle`.
  func shapeStyle(of value: Value) -> ShapeStyle {
    let settled = resolve(value, as: "ShapeStyle")
    if let style = settledStyle(settled) { return style }
    // `foregroundColor(.brand)` and asset symbols are members of `Color` alone.
    if let style = settledStyle(resolve(value, as: "Color")) { return style }
    return .unresolved(reason: settled.unresolved?.message ?? "This value is no colour or style.")
  }

  /// The style behind a value whose type is settled, or `nil` when it is none.
  func settledStyle(_ value: Value) -> ShapeStyle? {
    guard case .native(let native) = value else { return nil }
    switch native.payload {
    case let style as ShapeStyle: return style
    case let color as ColorValue: return .color(color)
    case let gradient as GradientStops: return .linearGradient(gradient.stops, start: .top, end: .bottom)
    default: return nil
    }
  }

  /// Whether a value is a style rather than a view: what `background(_:)` and `overlay(_:)` distinguish.
  func isStyle(_ value: Value) -> Bool {
    if case .pending = value { return settledStyle(resolve(value, as: "ShapeStyle")) != nil }
    return settledStyle(value) != nil
  }
}
