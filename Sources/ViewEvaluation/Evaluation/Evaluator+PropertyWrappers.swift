internal import Diagnostics
internal import DynamicType
internal import Geometry
package import Typography

/// Storage, value and projection of wrapped properties.
extension Evaluator {
  /// A number of `@ScaledMetric` before the text size is known.
  struct ScaledMetricStorage: Sendable {
    var value: Value
    var style: TextStyle
  }

  /// The storage that a wrapped property begins with.
  func wrapperStorage(
    _ wrapper: Attribute, for property: VariableDeclaration, initial: Value?, context: TypeContext
  ) -> Value {
    if let initial, isStorage(initial) { return initial }
    switch wrapperKind(wrapper) {
    case .state:
      let value = initial ?? initialValue(in: wrapper, of: property, context)
      return .native("State", Storage(value ?? defaultValue(of: property)))
    case .focus:
      let isFlag = property.type?.name == "Bool"
      return .native("State", Storage(isFlag ? .bool(false) : .none))
    case .binding, .observed: return initial ?? defaultValue(of: property)
    case .environment:
      guard let argument = wrapper.arguments.first else { return .none }
      return evaluate(argument.expression, staticScope(context))
    case .environmentObject: return initial ?? .none
    case .scaledMetric: return scaledMetricStorage(wrapper, initial, context)
    case .namespace: return .native("Namespace.ID", property.name)
    case .query: return queryStorage(property, wrapper, context)
    case .custom: return customStorage(wrapper, property, initial, context)
    case .packageDefault:
      let key = wrapper.arguments.first.map { evaluate($0.expression, staticScope(context)) }
      guard let value = key.flatMap({ PackageDefault.value(of: $0, self) }) else {
        return unresolved(
          "third-party-wrapper", "The key of @\(wrapper.name) of `\(property.name)` is not known.", at: property.place)
      }
      return .native("State", Storage(value))
    case .packageDependency:
      let key = wrapper.arguments.first.map { evaluate($0.expression, staticScope(context)) }
      guard let value = key.flatMap({ PackageDependency.value(of: $0, self) }) else {
        return unresolved(
          "third-party-wrapper", "The key of @\(wrapper.name) of `\(property.name)` is not known.", at: property.place)
      }
      return value
    case .unknown:
      if let initial { return .native("State", Storage(initial)) }
      return unresolved(
        "third-party-wrapper", "The property wrapper @\(wrapper.name) of `\(property.name)` is not known.",
        at: property.place)
    }
  }

  /// The value that an attribute gives itself: `@AppStorage(wrappedValue: true, "flag") var flag`.
  private func initialValue(
    in wrapper: Attribute, of property: VariableDeclaration, _ context: TypeContext
  ) -> Value? {
    let labels = ["wrappedValue", "initialValue"]
    guard let argument = wrapper.arguments.first(where: { labels.contains($0.label ?? "") }) else { return nil }
    let value = evaluate(argument.expression, staticScope(context))
    return property.type.map { coerce(value, to: $0, in: context) } ?? settled(value)
  }

  private func isStorage(_ value: Value) -> Bool {
    if case .native(let native) = value { return native.typeName == "State" || native.typeName == "ScaledMetric" }
    return false
  }

  private func defaultValue(of property: VariableDeclaration) -> Value {
    if case .optional? = property.type { return .none }
    return unresolved("no-value", "`\(property.name)` has no value before it is set.", at: property.place)
  }

  private func staticScope(_ context: TypeContext) -> Scope {
    guard let owner = context.owner else { return Scope(parent: nil) }
    return Scope(
      parent: nil, receiver: Scope.Receiver(value: .type(.project(owner)), owner: owner, isStatic: true))
  }

  private func scaledMetricStorage(_ wrapper: Attribute, _ initial: Value?, _ context: TypeContext) -> Value {
    let scope = staticScope(context)
    var style = TextStyle.body
    var base = initial
    for argument in wrapper.arguments {
      let value = evaluate(argument.expression, scope)
      switch argument.label {
      case "relativeTo": style = textStyle(value)
      case "wrappedValue": base = value
      default: break
      }
    }
    return .native("ScaledMetric", ScaledMetricStorage(value: base ?? .none, style: style))
  }

  /// A text style from `.title` or `Font.TextStyle.title`.
  package func textStyle(_ value: Value) -> TextStyle {
    if case .pending(let pending) = value, case .member(nil, let name, _) = pending.expression.kind {
      return TextStyle(rawValue: name) ?? .body
    }
    return resolve(value, as: "Font.TextStyle").payload(TextStyle.self) ?? .body
  }

  /// A database request: of SwiftData what it asks for; of Core Data no rows, and a note that says so.
  func queryStorage(_ property: VariableDeclaration, _ wrapper: Attribute, _ context: TypeContext) -> Value {
    if wrapper.name == "Query" {
      let scope = staticScope(context)
      let arguments = wrapper.arguments.map { CallArgument(label: $0.label, value: evaluate($0.expression, scope)) }
      if let request = ModelRequest(arguments: arguments, self) { return .native("Query", request) }
    }
    reportUnreadRows(property)
    return .native("State", Storage(.array([])))
  }

  private func customStorage(
    _ wrapper: Attribute, _ property: VariableDeclaration, _ initial: Value?, _ context: TypeContext
  ) -> Value {
    guard let type = lookUpType(wrapper.name, in: context) else { return .none }
    let scope = staticScope(context)
    var arguments = wrapper.arguments.map {
      CallArgument(label: $0.label, value: evaluate($0.expression, scope))
    }
    if let initial { arguments.insert(CallArgument(label: "wrappedValue", value: initial), at: 0) }
    if initial == nil, arguments.isEmpty, case .optional? = property.type {
      arguments = [CallArgument(label: "wrappedValue", value: .none)]
      let value = construct(type, ArgumentList(arguments), range: property.place.range)
      if value.unresolved == nil { return value }
      arguments = []
    }
    return construct(type, ArgumentList(arguments), range: property.place.range)
  }

  /// The value that reading the property gives.
  func wrappedValue(of storage: Value, wrapper: Attribute, in instance: Instance?) -> Value {
    switch storage {
    case .unresolved: return storage
    case .native(let native):
      if let state = native.payload as? Storage { return state.value }
      if let metric = native.payload as? ScaledMetricStorage { return scaled(metric) }
    default: break
    }
    switch wrapperKind(wrapper) {
    case .binding:
      if case .binding(let binding) = storage { return binding.get() }
      return storage
    case .environment: return environmentValue(storage, in: instance?.environment ?? place)
    case .environmentObject:
      return storage.isNone ? environmentObject(wrapper, instance) : storage
    case .custom:
      guard case .instance(let inner) = storage else { return storage }
      let placed = instance?.environment.map { inner.installed(in: $0) } ?? inner
      return member("wrappedValue", of: .instance(placed))
    default: return storage
    }
  }

  /// What `$name` gives.
  func projectedValue(of storage: Value, wrapper: Attribute, in instance: Instance?) -> Value {
    if case .native(let native) = storage, let state = native.payload as? Storage { return .binding(state.binding) }
    switch wrapperKind(wrapper) {
    case .custom: return member("projectedValue", of: storage)
    case .binding: return storage
    default:
      let value = wrappedValue(of: storage, wrapper: wrapper, in: instance)
      if case .unresolved = value { return value }
      return .binding(BindingValue(get: { value }, set: { _ in }))
    }
  }

  /// The size in points at the current text size.
  ///
  /// - Verification: measured; see `DynamicType.TextStyleScale`.
  private func scaled(_ metric: ScaledMetricStorage) -> Value {
    record(.textSize)
    record(.displayScale)
    let size = place["dynamicTypeSize"]?.payload(DynamicTypeSize.self) ?? environment.textSize
    let scale = TextStyleScale(relativeTo: metric.style, at: size)
    let grid = PixelGrid(scale: environment.displayScale)
    guard let value = metric.value.number else { return metric.value }
    return .native("ScaledNumber", scale.scaledMetric(value, on: grid))
  }

  private func environmentObject(_ wrapper: Attribute, _ instance: Instance?) -> Value {
    unresolved("missing-environment-object", "No environment object is given to @\(wrapper.name).", at: nil)
  }

  /// The value of a stored or computed property of an instance.
  func read(_ property: VariableDeclaration, declaredIn owner: TypeDeclaration, of instance: Instance) -> Value {
    if let getter = property.getter {
      let receiver = Scope.Receiver(value: .instance(instance), owner: owner)
      let builder = property.builder ?? requiredBuilder(property.name, of: instance.type)
      return run(
        getter, builder: builder, type: property.type, receiver: receiver, place: property.place,
        isThrowing: property.modifiers.contains(.throwing))
    }
    shows(property.name)
    let value = field(property, of: instance)
    guard let wrapper = property.attributes.first(where: isPropertyWrapper) else { return value }
    if wrapperKind(wrapper) == .environmentObject, value.isNone {
      return environmentObject(property, instance)
    }
    if let request = value.payload(ModelRequest.self) { return queried(request, property, owner, instance) }
    let result = wrappedValue(of: value, wrapper: wrapper, in: instance)
    if ["ObservedObject", "StateObject"].contains(wrapper.name) { subscribe(to: result) }
    return result
  }

  private func environmentObject(_ property: VariableDeclaration, _ instance: Instance) -> Value {
    let name = property.type?.unwrapped.name ?? ""
    let values = instance.environment ?? place
    if let object = values["object:" + name] { return object }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    if let object = values["object:" + simple] { return object }
    if case .optional? = property.type { return .none }
    return unresolved(
      "missing-environment-object", "No \(name) is in the environment of `\(property.name)`.", at: property.place)
  }

  /// A stored property's own value or storage; initial values are evaluated when they are first read.
  func field(_ property: VariableDeclaration, of instance: Instance) -> Value {
    if let value = instance.fields[property.name] { return value }
    if property.initialValue == nil, !property.attributes.contains(where: isPropertyWrapper) {
      if case .optional? = property.type { return .none }
      return unresolved("no-value", "`\(property.name)` has no value before it is set.", at: property.place)
    }
    let key = ObjectIdentifier(property)
    guard globalsInProgress.insert(key).inserted else {
      return unresolved("cyclic-value", "The value of `\(property.name)` depends on itself.", at: property.place)
    }
    defer { globalsInProgress.remove(key) }
    let value = initialField(property, of: instance)
    instance.fields[property.name] = value
    return value
  }

  /// `$name` and `_name` of the properties of `self`.
  func storageOrProjection(_ name: String, of value: Value) -> Value? {
    guard case .instance(let instance) = value, let mark = name.first, mark == "$" || mark == "_", name.count > 1,
      let (property, _) = profile(of: instance.type).property(String(name.dropFirst())),
      let wrapper = property.attributes.first(where: isPropertyWrapper)
    else { return nil }
    var storage = field(property, of: instance)
    if mark == "$", wrapper.name == "Published", let place = storage.payload(Storage.self) {
      return .publisher(place.publisher(named: property.name))
    }
    shows(property.name)
    if wrapperKind(wrapper) == .environmentObject, storage.isNone { storage = environmentObject(property, instance) }
    return mark == "_" ? storage : projectedValue(of: storage, wrapper: wrapper, in: instance)
  }

  /// Sets a wrapped property: through its storage, or by replacing it while the instance is built.
  func setWrapped(
    _ property: VariableDeclaration, _ wrapper: Attribute, of instance: Instance, to value: Value,
    _ context: TypeContext
  ) -> Instance {
    let isState = !instance.isUnderConstruction && wrapperKind(wrapper) == .state
    let current = isState ? field(property, of: instance) : instance.fields[property.name]
    if let state = current?.payload(Storage.self), !instance.isUnderConstruction || state.subject != nil {
      state.publish(value)
      return instance
    }
    switch wrapperKind(wrapper) {
    case .binding:
      if case .binding(let binding)? = current, !instance.isUnderConstruction {
        binding.set(value)
        return instance
      }
      return instance.setting(property.name, to: value)
    case .custom:
      if let current, case .instance = current {
        return instance.setting(property.name, to: setting("wrappedValue", of: current, to: value))
      }
      return instance.setting(
        property.name, to: wrapperStorage(wrapper, for: property, initial: value, context: context))
    default:
      return instance.setting(
        property.name, to: wrapperStorage(wrapper, for: property, initial: value, context: context))
    }
  }
}
