internal import Diagnostics
internal import Foundation

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
        return call.decoded { () throws(JSONDecoding.Failure) in
          let decoding = JSONDecoding(evaluator: call.evaluator, settings: settings, path: call.range?.file ?? "")
          return try decoding.value(of: type, inDocument: data)
        }
      },
      BuiltinMember("set *") { call in
        call.receiver.payload(FormatterSettings.self)?.values[call.name] = call.first ?? Value.none
        return call.receiver
      },
    ])

  /// `Item.self`, `[Item].self`, `[String: Item].self` as a type.
  static func typeExpression(ofMetatype value: Value) -> TypeExpression? {
    switch value {
    case .type(.project(let declaration)): .known(TypeReference(declaration))
    case .type(.builtin(let name)): .named(name)
    case .array(let elements) where elements.count == 1: typeExpression(ofMetatype: elements[0]).map { .array($0) }
    case .dictionary(let dictionary) where dictionary.count == 1:
      typeExpression(ofMetatype: dictionary.keys[0]).flatMap { key in
        typeExpression(ofMetatype: dictionary.values[0]).map { .dictionary(key, $0) }
      }
    default: nil
    }
  }
}
