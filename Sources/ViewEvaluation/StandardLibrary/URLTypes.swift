internal import Foundation

/// Addresses and their parts, by Foundation's own types.
extension BuiltinType {
  static let url = BuiltinType(
    "URL",
    initializer: { call in
      guard let text = call.text("string") ?? call.text ?? call.text("fileURLWithPath") ?? call.text("filePath") else {
        return nil
      }
      if let base = call["relativeTo"]?.payload(URL.self), call["string"] != nil {
        return URL(string: text, relativeTo: base).map { .native("URL", $0) } ?? Value.none
      }
      if call["string"] != nil || (call["fileURLWithPath"] == nil && call["filePath"] == nil) {
        return URL(string: text).map { .native("URL", $0) } ?? Value.none
      }
      return .native("URL", URL(fileURLWithPath: text))
    },
    members: urlTexts + urlChanges)

  private static func property(_ name: String, _ read: @escaping @Sendable (URL) -> Value) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(URL.self).map(read) }
  }

  private static func text(_ name: String, _ read: @escaping @Sendable (URL) -> String?) -> BuiltinMember {
    property(name) { read($0).map { .string($0) } ?? .none }
  }

  private static let urlTexts: [BuiltinMember] = [
    text("absoluteString") { $0.absoluteString }, text("description") { $0.absoluteString },
    text("fragment") { $0.fragment() }, property("hasDirectoryPath") { .bool($0.hasDirectoryPath) },
    text("host") { $0.host() }, property("isFileURL") { .bool($0.isFileURL) },
    text("lastPathComponent") { $0.lastPathComponent }, text("password") { $0.password() },
    BuiltinMember("path") { call in
      // The property has no percent signs; the function has, unless it is asked for none.
      let isEncoded = call.isCall && call.bool("percentEncoded") != false
      return call.receiver.payload(URL.self).map { url in
        let path = url.path(percentEncoded: isEncoded)
        return .string(!call.isCall && path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
      }
    },
    property("pathComponents") { .array($0.pathComponents.map { .string($0) }) },
    text("pathExtension") { $0.pathExtension }, property("port") { $0.port.map { .int($0) } ?? .none },
    text("query") { $0.query() }, text("relativePath") { $0.relativePath },
    text("relativeString") { $0.relativeString }, text("scheme") { $0.scheme }, text("user") { $0.user() },
  ]

  private static func changed(_ name: String, _ change: @escaping @Sendable (URL) -> URL) -> BuiltinMember {
    property(name) { .native("URL", change($0)) }
  }

  private static let urlChanges: [BuiltinMember] = [
    changed("absoluteURL") { $0.absoluteURL },
    BuiltinMember("append") { call in
      guard let url = appended(call) else { return nil }
      call.update?.value = url
      return .void
    },
    BuiltinMember("appendPathComponent") { call in
      guard let url = appended(call) else { return nil }
      call.update?.value = url
      return .void
    },
    BuiltinMember("appending") { call in appended(call) },
    BuiltinMember("appendingPathComponent") { call in appended(call) },
    BuiltinMember("appendingPathExtension") { call in
      guard let url = call.receiver.payload(URL.self), let ending = call.text else { return nil }
      return .native("URL", url.appendingPathExtension(ending))
    },
    changed("deletingLastPathComponent") { $0.deletingLastPathComponent() },
    changed("deletingPathExtension") { $0.deletingPathExtension() }, changed("standardized") { $0.standardized },
    changed("standardizedFileURL") { $0.standardizedFileURL },
  ]

  private static func appended(_ call: BuiltinCall) -> Value? {
    guard let url = call.receiver.payload(URL.self) else { return nil }
    if let items = queryItems(call["queryItems"]) { return .native("URL", url.appending(queryItems: items)) }
    guard let part = call.text ?? call.text("path") ?? call.text("component") else { return nil }
    return .native("URL", url.appending(path: part))
  }

  // MARK: Components

  static let urlComponents = BuiltinType(
    "URLComponents",
    initializer: { call in
      if let text = call.text("string") {
        return URLComponents(string: text).map { .native("URLComponents", $0) } ?? Value.none
      }
      if let url = call["url"]?.payload(URL.self) {
        return URLComponents(url: url, resolvingAgainstBaseURL: call.bool("resolvingAgainstBaseURL") ?? false).map {
          .native("URLComponents", $0)
        } ?? Value.none
      }
      return call.arguments.isEmpty ? .native("URLComponents", URLComponents()) : nil
    },
    members: [
      part("fragment", \.fragment), part("host", \.host), part("password", \.password),
      part("percentEncodedHost", \.percentEncodedHost), part("percentEncodedQuery", \.percentEncodedQuery),
      part("query", \.query), part("scheme", \.scheme), part("user", \.user),
      [
        component("description") { .string($0.description) }, component("path") { .string($0.path) },
        component("port") { $0.port.map { .int($0) } ?? .none },
        component("queryItems") { $0.queryItems.map { .array($0.map { .native("URLQueryItem", $0) }) } ?? .none },
        component("string") { $0.string.map { .string($0) } ?? .none },
        component("url") { $0.url.map { .native("URL", $0) } ?? .none },
        setting("path") { components, value, _ in
          guard let text = value.string else { return false }
          components.path = text
          return true
        },
        setting("port") { components, value, _ in
          components.port = value.integer
          return value.integer != nil || value.isNone
        },
        setting("queryItems") { components, value, evaluator in
          components.queryItems = value.isNone ? nil : queryItems(value)
          return value.isNone || components.queryItems != nil
        },
      ],
    ].flatMap(\.self))

  private static func component(_ name: String, _ read: @escaping @Sendable (URLComponents) -> Value) -> BuiltinMember {
    BuiltinMember(name) { call in call.receiver.payload(URLComponents.self).map(read) }
  }

  private static func setting(
    _ name: String, _ set: @escaping @Sendable (inout URLComponents, Value, Evaluator) -> Bool
  ) -> BuiltinMember {
    BuiltinMember("set " + name) { call in
      guard var components = call.receiver.payload(URLComponents.self), let value = call.first,
        set(&components, call.evaluator.settled(value), call.evaluator)
      else { return call.first?.unresolved.map { .unresolved($0) } }
      return .native("URLComponents", components)
    }
  }

  /// A text that may be read and set.
  private static func part(
    _ name: String, _ path: any WritableKeyPath<URLComponents, String?> & Sendable
  ) -> [BuiltinMember] {
    [
      component(name) { $0[keyPath: path].map { .string($0) } ?? .none },
      setting(name) { components, value, _ in
        components[keyPath: path] = value.string
        return value.string != nil || value.isNone
      },
    ]
  }

  private static func queryItems(_ value: Value?) -> [URLQueryItem]? {
    guard case .array(let elements)? = value else { return nil }
    let items = elements.compactMap { $0.payload(URLQueryItem.self) }
    return items.count == elements.count ? items : nil
  }

  static let urlQueryItem = BuiltinType(
    "URLQueryItem",
    initializer: { call in
      guard let name = call.text("name"), let value = call["value"].map(call.evaluator.settled) else { return nil }
      if case .unresolved = value { return value }
      return .native("URLQueryItem", URLQueryItem(name: name, value: value.string))
    },
    members: [
      BuiltinMember("name") { call in call.receiver.payload(URLQueryItem.self).map { .string($0.name) } },
      BuiltinMember("value") { call in
        call.receiver.payload(URLQueryItem.self).map { item in item.value.map { .string($0) } ?? .none }
      },
    ])
}
