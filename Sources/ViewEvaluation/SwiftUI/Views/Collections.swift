import Diagnostics
import ViewTree

extension BuiltinType {
  static let forEach = BuiltinType(
    "ForEach", conformances: ["View"],
    initializer: { call in
      guard let data = call.first ?? call["subviews"], let content = call.closure("content") else { return nil }
      if call["subviews"] != nil, case .view = data {
        let range = call.range
        return call.view { expansion in
          let rows = expansion.children(of: data).flatMap { node in
            let view = Value.view(ViewValue(BuiltView("Subview") { _ in node }, range: node.range))
            return expansion.children(of: content, [view])
          }
          return ViewNode(.group(rows), range: range)
        }
      }
      let rows = RowData(data, id: call["id"], call.evaluator)
      let range = call.range
      return call.view { expansion in rows.node(expansion, content, range: range) }
    })

  static let list = BuiltinType(
    "List", conformances: ["View"],
    initializer: { call in listLike(.list, call) })

  static let form = BuiltinType(
    "Form", conformances: ["View"],
    initializer: { call in listLike(.form, call) })

  private static func listLike(_ kind: ListView.Kind, _ call: BuiltinCall) -> Value? {
    let range = call.range
    let selection = call["selection"].map { call.evaluator.resolve($0, as: "Binding") }
    @Sendable func node(_ children: [ViewNode], hasSelection: Bool = false) -> ViewNode {
      ViewNode(.list(ListView(kind, children: children, hasSelection: hasSelection)), range: range)
    }
    guard let content = call.closure("rowContent") ?? call.closure("content") else { return nil }
    let rows = call.first.flatMap { data in
      data.function == nil ? RowData(data, id: call["id"], call.evaluator) : nil
    }
    let below = call["children"]
    return call.view { expansion in
      let place = selection == nil ? expansion : expansion.selecting
      let children =
        rows.map { Expansion.spliced($0.node(place, content, children: below, range: range)) }
        ?? place.children(of: content)
      guard let selection, !selection.boundValue.choosesNothing else { return node(children) }
      if case .nothing = SelectionTags.choice(of: selection.boundValue, among: children.flatMap(\.options), expansion) {
        return node(children)
      }
      let reason = UnresolvedView(
        code: UnmodelledModifier.Reach.look.rawValue, message: "The ground of the selected rows is not drawn.")
      return node(children, hasSelection: selection.leadsSomewhere)
        .modified(by: .unresolved(name: call.name, reason), range: range)
    }
  }

  /// - Verification: documented.
  static let section = BuiltinType(
    "Section", conformances: ["View"],
    initializer: { call in
      let title = call.first.flatMap { $0.function == nil ? $0 : nil }
      let content =
        call["content"].map(ViewContentArgument.init) ?? call.trailingClosure.map { ViewContentArgument(.function($0)) }
      guard title != nil || content != nil else { return nil }
      let (header, footer) = (call.labelled("header"), call.labelled("footer"))
      let range = call.range
      let evaluator = call.evaluator
      let expanded = call["isExpanded"].map { evaluator.resolve($0, as: "Binding") }
      return call.view { expansion in
        let titleNode = title.map { TextConstruction.text($0, range: range, evaluator).expand(in: expansion) }
        return ViewNode(
          .section(
            SectionView(
              header: titleNode ?? header?.node(in: expansion), footer: footer?.node(in: expansion),
              children: content?.children(in: expansion) ?? [],
              isExpanded: expanded.map { $0.boundValue.bool ?? true })), range: range)
      }
    })
}

/// The rows of a `ForEach` or `List`: the elements of its data.
struct RowData: Sendable {
  /// More rows than this never fit a screen; the rest stands in the tree as one view that is not measured.
  static let limit = 400

  private let elements: [Value]?
  private let total: Int
  private let reason: UnresolvedValue?
  private let path: KeyPathValue?
  /// Whether the rows are those of a range without `id:`, which are counted from 0, wherever the range begins.
  private let isCounted: Bool

  init(_ data: Value, id: Value?, _ evaluator: Evaluator) {
    path = if case .keyPath(let path)? = id { path } else { nil }
    isCounted = if case .range = data { id == nil } else { false }
    let settled = evaluator.resolve(data, as: "Array")
    if case .binding(let binding) = settled {
      reason = binding.get().unresolved
      let count = RowData.elements(of: binding.get())?.total
      total = count ?? 0
      elements = count.map { count in (0..<min(count, Self.limit)).map { RowData.element($0, of: binding) } }
    } else {
      reason = settled.unresolved
      let found = RowData.elements(of: settled)
      elements = found?.elements
      total = found?.total ?? 0
    }
  }

  /// The first elements of a collection and how many there are, or `nil` when it is no collection.
  private static func elements(of value: Value) -> (elements: [Value], total: Int)? {
    switch value {
    case .array(let values): return (Array(values.prefix(limit)), values.count)
    case .set(let set): return (Array(set.keys.prefix(limit)), set.count)
    case .dictionary(let dictionary):
      let pairs = zip(dictionary.keys, dictionary.values).prefix(limit).map {
        Value.tuple(TupleValue(labels: ["key", "value"], values: [$0, $1]))
      }
      return (pairs, dictionary.count)
    case .range(let range):
      guard let lower = range.lower?.integer, let upper = range.upper?.integer else { return nil }
      let (end, overflows) = upper.addingReportingOverflow(range.includesUpper ? 1 : 0)
      guard !overflows, end >= lower else { return ([], 0) }
      let (count, isHuge) = end.subtractingReportingOverflow(lower)
      let shown = isHuge ? limit : min(count, limit)
      return ((0..<shown).map { .int(lower + $0) }, isHuge ? .max : count)
    case .string(let text): return (text.prefix(limit).map { .string(String($0)) }, text.count)
    default: return nil
    }
  }

  private static func hasChildren(_ element: Value, at path: Value, _ evaluator: Evaluator) -> Bool {
    guard case .keyPath(let path) = evaluator.resolve(path, as: "KeyPath") else { return false }
    let below = evaluator.value(at: path, of: element)
    return !below.isNone && below.unresolved == nil
  }

  /// A binding to one element of a bound array.
  private static func element(_ index: Int, of binding: BindingValue) -> Value {
    .binding(
      BindingValue(
        get: {
          guard case .array(let values) = binding.get(), index < values.count else { return .none }
          return values[index]
        },
        set: { value in
          guard case .array(var values) = binding.get(), index < values.count else { return }
          values[index] = value
          binding.set(.array(values))
        }))
  }

  /// The views of all rows as a group.
  ///
  /// - Parameter children: the path to the elements below an element; a row with any is closed at first.
  func node(
    _ expansion: Expansion, _ content: FunctionValue, children: Value? = nil, range: SourceRange?
  ) -> ViewNode {
    guard let elements else {
      let message = reason?.message ?? "The data of this collection of views is not known."
      return .unresolved("unknown-data", message, range: range)
    }
    var rows = elements.enumerated().flatMap { position, element in
      let row = expansion.tagged(id: isCounted ? .int(position) : identity(of: element, expansion.evaluator)) {
        $0.children(of: content, [element])
      }
      guard let children, Self.hasChildren(element, at: children, expansion.evaluator) else { return row }
      return [ViewNode(.control(ControlView(.disclosureGroup, label: ViewNode(.group(row)))), range: range)]
    }
    if total > elements.count {
      rows.append(
        .unresolved(
          "too-many-rows",
          "There are \(total) rows here; the first \(elements.count) are laid out. Preview fewer rows.", range: range))
    }
    return ViewNode(.group(rows), range: range)
  }

  /// What tells an element from the others: by `id:`, else its own `id`; a number of a range is itself.
  private func identity(of element: Value, _ evaluator: Evaluator) -> Value {
    let element = element.boundValue
    if let path { return evaluator.value(at: path, of: element) }
    if element.integer != nil { return element }
    return evaluator.member("id", of: element)
  }
}

extension Value {
  /// Whether no row is chosen by a selection: `nil`, or an empty set.
  fileprivate var choosesNothing: Bool {
    switch self {
    case .none: true
    case .set(let set): set.count == 0
    default: false
    }
  }
}

extension Value {
  /// Whether a selection is one row, which a list beside a detail leads to.
  fileprivate var leadsSomewhere: Bool {
    switch boundValue {
    case .none, .void, .set, .unresolved: false
    default: true
    }
  }
}
