import Geometry
import ViewTree

/// Reads the arguments of a builtin call, and remembers the first that has no value.
///
/// A missing argument and a `nil` give `nil` and are no failure.
struct ArgumentReader {
  let call: BuiltinCall
  /// Why the first unreadable argument has no value.
  private(set) var failure: UnresolvedView?

  init(_ call: BuiltinCall) { self.call = call }

  private var evaluator: Evaluator { call.evaluator }

  mutating func number(_ label: String?) -> Double? { read(label, as: "CGFloat", \.number) }

  mutating func integer(_ label: String?) -> Int? { read(label, as: "Int", \.integer) }

  mutating func bool(_ label: String?) -> Bool? { read(label, as: "Bool", \.bool) }

  mutating func string(_ label: String?) -> String? {
    let evaluator = evaluator
    return read(label, as: "String") { $0.string ?? evaluator.text(of: $0) }
  }

  /// The Swift value behind a platform type.
  mutating func native<Payload>(_ label: String?, _ typeName: String, _ type: Payload.Type = Payload.self) -> Payload? {
    read(label, as: typeName) { $0.payload(Payload.self) }
  }

  /// The argument read by `accept` after its type is settled.
  mutating func read<Result>(_ label: String?, as typeName: String, _ accept: (Value) -> Result?) -> Result? {
    guard let argument = argument(label) else { return nil }
    return read(argument, as: typeName, accept)
  }

  /// A value read by `accept` after its type is settled.
  mutating func read<Result>(_ argument: Value, as typeName: String, _ accept: (Value) -> Result?) -> Result? {
    let value = evaluator.resolve(argument, as: typeName)
    if value.isNone { return nil }
    if let result = accept(value) { return result }
    // `.none` of an optional parameter.
    if case .pending(let pending) = argument, case .member(nil, "none", _) = pending.expression.kind { return nil }
    fail(value, expected: typeName)
    return nil
  }

  /// Remembers that a value cannot be used.
  mutating func fail(_ value: Value, expected: String) {
    if failure != nil { return }
    if let reason = value.unresolved {
      failure = UnresolvedView(code: "unknown-value", message: reason.message)
    } else {
      let found = evaluator.typeName(of: value)
      failure = UnresolvedView(
        code: "unknown-value", message: "\(call.name) was given \(found.isEmpty ? "a value" : found) for \(expected).")
    }
  }

  /// The argument with a label; `nil` asks for the first unlabelled one that is no closure.
  func argument(_ label: String?) -> Value? {
    if let label { return call[label] }
    return call.arguments.first { $0.label == nil && !$0.isTrailingClosure }?.value
  }

  // MARK: Sets of edges and axes

  mutating func edges(_ value: Value) -> EdgeSet? {
    if case .array(let parts) = value {
      return parts.reduce(into: EdgeSet()) { result, part in
        if let edge = edges(part) { result.formUnion(edge) }
      }
    }
    return read(value, as: "Edge.Set") { value in
      value.payload(EdgeSet.self) ?? value.payload(Edge.self).map { EdgeSet($0) }
    }
  }

  mutating func axes(_ value: Value) -> AxisSet? {
    if case .array(let parts) = value {
      return parts.reduce(into: AxisSet()) { result, part in
        if let axis = axes(part) { result.formUnion(axis) }
      }
    }
    return read(value, as: "Axis.Set") { value in
      value.payload(AxisSet.self) ?? value.payload(Axis.self).map { AxisSet($0) }
    }
  }

  /// The alignment argument, centred where there is none.
  mutating func alignment(_ label: String = "alignment", default standard: Alignment = .center) -> Alignment {
    native(label, "Alignment", Alignment.self) ?? standard
  }

  mutating func horizontalAlignment(_ label: String = "alignment") -> AlignmentGuideID? {
    native(label, "HorizontalAlignment", AlignmentGuideID.self)
  }

  mutating func verticalAlignment(_ label: String = "alignment") -> AlignmentGuideID? {
    native(label, "VerticalAlignment", AlignmentGuideID.self)
  }
}

extension BuiltinCall {
  /// A view built from its arguments, marked where one of them has no value.
  func container(
    _ reader: ArgumentReader, build: @escaping @Sendable (Expansion) -> ViewNode
  ) -> Value {
    guard let failure = reader.failure else { return view(build: build) }
    let name = name
    let range = range
    return view { expansion in build(expansion).modified(by: .unresolved(name: name, failure), range: range) }
  }

  /// The receiver with a modifier, or with a mark where an argument has no value.
  func modified(_ reader: ArgumentReader, _ modifier: ViewModifier) -> Value {
    modified(reader.failure.map { .unresolved(name: name, $0) } ?? modifier)
  }

  /// The receiver with a modifier that holds views, or with a mark where an argument has no value.
  func modified(_ reader: ArgumentReader, by modifier: @escaping @Sendable (Expansion) -> ViewModifier) -> Value {
    guard let failure = reader.failure else { return modified(by: modifier) }
    return modified(.unresolved(name: name, failure))
  }

  /// The receiver with an environment change, or with a mark where an argument has no value.
  func changed(_ reader: ArgumentReader, _ change: EnvironmentChange?, setting values: [String: Value] = [:]) -> Value {
    if let failure = reader.failure { return modified(.unresolved(name: name, failure)) }
    return modified(change, setting: values)
  }

  /// The description behind the receiver, where it is a platform view of that kind.
  func description<Description: ViewDescription>(_ type: Description.Type = Description.self) -> Description? {
    guard case .view(let view) = receiver else { return nil }
    return view.description as? Description
  }

  /// The trailing closure without a label.
  var trailingClosure: FunctionValue? {
    arguments.first { $0.isTrailingClosure && $0.label == nil }?.value.function
  }

  /// The values of a view argument: a builder closure or a view as it stands.
  func content(_ label: String) -> ViewContentArgument? {
    if let value = self[label] { return ViewContentArgument(value) }
    return trailingClosure.map { ViewContentArgument(.function($0)) }
  }

  /// The labelled argument as views.
  func labelled(_ label: String) -> ViewContentArgument? {
    guard let value = self[label], !value.isNone else { return nil }
    return ViewContentArgument(value)
  }
}

/// Views given as an argument: a builder closure, or a view.
struct ViewContentArgument: Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  /// The views, groups spliced.
  func children(in expansion: Expansion, _ arguments: [Value] = []) -> [ViewNode] {
    if case .function(let function) = value { return expansion.children(of: function, arguments) }
    return expansion.children(of: value)
  }

  /// The views of each statement of the builder, with what they do when they appear.
  func separately(in expansion: Expansion) -> [(nodes: [ViewNode], actions: [Appearance.Action])] {
    let evaluator = expansion.evaluator
    var elements = [value]
    if case .function(let function) = value { elements = [evaluator.buildView(function)] }
    if case .view(let view) = elements[0], let sequence = view.description as? ViewSequence {
      elements = sequence.elements
    }
    let outer = evaluator.appearance.actions
    defer { evaluator.appearance.actions = outer }
    return elements.map { element in
      evaluator.appearance.actions = []
      return (expansion.children(of: element), evaluator.appearance.actions)
    }
  }

  /// One node for all the views.
  func node(in expansion: Expansion, _ arguments: [Value] = []) -> ViewNode {
    if case .function(let function) = value { return expansion.node(of: function, arguments) }
    return expansion.expand(value)
  }
}
