import ViewTree

extension BuiltinType {
  /// Presentations, sorted by name: they show where their binding is on from the start.
  ///
  /// - Verification: documented.
  static let presentationModifiers: [BuiltinMember] =
    ["fullScreenCover", "popover", "sheet"].map { name in BuiltinMember(name, presentation) }

  private static let presentation: BuiltinBody = { call in
    guard call.isCall else { return nil }
    guard let content = call.closure("content") else { return call.modified(.withoutEffect(name: call.name)) }
    let kind = call.name
    if let flag = call["isPresented"] {
      let binding = call.evaluator.resolve(flag, as: "Binding")
      guard binding.boundValue.bool == true else { return call.modified(.withoutEffect(name: kind)) }
      return call.modified { expansion in
        .presentation(kind: kind, content: expansion.inside(kind).node(of: content))
      }
    }
    guard let item = call["item"].map({ call.evaluator.resolve($0, as: "Binding").boundValue }), !item.isNone,
      item.unresolved == nil
    else { return call.modified(.withoutEffect(name: kind)) }
    return call.modified { expansion in
      .presentation(kind: kind, content: expansion.inside(kind).node(of: content, [item]))
    }
  }
}

extension Expansion {
  /// The place inside a presentation of a kind.
  fileprivate func inside(_ kind: String) -> Expansion {
    setting([UnmodelledModifier.presentationKey: .string(kind)])
  }
}
