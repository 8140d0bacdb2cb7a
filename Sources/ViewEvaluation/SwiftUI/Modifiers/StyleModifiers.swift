import Typography
import ViewTree

/// A style of the platform by name.
struct PlatformStyle: Hashable, Sendable {
  var kind: StyleKind
  var name: String
  /// The paint that it brings.
  var tint: ShapeStyle?
}

/// A family of styles: its modifier, its protocol, and the names that the platform gives.
struct StyleFamily: Sendable {
  var kind: StyleKind
  var modifier: String
  /// The protocols whose statics are styles of the family, the usual one first.
  var protocols: [String]
  var names: [String]
  /// The parts of type names before "Style": "Plain" in `PlainButtonStyle`.
  var typeSuffix: String

  /// - Source: SwiftUI documentation, "View styles".
  static let all: [StyleFamily] = [
    StyleFamily(
      kind: .button, modifier: "buttonStyle", protocols: ["ButtonStyle", "PrimitiveButtonStyle"],
      names: [
        "accessoryBar", "accessoryBarAction", "automatic", "bordered", "borderedProminent", "borderless", "card",
        "glass", "glassProminent", "link", "plain",
      ], typeSuffix: "ButtonStyle"),
    StyleFamily(
      kind: .controlGroup, modifier: "controlGroupStyle", protocols: ["ControlGroupStyle"],
      names: ["automatic", "compactMenu", "menu", "navigation", "palette"], typeSuffix: "ControlGroupStyle"),
    StyleFamily(
      kind: .datePicker, modifier: "datePickerStyle", protocols: ["DatePickerStyle"],
      names: ["automatic", "compact", "field", "graphical", "stepperField", "wheel"], typeSuffix: "DatePickerStyle"),
    StyleFamily(
      kind: .disclosure, modifier: "disclosureGroupStyle", protocols: ["DisclosureGroupStyle"], names: ["automatic"],
      typeSuffix: "DisclosureGroupStyle"),
    StyleFamily(
      kind: .form, modifier: "formStyle", protocols: ["FormStyle"], names: ["automatic", "columns", "grouped"],
      typeSuffix: "FormStyle"),
    StyleFamily(
      kind: .gauge, modifier: "gaugeStyle", protocols: ["GaugeStyle"],
      names: [
        "accessoryCircular", "accessoryCircularCapacity", "accessoryLinear", "accessoryLinearCapacity", "automatic",
        "circular", "linearCapacity",
      ], typeSuffix: "GaugeStyle"),
    StyleFamily(
      kind: .groupBox, modifier: "groupBoxStyle", protocols: ["GroupBoxStyle"], names: ["automatic"],
      typeSuffix: "GroupBoxStyle"),
    StyleFamily(
      kind: .indexView, modifier: "indexViewStyle", protocols: ["IndexViewStyle"], names: ["page"],
      typeSuffix: "IndexViewStyle"),
    StyleFamily(
      kind: .label, modifier: "labelStyle", protocols: ["LabelStyle"],
      names: ["automatic", "iconOnly", "titleAndIcon", "titleOnly"], typeSuffix: "LabelStyle"),
    StyleFamily(
      kind: .labeledContent, modifier: "labeledContentStyle", protocols: ["LabeledContentStyle"], names: ["automatic"],
      typeSuffix: "LabeledContentStyle"),
    StyleFamily(
      kind: .list, modifier: "listStyle", protocols: ["ListStyle"],
      names: [
        "automatic", "bordered", "carousel", "elliptical", "grouped", "inset", "insetGrouped", "plain", "sidebar",
      ],
      typeSuffix: "ListStyle"),
    StyleFamily(
      kind: .menu, modifier: "menuStyle", protocols: ["MenuStyle"],
      names: ["automatic", "borderedButton", "borderlessButton", "button"], typeSuffix: "MenuStyle"),
    StyleFamily(
      kind: .navigationView, modifier: "navigationViewStyle", protocols: ["NavigationViewStyle"],
      names: ["automatic", "columns", "doubleColumn", "stack"], typeSuffix: "NavigationViewStyle"),
    StyleFamily(
      kind: .picker, modifier: "pickerStyle", protocols: ["PickerStyle"],
      names: ["automatic", "inline", "menu", "navigationLink", "palette", "radioGroup", "segmented", "wheel"],
      typeSuffix: "PickerStyle"),
    StyleFamily(
      kind: .progress, modifier: "progressViewStyle", protocols: ["ProgressViewStyle"],
      names: ["automatic", "circular", "linear"], typeSuffix: "ProgressViewStyle"),
    StyleFamily(
      kind: .tabView, modifier: "tabViewStyle", protocols: ["TabViewStyle"],
      names: ["automatic", "carousel", "grouped", "page", "sidebarAdaptable", "tabBarOnly", "verticalPage"],
      typeSuffix: "TabViewStyle"),
    StyleFamily(
      kind: .textEditor, modifier: "textEditorStyle", protocols: ["TextEditorStyle"],
      names: ["automatic", "plain", "roundedBorder"], typeSuffix: "TextEditorStyle"),
    StyleFamily(
      kind: .textField, modifier: "textFieldStyle", protocols: ["TextFieldStyle"],
      names: ["automatic", "plain", "roundedBorder", "squareBorder"], typeSuffix: "TextFieldStyle"),
    StyleFamily(
      kind: .toggle, modifier: "toggleStyle", protocols: ["ToggleStyle"],
      names: ["automatic", "button", "checkbox", "switch"], typeSuffix: "ToggleStyle"),
  ]

  /// The modifier of the family.
  var member: BuiltinMember {
    BuiltinMember(modifier) { call in
      guard call.isCall, let argument = call.first else { return nil }
      return apply(argument, call)
    }
  }

  private func apply(_ argument: Value, _ call: BuiltinCall) -> Value {
    var last = argument
    for name in protocols {
      let settled = call.evaluator.resolve(argument, as: name)
      if let style = settled.payload(PlatformStyle.self) {
        let styled = call.modified(.style(kind: kind, name: style.name), setting: ["style:" + kind.rawValue: .none])
        guard let tint = style.tint else { return styled }
        return BuiltinCall(evaluator: call.evaluator, name: call.name, receiver: styled, range: call.range)
          .modified(.environment(.styleTint(kind: kind, tint)))
      }
      if case .instance(let instance) = settled {
        if let inner = instance.fields["wrapped"], instance.type.name.hasPrefix("Any") { return apply(inner, call) }
        return call.modified(nil, setting: ["style:" + kind.rawValue: settled])
      }
      last = settled
    }
    var reader = ArgumentReader(call)
    reader.fail(last, expected: protocols[0])
    return call.unknownForm(reader)
  }

  /// The protocols with their statics, and the concrete style types: `PlainButtonStyle()`.
  var types: [BuiltinType] {
    let style = kind
    let statics = names.map { name in
      BuiltinMember(name) { call in
        .native(protocols[0], PlatformStyle(kind: style, name: call.hidesPageDots ? name + "(never)" : name))
      }
    }
    // The styles of the platform stand in the usual protocol; the others hold only what projects add.
    let families = protocols.map { BuiltinType($0, statics: $0 == protocols[0] ? statics : []) }
    let concrete = names.map { name in
      let typeName = concreteName(name)
      return BuiltinType(
        typeName, conformances: protocols,
        initializer: { call in
          let tint = call["tint"].map { call.evaluator.shapeStyle(of: $0) }
          let shown = call.hidesPageDots ? name + "(never)" : name
          return .native(protocols[0], PlatformStyle(kind: style, name: shown, tint: tint))
        })
    }
    return families + concrete
  }

  private func concreteName(_ name: String) -> String {
    let start = name == "automatic" ? "Default" : name.prefix(1).uppercased() + name.dropFirst()
    return start + typeSuffix
  }
}

extension BuiltinCall {
  /// `page(indexDisplayMode: .never)`: pages without the dots that tell them apart.
  fileprivate var hidesPageDots: Bool {
    guard let mode = self["indexDisplayMode"] else { return false }
    return evaluator.resolve(mode, as: "PageTabViewStyle.IndexDisplayMode").payload(Token.self)?.name == "never"
  }
}

extension BuiltinType {
  static let pageDisplayMode = BuiltinType.tokens(
    "PageTabViewStyle.IndexDisplayMode", ["always", "automatic", "never"])
}
