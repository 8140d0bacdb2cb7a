internal import Colorimetry
internal import Geometry
internal import Typography
internal import ViewTree

/// Reading and changing the environment as `@Environment` and `EnvironmentValues` do.
extension Evaluator {
  /// The environment of a preview's root.
  func rootEnvironment() -> EnvironmentState {
    EnvironmentState(values: [
      "dynamicTypeSize": .native("DynamicTypeSize", environment.textSize),
      "colorScheme": .native("ColorScheme", environment.colorScheme),
      "colorSchemeContrast": .native("ColorSchemeContrast", environment.contrast),
      "legibilityWeight": environment.legibilityWeight == .regular
        ? .none : .native("LegibilityWeight", environment.legibilityWeight),
      "layoutDirection": .native("LayoutDirection", environment.layoutDirection),
      "horizontalSizeClass": .native("UserInterfaceSizeClass", environment.horizontalSizeClass),
      "verticalSizeClass": .native("UserInterfaceSizeClass", environment.verticalSizeClass),
      "displayScale": .double(environment.displayScale),
      "pixelLength": .double(1 / environment.displayScale),
      "isEnabled": .bool(true),
      "sizeCategory": .native("ContentSizeCategory", environment.textSize),
    ])
  }

  /// What `@Environment(argument)` reads: a value by key path, or a model by its type.
  func environmentValue(_ argument: Value, in state: EnvironmentState) -> Value {
    switch argument {
    case .keyPath(let path): return value(at: path, of: .native("EnvironmentValues", state))
    case .type(let type):
      if let object = state["object:" + type.name] { return object }
      for ancestor in lineage(of: type) {
        if let object = state["object:" + ancestor.name] { return object }
      }
      if let value = registry.types["EnvironmentValues"]?.members["object " + type.name],
        let object = value(BuiltinCall(evaluator: self, name: type.name, isCall: false))
      {
        return object
      }
      return .unresolved(
        UnresolvedValue(
          code: "missing-environment-object", message: "No \(type.name) is in the environment.", range: nil))
    default: return argument
    }
  }

  /// The platform's or project's environment value of a name, for a member of `EnvironmentValues`.
  func environmentMember(_ name: String, of state: EnvironmentState) -> Value? {
    for extended in index.platformExtensions["EnvironmentValues"] ?? [] {
      guard let property = extended.members.properties[name] else { continue }
      if let getter = property.getter {
        let receiver = Scope.Receiver(value: .native("EnvironmentValues", state), owner: extended)
        return run(getter, builder: nil, type: property.type, receiver: receiver, place: property.place)
      }
      if let value = state["entry:" + name] { return value }
      let context = TypeContext(owner: extended, path: property.place.file.path)
      guard let initial = property.initialValue else { return Value.none }
      let value = evaluate(initial, Scope(parent: nil))
      return property.type.map { coerce(value, to: $0, in: context) } ?? settled(value)
    }
    recordRead(of: name)
    return state[name]
  }

  /// The value of a project's `EnvironmentKey`, or its default.
  func environmentValue(of key: TypeValue, in state: EnvironmentState) -> Value? {
    state["key:" + key.name] ?? staticMember("defaultValue", of: key, at: nil)
  }

  /// The environment with the value at a key path of `EnvironmentValues` set, as `.environment(_:_:)` does.
  package func environment(
    setting path: KeyPathValue, to value: Value, in state: EnvironmentState
  ) -> EnvironmentState {
    let changed = setting(value, at: path, of: .native("EnvironmentValues", state))
    return changed.payload(EnvironmentState.self) ?? state
  }

  /// Sets a property of `EnvironmentValues` that has no setter in the project.
  func settingEnvironmentMember(_ name: String, of state: EnvironmentState, to value: Value) -> EnvironmentState {
    var state = state
    for extended in index.platformExtensions["EnvironmentValues"] ?? [] {
      guard let property = extended.members.properties[name], property.getter == nil else { continue }
      let context = TypeContext(owner: extended, path: property.place.file.path)
      state["entry:" + name] = property.type.map { coerce(value, to: $0, in: context) } ?? settled(value)
      return state
    }
    var newValue = settled(value)
    if case .pending(let pending) = newValue {
      let current = state[name] ?? member(name, of: .native("EnvironmentValues", state))
      newValue = resolve(pending, in: dynamicType(of: current))
    }
    state[name] = newValue
    return state
  }
}
