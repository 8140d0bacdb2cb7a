/// Keys and values in order of insertion, so that no output depends on hashing; also the storage of a set.
///
/// Keys that are not known are all kept: who looks one up asks the evaluator, `Evaluator.locate`.
package struct DictionaryValue: Sendable {
  package private(set) var keys: [Value] = []
  package private(set) var values: [Value] = []
  private var positions: [Value: Int] = [:]
  /// Why some key is not known.
  private(set) var unknownKey: UnresolvedValue?

  package init() {}

  /// Elements of which none is equal to another.
  init(distinct elements: [Value]) {
    for element in elements { self[element] = .void }
  }

  package init(pairs: [(Value, Value)]) {
    for (key, value) in pairs { self[key] = value }
  }

  package var count: Int { keys.count }

  package func contains(_ key: Value) -> Bool { positions[key] != nil }

  package subscript(key: Value) -> Value? {
    get { positions[key].map { values[$0] } }
    set {
      if let position = positions[key] {
        if let newValue {
          values[position] = newValue
        } else {
          keys.remove(at: position)
          values.remove(at: position)
          positions = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
        }
      } else if let newValue {
        positions[key] = keys.count
        if unknownKey == nil { unknownKey = key.unknownPart }
        keys.append(key)
        values.append(newValue)
      }
    }
  }
}
