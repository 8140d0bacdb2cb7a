/// Equality of known values by all their parts, for keys. What the program means by `==` is `Evaluator.areEqual`.
///
/// A value that is not known is equal to none, not even to itself, as a number that is no number.
extension Value: Hashable {
  package static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.set(let a), .set(let b)): a.count == b.count && a.keys.allSatisfy(b.contains)
    case (.dictionary(let a), .dictionary(let b)):
      a.count == b.count && zip(a.keys, a.values).allSatisfy { b[$0] == $1 }
    case (.tuple(let a), .tuple(let b)): a.values == b.values
    case (.range(let a), .range(let b)):
      a.lower == b.lower && a.upper == b.upper && a.includesUpper == b.includesUpper
    case (.instance(let a), .instance(let b)):
      a === b || (!a.type.isReference && a.type.original === b.type.original && a.fields == b.fields)
    case (.enumeration(let a), .enumeration(let b)):
      a.type.original === b.type.original && a.name == b.name && a.payload.map(\.value) == b.payload.map(\.value)
    case (.type(let a), .type(let b)): a.name == b.name
    case (.keyPath(let a), .keyPath(let b)): a.hashKey == b.hashKey
    case (.native(let a), .native(let b)) where a.payload is FixedInteger && b.payload is FixedInteger:
      left.wide == right.wide
    case (.native(let a), .native(let b)): equalPayloads(a, b)
    case (.binding(let a), .binding(let b)): a.get() == b.get()
    case (.function(let a), .function(let b)): a === b
    default:
      if let a = left.wide, let b = right.wide {
        a == b
      } else if let a = left.number, let b = right.number {
        a == b
      } else {
        left.string != nil && left.string == right.string
      }
    }
  }

  private static func equalPayloads(_ left: NativeValue, _ right: NativeValue) -> Bool {
    guard left.typeName == right.typeName, let a = left.payload as? any Hashable, let b = right.payload as? any Hashable
    else { return false }
    return AnyHashable(a) == AnyHashable(b)
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .bool(let value): hasher.combine(value)
    case .string, .literal: hasher.combine(string)
    case .array(let values): hasher.combine(values)
    case .set(let set), .dictionary(let set): hasher.combine(set.count)
    case .tuple(let tuple): hasher.combine(tuple.values)
    case .instance(let instance):
      if instance.type.isReference {
        hasher.combine(ObjectIdentifier(instance))
      } else {
        hasher.combine(ObjectIdentifier(instance.type.original))
        // Equal structures are equal in every field: one that tells them apart is enough.
        if let id = instance.fields["id"] { hasher.combine(id) } else { hasher.combine(instance.fields) }
      }
    case .enumeration(let value):
      hasher.combine(value.name)
      hasher.combine(value.payload.map(\.value))
    case .type(let type): hasher.combine(type.name)
    case .keyPath(let path): hasher.combine(path.hashKey)
    case .native(let native) where native.payload is FixedInteger: hasher.combine(number ?? 0)
    case .native(let native):
      hasher.combine(native.typeName)
      if let payload = native.payload as? any Hashable { payload.hash(into: &hasher) }
    case .range(let range):
      hasher.combine(range.lower)
      hasher.combine(range.upper)
    case .void, .none, .function, .binding, .view, .pending, .unresolved: break
    }
  }
}

extension KeyPathValue {
  /// A text that is equal for equal paths.
  var hashKey: String {
    components.map { component in
      switch component {
      case .property(let name): name
      case .index(let value): "[\(value.string ?? value.integer.map(String.init) ?? "")]"
      case .optionalChain: "?"
      case .unwrap: "!"
      }
    }.joined(separator: ".")
  }
}
