import ViewTree

/// Modifiers that change neither layout nor paint at rest: events, animations, hints to the system, settings of scenes,
/// and looks that no finding depends on.
///
/// Sorted.
/// - Source: SwiftUI documentation, "View modifiers" (read as of iOS 26).
enum ModifiersWithoutEffect {
  static let names: [String] = [
    "accessibilityAction", "accessibilityActions", "accessibilityActivationPoint", "accessibilityAdjustableAction",
    "accessibilityChartDescriptor", "accessibilityChildren", "accessibilityCustomContent", "accessibilityDirectTouch",
    "accessibilityDragPoint", "accessibilityDropPoint", "accessibilityFocused", "accessibilityIgnoresInvertColors",
    "accessibilityInputLabels", "accessibilityLabeledPair", "accessibilityLinkedGroup", "accessibilityQuickAction",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityScrollAction", "accessibilitySortPriority", "accessibilitySpeechAdjustedPitch",
    "accessibilitySpeechAlwaysIncludesPunctuation", "accessibilitySpeechAnnouncementsQueued",
    "accessibilitySpeechSpellsOutCharacters", "accessibilityTextContentType", "accessibilityZoomAction",
    "allowsHitTesting", "animation", "autocapitalization", "autocorrectionDisabled", "backgroundTask",
    "buttonRepeatBehavior", "chartAngleSelection", "chartForegroundStyleScale", "chartGesture", "chartLegend",
    "chartLineStyleScale", "chartPlotStyle", "chartScrollPosition", "chartScrollableAxes", "chartSymbolScale",
    "chartSymbolSizeScale", "chartXAxis", "chartXAxisLabel", "chartXScale", "chartXSelection", "chartXVisibleDomain",
    "chartYAxis", "chartYAxisLabel", "chartYScale", "chartYSelection", "chartYVisibleDomain",
    "configurationDisplayName", "containerBackgroundRemovable", "containerValue", "contentMarginsDisabled",
    "contentShape", "contentTransition", "controlWidgetActionHint", "coordinateSpace", "currentEntitlementTask",
    "cuttable", "defaultAppStorage", "defaultFocus", "defaultHoverEffect", "defaultWheelPickerItemHeight",
    "defersSystemGestures", "deleteDisabled", "dialogIcon", "dialogSuppressionToggle", "digitalCrownAccessory",
    "digitalCrownRotation", "disableAutocorrection", "draggable", "dropDestination", "equatable",
    "exportsItemProviders", "fileDialogConfirmationLabel", "fileDialogDefaultDirectory", "fileDialogMessage",
    "findDisabled", "focusEffectDisabled", "focusScope", "focusSection", "focusable", "focused", "focusedObject",
    "focusedSceneObject", "focusedSceneValue", "focusedValue", "geometryGroup", "glassEffectID",
    "groupActivityAssociation", "handGestureShortcut", "handlesExternalEvents", "help", "hoverEffect",
    "hoverEffectDisabled", "id", "inAppPurchaseOptions", "inspectorColumnWidth", "interactionActivityTrackingTag",
    "interactiveDismissDisabled", "invalidatableContent", "keyboardShortcut", "keyboardType", "mapControls", "mapStyle",
    "markdownBlockStyle", "markdownCodeSyntaxHighlighter", "markdownImageProvider", "markdownInlineImageProvider",
    "markdownTextStyle", "markdownTheme", "matchedTransitionSource", "materialActiveAppearance",
    "menuActionDismissBehavior", "menuIndicator", "menuOrder", "moveDisabled", "navigationSplitViewStyle",
    "navigationTransition", "onAppear", "onChange", "onContinueUserActivity", "onContinuousHover", "onCopyCommand",
    "onCutCommand", "onDelete", "onDeleteCommand", "onDisappear", "onDrag", "onDrop", "onEditingChanged",
    "onExitCommand", "onGeometryChange", "onHover", "onInAppPurchaseCompletion", "onInAppPurchaseStart", "onInsert",
    "onKeyPress", "onModifierKeysChanged", "onMove", "onMoveCommand", "onOpenURL", "onPasteCommand",
    "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand", "onPreferenceChange", "onReceive",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange", "onScrollVisibilityChange",
    "onSubmit", "paletteSelectionEffect", "pasteDestination", "persistentSystemOverlays",
    "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "photosPickerStyle", "popoverTip",
    "preference", "prefersDefaultFocus", "presentationBackgroundInteraction", "presentationContentInteraction",
    "productViewStyle", "refreshable", "renameAction", "replaceDisabled", "scrollBounceBehavior", "scrollDisabled",
    "scrollDismissesKeyboard", "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash",
    "scrollInputBehavior", "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout", "searchCompletion",
    "searchDictationBehavior", "searchFocused", "searchPresentationToolbarBehavior", "searchScopes",
    "searchSuggestions", "searchToolbarBehavior", "selectionDisabled", "sensoryFeedback", "sharedBackgroundVisibility",
    "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
    "springLoadingBehavior", "statusBar", "statusBarHidden", "storeButton", "storeProductTask", "storeProductsTask",
    "submitLabel", "submitScope", "subscriptionStatusTask", "subscriptionStoreButtonLabel",
    "subscriptionStoreControlIcon", "subscriptionStoreControlStyle", "subscriptionStorePickerItemBackground",
    "subscriptionStoreSignInAction", "supportedFamilies", "swipeActions", "symbolEffect", "symbolEffectsRemoved",
    "tabBarMinimizeBehavior", "tabViewCustomization", "task", "textContentType", "textInputAutocapitalization",
    "textInputCompletion", "textInputSuggestions", "textSelection", "textSelectionAffinity", "transaction",
    "transformAnchorPreference", "transformPreference", "transition", "typeSelectEquivalent", "userActivity",
    "widgetAccentable", "widgetAccentedRenderingMode", "widgetURL", "windowDismissBehavior", "windowResizeBehavior",
    "windowToolbarFullScreenVisibility", "writingToolsBehavior",
  ]

  /// Those whose code runs when the view appears, or once it has a size.
  private static let running = Set(
    (BuiltinType.appearanceModifiers + BuiltinType.feedbackModifiers).map(\.name))

  static let members: [BuiltinMember] = names.filter { !running.contains($0) }.map { name in
    BuiltinMember(name) { call in call.isCall ? call.modified(.withoutEffect(name: name)) : nil }
  }
}
