import Typography

/// A text style at all twelve sizes, from `xSmall` to `accessibility5`.
struct TextStyleRow: Sendable {
  var weight: FontWeight
  var emphasizedWeight: FontWeight
  /// In points.
  var pointSizes: [Double]
  /// In points: what the system adds leading up to, and what everything relative to the style scales by.
  var lineHeights: [Double]
}

/// A text style on macOS, which has no Dynamic Type.
struct MacTextStyleRow: Sendable {
  var pointSize: Double
  var lineHeight: Double
  var weight: FontWeight
  var emphasizedWeight: FontWeight
}

extension TextStyle {
  /// Size, line height and weight of the eleven styles of iOS.
  ///
  /// - Source: sizes and emphasised weights: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
  ///   sizes", read 2026-11; line heights: recovered from recorded `UIFontMetrics` results of iOS 26 and 27. Eight line
  ///   heights differ from the guidelines' leading column: the recorded ones stand here. Figures only.
  /// - Verification: measured (iOS 26 and 27); assumed for earlier versions.
  static let iOSTable: [TextStyle: TextStyleRow] = [
    .largeTitle: TextStyleRow(
      weight: .regular, emphasizedWeight: .bold,
      pointSizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      lineHeights: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title: TextStyleRow(
      weight: .regular, emphasizedWeight: .bold,
      pointSizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      lineHeights: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
    .title2: TextStyleRow(
      weight: .regular, emphasizedWeight: .bold,
      pointSizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      lineHeights: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      lineHeights: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: TextStyleRow(
      weight: .semibold, emphasizedWeight: .semibold,
      pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
    .body: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      lineHeights: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    .callout: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      lineHeights: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      lineHeights: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    .footnote: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      lineHeights: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      lineHeights: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
    .caption2: TextStyleRow(
      weight: .regular, emphasizedWeight: .semibold,
      pointSizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      lineHeights: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  /// Size, line height and weight of the styles of macOS.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography, "macOS built-in text styles", read 2026-11. Figures only.
  /// - Verification: documented.
  static let macOSTable: [TextStyle: MacTextStyleRow] = [
    .largeTitle: MacTextStyleRow(pointSize: 26, lineHeight: 32, weight: .regular, emphasizedWeight: .bold),
    .title: MacTextStyleRow(pointSize: 22, lineHeight: 26, weight: .regular, emphasizedWeight: .bold),
    .title2: MacTextStyleRow(pointSize: 17, lineHeight: 22, weight: .regular, emphasizedWeight: .bold),
    .title3: MacTextStyleRow(pointSize: 15, lineHeight: 20, weight: .regular, emphasizedWeight: .semibold),
    .headline: MacTextStyleRow(pointSize: 13, lineHeight: 16, weight: .bold, emphasizedWeight: .heavy),
    .body: MacTextStyleRow(pointSize: 13, lineHeight: 16, weight: .regular, emphasizedWeight: .semibold),
    .callout: MacTextStyleRow(pointSize: 12, lineHeight: 15, weight: .regular, emphasizedWeight: .semibold),
    .subheadline: MacTextStyleRow(pointSize: 11, lineHeight: 14, weight: .regular, emphasizedWeight: .semibold),
    .footnote: MacTextStyleRow(pointSize: 10, lineHeight: 13, weight: .regular, emphasizedWeight: .semibold),
    .caption: MacTextStyleRow(pointSize: 10, lineHeight: 13, weight: .regular, emphasizedWeight: .medium),
    .caption2: MacTextStyleRow(pointSize: 10, lineHeight: 13, weight: .medium, emphasizedWeight: .semibold),
  ]
}
