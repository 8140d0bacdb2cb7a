import Diagnostics
import DocumentTree
import Localization
import Typography

/// What a layout file's values depend on besides the file.
struct ReadingContext: Sendable {
  /// A length scaled as `@ScaledMetric(relativeTo:)` scales it at the variant's text size, in points.
  var scaled: @Sendable (Double, TextStyle) -> Double
  var locale: String
  /// How strings by locale are changed, where a pseudo-locale stands in for `locale`.
  var pseudoLocale: PseudoLocale?
  /// The alignments that the file declares, by name.
  var guides: GuideDeclarations
  /// The folder of the file, relative to the project's root; ends with `/` or is empty.
  var folder: String
}

/// How one type of value stands in a layout file: read, written, and described by a JSON Schema.
struct Form<Value>: Sendable {
  typealias Read = @Sendable (DocumentNode, ReadingContext) throws(DocumentError) -> Value

  var read: Read
  /// The value as JSON, or `nil` when it holds code and so cannot be written.
  var write: @Sendable (Value, GuideCollector) -> JSONValue?
  var schema: JSONValue

  init(
    schema: JSONValue, read: @escaping Read, write: @escaping @Sendable (Value, GuideCollector) -> JSONValue?
  ) {
    self.read = read
    self.write = write
    self.schema = schema
  }

  /// The form under a name of its own in the schema; the closure breaks circles between forms.
  static func reference(_ name: String, _ form: @escaping @Sendable () -> Form<Value>) -> Form<Value> {
    Form(
      schema: .object([.init("$ref", .string("#/$defs/" + name))]),
      read: { (node, context) throws(DocumentError) in try form().read(node, context) },
      write: { value, guides in form().write(value, guides) })
  }

  /// The form of another type that stands in the file in the same way.
  func map<Other>(
    _ embed: @escaping @Sendable (Value) -> Other, _ extract: @escaping @Sendable (Other) -> Value?
  ) -> Form<Other> {
    let (read, write) = (read, write)
    return Form<Other>(
      schema: schema,
      read: { (node, context) throws(DocumentError) in embed(try read(node, context)) },
      write: { value, guides in extract(value).flatMap { write($0, guides) } })
  }

  /// A list of such values.
  var list: Form<[Value]> {
    let (read, write) = (read, write)
    return Form<[Value]>(
      schema: .object([.init("type", .string("array")), .init("items", schema)]),
      read: { (node, context) throws(DocumentError) in
        guard case .array(let elements) = node.value else { throw node.expected("a list") }
        var values: [Value] = []
        for element in elements { values.append(try read(element, context)) }
        return values
      },
      write: { values, guides in
        let written = values.compactMap { write($0, guides) }
        return written.count == values.count ? .array(written) : nil
      })
  }
}

extension DocumentNode {
  /// The error that something else should stand here.
  func expected(_ what: String) -> DocumentError {
    DocumentError(range: range, message: "expected \(what), found \(kindName). Put \(what) here.")
  }
}

extension Form where Value == Double {
  /// A finite number in points or whatever the place says, or a length that scales with the text.
  static let number = Form.reference("number") { plainOrScaled }

  /// The definition behind `number`.
  static let plainOrScaled = Form(
    schema: .anyOf([
      .type("number"),
      .record(
        about: "A length that grows with the text, as @ScaledMetric does.",
        properties: [.init("scaled", .type("number")), .init("relativeTo", .choice(TextStyle.allCases))],
        required: ["scaled"]),
    ]),
    read: { (node, context) throws(DocumentError) in
      switch node.value {
      case .number(let value): return value
      case .object(let members):
        try members.checkNames(["scaled", "relativeTo"])
        guard let scaled = node.member("scaled"), case .number(let value) = scaled.value else {
          throw node.expected("a number or {\"scaled\": number}")
        }
        let style = try node.member("relativeTo").map { node throws(DocumentError) in
          try Form<TextStyle>.choice().read(node, context)
        }
        return context.scaled(value, style ?? .body)
      case .null, .boolean, .string, .array: throw node.expected("a number")
      }
    },
    write: { value, _ in value.isFinite ? .number(value) : nil })

  /// A number, or "infinity".
  static let length = Form(
    schema: .anyOf([Form.number.schema, .object([.init("const", .string("infinity"))])]),
    read: { (node, context) throws(DocumentError) in
      if case .string("infinity") = node.value { return .infinity }
      return try Form.number.read(node, context)
    },
    write: { value, _ in value == .infinity ? .string("infinity") : Form.number.write(value, GuideCollector()) })
}

extension Form where Value == Int {
  /// A whole number.
  static let integer = Form(
    schema: .type("integer"),
    read: { (node, _) throws(DocumentError) in
      guard case .number(let value) = node.value, let whole = Int(exactly: value) else {
        throw node.expected("a whole number")
      }
      return whole
    },
    write: { value, _ in .number(Double(value)) })
}

extension Form where Value == Bool {
  static let boolean = Form(
    schema: .type("boolean"),
    read: { (node, _) throws(DocumentError) in
      guard case .boolean(let value) = node.value else { throw node.expected("true or false") }
      return value
    },
    write: { value, _ in .boolean(value) })
}

extension Form where Value == String {
  static let string = Form(
    schema: .type("string"),
    read: { (node, _) throws(DocumentError) in
      guard case .string(let value) = node.value else { throw node.expected("a string") }
      return value
    },
    write: { value, _ in .string(value) })
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of an enumeration's names.
  static func choice() -> Form {
    let names = Value.allCases.map(\.rawValue)
    return Form(
      schema: .choice(names),
      read: { (node, _) throws(DocumentError) in
        guard case .string(let name) = node.value else { throw node.expected("one of " + names.sentence) }
        guard let value = Value(rawValue: name) else { throw node.unknown(name, known: names) }
        return value
      },
      write: { value, _ in .string(value.rawValue) })
  }
}

extension DocumentNode {
  /// The error that a name is not one of those possible here.
  func unknown(_ name: String, known: [String]) -> DocumentError {
    let question = NameSuggestion.question(for: name, in: known)
    return DocumentError(range: range, message: "unknown name \"\(name)\".\(question) Possible are \(known.sentence).")
  }
}

extension [String] {
  /// "a, b, c", cut after 40 names.
  var sentence: String { prefix(40).joined(separator: ", ") + (count > 40 ? ", …" : "") }
}

extension [DocumentMember] {
  /// - Throws: `DocumentError` at the first member whose name is not known.
  func checkNames(_ known: [String]) throws(DocumentError) {
    for member in self where !known.contains(member.key) {
      throw DocumentNode(.string(member.key), range: member.keyRange).unknown(member.key, known: known)
    }
  }
}
