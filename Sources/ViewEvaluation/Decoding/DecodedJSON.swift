internal import Foundation

/// A place in a JSON document, as a decoder sees it.
struct DecodedJSON: @unchecked Sendable {
  /// What `JSONSerialization` gives for it; never changed.
  let content: Any

  init(_ content: Any) { self.content = content }

  var isNull: Bool { content is NSNull }

  /// A flag is no number here, nor the other way round.
  private var isFlag: Bool {
    guard let number = content as? NSNumber else { return content is Bool }
    return number.objCType.pointee == 99
  }

  var flag: Bool? { isFlag ? content as? Bool : nil }
  var integer: Int? { isFlag ? nil : content as? Int }
  var number: Double? { isFlag ? nil : content as? Double }
  var text: String? { content as? String }
  var list: [DecodedJSON]? { (content as? [Any])?.map(DecodedJSON.init) }
  var object: [String: DecodedJSON]? { (content as? [String: Any])?.mapValues(DecodedJSON.init) }
}

extension String {
  /// A key as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` reads it: "item_id" is "itemId", and underscores
  /// at both ends stay.
  ///
  /// - Source: Foundation documentation, "JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase".
  var convertedFromSnakeCase: String {
    guard let first = firstIndex(where: { $0 != "_" }), let last = lastIndex(where: { $0 != "_" }) else { return self }
    let words = self[first...last].split(separator: "_")
    guard words.count > 1 else { return self }
    let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return self[..<first] + joined + self[index(after: last)...]
  }
}
