/// Finding types by name, and what they descend from.
extension Evaluator {
  /// The type of a name as written in a context; `nil` when neither the project nor the tool knows it.
  func lookUpType(_ name: String, in context: TypeContext) -> TypeValue? {
    if name == "Element", let elementType { return elementType }
    let key = TypeLookupKey(
      name: name, owner: context.owner.map(ObjectIdentifier.init), path: context.path)
    if let known = typeLookups[key] { return known }
    typeLookups[key] = .some(nil)
    let result = findType(name, in: context)
    typeLookups[key] = .some(result)
    return result
  }

  private func findType(_ name: String, in context: TypeContext) -> TypeValue? {
    if name.contains("."), index.declaration(named: name, near: context.path) == nil, registry.types[name] != nil {
      return .builtin(name)
    }
    let parts = name.split(separator: ".").map(String.init)
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
    if let found = index.declaration(named: name, near: context.path) { return .project(found) }
    if let alias = index.alias(named: name, near: context.path) {
      return type(of: alias, in: TypeContext(owner: nil, path: context.path))
    }
    if registry.types[name] != nil { return .builtin(name) }
    if index.platformExtensions[name] != nil { return .builtin(name) }
    return nil
  }

  private func selfType(of owner: TypeDeclaration) -> TypeValue {
    owner.kind == .platformExtension ? .builtin(owner.name) : .project(owner)
  }

  /// A type or alias within a type, inherited ones included.
  func nestedType(_ name: String, of type: TypeValue, path: String) -> TypeValue? {
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
    return nil
  }

  private func memberType(_ name: String, of declaration: TypeDeclaration, path: String) -> TypeValue? {
    if let type = declaration.members.types[name] { return .project(type) }
    guard let alias = declaration.members.aliases[name], alias != .named(name) else { return nil }
    return type(of: alias, in: TypeContext(owner: declaration, path: path))
  }

  /// The declared type behind a type expression, optionality removed; `nil` for functions and tuples.
  func type(of expression: TypeExpression, in context: TypeContext) -> TypeValue? {
    switch expression.unwrapped {
    case .named(let name, _): lookUpType(name, in: context)
    case .array: .builtin("Array")
    case .dictionary: .builtin("Dictionary")
    case .optional, .tuple, .function, .metatype: nil
    }
  }

  func profile(of declaration: TypeDeclaration) -> TypeProfile {
    let key = ObjectIdentifier(declaration)
    if let known = profiles[key] { return known }
    // A provisional profile ends the recursion of types that inherit from themselves.
    profiles[key] = TypeProfile(declaration: declaration, lineage: [.project(declaration)])
    let result = TypeProfile(declaration: declaration, lineage: ancestors(of: declaration))
    profiles[key] = result
    return result
  }

  private func ancestors(of declaration: TypeDeclaration) -> [TypeValue] {
    var result: [TypeValue] = [.project(declaration)]
    var names: Set<String> = [declaration.qualifiedName]
    for inherited in declaration.inherited {
      guard let name = inherited.name else { continue }
      let context = TypeContext(owner: declaration.parent, path: declaration.place.file.path)
      let found = lookUpType(name, in: context) ?? .builtin(name)
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
      if declaration.kind == .platformExtension { return builtinLineage(of: declaration.name).map(typeValue) }
      return profile(of: declaration).lineage
    case .builtin(let name): return builtinLineage(of: name).map(typeValue)
    }
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
