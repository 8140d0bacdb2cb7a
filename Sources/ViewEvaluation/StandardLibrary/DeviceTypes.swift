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
    constants("ComparisonResult", ["orderedAscending", "orderedDescending", "orderedSame"]),
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

  /// The platform's environment values that no variant changes, at their defaults.
  static let settledEnvironment = BuiltinType(
    "EnvironmentValues",
    members: [
      falseValues.map { name in BuiltinMember(name) { _ in .bool(false) } },
      actions.map { name in BuiltinMember(name) { _ in .native("EnvironmentAction", name) } },
      [
        BuiltinMember("calendar") { call in .native("Calendar", call.evaluator.calendar) },
        BuiltinMember("controlActiveState") { _ in .native("ControlActiveState", Token("key")) },
        BuiltinMember("defaultMinListRowHeight") { _ in .double(0) },
        BuiltinMember("dynamicTypeSize") { call in call.receiver.payload(EnvironmentState.self)?["dynamicTypeSize"] },
        BuiltinMember("editMode") { _ in
          .binding(Storage(.native("EditMode", Token("inactive"))).binding)
        },
        BuiltinMember("font") { _ in Value.none },
        BuiltinMember("headerProminence") { _ in Value.none },
        BuiltinMember("lineLimit") { _ in Value.none },
        BuiltinMember("locale") { call in call.evaluator.registry.types["Locale"]?.statics["current"]?(call) },
        BuiltinMember("presentationMode") { _ in
          .binding(Storage(.native("EnvironmentAction", "presentationMode")).binding)
        },
        BuiltinMember("refresh") { _ in Value.none },
        BuiltinMember("safeAreaInsets") { call in
          call.evaluator.record(.containerSize)
          return .native("EdgeInsets", call.evaluator.environment.safeAreaInsets)
        },
        BuiltinMember("scenePhase") { _ in .native("ScenePhase", Token("active")) },
        BuiltinMember("self") { $0.receiver },
        BuiltinMember("timeZone") { call in call.evaluator.registry.types["TimeZone"]?.statics["current"]?(call) },
        BuiltinMember("undoManager") { _ in Value.none },
        BuiltinMember("userInterfaceIdiom") { _ in .native("UIUserInterfaceIdiom", Token("phone")) },
        BuiltinMember("widgetFamily") { _ in .native("WidgetFamily", Token("systemSmall")) },
      ],
    ].flatMap { $0 })

  private static let falseValues = [
    "accessibilityAssistiveAccessEnabled", "accessibilityDifferentiateWithoutColor", "accessibilityEnabled",
    "accessibilityInvertColors", "accessibilityReduceMotion", "accessibilityReduceTransparency",
    "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled",
    "allowsTightening", "autocorrectionDisabled", "isFocused", "isLuminanceReduced", "isPresented",
    "isSceneCaptured", "isSearching", "isSelected", "supportsMultipleWindows", "showsWidgetContainerBackground",
  ]

  private static let actions = [
    "authorizationController", "dismiss", "dismissSearch", "dismissWindow", "managedObjectContext", "modelContext",
    "openDocument", "openSettings", "openURL", "openWindow", "purchase", "rename", "requestReview", "resetFocus",
  ]

  /// `dismiss()`, `openURL(url)` and the like: nothing happens.
  static let environmentAction = BuiltinType(
    "EnvironmentAction",
    members: [
      BuiltinMember("isPresented") { _ in .bool(false) },
      BuiltinMember("*") { call in call.isCall ? .void : nil },
    ])

  /// Database requests: no rows, as in a preview without a store.
  static let queries: [BuiltinType] = ["FetchRequest", "Query", "SectionedFetchRequest"].map { name in
    BuiltinType(name, initializer: { _ in .native("State", Storage(.array([]))) })
  }

  /// Styles of shapes are views too: a gradient fills what it is offered.
  static let shapeStyleViews = BuiltinType("ShapeStyle", conformances: ["View"])
}
