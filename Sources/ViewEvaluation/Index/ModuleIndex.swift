/// Every declaration of the project by name, with extensions joined to the types that they extend.
///
/// Where several files declare one name (several targets in one tree), the declaration whose file shares most folders
/// with the file asking is taken, those of its own targets first.
package final class ModuleIndex: @unchecked Sendable {
  /// Types at the top level of files, by name.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// Nested types by their simple name, for names whose context is not known.
  private(set) var nestedTypes: [String: [TypeDeclaration]] = [:]
  /// What the project adds to platform types and protocols, by name; later files come last.
  private(set) var platformExtensions: [String: [TypeDeclaration]] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var variables: [String: [VariableDeclaration]] = [:]
  private(set) var aliases: [String: [(type: TypeExpression, parameters: [String], path: String)]] = [:]
  /// Types whose declaration is found by name in a qualified reference.
  private(set) var allTypes: [TypeDeclaration] = []
  /// Documents that code of the project decoded.
  let decodings = SharedDecodings()
  private let targets: SourceTargets
  /// Folders at the root that hold the entry point of an app, an extension or a tool, each with a slash at its end.
  private let entryFolders: Set<String>
  /// The types with which apps, extensions and tools start.
  private let entryPoints: [TypeDeclaration]

  /// The globals and statics that the start of an app sets.
  private(set) var setAtStart: Set<ObjectIdentifier> = []

  /// The names of all associated types.
  private(set) var associatedTypeNames: Set<String> = []
  /// The names of all properties and functions that may give nothing.
  private(set) var optionalNames: Set<String> = []
  /// The names of all mutating methods.
  private(set) var mutatingFunctions: Set<String> = []

  init(_ files: [ProjectFile], targets: SourceTargets = SourceTargets()) {
    self.targets = targets
    entryPoints = files.flatMap(\.types).filter { type in
      type.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    }
    entryFolders = Set(
      entryPoints.map(\.place.file.path).compactMap { path in path.firstIndex(of: "/").map { String(path[...$0]) } })
    for file in files { addDeclarations(of: file) }
    joinExtensions(of: files)
    for list in types.values { for type in list { register(type) } }
    for list in platformExtensions.values {
      for owner in list { for type in owner.members.types.values { register(type, isNested: true) } }
    }
    for function in functions.values.joined() where function.result?.isOptional ?? false {
      optionalNames.insert(function.name)
    }
    for type in allTypes + platformExtensions.values.joined() {
      optionalNames.formUnion(type.members.optionalNames)
      associatedTypeNames.formUnion(type.members.associatedTypes)
      for (name, functions) in type.members.functions
      where functions.contains(where: { $0.modifiers.contains(.mutating) }) {
        mutatingFunctions.insert(name)
      }
    }
    allTypes.sort { ($0.place.file.path, $0.place.start) < ($1.place.file.path, $1.place.start) }
    setAtStart = StartAssignments(of: entryPoints, in: self).variables
    for name in nestedTypes.keys {
      nestedTypes[name]?.sort { ($0.place.file.path, $0.place.start) < ($1.place.file.path, $1.place.start) }
    }
  }

  private func addDeclarations(of file: ProjectFile) {
    for type in file.types { types[type.name, default: []].append(type) }
    for function in file.functions { functions[function.name, default: []].append(function) }
    for variable in file.variables { variables[variable.name, default: []].append(variable) }
    for (name, alias) in file.aliases {
      aliases[name, default: []].append((alias.type, alias.parameters, file.text.path))
    }
  }

  /// Extensions of nested types come after those of their outer types, so that a type declared in one extension can be
  /// extended by another.
  private func joinExtensions(of files: [ProjectFile]) {
    var conditional: [TypeDeclaration] = []
    let items = files.flatMap { file in file.extensions.map { ($0, file.text.path) } }
    let depths = items.enumerated().sorted { left, right in
      (Self.depth(left.element.0.name), left.offset) < (Self.depth(right.element.0.name), right.offset)
    }
    for (_, (item, path)) in depths {
      let (name, arguments) = extended(item, near: path)
      guard let type = declaration(named: name, near: path) else {
        platformExtensions[name, default: []].append(item.declaration)
        for inner in item.declaration.members.types.values { inner.parent = item.declaration }
        continue
      }
      for inner in item.declaration.members.types.values { inner.parent = type }
      type.extensionInitializers.formUnion(item.declaration.members.initializers.map { ObjectIdentifier($0) })
      if arguments.count == type.genericParameters.count {
        item.declaration.constraints += zip(type.genericParameters, arguments).map { ($0, $1) }
      }
      if item.declaration.constraints.contains(where: { type.genericParameters.contains($0.parameter) }) {
        if type.conditionalExtensions.isEmpty { conditional.append(type) }
        type.conditionalExtensions.append(item.declaration)
        continue
      }
      type.members.join(item.declaration.members)
      type.inherited += item.declaration.inherited
    }
    for type in conditional {
      type.unconditionalMembers = type.members
      type.members.joinUnambiguous(type.conditionalExtensions.map(\.members))
      for part in type.conditionalExtensions { type.inherited += part.inherited }
    }
  }

  /// The name and generic arguments that an extension is written for, with an alias replaced by what it stands for.
  private func extended(_ item: ProjectFile.Extension, near path: String) -> (String, [TypeExpression]) {
    if let name = nestedAlias(item.name, near: path) { return (name, item.arguments) }
    guard types[item.name] == nil, case .named(let target, let arguments)? = alias(named: item.name, near: path),
      target != item.name
    else { return (item.name, item.arguments) }
    return (target, arguments)
  }

  /// What an alias within a type stands for, as a dotted name: `Outer.Keys` where `typealias Keys = Key` is in `Outer`.
  private func nestedAlias(_ name: String, near path: String) -> String? {
    guard let dot = name.lastIndex(of: "."), let outer = declaration(named: String(name[..<dot]), near: path),
      case .named(let target, _)? = outer.members.aliases[String(name[name.index(after: dot)...])]
    else { return nil }
    return outer.members.types[target] == nil ? target : name[..<dot] + "." + target
  }

  private static func depth(_ name: String) -> Int { name.split(separator: ".").count }

  private func register(_ type: TypeDeclaration, isNested: Bool = false) {
    allTypes.append(type)
    if isNested { nestedTypes[type.name, default: []].append(type) }
    for inner in type.members.types.values { register(inner, isNested: true) }
  }

  /// Whether a type belongs to another app, extension or tool than a file, so that the file cannot mean it.
  ///
  /// By the targets of an Xcode project where both files have some; else a folder at the root with an entry point holds
  /// what no file outside it sees.
  /// - Verification: inferred.
  func isForeign(_ type: TypeDeclaration, to path: String) -> Bool {
    let place = type.place.file.path
    if place == path { return false }
    if let areApart = targets.areApart(place, path) { return areApart }
    return entryFolders.contains { place.hasPrefix($0) && !path.hasPrefix($0) }
  }

  /// The type with which the app of a file starts; `nil` where there is none, or more than one.
  func entryPoint(seenFrom path: String) -> TypeDeclaration? {
    let seen = entryPoints.filter { !isForeign($0, to: path) && targets.areApart($0.place.file.path, path) != true }
    return seen.count == 1 ? seen[0] : nil
  }

  /// What else than iOS a file is compiled for.
  func foreignPlatform(of path: String) -> ForeignPlatform?? { targets.foreignPlatform(of: path) }

  /// A type by its dotted name as written at the top level of a file.
  func declaration(named name: String, near path: String) -> TypeDeclaration? {
    if let list = types[name] {
      let own = list.count > 1 ? list.filter { !isForeign($0, to: path) } : list
      return Self.nearest(own.isEmpty ? list : own, to: path) { $0.place.file.path }
    }
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1, let first = types[parts[0]] else { return nil }
    var type = Self.nearest(first, to: path) { $0.place.file.path }
    for part in parts.dropFirst() { type = type?.members.types[part] }
    return type
  }

  /// What an alias stands for, its generic parameters replaced by the arguments given.
  func alias(named name: String, near path: String, arguments: [TypeExpression] = []) -> TypeExpression? {
    guard let alias = aliases[name].flatMap({ Self.nearest($0, to: path) { $0.path } }) else { return nil }
    return alias.type.substituting(alias.parameters, by: arguments)
  }

  func variable(named name: String, near path: String) -> VariableDeclaration? {
    variables[name].flatMap { Self.nearest($0, to: path) { $0.place.file.path } }
  }

  /// Functions of a name, those of the nearest files first.
  func functions(named name: String, near path: String) -> [FunctionDeclaration] {
    guard let list = functions[name] else { return [] }
    if list.count < 2 { return list }
    return list.enumerated().sorted { left, right in
      let a = Self.sharedFolders(left.element.place.file.path, path)
      let b = Self.sharedFolders(right.element.place.file.path, path)
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
  }

  /// The candidate whose file shares most folders with `path`; the first of equals.
  static func nearest<Candidate>(
    _ candidates: [Candidate], to path: String, _ location: (Candidate) -> String
  ) -> Candidate? {
    if candidates.count < 2 { return candidates.first }
    var best: (candidate: Candidate, shared: Int)?
    for candidate in candidates {
      let shared = sharedFolders(location(candidate), path)
      if best.map({ shared > $0.shared }) ?? true { best = (candidate, shared) }
    }
    return best?.candidate
  }

  /// The number of folders that two paths have in common from the root; the same file counts one more.
  static func sharedFolders(_ left: String, _ right: String) -> Int {
    if left == right { return Int.max }
    var count = 0
    for (a, b) in zip(left.split(separator: "/").dropLast(), right.split(separator: "/").dropLast()) {
      if a != b { break }
      count += 1
    }
    return count
  }
}
