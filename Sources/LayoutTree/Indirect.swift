/// An optional value held by reference, copied when written: one word where most owners have none.
@propertyWrapper
package struct Indirect<Value: Sendable>: Sendable {
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: consuming Value) { self.value = value }
  }

  @usableFromInline var storage: Storage?

  @inlinable package init(wrappedValue: consuming Value?) {
    if let value = consume wrappedValue { storage = Storage(value) }
  }

  @inlinable package var wrappedValue: Value? {
    get { storage?.value }
    set {
      if let value = consume newValue { storage = Storage(value) } else { storage = nil }
    }
  }
}

extension Indirect: Encodable where Value: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension Indirect: Decodable where Value: Decodable {
  package init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value?.self))
  }
}
