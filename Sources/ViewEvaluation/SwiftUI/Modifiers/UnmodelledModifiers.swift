import ViewTree

/// A modifier that shows at rest, and of which nothing is laid out or painted: the result says so.
struct UnmodelledModifier: Sendable {
  /// What it may change, and so what is in doubt beside it.
  enum Reach: String {
    /// Where the view and what is around it stand.
    case surroundings = "unmodelled-effect"
    /// How the view looks; everything stands where it stood.
    case look = "unmodelled-look"
    /// Something more is shown over or beside the view, which stays as it is.
    case addition = "unmodelled-addition"
  }

  var name: String
  var reach: Reach
  /// One sentence: what is not drawn.
  var effect: String
  /// Whether it shows something only once that is presented.
  var isPresentation = false
  /// Whether the call has its effect at rest, at a place of the tree.
  var applies: @Sendable (BuiltinCall, Expansion) -> Bool

  init(
    _ name: String, _ reach: Reach, _ effect: String,
    when applies: @escaping @Sendable (BuiltinCall, Expansion) -> Bool = { _, _ in true }
  ) {
    self.name = name
    self.reach = reach
    self.effect = effect
    self.applies = applies
  }

  /// Why the effect is missing.
  var reason: UnresolvedView { UnresolvedView(code: reach.rawValue, message: effect) }

  /// The environment value that is set inside a presentation, to its kind.
  static let presentationKey = "presentation of the tool"
}

extension UnmodelledModifier {
  /// What the system shows over the view, once its binding is on.
  private static func presentation(_ name: String, _ what: String, _ reach: Reach = .addition) -> UnmodelledModifier {
    var result = UnmodelledModifier(
      name, reach, "\(what) is shown \(reach == .addition ? "over" : "in place of") the view, and not laid out."
    ) { call, _ in
      call.isPresented
    }
    result.isPresentation = true
    return result
  }

  /// A setting of the sheet around, where there is one.
  private static func ofSheet(
    _ name: String, _ reach: Reach, _ effect: String,
    when applies: @escaping @Sendable (BuiltinCall, Expansion) -> Bool = { _, _ in true }
  ) -> UnmodelledModifier {
    UnmodelledModifier(name, reach, effect) { call, expansion in
      expansion.environment[presentationKey] != nil && applies(call, expansion)
    }
  }

  /// All of them, sorted by name.
  ///
  /// - Source: SwiftUI documentation, "View modifiers" (read as of iOS 26).
  static let all: [UnmodelledModifier] = [
    presentation("actionSheet", "The action sheet"), presentation("alert", "The alert"),
    presentation("appStoreOverlay", "The overlay of the App Store"),
    UnmodelledModifier(
      "backgroundExtensionEffect", .look, "The mirrored copies of the view in the safe area are not drawn."),
    presentation("confirmationDialog", "The dialog"),
    UnmodelledModifier(
      "containerShape", .look, "Shapes relative to their container do not take this shape."
    ) { call, expansion in
      expansion.expand(call.receiver).holdsContainerShape
    },
    presentation("fileExporter", "The system's file browser"),
    presentation("fileImporter", "The system's file browser"),
    presentation("fileMover", "The system's file browser"), presentation("findNavigator", "The system's search bar"),
    UnmodelledModifier("glassEffectUnion", .look, "The joined outline of several pieces of glass is not drawn."),
    UnmodelledModifier(
      "inspector", .surroundings, "The inspector stands beside the view, and is not laid out."
    ) { call, _ in call.isPresented },
    UnmodelledModifier("introspect", .look, "What the code does to the view of another framework is not known."),
    UnmodelledModifier("labelReservedIconWidth", .surroundings, "The width kept for icons is not modelled."),
    UnmodelledModifier(
      "listSectionSeparatorTint", .look, "The lines at the edges of sections are drawn in their usual colour."),
    presentation("manageSubscriptionsSheet", "The system's sheet"),
    UnmodelledModifier(
      "matchedGeometryEffect", .surroundings, "The view takes the frame of another one, which is not modelled."
    ) { call, _ in call["isSource"].map { call.evaluator.resolve($0, as: "Bool").bool != true } ?? false },
    presentation("navigationDestination", "The destination", .surroundings),
    UnmodelledModifier("navigationDocument", .addition, "The document's icon and menu in the bar are not drawn."),
    UnmodelledModifier(
      "navigationSplitViewColumnWidth", .surroundings, "The column has another width than the one laid out."
    ) { _, expansion in expansion.isRegular },
    UnmodelledModifier("navigationSubtitle", .surroundings, "The line below the title is not laid out."),
    presentation("offerCodeRedemption", "The system's sheet"),
    presentation("photosPicker", "The system's photo picker"),
    ofSheet("presentationBackground", .look, "The sheet is drawn with its usual background."),
    ofSheet(
      "presentationCompactAdaptation", .surroundings, "The presentation is laid out as a sheet."
    ) { call, _ in call.names("sheet", "fullScreenCover", "automatic") == false },
    ofSheet("presentationCornerRadius", .look, "The sheet is drawn with its usual corners."),
    ofSheet(
      "presentationDetents", .surroundings, "The sheet is laid out at its full height."
    ) { call, _ in call.first.map { !call.isOnlyLarge($0) } ?? false },
    ofSheet("presentationDragIndicator", .addition, "The sheet's handle is not drawn.") { call, _ in
      call.names("visible")
    },
    ofSheet(
      "presentationSizing", .surroundings, "The sheet is laid out in its usual size."
    ) { _, expansion in expansion.isRegular },
    presentation("quickLookPreview", "The preview of the system"),
    presentation("refundRequestSheet", "The system's sheet"),
    UnmodelledModifier(
      "scrollPosition", .surroundings, "The content is laid out as it is before it scrolls to this position."
    ) { call, _ in call.startsScrolled },
    UnmodelledModifier("sectionActions", .surroundings, "The actions below the rows of the section are not laid out."),
    UnmodelledModifier("symbolColorRenderingMode", .look, "Symbols are drawn in flat colours.") { call, _ in
      call.names("gradient")
    },
    UnmodelledModifier("symbolVariableValueMode", .look, "Symbols are drawn without their variable value."),
    UnmodelledModifier(
      "tabViewBottomAccessory", .surroundings, "The accessory above the tab bar is not laid out."),
    UnmodelledModifier("textRenderer", .surroundings, "The text is drawn as without its own renderer."),
    UnmodelledModifier("toolbarForegroundStyle", .look, "The bar's items are drawn in their usual colours."),
    UnmodelledModifier("toolbarRole", .surroundings, "The title is laid out in its usual place.") { call, expansion in
      expansion.isRegular && call.names("editor", "browser")
    },
    presentation("translationPresentation", "The system's translation"),
    UnmodelledModifier("typesettingLanguage", .surroundings, "Lines keep the height of the user's language."),
    UnmodelledModifier("widgetLabel", .addition, "The label beside the widget is not drawn."),
  ]

  static let members: [BuiltinMember] = all.map { modifier in
    BuiltinMember(modifier.name) { call in
      guard call.isCall else { return nil }
      return call.modified { expansion in
        modifier.applies(call, expansion)
          ? .unresolved(name: modifier.name, modifier.reason) : .withoutEffect(name: modifier.name)
      }
    }
  }
}

extension BuiltinCall {
  /// Whether a binding that presents something is on from the start: a flag that is true, or an item that is there.
  var isPresented: Bool {
    if let flag = self["isPresented"] { return evaluator.resolve(flag, as: "Binding").boundValue.bool == true }
    guard let item = self["item"] ?? (name == "quickLookPreview" ? first : nil) else { return false }
    let value = evaluator.resolve(item, as: "Binding").boundValue
    return !value.isNone && value.unresolved == nil
  }

  /// Whether the first argument is one of these members of its type.
  fileprivate func names(_ names: String...) -> Bool {
    switch first {
    case .pending(let pending):
      guard case .member(nil, let name, _) = pending.expression.kind else { return false }
      return names.contains(name)
    case .native(let native): return (native.payload as? Token).map { names.contains($0.name) } ?? false
    default: return false
    }
  }

  /// Whether all detents of a set are the large one.
  fileprivate func isOnlyLarge(_ detents: Value) -> Bool {
    guard case .array(let elements) = evaluator.resolve(detents, as: "Array"), !elements.isEmpty else { return false }
    return elements.allSatisfy { detent in
      if case .pending(let pending) = detent, case .member(nil, "large", _) = pending.expression.kind { return true }
      return false
    }
  }

  /// Whether a scroll position names a view from the start.
  fileprivate var startsScrolled: Bool {
    if self["initialAnchor"] != nil { return true }
    guard let position = self["id"] else { return false }
    let value = evaluator.resolve(position, as: "Binding").boundValue
    return !value.isNone && value.unresolved == nil
  }
}

extension Expansion {
  fileprivate var isRegular: Bool {
    evaluator.recordRead(of: "horizontalSizeClass")
    return environment["horizontalSizeClass"]?.payload(SizeClass.self) == .regular
  }
}

extension ViewNode {
  /// Whether a shape in the view is relative to its container.
  fileprivate var holdsContainerShape: Bool {
    switch content {
    case .shape(let shape): if case .containerRelative = shape.outline { true } else { false }
    case .modified(let inner, let modifier): modifier.holdsContainerShape || inner.holdsContainerShape
    case .group(let members): members.contains(where: \.holdsContainerShape)
    case .composite(_, let body): body.holdsContainerShape
    case .stack(let stack): stack.children.contains(where: \.holdsContainerShape)
    case .unknownCondition(let condition): condition.content.holdsContainerShape
    default: false
    }
  }
}

extension ViewModifier {
  fileprivate var holdsContainerShape: Bool {
    switch self {
    case .background(let content, _), .overlay(let content, _), .mask(let content, _): content.holdsContainerShape
    case .clip(let shape?): if case .containerRelative = shape { true } else { false }
    case .backgroundStyle(_, let shape?, _): if case .containerRelative = shape { true } else { false }
    default: false
    }
  }
}
