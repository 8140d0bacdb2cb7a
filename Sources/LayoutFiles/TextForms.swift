import DocumentTree
import Localization
import Typography
import ViewTree

enum FontForms {
  /// A text style's name, or an object that says where the size comes from and how the font looks.
  static let font = Form<FontRequest>.reference("font") { definition }

  static let definition =
    described.shortened(
      Form<TextStyle>.choice(), when: \.isString, { FontRequest(.textStyle($0)) },
      { request in
        guard case .textStyle(let style) = request.origin, request == FontRequest(.textStyle(style)) else { return nil }
        return style
      })

  private struct Description: Sendable {
    var style: TextStyle?
    var size: Double?
    var custom: String?
    var relativeTo: TextStyle?
    var isFixed = false
    var request = FontRequest(.textStyle(.body))
  }

  private static let fields = Form<Description>.record(
    "A font: \"style\" for a text style, \"size\" for a system font of fixed size, \"custom\" with \"size\" for another.",
    { Description() },
    [
      .optional("style", \.style, .choice()), .optional("size", \.size, .number, "In points."),
      .optional("custom", \.custom, .string, "PostScript, full or family name."),
      .optional(
        "relativeTo", \.relativeTo, .choice(), "The text style that a custom font scales with; body if left out."),
      .defaulted("fixed", \.isFixed, .boolean, false, "Whether a custom font keeps its size."),
      .optional("weight", \.request.weight, .choice()), .optional("design", \.request.design, .choice()),
      .optional("width", \.request.width, .choice()), .defaulted("bold", \.request.isBold, .boolean, false),
      .defaulted("italic", \.request.isItalic, .boolean, false),
      .defaulted("monospacedDigit", \.request.usesMonospacedDigits, .boolean, false),
      .defaulted("smallCaps", \.request.usesSmallCaps, .boolean, false),
      .defaulted("leading", \.request.leadingAdjustment, .leading, 0),
    ])

  private static let described = Form<FontRequest>(
    schema: fields.schema,
    read: { (node, context) throws(DocumentError) in
      var description = try fields.read(node, context)
      switch (description.style, description.size, description.custom) {
      case (let style?, nil, nil): description.request.origin = .textStyle(style)
      case (nil, let size?, nil): description.request.origin = .systemSize(size)
      case (nil, let size?, let name?) where description.isFixed:
        description.request.origin = .customFixed(name: name, size: size)
      case (nil, let size?, let name?):
        description.request.origin = .custom(name: name, size: size, relativeTo: description.relativeTo ?? .body)
      default:
        throw DocumentError(
          range: node.range,
          message: "a font needs \"style\", or \"size\", or \"custom\" with \"size\". Give one of these.")
      }
      return description.request
    },
    write: { request, guides in
      var description = Description()
      description.request = request
      switch request.origin {
      case .textStyle(let style): description.style = style
      case .systemSize(let size): description.size = size
      case .custom(let name, let size, let style):
        (description.custom, description.size) = (name, size)
        description.relativeTo = style == .body ? nil : style
      case .customFixed(let name, let size):
        (description.custom, description.size, description.isFixed) = (name, size, true)
      }
      return fields.write(description, guides)
    })
}

extension Form where Value == FontRequest {
  static var font: Form { FontForms.font }
}

extension Form where Value == Int {
  /// `.leading(.tight)` and `.leading(.loose)` of a font.
  static let leading = Form.choice(of: [("tight", -1), ("standard", 0), ("loose", 1)]) {
    $0 < 0 ? "tight" : $0 > 0 ? "loose" : "standard"
  }
}

enum FontChangeForms {
  private typealias Case = UnionCase<FontChange>

  /// The cases of `fontChange`, which are modifiers too.
  static let fontChangeCases: [UnionCase<FontChange>] = [
    Case("font", .font, "", { .font($0) }, { if case .font(let font?) = $0 { font } else { nil } }),
    Case(
      "fontReset", .present, "The default font.", { _ in .font(nil) },
      { if case .font(nil) = $0 { Present() } else { nil } }),
    Case("fontWeight", .choice(), "", { .weight($0) }, { if case .weight(let weight?) = $0 { weight } else { nil } }),
    Case("bold", .boolean, "", { .bold($0) }, { if case .bold(let isOn) = $0 { isOn } else { nil } }),
    Case("italic", .boolean, "", { .italic($0) }, { if case .italic(let isOn) = $0 { isOn } else { nil } }),
    Case("fontDesign", .choice(), "", { .design($0) }, { if case .design(let design?) = $0 { design } else { nil } }),
    Case("fontWidth", .choice(), "", { .width($0) }, { if case .width(let width?) = $0 { width } else { nil } }),
    Case(
      "monospacedDigit", .present, "", { _ in .monospacedDigits },
      { if case .monospacedDigits = $0 { Present() } else { nil } }),
    Case("monospaced", .boolean, "", { .monospaced($0) }, { if case .monospaced(let isOn) = $0 { isOn } else { nil } }),
    Case("smallCaps", .present, "", { _ in .smallCaps }, { if case .smallCaps = $0 { Present() } else { nil } }),
  ]

  static let fontChange = Form<FontChange>.union("a change of font", fontChangeCases)
}

extension Form where Value == FontChange {
  static var fontChange: Form { FontChangeForms.fontChange }
}

enum TextForms {
  /// A string, strings by locale, or runs with attributes of their own.
  static let text = Form<TextView>.reference("text") { definition }

  static let definition =
    runs.shortened(
      .localized, when: { $0.member("runs") == nil }, { TextView($0) },
      { view in
        guard view.runs.count == 1, let run = view.runs.first, isPlain(run) else { return nil }
        return run.text
      })

  private static let runs = Form<[AttributedRun]>.record(
    nil, { [] }, [.required("runs", \.self, RunForms.run.list)]
  ).map({ TextView(runs: $0) }, { $0.runs })

  private static func isPlain(_ run: AttributedRun) -> Bool {
    run.image == nil && run.fontChanges.isEmpty && run.foreground == nil && run.tracking == nil && run.kerning == nil
      && run.baselineOffset == nil && !run.isUnderlined && !run.isStruckThrough && !run.isLink
      && run.accessibilityLabel == nil
  }
}

extension Form where Value == TextView {
  static var text: Form { TextForms.text }
}

enum RunForms {
  static let run = Form<AttributedRun>.record(
    nil, { AttributedRun(text: "") },
    [
      .defaulted("text", \.text, .localized, ""),
      .optional("image", \.image, .image, "A picture or symbol in the line, instead of text."),
      .list("font", \.fontChanges, .fontChange, "Changes of font, one after the other."),
      .optional("foregroundStyle", \.foreground, .style), .optional("tracking", \.tracking, .number),
      .optional("kerning", \.kerning, .number), .optional("baselineOffset", \.baselineOffset, .number),
      .defaulted("underline", \.isUnderlined, .boolean, false),
      .defaulted("strikethrough", \.isStruckThrough, .boolean, false),
      .defaulted("link", \.isLink, .boolean, false),
      .optional("accessibilityLabel", \.accessibilityLabel, .string),
    ])
}

extension Form where Value == AttributedRun {
  static var run: Form { RunForms.run }
}

extension Form where Value == String {
  /// A string, or `{"localized": {"en": …, "de": …}}`: the nearest locale's, else the first.
  static let localized = Form(
    schema: .anyOf([
      .type("string"),
      .record(
        about: "A string for each locale.",
        properties: [
          .init(
            "localized",
            .object([.init("type", .string("object")), .init("additionalProperties", .type("string"))]))
        ], required: ["localized"]),
    ]),
    read: { (node, context) throws(DocumentError) in
      guard let strings = node.member("localized")?.members, !strings.isEmpty else {
        return try Form.string.read(node, context)
      }
      let language = String(context.locale.prefix { $0 != "_" && $0 != "-" })
      let found = strings.first { $0.key == context.locale } ?? strings.first { $0.key == language } ?? strings[0]
      let text = try Form.string.read(found.value, context)
      return context.pseudoLocale?.text(of: text, hasPlaceholders: false, hasMarkdown: false) ?? text
    },
    write: { value, _ in .string(value) })
}
