/// The globals and statics that the start of an app sets, by what its code says: nothing is run.
///
/// Calls are followed as far as they name what is called: functions, static functions, methods of the same type and of
/// `Type.shared`, initialisers.
struct StartAssignments {
  /// More functions than this are not followed.
  private static let limit = 300

  private let index: ModuleIndex
  private(set) var variables: Set<ObjectIdentifier> = []
  private var visited: Set<ObjectIdentifier> = []

  /// - Parameter entries: the types with which apps, extensions and tools start; those of apps count.
  init(of entries: [TypeDeclaration], in index: ModuleIndex) {
    self.index = index
    for entry in entries {
      let isApp = entry.inherited.contains { $0.name == "App" }
      if isApp { for function in entry.members.initializers { add(function, in: entry) } }
      for delegate in isApp ? Self.delegates(of: entry, in: index) : [entry] {
        for function in delegate.members.functions["application"] ?? []
        where function.parameters.contains(where: { $0.label == "didFinishLaunchingWithOptions" }) {
          add(function, in: delegate)
        }
      }
    }
  }

  /// The delegate of an app: `@UIApplicationDelegateAdaptor(Delegate.self) var delegate`.
  private static func delegates(of entry: TypeDeclaration, in index: ModuleIndex) -> [TypeDeclaration] {
    entry.members.storedOrder.compactMap { property in
      guard let wrapper = property.attributes.first(where: { $0.name == "UIApplicationDelegateAdaptor" }) else {
        return nil
      }
      var name = property.type?.name
      if case .member(let type?, "self", _)? = wrapper.arguments.first?.expression.kind { name = type.typeName }
      return name.flatMap { index.declaration(named: $0, near: entry.place.file.path) }
    }
  }

  private mutating func add(_ function: FunctionDeclaration, in owner: TypeDeclaration?) {
    guard let statements = function.body, visited.count < Self.limit,
      visited.insert(ObjectIdentifier(function)).inserted
    else { return }
    var names = RenderedNames(followsActions: true)
    names.add(statements)
    let path = function.place.file.path
    for target in names.targets { add(target, in: owner, near: path, locals: names.locals) }
    for callee in names.callees {
      for (function, owner) in called(callee, in: owner, near: path) { add(function, in: owner) }
    }
  }

  private mutating func add(
    _ target: Expression, in owner: TypeDeclaration?, near path: String, locals: Set<String>
  ) {
    var variable: VariableDeclaration?
    switch target.kind {
    case .name(let name, _) where !locals.contains(name):
      variable = owner?.members.staticProperties[name]
      if variable == nil, owner?.members.properties[name] == nil { variable = index.variable(named: name, near: path) }
    case .member(let base?, let name, _):
      variable = types(base, in: owner, near: path).lazy.compactMap { $0.members.staticProperties[name] }.first
    default: break
    }
    if let variable { variables.insert(ObjectIdentifier(variable)) }
  }

  private func called(
    _ callee: Expression, in owner: TypeDeclaration?, near path: String
  ) -> [(FunctionDeclaration, TypeDeclaration?)] {
    switch callee.kind {
    case .name(let name, _):
      if let owner {
        let own = (owner.members.functions[name] ?? []) + (owner.members.staticFunctions[name] ?? [])
        if !own.isEmpty { return own.map { ($0, owner) } }
      }
      if let functions = index.functions[name] { return functions.map { ($0, nil) } }
      guard let type = index.declaration(named: name, near: path) else { return [] }
      return type.members.initializers.map { ($0, type) }
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind, let owner {
        return (owner.members.functions[name] ?? []).map { ($0, owner) }
      }
      if case .member(let type?, _, _) = base.kind {
        return types(type, in: owner, near: path).flatMap { type in
          (type.members.functions[name] ?? []).map { ($0, type) }
        }
      }
      return types(base, in: owner, near: path).flatMap { type in
        (type.members.staticFunctions[name] ?? []).map { ($0, type) }
      }
    default: return []
    }
  }

  /// The declarations of a type that an expression names; what the project adds to a type of the platform, too.
  private func types(_ base: Expression, in owner: TypeDeclaration?, near path: String) -> [TypeDeclaration] {
    guard let name = base.typeName else { return [] }
    if name == "Self" || name == "self" { return owner.map { [$0] } ?? [] }
    return index.declaration(named: name, near: path).map { [$0] } ?? index.platformExtensions[name] ?? []
  }
}

extension Expression {
  /// The dotted name that the expression is, as a type has one.
  fileprivate var typeName: String? {
    switch kind {
    case .name(let name, _): name
    case .type(let type): type.name
    case .member(let base?, let name, _): base.typeName.map { $0 + "." + name }
    default: nil
    }
  }
}
