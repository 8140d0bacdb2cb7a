import DocumentTree
import Geometry
import ViewTree

enum ViewForms {
  /// A view: an object with one member that names it, and its modifiers in the order of the source.
  static let view = Form<ViewNode>.reference("view") { viewObject }

  static let viewObject: Form<ViewNode> = {
    let cases = ContentForms.contentCases
    let byName = Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0) })
    let names = cases.map(\.name)
    return Form<ViewNode>(
      schema: viewSchema(cases),
      read: { (node, context) throws(DocumentError) in
        guard let members = node.members else { throw node.expected("a view: an object such as {\"Text\": \"…\"}") }
        let named = members.filter { $0.key != "modifiers" }
        guard let member = named.first else { throw node.expected("a view: an object with one of " + names.sentence) }
        guard let content = byName[member.key] else {
          throw DocumentNode(.string(member.key), range: member.keyRange).unknown(member.key, known: names)
        }
        if named.count > 1 {
          throw DocumentError(
            range: named[1].keyRange,
            message: "a view has one name, here \"\(member.key)\". Give \"\(named[1].key)\" an object of its own.")
        }
        var view = ViewNode(try content.read(member.value, context), range: node.range)
        if let modifiers = node.member("modifiers") {
          guard case .array(let elements) = modifiers.value else { throw modifiers.expected("a list of modifiers") }
          for element in elements {
            view = view.modified(by: try Form<ViewModifier>.modifier.read(element, context), range: element.range)
          }
        }
        return view
      },
      write: { view, guides in write(view, guides, cases) })
  }()

  @Sendable private static func write(
    _ view: ViewNode, _ guides: GuideCollector, _ cases: [UnionCase<ViewContent>]
  ) -> JSONValue {
    var modifiers: [JSONValue] = []
    var inner = view
    while case .modified(let content, let modifier) = inner.content {
      modifiers.append(Form<ViewModifier>.modifier.write(modifier, guides) ?? unwritable(modifier))
      inner = content
    }
    var members: [JSONValue.Member] = []
    for candidate in cases {
      guard let written = candidate.write(inner.content, guides) else { continue }
      members.append(.init(candidate.name, written))
      break
    }
    if members.isEmpty {
      let message = "This view is made by code and cannot be written as data."
      members.append(
        .init("Unresolved", .object([.init("code", .string("not-data")), .init("message", .string(message))])))
    }
    if !modifiers.isEmpty { members.append(.init("modifiers", .array(modifiers.reversed()))) }
    return .object(members)
  }

  private static func unwritable(_ modifier: ViewModifier) -> JSONValue {
    let name = String(describing: modifier).prefix { $0.isLetter || $0.isNumber }
    return .object([
      .init(
        "unresolved",
        .object([
          .init("name", .string(String(name))), .init("code", .string("not-data")),
          .init("message", .string("This modifier is made by code and cannot be written as data.")),
        ]))
    ])
  }

  private static func viewSchema(_ cases: [UnionCase<ViewContent>]) -> JSONValue {
    let modifiers = JSONValue.Member(
      "modifiers",
      .object([
        .init("description", .string("From the innermost to the outermost, as in source.")),
        .init("type", .string("array")), .init("items", Form<ViewModifier>.modifier.schema),
      ]))
    return .object([
      .init(
        "oneOf",
        .array(
          cases.map { content in
            .record(
              about: nil, properties: [.init(content.name, content.schema.described(content.about)), modifiers],
              required: [content.name])
          }))
    ])
  }
}

extension Form where Value == ViewNode {
  static var view: Form { ViewForms.view }

  static var viewObject: Form { ViewForms.viewObject }
}

enum ContentForms {
  private typealias Case = UnionCase<ViewContent>

  /// Every view that a layout file can hold.
  static let contentCases: [UnionCase<ViewContent>] =
    leafCases + stackCases + ContainerForms.containerCases + ControlForms.controlCases + structureCases

  private static let leafCases: [UnionCase<ViewContent>] =
    [
      Case("Text", .text, "", { .text($0) }, { if case .text(let text) = $0 { text } else { nil } }),
      Case("Image", .image, "", { .image($0) }, { if case .image(let image) = $0 { image } else { nil } }),
      Case(
        "Shape", .shape, "A shape with its paints.", { .shape($0) },
        { if case .shape(let shape) = $0, !shape.paintings.isEmpty || !isPlain(shape.outline) { shape } else { nil } }),
      Case(
        "Style", .style, "A colour, gradient or material used as a view.", { .style($0) },
        { if case .style(let style) = $0 { style } else { nil } }),
      Case(
        "Spacer", spacer, "", { .spacer(minLength: $0.minLength) },
        { if case .spacer(let length) = $0 { SpacerFields(minLength: length) } else { nil } }),
      Case("Divider", .nothing, "", { _ in .divider }, { if case .divider = $0 { Nothing() } else { nil } }),
      Case("Empty", .nothing, "", { _ in .empty }, { if case .empty = $0 { Nothing() } else { nil } }),
    ]
    + OutlineForms.plainCases.map { plain in
      // A shape without paints of its own, filled with the foreground style.
      var shape = Case("", .nothing, "", { _ in .empty }, { _ in nil })
      (shape.name, shape.about, shape.schema) = (plain.name, plain.about, plain.schema)
      shape.read = { (node, context) throws(DocumentError) in .shape(ShapeView(try plain.read(node, context))) }
      shape.write = { content, guides in
        guard case .shape(let view) = content, view.paintings.isEmpty else { return nil }
        return plain.write(view.outline, guides)
      }
      return shape
    }

  private static func isPlain(_ outline: ShapeOutline) -> Bool {
    switch outline {
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .capsule, .circle, .ellipse, .containerRelative, .path:
      true
    case .custom, .inset, .trimmed, .offset, .transformed, .sized, .stroked: false
    }
  }

  private struct SpacerFields: Sendable {
    var minLength: Double?
  }

  private static let spacer = Form<SpacerFields>.record(
    nil, { SpacerFields() }, [.optional("minLength", \.minLength, .number)])

  private static let stackCases: [UnionCase<ViewContent>] = StackView.Kind.allCases.map { kind in
    let alignment: Form<Alignment> =
      switch kind {
      case .horizontal, .lazyHorizontal: AlignmentForms.along(.vertical)
      case .vertical, .lazyVertical: AlignmentForms.along(.horizontal)
      case .depth: .alignment
      }
    let form = Form<StackView>.record(
      nil, { StackView(kind, children: []) },
      [
        .defaulted("alignment", \.alignment, alignment, .center),
        .optional("spacing", \.spacing, .number, "In points; the platform's default if left out."),
        .list("children", \.children, .view),
      ])
    return Case(
      kind.rawValue, form, "", { .stack($0) },
      { if case .stack(let stack) = $0, stack.kind == kind { stack } else { nil } })
  }

  private static let structureCases: [UnionCase<ViewContent>] = [
    Case(
      "Group", Form<ViewNode>.view.list, "", { .group($0) },
      { if case .group(let children) = $0 { children } else { nil } }),
    Case(
      "View", composite, "A view type of the project, with its body.",
      { .composite(typeName: $0.type, body: $0.body) },
      { if case .composite(let type, let body) = $0 { Composite(type: type, body: body) } else { nil } }),
    Case(
      "Condition", condition, "A condition that depends on something unknown.",
      { .unknownCondition(UnknownCondition(source: $0.type, value: $0.value, content: $0.body)) },
      {
        guard case .unknownCondition(let known) = $0 else { return nil }
        return Composite(type: known.source, body: known.content, value: known.value)
      }),
    Case(
      "Unresolved", unresolved, "A view that is not known.", { .unresolved($0) },
      { if case .unresolved(let view) = $0 { view } else { nil } }),
  ]

  private struct Composite: Sendable {
    var type = ""
    var body = ViewNode(.empty)
    var value = true
  }

  private static let composite = Form<Composite>.record(
    nil, { Composite() }, [.required("type", \.type, .string), .required("body", \.body, .view)])

  private static let condition = Form<Composite>.record(
    nil, { Composite() },
    [
      .required("source", \.type, .string), .required("value", \.value, .boolean), .required("content", \.body, .view),
    ])

  static let unresolved = Form<UnresolvedView>.record(
    nil, { UnresolvedView(code: "", message: "") },
    [.required("code", \.code, .string), .required("message", \.message, .string)])
}
