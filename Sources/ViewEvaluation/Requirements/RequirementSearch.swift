internal import Diagnostics

/// Follows the names of a preview's rendered code through the project.
///
/// Without a type checker a member belongs to every type that was reached and has one of its name, so more may be
/// followed than runs: a class is never easier than it seems.
struct RequirementSearch {
  let index: ModuleIndex
  let registry: BuiltinRegistry
  /// Modules that a file imports.
  let imports: [String: [String]]
  /// Names of folders in the tree, among them those of its packages' targets.
  let folders: Set<String>
  let survey: RequirementSurvey

  private var requirements = PreviewRequirements()
  private var types: [ObjectIdentifier: TypeDeclaration] = [:]
  private var members: Set<String> = []
  private var visited: Set<ObjectIdentifier> = []
  private var pending: [(names: RenderedNames, place: Place)] = []

  /// Where code stands.
  private struct Place {
    var owner: TypeDeclaration?
    var path: String
    var generics: Set<String> = []
  }

  init(
    index: ModuleIndex, registry: BuiltinRegistry, imports: [String: [String]], folders: Set<String>,
    survey: RequirementSurvey
  ) {
    self.index = index
    self.registry = registry
    self.imports = imports
    self.folders = folders
    self.survey = survey
  }

  mutating func requirements(of layout: ProjectLayout) -> PreviewRequirements {
    let path = layout.range.file
    switch layout.root {
    case .macro(let macro):
      var names = RenderedNames()
      for argument in macro.arguments { names.add(argument.expression) }
      pending.append((names, Place(path: path)))
    case .provider(let type):
      reach(type)
      if let previews = type.members.staticProperties["previews"] { follow(previews, owner: type) }
    case .view(let type): reach(type)
    case .unavailable: requirements.need(layout.name, .unresolved)
    }
    while let (names, place) = pending.popLast() {
      for use in names.uses { follow(use, at: place, locals: names.locals) }
    }
    return requirements
  }

  private mutating func follow(_ use: RenderedNames.Use, at place: Place, locals: Set<String>) {
    switch use {
    case .member(let name): member(name, at: place)
    case .call(let name): calledMember(name, at: place)
    case .attribute(let name): attribute(name, at: place)
    case .type(let name): if let type = type(named: name, at: place) { reach(type) }
    case .construction(let name, let label): construction(name, label, at: place)
    case .name(let name): if !locals.contains(name) { self.name(name, at: place) }
    }
  }

  private mutating func name(_ name: String, at place: Place) {
    if let type = type(named: name, at: place) { return reach(type) }
    if let alias = index.alias(named: name, near: place.path) { return follow(alias, near: place.path) }
    var isKnown = false
    for function in index.functions(named: name, near: place.path) {
      follow(function, owner: nil)
      isKnown = true
    }
    if let variable = index.variable(named: name, near: place.path) {
      follow(variable, owner: nil)
      isKnown = true
    }
    member(name, at: place)
    guard !isKnown, !place.generics.contains(name), !isMember(name, of: place.owner) else { return }
    if name.first?.isUppercase == true { return unknown(name, at: place) }
    let isMarked = name.hasPrefix("$") || name.hasPrefix("_") || Self.implicitNames.contains(name)
    if isMarked || survey.sharedNames.contains(name) || registry.functions[name] != nil { return }
    // A value that nothing declares here: of a package, of a target that is not here, or of code that is not compiled.
    let packages = packages(importedBy: place.path)
    if packages.isEmpty {
      requirements.need(name, .unresolved)
    } else if !survey.knownMembers.contains(name) {
      requirements.need(qualified(name, packages), .thirdParty)
    }
  }

  /// What an alias that is used as a value stands for.
  private mutating func follow(_ alias: TypeExpression, near path: String) {
    var names = RenderedNames()
    names.add(alias)
    pending.append((names, Place(path: path)))
    if let name = alias.name { ancestor(name, at: Place(path: path)) }
  }

  /// A type whose members are used without being named, as those of a protocol or base class: what it is made of counts
  /// even where nothing of it is called.
  private mutating func ancestor(_ name: String, at place: Place) {
    guard type(named: name, at: place) == nil else { return }
    let first = name.split(separator: ".").first.map(String.init) ?? name
    guard index.alias(named: first, near: place.path) == nil else { return }
    guard !place.generics.contains(first), first.first?.isUppercase == true,
      !PlatformNames.associatedTypes.contains(first), !survey.partNames.contains(first),
      !isMember(first, of: place.owner), index.nestedTypes[first] == nil
    else { return }
    unknown(first, at: place)
  }

  /// An initialiser of a platform type that the platform does not have: a package's, unless the project adds it.
  private mutating func construction(_ name: String, _ label: String, at place: Place) {
    guard PlatformNames.isForeignLabel(label, of: name),
      !(index.platformExtensions[name] ?? []).contains(where: { part in
        part.members.initializers.contains { $0.parameters.first?.label == label }
      })
    else { return }
    let form = name + "(" + label + ":)"
    let packages = packages(importedBy: place.path)
    if let package = survey.packagesByCall[form] {
      requirements.need(package + "." + form, .thirdParty)
    } else if !packages.isEmpty {
      requirements.need(qualified(form, packages), .thirdParty)
    }
  }

  /// Names that need no declaration.
  private static let implicitNames: Set<String> = ["error", "newValue", "oldValue", "self", "super"]

  /// A method that neither the project nor the tool's model of the platform has, in a file that imports packages.
  private mutating func calledMember(_ name: String, at place: Place) {
    guard name != "init", !survey.knownMembers.contains(name) else { return }
    let packages = packages(importedBy: place.path)
    if !packages.isEmpty { return requirements.need(qualified(name, packages), .thirdParty) }
    if let package = survey.packagesByCall[name] { requirements.need(package + "." + name, .thirdParty) }
  }

  /// A name of the platform, of a package that is not here, or of nothing that is known.
  private mutating func unknown(_ name: String, at place: Place) {
    if PlatformNames.databases.contains(name) { return requirements.need(name, .database) }
    let isThirdParty = ThirdPartyViews.imageLoaders.contains(name) || ThirdPartyViews.others.contains(name)
    let packages = packages(importedBy: place.path)
    if isThirdParty { return requirements.need(qualified(name, packages), .thirdParty) }
    if PlatformNames.isShadowed(name, byImportsIn: imports[place.path] ?? []), !packages.isEmpty {
      return requirements.need(qualified(name, packages), .thirdParty)
    }
    if BuiltinType.opaqueNames.contains(name) { return requirements.need(name, .unresolved) }
    if registry.types[name] != nil || registry.functions[name] != nil || PlatformNames.isPlatform(name) { return }
    if PlatformNames.generatedAccessors.contains(name) { return requirements.need(name, .unresolved) }
    // Without packages the name can only be one of the platform that is not modelled: it makes nothing easier.
    if !packages.isEmpty { requirements.need(qualified(name, packages), .thirdParty) }
  }

  private func qualified(_ name: String, _ packages: [String]) -> String {
    packages.count == 1 ? "\(packages[0]).\(name)" : name
  }

  /// Imported modules that are neither of the platform nor a target of this tree.
  private func packages(importedBy path: String) -> [String] {
    PlatformNames.packages(among: imports[path] ?? [], folders: folders)
  }

  private mutating func attribute(_ name: String, at place: Place) {
    if let type = type(named: name, at: place) { return reach(type) }
    if PlatformNames.databaseWrappers.contains(name) { return requirements.need("@" + name, .database) }
    guard PropertyWrapperKind.platform[name] == nil, !PropertyWrapperKind.plainAttributes.contains(name),
      name.first?.isUppercase == true, !name.hasSuffix("Builder")
    else { return }
    let packages = packages(importedBy: place.path)
    if !packages.isEmpty { requirements.need("@" + name, .thirdParty) }
  }

  /// A member by name, of every type that was reached and of what the project adds to platform types.
  private mutating func member(_ name: String, at place: Place) {
    guard members.insert(name).inserted else { return }
    if name == "modelContainer" || name == "modelContext" { requirements.need("." + name, .database) }
    for type in survey.owners[name] ?? [] {
      if type.kind == .platformExtension || types[ObjectIdentifier(type)] != nil { follow(name, of: type) }
    }
  }

  private mutating func follow(_ name: String, of type: TypeDeclaration) {
    let table = type.members
    for property in [table.properties[name], table.staticProperties[name]].compactMap({ $0 }) {
      follow(property, owner: type)
    }
    for function in (table.functions[name] ?? []) + (table.staticFunctions[name] ?? []) {
      follow(function, owner: type)
    }
  }

  private mutating func follow(_ property: VariableDeclaration, owner: TypeDeclaration?) {
    guard visited.insert(ObjectIdentifier(property)).inserted else { return }
    pending.append((survey.uses.names(in: property), place(in: owner, property.place, [])))
  }

  private mutating func follow(_ function: FunctionDeclaration, owner: TypeDeclaration?) {
    guard visited.insert(ObjectIdentifier(function)).inserted else { return }
    pending.append((survey.uses.names(in: function), place(in: owner, function.place, function.genericParameters)))
  }

  private func place(in owner: TypeDeclaration?, _ place: SourcePlace, _ generics: [String]) -> Place {
    var names = Set(generics)
    var type = owner
    while let next = type {
      names.formUnion(next.genericParameters)
      type = next.parent
    }
    return Place(owner: owner, path: place.file.path, generics: names)
  }

  /// A type of the project is used: what it stores and how it is made counts, and of its members those that are named.
  private mutating func reach(_ type: TypeDeclaration) {
    guard types.updateValue(type, forKey: ObjectIdentifier(type)) == nil else { return }
    classify(type)
    for property in type.members.storedOrder { follow(property, owner: type) }
    for initializer in type.members.initializers { follow(initializer, owner: type) }
    for name in Self.renderedMembers { follow(name, of: type) }
    for name in type.members.names where members.contains(name) { follow(name, of: type) }
    var names = RenderedNames()
    for inherited in type.inherited {
      names.add(inherited)
      if let name = inherited.name { ancestor(name, at: place(in: type, type.place, [])) }
    }
    for enumerationCase in type.members.cases {
      for parameter in enumerationCase.parameters { names.add(parameter.type) }
    }
    pending.append((names, place(in: type, type.place, [])))
  }

  /// Members that SwiftUI calls.
  private static let renderedMembers = ["body", "makeBody", "path", "placeSubviews", "sizeThatFits", "defaultValue"]

  private mutating func classify(_ type: TypeDeclaration) {
    let kinds = inheritedNames(of: type)
    let isModel = type.attributes.contains { $0.name == "Model" } || kinds.contains("NSManagedObject")
    if isModel { return requirements.need(type.qualifiedName, .database) }
    if !kinds.isDisjoint(with: PlatformNames.representables) {
      return requirements.need(type.qualifiedName, .unresolved)
    }
    if kinds.contains(where: PlatformNames.isViewProtocol) { return }
    switch type.kind {
    case .classType, .actor: requirements.need(type.qualifiedName, .classes)
    case .structure: requirements.need(type.qualifiedName, .values)
    case .enumeration: if !type.members.cases.isEmpty { requirements.need(type.qualifiedName, .values) }
    case .protocolType, .platformExtension: break
    }
  }

  /// The names of everything that a type conforms to or descends from.
  private func inheritedNames(of type: TypeDeclaration) -> Set<String> {
    var names: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for name in next.inherited.compactMap(\.name) where names.insert(name).inserted {
        let path = next.place.file.path
        if let ancestor = index.declaration(named: name, near: path) {
          open.append(ancestor)
        } else if let alias = index.alias(named: name, near: path)?.name {
          names.insert(alias)
        }
      }
    }
    return names
  }

  private func type(named name: String, at place: Place) -> TypeDeclaration? {
    if place.generics.contains(name) { return nil }
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    var owner = place.owner
    while let outer = owner {
      if let found = outer.members.types[first] { return nested(parts.dropFirst(), of: found) }
      owner = outer.parent
    }
    if let found = index.declaration(named: name, near: place.path) { return found }
    if registry.types[name] != nil { return nil }
    return parts.count == 1 ? index.nestedTypes[name]?.first : nil
  }

  private func nested(_ parts: ArraySlice<String>, of type: TypeDeclaration) -> TypeDeclaration? {
    parts.reduce(type) { $0?.members.types[$1] }
  }

  private func isMember(_ name: String, of owner: TypeDeclaration?) -> Bool {
    var type = owner
    while let next = type {
      let table = next.members
      if table.properties[name] != nil || table.staticProperties[name] != nil || table.aliases[name] != nil
        || table.functions[name] != nil || table.staticFunctions[name] != nil
      {
        return true
      }
      type = next.parent
    }
    return false
  }
}
