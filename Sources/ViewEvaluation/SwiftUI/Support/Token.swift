/// A member of a platform enumeration that the tool needs by name only: "visible", "inline".
struct Token: Hashable, Sendable {
  var name: String

  init(_ name: String) { self.name = name }
}

extension BuiltinType {
  /// A platform enumeration whose members the tool needs by name only; a call of a member gives the same as its reading.
  static func tokens(_ name: String, _ members: [String], initializer: String? = nil) -> BuiltinType {
    var type = BuiltinType(name)
    type.statics = members.map { member in BuiltinMember(member) { _ in .native(name, Token(member)) } }
    if let initializer { type.initializer = { _ in .native(name, Token(initializer)) } }
    return type
  }

  /// A platform enumeration that the vocabulary models case by case.
  static func cases<Case>(_ name: String, _ type: Case.Type) -> BuiltinType
  where Case: RawRepresentable & CaseIterable & Sendable, Case.RawValue == String {
    let all = type.allCases.map { value in (value.rawValue, Value.native(name, value)) }
    let values = all.map(\.1)
    let names = Dictionary(uniqueKeysWithValues: type.allCases.map { (String(describing: $0), $0.rawValue) })
    var result = BuiltinType(name)
    result.statics = all.map { member, value in BuiltinMember(member) { _ in value } }
    result.statics.append(BuiltinMember("allCases") { _ in .array(values) })
    result.members = [
      BuiltinMember("rawValue") { call in
        guard case .native(let native) = call.receiver else { return nil }
        return names[String(describing: native.payload)].map { .string($0) }
      }
    ]
    return result
  }
}
