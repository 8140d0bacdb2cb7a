/// The name of a box by its place: its kind, its number among those of its kind, and the boxes around it.
///
/// Optimization: kept as its parts, since every box has a name and few are ever read.
package struct BoxPath: Sendable {
  private let scope: Scope?
  /// The last part as it stands, or the kind that is numbered.
  private let name: String
  /// From 1; the first goes without its number.
  private let number: Int
  /// A number that follows from the text: paths that are written alike have the same.
  package let key: UInt64

  /// A path as it is written.
  package init(_ text: String) {
    scope = nil
    name = text
    number = 1
    key = PathKey.of(text)
  }

  /// - Parameter number: which of its kind the box is within the scope, from 1.
  package init(in scope: Scope?, kind: String, number: Int) {
    self.scope = scope
    name = kind
    self.number = number
    key = PathKey.of(kind, number: number, in: scope?.path.key)
  }

  /// The view whose views inside are counted together; shared by their paths.
  package final class Scope: Sendable {
    fileprivate let path: BoxPath

    package init(_ path: BoxPath) { self.path = path }
  }

  /// The parts from the outside in, joined by slashes: "VStack/HStack[2]/Text".
  package var text: String {
    if scope == nil, number == 1 { return name }
    var chain = [self]
    var length = length
    while let scope = chain[chain.count - 1].scope {
      chain.append(scope.path)
      length += scope.path.length + 1
    }
    var result = ""
    result.reserveCapacity(length)
    for part in chain.reversed() {
      if !result.isEmpty { result += "/" }
      result += part.name
      if part.number > 1 { result += "[\(part.number)]" }
    }
    return result
  }

  /// The bytes of the last part, with room for its number.
  private var length: Int { name.utf8.count + (number > 1 ? 8 : 0) }
}

/// Turns the text of a path into a number, from the outside in.
///
/// - Source: FNV-1a, 64 bits, offset basis and prime as published by its authors.
private enum PathKey {
  private static let basis: UInt64 = 0xcbf2_9ce4_8422_2325

  static func of(_ text: String) -> UInt64 { adding(text, to: basis) }

  /// - Parameter outer: the key of the path around it, where it has one.
  static func of(_ kind: String, number: Int, in outer: UInt64?) -> UInt64 {
    var key = outer.map { adding(UInt8(ascii: "/"), to: $0) } ?? basis
    key = adding(kind, to: key)
    if number > 1 { key = adding("[\(number)]", to: key) }
    return key
  }

  private static func adding(_ text: String, to key: UInt64) -> UInt64 {
    var key = key
    for byte in text.utf8 { key = adding(byte, to: key) }
    return key
  }

  private static func adding(_ byte: UInt8, to key: UInt64) -> UInt64 {
    (key ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}

extension [LayoutBox] {
  /// The keys of the boxes' paths, in order.
  ///
  /// Optimization: boxes are large, so this looks at what it needs where it stands.
  package var pathKeys: [UInt64] {
    withUnsafeBufferPointer { boxes in
      guard let first = boxes.baseAddress else { return [] }
      return [UInt64](unsafeUninitializedCapacity: boxes.count) { keys, count in
        for index in boxes.indices { keys.initializeElement(at: index, to: (first + index).pointee.place.key) }
        count = boxes.count
      }
    }
  }

  /// Whether these are the keys of the boxes' paths.
  package func havePathKeys(_ keys: [UInt64]) -> Bool {
    if count != keys.count { return false }
    return withUnsafeBufferPointer { boxes in
      guard let first = boxes.baseAddress else { return true }
      for index in boxes.indices where (first + index).pointee.place.key != keys[index] { return false }
      return true
    }
  }
}

extension BoxPath: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
