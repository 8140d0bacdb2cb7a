import DocumentTree
import Geometry
import ViewTree

enum AlignmentForms {
  private static let names: [(String, Alignment)] = [
    ("topLeading", Alignment(horizontal: .leading, vertical: .top)),
    ("top", Alignment(horizontal: .horizontalCenter, vertical: .top)),
    ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
    ("leading", Alignment(horizontal: .leading, vertical: .verticalCenter)),
    ("center", .center),
    ("trailing", Alignment(horizontal: .trailing, vertical: .verticalCenter)),
    ("bottomLeading", Alignment(horizontal: .leading, vertical: .bottom)),
    ("bottom", Alignment(horizontal: .horizontalCenter, vertical: .bottom)),
    ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
  ]

  private static let pair = Form<Alignment>.record(
    "A horizontal and a vertical guide; what is left out is the centre.", { Alignment.center },
    [
      .defaulted("horizontal", \.horizontal, .horizontalGuide, .horizontalCenter),
      .defaulted("vertical", \.vertical, .verticalGuide, .verticalCenter),
    ])

  /// "topLeading" and its like, or an object with both guides.
  static let alignment = Form<Alignment>.reference("alignment") { definition }

  static let definition =
    pair.shortened(
      .choice(of: names) { value in names.first { $0.1 == value }?.0 }, when: \.isString, { $0 },
      { value in names.contains { $0.1 == value } ? value : nil })

  /// The alignment of a container that aligns along one axis; the other guide is the centre.
  static func along(_ axis: Axis) -> Form<Alignment> {
    switch axis {
    case .horizontal:
      Form<AlignmentGuideID>.horizontalGuide.map(
        { Alignment(horizontal: $0, vertical: .verticalCenter) }, { $0.horizontal })
    case .vertical:
      Form<AlignmentGuideID>.verticalGuide.map(
        { Alignment(horizontal: .horizontalCenter, vertical: $0) }, { $0.vertical })
    }
  }
}

extension Form where Value == Alignment {
  static var alignment: Form { AlignmentForms.alignment }
}

enum EdgeSetForms {
  private static let names: [(String, EdgeSet)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ("horizontal", .horizontal), ("vertical", .vertical), ("all", .all),
  ]

  private static let edge = Form<EdgeSet>.choice(of: names) { value in names.first { $0.1 == value }?.0 }

  /// "horizontal" and its like, or a list of edges.
  static let edges = edge.list.map({ EdgeSet($0) }, { separated($0) }).shortened(
    edge, when: \.isString, { $0 }, { value in names.contains { $0.1 == value } ? value : nil })

  @Sendable private static func separated(_ set: EdgeSet) -> [EdgeSet] {
    [EdgeSet.top, .leading, .bottom, .trailing].filter { set.isSuperset(of: $0) }
  }
}

extension Form where Value == EdgeSet {
  static var edges: Form { EdgeSetForms.edges }
}

enum AxisSetForms {
  private static let names: [(String, AxisSet)] = [
    ("horizontal", .horizontal), ("vertical", .vertical), ("both", [.horizontal, .vertical]), ("none", []),
  ]

  static let axes = Form<AxisSet>.choice(of: names) { value in names.first { $0.1 == value }?.0 }
}

extension Form where Value == AxisSet {
  static var axes: Form { AxisSetForms.axes }
}

enum InsetForms {
  static let insets = Form<EdgeInsets>.record(
    "Distances from the edges, in points; 0 where left out.", { EdgeInsets.zero },
    [
      .defaulted("top", \.top, .number, 0), .defaulted("leading", \.leading, .number, 0),
      .defaulted("bottom", \.bottom, .number, 0), .defaulted("trailing", \.trailing, .number, 0),
    ])
}

extension Form where Value == EdgeInsets {
  static var insets: Form { InsetForms.insets }
}

enum SizeForms {
  static let size = Form<Size>.record(
    nil, { Size.zero }, [.required("width", \.width, .number), .required("height", \.height, .number)])
}

extension Form where Value == Size {
  static var size: Form { SizeForms.size }
}

enum PointForms {
  static let point = Form<Point>.record(
    nil, { Point.zero }, [.required("x", \.x, .number), .required("y", \.y, .number)])

  /// A distance, 0 along an axis that is left out.
  static let shift = Form<Point>.record(
    nil, { Point.zero }, [.defaulted("x", \.x, .number, 0), .defaulted("y", \.y, .number, 0)])
}

extension Form where Value == Point {
  static var point: Form { PointForms.point }

  static var shift: Form { PointForms.shift }
}

enum UnitPointForms {
  private static let names: [(String, UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
    ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// "topLeading" and its like, or fractions of width and height.
  static let unitPoint = Form<UnitPoint>.record(
    nil, { UnitPoint.center }, [.required("x", \.x, .number), .required("y", \.y, .number)]
  ).shortened(
    .choice(of: names) { value in names.first { $0.1 == value }?.0 }, when: \.isString, { $0 },
    { value in names.contains { $0.1 == value } ? value : nil })
}

extension Form where Value == UnitPoint {
  static var unitPoint: Form { UnitPointForms.unitPoint }
}

enum TransformForms {
  static let transform = Form<AffineTransform>.record(
    "x' = a x + c y + tx, y' = b x + d y + ty", { AffineTransform.identity },
    [
      .required("a", \.a, .number), .required("b", \.b, .number), .required("c", \.c, .number),
      .required("d", \.d, .number), .required("tx", \.tx, .number), .required("ty", \.ty, .number),
    ])
}

extension Form where Value == AffineTransform {
  static var transform: Form { TransformForms.transform }
}

/// The value of a member that says all by being there.
struct Present: Sendable {}

enum PresentForms {
  /// `true`, and nothing else.
  static let present = Form<Present>(
    schema: .object([.init("const", .boolean(true))]),
    read: { (node, _) throws(DocumentError) in
      guard case .boolean(true) = node.value else { throw node.expected("true") }
      return Present()
    },
    write: { _, _ in .boolean(true) })
}

extension Form where Value == Present {
  static var present: Form { PresentForms.present }
}
