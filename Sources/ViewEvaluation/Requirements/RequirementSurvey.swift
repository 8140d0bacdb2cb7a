/// What a whole project says about names, gathered once for the classes of all its previews.
package struct RequirementSurvey: Sendable {
  /// The types that declare a property or function of a name, and the extensions of platform types that do.
  let owners: [String: [TypeDeclaration]]
  /// The names that declarations use.
  let uses = DeclarationUses()
  /// The names of every member, function and value that the project declares or the registry has.
  let knownMembers: Set<String>
  /// Names that code may use without a dot wherever it stands: globals, and members that extensions, protocols and base
  /// classes give to other types.
  let sharedNames: Set<String>
  /// Names of associated types and aliases within types.
  let partNames: Set<String>
  /// The package that a call comes from which neither the project nor the tool knows, by the files that use it: code
  /// need not import the package of an extension in every file.
  let packagesByCall: [String: String]

  init(
    index: ModuleIndex, registry: BuiltinRegistry, files: [ProjectFile], packages: (String) -> [String]
  ) {
    var shared = Set(index.functions.keys).union(index.variables.keys).union(registry.functions.keys)
    for entry in registry.types.values {
      shared.formUnion(entry.members.keys)
      shared.formUnion(entry.statics.keys)
    }
    var known = shared
    var parts: Set<String> = []
    var owners: [String: [TypeDeclaration]] = [:]
    for type in index.allTypes + index.platformExtensions.values.flatMap({ $0 }) {
      let names = type.members.names
      for name in names { owners[name, default: []].append(type) }
      known.formUnion(names)
      known.formUnion(type.members.cases.map(\.name))
      parts.formUnion(type.members.associatedTypes)
      parts.formUnion(type.members.aliases.keys)
      if type.kind != .structure && type.kind != .enumeration { shared.formUnion(names) }
    }
    knownMembers = known
    sharedNames = shared
    partNames = parts
    self.owners = owners
    packagesByCall = Self.packages(of: files, known: known, packages: packages)
  }

  /// A call is a package's where more than one file that uses it, and at least half of all, import the package.
  private static func packages(
    of files: [ProjectFile], known: Set<String>, packages: (String) -> [String]
  ) -> [String: String] {
    var users: [String: Int] = [:]
    var importers: [String: [String: Int]] = [:]
    for file in files {
      let imported = packages(file.text.path)
      for call in calls(in: file) where !known.contains(call) {
        users[call, default: 0] += 1
        for package in imported { importers[call, default: [:]][package, default: 0] += 1 }
      }
    }
    var result: [String: String] = [:]
    for (call, counts) in importers {
      let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, best.value > 1, best.value * 2 >= users[call] ?? 0 else { continue }
      result[call] = best.key
    }
    return result
  }

  /// The methods that a file calls, and the initialisers of platform types with labels that the platform does not have.
  private static func calls(in file: ProjectFile) -> Set<String> {
    var names = RenderedNames()
    for function in file.functions { names.add(function) }
    for variable in file.variables { names.add(variable) }
    for preview in file.previews { for argument in preview.arguments { names.add(argument.expression) } }
    for type in file.types { add(type, to: &names) }
    for part in file.extensions { add(part.declaration, to: &names) }
    return names.uses.reduce(into: []) { result, use in
      switch use {
      case .call(let name): result.insert(name)
      case .construction(let name, let label):
        if PlatformNames.isForeignLabel(label, of: name) { result.insert(name + "(" + label + ":)") }
      default: break
      }
    }
  }

  private static func add(_ type: TypeDeclaration, to names: inout RenderedNames) {
    let table = type.members
    for property in table.storedOrder { names.add(property) }
    for property in table.properties.values where property.isComputed { names.add(property) }
    for property in table.staticProperties.values { names.add(property) }
    for function in table.initializers + table.functions.values.joined() + table.staticFunctions.values.joined() {
      names.add(function)
    }
    for inner in table.types.values { add(inner, to: &names) }
  }
}

extension MemberTable {
  /// The names of properties and functions with optional types.
  var optionalNames: Set<String> {
    var names: Set<String> = []
    for table in [properties, staticProperties] {
      for (name, property) in table where property.type?.isOptional ?? false { names.insert(name) }
    }
    for table in [functions, staticFunctions] {
      for (name, list) in table where list.contains(where: { $0.result?.isOptional ?? false }) { names.insert(name) }
    }
    return names
  }

  /// The names of all properties and functions, static or not.
  var names: Set<String> {
    var names = Set(properties.keys).union(staticProperties.keys)
    names.formUnion(functions.keys)
    names.formUnion(staticFunctions.keys)
    return names
  }
}

extension Project {
  /// What the whole project says about names.
  ///
  /// - Complexity: linear in the size of the project's code.
  package var requirementSurvey: RequirementSurvey {
    RequirementSurvey(index: index, registry: registry, files: files) { path in
      PlatformNames.packages(among: importsByFile[path] ?? [], folders: folderNames)
    }
  }

  /// What a preview needs: found from the source alone, whether it can be evaluated or not.
  package func requirements(of layout: ProjectLayout, survey: RequirementSurvey) -> PreviewRequirements {
    var search = RequirementSearch(
      index: index, registry: registry, imports: importsByFile, folders: folderNames, survey: survey)
    return search.requirements(of: layout)
  }
}
