import Diagnostics
import DynamicType
import Geometry
import Typography
import ViewTree

extension EnvironmentValues {
  /// The values below a modifier.
  func applying(_ change: EnvironmentChange, range: SourceRange?, session: LayoutSession) -> EnvironmentValues {
    var result = self
    if result.applyText(change, range: range) || result.applySettings(change)
      || result.applyPaint(change, range: range, session: session)
    {
      return result
    }
    result.applyControls(change)
    return result
  }

  /// Fonts and paragraphs.
  private mutating func applyText(_ change: EnvironmentChange, range: SourceRange?) -> Bool {
    switch change {
    case .font(let change):
      font.apply(change)
      if case .font = change { fontRange = range }
    case .lineLimit(let limit):
      paragraph.lineLimit = limit.maximum.map { max($0, 1) }
      paragraph.reservedLines = limit.reserved
      lineLimitRange = range
    case .lineSpacing(let spacing): paragraph.lineSpacing = spacing.isFinite ? spacing : 0
    case .truncationMode(let mode): paragraph.truncationMode = mode
    case .multilineTextAlignment(let alignment): paragraph.alignment = alignment
    case .minimumScaleFactor(let factor):
      paragraph.minimumScaleFactor = factor.isFinite ? min(max(factor, 0), 1) : 1
    case .allowsTightening(let allows): paragraph.allowsTightening = allows
    case .textCase(let textCase): self.textCase = textCase
    case .tracking(let tracking): self.tracking = tracking.isFinite ? tracking : 0
    case .kerning(let kerning): self.kerning = kerning.isFinite ? kerning : 0
    case .baselineOffset(let offset): baselineOffset = offset.isFinite ? offset : 0
    case .underline(let isOn): isUnderlined = isOn
    case .strikethrough(let isOn): isStruckThrough = isOn
    default: return false
    }
    return true
  }

  /// The user's and the device's settings.
  private mutating func applySettings(_ change: EnvironmentChange) -> Bool {
    switch change {
    case .dynamicTypeSize(let size): dynamicTypeSize = size
    case .dynamicTypeSizeRange(let minimum, let maximum):
      if let maximum { dynamicTypeSize = min(dynamicTypeSize, maximum) }
      if let minimum { dynamicTypeSize = max(dynamicTypeSize, minimum) }
    case .colorScheme(let scheme): colorScheme = scheme
    case .preferredColorScheme(let scheme): if let scheme { colorScheme = scheme }
    case .colorSchemeContrast(let contrast): self.contrast = contrast
    case .legibilityWeight(let weight): legibilityWeight = weight
    case .layoutDirection(let direction):
      layoutDirection = direction
      paragraph.direction = direction
    case .locale(let locale): paragraph.locale = locale
    case .displayScale: break
    case .horizontalSizeClass(let size): horizontalSizeClass = size
    case .verticalSizeClass(let size): verticalSizeClass = size
    default: return false
    }
    return true
  }

  /// Colours.
  private mutating func applyPaint(_ change: EnvironmentChange, range: SourceRange?, session: LayoutSession) -> Bool {
    let resolver = StyleResolver(LayoutEnvironment(self), session: session)
    switch change {
    case .foregroundStyle(let styles):
      foreground = resolver.foregroundLevels(styles)
      isForegroundOfSystem = false
      foregroundName = styles.first?.sourceName
      foregroundCount = styles.count
    case .tint(let style): tint = style.map(resolver.resolve)
    case .backgroundStyle(let style): backgroundStyle = resolver.resolve(style)
    case .styleTint(let kind, let style): styleTints[kind] = style
    case .listItemTint(let style): listItemTint = style.map(resolver.resolve)
    default: return false
    }
    return true
  }

  /// How controls, symbols and lists look.
  private mutating func applyControls(_ change: EnvironmentChange) {
    switch change {
    case .imageScale(let scale): imageScale = scale
    case .symbolRenderingMode(let mode): symbolRenderingMode = mode
    case .symbolVariants(let variants):
      let added = variants.filter { !symbolVariants.contains($0) }
      symbolVariants = variants.contains("none") ? [] : symbolVariants + added
    case .controlSize(let size): controlSize = size
    case .style(let kind, let name): styles[kind] = name
    case .buttonBorderShape(let shape): buttonBorderShape = shape
    case .isEnabled(let isEnabled): self.isEnabled = self.isEnabled && isEnabled
    case .labelsHidden: hidesLabels = true
    case .labelsVisibility(let hidden): hidesLabels = hidden
    case .redacted(let reason): redaction = reason
    case .privacySensitive(let isSensitive): isPrivacySensitive = isSensitive
    case .navigationLinkIndicatorHidden(let isHidden): hidesLinkIndicator = isHidden
    case .scrollAnchor(let anchor): scrollAnchor = anchor
    case .scrollClipDisabled(let isDisabled): scrollsUnclipped = isDisabled
    case .defaultMinListRowHeight(let height): minimumListRowHeight = height
    case .headerProminence(let prominence): headerProminence = prominence
    case .scrollContentBackgroundHidden(let isHidden): hidesScrollBackground = isHidden
    case .flipsForRightToLeft(let flips): flipsForRightToLeft = flips
    case .layoutDirectionBehavior(let behavior): layoutDirectionBehavior = behavior
    default: break
    }
  }
}
