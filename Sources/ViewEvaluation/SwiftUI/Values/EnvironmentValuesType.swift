import Foundation
import Geometry
import Typography
import ViewTree

extension BuiltinType {
  /// What the environment holds where nothing sets it. Values that the variant decides are set at the root.
  ///
  /// - Source: SwiftUI documentation, `EnvironmentValues`, for an iPhone app in the foreground without assistive settings.
  static let environmentValues = BuiltinType(
    "EnvironmentValues",
    members: environmentActions.map { name in
      BuiltinMember(name) { _ in .function(FunctionValue(.native { _ in .void })) }
    }
      + switchedOff.map { name in BuiltinMember(name) { _ in .bool(false) } }
      + notSet.map { name in BuiltinMember(name) { _ in Value.none } }
      + databases.map { name in BuiltinMember(name) { _ in .native("DatabaseContext", Token(name)) } }
      + environmentDefaults)

  /// Actions: calling one changes nothing in a preview.
  private static let environmentActions = [
    "dismiss", "dismissSearch", "dismissWindow", "newDocument", "openDocument", "openImmersiveSpace", "openSettings",
    "openURL", "openWindow", "purchase", "refresh", "rename", "requestReview", "resetFocus",
  ]

  private static let switchedOff = [
    "accessibilityAssistiveAccessEnabled", "accessibilityDifferentiateWithoutColor", "accessibilityDimFlashingLights",
    "accessibilityEnabled", "accessibilityInvertColors", "accessibilityLargeContentViewerEnabled",
    "accessibilityPlayAnimatedImages", "accessibilityQuickActionsEnabled", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
    "accessibilityVoiceOverEnabled", "allowsTightening", "autocorrectionDisabled", "isFocused", "isHoverEffectEnabled",
    "isLuminanceReduced", "isPresented", "isSceneCaptured", "isSearching", "isSelected", "springLoadingBehavior",
    "supportsMultipleWindows", "widgetContentMarginsEnabled",
  ]

  private static let notSet = [
    "backgroundMaterial", "backgroundStyle", "editMode", "font", "keyboardShortcut", "lineLimit", "textCase", "tint",
    "undoManager",
  ]

  private static let databases = ["managedObjectContext", "modelContext"]

  private static let environmentDefaults: [BuiltinMember] = [
    BuiltinMember("authorizationController") { _ in .native("EnvironmentAction", "authorizationController") },
    BuiltinMember("buttonRepeatBehavior") { _ in .native("ButtonRepeatBehavior", Token("automatic")) },
    BuiltinMember("calendar") { call in .native("Calendar", call.evaluator.calendar) },
    BuiltinMember("controlActiveState") { _ in .native("ControlActiveState", Token("key")) },
    BuiltinMember("controlSize") { _ in .native("ControlSize", Token("regular")) },
    BuiltinMember("defaultMinListHeaderHeight") { _ in Value.none },
    BuiltinMember("defaultMinListRowHeight") { _ in .double(44) },
    BuiltinMember("dynamicTypeSize") { call in call.receiver.payload(EnvironmentState.self)?["dynamicTypeSize"] },
    BuiltinMember("headerProminence") { _ in .native("Prominence", Token("standard")) },
    BuiltinMember("imageScale") { _ in .native("Image.Scale", ImageScale.medium) },
    BuiltinMember("isScrollEnabled") { _ in .bool(true) },
    BuiltinMember("lineSpacing") { _ in .double(0) },
    BuiltinMember("locale") { call in
      call.evaluator.record(.locale)
      return .native("Locale", Locale(identifier: call.evaluator.environment.locale))
    },
    BuiltinMember("minimumScaleFactor") { _ in .double(1) },
    BuiltinMember("multilineTextAlignment") { _ in .native("TextAlignment", TextAlignment.leading) },
    BuiltinMember("presentationMode") { _ in
      .binding(BindingValue(get: { .native("PresentationMode", Token("presentationMode")) }, set: { _ in }))
    },
    BuiltinMember("redactionReasons") { _ in .native("RedactionReasons", Token("")) },
    BuiltinMember("safeAreaInsets") { call in
      call.evaluator.record(.containerSize)
      return .native("EdgeInsets", call.evaluator.environment.safeAreaInsets)
    },
    BuiltinMember("scenePhase") { _ in .native("ScenePhase", Token("active")) },
    BuiltinMember("self") { $0.receiver },
    BuiltinMember("showsWidgetContainerBackground") { _ in .bool(true) },
    BuiltinMember("sizeCategory") { call in
      call.evaluator.record(.textSize)
      return .native("ContentSizeCategory", call.evaluator.environment.textSize)
    },
    BuiltinMember("symbolVariants") { _ in .native("SymbolVariants", SymbolVariantsValue(names: [])) },
    BuiltinMember("timeZone") { call in call.evaluator.registry.types["TimeZone"]?.statics["current"]?(call) },
    BuiltinMember("truncationMode") { _ in .native("Text.TruncationMode", TruncationMode.tail) },
    BuiltinMember("userInterfaceIdiom") { _ in .native("UIUserInterfaceIdiom", Token("phone")) },
    BuiltinMember("widgetFamily") { _ in .native("WidgetFamily", Token("systemSmall")) },
    BuiltinMember("widgetRenderingMode") { _ in .native("WidgetRenderingMode", Token("fullColor")) },
  ]

  /// `presentationMode`, as far as previews read it.
  static let presentationMode = BuiltinType(
    "PresentationMode",
    members: [
      BuiltinMember("dismiss") { call in call.isCall ? .void : nil },
      BuiltinMember("isPresented") { _ in .bool(false) },
    ])
}
