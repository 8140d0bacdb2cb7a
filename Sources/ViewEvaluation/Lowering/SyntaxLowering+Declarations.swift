internal import SwiftSyntax

extension SyntaxLowering {
  /// A declaration inside a body.
  func localDeclaration(_ node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): localVariables(node)
    case .functionDecl(let node): [.function(function(node))]
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl: typeDeclaration(node).map { [.type($0)] } ?? []
    case .macroExpansionDecl(let node):
      [
        .expression(
          make(.macro(node.macroName.text, arguments(node.arguments)), node))
      ]
    case .missingDecl, .importDecl, .typeAliasDecl: []
    default: [.unsupported("\(node.kind)", place(node))]
    }
  }

  private func localVariables(_ node: VariableDeclSyntax) -> [Statement] {
    let attributes = attributes(node.attributes)
    let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
    return typedBindings(node).map { binding, type in
      let pattern = pattern(binding.pattern, binds: true)
      var declaration: VariableDeclaration?
      if binding.accessorBlock != nil || isLazy || !attributes.isEmpty, case .name(let name) = pattern {
        declaration = variable(binding, name: name, type: type, node: node, attributes: attributes)
      }
      return .variable(
        LocalVariable(
          pattern: pattern, type: type, value: binding.initializer.map { expression($0.value) },
          declaration: declaration, place: place(binding)))
    }
  }

  /// The bindings with their types: in `let a, b: Int` the type stands at the last.
  private func typedBindings(_ node: VariableDeclSyntax) -> [(PatternBindingSyntax, TypeExpression?)] {
    var result: [(PatternBindingSyntax, TypeExpression?)] = []
    var following: TypeExpression?
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation {
        following = type(annotation.type)
      } else if binding.initializer != nil {
        following = nil
      }
      result.append((binding, following))
    }
    return result.reversed()
  }

  /// The properties of a member declaration.
  func variables(_ node: VariableDeclSyntax, isRequirement: Bool) -> [VariableDeclaration] {
    let attributes = attributes(node.attributes)
    return typedBindings(node).flatMap { binding, type -> [VariableDeclaration] in
      if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
        return [
          variable(
            binding, name: identifier(pattern.identifier), type: type, node: node, attributes: attributes,
            isRequirement: isRequirement)
        ]
      }
      return tupleVariables(binding, node: node)
    }
  }

  /// `let (a, b) = value`: each name reads one element.
  private func tupleVariables(_ binding: PatternBindingSyntax, node: VariableDeclSyntax) -> [VariableDeclaration] {
    guard let tuple = binding.pattern.as(TuplePatternSyntax.self), let value = binding.initializer else { return [] }
    let whole = expression(value.value)
    return tuple.elements.enumerated().compactMap { position, element in
      guard let name = element.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return VariableDeclaration(
        name: identifier(name.identifier), type: nil,
        initialValue: Expression(.member(whole, String(position), isChained: false), at: place(value.value)),
        modifiers: modifiers(node.modifiers), place: place(binding))
    }
  }

  private func variable(
    _ binding: PatternBindingSyntax, name: String, type: TypeExpression?, node: VariableDeclSyntax,
    attributes: [Attribute], isRequirement: Bool = false
  ) -> VariableDeclaration {
    var modifiers = modifiers(node.modifiers)
    if node.bindingSpecifier.text == "let" { modifiers.insert(.constant) }
    return VariableDeclaration(
      name: name, type: type, initialValue: binding.initializer.map { expression($0.value) },
      accessors: accessors(binding.accessorBlock), modifiers: modifiers, attributes: attributes,
      isRequirement: isRequirement, place: place(binding))
  }

  func accessors(_ block: AccessorBlockSyntax?) -> VariableDeclaration.Accessors {
    var result = VariableDeclaration.Accessors()
    switch block?.accessors {
    case .getter(let items)?: result.getter = statements(items)
    case .accessors(let list)?:
      for accessor in list { apply(accessor, to: &result) }
    case nil: break
    @unknown default: break
    }
    return result
  }

  private func apply(_ accessor: AccessorDeclSyntax, to result: inout VariableDeclaration.Accessors) {
    guard let body = accessor.body.map({ statements($0.statements) }) else { return }
    let parameter = accessor.parameters.map { identifier($0.name) }
    switch accessor.accessorSpecifier.text {
    case "get":
      result.getter = body
      result.isThrowing = accessor.effectSpecifiers?.throwsClause != nil
    case "set":
      result.setter = body
      result.setterParameter = parameter ?? "newValue"
    case "willSet":
      result.willSet = body
      if let parameter { result.willSetParameter = parameter }
    case "didSet":
      result.didSet = body
      if let parameter { result.didSetParameter = parameter }
    default: break
    }
  }

  func modifiers(_ list: DeclModifierListSyntax) -> DeclarationModifiers {
    var result: DeclarationModifiers = []
    for modifier in list {
      switch modifier.name.text {
      case "static", "class": result.insert(.isStatic)
      case "mutating": result.insert(.mutating)
      case "lazy": result.insert(.lazy)
      case "override": result.insert(.override)
      case "convenience": result.insert(.convenience)
      case "private", "fileprivate": if modifier.detail == nil { result.insert(.isPrivate) }
      default: break
      }
    }
    return result
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterDeclaration] {
    clause.parameters.map { parameter in
      let label = identifier(parameter.firstName)
      var attributes = attributes(parameter.attributes)
      attributes += self.attributes(ofParameterType: parameter.type)
      let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.trimmedDescription ?? ""
      return ParameterDeclaration(
        label: label == "_" ? nil : label, name: identifier(parameter.secondName ?? parameter.firstName),
        type: type(parameter.type), defaultValue: parameter.defaultValue.map { expression($0.value) },
        isVariadic: parameter.ellipsis != nil, isInOut: specifiers.contains("inout"),
        isAutoclosure: attributes.contains { $0.name == "autoclosure" }, attributes: attributes)
    }
  }

  func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    var modifiers = modifiers(node.modifiers)
    if node.signature.effectSpecifiers?.asyncSpecifier != nil { modifiers.insert(.isAsync) }
    if node.signature.effectSpecifiers?.throwsClause != nil { modifiers.insert(.throwing) }
    return FunctionDeclaration(
      name: identifier(node.name), parameters: parameters(node.signature.parameterClause),
      result: (node.signature.returnClause?.type).map(type), body: (node.body?.statements).map(statements),
      modifiers: modifiers, attributes: attributes(node.attributes),
      genericParameters: genericNames(node.genericParameterClause), place: place(node.name))
  }

  func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    var modifiers = modifiers(node.modifiers)
    if node.optionalMark != nil { modifiers.insert(.failable) }
    if node.signature.effectSpecifiers?.asyncSpecifier != nil { modifiers.insert(.isAsync) }
    if node.signature.effectSpecifiers?.throwsClause != nil { modifiers.insert(.throwing) }
    return FunctionDeclaration(
      name: "init", parameters: parameters(node.signature.parameterClause), result: nil,
      body: (node.body?.statements).map(statements), modifiers: modifiers, attributes: attributes(node.attributes),
      genericParameters: genericNames(node.genericParameterClause), place: place(node.initKeyword))
  }

  func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    let accessors = accessors(node.accessorBlock)
    // A subscript's parameters have no label unless two names are written.
    let parameters = zip(node.parameterClause.parameters, parameters(node.parameterClause)).map { syntax, parameter in
      var parameter = parameter
      if syntax.secondName == nil { parameter.label = nil }
      return parameter
    }
    return FunctionDeclaration(
      name: "subscript", parameters: parameters, result: type(node.returnClause.type), body: accessors.getter,
      setter: accessors.setter, setterParameter: accessors.setterParameter, modifiers: modifiers(node.modifiers),
      attributes: attributes(node.attributes), place: place(node.subscriptKeyword))
  }

  func genericNames(_ clause: GenericParameterClauseSyntax?) -> [String] {
    (clause?.parameters).map { list in list.map { identifier($0.name) } } ?? []
  }
}
