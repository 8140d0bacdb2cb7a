import DocumentTree
import Geometry
import ViewTree

/// The alignments that a layout file declares.
struct GuideDeclarations: Sendable {
  var guides: [AlignmentGuideID] = []

  func guide(named name: String, axis: Axis) -> AlignmentGuideID? {
    guides.first { $0.name == name && $0.axis == axis }
  }
}

/// Gathers the alignments of a project's own that a written tree uses, so that the file can declare them.
final class GuideCollector {
  private(set) var guides: [AlignmentGuideID] = []
  /// The folder of the file to be written, relative to the project's root; ends with `/` or is empty.
  let folder: String

  init(folder: String = "") { self.folder = folder }

  /// A path within the project as the file shall name it.
  func relative(_ path: String) -> String {
    path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  func note(_ guide: AlignmentGuideID) {
    if guide.defaultValue != nil, !guides.contains(guide) { guides.append(guide) }
  }
}

extension AlignmentGuideID {
  /// The platform's own guides along an axis.
  static func builtIn(_ axis: Axis) -> [AlignmentGuideID] {
    switch axis {
    case .horizontal: [.leading, .horizontalCenter, .trailing, .listRowSeparatorLeading, .listRowSeparatorTrailing]
    case .vertical: [.top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline]
    }
  }
}

enum GuideForms {
  static let horizontalGuide = guide(along: .horizontal)
  static let verticalGuide = guide(along: .vertical)

  /// A guide by its name: the platform's, or one that the file declares under "alignments".
  private static func guide(along axis: Axis) -> Form<AlignmentGuideID> {
    let builtIn = AlignmentGuideID.builtIn(axis)
    return Form<AlignmentGuideID>(
      schema: .anyOf([.choice(builtIn.map(\.name)), .type("string")]),
      read: { (node, context) throws(DocumentError) in
        guard case .string(let name) = node.value else { throw node.expected("the name of an alignment") }
        if let guide = builtIn.first(where: { $0.name == name }) { return guide }
        if let guide = context.guides.guide(named: name, axis: axis) { return guide }
        let declared = context.guides.guides.filter { $0.axis == axis }
        throw node.unknown(name, known: (builtIn + declared).map(\.name))
      },
      write: { guide, guides in
        guard guide.axis == axis else { return nil }
        guides.note(guide)
        return .string(guide.name)
      })
  }

  /// `{"horizontal": name}` or `{"vertical": name}`.
  static let guideOnAxis = Form<AlignmentGuideID>.union(
    "a guide",
    [
      UnionCase("horizontal", horizontalGuide, "", { $0 }, { $0.axis == .horizontal ? $0 : nil }),
      UnionCase("vertical", verticalGuide, "", { $0 }, { $0.axis == .vertical ? $0 : nil }),
    ])
}

extension Form where Value == AlignmentGuideID {
  static var horizontalGuide: Form { GuideForms.horizontalGuide }

  static var verticalGuide: Form { GuideForms.verticalGuide }

  static var guideOnAxis: Form { GuideForms.guideOnAxis }
}

enum GuideExpressionForms {
  /// A number of points, "width", "height", or an object that combines such values.
  static let guideExpression = Form<GuideExpression>.reference("guideExpression") { expression }

  static let expression = operations.shortened(
    .choice(of: [("width", GuideExpression.width), ("height", .height)]) {
      switch $0 {
      case .width: "width"
      case .height: "height"
      default: nil
      }
    }, when: \.isString, { $0 },
    {
      switch $0 {
      case .width, .height: $0
      default: nil
      }
    }
  ).shortened(
    .number, when: \.isNumber, { .constant($0) },
    { expression in
      guard case .constant(let value) = expression else { return nil }
      return value
    })

  private typealias Case = UnionCase<GuideExpression>

  private static let operations = Form<GuideExpression>.union(
    "a guide's position",
    [
      Case(
        "guide", .guideOnAxis, "The position of another guide of the same view.", { .guide($0) },
        { if case .guide(let guide) = $0 { guide } else { nil } }),
      Case(
        "explicit", explicitGuide, "A guide's position where a view sets one.",
        { .explicit($0.guide, fallback: $0.otherwise) },
        { if case .explicit(let guide, let other) = $0 { ExplicitGuide(guide: guide, otherwise: other) } else { nil } }
      ),
      operation("add", { .sum($0, $1) }, { if case .sum(let a, let b) = $0 { (a, b) } else { nil } }),
      operation(
        "subtract", { .difference($0, $1) }, { if case .difference(let a, let b) = $0 { (a, b) } else { nil } }),
      operation("multiply", { .product($0, $1) }, { if case .product(let a, let b) = $0 { (a, b) } else { nil } }),
      operation("divide", { .quotient($0, $1) }, { if case .quotient(let a, let b) = $0 { (a, b) } else { nil } }),
      operation("minimum", { .minimum($0, $1) }, { if case .minimum(let a, let b) = $0 { (a, b) } else { nil } }),
      operation("maximum", { .maximum($0, $1) }, { if case .maximum(let a, let b) = $0 { (a, b) } else { nil } }),
    ])

  private struct ExplicitGuide: Sendable {
    var guide = AlignmentGuideID.leading
    var otherwise = GuideExpression.constant(0)
  }

  private static let explicitGuide = Form<ExplicitGuide>.record(
    nil, { ExplicitGuide() },
    [.required("of", \.guide, .guideOnAxis), .required("otherwise", \.otherwise, .guideExpression)])

  /// A combination of two values, written as a list of two.
  private static func operation(
    _ name: String, _ embed: @escaping @Sendable (GuideExpression, GuideExpression) -> GuideExpression,
    _ extract: @escaping @Sendable (GuideExpression) -> (GuideExpression, GuideExpression)?
  ) -> Case {
    Case(
      name, pair, "", { embed($0.left, $0.right) },
      { expression in extract(expression).map { Pair(left: $0.0, right: $0.1) } })
  }

  private struct Pair: Sendable {
    var left: GuideExpression
    var right: GuideExpression
  }

  private static let pair = Form<Pair>(
    schema: .object([
      .init("type", .string("array")), .init("items", Form<GuideExpression>.guideExpression.schema),
      .init("minItems", .number(2)),
      .init("maxItems", .number(2)),
    ]),
    read: { (node, context) throws(DocumentError) in
      let values = try Form<GuideExpression>.guideExpression.list.read(node, context)
      guard values.count == 2 else { throw node.expected("a list of two values") }
      return Pair(left: values[0], right: values[1])
    },
    write: { pair, guides in Form<GuideExpression>.guideExpression.list.write([pair.left, pair.right], guides) })
}

extension Form where Value == GuideExpression {
  static var guideExpression: Form { GuideExpressionForms.guideExpression }

  static var expression: Form { GuideExpressionForms.expression }
}

extension Form {
  /// One of a few named values.
  static func choice(
    of names: [(String, Value)], _ name: @escaping @Sendable (Value) -> String?
  ) -> Form where Value: Sendable {
    let all = names.map(\.0)
    return Form(
      schema: .choice(all),
      read: { (node, _) throws(DocumentError) in
        guard case .string(let text) = node.value else { throw node.expected("one of " + all.sentence) }
        guard let found = names.first(where: { $0.0 == text }) else { throw node.unknown(text, known: all) }
        return found.1
      },
      write: { value, _ in name(value).map { .string($0) } })
  }
}
