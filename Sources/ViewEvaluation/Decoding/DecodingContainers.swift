internal import Diagnostics
internal import Foundation

/// What `init(from:)` of a type asks its decoder for.
///
/// - Source: Swift documentation, "Decoder", "KeyedDecodingContainer", "UnkeyedDecodingContainer".
/// - Verification: documented.
struct DecoderPayload: Sendable {
  let decoding: JSONDecoding
  let json: DecodedJSON
}

/// The values of an object by the keys of a type.
private struct KeyedPayload: Sendable {
  let decoding: JSONDecoding
  let keyType: TypeValue
  let object: [String: DecodedJSON]
}

/// The elements of an array, one after the other.
private final class UnkeyedPayload: @unchecked Sendable {
  let decoding: JSONDecoding
  let list: [DecodedJSON]
  var position = 0

  init(decoding: JSONDecoding, list: [DecodedJSON]) {
    self.decoding = decoding
    self.list = list
  }

  func next() throws(JSONDecoding.Failure) -> DecodedJSON {
    guard position < list.count else { throw JSONDecoding.Failure("JSON has no more elements.") }
    position += 1
    return list[position - 1]
  }
}

extension BuiltinType {
  static let decodingContainers: [BuiltinType] = [
    .decoder, .keyedDecodingContainer, .unkeyedDecodingContainer, .singleValueDecodingContainer,
  ]

  /// A member that may throw a decoding error.
  private static func member<Payload: Sendable>(
    _ name: String, of type: Payload.Type,
    _ body: @escaping @Sendable (BuiltinCall, Payload) throws(JSONDecoding.Failure) -> Value?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let payload = call.receiver.payload(Payload.self) else { return nil }
      return call.decoded { () throws(JSONDecoding.Failure) in try body(call, payload) }
    }
  }

  static let decoder = BuiltinType(
    "Decoder",
    members: [
      member("container", of: DecoderPayload.self) { call, decoder throws(JSONDecoding.Failure) in
        guard let keys = call["keyedBy"]?.metatype else { return nil }
        return try decoder.decoding.keyed(by: keys, decoder.json)
      },
      member("unkeyedContainer", of: DecoderPayload.self) { call, decoder throws(JSONDecoding.Failure) in
        call.isCall ? try decoder.decoding.unkeyed(decoder.json) : nil
      },
      member("singleValueContainer", of: DecoderPayload.self) { call, decoder in
        call.isCall ? .native("SingleValueDecodingContainer", decoder) : nil
      },
      member("codingPath", of: DecoderPayload.self) { call, _ in .array([]) },
    ])

  static let singleValueDecodingContainer = BuiltinType(
    "SingleValueDecodingContainer",
    members: [
      member("decode", of: DecoderPayload.self) { call, decoder throws(JSONDecoding.Failure) in
        guard let type = call.decodedType else { return nil }
        return try decoder.decoding.value(of: type, from: decoder.json)
      },
      member("decodeNil", of: DecoderPayload.self) { call, decoder in call.isCall ? .bool(decoder.json.isNull) : nil },
    ])

  static let unkeyedDecodingContainer = BuiltinType(
    "UnkeyedDecodingContainer",
    members: [
      member("count", of: UnkeyedPayload.self) { call, container in call.isCall ? nil : .int(container.list.count) },
      member("currentIndex", of: UnkeyedPayload.self) { _, container in .int(container.position) },
      member("decode", of: UnkeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let type = call.decodedType else { return nil }
        let position = container.position
        do throws(JSONDecoding.Failure) {
          return try container.decoding.value(of: type, from: try container.next())
        } catch {
          // An element that could not be decoded is still the next.
          container.position = position
          throw error
        }
      },
      member("decodeIfPresent", of: UnkeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let type = call.decodedType else { return nil }
        if container.position >= container.list.count { return Value.none }
        let json = try container.next()
        return json.isNull ? Value.none : try container.decoding.value(of: type, from: json)
      },
      member("decodeNil", of: UnkeyedPayload.self) { call, container in
        guard call.isCall else { return nil }
        let isNull = container.position < container.list.count && container.list[container.position].isNull
        if isNull { container.position += 1 }
        return .bool(isNull)
      },
      member("isAtEnd", of: UnkeyedPayload.self) { _, container in .bool(container.position >= container.list.count) },
      member("nestedContainer", of: UnkeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let keys = call["keyedBy"]?.metatype else { return nil }
        return try container.decoding.keyed(by: keys, try container.next())
      },
      member("nestedUnkeyedContainer", of: UnkeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        call.isCall ? try container.decoding.unkeyed(try container.next()) : nil
      },
      member("superDecoder", of: UnkeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        call.isCall ? container.decoding.decoder(of: try container.next()) : nil
      },
    ])

  static let keyedDecodingContainer = BuiltinType(
    "KeyedDecodingContainer",
    members: [
      member("allKeys", of: KeyedPayload.self) { call, container in
        .array(container.object.keys.sorted().compactMap { container.key(named: $0) })
      },
      member("contains", of: KeyedPayload.self) { call, container in
        call.first.map { key in container.name(of: key).map { .bool(container.object[$0] != nil) } ?? call.unknownKey }
      },
      member("decode", of: KeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let type = call.decodedType, let key = call["forKey"] else { return nil }
        guard let name = container.name(of: key) else { return call.unknownKey }
        return try container.decoding.value(of: type, from: try container.value(named: name))
      },
      member("decodeIfPresent", of: KeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let type = call.decodedType, let key = call["forKey"] else { return nil }
        guard let name = container.name(of: key) else { return call.unknownKey }
        guard let json = container.object[name], !json.isNull else { return Value.none }
        return try container.decoding.value(of: type, from: json)
      },
      member("decodeNil", of: KeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let key = call["forKey"] else { return nil }
        guard let name = container.name(of: key) else { return call.unknownKey }
        return .bool(try container.value(named: name).isNull)
      },
      member("nestedContainer", of: KeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let keys = call["keyedBy"]?.metatype, let key = call["forKey"] else { return nil }
        guard let name = container.name(of: key) else { return call.unknownKey }
        return try container.decoding.keyed(by: keys, try container.value(named: name))
      },
      member("nestedUnkeyedContainer", of: KeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let key = call["forKey"] else { return nil }
        guard let name = container.name(of: key) else { return call.unknownKey }
        return try container.decoding.unkeyed(try container.value(named: name))
      },
      member("superDecoder", of: KeyedPayload.self) { call, container throws(JSONDecoding.Failure) in
        guard let key = call["forKey"] else { return nil }
        guard let name = container.name(of: key) else { return call.unknownKey }
        return container.decoding.decoder(of: try container.value(named: name))
      },
    ])
}

extension KeyedPayload {
  /// The text of a key; `nil` where it is not known.
  fileprivate func name(of key: Value) -> String? {
    let evaluator = decoding.evaluator
    var settled = key
    if case .pending(let pending) = key { settled = evaluator.resolve(pending, in: keyType) }
    return evaluator.codingText(of: settled)
  }

  /// The key of a text: a case by its raw value, or a structure that takes any.
  fileprivate func key(named name: String) -> Value? {
    let evaluator = decoding.evaluator
    guard case .project(let declaration) = keyType else { return .string(name) }
    if declaration.kind == .enumeration {
      return declaration.members.cases.lazy.map {
        Value.enumeration(EnumerationValue(type: declaration, name: $0.name))
      }
      .first { evaluator.codingText(of: $0) == name }
    }
    let arguments = [CallArgument(label: "stringValue", value: .string(name))]
    let key = evaluator.construct(keyType, ArgumentList(arguments), range: nil)
    return key.isNone || key.unresolved != nil ? nil : key
  }

  fileprivate func value(named name: String) throws(JSONDecoding.Failure) -> DecodedJSON {
    guard let value = object[name] else { throw JSONDecoding.Failure("JSON has no \(name).") }
    return value
  }
}

extension JSONDecoding {
  func decoder(of json: DecodedJSON) -> Value {
    .native("Decoder", DecoderPayload(decoding: self, json: json))
  }

  fileprivate func keyed(by keys: TypeValue, _ json: DecodedJSON) throws(Failure) -> Value {
    guard let object = self.object(json) else { throw Failure("JSON has no object where one is expected.") }
    return .native("KeyedDecodingContainer", KeyedPayload(decoding: self, keyType: keys, object: object))
  }

  fileprivate func unkeyed(_ json: DecodedJSON) throws(Failure) -> Value {
    guard let list = json.list else { throw Failure("JSON has no array where one is expected.") }
    guard list.count <= evaluator.budget.elements else {
      return .unresolved(UnresolvedValue(code: "budget-exceeded", message: "JSON has too many elements.", range: nil))
    }
    return .native("UnkeyedDecodingContainer", UnkeyedPayload(decoding: self, list: list))
  }
}

extension Evaluator {
  /// The `stringValue` of a coding key.
  func codingText(of key: Value) -> String? {
    guard case .enumeration(let value) = key else {
      return settled(key).string ?? knownMember("stringValue", of: key, at: nil).flatMap { settled($0).string }
    }
    return rawValue(of: value)?.string ?? value.name
  }
}

extension Evaluator {
  /// The synthesised `init(from:)` of a type, where a decoder is all that it is made of.
  func decoded(_ declaration: TypeDeclaration, _ list: ArgumentList) -> Value? {
    guard list.values.count == 1, list.values[0].label == "from",
      let payload = list.values[0].value.payload(DecoderPayload.self)
    else { return nil }
    let call = BuiltinCall(evaluator: self, name: "init", arguments: list.values)
    return call.decoded { () throws(JSONDecoding.Failure) in
      try payload.decoding.synthesized(declaration, from: payload.json)
    }
  }
}

extension BuiltinCall {
  /// The type that is asked for: the first argument, `Item.self`.
  fileprivate var decodedType: TypeExpression? { first.flatMap { BuiltinType.typeExpression(ofMetatype: $0) } }

  fileprivate var unknownKey: Value { unresolved("unknown-value", "The key of a value in JSON is not known.") }

  /// What code gives, or the error that it throws into the program.
  func decoded(_ body: () throws(JSONDecoding.Failure) -> Value?) -> Value? {
    do throws(JSONDecoding.Failure) {
      let value = try body()
      return evaluator.isUnwinding ? evaluator.unwound : value
    } catch {
      // What `init(from:)` of a nested value threw itself is on its way already.
      if evaluator.thrown == nil { evaluator.thrown = .unresolved(error.reason) }
      return evaluator.unwound
    }
  }
}

extension Value {
  fileprivate var metatype: TypeValue? {
    if case .type(let type) = self { return type }
    return nil
  }
}
