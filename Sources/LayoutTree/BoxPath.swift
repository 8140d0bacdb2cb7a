/// The name of a box by its place: its kind, its number among those of its kind, and the boxes around it.
///
/// Optimization: kept as its parts, since every box has a name and few are ever read.
package struct BoxPath: Sendable {
  private let scope: Scope?
  /// The last part as it stands, or the kind that is numbered.
  private let name: String
  /// From 1; the first goes without its number.
  private let number: Int

  /// A path as it is written.
  package init(_ text: String) {
    scope = nil
    name = text
    number = 1
  }

  /// - Parameter number: which of its kind the box is within the scope, from 1.
  package init(in scope: Scope?, kind: String, number: Int) {
    self.scope = scope
    name = kind
    self.number = number
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

extension BoxPath {
  /// Compares the paths of two trees, each scope once.
  struct Comparison {
    private var equals: [ObjectIdentifier: ObjectIdentifier] = [:]
    private var last: (ObjectIdentifier, ObjectIdentifier)?

    /// Whether both have the same parts: then they are written alike.
    mutating func agree(_ one: BoxPath, _ other: BoxPath) -> Bool {
      guard one.number == other.number, one.name == other.name else { return false }
      switch (one.scope, other.scope) {
      case (nil, nil): return true
      case (let scope?, let otherScope?): return agree(scope, otherScope)
      case (nil, _?), (_?, nil): return false
      }
    }

    private mutating func agree(_ one: Scope, _ other: Scope) -> Bool {
      if one === other { return true }
      let pair = (ObjectIdentifier(one), ObjectIdentifier(other))
      if let last, last == pair { return true }
      if equals[pair.0] != pair.1 {
        guard agree(one.path, other.path) else { return false }
        equals[pair.0] = pair.1
      }
      last = pair
      return true
    }
  }
}

extension [LayoutBox] {
  /// Whether boxes have the same paths in the same order, found without writing them; may be `false` for paths that were
  /// given as text in one of them.
  package func haveSamePaths(as others: [LayoutBox]) -> Bool {
    guard count == others.count else { return false }
    var comparison = BoxPath.Comparison()
    return withUnsafeBufferPointer { own in
      others.withUnsafeBufferPointer { others in
        own.indices.allSatisfy { comparison.agree(own[$0].place, others[$0].place) }
      }
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
