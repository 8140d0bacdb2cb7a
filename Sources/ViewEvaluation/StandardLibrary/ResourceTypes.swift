internal import Foundation

extension BuiltinType {
  static let url = BuiltinType(
    "URL",
    initializer: { call in
      guard let text = call.text("string") ?? call.text ?? call.text("fileURLWithPath") ?? call.text("filePath") else {
        return nil
      }
      if call["string"] != nil || call["fileURLWithPath"] == nil {
        return URL(string: text).map { .native("URL", $0) } ?? Value.none
      }
      return .native("URL", URL(fileURLWithPath: text))
    },
    members: [
      property("absoluteString") { .string($0.absoluteString) },
      BuiltinMember("appending") { call in appended(call) },
      BuiltinMember("appendingPathComponent") { call in appended(call) },
      property("deletingLastPathComponent") { .native("URL", $0.deletingLastPathComponent()) },
      property("deletingPathExtension") { .native("URL", $0.deletingPathExtension()) },
      property("description") { .string($0.absoluteString) },
      property("host") { $0.host().map { .string($0) } ?? Value.none },
      property("isFileURL") { .bool($0.isFileURL) },
      property("lastPathComponent") { .string($0.lastPathComponent) },
      property("path") { .string($0.path()) },
      property("pathExtension") { .string($0.pathExtension) },
      property("query") { $0.query().map { .string($0) } ?? Value.none },
      property("relativePath") { .string($0.relativePath) },
      property("scheme") { $0.scheme.map { .string($0) } ?? Value.none },
    ])

  private static func property(_ name: String, _ read: @escaping @Sendable (URL) -> Value) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(URL.self).map(read) }
  }

  private static func appended(_ call: BuiltinCall) -> Value? {
    guard let url = call.receiver.payload(URL.self), let part = call.text ?? call.text("path") ?? call.text("component")
    else { return nil }
    return .native("URL", url.appending(path: part))
  }

  static let urlComponents = BuiltinType(
    "URLComponents",
    initializer: { call in
      guard let text = call.text("string") else { return .native("URLComponents", URLComponents()) }
      return URLComponents(string: text).map { .native("URLComponents", $0) } ?? Value.none
    },
    members: [
      BuiltinMember("url") { call in
        call.receiver.payload(URLComponents.self)?.url.map { .native("URL", $0) } ?? Value.none
      }
    ])

  /// `UUID()` is the same at every run: output must not depend on chance.
  static let uuid = BuiltinType(
    "UUID",
    initializer: { call in
      if let text = call.text("uuidString") { return UUID(uuidString: text).map { .native("UUID", $0) } ?? Value.none }
      return .native("UUID", call.evaluator.nextIdentifier())
    },
    members: [
      BuiltinMember("uuidString") { call in call.receiver.payload(UUID.self).map { .string($0.uuidString) } },
      BuiltinMember("description") { call in call.receiver.payload(UUID.self).map { .string($0.uuidString) } },
    ])

  static let data = BuiltinType(
    "Data",
    initializer: { call in
      if let source = call["contentsOf"] ?? call["contentsOfFile"] {
        if let data = bundledData(source, call.evaluator) { return .native("Data", data) }
        call.evaluator.thrown = call.unresolved("not-run", "Files outside the app's bundle are not read.")
        return call.evaluator.unwound
      }
      if let text = call.text { return .native("Data", Data(text.utf8)) }
      if case .array(let bytes)? = call.first {
        return .native("Data", Data(bytes.compactMap { $0.integer.map { UInt8(truncatingIfNeeded: $0) } }))
      }
      return call.arguments.isEmpty ? .native("Data", Data()) : nil
    },
    members: [
      BuiltinMember("count") { call in call.receiver.payload(Data.self).map { .int($0.count) } },
      BuiltinMember("isEmpty") { call in call.receiver.payload(Data.self).map { .bool($0.isEmpty) } },
    ])
}

extension Evaluator {
  /// Identifiers in the order in which they are asked for.
  func nextIdentifier() -> UUID {
    identifierCount += 1
    var bytes = [UInt8](repeating: 0, count: 16)
    for position in 0..<8 { bytes[15 - position] = UInt8(truncatingIfNeeded: identifierCount >> (8 * position)) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], 0x40, bytes[7], 0x80, bytes[9], bytes[10],
        bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
