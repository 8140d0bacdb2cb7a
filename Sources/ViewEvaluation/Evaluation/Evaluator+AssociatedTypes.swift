/// What conforming types give the associated types of protocols.
extension Evaluator {
  /// The type that a conforming type gives an associated type: its alias or nested type, else what the requirements that
  /// mention it say.
  func associatedType(_ name: String, of type: TypeValue) -> TypeExpression? {
    guard case .project(let declaration) = type else { return nil }
    if let bound = declaration.bindings[name] { return bound }
    let lineage = profile(of: declaration).lineage
    for case .project(let ancestor) in lineage where ancestor.kind != .protocolType {
      if let nested = ancestor.members.types[name] { return .known(TypeReference(nested)) }
      guard let alias = ancestor.members.aliases[name] else { continue }
      return canonical(alias, in: TypeContext(owner: ancestor, path: ancestor.place.file.path))
    }
    for case .project(let ancestor) in lineage
    where ancestor.kind == .protocolType && ancestor.members.associatedTypes.contains(name) {
      if let found = witness(name, of: declaration, requiredBy: ancestor) { return found }
    }
    return nil
  }

  private func witness(
    _ name: String, of type: TypeDeclaration, requiredBy requirements: TypeDeclaration
  ) -> TypeExpression? {
    let profile = profile(of: type)
    for (property, requirement) in requirements.members.properties.sorted(by: { $0.key < $1.key }) {
      guard requirement.isRequirement, let pattern = requirement.type,
        let (declared, owner) = profile.property(property), owner.kind != .protocolType, let written = declared.type,
        let part = TypeExpression.part(named: name, of: pattern, in: written)
      else { continue }
      return canonical(part, in: TypeContext(owner: owner, path: declared.place.file.path))
    }
    for (function, requirements) in requirements.members.functions.sorted(by: { $0.key < $1.key }) {
      guard let pattern = requirements.first(where: { $0.body == nil })?.result else { continue }
      for case .project(let ancestor) in profile.lineage where ancestor.kind != .protocolType {
        guard let declared = ancestor.members.functions[function]?.first, let written = declared.result,
          let part = TypeExpression.part(named: name, of: pattern, in: written)
        else { continue }
        return canonical(part, in: TypeContext(owner: ancestor, path: declared.place.file.path))
      }
    }
    return nil
  }
}

extension TypeExpression {
  /// What stands in a written type where a pattern has a name.
  static func part(named name: String, of pattern: TypeExpression, in type: TypeExpression) -> TypeExpression? {
    switch (pattern, type) {
    case (.named(name, _), _): return type.unwrapped
    case (.named(let outer, let parameters), .known(let reference)) where outer == reference.declaration.name:
      for (position, parameter) in parameters.enumerated() {
        guard case .named(name, _) = parameter else { continue }
        let names = reference.declaration.genericParameters
        return position < names.count ? reference.declaration.bindings[names[position]] : nil
      }
      return nil
    case (.optional(let inner), .optional(let type)), (.array(let inner), .array(let type)):
      return part(named: name, of: inner, in: type)
    case (.named(let outer, let parameters), .named(let other, let arguments))
    where outer == other && parameters.count == arguments.count:
      return zip(parameters, arguments).lazy.compactMap { part(named: name, of: $0, in: $1) }.first
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      return part(named: name, of: key, in: otherKey) ?? part(named: name, of: value, in: otherValue)
    case (_, .optional(let type)): return part(named: name, of: pattern, in: type)
    default: return nil
    }
  }
}
