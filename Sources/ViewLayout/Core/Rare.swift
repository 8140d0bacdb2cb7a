/// A value that most owners leave as it is from the start: one word until it is changed.
@propertyWrapper
struct Rare<Value: Plain> {
  private final class Storage {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  /// Whether the value was ever changed.
  var isSet: Bool { storage != nil }

  var wrappedValue: Value {
    get { storage?.value ?? Value() }
    set { storage = Storage(newValue) }
  }
}

/// What has a value to start from.
protocol Plain {
  init()
}
