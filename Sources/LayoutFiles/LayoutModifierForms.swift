import DocumentTree
import Geometry
import ViewTree

enum LayoutModifierForms {
  private typealias Case = UnionCase<ViewModifier>

  static let layoutCases: [UnionCase<ViewModifier>] = [
    Case(
      "frame", frame, "A fixed size, or bounds.", { $0.modifier },
      { modifier in
        switch modifier {
        case .frame(let width, let height, let alignment): Frame(width: width, height: height, alignment: alignment)
        case .flexibleFrame(let flexible): Frame(flexible)
        default: nil
        }
      }),
    Case(
      "padding", .padding, "A length on all edges, or an object.", { .padding($0) },
      { if case .padding(let padding) = $0 { padding } else { nil } }),
    Case(
      "fixedSize", .axes, "The axes along which the view keeps its ideal size.",
      { .fixedSize(horizontal: $0.contains(.horizontal), vertical: $0.contains(.vertical)) },
      {
        guard case .fixedSize(let horizontal, let vertical) = $0 else { return nil }
        return (horizontal ? AxisSet.horizontal : []).union(vertical ? .vertical : [])
      }),
    Case(
      "aspectRatio", aspect, "", { .aspectRatio($0.ratio, $0.mode) },
      { if case .aspectRatio(let ratio, let mode) = $0 { Aspect(ratio: ratio, mode: mode) } else { nil } }),
    Case(
      "position", .point, "", { .position(x: $0.x, y: $0.y) },
      { if case .position(let x, let y) = $0 { Point(x: x, y: y) } else { nil } }),
    Case(
      "offset", .shift, "", { .offset(x: $0.x, y: $0.y) },
      { if case .offset(let x, let y) = $0 { Point(x: x, y: y) } else { nil } }),
    Case(
      "layoutPriority", .number, "", { .layoutPriority($0) },
      { if case .layoutPriority(let priority) = $0 { priority } else { nil } }),
    Case(
      "alignmentGuide", guide, "", { .alignmentGuide($0.guide, $0.position) },
      {
        guard case .alignmentGuide(let guide, let position) = $0 else { return nil }
        return Guide(guide: guide, position: position)
      }),
    Case(
      "containerRelativeFrame", relative, "", { .containerRelativeFrame($0) },
      { if case .containerRelativeFrame(let frame) = $0 { frame } else { nil } }),
    Case("zIndex", .number, "", { .zIndex($0) }, { if case .zIndex(let index) = $0 { index } else { nil } }),
    Case(
      "gridCell", gridCell, "", { .gridCell($0) }, { if case .gridCell(let cell) = $0 { cell } else { nil } }),
    Case(
      "safeAreaInset", inset, "",
      { .safeAreaInset(edge: $0.edge, alignment: $0.alignment, spacing: $0.spacing, content: $0.content) },
      {
        guard case .safeAreaInset(let edge, let alignment, let spacing, let content) = $0 else { return nil }
        return Inset(edge: edge, alignment: alignment, spacing: spacing, content: content)
      }),
    Case(
      "safeAreaPadding", .padding, "", { .safeAreaPadding($0) },
      { if case .safeAreaPadding(let padding) = $0 { padding } else { nil } }),
    Case(
      "ignoresSafeArea", .edges, "", { .ignoresSafeArea($0) },
      { if case .ignoresSafeArea(let edges) = $0 { edges } else { nil } }),
    Case(
      "contentMargins", .padding, "", { .contentMargins($0) },
      { if case .contentMargins(let margins) = $0 { margins } else { nil } }),
  ]

  /// Both forms of `frame`: bounds are present when the flexible form was meant.
  private struct Frame: Sendable {
    var width: Double?
    var height: Double?
    var flexible = FlexibleFrame()
    var alignment = Alignment.center

    init() {}

    init(width: Double?, height: Double?, alignment: Alignment) {
      (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    init(_ flexible: FlexibleFrame) {
      (self.flexible, alignment) = (flexible, flexible.alignment)
    }

    var modifier: ViewModifier {
      var flexible = flexible
      flexible.alignment = alignment
      let hasBounds = flexible.width != FlexibleFrame.Bounds() || flexible.height != FlexibleFrame.Bounds()
      guard hasBounds else { return .frame(width: width, height: height, alignment: alignment) }
      return .flexibleFrame(flexible)
    }
  }

  private static let frame = Form<Frame>.record(
    nil, { Frame() },
    [
      .optional("width", \.width, .number), .optional("height", \.height, .number),
      .optional("minWidth", \.flexible.width.minimum, .number),
      .optional("idealWidth", \.flexible.width.ideal, .number),
      .optional("maxWidth", \.flexible.width.maximum, .length),
      .optional("minHeight", \.flexible.height.minimum, .number),
      .optional("idealHeight", \.flexible.height.ideal, .number),
      .optional("maxHeight", \.flexible.height.maximum, .length),
      .defaulted("alignment", \.alignment, .alignment, .center),
    ])

  private struct Aspect: Sendable {
    var ratio: Double?
    var mode = ContentMode.fit
  }

  private static let aspect = Form<Aspect>.record(
    nil, { Aspect() },
    [
      .optional("ratio", \.ratio, .number, "Width by height; the view's own if left out."),
      .defaulted("mode", \.mode, .choice(), .fit),
    ])

  private struct Guide: Sendable {
    var guide = AlignmentGuideID.leading
    var position = GuideExpression.constant(0)
  }

  private static let guide = Form<Guide>.record(
    nil, { Guide() },
    [.required("guide", \.guide, .guideOnAxis), .required("position", \.position, .guideExpression)])

  private static let relative = Form<ContainerRelativeFrame>.record(
    nil, { ContainerRelativeFrame(axes: []) },
    [
      .required("axes", \.axes, .axes), .defaulted("count", \.count, .integer, 1),
      .defaulted("span", \.span, .integer, 1), .defaulted("spacing", \.spacing, .number, 0),
      .defaulted("alignment", \.alignment, .alignment, .center),
    ])

  private static let gridCell = Form<GridCellModifier>.union(
    "a grid cell's setting",
    [
      UnionCase("columns", .integer, "", { .columns($0) }, { if case .columns(let count) = $0 { count } else { nil } }),
      UnionCase(
        "anchor", .unitPoint, "", { .anchor($0) }, { if case .anchor(let anchor) = $0 { anchor } else { nil } }),
      UnionCase(
        "unsizedAxes", .axes, "", { .unsizedAxes($0) }, { if case .unsizedAxes(let axes) = $0 { axes } else { nil } }),
      UnionCase(
        "columnAlignment", .horizontalGuide, "", { .columnAlignment($0) },
        { if case .columnAlignment(let guide) = $0 { guide } else { nil } }),
    ])

  private struct Inset: Sendable {
    var edge = Edge.bottom
    var alignment = Alignment.center
    var spacing: Double?
    var content = ViewNode(.empty)
  }

  private static let inset = Form<Inset>.record(
    nil, { Inset() },
    [
      .required("edge", \.edge, .choice()), .defaulted("alignment", \.alignment, .alignment, .center),
      .optional("spacing", \.spacing, .number), .required("content", \.content, .view),
    ])
}

enum PaddingForms {
  private static let fields = Form<PaddingModifier>.record(
    "The edges with one length, which is the platform's default if left out, or insets.", { PaddingModifier() },
    [
      .defaulted("edges", \.edges, .edges, .all), .optional("length", \.length, .number),
      .optional("insets", \.insets, .insets),
      .defaulted("scaled", \.isScaled, .boolean, false, "Whether the length grows with the text."),
    ])

  /// A number, an object, or `{}` for the default.
  static let padding = Form<PaddingModifier>(
    schema: .anyOf([Form<Double>.number.schema, fields.schema]),
    read: { (node, context) throws(DocumentError) in
      if node.isNumber, node.member("edges") == nil, node.member("length") == nil {
        var padding = PaddingModifier(length: try Form<Double>.number.read(node, context))
        padding.isScaled = node.member("scaled") != nil
        return padding
      }
      var padding = try fields.read(node, context)
      if node.member("length")?.member("scaled") != nil { padding.isScaled = true }
      return padding
    },
    write: { padding, guides in
      if let length = padding.length, padding == PaddingModifier(length: length) { return .number(length) }
      return fields.write(padding, guides)
    })
}

extension Form where Value == PaddingModifier {
  static var padding: Form { PaddingForms.padding }
}
