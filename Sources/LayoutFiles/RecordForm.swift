import DocumentTree

/// One member of an object in a layout file, and where it goes in a value.
struct Field<Root>: Sendable {
  var name: String
  var isRequired: Bool
  var schema: JSONValue
  var read: @Sendable (DocumentNode, ReadingContext, inout Root) throws(DocumentError) -> Void
  /// The member, `nil` where it is left out because it says nothing.
  var write: @Sendable (Root, GuideCollector) -> Written

  enum Written {
    case value(JSONValue)
    case leftOut
    case impossible
  }

  /// A member that must stand in the file.
  static func required<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>, _ about: String = ""
  ) -> Field {
    Field(
      name: name, isRequired: true, schema: form.schema.described(about),
      read: { (node, context, root) throws(DocumentError) in root[keyPath: path] = try form.read(node, context) },
      write: { root, guides in form.write(root[keyPath: path], guides).map { .value($0) } ?? .impossible })
  }

  /// A member that may be left out.
  static func optional<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ form: Form<Value>, _ about: String = ""
  ) -> Field {
    Field(
      name: name, isRequired: false, schema: form.schema.described(about),
      read: { (node, context, root) throws(DocumentError) in root[keyPath: path] = try form.read(node, context) },
      write: { root, guides in
        guard let value = root[keyPath: path] else { return .leftOut }
        return form.write(value, guides).map { .value($0) } ?? .impossible
      })
  }

  /// A member that may be left out for a value that the record gives.
  static func defaulted<Value: Equatable & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ form: Form<Value>, _ standard: Value,
    _ about: String = ""
  ) -> Field {
    Field(
      name: name, isRequired: false, schema: form.schema.described(about),
      read: { (node, context, root) throws(DocumentError) in root[keyPath: path] = try form.read(node, context) },
      write: { root, guides in
        let value = root[keyPath: path]
        if value == standard { return .leftOut }
        return form.write(value, guides).map { .value($0) } ?? .impossible
      })
  }

  /// A list that may be left out when it is empty.
  static func list<Element>(
    _ name: String, _ path: any WritableKeyPath<Root, [Element]> & Sendable, _ form: Form<Element>, _ about: String = ""
  ) -> Field {
    let form = form.list
    return Field(
      name: name, isRequired: false, schema: form.schema.described(about),
      read: { (node, context, root) throws(DocumentError) in root[keyPath: path] = try form.read(node, context) },
      write: { root, guides in
        if root[keyPath: path].isEmpty { return .leftOut }
        return form.write(root[keyPath: path], guides).map { .value($0) } ?? .impossible
      })
  }
}

extension Form {
  /// An object whose members are the fields of a value; members that are left out keep what `make` gives them.
  static func record(
    _ about: String? = nil, _ make: @escaping @Sendable () -> Value, _ fields: [Field<Value>]
  ) -> Form {
    let names = fields.map(\.name)
    return Form(
      schema: .record(
        about: about, properties: fields.map { .init($0.name, $0.schema) },
        required: fields.filter(\.isRequired).map(\.name)),
      read: { (node, context) throws(DocumentError) in
        guard let members = node.members else {
          throw node.expected("an object with " + names.sentence)
        }
        try members.checkNames(names)
        var value = make()
        for field in fields {
          if let member = node.member(field.name) {
            try field.read(member, context, &value)
          } else if field.isRequired {
            throw DocumentError(range: node.range, message: "\"\(field.name)\" is missing. Add it to this object.")
          }
        }
        return value
      },
      write: { value, guides in
        var members: [JSONValue.Member] = []
        for field in fields {
          switch field.write(value, guides) {
          case .value(let written): members.append(.init(field.name, written))
          case .leftOut: continue
          case .impossible: return nil
          }
        }
        return .object(members)
      })
  }

  /// The form, or a shorter way to write its commonest values; written short where that is possible.
  func shortened<Short>(
    _ short: Form<Short>, when matches: @escaping @Sendable (DocumentNode) -> Bool,
    _ embed: @escaping @Sendable (Short) -> Value, _ extract: @escaping @Sendable (Value) -> Short?
  ) -> Form {
    let (read, write) = (read, write)
    return Form(
      schema: .anyOf([short.schema, schema]),
      read: { (node, context) throws(DocumentError) in
        matches(node) ? embed(try short.read(node, context)) : try read(node, context)
      },
      write: { value, guides in
        if let brief = extract(value) { return short.write(brief, guides) }
        return write(value, guides)
      })
  }
}

extension DocumentNode {
  var isString: Bool { if case .string = value { true } else { false } }
  var isList: Bool { if case .array = value { true } else { false } }
  /// A number, also one that scales.
  var isNumber: Bool {
    if case .number = value { return true }
    return member("scaled") != nil
  }
}
