/// An optional value held by reference, copied when written: one word where most owners have none.
@propertyWrapper
package struct Indirect<Value: Sendable>: Sendable {
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage?

  @inlinable package init(wrappedValue: Value?) { storage = wrappedValue.map(Storage.init) }

  @inlinable package var wrappedValue: Value? {
    get { storage?.value }
    set { storage = newValue.map(Storage.init) }
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
