/// Settings of the package "Defaults": keys that carry the value that holds until somebody sets another.
///
/// `extension Defaults.Keys { static let size = Key<Int>("size", default: 3) }`, read by `@Default(.size)` and
/// `Defaults[.size]`. A project that declares these names itself has its own.
/// - Verification: documented, in the package's description.
struct PackageDefault: Sendable {
  var value: Value
}

extension BuiltinType {
  static let packageDefaults: [BuiltinType] =
    [
      BuiltinType(
        "Defaults",
        statics: [
          BuiltinMember("subscript") { call in call.first.flatMap { PackageDefault.value(of: $0, call.evaluator) } }
        ]),
      BuiltinType("Defaults.Keys"),
    ]
    + ["Defaults.Key", "Defaults.Keys.Key"].map { name in
      BuiltinType(
        name,
        initializer: { call in
          let value = call["default"].map(call.evaluator.settled)
          return .native("Defaults.Key", PackageDefault(value: value ?? Value.none))
        })
    }
}

extension PackageDefault {
  /// The value of a key given as `.size` or `Defaults.Keys.size`; `nil` where it is none.
  static func value(of key: Value, _ evaluator: Evaluator) -> Value? {
    evaluator.resolve(key, as: "Defaults.Keys").payload(PackageDefault.self)?.value
  }
}
