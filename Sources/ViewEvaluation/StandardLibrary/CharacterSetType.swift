internal import Foundation

/// Sets of characters, by Foundation's own.
extension BuiltinType {
  static let characterSet = BuiltinType(
    "CharacterSet",
    initializer: { call in
      if call.arguments.isEmpty { return .native("CharacterSet", CharacterSet()) }
      return call.text("charactersIn").map { .native("CharacterSet", CharacterSet(charactersIn: $0)) }
    },
    statics: named.sorted { $0.key < $1.key }.map { name, set in
      BuiltinMember(name) { _ in .native("CharacterSet", set) }
    },
    members: [
      BuiltinMember("contains") { call in
        guard let set = call.receiver.payload(CharacterSet.self), let scalars = call.text?.unicodeScalars,
          scalars.count == 1
        else { return nil }
        return .bool(scalars.allSatisfy(set.contains))
      },
      changing("insert") { set, call in call.text("charactersIn").map { set.union(CharacterSet(charactersIn: $0)) } },
      BuiltinMember("inverted") { call in
        call.receiver.payload(CharacterSet.self).map { .native("CharacterSet", $0.inverted) }
      },
      changing("remove") { set, call in
        call.text("charactersIn").map { set.subtracting(CharacterSet(charactersIn: $0)) }
      },
      combining("intersection") { $0.intersection($1) }, combining("subtracting") { $0.subtracting($1) },
      combining("symmetricDifference") { $0.symmetricDifference($1) }, combining("union") { $0.union($1) },
      BuiltinMember("isSuperset") { call in
        guard let set = call.receiver.payload(CharacterSet.self), let other = other(call, label: "of") else {
          return nil
        }
        return .bool(set.isSuperset(of: other))
      },
    ])

  private static let named: [String: CharacterSet] = [
    "alphanumerics": .alphanumerics, "capitalizedLetters": .capitalizedLetters, "controlCharacters": .controlCharacters,
    "decimalDigits": .decimalDigits, "letters": .letters, "lowercaseLetters": .lowercaseLetters,
    "newlines": .newlines, "punctuationCharacters": .punctuationCharacters, "symbols": .symbols,
    "uppercaseLetters": .uppercaseLetters, "urlFragmentAllowed": .urlFragmentAllowed,
    "urlHostAllowed": .urlHostAllowed, "urlPathAllowed": .urlPathAllowed, "urlQueryAllowed": .urlQueryAllowed,
    "urlUserAllowed": .urlUserAllowed, "whitespaces": .whitespaces,
    "whitespacesAndNewlines": .whitespacesAndNewlines,
  ]

  private static func other(_ call: BuiltinCall, label: String? = nil) -> CharacterSet? {
    (label.flatMap { call[$0] } ?? call.first).map { call.evaluator.resolve($0, as: "CharacterSet") }?
      .payload(CharacterSet.self)
  }

  private static func combining(
    _ name: String, _ combine: @escaping @Sendable (CharacterSet, CharacterSet) -> CharacterSet
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let set = call.receiver.payload(CharacterSet.self), let other = other(call) else { return nil }
      return .native("CharacterSet", combine(set, other))
    }
  }

  private static func changing(
    _ name: String, _ change: @escaping @Sendable (CharacterSet, BuiltinCall) -> CharacterSet?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard let set = call.receiver.payload(CharacterSet.self), let changed = change(set, call) else { return nil }
      call.update?.value = .native("CharacterSet", changed)
      return .void
    }
  }
}
