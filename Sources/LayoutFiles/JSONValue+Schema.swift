import DocumentTree

/// The parts of JSON Schema that the layout format uses.
extension JSONValue {
  static func type(_ name: String) -> JSONValue { .object([.init("type", .string(name))]) }

  static func anyOf(_ schemas: [JSONValue]) -> JSONValue { .object([.init("anyOf", .array(schemas))]) }

  static func choice(_ names: [String]) -> JSONValue {
    .object([.init("enum", .array(names.map { .string($0) }))])
  }

  static func choice<Value: RawRepresentable>(_ values: [Value]) -> JSONValue where Value.RawValue == String {
    choice(values.map(\.rawValue))
  }

  static func record(about: String?, properties: [Member], required: [String] = []) -> JSONValue {
    var members: [Member] = [.init("type", .string("object"))]
    if let about { members.append(.init("description", .string(about))) }
    members.append(.init("properties", .object(properties)))
    if !required.isEmpty { members.append(.init("required", .array(required.map { .string($0) }))) }
    members.append(.init("additionalProperties", .boolean(false)))
    return .object(members)
  }

  /// The schema with a description, where there is one.
  func described(_ about: String) -> JSONValue {
    guard !about.isEmpty, case .object(let members) = self, !members.contains(where: { $0.key == "description" }) else {
      return self
    }
    return .object([.init("description", .string(about))] + members)
  }
}
