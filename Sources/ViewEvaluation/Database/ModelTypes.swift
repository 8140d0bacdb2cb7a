internal import Diagnostics

/// SwiftData: containers in memory, contexts, and what is fetched from them.
///
/// - Source: SwiftData documentation (read 2026-11).
extension BuiltinType {
  static let swiftData: [BuiltinType] = [
    modelContainer, modelContext, modelConfiguration, fetchDescriptor, schema,
    BuiltinType("Query", initializer: { call in ModelRequest(call).map { .native("Query", $0) } }),
  ]

  private static let modelContainer = BuiltinType(
    "ModelContainer",
    initializer: { call in
      let range = call.range?.description ?? ""
      return .native("ModelContainer", call.evaluator.modelStore(at: range, isComplete: isInMemory(call)))
    },
    members: [
      BuiltinMember("mainContext") { context(of: $0.receiver) },
      BuiltinMember("schema") { _ in .native("Schema", Token("schema")) },
      BuiltinMember("configurations") { _ in .array([]) },
    ])

  private static func context(of value: Value) -> Value? {
    value.payload(ModelStore.self).map { .native("ModelContext", $0) }
  }

  /// Whether one of the configurations of a container keeps it in memory.
  private static func isInMemory(_ call: BuiltinCall) -> Bool {
    call.arguments.contains { argument in
      let values: [Value] = if case .array(let elements) = argument.value { elements } else { [argument.value] }
      return values.contains { value in
        if case .type = value { return false }
        let configuration = call.evaluator.resolve(value, as: "ModelConfiguration")
        return configuration.payload(ModelConfigurationValue.self)?.isInMemory ?? false
      }
    }
  }

  private static let modelConfiguration = BuiltinType(
    "ModelConfiguration",
    initializer: { call in
      let isInMemory = call["isStoredInMemoryOnly"].map { $0.bool ?? false } ?? false
      return .native("ModelConfiguration", ModelConfigurationValue(isInMemory: isInMemory))
    })

  private static let schema = BuiltinType("Schema", initializer: { _ in .native("Schema", Token("schema")) })

  private static let modelContext = BuiltinType(
    "ModelContext",
    initializer: { call in call.first.flatMap(context) },
    members: [
      BuiltinMember("container") { call in
        call.receiver.payload(ModelStore.self).map { .native("ModelContainer", $0) }
      },
      changing("insert") { store, row in store.insert(row) },
      changing("delete") { store, row in store.delete(row) },
      BuiltinMember("save") { call in call.isCall ? .void : nil },
      BuiltinMember("processPendingChanges") { call in call.isCall ? .void : nil },
      BuiltinMember("hasChanges") { _ in .bool(false) },
      BuiltinMember("autosaveEnabled") { _ in .bool(true) },
      BuiltinMember("set *") { $0.receiver },
      BuiltinMember("transaction") { call in
        guard let body = call.closure("block") else { return nil }
        return call.evaluator.call(body)
      },
      BuiltinMember("fetch") { call in fetched(call) },
      BuiltinMember("fetchCount") { call in
        guard let result = fetched(call), case .array(let rows) = result else { return fetched(call) }
        return .int(rows.count)
      },
      BuiltinMember("enumerate") { call in
        guard let result = fetched(call), let body = call.closure("block") else { return nil }
        guard case .array(let rows) = result else { return result }
        for row in rows { _ = call.evaluator.call(body, [row]) }
        return .void
      },
    ])

  /// A change of a row, after which queries may show something else.
  private static func changing(
    _ name: String, _ change: @escaping @Sendable (ModelStore, Instance) -> Void
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let store = call.receiver.payload(ModelStore.self) else { return nil }
      if let model = call["model"] { return delete(model, from: store, call) }
      guard let first = call.first else { return nil }
      if case .unresolved = first { return first }
      guard case .instance(let row) = first else { return nil }
      change(store, row)
      call.evaluator.appearance.hasChanged = true
      return .void
    }
  }

  /// `delete(model:where:)`.
  private static func delete(_ model: Value, from store: ModelStore, _ call: BuiltinCall) -> Value? {
    guard case .type(let type) = model else { return nil }
    let request = ModelRequest(model: type, predicate: call["where"]?.function)
    let rows = call.evaluator.fetch(request, from: store)
    guard case .array(let elements) = rows else { return rows }
    for case .instance(let row) in elements { store.delete(row) }
    call.evaluator.appearance.hasChanged = true
    return .void
  }

  private static func fetched(_ call: BuiltinCall) -> Value? {
    guard let store = call.receiver.payload(ModelStore.self), let first = call.first else { return nil }
    if case .unresolved = first { return first }
    let descriptor = call.evaluator.resolve(first, as: "FetchDescriptor")
    guard let request = descriptor.payload(ModelRequest.self) else { return nil }
    guard store.isComplete else {
      return call.unresolved("unknown-rows", "What the database on the disk holds is not known.")
    }
    return call.evaluator.fetch(request, from: store)
  }

  private static let fetchDescriptor = BuiltinType(
    "FetchDescriptor",
    initializer: { call in ModelRequest(call).map { .native("FetchDescriptor", $0) } },
    statics: [
      // `FetchDescriptor<Item>(…)`: the receiver is the generic argument.
      BuiltinMember("init of") { call in
        guard case .type(let model) = call.receiver, var request = ModelRequest(call) else { return nil }
        request.model = model
        return .native("FetchDescriptor", request)
      }
    ],
    members: [
      BuiltinMember("set *") { call in
        guard var request = call.receiver.payload(ModelRequest.self), let value = call.first else { return nil }
        switch call.name {
        case "fetchLimit": request.limit = value.integer
        case "fetchOffset": request.offset = value.integer ?? 0
        case "predicate": request.predicate = value.function
        case "sortBy": request.order = value
        default: break
        }
        return .native("FetchDescriptor", request)
      },
      BuiltinMember("fetchLimit") { call in
        call.receiver.payload(ModelRequest.self)?.limit.map { .int($0) } ?? Value.none
      },
    ])
}

/// Where a container keeps its rows.
struct ModelConfigurationValue: Hashable, Sendable {
  var isInMemory: Bool
}

extension ModelRequest {
  /// What the arguments of `FetchDescriptor`, `Query` and `@Query` ask for; `nil` for forms that are not known.
  init?(_ call: BuiltinCall) {
    self.init(arguments: call.arguments, call.evaluator)
  }

  init?(arguments: [CallArgument], _ evaluator: Evaluator) {
    var isReversed = false
    for argument in arguments {
      let value = argument.value
      switch argument.label {
      case nil:
        guard let request = evaluator.resolve(value, as: "FetchDescriptor").payload(ModelRequest.self) else { continue }
        self = request
      case "filter"?, "predicate"?:
        if value.isNone { continue }
        guard let closure = value.function else { return nil }
        predicate = closure
      case "sort"?, "sortBy"?: order = value
      case "order"?:
        isReversed = evaluator.resolve(value, as: "SortOrder").payload(Token.self)?.name == "reverse"
      case "animation"?, "transaction"?: continue
      default: return nil
      }
    }
    if case .keyPath(let path)? = order {
      if let root = path.root { model = evaluator.type(of: root, in: TypeContext(owner: nil, path: "")) }
      order = .native("SortDescriptor", SortComparator(path: path, isReversed: isReversed, isStandard: true))
    }
  }
}
