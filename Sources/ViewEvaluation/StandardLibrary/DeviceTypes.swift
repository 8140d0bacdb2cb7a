internal import Colorimetry
internal import Diagnostics
internal import Typography
internal import ViewTree

/// Names of the device's states as UIKit has them: plain constants that compare by name.
extension BuiltinType {
  static let deviceStates: [BuiltinType] = [
    constants("UIApplication.State", ["active", "background", "inactive"]),
    constants(
      "UIDeviceOrientation",
      ["faceDown", "faceUp", "landscapeLeft", "landscapeRight", "portrait", "portraitUpsideDown", "unknown"],
      members: [
        BuiltinMember("isFlat") { _ in .bool(false) },
        BuiltinMember("isLandscape") { call in
          .bool(call.receiver.payload(Token.self)?.name.hasPrefix("landscape") ?? false)
        },
        BuiltinMember("isPortrait") { call in
          .bool(call.receiver.payload(Token.self)?.name.hasPrefix("portrait") ?? false)
        },
      ]),
    constants("UIUserInterfaceIdiom", ["carPlay", "mac", "pad", "phone", "tv", "unspecified", "vision"]),
    constants(
      "EditMode", ["active", "inactive", "transient"],
      members: [BuiltinMember("isEditing") { call in .bool(call.receiver.payload(Token.self)?.name != "inactive") }]),
    constants("ControlActiveState", ["active", "inactive", "key"]),
    constants("ScenePhase", ["active", "background", "inactive"]),
    constants(
      "WidgetFamily",
      [
        "accessoryCircular", "accessoryInline", "accessoryRectangular", "systemExtraLarge", "systemLarge",
        "systemMedium", "systemSmall",
      ]),
  ]

  private static func constants(_ name: String, _ names: [String], members: [BuiltinMember] = []) -> BuiltinType {
    BuiltinType(
      name,
      statics: names.map { constant in BuiltinMember(constant) { _ in .native(name, Token(constant)) } },
      members: members)
  }

  /// `dismiss()`, `openURL(url)` and the like: nothing happens.
  static let environmentAction = BuiltinType(
    "EnvironmentAction",
    members: [
      BuiltinMember("isPresented") { _ in .bool(false) },
      BuiltinMember("*") { call in call.isCall ? .void : nil },
    ])

  /// Database requests: no rows, as in a preview without a store.
  static let queries: [BuiltinType] = ["FetchRequest", "SectionedFetchRequest"].map { name in
    BuiltinType(name, initializer: { _ in .native("State", Storage(.array([]))) })
  }

  /// Styles of shapes are views too: a gradient fills what it is offered.
  static let shapeStyleViews = BuiltinType("ShapeStyle", conformances: ["View"])
}
