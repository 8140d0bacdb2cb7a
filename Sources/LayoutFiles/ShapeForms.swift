import DocumentTree
import Geometry
import PathGeometry
import ViewTree

enum StrokeForms {
  static let strokeStyle = Form<StrokeStyle>.record(
    nil, { StrokeStyle() },
    [
      .defaulted("lineWidth", \.lineWidth, .number, 1), .defaulted("dash", \.dash, Form<Double>.number.list, []),
      .defaulted("roundCaps", \.hasRoundCaps, .boolean, false),
    ])
}

extension Form where Value == StrokeStyle {
  static var strokeStyle: Form { StrokeForms.strokeStyle }
}

enum PathForms {
  private static let step = Form<Path.Element>.union(
    "a step of a path",
    [
      UnionCase("move", .point, "", { .move($0) }, { if case .move(let point) = $0 { point } else { nil } }),
      UnionCase("line", .point, "", { .line($0) }, { if case .line(let point) = $0 { point } else { nil } }),
      UnionCase(
        "quadratic", Form<Point>.point.list, "Control point, end.", { .quadratic(control: $0[0], end: $0[1]) },
        { if case .quadratic(let control, let end) = $0 { [control, end] } else { nil } }
      ).requiring(count: 2),
      UnionCase(
        "cubic", Form<Point>.point.list, "Two control points, end.",
        { .cubic(control1: $0[0], control2: $0[1], end: $0[2]) },
        { if case .cubic(let first, let second, let end) = $0 { [first, second, end] } else { nil } }
      ).requiring(count: 3),
      UnionCase("close", .present, "", { _ in .close }, { if case .close = $0 { Present() } else { nil } }),
    ])

  static let path = step.list.map({ Path($0) }, { $0.elements })
}

extension Form where Value == PathGeometry.Path {
  static var path: Form { PathForms.path }
}

extension UnionCase {
  /// The case, for a list of exactly `count` elements.
  fileprivate func requiring(count: Int) -> UnionCase {
    var checked = self
    let read = read
    checked.read = { (node, context) throws(DocumentError) in
      guard case .array(let elements) = node.value, elements.count == count else {
        throw node.expected("a list of \(count) points")
      }
      return try read(node, context)
    }
    return checked
  }
}

enum OutlineForms {
  private typealias Case = UnionCase<ShapeOutline>

  /// A shape's outline: the name of one without parameters, or an object.
  static let outline = Form<ShapeOutline>.reference("shape") { definition }

  static let definition =
    Form<ShapeOutline>.union("a shape", outlineCases).shortened(
      named, when: \.isString, { $0 }, { name(of: $0) == nil ? nil : $0 })

  private static let names: [(String, ShapeOutline)] = [
    ("Rectangle", .rectangle), ("Capsule", .capsule(style: .continuous)), ("Circle", .circle), ("Ellipse", .ellipse),
    ("ContainerRelativeShape", .containerRelative),
  ]

  private static let named = Form<ShapeOutline>.choice(of: names) { name(of: $0) }

  @Sendable private static func name(of outline: ShapeOutline) -> String? {
    switch outline {
    case .rectangle: "Rectangle"
    case .capsule(.continuous): "Capsule"
    case .circle: "Circle"
    case .ellipse: "Ellipse"
    case .containerRelative: "ContainerRelativeShape"
    default: nil
    }
  }

  /// The cases of an outline; the plain ones are also views of their own.
  static let outlineCases: [UnionCase<ShapeOutline>] = plainCases + derivedCases

  static let plainCases: [UnionCase<ShapeOutline>] = [
    Case("Rectangle", .nothing, "", { _ in .rectangle }, { if case .rectangle = $0 { Nothing() } else { nil } }),
    Case(
      "RoundedRectangle", rounded, "", { .roundedRectangle(cornerSize: $0.size, style: $0.style) },
      {
        guard case .roundedRectangle(let size, let style) = $0 else { return nil }
        return Rounded(size: size, style: style)
      }),
    Case(
      "UnevenRoundedRectangle", uneven, "", { .unevenRoundedRectangle(radii: $0.radii, style: $0.style) },
      {
        guard case .unevenRoundedRectangle(let radii, let style) = $0, radii.count == 4 else { return nil }
        return Rounded(
          style: style, topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3])
      }),
    Case(
      "Capsule", capsule, "", { .capsule(style: $0.style) },
      { if case .capsule(let style) = $0 { Rounded(style: style) } else { nil } }),
    Case("Circle", .nothing, "", { _ in .circle }, { if case .circle = $0 { Nothing() } else { nil } }),
    Case("Ellipse", .nothing, "", { _ in .ellipse }, { if case .ellipse = $0 { Nothing() } else { nil } }),
    Case(
      "ContainerRelativeShape", .nothing, "", { _ in .containerRelative },
      { if case .containerRelative = $0 { Nothing() } else { nil } }),
    Case("Path", .path, "", { .path($0) }, { if case .path(let path) = $0 { path } else { nil } }),
  ]

  private static let derivedCases: [UnionCase<ShapeOutline>] = [
    derived("inset", \.amount, "amount", .number, { .inset($0.shape, by: $0.amount) }) {
      if case .inset(let shape, let amount) = $0 { Derived(shape: shape, amount: amount) } else { nil }
    },
    derived("offset", \.point, "by", .point, { .offset($0.shape, by: $0.point) }) {
      if case .offset(let shape, let point) = $0 { Derived(shape: shape, point: point) } else { nil }
    },
    derived("sized", \.size, "size", .size, { .sized($0.shape, $0.size) }) {
      if case .sized(let shape, let size) = $0 { Derived(shape: shape, size: size) } else { nil }
    },
    derived("stroked", \.stroke, "stroke", .strokeStyle, { .stroked($0.shape, $0.stroke) }) {
      if case .stroked(let shape, let stroke) = $0 { Derived(shape: shape, stroke: stroke) } else { nil }
    },
    Case(
      "trimmed", trimmed, "", { .trimmed($0.shape, from: $0.amount, to: $0.end) },
      {
        guard case .trimmed(let shape, let start, let end) = $0 else { return nil }
        return Derived(shape: shape, amount: start, end: end)
      }),
    Case(
      "transformed", transformed, "", { .transformed($0.shape, $0.transform, anchor: $0.anchor) },
      {
        guard case .transformed(let shape, let transform, let anchor) = $0 else { return nil }
        return Derived(shape: shape, transform: transform, anchor: anchor)
      }),
  ]

  private struct Rounded: Sendable {
    var size = Size.zero
    var style = CornerStyle.continuous
    var topLeading = 0.0
    var bottomLeading = 0.0
    var bottomTrailing = 0.0
    var topTrailing = 0.0

    var radii: [Double] { [topLeading, bottomLeading, bottomTrailing, topTrailing] }

    var cornerRadius: Double? {
      get { size.width == size.height ? size.width : nil }
      set { size = Size(width: newValue ?? 0, height: newValue ?? 0) }
    }

    var cornerSize: Size? {
      get { size.width == size.height ? nil : size }
      set { size = newValue ?? .zero }
    }
  }

  private static let rounded = Form<Rounded>.record(
    nil, { Rounded() },
    [
      .optional("cornerRadius", \.cornerRadius, .number), .optional("cornerSize", \.cornerSize, .size),
      .defaulted("style", \.style, .choice(), .continuous),
    ])

  private static let uneven = Form<Rounded>.record(
    nil, { Rounded() },
    [
      .defaulted("topLeading", \.topLeading, .number, 0), .defaulted("bottomLeading", \.bottomLeading, .number, 0),
      .defaulted("bottomTrailing", \.bottomTrailing, .number, 0),
      .defaulted("topTrailing", \.topTrailing, .number, 0), .defaulted("style", \.style, .choice(), .continuous),
    ])

  private static let capsule = Form<Rounded>.record(
    nil, { Rounded() }, [.defaulted("style", \.style, .choice(), .continuous)])

  /// A shape with the parameters of what is done to it.
  private struct Derived: Sendable {
    var shape = ShapeOutline.rectangle
    var amount = 0.0
    var end = 1.0
    var point = Point.zero
    var size = Size.zero
    var stroke = StrokeStyle()
    var transform = AffineTransform.identity
    var anchor = UnitPoint.center
  }

  private static func derived<Parameter>(
    _ name: String, _ path: any WritableKeyPath<Derived, Parameter> & Sendable, _ member: String,
    _ form: Form<Parameter>,
    _ embed: @escaping @Sendable (Derived) -> ShapeOutline, _ extract: @escaping @Sendable (ShapeOutline) -> Derived?
  ) -> Case {
    let record = Form<Derived>.record(
      nil, { Derived() }, [.required("shape", \.shape, .outline), .required(member, path, form)])
    return Case(name, record, "", embed, extract)
  }

  private static let trimmed = Form<Derived>.record(
    nil, { Derived() },
    [
      .required("shape", \.shape, .outline), .defaulted("from", \.amount, .number, 0),
      .defaulted("to", \.end, .number, 1),
    ])

  private static let transformed = Form<Derived>.record(
    nil, { Derived() },
    [
      .required("shape", \.shape, .outline), .required("transform", \.transform, .transform),
      .defaulted("anchor", \.anchor, .unitPoint, .center),
    ])
}

extension Form where Value == ShapeOutline {
  static var outline: Form { OutlineForms.outline }
}

/// The value of a case without parameters, written as an empty object.
struct Nothing: Sendable {}

enum NothingForms {
  static let nothing = Form<Nothing>.record(nil, { Nothing() }, [])
}

extension Form where Value == Nothing {
  static var nothing: Form { NothingForms.nothing }
}

enum PaintingForms {
  private typealias Case = UnionCase<ShapeView.Painting>

  private struct Stroke: Sendable {
    var paint = ShapeStyle.foreground
    var style = StrokeStyle()
  }

  private static let stroke = Form<Stroke>.record(
    nil, { Stroke() },
    [.required("style", \.paint, .style), .defaulted("stroke", \.style, .strokeStyle, StrokeStyle())])

  /// What a shape is painted with, the innermost first.
  static let painting = Form<ShapeView.Painting>.union(
    "a paint",
    [
      Case("fill", .style, "", { .fill($0) }, { if case .fill(let style) = $0 { style } else { nil } }),
      Case(
        "stroke", stroke, "Centred on the outline.", { .stroke($0.paint, $0.style) },
        { if case .stroke(let paint, let style) = $0 { Stroke(paint: paint, style: style) } else { nil } }),
      Case(
        "strokeBorder", stroke, "Inside the outline.", { .strokeBorder($0.paint, $0.style) },
        { if case .strokeBorder(let paint, let style) = $0 { Stroke(paint: paint, style: style) } else { nil } }),
    ])
}

extension Form where Value == ShapeView.Painting {
  static var painting: Form { PaintingForms.painting }
}

enum ShapeForms {
  static let shape = Form<ShapeView>.record(
    nil, { ShapeView(.rectangle) },
    [.required("outline", \.outline, .outline), .list("paint", \.paintings, .painting)])
}

extension Form where Value == ShapeView {
  static var shape: Form { ShapeForms.shape }
}
