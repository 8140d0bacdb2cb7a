/// Finding types by name, and what they descend from.
extension Evaluator {
  /// The type of a name as written in a context; `nil` when neither the project nor the tool knows it.
  func lookUpType(_ name: String, in context: TypeContext) -> TypeValue? {
    if let bound = boundType(name, in: context) { return type(of: bound, in: context) }
    if name == "Element", let elementType, context.owner?.genericParameters.contains(name) != true {
      return elementType
    }
    if isOpenParameter(name, in: context) { return nil }
    let key = TypeLookupKey(
      name: name, owner: context.owner.map(ObjectIdentifier.init), path: context.path)
    if let known = typeLookups[key] { return known }
    typeLookups[key] = .some(nil)
    lookups.open += 1
    let result = findType(name, in: context)
    lookups.open -= 1
    typeLookups[key] = .some(result)
    return result
  }

  /// What a generic parameter, an associated type or `Self` stands for; `nil` for other names.
  func boundType(_ name: String, in context: TypeContext) -> TypeExpression? {
    if name.utf8.contains(UInt8(ascii: ".")), let dot = name.firstIndex(of: ".") {
      guard let first = boundType(String(name[..<dot]), in: context), var type = type(of: first, in: context) else {
        return nil
      }
      for part in name[name.index(after: dot)...].split(separator: ".") {
        guard let next = nestedType(String(part), of: type, path: context.path) else { return nil }
        type = next
      }
      return expression(of: type)
    }
    if !context.generics.isEmpty, let bound = context.generics[name] { return bound }
    if name == "Self" { return context.selfType.map(expression) }
    guard context.owner != nil else { return nil }
    let isAssociated = index.associatedTypeNames.contains(name)
    var owner = context.owner
    while let current = owner {
      if !current.bindings.isEmpty, let bound = current.bindings[name] { return bound }
      if isAssociated {
        if current.kind == .protocolType, current.members.associatedTypes.contains(name), let type = context.selfType {
          return associatedType(name, of: type)
        }
        if let found = inheritedPart(name, of: current) { return found }
      }
      owner = current.parent
    }
    return nil
  }

  /// What a type gives an associated type of its protocols where it declares no type or alias of the name itself.
  private func inheritedPart(_ name: String, of type: TypeDeclaration) -> TypeExpression? {
    guard type.kind != .protocolType, type.kind != .platformExtension, !type.genericParameters.contains(name),
      type.members.types[name] == nil, type.members.aliases[name] == nil
    else { return nil }
    let key = TypeLookupKey(name: name, owner: ObjectIdentifier(type), path: "associated type")
    if let known = partLookups[key] { return known }
    // A part that is written in terms of itself ends here.
    partLookups[key] = .some(nil)
    lookups.open += 1
    let found = associatedType(name, of: .project(type))
    lookups.open -= 1
    partLookups[key] = .some(found)
    return found
  }

  /// Whether a name is a generic parameter of which nothing is known: it means no type of that name.
  func isOpenParameter(_ name: String, in context: TypeContext) -> Bool {
    if !context.generics.isEmpty, let bound = context.generics[name] { return bound == nil }
    var owner = context.owner
    while let current = owner, !current.genericParameters.contains(name) { owner = current.parent }
    if owner == nil { return false }
    owner = context.owner
    while let current = owner {
      if current.genericParameters.contains(name) { return current.bindings[name] == nil }
      if current.members.types[name] != nil || current.members.aliases[name] != nil { return false }
      owner = current.parent
    }
    return false
  }

  private func findType(_ name: String, in context: TypeContext) -> TypeValue? {
    if name.utf8.contains(UInt8(ascii: ".")), index.declaration(named: name, near: context.path) == nil,
      registry.types[name] != nil
    {
      return .builtin(name)
    }
    let parts = name.split(separator: ".").map(String.init)
    if parts.count == 2, PlatformNames.modules.contains(parts[0]), registry.types[parts[1]] != nil,
      index.declaration(named: parts[0], near: context.path) == nil
    {
      return .builtin(parts[1])
    }
    guard let first = parts.first, var type = findSimpleType(first, in: context) else {
      // `Module.Type`: the module's name says nothing here.
      return parts.count > 1 ? findType(parts.dropFirst().joined(separator: "."), in: context) : nil
    }
    for part in parts.dropFirst() {
      if let next = nestedType(part, of: type, path: context.path) {
        type = next
      } else if registry.types[name] != nil {
        return .builtin(name)
      } else {
        return nil
      }
    }
    return type
  }

  private func findSimpleType(_ name: String, in context: TypeContext) -> TypeValue? {
    var owner = context.owner
    while let current = owner {
      if name == "Self" { return selfType(of: current) }
      if current.name == name, current.kind != .platformExtension { return .project(current) }
      if let found = nestedType(name, of: .project(current), path: context.path) { return found }
      owner = current.parent
    }
    if let found = index.declaration(named: name, near: context.path),
      registry.types[name] == nil || !index.isForeign(found, to: context.path)
    {
      fileUses.add(found.place.file)
      return .project(found)
    }
    if let alias = index.alias(named: name, near: context.path) {
      return type(of: alias, in: TypeContext(owner: nil, path: context.path))
    }
    if registry.types[name] != nil { return .builtin(name) }
    if index.platformExtensions[name] != nil { return .builtin(name) }
    return nil
  }

  /// A type within a generic type, with what the generic parameters around it stand for.
  private func placed(_ type: TypeValue, in owner: TypeDeclaration) -> TypeValue {
    guard !owner.bindings.isEmpty, case .project(let inner) = type, inner.parent === owner.original else { return type }
    return .project(specialized(inner, owner.bindings))
  }

  private func selfType(of owner: TypeDeclaration) -> TypeValue {
    owner.kind == .platformExtension ? .builtin(owner.name) : .project(owner)
  }

  /// A type or alias within a type, inherited ones included.
  func nestedType(_ name: String, of type: TypeValue, path: String) -> TypeValue? {
    let key = MemberLookups.NestedKey(
      key: MemberLookups.Key(owner: MemberLookups.Owner(type), name: name), path: path)
    if let known = lookups.nestedTypes[key] { return known }
    var found = findNestedType(name, of: type, path: path)
    if let inner = found, case .project(let outer) = type { found = placed(inner, in: outer) }
    if lookups.open == 0 { lookups.nestedTypes[key] = .some(found) }
    return found
  }

  private func findNestedType(_ name: String, of type: TypeValue, path: String) -> TypeValue? {
    for ancestor in lineage(of: type) {
      switch ancestor {
      case .project(let declaration):
        if let found = memberType(name, of: declaration, path: path) { return found }
      case .builtin(let builtin):
        for extended in index.platformExtensions[builtin] ?? [] {
          if let found = memberType(name, of: extended, path: path) { return found }
        }
        if registry.types[builtin + "." + name] != nil { return .builtin(builtin + "." + name) }
      }
    }
    guard case .project(let declaration) = type else { return nil }
    if let bound = declaration.bindings[name] {
      return self.type(of: bound, in: TypeContext(owner: declaration, path: path))
    }
    return associatedType(name, of: type).flatMap { self.type(of: $0, in: TypeContext(owner: declaration, path: path)) }
  }

  private func memberType(_ name: String, of declaration: TypeDeclaration, path: String) -> TypeValue? {
    if let type = declaration.members.types[name] { return .project(type) }
    guard let alias = declaration.members.aliases[name], alias != .named(name) else { return nil }
    return type(of: alias, in: TypeContext(owner: declaration, path: path))
  }

  /// The declared type behind a type expression, optionality removed; `nil` for functions and tuples.
  func type(of expression: TypeExpression, in context: TypeContext) -> TypeValue? {
    let bound: TypeExpression? =
      if case .named(let name, let generics) = expression.unwrapped, generics.isEmpty {
        boundType(name, in: context)
      } else {
        nil
      }
    switch (bound ?? expression).unwrapped {
    case .known(let reference): return .project(reference.declaration)
    case .named(let name, let generics):
      guard let type = lookUpType(name, in: context) else { return nil }
      guard !generics.isEmpty, case .project(let declaration) = type, !declaration.genericParameters.isEmpty,
        declaration.bindings.isEmpty
      else { return type }
      return .project(specialized(declaration, generics.map { canonical($0, in: context) }))
    case .array: return .builtin("Array")
    case .dictionary: return .builtin("Dictionary")
    case .optional, .tuple, .function, .metatype: return nil
    }
  }

  func profile(of declaration: TypeDeclaration) -> TypeProfile {
    let key = ObjectIdentifier(declaration)
    if let known = profiles[key] { return known }
    // A provisional profile ends the recursion of types that inherit from themselves.
    profiles[key] = TypeProfile(declaration: declaration, lineage: [.project(declaration)])
    lookups.open += 1
    defer { lookups.open -= 1 }
    let result = TypeProfile(declaration: declaration, lineage: ancestors(of: declaration))
    profiles[key] = result
    return result
  }

  private func ancestors(of declaration: TypeDeclaration) -> [TypeValue] {
    var result: [TypeValue] = [.project(declaration)]
    var names: Set<String> = [declaration.qualifiedName]
    for inherited in declaration.inherited {
      guard let name = inherited.name else { continue }
      var context = TypeContext(owner: declaration.parent, path: declaration.place.file.path)
      context.generics = declaration.bindings.mapValues { $0 }
      let found = type(of: inherited, in: context) ?? .builtin(name)
      for ancestor in lineage(of: found) {
        let ancestorName: String =
          if case .project(let type) = ancestor { type.qualifiedName } else { ancestor.name }
        if names.insert(ancestorName).inserted { result.append(ancestor) }
      }
    }
    return result
  }

  /// A type and everything it descends from, nearest first.
  func lineage(of type: TypeValue) -> [TypeValue] {
    switch type {
    case .project(let declaration):
      if declaration.kind == .platformExtension { return lineage(ofPlatformType: declaration.name) }
      return profile(of: declaration).lineage
    case .builtin(let name): return lineage(ofPlatformType: name)
    }
  }

  private func lineage(ofPlatformType name: String) -> [TypeValue] {
    if let known = lookups.builtinTypes[name] { return known }
    let result = builtinLineage(of: name).map(typeValue)
    lookups.builtinTypes[name] = result
    return result
  }

  /// A name of a lineage: a protocol of the project where the project has added it to a platform type.
  private func typeValue(_ name: String) -> TypeValue {
    if registry.types[name] != nil { return .builtin(name) }
    return index.declaration(named: name, near: "").map { .project($0) } ?? .builtin(name)
  }

  func builtinLineage(of name: String) -> [String] {
    if let known = builtinLineages[name] { return known }
    var result = registry.lineage(of: name)
    // One number type at run time: extensions of one floating-point name are those of all.
    if result.contains("Double") {
      result += ["CGFloat", "TimeInterval", "Float"].filter { !result.contains($0) }
    }
    // Protocols that the project adds to a platform type: `extension Int: Displayable`.
    for ancestor in result {
      for extended in index.platformExtensions[ancestor] ?? [] {
        for inherited in extended.inherited {
          if let inherited = inherited.name, !result.contains(inherited) { result.append(inherited) }
        }
      }
    }
    builtinLineages[name] = result
    return result
  }

  /// The type of a value, for the lookup of its members.
  func dynamicType(of value: Value) -> TypeValue {
    switch value {
    case .instance(let instance): .project(instance.type)
    case .enumeration(let value): .project(value.type)
    default: .builtin(typeName(of: value))
    }
  }

  package func typeName(of value: Value) -> String {
    switch value {
    case .void: "Void"
    case .none: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string, .literal: "String"
    case .array: "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .tuple: "Tuple"
    case .range(let range): range.includesUpper ? "ClosedRange" : "Range"
    case .function: "Function"
    case .instance(let instance): instance.type.name
    case .enumeration(let value): value.type.name
    case .type: "Type"
    case .keyPath: "KeyPath"
    case .binding: "Binding"
    case .view(let view): view.typeName
    case .native(let native): native.typeName
    case .pending: "Pending"
    case .unresolved: "Unresolved"
    }
  }

  package func conforms(_ value: Value, to name: String) -> Bool { descends(dynamicType(of: value), from: name) }

  func descends(_ type: TypeValue, from name: String) -> Bool {
    switch type {
    case .project(let declaration): profile(of: declaration).lineageNames.contains(name)
    case .builtin(let builtin): builtinLineage(of: builtin).contains(name)
    }
  }
}
