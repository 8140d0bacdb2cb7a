import Diagnostics
import ViewTree

extension BuiltinType {
  /// - Verification: documented; frames are measured.
  static let label = BuiltinType(
    "Label", conformances: ["View"],
    initializer: { call in
      let range = call.range
      if let configuration = call.first?.payload(StyleConfiguration.self) {
        return label(
          title: configuration.values["title"].map { ViewContentArgument($0) },
          icon: configuration.values["icon"].map { ViewContentArgument($0) }, call)
      }
      if let label = call.titleAndIcon() {
        guard call.hasOnly("_", "systemImage", "systemSymbol", "image", "bundle") else { return nil }
        return call.view { expansion in label.node(in: expansion) }
      }
      let title =
        call["title"].map { ViewContentArgument($0) } ?? call.trailingClosure.map { ViewContentArgument(.function($0)) }
      guard let title, let icon = call.labelled("icon") else { return nil }
      return label(title: title, icon: icon, call)
    })

  private static func label(title: ViewContentArgument?, icon: ViewContentArgument?, _ call: BuiltinCall) -> Value {
    let range = call.range
    let values = StyleConfiguration(
      values: [
        "title": Expansion.value("LabelStyleConfiguration.Title") { title?.node(in: $0) ?? ViewNode(.empty) },
        "icon": Expansion.value("LabelStyleConfiguration.Icon") { icon?.node(in: $0) ?? ViewNode(.empty) },
      ])
    return call.view { expansion in
      LabelStyling.node(
        title: title?.node(in: expansion), icon: icon?.node(in: expansion), range: range, values: values, expansion)
    }
  }
}

/// Labels under the label style of their place.
enum LabelStyling {
  /// The label as a style of the project draws it, else as a control of the platform.
  static func node(
    title: ViewNode?, icon: ViewNode?, range: SourceRange?, values: StyleConfiguration?, _ expansion: Expansion
  ) -> ViewNode {
    let configuration =
      values
      ?? StyleConfiguration(
        values: [
          "title": Expansion.value("LabelStyleConfiguration.Title") { _ in title ?? ViewNode(.empty) },
          "icon": Expansion.value("LabelStyleConfiguration.Icon") { _ in icon ?? ViewNode(.empty) },
        ])
    if let body = expansion.styledBody("label", configuration) { return body }
    return ViewNode(.control(ControlView(.label, label: title, icon: icon)), range: range)
  }
}
