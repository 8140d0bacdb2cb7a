import Colorimetry
import DocumentTree
import Geometry
import ViewTree

enum StyleForms {
  /// What something is painted with: a style's or a colour's name, or an object.
  static let style = Form<ShapeStyle>.reference("style") { definition }

  static let definition =
    combined.shortened(named, when: \.isString, { $0 }, { name(of: $0) == nil ? nil : $0 })

  private static let plainStyles: [(String, ShapeStyle)] = [
    ("foreground", .foreground), ("background", .background), ("tint", .tint), ("separator", .separator),
    ("fill", .fill), ("placeholder", .placeholder), ("link", .link), ("selection", .selection),
    ("windowBackground", .windowBackground), ("primary", .hierarchical(level: 1)),
    ("secondary", .hierarchical(level: 2)), ("tertiary", .hierarchical(level: 3)),
    ("quaternary", .hierarchical(level: 4)), ("quinary", .hierarchical(level: 5)),
  ]

  private static let named = Form<ShapeStyle>(
    schema: .anyOf([.choice(plainStyles.map(\.0)), Form<ColorValue>.color.schema]),
    read: { (node, context) throws(DocumentError) in
      guard case .string(let text) = node.value else { throw node.expected("the name of a style or colour") }
      if let style = plainStyles.first(where: { $0.0 == text }) { return style.1 }
      return .color(try Form<ColorValue>.color.read(node, context))
    },
    write: { style, _ in name(of: style).map { .string($0) } })

  @Sendable private static func name(of style: ShapeStyle) -> String? {
    if let plain = plainStyles.first(where: { $0.1 == style }) { return plain.0 }
    guard case .color(let color) = style, let name = ColorForms.name(of: color) else { return nil }
    return plainStyles.contains { $0.0 == name } ? nil : name
  }

  private typealias Case = UnionCase<ShapeStyle>

  private static let combined = Form<ShapeStyle>.union(
    "a style",
    [
      Case("color", .color, "", { .color($0) }, { if case .color(let color) = $0 { color } else { nil } }),
      Case(
        "level", leveled, "A level of a given style.", { .level($0.level, of: $0.style) },
        { if case .level(let level, let style) = $0 { Leveled(level: level, style: style) } else { nil } }),
      Case(
        "faded", faded, "A style with its opacity multiplied.", { .opacity($0.style, $0.opacity) },
        { if case .opacity(let style, let opacity) = $0 { Faded(style: style, opacity: opacity) } else { nil } }),
      Case(
        "linearGradient", linear, "", { .linearGradient($0.stops, start: $0.start, end: $0.end) },
        {
          guard case .linearGradient(let stops, let start, let end) = $0 else { return nil }
          return Gradient(stops: stops, start: start, end: end)
        }),
      Case(
        "radialGradient", radial, "",
        { .radialGradient($0.stops, center: $0.center, startRadius: $0.from, endRadius: $0.to) },
        {
          guard case .radialGradient(let stops, let center, let from, let to) = $0 else { return nil }
          return Gradient(stops: stops, center: center, from: from, to: to)
        }),
      Case(
        "ellipticalGradient", elliptical, "", { .ellipticalGradient($0.stops, center: $0.center) },
        {
          guard case .ellipticalGradient(let stops, let center) = $0 else { return nil }
          return Gradient(stops: stops, center: center)
        }),
      Case(
        "angularGradient", angular, "Angles in radians, clockwise.",
        { .angularGradient($0.stops, center: $0.center, startAngle: $0.from, endAngle: $0.to) },
        {
          guard case .angularGradient(let stops, let center, let from, let to) = $0 else { return nil }
          return Gradient(stops: stops, center: center, from: from, to: to)
        }),
      Case(
        "standardGradient", .color, "`Color.gradient`.", { .standardGradient($0) },
        { if case .standardGradient(let color) = $0 { color } else { nil } }),
      Case(
        "material", .choice(), "", { .material($0) },
        { if case .material(let material) = $0 { material } else { nil } }),
      Case("image", .imageSource, "", { .image($0) }, { if case .image(let source) = $0 { source } else { nil } }),
      Case(
        "unresolved", .string, "A style that is not known, with the reason.", { .unresolved(reason: $0) },
        { if case .unresolved(let reason) = $0 { reason } else { nil } }),
    ])

  private struct Leveled: Sendable {
    var level = 1
    var style = ShapeStyle.foreground
  }

  private static let leveled = Form<Leveled>.record(
    nil, { Leveled() }, [.required("level", \.level, .level), .required("of", \.style, .style)])

  private struct Faded: Sendable {
    var style = ShapeStyle.foreground
    var opacity = 1.0
  }

  private static let faded = Form<Faded>.record(
    nil, { Faded() }, [.required("style", \.style, .style), .required("opacity", \.opacity, .number)])

  /// The parameters of every kind of gradient.
  private struct Gradient: Sendable {
    var stops: [GradientStop] = []
    var start = UnitPoint.top
    var end = UnitPoint.bottom
    var center = UnitPoint.center
    var from = 0.0
    var to = 0.0
  }

  private static let stop = Form<GradientStop>.record(
    nil, { GradientStop(color: .fixed(.black), location: 0) },
    [.required("color", \.color, .color), .required("location", \.location, .number)])

  private static let linear = Form<Gradient>.record(
    nil, { Gradient() },
    [
      .list("stops", \.stops, stop), .defaulted("start", \.start, .unitPoint, .top),
      .defaulted("end", \.end, .unitPoint, .bottom),
    ])

  private static let radial = Form<Gradient>.record(
    nil, { Gradient() },
    [
      .list("stops", \.stops, stop), .defaulted("center", \.center, .unitPoint, .center),
      .defaulted("startRadius", \.from, .number, 0), .required("endRadius", \.to, .number),
    ])

  private static let elliptical = Form<Gradient>.record(
    nil, { Gradient() },
    [.list("stops", \.stops, stop), .defaulted("center", \.center, .unitPoint, .center)])

  private static let angular = Form<Gradient>.record(
    nil, { Gradient() },
    [
      .list("stops", \.stops, stop), .defaulted("center", \.center, .unitPoint, .center),
      .required("startAngle", \.from, .number), .required("endAngle", \.to, .number),
    ])
}

extension Form where Value == ShapeStyle {
  static var style: Form { StyleForms.style }
}
