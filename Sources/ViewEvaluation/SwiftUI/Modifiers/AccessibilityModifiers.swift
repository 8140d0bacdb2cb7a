import ViewTree

extension BuiltinType {
  /// What modifiers tell assistive technology, sorted by name.
  ///
  /// - Verification: documented.
  static let accessibilityModifiers: [BuiltinMember] = [
    BuiltinMember("accessibility") { call in
      guard call.isCall else { return nil }
      return old(call)
    },
    .modifier("accessibilityAddTraits") { reader in .accessibility(.addTraits(traits(reader.call.first, reader.call)))
    },
    .modifier("accessibilityElement") { reader in
      let children: Token? = reader.native("children", "AccessibilityChildBehavior")
      return .accessibility(.element(children: children?.name ?? "ignore"))
    },
    .modifier("accessibilityHeading") { _ in .accessibility(.heading) },
    .modifier("accessibilityHidden") { reader in .accessibility(.hidden(reader.bool(nil) ?? true)) },
    spoken("accessibilityHint") { .hint($0) },
    .modifier("accessibilityIdentifier") { reader in reader.string(nil).map { .identifier($0) } },
    spoken("accessibilityLabel") { .label($0) },
    .modifier("accessibilityRemoveTraits") { reader in
      .accessibility(.removeTraits(traits(reader.call.first, reader.call)))
    },
    .modifier("accessibilityRepresentation") { _ in .accessibility(.representation) },
    .modifier("accessibilityShowsLargeContentViewer") { _ in .accessibility(.showsLargeContentViewer) },
    spoken("accessibilityValue") { .value($0) },
  ]

  static let accessibilityTraits = BuiltinType.tokens(
    "AccessibilityTraits",
    [
      "allowsDirectInteraction", "causesPageTurn", "isButton", "isHeader", "isImage", "isKeyboardKey", "isLink",
      "isModal", "isSearchField", "isSelected", "isStaticText", "isSummaryElement", "isTabBar", "isToggle",
      "playsSound", "startsMediaSession", "updatesFrequently",
    ])
  static let accessibilityChildBehavior = BuiltinType.tokens(
    "AccessibilityChildBehavior", ["combine", "contain", "ignore"])

  /// A modifier whose argument is spoken: text, a key, or a `Text`; what is spoken never changes the layout.
  private static func spoken(
    _ name: String, _ make: @escaping @Sendable (String) -> AccessibilityChange
  ) -> BuiltinMember {
    .modifier(name) { (reader: inout ArgumentReader) in
      guard let argument = reader.call.first else { return nil }
      let text = TextConstruction.text(argument, range: reader.call.range, reader.call.evaluator)
      return { expansion in
        text.string(in: expansion).map { .accessibility(make($0)) } ?? .withoutEffect(name: name)
      }
    }
  }

  /// Traits given one by one or as a set.
  private static func traits(_ value: Value?, _ call: BuiltinCall) -> [String] {
    guard let value else { return [] }
    if case .array(let parts) = value { return parts.flatMap { traits($0, call) } }
    return call.evaluator.resolve(value, as: "AccessibilityTraits").payload(Token.self).map { [$0.name] } ?? []
  }

  /// `accessibility(label:)` and its relatives of the first SwiftUI.
  private static func old(_ call: BuiltinCall) -> Value? {
    guard let argument = call.arguments.first else { return nil }
    func text() -> String? {
      TextConstruction.text(argument.value, range: call.range, call.evaluator).string(
        in: Expansion(evaluator: call.evaluator, environment: EnvironmentState()))
    }
    var change: AccessibilityChange?
    switch argument.label {
    case "label": change = text().map { .label($0) }
    case "value": change = text().map { .value($0) }
    case "hint": change = text().map { .hint($0) }
    case "hidden": change = .hidden(call.bool("hidden") ?? true)
    case "addTraits": change = .addTraits(traits(argument.value, call))
    case "removeTraits": change = .removeTraits(traits(argument.value, call))
    case "identifier":
      if let name = call.evaluator.text(of: argument.value) { return call.modified(.identifier(name)) }
    default: break
    }
    return call.modified(change.map { .accessibility($0) } ?? .withoutEffect(name: "accessibility"))
  }
}
