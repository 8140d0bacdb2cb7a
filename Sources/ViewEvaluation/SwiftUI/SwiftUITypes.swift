import Colorimetry
import Typography

/// The types of SwiftUI that are modelled.
///
/// A view is a type with an initialiser that gives `call.view { expansion in … }`; a modifier is a member of "View"
/// that gives `call.modified(…)`; a colour, font or alignment is a type whose statics and members give
/// `Value.native("Color", …)`. A body gives `nil` where the labels are none of its forms: the evaluator then says so.
let swiftUITypes: [BuiltinType] =
  swiftUIViews + swiftUIShapes + swiftUIValues + StyleFamily.all.flatMap(\.types) + BuiltinType.styleConfigurations
  + BuiltinType.acceptedValues + BuiltinType.formattedMembers + BuiltinType.numberFormatStyles
  + BuiltinType.assetNames + [.mixingSpace] + BuiltinType.localeCurrency + BuiltinType.namespaces
  + BuiltinType.previewTypes
  + [.view]

/// Views and containers, sorted by name within each list.
private let swiftUIViews: [BuiltinType] =
  [
    .accessoryWidgetBackground, .anyLayout, .anyView, .asyncImage, .button, .colorPicker, .contentUnavailableView,
    .controlGroup, .datePicker,
    .disclosureGroup, .divider, .editButton, .emptyView, .forEach, .form, .gauge, .geometryReader, .gridLayout, .grid,
    .gridRow, .group, .groupBox, .hStack, .hStackLayout, .image, .label, .labeledContent, .lazyHGrid, .lazyHStack,
    .lazyVGrid, .lazyVStack, .link, .list, .menu, .modifiedContent, .multiDatePicker, .navigationLink,
    .navigationSplitView,
    .navigationStack, .navigationView, .pasteButton, .phaseAnimator, .photosPicker, .picker, .progressView,
    .renameButton, .scrollView,
    .scrollViewReader, .section, .secureField, .shareLink, .slider, .spacer, .stepper, .tab, .tabView, .text,
    .textEditor, .textField, .timelineView, .toggle, .toolbarItem, .toolbarItemGroup, .toolbarSpacer,
    .toolbarTitleMenu, .vStack, .vStackLayout, .viewThatFits, .zStack, .zStackLayout,
  ] + BuiltinType.opaqueViews + BuiltinType.opaqueParts + BuiltinType.imageLoaders + BuiltinType.thirdPartyViews
  + BuiltinType.transparentViews + BuiltinType.representables + WidgetConfiguration.types

private let swiftUIShapes: [BuiltinType] = [
  .anyShape, .capsule, .circle, .containerRelativeShape, .ellipse, .insettableShape, .path, .rectangle,
  .roundedRectangle, .shapeProtocol, .uiBezierPath, .unevenRoundedRectangle,
]

/// Types of values, sorted by name.
private let swiftUIValues: [BuiltinType] = [
  .accessibilityChildBehavior, .accessibilityTraits, .affineTransform, .alignment, .angle, .angularGradient,
  .anyShapeStyle, .asyncImagePhase, .attributedString, .axis, .axisSet, .blendMode, .buttonBorderShape, .buttonRole,
  .color, .colorScheme, .colorSchemeContrast, .contentMarginPlacement, .contentMode, .contentSizeCategory, .controlSize,
  .dateFormatStyle,
  .dateLengths, .datePickerComponents, .dateSymbols, .dynamicTypeSize, .edge, .edgeInsets, .edgeSet,
  .anchorSource, .coordinateSpace, .ellipticalGradient, .emptyModifier, .environmentValues, .fillStyle,
  .font, .fontDesign, .fontLeading, .fontWeight, .fontWidth,
  .formatStyle, .geometryProxy, .gradient, .gradientStop, .gridItem, .gridItemSize, .horizontalAlignment,
  .horizontalEdge, .imageInterpolation, .imageRenderingMode, .imageResizingMode, .imageScale, .layoutDirection,
  .layoutDirectionBehavior, .layoutProtocol, .layoutSubview, .legibilityWeight, .lineCap, .lineJoin, .linearGradient,
  .listItemTint, .listSectionSpacing, .listTypes, .localizedStringKey, .localizedStringResource,
  .material, .numberGrouping, .numberNotation, .numberPrecision,
  .point, .presentationMode, .prominence, .proposedViewSize, .radialGradient, .rectCorner, .rectangleCornerRadii,
  .rectangleValue,
  .redactionReasons, .rgbColorSpace, .roundedCornerStyle, .safeAreaRegions, .scrollAnchorRole, .scrollTransitionPhase,
  .scrollViewProxy, .searchFieldPlacement, .shapeStyle, .size,
  .sizeClass,
  .pageDisplayMode, .strokeStyle,
  .symbolRenderingMode, .symbolVariants, .tabRole, .textAlignment, .textCase, .textDateStyle, .textStyle, .timeLengths,
  .timelineContext, .titleDisplayMode, .toolbarItemPlacement, .toolbarPlacement, .toolbarTitleDisplayMode,
  .traitCollection, .truncationMode, .uiAccessibility, .uiAccessibilityContrast, .uiColor, .uiEdgeInsets, .uiFont,
  .uiFontMetrics,
  .typedSymbol,
  .uiFontWeight, .uiImage, .uiTextStyle, .uiUserInterfaceStyle, .unitPoint, .verticalAlignment, .verticalEdge,
  .viewDimensions, .viewSpacing, .visibility,
]

extension BuiltinType {
  /// The protocol: every modifier.
  static let view = BuiltinType(
    "View",
    members: layoutModifiers + paintModifiers + textModifiers + environmentModifiers + chartModifiers + chromeModifiers
      + presentationModifiers + previewModifiers + accessibilityModifiers + structureModifiers
      + StyleFamily.all.map(\.member)
      + barModifiers + effectModifiers + ModifiersWithoutEffect.members + UnmodelledModifier.members
      + BuiltinType.appearanceModifiers + BuiltinType.feedbackModifiers)

  /// Types that only hold other types.
  static let namespaces: [BuiltinType] = ["NavigationBarItem", "NumberFormatStyleConfiguration"].map { BuiltinType($0) }

  static let contentMarginPlacement = BuiltinType.tokens(
    "ContentMarginPlacement", ["automatic", "scrollContent", "scrollIndicators"])
  static let safeAreaRegions = BuiltinType.tokens("SafeAreaRegions", ["all", "container", "keyboard"])

  /// The user's settings as UIKit gives them.
  static let uiAccessibility = BuiltinType(
    "UIAccessibility",
    statics: [
      BuiltinMember("isBoldTextEnabled") { call in
        call.evaluator.record(.legibilityWeight)
        return .bool(call.evaluator.environment.legibilityWeight == .bold)
      },
      BuiltinMember("isDarkerSystemColorsEnabled") { call in
        call.evaluator.record(.contrast)
        return .bool(call.evaluator.environment.contrast == .increased)
      },
      BuiltinMember("post") { call in call.isCall ? .void : nil },
    ]
      + [
        "isAssistiveTouchRunning", "isGrayscaleEnabled", "isInvertColorsEnabled", "isReduceMotionEnabled",
        "isReduceTransparencyEnabled", "isSwitchControlRunning", "isVoiceOverRunning",
      ].map { name in BuiltinMember(name) { _ in .bool(false) } })

  static let rgbColorSpace = BuiltinType.tokens("Color.RGBColorSpace", ["displayP3", "sRGB", "sRGBLinear"])
  static let uiUserInterfaceStyle = BuiltinType.tokens("UIUserInterfaceStyle", ["dark", "light", "unspecified"])
  static let uiAccessibilityContrast = BuiltinType.tokens("UIAccessibilityContrast", ["high", "normal", "unspecified"])
}

/// The free functions of SwiftUI, sorted by name.
let swiftUIFunctions: [BuiltinFunction] = [
  LocalizedFunctions.localizedString,
  BuiltinFunction("withAnimation") { call in
    guard let body = call.trailingClosure ?? call["body"]?.function else { return nil }
    return call.evaluator.call(body)
  },
  BuiltinFunction("withTransaction") { call in
    guard let body = call.trailingClosure ?? call["body"]?.function else { return nil }
    return call.evaluator.call(body)
  },
]
