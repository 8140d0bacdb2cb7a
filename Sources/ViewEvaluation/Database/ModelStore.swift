internal import Diagnostics

/// The rows of a SwiftData container, for as long as a layout is evaluated.
///
/// Rows are instances of the project's `@Model` classes that its own code inserts; nothing is read from a disk.
final class ModelStore: @unchecked Sendable {
  /// Whether nothing but the code at hand can have put rows into the container: it lives in memory only.
  let isComplete: Bool
  private var inserted: [Instance] = []
  private var removed: Set<ObjectIdentifier> = []

  init(isComplete: Bool) { self.isComplete = isComplete }

  func insert(_ row: Instance) {
    removed.remove(ObjectIdentifier(row))
    if !inserted.contains(where: { $0 === row }) { inserted.append(row) }
  }

  func delete(_ row: Instance) {
    inserted.removeAll { $0 === row }
    removed.insert(ObjectIdentifier(row))
  }

  /// Every row that was inserted or that one of those is related to, each once: in the order in which they came.
  ///
  /// The order of rows that no query sorts is not promised by the platform; that of their insertion stands for it.
  /// - Source: SwiftData documentation, `ModelContext.insert(_:)`: related models come with the one that is inserted.
  /// - Verification: documented; the order is inferred.
  var rows: [Instance] {
    var known = removed
    var result: [Instance] = []
    var open = Array(inserted.reversed())
    while let row = open.popLast() {
      guard known.insert(ObjectIdentifier(row)).inserted else { continue }
      result.append(row)
      for name in row.fields.keys.sorted().reversed() {
        open += Self.models(in: row.fields[name] ?? .none).reversed()
      }
    }
    // What is inserted itself comes before what is only related to it.
    let own = Set(inserted.map(ObjectIdentifier.init))
    return inserted + result.filter { !own.contains(ObjectIdentifier($0)) }
  }

  /// The models that a value of a property holds.
  static func models(in value: Value) -> [Instance] {
    switch value {
    case .instance(let instance): instance.type.isModel ? [instance] : []
    case .array(let elements): elements.flatMap(models)
    case .set(let set): set.keys.flatMap(models)
    default: []
    }
  }
}

extension TypeDeclaration {
  /// Whether SwiftData keeps its instances.
  var isModel: Bool { isReference && attributes.contains { $0.name == "Model" } }
}

/// What a `FetchDescriptor` or `@Query` asks for.
struct ModelRequest: Sendable {
  /// The type of the rows; that of the property for `@Query`.
  var model: TypeValue?
  var predicate: FunctionValue?
  /// What `sorted(using:)` takes.
  var order: Value?
  var limit: Int?
  var offset = 0
}

extension Evaluator {
  /// The container that is made at a place: the same in every expansion of the tree, as it is for SwiftUI.
  func modelStore(at range: String, isComplete: Bool) -> ModelStore {
    let identity = appearance.nextIdentity("ModelContainer@" + range)
    if let known = modelStores[identity] { return known }
    let store = ModelStore(isComplete: isComplete)
    modelStores[identity] = store
    return store
  }

  /// The rows that a request asks for, or why they are not known.
  func fetch(_ request: ModelRequest, from store: ModelStore) -> Value {
    guard case .project(let model)? = request.model else {
      return .unresolved(
        UnresolvedValue(
          code: "unknown-model", message: "The type of the rows that are fetched is not known.", range: nil))
    }
    var rows = store.rows.filter { isModel($0.type, model) }.map { Value.instance($0) }
    if let closure = request.predicate {
      let predicate = Predicate(closure, self)
      do throws(UnknownElements) {
        rows = try rows.chosen { predicate.accepts($0) }
      } catch {
        return .unresolved(error.reason)
      }
    }
    if let order = request.order {
      guard let comparators = Comparators(order, self), let sorted = comparators.sorted(rows) else {
        return .unresolved(
          UnresolvedValue(code: "unknown-order", message: "The order of the rows is not known.", range: nil))
      }
      rows = sorted
    }
    rows = Array(rows.dropFirst(request.offset))
    if let limit = request.limit { rows = Array(rows.prefix(limit)) }
    return .array(rows)
  }

  private func isModel(_ type: TypeDeclaration, _ wanted: TypeDeclaration) -> Bool {
    profile(of: type).lineage.contains { ancestor in
      if case .project(let declaration) = ancestor { return declaration.original === wanted.original }
      return false
    }
  }

  /// Runs a task that puts rows into a container while it is made: it is done before the first frame.
  ///
  /// - Verification: inferred.
  func runInsertions(of call: BuiltinCall) {
    guard !appearance.isRunning, !modelStores.isEmpty, let body = call.closure("operation"),
      case .closure(let closure, _) = body.body
    else { return }
    var names = RenderedNames(followsActions: true)
    names.add(closure.body)
    if names.uses.contains(.call("insert")) { _ = self.call(body) }
  }

  /// The rows that a property with `@Query` shows.
  func queried(
    _ request: ModelRequest, _ property: VariableDeclaration, _ owner: TypeDeclaration, _ instance: Instance
  ) -> Value {
    let values = instance.environment ?? place
    guard let store = values["modelContext"]?.payload(ModelStore.self) else {
      reportUnreadRows(property)
      return .array([])
    }
    var request = request
    if case .array(let element)? = property.type?.unwrapped {
      let context = TypeContext(owner: owner, path: property.place.file.path)
      request.model = type(of: element, in: context) ?? request.model
    }
    let result = fetch(request, from: store)
    if !store.isComplete { reportUnreadRows(property) }
    return result
  }

  /// Says that a query's rows are not all known.
  func reportUnreadRows(_ property: VariableDeclaration) {
    report(
      Diagnostic(
        id: "evaluation/empty-query", severity: .note, range: property.place.range,
        message:
          "`\(property.name)` reads a database, which is not run: laid out with no rows but those that the preview inserts."
      ))
  }
}
