/// Conditions and patterns.
extension Evaluator {
  enum Verdict {
    case holds, fails
    case unknown(UnresolvedValue, SourcePlace)
  }

  /// The conditions of an `if`, `guard` or `while`; names are bound in the scope.
  ///
  /// A condition that fails decides, whatever an unknown one before it may be.
  func evaluate(_ conditions: [Condition], in scope: Scope) -> Verdict {
    var unknown: Verdict?
    for condition in conditions {
      switch evaluate(condition, in: scope) {
      case .holds: break
      case .fails: return .fails
      case .unknown(let reason, let place): unknown = unknown ?? .unknown(reason, place)
      }
      if isUnwinding { return .fails }
    }
    return unknown ?? .holds
  }

  private func evaluate(_ condition: Condition, in scope: Scope) -> Verdict {
    switch condition {
    case .availability(let availability, let place):
      record(.osProfile)
      guard let holds = availability.holds(on: environment.os) else {
        return .unknown(
          UnresolvedValue(
            code: "unknown-condition",
            message: "Which version of iOS \(environment.os.version?.major ?? 0) the layout is for is not said.",
            range: place.range), place)
      }
      return holds ? .holds : .fails
    case .constant(let value): return value ? .holds : .fails
    case .expression(let expression):
      let value = evaluate(expression, scope)
      guard let known = self.condition(value, at: expression.place) else {
        return .unknown(reason(of: value, at: expression.place), expression.place)
      }
      return known ? .holds : .fails
    case .binding(let pattern, let type, let expression):
      var value = evaluate(expression, scope)
      if let type { value = coerce(value, to: type, in: context(of: expression, scope)) }
      switch value {
      case .none: return .fails
      case .unresolved(let reason):
        bindUnknown(pattern, reason, scope)
        return .unknown(reason, expression.place)
      default: return verdict(pattern, settled(value), scope, at: expression.place)
      }
    case .matching(let pattern, let expression):
      let value = evaluate(expression, scope)
      if let reason = value.unresolved {
        bindUnknown(pattern, reason, scope)
        return .unknown(reason, expression.place)
      }
      return verdict(pattern, value, scope, at: expression.place)
    }
  }

  private func verdict(_ pattern: Pattern, _ value: Value, _ scope: Scope, at place: SourcePlace) -> Verdict {
    switch match(pattern, value, scope) {
    case true?: return .holds
    case false?: return .fails
    case nil:
      bindUnknown(pattern, unknownMatch(of: value, at: place), scope)
      return .unknown(unknownMatch(of: value, at: place), place)
    }
  }

  /// A Boolean, or `nil` where it is unknown.
  func condition(_ value: Value, at place: SourcePlace) -> Bool? {
    switch value {
    case .bool(let value): return value
    case .pending(let pending): return resolve(pending, in: .builtin("Bool")).bool
    case .binding(let binding): return condition(binding.get(), at: place)
    default: return nil
    }
  }

  func reason(of value: Value, at place: SourcePlace) -> UnresolvedValue {
    if case .unresolved(let reason) = value { return reason }
    return UnresolvedValue(
      code: "unknown-condition", message: "A condition has the type \(typeName(of: value)).", range: place.range)
  }

  /// Gives the names of a pattern an unknown value.
  func bindUnknown(_ pattern: Pattern, _ reason: UnresolvedValue, _ scope: Scope) {
    switch pattern {
    case .name(let name): scope.declare(name, .unresolved(reason))
    case .tuple(let elements): for element in elements { bindUnknown(element.pattern, reason, scope) }
    case .enumCase(_, _, let payload): for element in payload ?? [] { bindUnknown(element.pattern, reason, scope) }
    case .optional(let inner), .asType(let inner, _): bindUnknown(inner, reason, scope)
    case .wildcard, .expression, .isType: break
    }
  }

  /// Whether a value matches, or `nil` where that is not known; names are bound in the scope.
  func match(_ pattern: Pattern, _ value: Value, _ scope: Scope) -> Bool? {
    switch pattern {
    case .wildcard: return true
    case .name(let name):
      scope.declare(name, value)
      if name.hasPrefix("$"), case .binding(let binding) = value {
        scope.declare(String(name.dropFirst()), binding.get())
      }
      return true
    case .tuple(let elements): return match(elements, value, scope)
    case .optional(let inner):
      if case .none = value { return false }
      return match(inner, value, scope)
    case .isType(let type):
      if value.unresolved != nil { return nil }
      return isOf(value, type, context(path: "", scope))
    case .asType(let inner, let type):
      if value.unresolved != nil { return nil }
      guard isOf(value, type, context(path: "", scope)) else { return false }
      return match(inner, value, scope)
    case .enumCase(let type, let name, let payload): return match(type, name, payload, value, scope)
    case .expression(let expression):
      let pattern = aligned(evaluate(expression, scope), value).0
      if value.unresolved != nil || pattern.unresolved != nil { return nil }
      return matches(pattern, value).known
    }
  }

  private func match(_ elements: [(label: String?, pattern: Pattern)], _ value: Value, _ scope: Scope) -> Bool? {
    guard case .tuple(let tuple) = value, tuple.values.count == elements.count else {
      if elements.count == 1 { return match(elements[0].pattern, value, scope) }
      return elements.isEmpty
    }
    return all(zip(elements.map(\.pattern), tuple.values), scope)
  }

  /// One that differs decides, whatever is unknown beside it.
  func all(_ pairs: some Sequence<(Pattern, Value)>, _ scope: Scope) -> Bool? {
    var isKnown = true
    for (pattern, value) in pairs {
      switch match(pattern, value, scope) {
      case true?: break
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private func match(
    _ type: TypeExpression?, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?, _ value: Value,
    _ scope: Scope
  ) -> Bool? {
    switch value {
    case .unresolved: return nil
    case .enumeration(let enumeration):
      guard enumeration.name == name else {
        // Another case is told by its name: a declared `==` may itself be written with such patterns.
        if enumeration.type.members.cases.contains(where: { $0.name == name }) { return false }
        // `.some(…)` of an optional that holds a value: the value itself.
        if name == "some" { return payload.map { match($0, value, scope) } ?? true }
        return matchesStatic(name, value, payload) ?? false
      }
      guard let payload else { return true }
      if payload.count == 1, enumeration.payload.count > 1, case .name = payload[0].pattern {
        let tuple = TupleValue(
          labels: enumeration.payload.map(\.label), values: enumeration.payload.map(\.value))
        return match(payload[0].pattern, .tuple(tuple), scope)
      }
      return all(zip(payload.map(\.pattern), enumeration.payload.map(\.value)), scope)
    case .none: return name == "none"
    case .pending(let pending) where name != "some":
      let context = context(path: pending.expression.place.file.path, scope)
      if let type, let known = self.type(of: type, in: context) {
        return match(nil, name, payload, resolve(pending, in: known), scope)
      }
      return match(name, payload, pending, scope)
    default:
      if name == "some", let payload, payload.count == 1 { return match(payload[0].pattern, value, scope) }
      if name == "some", payload == nil { return true }
      if name == "none" { return false }
      if let inner = casePayload(name, of: value) { return payload.map { match($0, inner, scope) } ?? true }
      return matchesStatic(name, value, payload)
    }
  }

  /// A static constant compared with the value: `case .large` of an option type; `nil` where the constant is not known.
  private func matchesStatic(_ name: String, _ value: Value, _ payload: [(label: String?, pattern: Pattern)]?) -> Bool?
  {
    // A case with a payload that the value, of a type that is read, does not hold.
    guard payload == nil else { return false }
    guard let constant = staticMember(name, of: dynamicType(of: value), at: nil) else { return nil }
    if case .function = constant { return false }
    if constant.unresolved != nil { return nil }
    return matches(constant, value).known
  }

  /// The payload of a platform enum's case, as a tuple: "payload success" of `Result`.
  private func casePayload(_ name: String, of value: Value) -> Value? {
    for builtin in builtinLineage(of: typeName(of: value)) {
      guard let body = registry.types[builtin]?.members["payload " + name] else { continue }
      return body(BuiltinCall(evaluator: self, name: name, receiver: value)).map { payload in
        if case .tuple = payload { return payload }
        return .tuple(TupleValue(labels: [nil], values: [payload]))
      }
    }
    return nil
  }

  /// Whether a value is of a type, or may be cast to it.
  func isOf(_ value: Value, _ type: TypeExpression, _ context: TypeContext) -> Bool {
    switch expandedAlias(type, in: context) {
    case .optional(let wrapped):
      if case .none = value { return true }
      return isOf(value, wrapped, context)
    case .array(let element):
      guard case .array(let elements) = value else { return false }
      return elements.allSatisfy { isOf($0, element, context) }
    case .dictionary:
      guard case .dictionary = value else { return false }
      return true
    case .function:
      guard case .function = value else { return false }
      return true
    case .tuple:
      guard case .tuple = value else { return false }
      return true
    case .metatype:
      guard case .type = value else { return false }
      return true
    case .known(let reference): return descends(dynamicType(of: value), from: reference.declaration.name)
    case .named(let name, _):
      if case .none = value { return false }
      if name == "Any" || name == "AnyHashable" { return true }
      guard let type = lookUpType(name, in: context) else { return typeName(of: value) == name }
      switch (value, type) {
      // A type that a function declares, beside one of the platform.
      case (.instance(let instance), .builtin) where instance.type.name == name: return true
      case (.enumeration(let value), .builtin) where value.type.name == name: return true
      case (.double, .builtin(let name)):
        return ["Double", "CGFloat", "Float", "TimeInterval", "NSNumber"].contains(name)
      case (.int, .builtin("NSNumber")), (.bool, .builtin("NSNumber")): return true
      // Every error is bridged.
      case (_, .builtin("NSError")): return descends(dynamicType(of: value), from: "Error")
      case (.instance(let instance), .project(let declaration)): return isDescendant(instance.type, of: declaration)
      case (.enumeration(let value), .project(let declaration)): return isDescendant(value.type, of: declaration)
      default: return descends(dynamicType(of: value), from: type.name)
      }
    }
  }

  private func isDescendant(_ type: TypeDeclaration, of ancestor: TypeDeclaration) -> Bool {
    profile(of: type).lineage.contains { member in
      if case .project(let declaration) = member { return declaration.original === ancestor.original }
      return false
    }
  }

  func cast(
    _ operand: Expression, _ kind: CastKind, _ type: TypeExpression, _ expression: Expression, _ scope: Scope
  ) -> Value {
    let context = context(of: expression, scope)
    let raw = expecting(kind == .coerce ? type : nil, in: context, of: operand) { evaluate(operand, scope) }
    if kind != .coerce, case .double(let number) = raw, type.name == "Int", number != number.rounded() {
      // A number that is no whole one is not bridged to one that is.
      return kind == .test
        ? .bool(false)
        : kind == .conditional
          ? .none : unresolved("cast-failed", "A Double is cast to Int and would trap.", expression)
    }
    let value = coerce(raw, to: type, in: context)
    if case .unresolved = value { return value }
    switch kind {
    case .coerce: return value
    case .test: return .bool(isOf(settled(value), type, context))
    case .conditional: return isOf(value, type, context) ? value : .none
    case .forced:
      if isOf(value, type, context) { return value }
      return unresolved("cast-failed", "A \(typeName(of: value)) is cast to another type and would trap.", expression)
    }
  }
}
