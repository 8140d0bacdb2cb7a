import ViewTree

extension BuiltinType {
  /// - Verification: documented; frames are inferred.
  static let disclosureGroup = BuiltinType(
    "DisclosureGroup", conformances: ["View"],
    initializer: { call in
      let label = call.titleAndIcon() ?? call.labelled("label").map { ControlLabel(form: .views($0)) }
      guard let label, let content = call.content("content") else { return nil }
      let expanded = call["isExpanded"].map { call.evaluator.resolve($0, as: "Binding") }
      let range = call.range
      return call.view { expansion in
        var state = ControlState()
        state.isExpanded = expanded?.boundValue.bool ?? false
        let configuration = StyleConfiguration(
          values: [
            "label": Expansion.value("DisclosureGroupStyleConfiguration.Label") { label.node(in: $0) },
            "content": Expansion.value("DisclosureGroupStyleConfiguration.Content") { content.node(in: $0) },
            "isExpanded": .bool(state.isExpanded),
          ])
        if let body = expansion.styledBody("disclosure", configuration) { return body }
        return ViewNode(
          .control(
            ControlView(
              .disclosureGroup, label: label.node(in: expansion),
              children: state.isExpanded ? content.children(in: expansion) : [], state: state)), range: range)
      }
    })

  static let groupBox = BuiltinType(
    "GroupBox", conformances: ["View"],
    initializer: { call in
      if let configuration = call.first?.payload(StyleConfiguration.self) {
        let parts = ["label", "content"].map { configuration.values[$0].map { ViewContentArgument($0) } }
        return group(parts[0].map { ControlLabel(form: .views($0)) }, parts[1], .groupBox, "groupBox", call)
      }
      let label = call.titleAndIcon() ?? call.labelled("label").map { ControlLabel(form: .views($0)) }
      return group(label, call.content("content"), .groupBox, "groupBox", call)
    })

  static let labeledContent = BuiltinType(
    "LabeledContent", conformances: ["View"],
    initializer: { call in
      if let configuration = call.first?.payload(StyleConfiguration.self) {
        let parts = ["label", "content"].map { configuration.values[$0].map { ViewContentArgument($0) } }
        return group(
          parts[0].map { ControlLabel(form: .views($0)) }, parts[1], .labeledContent, "labeledContent", call)
      }
      let label = call.titleAndIcon() ?? call.labelled("label").map { ControlLabel(form: .views($0)) }
      if let value = call["value"] {
        let text =
          call["format"] == nil
          ? TextConstruction.plain(value, range: call.range, call)
          : TextConstruction.formatted(value, call)
        let content = ViewContentArgument(.view(ViewValue(text, range: call.range)))
        return group(label, content, .labeledContent, "labeledContent", call)
      }
      return group(label, call.content("content"), .labeledContent, "labeledContent", call)
    })

  static let controlGroup = BuiltinType(
    "ControlGroup", conformances: ["View"],
    initializer: { call in
      guard let content = call.content("content") else { return nil }
      let range = call.range
      return call.view { expansion in
        ViewNode(.stack(StackView(.horizontal, children: content.children(in: expansion))), range: range)
      }
    })

  /// A label over or beside content, which a style of the project may arrange.
  private static func group(
    _ label: ControlLabel?, _ content: ViewContentArgument?, _ kind: ControlView.Kind, _ style: String,
    _ call: BuiltinCall
  ) -> Value? {
    guard let content else { return nil }
    let range = call.range
    return call.view { expansion in
      let configuration = StyleConfiguration(
        values: [
          "label": Expansion.value("StyleConfiguration.Label") { label?.node(in: $0) ?? ViewNode(.empty) },
          "content": Expansion.value("StyleConfiguration.Content") { content.node(in: $0) },
        ])
      if let body = expansion.styledBody(style, configuration) { return body }
      return ViewNode(
        .control(ControlView(kind, label: label?.node(in: expansion), children: content.children(in: expansion))),
        range: range)
    }
  }

  static let contentUnavailableView = BuiltinType(
    "ContentUnavailableView", conformances: ["View"],
    initializer: { call in
      let label = call.titleAndIcon() ?? call.content("label").map { ControlLabel(form: .views($0)) }
      guard let label else { return nil }
      let (description, actions) = (call.labelled("description"), call.labelled("actions"))
      let range = call.range
      return call.view { expansion in
        ViewNode(
          .control(
            ControlView(
              .contentUnavailable, label: label.node(in: expansion), icon: description?.node(in: expansion),
              children: actions?.children(in: expansion) ?? [])), range: range)
      }
    },
    statics: [
      BuiltinMember("search") { call in
        let range = call.range
        let term = call["text"].flatMap { call.evaluator.text(of: $0) }
        let title = TextView(term.map { "No Results for “\($0)”" } ?? "No Results")
        return call.view { _ in
          let label = ControlView(
            .label, label: ViewNode(.text(title)), icon: ViewNode(.image(ImageView(.symbol("magnifyingglass")))))
          let hint = ViewNode(.text(TextView("Check the spelling or try a new search.")))
          return ViewNode(
            .control(ControlView(.contentUnavailable, label: ViewNode(.control(label)), icon: hint)), range: range)
        }
      }
    ])
}
