package import Typography

/// Turns a requested font into one of a definite size and weight, for one setting of text size and Bold Text.
package struct FontResolver: Hashable, Sendable {
  package var textSize: DynamicTypeSize
  package var legibilityWeight: LegibilityWeight
  /// The platform whose text styles apply.
  package var platform: LineMetricsPlatform

  package init(
    textSize: DynamicTypeSize = .default, legibilityWeight: LegibilityWeight = .regular,
    platform: LineMetricsPlatform = .iOS
  ) {
    self.textSize = textSize
    self.legibilityWeight = legibilityWeight
    self.platform = platform
  }

  /// The font that a request becomes.
  package func resolve(_ request: FontRequest) -> ResolvedFont {
    var font = sized(request)
    font.width = request.width ?? .standard
    font.isItalic = request.isItalic
    font.usesMonospacedDigits = request.usesMonospacedDigits
    font.usesSmallCaps = request.usesSmallCaps
    font.leadingAdjustment = request.leadingAdjustment
    if legibilityWeight == .bold, case .system = font.family {
      font.weight = font.weight.withBoldText
      font.isWeightInferred = true
    }
    return font
  }

  /// Family, size, weight and line height.
  private func sized(_ request: FontRequest) -> ResolvedFont {
    switch request.origin {
    case .textStyle(let style):
      return styled(style, request)
    case .systemSize(let size):
      return ResolvedFont(
        family: .system(request.design ?? .default), pointSize: Self.usable(size),
        weight: Self.weight(of: request, plain: .regular, bold: .bold))
    case .custom(let name, let size, let style):
      let scaled =
        platform == .iOS
        ? TextStyleScale(relativeTo: style, at: textSize).scaledFontSize(Self.usable(size)) : Self.usable(size)
      return ResolvedFont(
        family: .custom(name), pointSize: scaled, weight: Self.weight(of: request, plain: .regular, bold: .bold),
        scalesRelativeTo: style)
    case .customFixed(let name, let size):
      return ResolvedFont(
        family: .custom(name), pointSize: Self.usable(size),
        weight: Self.weight(of: request, plain: .regular, bold: .bold))
    }
  }

  private func styled(_ style: TextStyle, _ request: FontRequest) -> ResolvedFont {
    let family = ResolvedFont.Family.system(request.design ?? .default)
    if platform == .macOS, let row = style.macOSMetrics {
      return ResolvedFont(
        family: family, pointSize: row.pointSize,
        weight: Self.weight(of: request, plain: row.weight, bold: row.emphasizedWeight),
        styleLineHeight: row.lineHeight, scalesRelativeTo: nil)
    }
    return ResolvedFont(
      family: family, pointSize: style.pointSize(at: textSize),
      weight: Self.weight(of: request, plain: style.weight, bold: style.emphasizedWeight),
      styleLineHeight: style.lineHeight(at: textSize), scalesRelativeTo: style)
  }

  /// The weight: the one asked for, else the style's own; bold where `.bold()` asks for it.
  private static func weight(of request: FontRequest, plain: FontWeight, bold: FontWeight) -> FontWeight {
    guard request.isBold else { return request.weight ?? plain }
    return max(request.weight ?? bold, request.weight == nil ? bold : .bold)
  }

  /// A size that can be laid out: SwiftUI's own sizes are finite and not negative.
  private static func usable(_ size: Double) -> Double { size.isFinite ? min(max(size, 0), 10_000) : 17 }
}

extension FontWeight {
  /// The weight that system text is drawn in with the setting Bold Text: two steps heavier, up to black.
  ///
  /// - Verification: inferred. Apple documents that text grows heavier, not by how much.
  package var withBoldText: FontWeight {
    let all = FontWeight.allCases
    let index = all.firstIndex(of: self)!
    return all[min(index + 2, all.count - 1)]
  }
}
