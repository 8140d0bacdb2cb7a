import ViewTree

/// What a widget declares, and the previews of it.
///
/// - Source: WidgetKit documentation, `StaticConfiguration`, `AppIntentConfiguration`, `IntentConfiguration` and
///   `Preview(_:as:widget:timeline:)`.
/// - Verification: documented.
enum WidgetConfiguration {
  /// The environment key of the timeline entry that a widget shows.
  private static let entryKey = "preview:timelineEntry"

  static let types: [BuiltinType] =
    ["AppIntentConfiguration", "IntentConfiguration", "StaticConfiguration"].map(configuration) + [modifiers]

  /// What a configuration says of the widget in the gallery; `supportedFamilies` and the like stand with the modifiers
  /// without effect.
  private static let modifiers = BuiltinType(
    "View", members: [BuiltinMember("description") { call in call.isCall ? call.receiver : nil }])

  private static func configuration(_ name: String) -> BuiltinType {
    BuiltinType(
      name, conformances: ["View"],
      initializer: { call in
        guard let content = call.content("content") else { return nil }
        let range = call.range
        return call.view { expansion in
          guard let entry = expansion.environment[entryKey] else {
            return .unresolved(
              "missing-timeline-entry", "A widget is laid out with the entries of its preview's timeline.", range: range
            )
          }
          return content.node(in: expansion, [entry])
        }
      })
  }

  /// A widget with each entry of a timeline, one view after the other.
  static func previews(of widget: Value, entries: Value) -> Value {
    var shown = [entries]
    if case .view(let view) = entries, let sequence = view.description as? ViewSequence { shown = sequence.elements }
    if case .array(let elements) = entries { shown = elements }
    let views = shown.map { entry in
      Value.view(
        ViewValue(
          BuiltView("ModifiedContent") { expansion in expansion.setting([entryKey: entry]).expand(widget) }, range: nil)
      )
    }
    return .view(ViewValue(ViewSequence(views), range: nil))
  }
}
