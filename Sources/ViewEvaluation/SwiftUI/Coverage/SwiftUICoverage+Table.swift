/// What is less than full, and what rests on measurements rather than on documents.
///
/// - Source: this package's builtins; the facts about frames are those of `PlatformProfile` and `ViewLayout`.
extension SwiftUICoverage {
  /// Views of which something is left out, with what it is.
  static let partialViews: [String: String] = {
    var notes: [String: String] = [
      "AccessoryWidgetBackground": "as a thin material",
      "AsyncImage": "the placeholder; the loaded picture has no known size",
      "ContentUnavailableView": "its symbol does not follow the text size",
      "ControlGroup": "a row of its controls", "DatePicker": "compact style",
      "EditButton": "its title in English", "Gauge": "linear style",
      "Menu": "its label; the open menu is the system's", "MultiDatePicker": "frame only",
      "NavigationSplitView": "the columns of a phone; not the detail of a selection",
      "PhaseAnimator": "its first phase",
      "RenameButton": "its title in English", "PasteButton": "as a prominent button, its title in English",
      "Slider": "without the marks of its steps on iOS 26", "Tab": "the room beside a search tab is not measured",
      "ShareLink": "its label; the title in English", "TimelineView": "the fixed instant",
      "ToolbarSpacer": "no room is kept for it", "ToolbarTitleMenu": "the menu is the system's",
    ]
    for type in BuiltinType.opaqueViews { notes[type.name] = "a box that fills what it is offered" }
    for type in BuiltinType.opaqueParts { notes[type.name] = "drawn only inside a chart, map or table, which is a box" }
    for type in BuiltinType.imageLoaders { notes[type.name] = "a box of its frame until the picture is there" }
    for type in BuiltinType.thirdPartyViews { notes[type.name] = "named as not measured" }
    return notes
  }()

  /// Modifiers of which something is left out, with what it is.
  static let partialModifiers: [String: String] = {
    var notes: [String: String] = [
      "blendMode": "the blend itself is not computed",
      "containerRelativeFrame": "not the form with a closure",
      "glassEffect": "as a material of the system", "listSectionSpacing": "lengths; not `.compact`",
      "keyframeAnimator": "its initial value", "listItemTint": "icons of labels",
      "listSectionSeparator": "the last line of a section",
      "mask": "what is seen through more than an opaque shape is drawn, not judged",
      "phaseAnimator": "its first phase",
      "projectionEffect": "drawn bounds are not modelled",
      "refreshable": "", "rotation3DEffect": "texts and pictures are not drawn in perspective",
      "safeAreaBar": "as a safe-area inset",
      "defaultScrollAnchor": "scroll views, not lists", "scenePadding": "as default padding",
      "searchable": "the field looks as before iOS 26",
      "scrollTransition": "as within what is visible", "textScale": "not modelled",
      "toolbarBackground": "backgrounds that are always visible",
      "toolbarBackgroundVisibility": "backgrounds that are always visible",
      "toolbarColorScheme": "on backgrounds that are always visible",
      "toolbarTitleMenu": "the chevron of inline titles", "visualEffect": "not frames in scroll views",
    ]
    for name in ModifiersWithoutEffect.names where name.hasPrefix("chart") {
      notes[name] = "charts are a box"
    }
    return notes.filter { !$0.value.isEmpty }
  }()

  static let measuredViews: Set<String> = [
    "Button", "Capsule", "Circle", "Color", "Divider", "Ellipse", "GeometryReader", "Grid", "GridRow", "HStack",
    "Image",
    "Label", "LazyHGrid", "LazyVGrid", "LazyVStack", "Menu", "Picker", "ProgressView", "Rectangle", "RoundedRectangle",
    "ScrollView", "Slider", "Spacer", "Stepper", "Text", "TextField", "Toggle", "VStack", "ZStack",
  ]

  static let measuredModifiers: Set<String> = [
    "alignmentGuide", "aspectRatio", "background", "border", "clipShape", "clipped", "cornerRadius", "fixedSize",
    "font",
    "fontWeight", "foregroundStyle", "frame", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes",
    "gridColumnAlignment", "hidden", "labelsHidden", "layoutPriority", "lineLimit", "lineSpacing",
    "minimumScaleFactor", "multilineTextAlignment", "offset", "overlay", "padding", "position", "resizable",
    "rotationEffect", "safeAreaInset", "safeAreaPadding", "scaleEffect", "scaledToFill", "scaledToFit",
    "truncationMode",
  ]

  /// Rows whose frames or colours are approximations.
  static let inferred: Set<String> = [
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "Form", "Gauge",
    "GroupBox",
    "LabeledContent", "List", "NavigationSplitView", "NavigationStack", "NavigationView", "Section", "SecureField",
    "TabView", "TextEditor", "badge", "blendMode", "blur",
    "buttonBorderShape", "containerRelativeFrame", "listRowInsets",
    "listRowSeparator", "listSectionSpacing", "navigationTitle", "opacity", "redacted", "searchable", "shadow",
    "toolbar", "toolbarBackground", "toolbarTitleMenu",
  ]
}
