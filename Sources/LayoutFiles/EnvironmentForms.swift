import DocumentTree
import Typography
import ViewTree

extension UnionCase where Value == ViewModifier {
  /// A modifier that changes the environment.
  fileprivate static func environment<Payload>(
    _ name: String, _ form: Form<Payload>, _ embed: @escaping @Sendable (Payload) -> EnvironmentChange,
    _ extract: @escaping @Sendable (EnvironmentChange) -> Payload?
  ) -> UnionCase {
    UnionCase(
      name, form, "", { .environment(embed($0)) },
      { modifier in
        guard case .environment(let change) = modifier else { return nil }
        return extract(change)
      })
  }
}

enum EnvironmentForms {
  private typealias Case = UnionCase<ViewModifier>

  static let textEnvironmentCases: [UnionCase<ViewModifier>] =
    fontCases + [
      .environment(
        "foregroundStyle", styles, { .foregroundStyle($0) },
        { if case .foregroundStyle(let styles) = $0 { styles } else { nil } }),
      .environment("tint", .style, { .tint($0) }, { if case .tint(let style?) = $0 { style } else { nil } }),
      .environment("tintReset", .present, { _ in .tint(nil) }, { if case .tint(nil) = $0 { Present() } else { nil } }),
      .environment(
        "backgroundPaint", .style, { .backgroundStyle($0) },
        { if case .backgroundStyle(let style) = $0 { style } else { nil } }),
      .environment(
        "lineLimit", lineLimit, { .lineLimit($0) }, { if case .lineLimit(let limit) = $0 { limit } else { nil } }),
      .environment(
        "lineSpacing", .number, { .lineSpacing($0) }, { if case .lineSpacing(let v) = $0 { v } else { nil } }),
      .environment(
        "truncationMode", .choice(), { .truncationMode($0) },
        { if case .truncationMode(let v) = $0 { v } else { nil } }),
      .environment(
        "multilineTextAlignment", .choice(), { .multilineTextAlignment($0) },
        { if case .multilineTextAlignment(let v) = $0 { v } else { nil } }),
      .environment(
        "minimumScaleFactor", .number, { .minimumScaleFactor($0) },
        { if case .minimumScaleFactor(let v) = $0 { v } else { nil } }),
      .environment(
        "allowsTightening", .boolean, { .allowsTightening($0) },
        { if case .allowsTightening(let v) = $0 { v } else { nil } }),
      .environment("textCase", .choice(), { .textCase($0) }, { if case .textCase(let v?) = $0 { v } else { nil } }),
      .environment(
        "textCaseReset", .present, { _ in .textCase(nil) }, { if case .textCase(nil) = $0 { Present() } else { nil } }),
      .environment("tracking", .number, { .tracking($0) }, { if case .tracking(let v) = $0 { v } else { nil } }),
      .environment("kerning", .number, { .kerning($0) }, { if case .kerning(let v) = $0 { v } else { nil } }),
      .environment(
        "baselineOffset", .number, { .baselineOffset($0) }, { if case .baselineOffset(let v) = $0 { v } else { nil } }),
      .environment("underline", .boolean, { .underline($0) }, { if case .underline(let v) = $0 { v } else { nil } }),
      .environment(
        "strikethrough", .boolean, { .strikethrough($0) }, { if case .strikethrough(let v) = $0 { v } else { nil } }),
    ]

  private static let fontCases: [UnionCase<ViewModifier>] = FontChangeForms.fontChangeCases.map { change in
    var modifier = Case("", .nothing, "", { _ in .hidden }, { _ in nil })
    (modifier.name, modifier.about, modifier.schema) = (change.name, change.about, change.schema)
    modifier.read = { (node, context) throws(DocumentError) in
      .environment(.font(try change.read(node, context)))
    }
    modifier.write = { value, guides in
      guard case .environment(.font(let font)) = value else { return nil }
      return change.write(font, guides)
    }
    return modifier
  }

  /// One style, or the styles of several levels.
  private static let styles = Form<ShapeStyle>.style.list.shortened(
    .style, when: { !$0.isList }, { [$0] }, { $0.count == 1 ? $0[0] : nil })

  private static let lineLimit = Form<LineLimit>.record(
    nil, { LineLimit(maximum: nil) },
    [
      .optional("maximum", \.maximum, .integer, "No limit if left out."),
      .defaulted("reserved", \.reserved, .integer, 0, "Lines for which height is kept."),
    ]
  ).shortened(
    .integer, when: \.isNumber, { LineLimit(maximum: $0) },
    { limit in limit.reserved == 0 ? limit.maximum : nil })

  static let environmentCases: [UnionCase<ViewModifier>] = settingCases + lookCases

  private static let settingCases: [UnionCase<ViewModifier>] = [
    .environment(
      "dynamicTypeSize", sizeRange,
      {
        $0.isSingle
          ? .dynamicTypeSize($0.minimum ?? .large) : .dynamicTypeSizeRange(minimum: $0.minimum, maximum: $0.maximum)
      },
      {
        switch $0 {
        case .dynamicTypeSize(let size): SizeRange(minimum: size, maximum: size, isSingle: true)
        case .dynamicTypeSizeRange(let least, let most): SizeRange(minimum: least, maximum: most, isSingle: false)
        default: nil
        }
      }),
    .environment(
      "colorScheme", .choice(), { .colorScheme($0) }, { if case .colorScheme(let v) = $0 { v } else { nil } }),
    .environment(
      "preferredColorScheme", .choice(), { .preferredColorScheme($0) },
      { if case .preferredColorScheme(let v?) = $0 { v } else { nil } }),
    .environment(
      "colorSchemeContrast", .choice(), { .colorSchemeContrast($0) },
      { if case .colorSchemeContrast(let v) = $0 { v } else { nil } }),
    .environment(
      "legibilityWeight", .choice(), { .legibilityWeight($0) },
      { if case .legibilityWeight(let v) = $0 { v } else { nil } }),
    .environment(
      "layoutDirection", .choice(), { .layoutDirection($0) },
      { if case .layoutDirection(let v) = $0 { v } else { nil } }),
    .environment("locale", .string, { .locale($0) }, { if case .locale(let v) = $0 { v } else { nil } }),
    .environment(
      "displayScale", .number, { .displayScale($0) }, { if case .displayScale(let v) = $0 { v } else { nil } }),
    .environment(
      "horizontalSizeClass", .choice(), { .horizontalSizeClass($0) },
      { if case .horizontalSizeClass(let v) = $0 { v } else { nil } }),
    .environment(
      "verticalSizeClass", .choice(), { .verticalSizeClass($0) },
      { if case .verticalSizeClass(let v) = $0 { v } else { nil } }),
    .environment(
      "flipsForRightToLeft", .boolean, { .flipsForRightToLeft($0) },
      { if case .flipsForRightToLeft(let v) = $0 { v } else { nil } }),
    .environment(
      "layoutDirectionBehavior", .string, { .layoutDirectionBehavior($0) },
      { if case .layoutDirectionBehavior(let v) = $0 { v } else { nil } }),
  ]

  private static let lookCases: [UnionCase<ViewModifier>] = [
    .environment("imageScale", .choice(), { .imageScale($0) }, { if case .imageScale(let v) = $0 { v } else { nil } }),
    .environment(
      "symbolVariants", Form<String>.string.list, { .symbolVariants($0) },
      { if case .symbolVariants(let v) = $0 { v } else { nil } }),
    .environment(
      "symbolRenderingMode", .string, { .symbolRenderingMode($0) },
      { if case .symbolRenderingMode(let v) = $0 { v } else { nil } }),
    .environment("controlSize", .string, { .controlSize($0) }, { if case .controlSize(let v) = $0 { v } else { nil } }),
    .environment(
      "style", styleName, { .style(kind: $0.kind, name: $0.name) },
      { if case .style(let kind, let name) = $0 { StyleName(kind: kind, name: name) } else { nil } }),
    .environment(
      "buttonBorderShape", .string, { .buttonBorderShape($0) },
      { if case .buttonBorderShape(let v) = $0 { v } else { nil } }),
    .environment("disabled", .boolean, { .isEnabled(!$0) }, { if case .isEnabled(let v) = $0 { !v } else { nil } }),
    .environment(
      "labelsHidden", .present, { _ in .labelsHidden }, { if case .labelsHidden = $0 { Present() } else { nil } }),
    .environment(
      "labelsVisibilityHidden", .boolean, { .labelsVisibility(hidden: $0) },
      { if case .labelsVisibility(let v) = $0 { v } else { nil } }),
    .environment("redacted", .string, { .redacted($0) }, { if case .redacted(let v?) = $0 { v } else { nil } }),
    .environment(
      "unredacted", .present, { _ in .redacted(nil) }, { if case .redacted(nil) = $0 { Present() } else { nil } }),
    .environment(
      "defaultMinListRowHeight", .number, { .defaultMinListRowHeight($0) },
      { if case .defaultMinListRowHeight(let v) = $0 { v } else { nil } }),
    .environment(
      "headerProminence", .string, { .headerProminence($0) },
      { if case .headerProminence(let v) = $0 { v } else { nil } }),
    .environment(
      "scrollContentBackgroundHidden", .boolean, { .scrollContentBackgroundHidden($0) },
      { if case .scrollContentBackgroundHidden(let v) = $0 { v } else { nil } }),
    .environment(
      "privacySensitive", .boolean, { .privacySensitive($0) },
      { if case .privacySensitive(let v) = $0 { v } else { nil } }),
    .environment(
      "listItemTint", .style, { .listItemTint($0) }, { if case .listItemTint(let v?) = $0 { v } else { nil } }),
    .environment(
      "listItemTintReset", .present, { _ in .listItemTint(nil) },
      { if case .listItemTint(nil) = $0 { Present() } else { nil } }),
    .environment(
      "navigationLinkIndicatorHidden", .boolean, { .navigationLinkIndicatorHidden($0) },
      { if case .navigationLinkIndicatorHidden(let v) = $0 { v } else { nil } }),
    .environment(
      "scrollAnchor", .unitPoint, { .scrollAnchor($0) }, { if case .scrollAnchor(let v?) = $0 { v } else { nil } }),
    .environment(
      "scrollAnchorReset", .present, { _ in .scrollAnchor(nil) },
      { if case .scrollAnchor(nil) = $0 { Present() } else { nil } }),
    .environment(
      "scrollClipDisabled", .boolean, { .scrollClipDisabled($0) },
      { if case .scrollClipDisabled(let v) = $0 { v } else { nil } }),
  ]

  private struct SizeRange: Sendable {
    var minimum: DynamicTypeSize?
    var maximum: DynamicTypeSize?
    var isSingle = false
  }

  private static let sizeRange = Form<SizeRange>.record(
    nil, { SizeRange() },
    [.optional("minimum", \.minimum, .choice()), .optional("maximum", \.maximum, .choice())]
  ).shortened(
    Form<DynamicTypeSize>.choice(), when: \.isString, { SizeRange(minimum: $0, maximum: $0, isSingle: true) },
    { $0.isSingle ? $0.minimum : nil })

  private struct StyleName: Sendable {
    var kind = StyleKind.button
    var name = ""
  }

  private static let styleName = Form<StyleName>.record(
    "A platform style by kind and name, for example \"button\" and \"bordered\".", { StyleName() },
    [.required("kind", \.kind, .choice()), .required("name", \.name, .string)])
}
