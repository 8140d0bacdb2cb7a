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
    "actionSheet", "alert", "allowsHitTesting", "animation", "appStoreOverlay", "autocapitalization",
    "autocorrectionDisabled", "backgroundExtensionEffect", "backgroundTask", "buttonRepeatBehavior",
    "chartAngleSelection", "chartForegroundStyleScale", "chartGesture", "chartLegend",
    "chartLineStyleScale", "chartPlotStyle", "chartScrollPosition", "chartScrollableAxes",
    "chartSymbolScale", "chartSymbolSizeScale", "chartXAxis", "chartXAxisLabel", "chartXScale", "chartXSelection",
    "chartXVisibleDomain", "chartYAxis", "chartYAxisLabel", "chartYScale", "chartYSelection", "chartYVisibleDomain",
    "configurationDisplayName", "confirmationDialog", "containerBackgroundRemovable", "containerShape",
    "containerValue", "contentMarginsDisabled",
    "contentShape", "contentTransition", "controlWidgetActionHint", "coordinateSpace", "currentEntitlementTask",
    "cuttable",
    "defaultAppStorage", "defaultFocus", "defaultHoverEffect", "defaultScrollAnchor", "defaultWheelPickerItemHeight",
    "defersSystemGestures", "deleteDisabled", "dialogIcon", "dialogSuppressionToggle", "digitalCrownAccessory",
    "digitalCrownRotation", "disableAutocorrection", "draggable", "dropDestination", "equatable",
    "exportsItemProviders", "fileDialogConfirmationLabel", "fileDialogDefaultDirectory", "fileDialogMessage",
    "fileExporter", "fileImporter", "fileMover", "findDisabled", "findNavigator", "focusEffectDisabled", "focusScope",
    "focusSection", "focusable", "focused", "focusedObject", "focusedSceneObject", "focusedSceneValue",
    "focusedValue", "geometryGroup", "glassEffectID", "glassEffectUnion", "groupActivityAssociation",
    "handGestureShortcut", "handlesExternalEvents", "help", "hoverEffect", "hoverEffectDisabled", "id",
    "inAppPurchaseOptions", "inspector", "inspectorColumnWidth", "interactionActivityTrackingTag",
    "interactiveDismissDisabled", "introspect", "invalidatableContent", "keyboardShortcut", "keyboardType",
    "keyframeAnimator", "labelReservedIconWidth", "listItemTint", "listRowSeparatorTint", "listSectionSeparator",
    "listSectionSeparatorTint", "manageSubscriptionsSheet", "mapControls", "mapStyle", "markdownBlockStyle",
    "markdownCodeSyntaxHighlighter", "markdownImageProvider", "markdownInlineImageProvider", "markdownTextStyle",
    "markdownTheme", "matchedGeometryEffect", "matchedTransitionSource", "materialActiveAppearance",
    "menuActionDismissBehavior", "menuIndicator", "menuOrder", "moveDisabled",
    "navigationDestination", "navigationDocument", "navigationLinkIndicatorVisibility",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "navigationSubtitle", "navigationTransition",
    "offerCodeRedemption", "onAppear", "onChange", "onContinueUserActivity", "onContinuousHover", "onCopyCommand",
    "onCutCommand", "onDelete", "onDeleteCommand", "onDisappear", "onDrag", "onDrop", "onEditingChanged",
    "onExitCommand", "onGeometryChange", "onHover", "onInAppPurchaseCompletion", "onInAppPurchaseStart", "onInsert",
    "onKeyPress", "onModifierKeysChanged", "onMove", "onMoveCommand", "onOpenURL", "onPasteCommand",
    "onPencilDoubleTap", "onPencilSqueeze", "onPlayPauseCommand", "onPreferenceChange", "onReceive",
    "onScrollGeometryChange", "onScrollPhaseChange", "onScrollTargetVisibilityChange", "onScrollVisibilityChange",
    "onSubmit", "paletteSelectionEffect", "pasteDestination", "persistentSystemOverlays", "phaseAnimator",
    "photosPicker", "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities", "photosPickerStyle",
    "popoverTip", "preference", "prefersDefaultFocus", "presentationBackground", "presentationBackgroundInteraction",
    "presentationCompactAdaptation", "presentationContentInteraction", "presentationCornerRadius",
    "presentationDetents", "presentationDragIndicator", "presentationSizing", "privacySensitive", "productViewStyle",
    "quickLookPreview", "refreshable", "refundRequestSheet", "renameAction", "replaceDisabled",
    "scrollBounceBehavior", "scrollClipDisabled", "scrollDisabled", "scrollDismissesKeyboard",
    "scrollEdgeEffectStyle", "scrollIndicators", "scrollIndicatorsFlash", "scrollInputBehavior", "scrollPosition",
    "scrollTarget", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "searchCompletion",
    "searchDictationBehavior", "searchFocused", "searchPresentationToolbarBehavior", "searchScopes",
    "searchSuggestions", "searchToolbarBehavior", "sectionActions", "selectionDisabled", "sensoryFeedback",
    "sharedBackgroundVisibility", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation",
    "speechAnnouncementsQueued", "speechSpellsOutCharacters", "springLoadingBehavior", "statusBar", "statusBarHidden",
    "storeButton", "storeProductTask", "storeProductsTask", "submitLabel", "submitScope", "subscriptionStatusTask",
    "subscriptionStoreButtonLabel", "subscriptionStoreControlIcon", "subscriptionStoreControlStyle",
    "subscriptionStorePickerItemBackground", "subscriptionStoreSignInAction", "supportedFamilies", "swipeActions",
    "symbolColorRenderingMode", "symbolEffect", "symbolEffectsRemoved", "symbolVariableValueMode",
    "tabBarMinimizeBehavior", "tabViewBottomAccessory", "tabViewCustomization", "task", "textContentType",
    "textInputAutocapitalization", "textInputCompletion", "textInputSuggestions", "textRenderer", "textSelection",
    "textSelectionAffinity", "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
    "toolbarForegroundStyle", "toolbarRole", "toolbarTitleMenu", "toolbarVisibility", "transaction",
    "transformAnchorPreference", "transformEnvironment", "transformPreference", "transition",
    "translationPresentation", "typeSelectEquivalent", "typesettingLanguage", "userActivity", "visualEffect",
    "widgetAccentable", "widgetLabel", "widgetURL", "windowDismissBehavior", "windowResizeBehavior",
    "windowToolbarFullScreenVisibility", "writingToolsBehavior",
  ]

  /// Those whose code runs when the view appears, or once it has a size.
  private static let running = Set((BuiltinType.appearanceModifiers + BuiltinType.feedbackModifiers).map(\.name))

  static let members: [BuiltinMember] = names.filter { !running.contains($0) }.map { name in
    BuiltinMember(name) { call in call.isCall ? call.modified(.withoutEffect(name: name)) : nil }
  }
}
