/// Keys of dictionaries and elements of sets: equal where the program says so, and neither equal nor unequal where they
/// are not known.
extension Evaluator {
  /// Where a key stands in a set or dictionary.
  enum KeyPlace {
    /// The equal key that is there.
    case found(Value)
    /// It is not there; the key as it would be put there.
    case absent(Value)
    case unknown(UnresolvedValue)
  }

  func locate(_ key: Value, in dictionary: DictionaryValue) -> KeyPlace {
    guard let first = dictionary.keys.first else { return .absent(settled(key)) }
    let key = aligned(settled(key), first).0
    if declaresEquality(key) || key.isPending || first.isPending {
      var unknown: UnresolvedValue?
      for known in dictionary.keys {
        switch areEqual(known, key) {
        case .yes: return .found(known)
        case .no: break
        case .unknown(let reason): unknown = unknown ?? reason
        }
      }
      return unknown.map { .unknown($0) } ?? .absent(key)
    }
    if let reason = key.unknownPart ?? mismatch(of: key, first) { return .unknown(reason) }
    if dictionary.contains(key) { return .found(key) }
    return dictionary.unknownKey.map { .unknown($0) } ?? .absent(key)
  }

  /// Whether a key is in a set or dictionary.
  func contains(_ key: Value, in dictionary: DictionaryValue) -> Answer {
    switch locate(key, in: dictionary) {
    case .found: .yes
    case .absent: .no
    case .unknown(let reason): .unknown(reason)
    }
  }

  /// Sets the value of a key, and gives the reason where it is not known which key that is.
  func set(_ value: Value, for key: Value, in dictionary: inout DictionaryValue) -> UnresolvedValue? {
    switch locate(key, in: dictionary) {
    case .found(let own), .absent(let own):
      dictionary[own] = value
      return nil
    case .unknown(let reason): return reason
    }
  }

  /// A set of elements; unresolved where it is not known how many there are.
  func set(of elements: [Value]) -> Value {
    var result = DictionaryValue()
    for element in elements {
      if let reason = set(.void, for: element, in: &result) { return .unresolved(reason) }
    }
    return .set(result)
  }

  /// What a dictionary literal makes: pairs in their order where a key stands twice, which only `KeyValuePairs` takes.
  func dictionaryLiteral(_ pairs: [(Value, Value)]) -> Value {
    let result = DictionaryValue(pairs: pairs)
    guard result.count < pairs.count else { return .dictionary(result) }
    return .array(pairs.map { .tuple(TupleValue(labels: ["key", "value"], values: [$0, $1])) })
  }

  /// A dictionary of pairs of which several may have the same key.
  func dictionary(of pairs: [(Value, Value)], combine: (_ known: Value, _ new: Value) -> Value) -> Value {
    var result = DictionaryValue()
    for (key, value) in pairs {
      switch locate(key, in: result) {
      case .found(let own): result[own] = combine(result[own] ?? value, value)
      case .absent(let own): result[own] = value
      case .unknown(let reason): return .unresolved(reason)
      }
    }
    return .dictionary(result)
  }

  private func declaresEquality(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance): !staticCandidates("==", of: .project(instance.type)).isEmpty
    case .enumeration(let enumeration): !staticCandidates("==", of: .project(enumeration.type)).isEmpty
    default: false
    }
  }
}

extension Value {
  /// Whether the value waits for its type, as an implicit member does.
  var isPending: Bool {
    if case .pending = self { return true }
    return false
  }
}
