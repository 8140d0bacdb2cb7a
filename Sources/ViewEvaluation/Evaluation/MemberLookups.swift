/// What lookups of members found, so that each is made once in an evaluation.
struct MemberLookups {
  /// What decides which members a value or type has.
  enum Owner: Hashable {
    case instance(ObjectIdentifier)
    case enumeration(ObjectIdentifier)
    case view(String)
    case native(String)
    case standard(String)
    /// A type itself, for its static members.
    case type(ObjectIdentifier)
    case builtinType(String)

    init(_ value: Value, typeName: String) {
      switch value {
      case .instance(let instance): self = .instance(ObjectIdentifier(instance.type))
      case .enumeration(let enumeration): self = .enumeration(ObjectIdentifier(enumeration.type))
      case .view: self = .view(typeName)
      case .native: self = .native(typeName)
      default: self = .standard(typeName)
      }
    }

    init(_ type: TypeValue) {
      switch type {
      case .project(let declaration): self = .type(ObjectIdentifier(declaration))
      case .builtin(let name): self = .builtinType(name)
      }
    }
  }

  struct Key: Hashable {
    var owner: Owner
    var name: String
  }

  /// A nested type's name where it is written; the file seldom decides, so it is compared and not hashed.
  struct NestedKey: Hashable {
    var key: Key
    var path: String

    func hash(into hasher: inout Hasher) { hasher.combine(key) }
  }

  /// The types whose members values have.
  var lineages: [Owner: [TypeValue]] = [:]
  /// Methods that the project declares.
  var methods: [Key: [Evaluator.Candidate]] = [:]
  /// Whether the project declares a property or method.
  var declarations: [Key: Bool] = [:]
  /// The platform's members of a name, nearest first.
  var builtins: [Key: [BuiltinBody]] = [:]
  var staticMethods: [Key: [Evaluator.Candidate]] = [:]
  /// Whether the project declares a static member or case.
  var staticDeclarations: [Key: Bool] = [:]
  var nestedTypes: [NestedKey: TypeValue?] = [:]
  /// The lineages of platform types.
  var builtinTypes: [String: [TypeValue]] = [:]
  /// Lookups of types that are not at their end: what is found meanwhile may not be final, and is not kept.
  var open = 0
}

/// Lookups of members by the type of a value.
extension Evaluator {
  func lookupKey(_ name: String, of value: Value) -> MemberLookups.Key {
    MemberLookups.Key(owner: MemberLookups.Owner(value, typeName: typeName(of: value)), name: name)
  }

  /// The methods of a name that the project declares for values of a type.
  func methodCandidates(_ name: String, of value: Value) -> [Candidate] {
    let key = lookupKey(name, of: value)
    if let known = lookups.methods[key] { return known }
    let found = memberLineage(of: value).flatMap { instanceCandidates(name, in: $0) }
    if lookups.open == 0 { lookups.methods[key] = found }
    return found
  }

  /// The platform's members of a name that a value has, nearest first.
  func builtinMembers(_ name: String, of value: Value) -> [BuiltinBody] {
    let key = lookupKey(name, of: value)
    if let known = lookups.builtins[key] { return known }
    let found = memberLineage(of: value).compactMap { ancestor -> BuiltinBody? in
      if case .builtin(let builtin) = ancestor { return registry.member(name, of: builtin) }
      return nil
    }
    if lookups.open == 0 { lookups.builtins[key] = found }
    return found
  }

  /// Whether the project declares a property or method of a name for a value's type or for what it descends from.
  func declares(_ name: String, for value: Value) -> Bool {
    let key = lookupKey(name, of: value)
    if let known = lookups.declarations[key] { return known }
    let found = memberLineage(of: value).contains { ancestor in
      declarations(of: ancestor).contains { $0.members.properties[name] != nil || $0.members.functions[name] != nil }
    }
    if lookups.open == 0 { lookups.declarations[key] = found }
    return found
  }

  /// Whether the project declares a static member or case of a name for a type or for what it descends from.
  func declaresStatic(_ name: String, of type: TypeValue) -> Bool {
    let key = MemberLookups.Key(owner: MemberLookups.Owner(type), name: name)
    if let known = lookups.staticDeclarations[key] { return known }
    let found = lineage(of: type).contains { ancestor in
      declarations(of: ancestor).contains { declaration in
        let members = declaration.members
        return members.staticProperties[name] != nil || members.staticFunctions[name] != nil
          || members.cases.contains { $0.name == name }
      }
    }
    if lookups.open == 0 { lookups.staticDeclarations[key] = found }
    return found
  }

  /// What the project declares of a type: the type itself, or its extensions of a platform type.
  private func declarations(of type: TypeValue) -> [TypeDeclaration] {
    switch type {
    case .project(let declaration): [declaration]
    case .builtin(let name): index.platformExtensions[name] ?? []
    }
  }
}
