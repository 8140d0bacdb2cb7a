internal import Diagnostics
internal import Foundation

/// Values of the project's types from JSON, as `JSONDecoder` makes them: by synthesised conformances, or by the
/// `init(from:)` that a type has.
///
/// What JSON does not hold is an error that the program may catch; what the tool cannot decode is a value that is not
/// known, and never such an error.
struct JSONDecoding: Sendable {
  let evaluator: Evaluator
  /// The settings of the decoder: "keyDecodingStrategy", "dateDecodingStrategy".
  let settings: FormatterSettings
  /// The file that decodes: names of types are looked up from there.
  let path: String
  /// Whether keys in snake case are those in camel case.
  let convertsKeys: Bool
  private let record = DecodingRecord()

  /// What JSON lacks for a value: it is what `decode` throws.
  struct Failure: Error {
    var reason: UnresolvedValue

    init(_ message: String) { reason = UnresolvedValue(code: "decoding-failed", message: message, range: nil) }
  }

  /// Types that are decoded without being looked up, unless the project has a type of the name.
  private static let plainTypes: Set<String> = ["Bool", "Double", "Int", "String"]

  /// - Optimization: plain types and arrays of them are most of a document; `BundleDataTests` compares both ways.
  private func plainValue(of type: TypeExpression, from json: DecodedJSON) -> Value? {
    guard case .named(let name, let generics) = type, generics.isEmpty, Self.plainTypes.contains(name),
      evaluator.index.types[name] == nil, evaluator.index.aliases[name] == nil
    else { return nil }
    switch name {
    case "String": return json.text.map { .string($0) }
    case "Bool": return json.flag.map { .bool($0) }
    case "Int": return json.integer.map { .int($0) }
    default: return json.number.map { .double($0) }
    }
  }

  /// A value that this decoder cannot make.
  private func unknown(_ message: String) -> Value {
    .unresolved(UnresolvedValue(code: "unknown-decoding", message: message, range: nil))
  }

  /// A value of a type that is written as the program has it.
  func value(of type: TypeExpression, from json: DecodedJSON) throws(Failure) -> Value {
    try value(of: type, from: json, in: TypeContext(owner: nil, path: path))
  }

  /// The value in a document, decoded once for all evaluations of the project where they cannot tell.
  func value(of type: TypeExpression, inDocument data: Data) throws(Failure) -> Value {
    if settings.values["keyDecodingStrategy"] != nil,
      !["convertFromSnakeCase", "useDefaultKeys"].contains(settings.name("keyDecodingStrategy"))
    {
      return unknown("How the keys of JSON are read is not known.")
    }
    let isShared = settings.values.keys.allSatisfy { $0 == "keyDecodingStrategy" }
    let key = SharedDecodings.Key(type: type, path: path, convertsKeys: convertsKeys, data: data)
    if isShared, let known = evaluator.index.decodings[key] {
      for type in known.types { evaluator.fileUses.add(type.place.file) }
      return evaluator.spend(known.steps) ? known.value : evaluator.unwound
    }
    guard let json = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
      throw Failure("The data is no JSON.")
    }
    let value = try value(of: type, from: DecodedJSON(json))
    if isShared, record.isLasting, !evaluator.isUnwinding {
      let decoded = SharedDecodings.Decoded(value: value, steps: record.steps, types: record.types)
      evaluator.index.decodings.remember(decoded, for: key)
    }
    return value
  }

  func value(
    of type: TypeExpression, from json: DecodedJSON, in context: TypeContext
  ) throws(Failure) -> Value {
    if let plain = plainValue(of: type, from: json) { return plain }
    switch evaluator.expandedAlias(type, in: context) {
    case .optional(let wrapped): return json.isNull ? .none : try value(of: wrapped, from: json, in: context)
    case .array(let element): return try list(of: element, from: json, in: context) { .array($0) }
    case .named("Set", let generics):
      guard let element = generics.first else { return unknown("The elements of a set are not known.") }
      return try list(of: element, from: json, in: context) { evaluator.set(of: $0) }
    case .dictionary(let key, let element):
      return try dictionary(of: key, element, from: json, in: context)
    case .known(let reference): return try value(of: .project(reference.declaration), from: json)
    case .named(let name, let generics):
      guard let found = evaluator.type(of: .named(name, generics: generics), in: context) else {
        return unknown("The type \(name) is not known.")
      }
      return try value(of: found, from: json)
    case .tuple, .function, .metatype: return unknown("A value of this type cannot be decoded.")
    }
  }

  private func list(
    of element: TypeExpression, from json: DecodedJSON, in context: TypeContext, _ make: ([Value]) -> Value
  ) throws(Failure) -> Value {
    guard let list = json.list else { throw Failure("JSON has no array where one is expected.") }
    guard list.count <= evaluator.budget.elements else { return unknown("JSON has too many elements.") }
    var result: [Value] = []
    for item in list { result.append(try value(of: element, from: item, in: context)) }
    return make(result)
  }

  /// An object with texts or whole numbers as its keys; other keys are written in forms of their own.
  private func dictionary(
    of key: TypeExpression, _ element: TypeExpression, from json: DecodedJSON, in context: TypeContext
  ) throws(Failure) -> Value {
    let keyType = evaluator.type(of: key, in: context)?.name
    guard keyType == "String" || keyType == "Int" else { return unknown("The keys of a dictionary are not known.") }
    guard let object = json.object else { throw Failure("JSON has no object where one is expected.") }
    var result = DictionaryValue()
    for (name, item) in object.sorted(by: { $0.key < $1.key }) {
      var key = Value.string(name)
      if keyType == "Int" {
        guard let number = Int(name) else { throw Failure("JSON has a key that is no number.") }
        key = .int(number)
      }
      result[key] = try value(of: element, from: item, in: context)
    }
    return .dictionary(result)
  }

  func value(of type: TypeValue, from json: DecodedJSON) throws(Failure) -> Value {
    guard evaluator.step() else { return evaluator.unwound }
    record.steps += 1
    switch type {
    case .builtin(let name): return try builtin(name, from: json)
    case .project(let declaration):
      if evaluator.initializers(of: declaration).contains(where: { $0.function.parameters.first?.label == "from" }) {
        return try constructed(type, from: json)
      }
      return try synthesized(declaration, from: json)
    }
  }

  /// A value as the `init(from:)` of its type makes it.
  private func constructed(_ type: TypeValue, from json: DecodedJSON) throws(Failure) -> Value {
    record.isLasting = false
    let list = ArgumentList([CallArgument(label: "from", value: decoder(of: json))])
    let value = evaluator.construct(type, list, range: nil)
    if evaluator.thrown != nil { throw Failure("\(type.name) could not be decoded.") }
    return value
  }

  /// A value as the synthesised `init(from:)` of its type makes it.
  func synthesized(_ declaration: TypeDeclaration, from json: DecodedJSON) throws(Failure) -> Value {
    switch declaration.kind {
    case .enumeration: try enumeration(declaration, from: json)
    case .structure, .classType: try instance(of: declaration, from: json)
    case .actor, .protocolType, .platformExtension: unknown("\(declaration.name) cannot be decoded.")
    }
  }

  private func enumeration(_ declaration: TypeDeclaration, from json: DecodedJSON) throws(Failure) -> Value {
    record.types.append(declaration)
    if !evaluator.initializers(of: declaration).isEmpty { record.isLasting = false }
    guard isRaw(declaration) else { return try enumerationWithPayload(declaration, from: json) }
    let raw: Value =
      json.text.map { .string($0) } ?? json.integer.map { .int($0) } ?? json.number.map { .double($0) }
      ?? .none
    let value = evaluator.construct(
      .project(declaration), ArgumentList([CallArgument(label: "rawValue", value: raw)]), range: nil)
    if value.isNone { throw Failure("No case of \(declaration.name) has the value in JSON.") }
    return value
  }

  /// Whether the cases of an enum have raw values.
  private func isRaw(_ declaration: TypeDeclaration) -> Bool {
    if declaration.members.cases.contains(where: { $0.rawValue != nil }) { return true }
    let context = TypeContext(owner: declaration, path: declaration.place.file.path)
    guard let first = declaration.inherited.first, case .builtin(let name)? = evaluator.type(of: first, in: context)
    else { return false }
    let lineage = evaluator.builtinLineage(of: name)
    return ["Int", "Double", "String", "Character"].contains { lineage.contains($0) }
  }

  /// `{"two": {"name": "a"}}`, `{"one": {"_0": 1}}`: an object with the case as its only key.
  ///
  /// - Source: Swift Evolution, SE-0295.
  private func enumerationWithPayload(
    _ declaration: TypeDeclaration, from json: DecodedJSON
  ) throws(Failure) -> Value {
    guard let object = object(json) else { throw Failure("JSON has no object for \(declaration.name).") }
    let keys = codingKeys(of: declaration)
    guard object.count == 1, let (key, content) = object.first,
      let found = declaration.members.cases.first(where: { (keys?[$0.name] ?? $0.name) == key })
    else { throw Failure("JSON has no case of \(declaration.name).") }
    if declaration.members.types.keys.contains(where: { $0.hasSuffix("CodingKeys") && $0 != "CodingKeys" }) {
      return unknown("The keys of the values of \(declaration.name) are not known.")
    }
    let context = TypeContext(owner: declaration, path: declaration.place.file.path)
    guard let values = self.object(content) else { throw Failure("JSON has no values for \(found.name).") }
    var payload: [CallArgument] = []
    for (position, parameter) in found.parameters.enumerated() {
      guard let type = parameter.type else { return unknown("A value of \(found.name) has no type.") }
      guard let item = values[parameter.label ?? "_\(position)"] else {
        guard type.isOptional else { throw Failure("JSON has too few values for \(found.name).") }
        payload.append(CallArgument(label: parameter.label, value: .none))
        continue
      }
      payload.append(CallArgument(label: parameter.label, value: try value(of: type, from: item, in: context)))
    }
    return .enumeration(EnumerationValue(type: declaration, name: found.name, payload: payload))
  }

  private func instance(of declaration: TypeDeclaration, from json: DecodedJSON) throws(Failure) -> Value {
    guard let object = object(json) else { throw Failure("JSON has no object for \(declaration.name).") }
    let instance = Instance(type: declaration)
    for field in plan(of: declaration) {
      guard let item = object[field.key] else {
        if field.isOptional {
          instance.fields[field.name] = Value.none
          continue
        }
        throw Failure("JSON has no \(field.key) for \(declaration.name).")
      }
      guard let type = field.type, !field.isWrapped else {
        instance.fields[field.name] = unknown("How `\(field.name)` of \(declaration.name) is decoded is not known.")
        continue
      }
      instance.fields[field.name] = try value(of: type, from: item, in: field.context)
    }
    return .instance(instance)
  }

  /// The values of an object by the keys that the decoder makes of those in JSON.
  func object(_ json: DecodedJSON) -> [String: DecodedJSON]? {
    guard let object = json.object, convertsKeys else { return json.object }
    return Dictionary(object.sorted { $0.key < $1.key }.map { ($0.key.convertedFromSnakeCase, $0.value) }) { first, _ in
      first
    }
  }

  private func plan(of declaration: TypeDeclaration) -> [DecodingRecord.Field] {
    if let known = record.fields[ObjectIdentifier(declaration)] { return known }
    record.types.append(declaration)
    if declaration.isReference { record.isLasting = false }
    let keys = codingKeys(of: declaration)
    var fields: [DecodingRecord.Field] = []
    for property in evaluator.profile(of: declaration).storedProperties {
      let owner = evaluator.declaringType(of: property, in: declaration)
      let context = TypeContext(owner: owner, path: property.place.file.path)
      guard let key = keys == nil ? property.name : keys?[property.name],
        !(property.modifiers.contains(.constant) && property.initialValue != nil)
      else {
        record.isLasting = false
        continue
      }
      fields.append(
        DecodingRecord.Field(
          name: property.name, key: key, type: evaluator.declaredType(of: property, in: context),
          isOptional: property.type.map { evaluator.expandedAlias($0, in: context).isOptional } ?? false,
          isWrapped: property.attributes.contains(where: evaluator.isPropertyWrapper), context: context))
    }
    record.fields[ObjectIdentifier(declaration)] = fields
    return fields
  }

  init(evaluator: Evaluator, settings: FormatterSettings, path: String) {
    self.evaluator = evaluator
    self.settings = settings
    self.path = path
    convertsKeys = settings.name("keyDecodingStrategy") == "convertFromSnakeCase"
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

  private func builtin(_ name: String, from json: DecodedJSON) throws(Failure) -> Value {
    let lineage = evaluator.builtinLineage(of: name)
    if name == "Date" { return try date(from: json) }
    let value: Value?
    if lineage.contains("Bool") {
      value = json.flag.map { .bool($0) }
    } else if lineage.contains("Int") {
      value = json.integer.map { .int($0) }
    } else if name == "Decimal" {
      value = json.number.map { .native("Decimal", Decimal($0)) }
    } else if lineage.contains("Double") || name == "CGFloat" || name == "Float" {
      value = json.number.map { .double($0) }
    } else if lineage.contains("String") {
      value = json.text.map { .string($0) }
    } else if name == "URL" {
      value = json.text.flatMap(URL.init(string:)).map { .native("URL", $0) }
    } else if name == "UUID" {
      value = json.text.flatMap(UUID.init(uuidString:)).map { .native("UUID", $0) }
    } else if name == "Data", settings.values["dataDecodingStrategy"] == nil {
      value = json.text.flatMap { Data(base64Encoded: $0) }.map { .native("Data", $0) }
    } else {
      return unknown("How a \(name) is decoded is not known.")
    }
    guard let value else { throw Failure("JSON has no \(name) where one is expected.") }
    return value
  }

  private func date(from json: DecodedJSON) throws(Failure) -> Value {
    var date: Date?
    switch settings.values["dateDecodingStrategy"] == nil ? "deferredToDate" : settings.name("dateDecodingStrategy") {
    case "deferredToDate": date = json.number.map { Date(timeIntervalSinceReferenceDate: $0) }
    case "secondsSince1970": date = json.number.map { Date(timeIntervalSince1970: $0) }
    case "millisecondsSince1970": date = json.number.map { Date(timeIntervalSince1970: $0 / 1000) }
    case "iso8601": date = json.text.flatMap { try? Date($0, strategy: .iso8601) }
    default:
      guard let formatter else { return try customDate(from: json) }
      date = json.text.flatMap(formatter.date)
    }
    guard let date else { throw Failure("JSON has no date where one is expected.") }
    return Evaluator.dateValue(date)
  }

  /// `dateDecodingStrategy = .custom { decoder in … }`.
  private func customDate(from json: DecodedJSON) throws(Failure) -> Value {
    guard let argument = strategyArgument("custom"), let function = argument.function else {
      return unknown("The form of the dates in JSON is not known.")
    }
    let value = evaluator.call(function, [decoder(of: json)])
    if evaluator.thrown != nil { throw Failure("A date could not be decoded.") }
    return value
  }
}

extension JSONDecoding {
  /// The formatter of `dateDecodingStrategy = .formatted(formatter)`.
  fileprivate var formatter: DateFormatter? {
    strategyArgument("formatted")?.payload(FormatterSettings.self).map { BuiltinType.native($0, evaluator) }
  }

  /// What the strategy for dates is made of: `.formatted(formatter)`, `.custom { … }`.
  fileprivate func strategyArgument(_ name: String) -> Value? {
    guard case .pending(let pending)? = settings.values["dateDecodingStrategy"],
      case .call(let callee, let arguments, _) = pending.expression.kind,
      case .member(nil, name, _) = callee.kind,
      let argument = arguments.first
    else { return nil }
    return evaluator.evaluate(argument.expression, pending.scope)
  }
}
