/// Choice among functions of one name.
extension Evaluator {
  /// The candidate whose labels fit and whose parameter types suit the arguments best; of equals the one declared
  /// nearest to the file asking, else the first.
  func best(_ candidates: [Candidate], _ values: [CallArgument], near path: String = "") -> Candidate? {
    let candidates = accessible(candidates, from: path)
    if candidates.isEmpty { return nil }
    var winner: (candidate: Candidate, score: Int)?
    for candidate in candidates {
      let context = TypeContext(owner: candidate.owner, path: candidate.function.place.file.path)
      guard let matching = matching(candidate.function, values, context) else { continue }
      if candidates.count == 1 { return candidate }
      var score = 0
      var isPossible = true
      for (parameter, positions) in zip(candidate.function.parameters, matching.positions) {
        for position in positions {
          let suitability = suitability(of: values[position].value, for: parameter.type, in: context)
          if suitability == 0 { isPossible = false }
          score += suitability
        }
        if positions.isEmpty { score -= 1 }
      }
      if !isPossible { score -= 1000 }
      if isUnavailable(candidate.function) { score -= 2000 }
      guard let best = winner else {
        winner = (candidate, score)
        continue
      }
      let isNearer =
        score == best.score && !path.isEmpty
        && ModuleIndex.sharedFolders(candidate.function.place.file.path, path)
          > ModuleIndex.sharedFolders(best.candidate.function.place.file.path, path)
        && isSameDeclaration(candidate, best.candidate)
      if score > best.score || isNearer { winner = (candidate, score) }
    }
    return winner?.candidate
  }

  /// The candidates that a file may call: private functions of other files are left out where there is another choice.
  private func accessible(_ candidates: [Candidate], from path: String) -> [Candidate] {
    guard candidates.count > 1, !path.isEmpty,
      candidates.contains(where: { $0.function.modifiers.contains(.isPrivate) })
    else { return candidates }
    let open = candidates.filter {
      !$0.function.modifiers.contains(.isPrivate) || $0.function.place.file.path == path
    }
    return open.isEmpty ? candidates : open
  }

  /// Whether the system that the layout is for does not have a function, as `@available` says.
  private func isUnavailable(_ function: FunctionDeclaration) -> Bool {
    function.attributes.contains { attribute in
      guard let availability = attribute.availability else { return false }
      record(.osProfile)
      return availability.holds(on: environment.os) == false
    }
  }

  /// Whether two functions would be one in a single module: extensions of one type in several targets.
  private func isSameDeclaration(_ first: Candidate, _ second: Candidate) -> Bool {
    first.owner?.name == second.owner?.name
      && first.function.parameters.map(\.label) == second.function.parameters.map(\.label)
  }

  /// Whether every argument may be of its parameter's type.
  ///
  /// - Parameter least: how well each must suit; see `suitability`.
  func fits(_ candidate: Candidate, _ values: [CallArgument], atLeast least: Int = 1) -> Bool {
    let context = TypeContext(owner: candidate.owner, path: candidate.function.place.file.path)
    guard let matching = matching(candidate.function, values, context) else { return false }
    return zip(candidate.function.parameters, matching.positions).allSatisfy { parameter, positions in
      positions.allSatisfy { suitability(of: values[$0].value, for: parameter.type, in: context) >= least }
    }
  }

  /// For functions passed as values: the candidate with the right number of parameters.
  func bestIgnoringLabels(_ candidates: [Candidate], _ values: [CallArgument]) -> Candidate? {
    guard values.allSatisfy({ $0.label == nil }) else { return nil }
    return candidates.first { $0.function.parameters.count == values.count }
      ?? candidates.first { candidate in
        candidate.function.parameters.dropFirst(values.count).allSatisfy { $0.defaultValue != nil }
          && candidate.function.parameters.count >= values.count
      }
  }

  /// How well a value suits a parameter: 0 not at all, 1 perhaps, 10 well, 12 exactly.
  func suitability(of value: Value, for type: TypeExpression?, in context: TypeContext) -> Int {
    guard let type else { return 1 }
    switch expandedAlias(type, in: context) {
    case .optional(let wrapped):
      if case .none = value { return 10 }
      return max(0, suitability(of: value, for: wrapped, in: context) - 1)
    case .function(let parameters, let result):
      return suitability(of: value, forFunctionOf: parameters, result, in: context)
    case .array(let element): return suitability(ofArray: value, element: element, in: context)
    case .dictionary:
      switch value {
      case .dictionary: return 12
      case .unresolved, .pending: return 1
      default: return 0
      }
    case .tuple:
      switch value {
      case .tuple: return 12
      case .unresolved, .pending: return 1
      default: return 0
      }
    case .metatype:
      switch value {
      case .type: return 12
      case .unresolved, .pending: return 1
      default: return 0
      }
    case .known(let reference): return suitability(of: value, for: .project(reference.declaration))
    case .named(let name, _):
      if name == "Any" || name == "AnyObject" { return 1 }
      // A generic parameter, or a type that nobody knows.
      guard let type = lookUpType(name, in: context) else { return 1 }
      return suitability(of: value, for: type)
    }
  }

  /// How well a value suits a function type: a closure literal must take as many values, the first of them must have
  /// the members that it reads and be comparable with what it is compared with, and a literal that it consists of must
  /// make a value of the result's type.
  private func suitability(
    of value: Value, forFunctionOf parameters: [TypeExpression], _ result: TypeExpression, in context: TypeContext
  ) -> Int {
    guard isCallable(value) else { return 0 }
    guard case .function(let function) = value, case .closure(let closure, let scope) = function.body else { return 10 }
    let wanted = closure.hasSignature ? closure.parameters.count : closure.shorthandCount
    if wanted > parameters.count, parameters.count != 1 { return 0 }
    if closure.hasSignature, wanted < parameters.count { return 0 }
    if let literal = closure.literalResult, suitability(of: literal, for: result, in: context) == 0 { return 1 }
    guard let first = parameters.first, let type = type(of: first, in: context) else { return 10 }
    let use = closure.firstParameter
    let others = use.literals + use.containers.compactMap { elements(of: evaluate($0, scope))?.first }
    if others.contains(where: { suitability(of: $0, for: type) == 0 }) { return 0 }
    switch type {
    case .project: return use.members.allSatisfy { hasMember($0, in: type) } ? 11 : 0
    // Not every member of a platform's type is known.
    case .builtin: return use.members.allSatisfy { hasKnownMember($0, in: type) } ? 11 : 3
    }
  }

  /// Whether values of a type of the platform have a member that is modelled or that the project declares.
  private func hasKnownMember(_ name: String, in type: TypeValue) -> Bool {
    lineage(of: type).contains { ancestor in
      guard case .builtin(let builtin) = ancestor else { return false }
      return name == "self" || registry.member(name, of: builtin) != nil
        || index.platformExtensions[builtin]?.contains {
          $0.members.properties[name] != nil || $0.members.functions[name] != nil
        } ?? false
    }
  }

  /// Whether values of a type of the project have a member, without evaluating it.
  private func hasMember(_ name: String, in type: TypeValue) -> Bool {
    guard name != "self" else { return true }
    for ancestor in lineage(of: type) + [.builtin("Optional"), .builtin("Any")] {
      switch ancestor {
      case .project(let declaration):
        let members = declaration.members
        if members.properties[name] != nil || members.functions[name] != nil { return true }
        if declaration.attributes.contains(where: { $0.name == "dynamicMemberLookup" }) { return true }
        if ["rawValue", "hashValue"].contains(name), declaration.kind == .enumeration { return true }
      case .builtin(let builtin):
        if registry.member(name, of: builtin) != nil { return true }
        if registry.types[builtin] == nil, !Self.plainProtocols.contains(builtin) { return true }
        let extensions = index.platformExtensions[builtin] ?? []
        if extensions.contains(where: { $0.members.properties[name] != nil || $0.members.functions[name] != nil }) {
          return true
        }
      }
    }
    return false
  }

  /// Protocols that give their types no members of their own that a closure would read.
  private static let plainProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "ObservableObject", "Observable", "RawRepresentable", "Sendable",
  ]

  func isCallable(_ value: Value) -> Bool {
    switch value {
    case .function, .type, .unresolved, .keyPath: true
    case .instance(let instance): !instanceCandidates("callAsFunction", in: .project(instance.type)).isEmpty
    default: false
    }
  }

  private func suitability(ofArray value: Value, element: TypeExpression, in context: TypeContext) -> Int {
    switch value {
    case .array(let elements):
      guard let first = elements.first else { return 10 }
      return suitability(of: first, for: element, in: context) == 0 ? 0 : 12
    case .unresolved, .pending: return 1
    default: return 0
    }
  }

  private func suitability(of value: Value, for type: TypeValue) -> Int {
    switch value {
    case .unresolved, .void: return 1
    case .none: return 0
    case .pending(let pending) where !pending.expression.isImplicit: return 5
    case .pending(let pending): return hasImplicitRoot(pending.expression, in: type) ? 10 : 0
    case .literal, .string:
      switch type.name {
      case "String":
        guard case .string = value else { return 11 }
        return 12
      case "LocalizedStringKey", "LocalizedStringResource":
        guard case .literal = value else { return 0 }
        return 10
      case "StringProtocol", "Substring", "AttributedString": return 9
      default: break
      }
    case .int:
      switch type.name {
      case "Int": return 12
      case "Double", "CGFloat", "Float", "TimeInterval": return 8
      default: break
      }
    case .native(let native) where native.typeName == "Decimal":
      if type.name == "Decimal" { return 12 }
    case .native(let native) where native.payload is FixedInteger || native.payload is Float:
      if type.name == native.typeName { return 12 }
      if type.name == "Int" || type.name == "Double" || type.name == "CGFloat" { return 0 }
    case .double:
      switch type.name {
      case "Double", "CGFloat", "Float", "TimeInterval": return 12
      case "Int": return 0
      default: break
      }
    default: break
    }
    if descends(dynamicType(of: value), from: type.name) { return 10 }
    if case .view = value, type.name == "View" { return 10 }
    if case .builtin(let builtin) = type, registry.types[builtin] == nil { return 1 }
    return isLiteral(value, initialising: type) ? 6 : 0
  }

  /// Whether a literal can make a value of a type: `ExpressibleByStringLiteral` and the like.
  private func isLiteral(_ value: Value, initialising type: TypeValue) -> Bool {
    switch value {
    case .literal:
      descends(type, from: "ExpressibleByStringLiteral")
        || descends(type, from: "ExpressibleByStringInterpolation")
    case .int:
      descends(type, from: "ExpressibleByIntegerLiteral") || descends(type, from: "Numeric")
        || descends(type, from: "BinaryInteger") || descends(type, from: "BinaryFloatingPoint")
    case .double: descends(type, from: "ExpressibleByFloatLiteral") || descends(type, from: "BinaryFloatingPoint")
    case .array: descends(type, from: "ExpressibleByArrayLiteral") || type.name == "Set" || type.name == "Edge.Set"
    default: false
    }
  }

  /// Whether the first member of an implicit chain exists in a type.
  func hasImplicitRoot(_ expression: Expression, in type: TypeValue) -> Bool {
    switch expression.kind {
    case .member(nil, let name, _): name == "init" || hasStatic(name, in: type)
    case .member(let base?, _, _), .call(let base, _, _), .index(let base, _, _), .forceUnwrap(let base),
      .optionalChain(let base), .prefix(_, let base):
      hasImplicitRoot(base, in: type)
    case .binary(_, let left, let right):
      [left, right].allSatisfy { !$0.isImplicit || hasImplicitRoot($0, in: type) }
    default: false
    }
  }

  /// Whether a type has a static member, without evaluating it.
  func hasStatic(_ name: String, in type: TypeValue) -> Bool {
    for ancestor in lineage(of: type) {
      var declarations: [TypeDeclaration] = []
      switch ancestor {
      case .project(let declaration): declarations = [declaration]
      case .builtin(let builtin):
        if registry.types[builtin]?.statics[name] != nil { return true }
        declarations = index.platformExtensions[builtin] ?? []
      }
      for declaration in declarations {
        let members = declaration.members
        if members.staticProperties[name] != nil || members.staticFunctions[name] != nil || members.types[name] != nil
          || members.cases.contains(where: { $0.name == name })
        {
          return true
        }
      }
    }
    return false
  }
}
