internal import Foundation
internal import Synchronization

/// Documents that were decoded, for all evaluations of a project.
///
/// An app decodes the same file of its bundle before each of its views, and a project is evaluated hundreds of times.
/// Only structures of which every property was decoded are kept: nothing changes them any more.
final class SharedDecodings: Sendable {
  /// What is decoded, and how.
  struct Key: Hashable {
    var type: TypeExpression
    /// The file that decodes: names of types are looked up from there.
    var path: String
    var convertsKeys: Bool
    var data: Data
  }

  /// A decoded document, with what decoding it took.
  struct Decoded: Sendable {
    var value: Value
    var steps: Int
    /// The types that were decoded.
    var types: [TypeDeclaration]
  }

  /// Documents beyond these are decoded whenever they are asked for.
  private static let limit = 64

  private let known = Mutex<[Key: Decoded]>([:])

  var count: Int { known.withLock { $0.count } }

  subscript(key: Key) -> Decoded? { known.withLock { $0[key] } }

  func remember(_ decoded: Decoded, for key: Key) {
    known.withLock { known in
      if known.count < Self.limit { known[key] = decoded }
    }
  }
}

/// What decoding a document found out; it belongs to one evaluation.
final class DecodingRecord: @unchecked Sendable {
  /// A property that is decoded.
  struct Field {
    var name: String
    var key: String
    var type: TypeExpression?
    var isOptional: Bool
    /// Whether a property wrapper of the project or of a package decodes it.
    var isWrapped: Bool
    var context: TypeContext
  }

  /// The properties that are decoded of each type.
  var fields: [ObjectIdentifier: [Field]] = [:]
  var types: [TypeDeclaration] = []
  var steps = 0
  /// Whether all that was decoded are structures and plain values that nothing changes later.
  var isLasting = true
}
