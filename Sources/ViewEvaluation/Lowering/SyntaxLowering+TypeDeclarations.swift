internal import SwiftSyntax

extension SyntaxLowering {
  /// A nominal type with its members; `nil` for other declarations.
  func typeDeclaration(_ node: DeclSyntax) -> TypeDeclaration? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): nominal(.structure, node.name, node, generics: node.genericParameterClause)
    case .classDecl(let node): nominal(.classType, node.name, node, generics: node.genericParameterClause)
    case .enumDecl(let node): nominal(.enumeration, node.name, node, generics: node.genericParameterClause)
    case .actorDecl(let node): nominal(.actor, node.name, node, generics: node.genericParameterClause)
    case .protocolDecl(let node): nominal(.protocolType, node.name, node, generics: nil)
    default: nil
    }
  }

  private func nominal(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ node: some DeclGroupSyntax,
    generics: GenericParameterClauseSyntax?
  ) -> TypeDeclaration {
    let result = TypeDeclaration(
      kind: kind, name: identifier(name), inherited: inherited(node.inheritanceClause),
      genericParameters: genericNames(generics), attributes: attributes(node.attributes), place: place(name))
    result.genericBounds = bounds(generics, node.genericWhereClause)
    result.members = memberTable(node.memberBlock.members, of: result)
    for type in result.members.types.values { type.parent = result }
    return result
  }

  /// The first protocol that each generic parameter has to conform to.
  private func bounds(
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
  ) -> [String: TypeExpression] {
    var result: [String: TypeExpression] = [:]
    for parameter in parameters?.parameters ?? [] {
      if let bound = parameter.inheritedType { result[identifier(parameter.name)] = type(bound) }
    }
    for requirement in requirements?.requirements ?? [] {
      guard case .conformanceRequirement(let node) = requirement.requirement else { continue }
      let name = node.leftType.trimmedDescription
      result[name] = result[name] ?? type(node.rightType)
    }
    return result
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [TypeExpression] {
    (clause?.inheritedTypes).map { list in
      list.flatMap { element -> [TypeExpression] in
        if let composition = element.type.as(CompositionTypeSyntax.self) {
          return composition.elements.map { type($0.type) }
        }
        return [type(element.type)]
      }
    } ?? []
  }

  /// The requirements of an extension on generic parameters.
  func constraints(
    of node: ExtensionDeclSyntax, extended: TypeExpression
  ) -> [(parameter: String, type: TypeExpression)] {
    var result: [(parameter: String, type: TypeExpression)] = []
    switch extended {
    case .array(let element): result.append(("Element", element))
    case .named("Set", let generics), .named("Array", let generics):
      generics.first.map { result.append(("Element", $0)) }
    case .optional(let wrapped): result.append(("Wrapped", wrapped))
    default: break
    }
    for requirement in node.genericWhereClause?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        result.append((node.leftType.trimmedDescription, type(node.rightType)))
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else { continue }
        result.append((left.trimmedDescription, type(right)))
      default: break
      }
    }
    return result
  }

  func memberTable(_ items: MemberBlockItemListSyntax, of owner: TypeDeclaration) -> MemberTable {
    var table = MemberTable()
    for declaration in members(items) { add(declaration, to: &table, owner: owner) }
    return table
  }

  private func add(_ declaration: DeclSyntax, to table: inout MemberTable, owner: TypeDeclaration) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      let isRequirement = owner.kind == .protocolType
      for variable in variables(node, isRequirement: isRequirement) { table.add(variable) }
    case .functionDecl(let node): table.add(function(node))
    case .initializerDecl(let node): table.initializers.append(initializer(node))
    case .subscriptDecl(let node):
      let function = subscriptDeclaration(node)
      if function.modifiers.contains(.isStatic) {
        table.staticSubscripts.append(function)
      } else {
        table.subscripts.append(function)
      }
    case .enumCaseDecl(let node): table.cases += node.elements.map(enumerationCase)
    case .typeAliasDecl(let node):
      table.aliases[identifier(node.name)] = type(node.initializer.value)
      table.aliasParameters[identifier(node.name)] = genericNames(node.genericParameterClause)
    case .associatedTypeDecl(let node):
      table.associatedTypes.insert(identifier(node.name))
      if let initializer = node.initializer { table.aliases[identifier(node.name)] = type(initializer.value) }
    default:
      if let type = typeDeclaration(declaration) { table.types[type.name] = type }
    }
  }

  private func enumerationCase(_ node: EnumCaseElementSyntax) -> EnumerationCase {
    let parameters = (node.parameterClause?.parameters).map { list in
      list.map { parameter in
        let label = parameter.firstName.map(identifier)
        return ParameterDeclaration(
          label: label == "_" ? nil : label, name: label ?? "", type: type(parameter.type),
          defaultValue: parameter.defaultValue.map { expression($0.value) },
          attributes: attributes(ofParameterType: parameter.type))
      }
    }
    return EnumerationCase(
      name: identifier(node.name), parameters: parameters ?? [], rawValue: node.rawValue.map { expression($0.value) })
  }
}

extension MemberTable {
  mutating func add(_ variable: VariableDeclaration) {
    if variable.modifiers.contains(.isStatic) {
      staticProperties[variable.name] = variable
    } else {
      if let known = properties[variable.name], !known.isRequirement, variable.isRequirement { return }
      properties[variable.name] = variable
      if variable.isStored { storedOrder.append(variable) }
    }
  }

  mutating func add(_ function: FunctionDeclaration) {
    if function.modifiers.contains(.isStatic) {
      staticFunctions[function.name, default: []].append(function)
    } else {
      functions[function.name, default: []].append(function)
    }
  }

  /// Adds the members of an extension.
  mutating func join(_ other: MemberTable) {
    for variable in other.properties.values where variable.isComputed { add(variable) }
    for variable in other.storedOrder { add(variable) }
    for variable in other.staticProperties.values { add(variable) }
    functions.merge(other.functions) { $0 + $1 }
    staticFunctions.merge(other.staticFunctions) { $0 + $1 }
    initializers += other.initializers
    subscripts += other.subscripts
    staticSubscripts += other.staticSubscripts
    types.merge(other.types) { first, _ in first }
    aliases.merge(other.aliases) { first, _ in first }
    aliasParameters.merge(other.aliasParameters) { first, _ in first }
  }

  /// Adds the members of extensions that apply for some generic arguments only: functions and initialisers, which
  /// their arguments tell apart, and properties that one of them alone declares.
  mutating func joinUnambiguous(_ parts: [MemberTable]) {
    var counts: [String: Int] = [:]
    for part in parts {
      for name in part.properties.keys { counts[name, default: 0] += 1 }
      for name in part.staticProperties.keys { counts["static " + name, default: 0] += 1 }
    }
    for part in parts {
      var part = part
      part.properties = part.properties.filter { counts[$0.key] == 1 && properties[$0.key] == nil }
      part.staticProperties = part.staticProperties.filter {
        counts["static " + $0.key] == 1 && staticProperties[$0.key] == nil
      }
      join(part)
    }
  }
}
