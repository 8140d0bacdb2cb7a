/// Symbols by the names that the package "SFSafeSymbols" gives them: `.person2Fill` for "person.2.fill".
///
/// - Verification: documented, in the package's description: parts of a name are joined as words, and a name that begins
///   with a digit gets an underscore.
enum TypedSymbol {
  /// The system's name of a symbol.
  static func name(of identifier: String) -> String {
    var result = ""
    var last: Character?
    for character in identifier.drop(while: { $0 == "_" }) {
      let isPart = character.isUppercase || (last.map { $0.isNumber != character.isNumber } ?? false)
      if isPart, !result.isEmpty { result += "." }
      result += character.lowercased()
      last = character
    }
    return result
  }

  /// The name behind `systemSymbol: .xmark`; `nil` where it is not known.
  static func name(of value: Value, _ evaluator: Evaluator) -> String? {
    evaluator.resolve(value, as: "SFSymbol").payload(String.self)
  }
}

extension BuiltinType {
  static let typedSymbol = BuiltinType(
    "SFSymbol",
    initializer: { call in call.text("rawValue").map { .native("SFSymbol", $0) } },
    statics: [BuiltinMember("*") { call in .native("SFSymbol", TypedSymbol.name(of: call.name)) }],
    members: [BuiltinMember("rawValue") { call in call.receiver.payload(String.self).map { .string($0) } }])
}
