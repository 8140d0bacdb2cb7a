import Colorimetry
import DocumentTree
import Geometry
import ViewTree

enum PaintModifierForms {
  private typealias Case = UnionCase<ViewModifier>

  static let paintCases: [UnionCase<ViewModifier>] = layerCases + styleCases + effectCases + [transformCase]

  private static let layerCases: [UnionCase<ViewModifier>] = [
    Case(
      "background", layer, "A view behind.", { .background(content: $0.content, alignment: $0.alignment) },
      {
        guard case .background(let content, let alignment) = $0 else { return nil }
        return Layer(content: content, alignment: alignment)
      }),
    Case(
      "overlay", layer, "A view in front.", { .overlay(content: $0.content, alignment: $0.alignment) },
      {
        guard case .overlay(let content, let alignment) = $0 else { return nil }
        return Layer(content: content, alignment: alignment)
      }),
    Case(
      "mask", layer, "", { .mask(content: $0.content, alignment: $0.alignment) },
      {
        guard case .mask(let content, let alignment) = $0 else { return nil }
        return Layer(content: content, alignment: alignment)
      }),
  ]

  private static let styleCases: [UnionCase<ViewModifier>] = [
    Case(
      "backgroundStyle", stylized, "A paint behind, in a shape or over the whole.",
      { .backgroundStyle($0.style, shape: $0.shape, ignoresSafeAreaEdges: $0.edges) },
      {
        guard case .backgroundStyle(let style, let shape, let edges) = $0 else { return nil }
        return Stylized(style: style, shape: shape, edges: edges)
      }),
    Case(
      "overlayStyle", overlaid, "A paint in front, in a shape or over the whole.",
      { .overlayStyle($0.style, shape: $0.shape) },
      {
        guard case .overlayStyle(let style, let shape) = $0 else { return nil }
        return Stylized(style: style, shape: shape)
      }),
    Case(
      "border", border, "", { .border($0.style, width: $0.width) },
      { if case .border(let style, let width) = $0 { Stylized(style: style, width: width) } else { nil } }),
    Case("opacity", .number, "", { .opacity($0) }, { if case .opacity(let opacity) = $0 { opacity } else { nil } }),
    Case("hidden", .present, "", { _ in .hidden }, { if case .hidden = $0 { Present() } else { nil } }),
    Case(
      "clipped", .present, "", { _ in .clip(nil) }, { if case .clip(nil) = $0 { Present() } else { nil } }),
    Case(
      "clipShape", .outline, "", { .clip($0) }, { if case .clip(let outline?) = $0 { outline } else { nil } }),
  ]

  private static let effectCases: [UnionCase<ViewModifier>] = [
    Case(
      "shadow", shadow, "", { .shadow($0.color, radius: $0.radius, x: $0.x, y: $0.y) },
      {
        guard case .shadow(let color, let radius, let x, let y) = $0 else { return nil }
        return Shadow(color: color, radius: radius, x: x, y: y)
      }),
    Case(
      "blur", .number, "The radius.", { .blur(radius: $0) }, { if case .blur(let radius) = $0 { radius } else { nil } }),
    Case(
      "colorFilter", filter, "", { .colorFilter($0) }, { if case .colorFilter(let filter) = $0 { filter } else { nil } }
    ),
    Case("blendMode", .string, "", { .blendMode($0) }, { if case .blendMode(let mode) = $0 { mode } else { nil } }),
    Case(
      "compositingGroup", .present, "", { _ in .compositingGroup },
      { if case .compositingGroup = $0 { Present() } else { nil } }),
    Case(
      "rotation", turn, "", { .rotation(radians: $0.radians, anchor: $0.anchor) },
      { if case .rotation(let angle, let anchor) = $0 { Turn(radians: angle, anchor: anchor) } else { nil } }),
    Case(
      "scale", magnification, "", { .scale(x: $0.x, y: $0.y, anchor: $0.anchor) },
      { if case .scale(let x, let y, let anchor) = $0 { Turn(x: x, y: y, anchor: anchor) } else { nil } }),
    Case(
      "rotation3D", spatialTurn, "The plane of the view turned in space.", { .rotation3D($0) },
      { if case .rotation3D(let turn) = $0 { turn } else { nil } }),
    Case(
      "perspective", .present, "", { _ in .perspective }, { if case .perspective = $0 { Present() } else { nil } }),
  ]

  private static let transformCase = Case(
    "transform", .transform, "", { .transform($0) }, { if case .transform(let map) = $0 { map } else { nil } })

  private struct Layer: Sendable {
    var content = ViewNode(.empty)
    var alignment = Alignment.center
  }

  private static let layer = Form<Layer>.record(
    nil, { Layer() },
    [.required("content", \.content, .view), .defaulted("alignment", \.alignment, .alignment, .center)])

  private struct Stylized: Sendable {
    var style = ShapeStyle.background
    var shape: ShapeOutline?
    var edges = EdgeSet.all
    var width = 1.0
  }

  private static let stylized = Form<Stylized>.record(
    nil, { Stylized() },
    [
      .required("style", \.style, .style), .optional("in", \.shape, .outline),
      .defaulted("ignoresSafeAreaEdges", \.edges, .edges, .all),
    ])

  private static let overlaid = Form<Stylized>.record(
    nil, { Stylized() }, [.required("style", \.style, .style), .optional("in", \.shape, .outline)])

  private static let border = Form<Stylized>.record(
    nil, { Stylized() }, [.required("style", \.style, .style), .defaulted("width", \.width, .number, 1)])

  private struct Shadow: Sendable {
    var color = ColorValue.opacity(.fixed(.black), 0.33)
    var radius = 0.0
    var x = 0.0
    var y = 0.0
  }

  private static let shadow = Form<Shadow>.record(
    nil, { Shadow() },
    [
      .defaulted("color", \.color, .color, .opacity(.fixed(.black), 0.33)), .required("radius", \.radius, .number),
      .defaulted("x", \.x, .number, 0), .defaulted("y", \.y, .number, 0),
    ])

  private struct Turn: Sendable {
    var radians = 0.0
    var x = 1.0
    var y = 1.0
    var anchor = UnitPoint.center
  }

  private static let turn = Form<Turn>.record(
    nil, { Turn() },
    [
      .required("radians", \.radians, .number, "Clockwise."), .defaulted("anchor", \.anchor, .unitPoint, .center),
    ])

  private static let spatialTurn = Form<SpatialRotation>.record(
    nil, { SpatialRotation(radians: 0, axis: [0, 0, 1]) },
    [
      .required("radians", \.radians, .number),
      .required("axis", \.axis, Form<Double>.number.list, "x, y and z of its direction."),
      .defaulted("anchor", \.anchor, .unitPoint, .center),
      .defaulted("anchorDepth", \.anchorDepth, .number, 0), .defaulted("perspective", \.perspective, .number, 1),
    ])

  private static let magnification = Form<Turn>.record(
    nil, { Turn() },
    [
      .defaulted("x", \.x, .number, 1), .defaulted("y", \.y, .number, 1),
      .defaulted("anchor", \.anchor, .unitPoint, .center),
    ])

  private static let filter = Form<ColorFilter>.union(
    "a colour filter",
    [
      UnionCase("brightness", .number, "", { .brightness($0) }, { if case .brightness(let v) = $0 { v } else { nil } }),
      UnionCase("contrast", .number, "", { .contrast($0) }, { if case .contrast(let v) = $0 { v } else { nil } }),
      UnionCase("saturation", .number, "", { .saturation($0) }, { if case .saturation(let v) = $0 { v } else { nil } }),
      UnionCase("grayscale", .number, "", { .grayscale($0) }, { if case .grayscale(let v) = $0 { v } else { nil } }),
      UnionCase(
        "hueRotation", .number, "In radians.", { .hueRotation(radians: $0) },
        { if case .hueRotation(let v) = $0 { v } else { nil } }),
      UnionCase("invert", .present, "", { _ in .invert }, { if case .invert = $0 { Present() } else { nil } }),
      UnionCase("multiply", .color, "", { .multiply($0) }, { if case .multiply(let v) = $0 { v } else { nil } }),
    ])
}
