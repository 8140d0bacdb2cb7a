/// Whether the members of a constrained extension belong to a value.
extension Evaluator {
  func applies(_ declaration: TypeDeclaration, to value: Value) -> Bool {
    if declaration.constraints.isEmpty { return true }
    let context = TypeContext(owner: nil, path: declaration.place.file.path)
    return declaration.constraints.allSatisfy { constraint in
      switch constraint.parameter {
      case "Element", "Self.Element":
        guard let first = elements(inStorageOf: value)?.first else { return true }
        return isSuitable(first, constraint.type, context)
      case "Wrapped": return value.isNone || isSuitable(value, constraint.type, context)
      case "Self":
        if case .type = value { return true }
        return isSuitable(value, constraint.type, context)
      default: return true
      }
    }
  }

  private func isSuitable(_ value: Value, _ type: TypeExpression, _ context: TypeContext) -> Bool {
    suitability(of: value, for: type, in: context) > 0
  }

  /// The elements of a stored collection, without evaluating anything.
  private func elements(inStorageOf value: Value) -> [Value]? {
    switch value {
    case .array(let elements): elements
    case .set(let set): set.keys
    default: nil
    }
  }
}
