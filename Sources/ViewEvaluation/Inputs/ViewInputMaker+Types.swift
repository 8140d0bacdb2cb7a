/// Types by name: the project's, the platform's, and what generic parameters may be.
extension ViewInputMaker {
  func choices(
    ofTypeNamed typeName: String, _ generics: [TypeExpression], named name: String, in context: TypeContext, depth: Int
  ) throws(Obstacle) -> [Choice] {
    if let bound = evaluator.boundType(typeName, in: context), bound != .named(typeName) {
      return try choices(of: bound, named: name, in: context, depth: depth + 1)
    }
    switch evaluator.lookUpType(typeName, in: context) {
    case .project(let declaration):
      let arguments = generics.map { evaluator.canonical($0, in: context) ?? $0 }
      return try choices(of: declaration, arguments, named: name, depth: depth)
    case .builtin?, nil:
      if let parameter = genericBound(typeName, in: context) {
        return try choices(of: parameter, named: name, in: context, depth: depth + 1)
      }
      if let choices = PlatformInputs.choices(ofTypeNamed: typeName, named: name) { return choices }
      guard let inner = generics.first else {
        throw Obstacle(reason: "no value of type \(typeName) is known")
      }
      let choices = try choices(of: inner, named: name, in: context, depth: depth + 1)
      return try container(typeName, choices)
    }
  }

  private func container(_ typeName: String, _ inner: [Choice]) throws(Obstacle) -> [Choice] {
    func mapped(_ made: (String) -> String) -> [Choice] {
      inner.map { Choice(label: $0.label, source: $0.source.map(made)) }
    }
    switch typeName {
    case "Binding": return mapped { ".constant(\($0))" }
    case "Set":
      return [Choice(label: "empty", source: "[]")]
        + (inner.last.map { [Choice(label: "full", source: "[\($0.source ?? "")]")] } ?? [])
    case "Range": return [Choice(label: "made", source: "0..<4")]
    case "ClosedRange": return [Choice(label: "made", source: "0...4")]
    case "Result": return mapped { ".success(\($0))" }
    case "Published", "State": return inner
    default: throw Obstacle(reason: "no value of type \(typeName) is known")
    }
  }

  /// What a generic parameter has to be, for a name that is one; text where nothing is asked of it.
  private func genericBound(_ name: String, in context: TypeContext) -> TypeExpression? {
    var owner = context.owner
    while let type = owner {
      if type.genericParameters.contains(name) {
        let bound = type.genericBounds[name]
        let open: Set<String> = [
          "Hashable", "Equatable", "Comparable", "Codable", "Sendable", "Identifiable", "StringProtocol",
        ]
        return bound.flatMap { open.contains($0.name ?? "") ? nil : $0 } ?? .named("String")
      }
      owner = type.parent
    }
    return nil
  }

  /// The values of a type of the project.
  func choices(
    of type: TypeDeclaration, _ generics: [TypeExpression], named name: String, depth: Int
  ) throws(Obstacle) -> [Choice] {
    guard type.genericParameters.isEmpty, generics.isEmpty else {
      return try made(of: type, generics, named: name, depth: depth)
    }
    return try remembered(type, depth: depth) { () throws(Obstacle) in
      try made(of: type, [], named: name, depth: depth)
    }
  }

  private func made(
    of type: TypeDeclaration, _ generics: [TypeExpression], named name: String, depth: Int
  ) throws(Obstacle) -> [Choice] {
    do throws(Obstacle) {
      switch type.kind {
      case .enumeration: return try cases(of: type, generics, depth: depth)
      case .protocolType: return try conforming(to: type, named: name, depth: depth)
      case .structure, .classType, .actor: return try instances(of: type, generics, depth: depth)
      case .platformExtension: throw Obstacle(reason: "no value of type \(type.name) is known")
      }
    } catch {
      let samples = samples(of: type)
      if samples.isEmpty { throw error }
      return samples
    }
  }

  private func cases(
    of type: TypeDeclaration, _ generics: [TypeExpression], depth: Int
  ) throws(Obstacle) -> [Choice] {
    let context = TypeContext(owner: type, path: type.place.file.path)
    var result: [Choice] = []
    for enumerationCase in type.members.cases {
      var arguments: [String] = []
      for parameter in enumerationCase.parameters {
        let written = (parameter.type ?? .named("Any")).substituting(type.genericParameters, by: generics)
        guard
          let source = try? choices(of: written, named: parameter.name, in: context, depth: depth + 1).last?.source
        else { break }
        arguments.append((parameter.label.map { $0 + ": " } ?? "") + source)
      }
      guard arguments.count == enumerationCase.parameters.count else { continue }
      let payload = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
      result.append(
        Choice(label: enumerationCase.name, source: "\(type.qualifiedName).\(enumerationCase.name)\(payload)"))
    }
    if result.isEmpty { throw Obstacle(reason: "no case of \(type.name) can be made") }
    return result
  }

  private func instances(
    of type: TypeDeclaration, _ generics: [TypeExpression], depth: Int
  ) throws(Obstacle) -> [Choice] {
    guard depth < 5 else { throw Obstacle(reason: "\(type.name) holds values of its own kind without end") }
    let lineage = evaluator.profile(of: type).lineageNames
    if let platform = lineage.intersection(Self.platformObjects).min() {
      throw Obstacle(reason: "\(type.name) is a \(platform), which only the platform makes")
    }
    if lineage.contains("View"), evaluator.profile(of: type).property("body") != nil {
      return [Choice(label: "made", source: "Text(\"Content\")")]
    }
    let inputs = try inputs(of: specialized(type, generics), depth: depth + 1)
    return ends(of: inputs.map { ($0.label, $0.choices) }) { "\(type.qualifiedName)(\($0))" }
  }

  /// Classes of the platform of which an app only has descendants.
  private static let platformObjects: Set<String> = [
    "NSManagedObject", "UIView", "UIViewController", "NSView", "NSViewController", "SKScene", "SCNScene",
  ]

  private func specialized(_ type: TypeDeclaration, _ generics: [TypeExpression]) -> TypeDeclaration {
    guard generics.count == type.genericParameters.count, !generics.isEmpty else { return type }
    return TypeDeclaration(
      specializing: type, with: Dictionary(zip(type.genericParameters, generics), uniquingKeysWith: { $1 }))
  }

  /// A value of the first type that conforms to a protocol and can be made; those that are made for previews first.
  private func conforming(
    to type: TypeDeclaration, named name: String, depth: Int
  ) throws(Obstacle) -> [Choice] {
    let words = ["preview", "sample", "mock", "stub", "fake", "dummy"]
    func rank(_ candidate: TypeDeclaration) -> Int {
      let name = candidate.name.lowercased()
      return words.contains(where: name.contains) ? 0 : 1
    }
    let candidates = evaluator.index.allTypes.filter { candidate in
      candidate.kind != .protocolType && candidate !== type
        && evaluator.profile(of: candidate).lineageNames.contains(type.name)
    }
    for candidate in candidates.sorted(by: { rank($0) < rank($1) }).prefix(8) {
      if let made = try? choices(of: candidate, [], named: name, depth: depth + 1) { return made }
    }
    throw Obstacle(
      reason: candidates.isEmpty
        ? "\(type.name) is a protocol to which nothing conforms here"
        : "nothing that conforms to \(type.name) can be made")
  }

  /// Values that a type offers itself: `static let preview: Self`.
  private func samples(of type: TypeDeclaration) -> [Choice] {
    let context = TypeContext(owner: type, path: type.place.file.path)
    let own = type.members.staticProperties.values.filter { property in
      let declared = evaluator.declaredType(of: property, in: context)
      return declared?.name == type.name || declared?.name == "Self"
        || declared == .known(TypeReference(type))
    }
    return own.sorted { $0.place.start < $1.place.start }.prefix(1).map { property in
      Choice(label: property.name, source: "\(type.qualifiedName).\(property.name)")
    }
  }
}
