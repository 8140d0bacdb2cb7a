package import Diagnostics

/// A value of a JSON or YAML document, with its place in the file.
package struct DocumentNode: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([DocumentNode])
    /// Members in the order of the file; keys are unique.
    case object([DocumentMember])
  }

  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// What the value is, for messages: "a number", "an object".
  package var kindName: String {
    switch value {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The members, or `nil` when the value is no object.
  package var members: [DocumentMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The value of a member; `nil` when there is none or the value is no object.
  package func member(_ key: String) -> DocumentNode? { members?.first { $0.key == key }?.value }

  /// Whether an object somewhere in the value has a member of this name.
  package func containsMember(named key: String) -> Bool {
    switch value {
    case .null, .boolean, .number, .string: false
    case .array(let elements): elements.contains { $0.containsMember(named: key) }
    case .object(let members): members.contains { $0.key == key || $0.value.containsMember(named: key) }
    }
  }
}

/// A key of an object with its value.
package struct DocumentMember: Hashable, Sendable {
  package var key: String
  package var keyRange: SourceRange
  package var value: DocumentNode

  package init(key: String, keyRange: SourceRange, value: DocumentNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A document that cannot be read on, or whose content is not what it should be.
package struct DocumentError: Error, Hashable, Sendable {
  package var range: SourceRange
  /// What is wrong, and what to do.
  package var message: String

  package init(range: SourceRange, message: String) {
    self.range = range
    self.message = message
  }
}
