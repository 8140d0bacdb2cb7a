/// Values of the package "Dependencies": keys that carry the value that previews get.
///
/// `extension DependencyValues { var clock: Clock { self[ClockKey.self] } }`, read by `@Dependency(\.clock)`. A project
/// that declares these names itself has its own.
/// - Verification: documented, in the package's description: previews get `previewValue`, where there is none the live
///   value, and the test value only where there is no other.
enum PackageDependency {
  /// The value of a key or client given by its type.
  static func value(of type: TypeValue, _ evaluator: Evaluator) -> Value? {
    for name in ["previewValue", "liveValue", "testValue"] {
      if let value = evaluator.staticMember(name, of: type, at: nil) { return value }
    }
    return nil
  }

  /// What `@Dependency(argument)` reads; `nil` where it is not known.
  static func value(of argument: Value, _ evaluator: Evaluator) -> Value? {
    switch argument {
    case .keyPath(let path): return evaluator.value(at: path, of: .native("DependencyValues", Token("preview")))
    case .type(let type): return value(of: type, evaluator)
    default: return nil
    }
  }
}

extension BuiltinType {
  static let packageDependencies = [
    BuiltinType(
      "DependencyValues",
      members: [
        BuiltinMember("subscript") { call in
          guard case .type(let type)? = call.first else { return nil }
          return PackageDependency.value(of: type, call.evaluator)
        }
      ])
  ]
}
