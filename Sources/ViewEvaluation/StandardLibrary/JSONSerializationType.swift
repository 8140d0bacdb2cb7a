internal import Foundation

/// JSON as untyped values, and back.
///
/// Dictionaries have no order in Swift; here they keep that of their sorted keys, so that output does not depend on
/// chance.
extension BuiltinType {
  static let jsonSerialization = BuiltinType(
    "JSONSerialization",
    statics: [
      BuiltinMember("data") { call in
        guard let source = call["withJSONObject"] else { return nil }
        if case .unresolved = source { return source }
        guard let object = jsonObject(source, call.evaluator), JSONSerialization.isValidJSONObject(object) else {
          return call.unresolved("unknown-value", "The value cannot be written as JSON.")
        }
        // Without sorted keys the order of a dictionary is decided by chance.
        let options = optionNames(call["options"], call.evaluator)
        var writing: JSONSerialization.WritingOptions = [.sortedKeys]
        if options.contains("prettyPrinted") { writing.insert(.prettyPrinted) }
        if options.contains("withoutEscapingSlashes") { writing.insert(.withoutEscapingSlashes) }
        if options.contains("fragmentsAllowed") { writing.insert(.fragmentsAllowed) }
        return (try? JSONSerialization.data(withJSONObject: object, options: writing)).map { .native("Data", $0) }
      },
      BuiltinMember("isValidJSONObject") { call in
        guard let object = call.first.flatMap({ jsonObject($0, call.evaluator) }) else { return .bool(false) }
        return .bool(JSONSerialization.isValidJSONObject(object))
      },
      BuiltinMember("jsonObject") { call in
        guard let source = call["with"] else { return nil }
        if case .unresolved = source { return source }
        guard let data = source.payload(Data.self) else { return nil }
        let options: JSONSerialization.ReadingOptions =
          optionNames(call["options"], call.evaluator).contains(where: { $0.contains("ragments") })
          ? .fragmentsAllowed : []
        guard let object = try? JSONSerialization.jsonObject(with: data, options: options) else {
          call.evaluator.thrown = call.unresolved("decoding-failed", "The data is no JSON.")
          return call.evaluator.unwound
        }
        return value(ofJSON: object)
      },
    ])

  static let jsonOptions: [BuiltinType] = ["JSONSerialization.WritingOptions", "JSONSerialization.ReadingOptions"]
    .map { name in
      var type = BuiltinType.tokens(
        name,
        [
          "allowFragments", "fragmentsAllowed", "mutableContainers", "mutableLeaves", "prettyPrinted", "sortedKeys",
          "withoutEscapingSlashes",
        ])
      type.conformances = ["ExpressibleByArrayLiteral"]
      return type
    }

  private static func optionNames(_ value: Value?, _ evaluator: Evaluator) -> [String] {
    switch value {
    case .array(let parts)?: return parts.flatMap { optionNames($0, evaluator) }
    case let value?:
      if case .pending(let pending) = value, case .member(nil, let name, _) = pending.expression.kind { return [name] }
      return evaluator.resolve(value, as: "JSONSerialization.WritingOptions").payload(Token.self).map { [$0.name] }
        ?? []
    case nil: return []
    }
  }

  /// A value of parsed JSON.
  static func value(ofJSON json: Any) -> Value {
    switch json {
    case let number as NSNumber:
      // A Boolean is held as one byte; the numbers of a parsed document never are.
      if number.objCType.pointee == CChar(UInt8(ascii: "c")) { return .bool(number.boolValue) }
      if let whole = Int(exactly: number.doubleValue) { return .int(whole) }
      return .double(number.doubleValue)
    case let text as String: return .string(text)
    case let list as [Any]: return .array(list.map(value))
    case let object as [String: Any]:
      return .dictionary(
        DictionaryValue(
          pairs: object.sorted { $0.key < $1.key }.map { (.string($0.key), value(ofJSON: $0.value)) }))
    default: return .native("NSNull", Token("null"))
    }
  }

  private static func jsonObject(_ value: Value, _ evaluator: Evaluator) -> Any? {
    switch evaluator.settled(value) {
    case .none: return NSNull()
    case .bool(let flag): return flag
    case .int(let number): return number
    case .double(let number): return number
    case .string(let text): return text
    case .array(let elements):
      let list = elements.compactMap { jsonObject($0, evaluator) }
      return list.count == elements.count ? list : nil
    case .dictionary(let dictionary):
      var object: [String: Any] = [:]
      for (key, value) in zip(dictionary.keys, dictionary.values) {
        guard let name = evaluator.settled(key).string, let item = jsonObject(value, evaluator) else { return nil }
        object[name] = item
      }
      return object
    case .native(let native):
      if native.typeName == "NSNull" { return NSNull() }
      return value.number
    default: return nil
    }
  }

  static let nsNull = BuiltinType("NSNull", initializer: { _ in .native("NSNull", Token("null")) })
}
