import ViewTree

extension BuiltinMember {
  /// A modifier of `View` that wraps its content in one node.
  ///
  /// A form that `make` does not know (`nil`), or an argument without a value, leaves the content and a mark.
  static func modifier(
    _ name: String, _ make: @escaping @Sendable (inout ArgumentReader) -> ViewModifier?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall else { return nil }
      var reader = ArgumentReader(call)
      guard let modifier = make(&reader) else { return call.unknownForm(reader) }
      return call.modified(reader, modifier)
    }
  }

  /// A modifier of `View` whose node holds views, which are built at their place.
  static func modifier(
    _ name: String,
    holding make: @escaping @Sendable (inout ArgumentReader) -> (@Sendable (Expansion) -> ViewModifier)?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall else { return nil }
      var reader = ArgumentReader(call)
      guard let modifier = make(&reader) else { return call.unknownForm(reader) }
      return call.modified(reader, by: modifier)
    }
  }

  /// A modifier of `View` that changes the environment; on a `Text` it stays with the text.
  static func environment(
    _ name: String, _ make: @escaping @Sendable (inout ArgumentReader) -> EnvironmentModification?
  ) -> BuiltinMember {
    BuiltinMember(name) { call in
      guard call.isCall else { return nil }
      var reader = ArgumentReader(call)
      guard let modification = make(&reader) else { return call.unknownForm(reader) }
      if reader.failure == nil, let change = modification.change, change.isOfText,
        let text = call.textChanged(change)
      {
        return text
      }
      if reader.failure == nil, modification.change == nil, modification.values.isEmpty { return call.receiver }
      return call.changed(reader, modification.change, setting: modification.values)
    }
  }
}

/// What an environment modifier changes: for layout and paint, and for code below that reads the environment.
struct EnvironmentModification: Sendable {
  var change: EnvironmentChange?
  var values: [String: Value]

  init(_ change: EnvironmentChange?, setting values: [String: Value] = [:]) {
    self.change = change
    self.values = values
  }
}

extension EnvironmentChange {
  /// Whether the modifier gives a `Text` when it is applied to one.
  var isOfText: Bool {
    switch self {
    case .font, .foregroundStyle, .tracking, .kerning, .baselineOffset, .underline, .strikethrough: true
    default: false
    }
  }
}

extension BuiltinCall {
  /// The receiver with a mark that the modifier's arguments are not understood.
  func unknownForm(_ reader: ArgumentReader) -> Value {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    let failure =
      reader.failure ?? UnresolvedView(code: "unknown-form", message: "`\(name)(\(labels))` is not modelled.")
    return modified(.unresolved(name: name, failure))
  }
}
