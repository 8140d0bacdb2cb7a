internal import Diagnostics
internal import Foundation

/// Values of the project's types from JSON, as `JSONDecoder` makes them with synthesised conformances.
///
/// A type with an `init(from:)` of its own is unresolved: what a decoder's containers do is not modelled.
struct JSONDecoding {
  let evaluator: Evaluator
  /// The settings of the decoder: "keyDecodingStrategy", "dateDecodingStrategy".
  let settings: FormatterSettings

  /// Why a value could not be made: it is what `decode` throws.
  struct Failure: Error {
    var reason: UnresolvedValue

    init(_ message: String) { reason = UnresolvedValue(code: "decoding-failed", message: message, range: nil) }
  }

  /// Types that are decoded without being looked up, unless the project has a type of the name.
  private static let plainTypes: Set<String> = ["Bool", "Double", "Int", "String"]

  /// - Optimization: plain types and arrays of them are most of a document; `BundleDataTests` compares both ways.
  private func plainValue(of type: TypeExpression, from json: Any) -> Value? {
    guard case .named(let name, let generics) = type, generics.isEmpty, Self.plainTypes.contains(name),
      evaluator.index.types[name] == nil, evaluator.index.aliases[name] == nil
    else { return nil }
    switch name {
    case "String": return (json as? String).map { .string($0) }
    case "Bool": return (json as? Bool).map { .bool($0) }
    case "Int": return (json as? Int).map { .int($0) }
    default: return (json as? Double).map { .double($0) }
    }
  }

  func value(of type: TypeExpression, from json: Any, in context: TypeContext) throws(Failure) -> Value {
    if let plain = plainValue(of: type, from: json) { return plain }
    switch evaluator.expandedAlias(type, in: context) {
    case .optional(let wrapped): return json is NSNull ? .none : try value(of: wrapped, from: json, in: context)
    case .array(let element): return .array(try elements(of: element, from: json, in: context))
    case .named("Set", let generics):
      guard let element = generics.first else { throw Failure("The elements of a set are not known.") }
      return evaluator.set(of: try elements(of: element, from: json, in: context))
    case .dictionary(_, let element):
      guard let object = json as? [String: Any] else { throw Failure("JSON has no object where one is expected.") }
      var result = DictionaryValue()
      for (key, item) in object.sorted(by: { $0.key < $1.key }) {
        result[.string(key)] = try value(of: element, from: item, in: context)
      }
      return .dictionary(result)
    case .known(let reference): return try value(of: .project(reference.declaration), from: json)
    case .named(let name, let generics):
      guard let found = evaluator.type(of: .named(name, generics: generics), in: context) else {
        throw Failure("The type \(name) is not known.")
      }
      return try value(of: found, from: json)
    case .tuple, .function, .metatype: throw Failure("A value of this type cannot be decoded.")
    }
  }

  private func elements(
    of element: TypeExpression, from json: Any, in context: TypeContext
  ) throws(Failure) -> [Value] {
    guard let list = json as? [Any] else { throw Failure("JSON has no array where one is expected.") }
    guard list.count <= evaluator.budget.elements else { throw Failure("JSON has too many elements.") }
    var result: [Value] = []
    for item in list { result.append(try value(of: element, from: item, in: context)) }
    return result
  }

  func value(of type: TypeValue, from json: Any) throws(Failure) -> Value {
    switch type {
    case .builtin(let name): return try builtin(name, from: json)
    case .project(let declaration):
      if evaluator.initializers(of: declaration).contains(where: { $0.function.parameters.first?.label == "from" }) {
        throw Failure("\(declaration.name) decodes itself, which is not modelled.")
      }
      switch declaration.kind {
      case .enumeration: return try enumeration(declaration, from: json)
      case .structure, .classType: return try instance(of: declaration, from: json)
      case .actor, .protocolType, .platformExtension: throw Failure("\(declaration.name) cannot be decoded.")
      }
    }
  }

  private func enumeration(_ declaration: TypeDeclaration, from json: Any) throws(Failure) -> Value {
    let raw: Value = (json as? String).map { .string($0) } ?? (json as? Int).map { .int($0) } ?? .none
    let value = evaluator.construct(
      .project(declaration), ArgumentList([CallArgument(label: "rawValue", value: raw)]), range: nil)
    if case .enumeration = value { return value }
    throw Failure("No case of \(declaration.name) has the value in JSON.")
  }

  private func instance(of declaration: TypeDeclaration, from json: Any) throws(Failure) -> Value {
    guard let object = json as? [String: Any] else { throw Failure("JSON has no object for \(declaration.name).") }
    let instance = Instance(type: declaration)
    for field in plan(of: declaration) {
      guard let item = object[field.key], let type = field.type else {
        if field.isOptional {
          instance.fields[field.name] = Value.none
          continue
        }
        throw Failure("JSON has no \(field.key) for \(declaration.name).")
      }
      instance.fields[field.name] = try value(of: type, from: item, in: field.context)
    }
    return .instance(instance)
  }

  /// A property that is decoded.
  private struct Field {
    var name: String
    var key: String
    var type: TypeExpression?
    var isOptional: Bool
    var context: TypeContext
  }

  /// The properties that are decoded of each type, found once for a document.
  private final class Plans {
    var byType: [ObjectIdentifier: [Field]] = [:]
  }

  private let plans = Plans()

  private func plan(of declaration: TypeDeclaration) -> [Field] {
    if let known = plans.byType[ObjectIdentifier(declaration)] { return known }
    let keys = codingKeys(of: declaration)
    var fields: [Field] = []
    for property in evaluator.profile(of: declaration).storedProperties {
      let owner = evaluator.declaringType(of: property, in: declaration)
      let context = TypeContext(owner: owner, path: property.place.file.path)
      guard let key = keys == nil ? converted(property.name) : keys?[property.name],
        !(property.modifiers.contains(.constant) && property.initialValue != nil)
      else { continue }
      fields.append(
        Field(
          name: property.name, key: key, type: evaluator.declaredType(of: property, in: context),
          isOptional: property.type?.isOptional == true, context: context))
    }
    plans.byType[ObjectIdentifier(declaration)] = fields
    return fields
  }

  init(evaluator: Evaluator, settings: FormatterSettings) {
    self.evaluator = evaluator
    self.settings = settings
  }

  /// The keys that a nested `CodingKeys` gives, by property; `nil` where there is none.
  private func codingKeys(of declaration: TypeDeclaration) -> [String: String]? {
    guard let keys = declaration.members.types["CodingKeys"], keys.kind == .enumeration else { return nil }
    var result: [String: String] = [:]
    for key in keys.members.cases {
      let value = EnumerationValue(type: keys, name: key.name)
      result[key.name] = evaluator.rawValue(of: value)?.string ?? key.name
    }
    return result
  }

  private func converted(_ name: String) -> String {
    guard settings.name("keyDecodingStrategy") == "convertFromSnakeCase" else { return name }
    return name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
  }

  private func builtin(_ name: String, from json: Any) throws(Failure) -> Value {
    let lineage = evaluator.builtinLineage(of: name)
    if lineage.contains("Bool"), let flag = json as? Bool { return .bool(flag) }
    if lineage.contains("Int"), let number = json as? Int { return .int(number) }
    if lineage.contains("Double"), let number = json as? Double { return .double(number) }
    if lineage.contains("String"), let text = json as? String { return .string(text) }
    if name == "URL", let text = json as? String, let url = URL(string: text) { return .native("URL", url) }
    if name == "UUID", let text = json as? String, let uuid = UUID(uuidString: text) { return .native("UUID", uuid) }
    if name == "Date" { return try date(from: json) }
    throw Failure("JSON has no \(name) where one is expected.")
  }

  private func date(from json: Any) throws(Failure) -> Value {
    switch settings.values["dateDecodingStrategy"] == nil ? "deferredToDate" : settings.name("dateDecodingStrategy") {
    case "deferredToDate":
      if let number = json as? Double { return Evaluator.dateValue(Date(timeIntervalSinceReferenceDate: number)) }
    case "secondsSince1970":
      if let number = json as? Double { return Evaluator.dateValue(Date(timeIntervalSince1970: number)) }
    case "millisecondsSince1970":
      if let number = json as? Double { return Evaluator.dateValue(Date(timeIntervalSince1970: number / 1000)) }
    case "iso8601":
      if let text = json as? String, let date = try? Date(text, strategy: .iso8601) { return Evaluator.dateValue(date) }
    default:
      if let text = json as? String, let date = formatter?.date(from: text) { return Evaluator.dateValue(date) }
    }
    throw Failure("JSON has no date where one is expected, or its form is not modelled.")
  }
}

extension JSONDecoding {
  /// The formatter of `dateDecodingStrategy = .formatted(formatter)`.
  fileprivate var formatter: DateFormatter? {
    guard case .pending(let pending)? = settings.values["dateDecodingStrategy"],
      case .call(let callee, let arguments, _) = pending.expression.kind,
      case .member(nil, "formatted", _) = callee.kind,
      let argument = arguments.first
    else { return nil }
    let formatter = evaluator.evaluate(argument.expression, pending.scope)
    return formatter.payload(FormatterSettings.self).map { BuiltinType.native($0, evaluator) }
  }
}

extension BuiltinType {
  static let jsonDecoder = BuiltinType(
    "JSONDecoder", initializer: { _ in .native("JSONDecoder", FormatterSettings()) },
    members: [
      BuiltinMember("decode") { call in
        guard let settings = call.receiver.payload(FormatterSettings.self), let wanted = call.first,
          let type = typeExpression(ofMetatype: wanted), let source = call["from"]
        else { return nil }
        if case .unresolved = source { return source }
        guard let data = source.payload(Data.self) else { return nil }
        do throws(JSONDecoding.Failure) {
          guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            throw JSONDecoding.Failure("The data is no JSON.")
          }
          let decoding = JSONDecoding(evaluator: call.evaluator, settings: settings)
          return try decoding.value(of: type, from: json, in: TypeContext(owner: nil, path: call.range?.file ?? ""))
        } catch {
          call.evaluator.thrown = .unresolved(error.reason)
          return call.evaluator.unwound
        }
      },
      BuiltinMember("set *") { call in
        call.receiver.payload(FormatterSettings.self)?.values[call.name] = call.first ?? Value.none
        return call.receiver
      },
    ])

  /// `Item.self`, `[Item].self`, `[String: Item].self` as a type.
  private static func typeExpression(ofMetatype value: Value) -> TypeExpression? {
    switch value {
    case .type(.project(let declaration)): .known(TypeReference(declaration))
    case .type(.builtin(let name)): .named(name)
    case .array(let elements) where elements.count == 1: typeExpression(ofMetatype: elements[0]).map { .array($0) }
    case .dictionary(let dictionary) where dictionary.count == 1:
      typeExpression(ofMetatype: dictionary.values[0]).map { .dictionary(.named("String"), $0) }
    default: nil
    }
  }
}
