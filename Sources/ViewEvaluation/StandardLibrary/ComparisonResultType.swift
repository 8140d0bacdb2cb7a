internal import Foundation

extension BuiltinType {
  /// - Source: Foundation documentation, `ComparisonResult`.
  static let comparisonResult: BuiltinType = {
    let constants: [(String, ComparisonResult)] = [
      ("orderedAscending", .orderedAscending), ("orderedDescending", .orderedDescending), ("orderedSame", .orderedSame),
    ]
    return BuiltinType(
      "ComparisonResult", conformances: ["Hashable"],
      statics: constants.map { name, value in BuiltinMember(name) { _ in .comparison(value) } },
      members: [
        BuiltinMember("rawValue") { call in
          call.receiver.payload(ComparisonResult.self).map { .int($0.rawValue) }
        }
      ])
  }()
}

extension Value {
  static func comparison(_ result: ComparisonResult) -> Value { .native("ComparisonResult", result) }

  /// The order of two values of which one may stand before the other.
  static func comparison<Compared: Comparable>(of left: Compared, with right: Compared) -> Value {
    .comparison(left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending)
  }
}
