import DocumentTree

/// One of several ways to be a value: an object with a single member of the given name.
struct UnionCase<Value>: Sendable {
  var name: String
  var about: String
  var schema: JSONValue
  var read: @Sendable (DocumentNode, ReadingContext) throws(DocumentError) -> Value
  /// `nil` when the value is another case, or cannot be written.
  var write: @Sendable (Value, GuideCollector) -> JSONValue?

  init<Payload>(
    _ name: String, _ form: Form<Payload>, _ about: String = "",
    _ embed: @escaping @Sendable (Payload) -> Value, _ extract: @escaping @Sendable (Value) -> Payload?
  ) {
    self.name = name
    self.about = about
    schema = form.schema
    read = { (node, context) throws(DocumentError) in embed(try form.read(node, context)) }
    write = { value, guides in extract(value).flatMap { form.write($0, guides) } }
  }
}

extension Form {
  /// An object with exactly one member, whose name says which case the value is.
  static func union(_ what: String, _ cases: [UnionCase<Value>]) -> Form {
    let byName = Dictionary(uniqueKeysWithValues: cases.map { ($0.name, $0) })
    let names = cases.map(\.name)
    return Form(
      schema: .object([.init("oneOf", .array(cases.map { unionSchema(of: $0) }))]),
      read: { (node, context) throws(DocumentError) in
        guard let members = node.members, let member = members.first else {
          throw node.expected("\(what): an object with one of " + names.sentence)
        }
        guard let found = byName[member.key] else {
          throw DocumentNode(.string(member.key), range: member.keyRange).unknown(member.key, known: names)
        }
        if members.count > 1 {
          throw DocumentError(
            range: members[1].keyRange,
            message: "\(what) has one member, \"\(member.key)\". Move \"\(members[1].key)\" elsewhere.")
        }
        return try found.read(member.value, context)
      },
      write: { value, guides in
        for candidate in cases {
          if let written = candidate.write(value, guides) { return .object([.init(candidate.name, written)]) }
        }
        return nil
      })
  }

  private static func unionSchema(of unionCase: UnionCase<Value>) -> JSONValue {
    .record(
      about: nil, properties: [.init(unionCase.name, unionCase.schema.described(unionCase.about))],
      required: [unionCase.name])
  }
}
