internal import Colorimetry
internal import Geometry
internal import Typography

/// Environment and accessibility changes as short, stable text for dumps.
enum EnvironmentText {
  static func text(of change: EnvironmentChange) -> String {
    switch change {
    case .font(let change): "font(\(ValueText.text(of: change)))"
    case .foregroundStyle(let styles): "foregroundStyle(\(styles.map(ValueText.text).joined(separator: ", ")))"
    case .tint(let style): "tint(\(style.map(ValueText.text) ?? "nil"))"
    case .backgroundStyle(let style): "environment backgroundStyle(\(ValueText.text(of: style)))"
    case .lineLimit(let limit):
      "lineLimit(\(limit.maximum.map(String.init) ?? "nil")"
        + (limit.reserved > 0 ? " reserved=\(limit.reserved)" : "") + ")"
    case .lineSpacing(let value): "lineSpacing(\(ValueText.number(value)))"
    case .truncationMode(let mode): "truncationMode(\(mode.rawValue))"
    case .multilineTextAlignment(let alignment): "multilineTextAlignment(\(alignment.rawValue))"
    case .minimumScaleFactor(let factor): "minimumScaleFactor(\(ValueText.number(factor)))"
    case .allowsTightening(let isOn): "allowsTightening(\(isOn))"
    case .textCase(let textCase): "textCase(\(textCase?.rawValue ?? "nil"))"
    case .tracking(let value): "tracking(\(ValueText.number(value)))"
    case .kerning(let value): "kerning(\(ValueText.number(value)))"
    case .baselineOffset(let value): "baselineOffset(\(ValueText.number(value)))"
    case .underline(let isOn): "underline(\(isOn))"
    case .strikethrough(let isOn): "strikethrough(\(isOn))"
    default: settingText(of: change)
    }
  }

  private static func settingText(of change: EnvironmentChange) -> String {
    switch change {
    case .dynamicTypeSize(let size): "dynamicTypeSize(\(size.rawValue))"
    case .dynamicTypeSizeRange(let minimum, let maximum):
      "dynamicTypeSize(\(minimum?.rawValue ?? "")...\(maximum?.rawValue ?? ""))"
    case .colorScheme(let scheme): "colorScheme(\(scheme.rawValue))"
    case .preferredColorScheme(let scheme): "preferredColorScheme(\(scheme?.rawValue ?? "nil"))"
    case .colorSchemeContrast(let contrast): "colorSchemeContrast(\(contrast.rawValue))"
    case .legibilityWeight(let weight): "legibilityWeight(\(weight.rawValue))"
    case .layoutDirection(let direction): "layoutDirection(\(direction.rawValue))"
    case .locale(let name): "locale(\(name))"
    case .displayScale(let scale): "displayScale(\(ValueText.number(scale)))"
    case .horizontalSizeClass(let sizeClass): "horizontalSizeClass(\(sizeClass.rawValue))"
    case .verticalSizeClass(let sizeClass): "verticalSizeClass(\(sizeClass.rawValue))"
    case .imageScale(let scale): "imageScale(\(scale))"
    case .symbolVariants(let variants): "symbolVariants(\(variants.joined(separator: ",")))"
    case .symbolRenderingMode(let mode): "symbolRenderingMode(\(mode))"
    case .controlSize(let size): "controlSize(\(size))"
    case .style(let kind, let name): "style(\(kind.rawValue) \(name))"
    case .buttonBorderShape(let shape): "buttonBorderShape(\(shape))"
    case .isEnabled(let isOn): "isEnabled(\(isOn))"
    case .labelsHidden: "labelsHidden"
    case .labelsVisibility(let isHidden): "labelsVisibility(hidden=\(isHidden))"
    case .redacted(let reason): "redacted(\(reason ?? "nil"))"
    case .defaultMinListRowHeight(let height): "defaultMinListRowHeight(\(ValueText.number(height)))"
    case .headerProminence(let prominence): "headerProminence(\(prominence))"
    case .scrollContentBackgroundHidden(let isHidden): "scrollContentBackground(hidden=\(isHidden))"
    case .flipsForRightToLeft(let isOn): "flipsForRightToLeft(\(isOn))"
    case .layoutDirectionBehavior(let behavior): "layoutDirectionBehavior(\(behavior))"
    default: lookText(of: change)
    }
  }

  private static func lookText(of change: EnvironmentChange) -> String {
    switch change {
    case .privacySensitive(let isOn): "privacySensitive(\(isOn))"
    case .styleTint(let kind, let style): "styleTint(\(kind.rawValue), \(ValueText.text(of: style)))"
    case .listItemTint(let style): "listItemTint(\(style.map(ValueText.text) ?? "nil"))"
    case .navigationLinkIndicatorHidden(let isHidden): "navigationLinkIndicator(hidden=\(isHidden))"
    case .scrollAnchor(let anchor): "scrollAnchor(\(anchor.map(ValueText.text) ?? "nil"))"
    case .scrollClipDisabled(let isOn): "scrollClipDisabled(\(isOn))"
    default: "environment"
    }
  }

  static func text(of change: AccessibilityChange) -> String {
    switch change {
    case .label(let text): "label \"\(ValueText.escaped(text))\""
    case .value(let text): "value \"\(ValueText.escaped(text))\""
    case .hint(let text): "hint \"\(ValueText.escaped(text))\""
    case .hidden(let isHidden): "hidden=\(isHidden)"
    case .addTraits(let traits): "addTraits \(traits.joined(separator: ","))"
    case .removeTraits(let traits): "removeTraits \(traits.joined(separator: ","))"
    case .element(let children): "element \(children)"
    case .representation: "representation"
    case .showsLargeContentViewer: "showsLargeContentViewer"
    case .heading: "heading"
    }
  }
}
