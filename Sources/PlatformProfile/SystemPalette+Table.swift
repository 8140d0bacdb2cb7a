import Colorimetry

/// The tints of iOS 26, measured on a device where the sources say so.
///
/// - Source: Apple's Human Interface Guidelines, "Color", edition of 2025-06-09; read 2026-11-30. Facts, no licence.
/// - Verification: documented; red, green, blue, purple and orange in light also measured.
extension SystemPalette {
  static let tintsOfIOS26: [SystemColor: DynamicColor] = [
    .red: DynamicColor(
      light: RGBAColor(bytes: 255, 56, 60),
      dark: RGBAColor(bytes: 255, 66, 69),
      increasedContrastLight: RGBAColor(bytes: 233, 21, 45),
      increasedContrastDark: RGBAColor(bytes: 255, 97, 101)),
    .orange: DynamicColor(
      light: RGBAColor(bytes: 255, 141, 40),
      dark: RGBAColor(bytes: 255, 146, 48),
      increasedContrastLight: RGBAColor(bytes: 197, 83, 0),
      increasedContrastDark: RGBAColor(bytes: 255, 160, 86)),
    .yellow: DynamicColor(
      light: RGBAColor(bytes: 255, 204, 0),
      dark: RGBAColor(bytes: 255, 214, 0),
      increasedContrastLight: RGBAColor(bytes: 161, 106, 0),
      increasedContrastDark: RGBAColor(bytes: 254, 223, 67)),
    .green: DynamicColor(
      light: RGBAColor(bytes: 52, 199, 89),
      dark: RGBAColor(bytes: 48, 209, 88),
      increasedContrastLight: RGBAColor(bytes: 0, 137, 50),
      increasedContrastDark: RGBAColor(bytes: 74, 217, 104)),
    .mint: DynamicColor(
      light: RGBAColor(bytes: 0, 200, 179),
      dark: RGBAColor(bytes: 0, 218, 195),
      increasedContrastLight: RGBAColor(bytes: 0, 133, 117),
      increasedContrastDark: RGBAColor(bytes: 84, 223, 203)),
    .teal: DynamicColor(
      light: RGBAColor(bytes: 0, 195, 208),
      dark: RGBAColor(bytes: 0, 210, 224),
      increasedContrastLight: RGBAColor(bytes: 0, 129, 152),
      increasedContrastDark: RGBAColor(bytes: 59, 221, 236)),
    .cyan: DynamicColor(
      light: RGBAColor(bytes: 0, 192, 232),
      dark: RGBAColor(bytes: 60, 211, 254),
      increasedContrastLight: RGBAColor(bytes: 0, 126, 174),
      increasedContrastDark: RGBAColor(bytes: 109, 217, 255)),
    .blue: DynamicColor(
      light: RGBAColor(bytes: 0, 136, 255),
      dark: RGBAColor(bytes: 0, 145, 255),
      increasedContrastLight: RGBAColor(bytes: 30, 110, 244),
      increasedContrastDark: RGBAColor(bytes: 92, 184, 255)),
    .indigo: DynamicColor(
      light: RGBAColor(bytes: 97, 85, 245),
      dark: RGBAColor(bytes: 109, 124, 255),
      increasedContrastLight: RGBAColor(bytes: 86, 74, 222),
      increasedContrastDark: RGBAColor(bytes: 167, 170, 255)),
    .purple: DynamicColor(
      light: RGBAColor(bytes: 203, 48, 224),
      dark: RGBAColor(bytes: 219, 52, 242),
      increasedContrastLight: RGBAColor(bytes: 176, 47, 194),
      increasedContrastDark: RGBAColor(bytes: 234, 141, 255)),
    .pink: DynamicColor(
      light: RGBAColor(bytes: 255, 45, 85),
      dark: RGBAColor(bytes: 255, 55, 95),
      increasedContrastLight: RGBAColor(bytes: 231, 18, 77),
      increasedContrastDark: RGBAColor(bytes: 255, 138, 196)),
    .brown: DynamicColor(
      light: RGBAColor(bytes: 172, 127, 94),
      dark: RGBAColor(bytes: 183, 138, 102),
      increasedContrastLight: RGBAColor(bytes: 149, 109, 81),
      increasedContrastDark: RGBAColor(bytes: 219, 166, 121)),
  ]

  /// The tints of iOS 15 to 18.
  ///
  /// - Source: the same page in earlier editions, and published lists of the values; read 2026-11-30.
  /// - Verification: documented.
  static let tintsOfIOS15To18: [SystemColor: DynamicColor] = [
    .red: DynamicColor(
      light: RGBAColor(bytes: 255, 59, 48),
      dark: RGBAColor(bytes: 255, 69, 58),
      increasedContrastLight: RGBAColor(bytes: 215, 0, 21),
      increasedContrastDark: RGBAColor(bytes: 255, 105, 97)),
    .orange: DynamicColor(
      light: RGBAColor(bytes: 255, 149, 0),
      dark: RGBAColor(bytes: 255, 159, 10),
      increasedContrastLight: RGBAColor(bytes: 201, 52, 0),
      increasedContrastDark: RGBAColor(bytes: 255, 179, 64)),
    .yellow: DynamicColor(
      light: RGBAColor(bytes: 255, 204, 0),
      dark: RGBAColor(bytes: 255, 214, 10),
      increasedContrastLight: RGBAColor(bytes: 178, 80, 0),
      increasedContrastDark: RGBAColor(bytes: 255, 212, 38)),
    .green: DynamicColor(
      light: RGBAColor(bytes: 52, 199, 89),
      dark: RGBAColor(bytes: 48, 209, 88),
      increasedContrastLight: RGBAColor(bytes: 36, 138, 61),
      increasedContrastDark: RGBAColor(bytes: 48, 219, 91)),
    .mint: DynamicColor(
      light: RGBAColor(bytes: 0, 199, 190),
      dark: RGBAColor(bytes: 99, 230, 226),
      increasedContrastLight: RGBAColor(bytes: 12, 129, 123),
      increasedContrastDark: RGBAColor(bytes: 99, 230, 226)),
    .teal: DynamicColor(
      light: RGBAColor(bytes: 48, 176, 199),
      dark: RGBAColor(bytes: 64, 200, 224),
      increasedContrastLight: RGBAColor(bytes: 0, 130, 153),
      increasedContrastDark: RGBAColor(bytes: 93, 230, 255)),
    .cyan: DynamicColor(
      light: RGBAColor(bytes: 50, 173, 230),
      dark: RGBAColor(bytes: 100, 210, 255),
      increasedContrastLight: RGBAColor(bytes: 0, 113, 164),
      increasedContrastDark: RGBAColor(bytes: 112, 215, 255)),
    .blue: DynamicColor(
      light: RGBAColor(bytes: 0, 122, 255),
      dark: RGBAColor(bytes: 10, 132, 255),
      increasedContrastLight: RGBAColor(bytes: 0, 64, 221),
      increasedContrastDark: RGBAColor(bytes: 64, 156, 255)),
    .indigo: DynamicColor(
      light: RGBAColor(bytes: 88, 86, 214),
      dark: RGBAColor(bytes: 94, 92, 230),
      increasedContrastLight: RGBAColor(bytes: 54, 52, 163),
      increasedContrastDark: RGBAColor(bytes: 125, 122, 255)),
    .purple: DynamicColor(
      light: RGBAColor(bytes: 175, 82, 222),
      dark: RGBAColor(bytes: 191, 90, 242),
      increasedContrastLight: RGBAColor(bytes: 137, 68, 171),
      increasedContrastDark: RGBAColor(bytes: 218, 143, 255)),
    .pink: DynamicColor(
      light: RGBAColor(bytes: 255, 45, 85),
      dark: RGBAColor(bytes: 255, 55, 95),
      increasedContrastLight: RGBAColor(bytes: 211, 15, 69),
      increasedContrastDark: RGBAColor(bytes: 255, 100, 130)),
    .brown: DynamicColor(
      light: RGBAColor(bytes: 162, 132, 94),
      dark: RGBAColor(bytes: 172, 142, 104),
      increasedContrastLight: RGBAColor(bytes: 127, 101, 69),
      increasedContrastDark: RGBAColor(bytes: 181, 148, 105)),
  ]

  /// The greys, unchanged since iOS 13.
  static let grays: [SystemColor: DynamicColor] = [
    .gray: DynamicColor(
      light: RGBAColor(bytes: 142, 142, 147),
      dark: RGBAColor(bytes: 142, 142, 147),
      increasedContrastLight: RGBAColor(bytes: 108, 108, 112),
      increasedContrastDark: RGBAColor(bytes: 174, 174, 178)),
    .gray2: DynamicColor(
      light: RGBAColor(bytes: 174, 174, 178),
      dark: RGBAColor(bytes: 99, 99, 102),
      increasedContrastLight: RGBAColor(bytes: 142, 142, 147),
      increasedContrastDark: RGBAColor(bytes: 124, 124, 128)),
    .gray3: DynamicColor(
      light: RGBAColor(bytes: 199, 199, 204),
      dark: RGBAColor(bytes: 72, 72, 74),
      increasedContrastLight: RGBAColor(bytes: 174, 174, 178),
      increasedContrastDark: RGBAColor(bytes: 84, 84, 86)),
    .gray4: DynamicColor(
      light: RGBAColor(bytes: 209, 209, 214),
      dark: RGBAColor(bytes: 58, 58, 60),
      increasedContrastLight: RGBAColor(bytes: 188, 188, 192),
      increasedContrastDark: RGBAColor(bytes: 68, 68, 70)),
    .gray5: DynamicColor(
      light: RGBAColor(bytes: 229, 229, 234),
      dark: RGBAColor(bytes: 44, 44, 46),
      increasedContrastLight: RGBAColor(bytes: 216, 216, 220),
      increasedContrastDark: RGBAColor(bytes: 54, 54, 56)),
    .gray6: DynamicColor(
      light: RGBAColor(bytes: 242, 242, 247),
      dark: RGBAColor(bytes: 28, 28, 30),
      increasedContrastLight: RGBAColor(bytes: 235, 235, 240),
      increasedContrastDark: RGBAColor(bytes: 36, 36, 38)),
  ]

  /// Labels, fills, backgrounds and separators: values of iOS 13; no later change of the standard ones is known.
  ///
  /// - Verification: documented for standard contrast. Increased contrast: two sources differ for the label levels
  ///   (alpha 0.68 or 0.80 for the secondary label); these are the lower, and so the more cautious, figures.
  static let semantic: [SystemColor: DynamicColor] = [
    .label: DynamicColor(
      light: RGBAColor(bytes: 0, 0, 0),
      dark: RGBAColor(bytes: 255, 255, 255),
      increasedContrastLight: RGBAColor(bytes: 0, 0, 0),
      increasedContrastDark: RGBAColor(bytes: 255, 255, 255)),
    .secondaryLabel: DynamicColor(
      light: RGBAColor(bytes: 60, 60, 67, alpha: 153 / 255),
      dark: RGBAColor(bytes: 235, 235, 245, alpha: 153 / 255),
      increasedContrastLight: RGBAColor(bytes: 60, 60, 67, alpha: 173 / 255),
      increasedContrastDark: RGBAColor(bytes: 235, 235, 245, alpha: 173 / 255)),
    .tertiaryLabel: DynamicColor(
      light: RGBAColor(bytes: 60, 60, 67, alpha: 76 / 255),
      dark: RGBAColor(bytes: 235, 235, 245, alpha: 76 / 255),
      increasedContrastLight: RGBAColor(bytes: 60, 60, 67, alpha: 96 / 255),
      increasedContrastDark: RGBAColor(bytes: 235, 235, 245, alpha: 96 / 255)),
    .quaternaryLabel: DynamicColor(
      light: RGBAColor(bytes: 60, 60, 67, alpha: 45 / 255),
      dark: RGBAColor(bytes: 235, 235, 245, alpha: 40 / 255),
      increasedContrastLight: RGBAColor(bytes: 60, 60, 67, alpha: 66 / 255),
      increasedContrastDark: RGBAColor(bytes: 235, 235, 245, alpha: 61 / 255)),
    .placeholderText: DynamicColor(
      light: RGBAColor(bytes: 60, 60, 67, alpha: 76 / 255),
      dark: RGBAColor(bytes: 235, 235, 245, alpha: 76 / 255),
      increasedContrastLight: RGBAColor(bytes: 60, 60, 67, alpha: 96 / 255),
      increasedContrastDark: RGBAColor(bytes: 235, 235, 245, alpha: 96 / 255)),
    .systemBackground: DynamicColor(
      light: RGBAColor(bytes: 255, 255, 255),
      dark: RGBAColor(bytes: 0, 0, 0),
      increasedContrastLight: RGBAColor(bytes: 255, 255, 255),
      increasedContrastDark: RGBAColor(bytes: 0, 0, 0)),
    .secondarySystemBackground: DynamicColor(
      light: RGBAColor(bytes: 242, 242, 247),
      dark: RGBAColor(bytes: 28, 28, 30),
      increasedContrastLight: RGBAColor(bytes: 235, 235, 240),
      increasedContrastDark: RGBAColor(bytes: 36, 36, 38)),
    .tertiarySystemBackground: DynamicColor(
      light: RGBAColor(bytes: 255, 255, 255),
      dark: RGBAColor(bytes: 44, 44, 46),
      increasedContrastLight: RGBAColor(bytes: 255, 255, 255),
      increasedContrastDark: RGBAColor(bytes: 54, 54, 56)),
    .systemGroupedBackground: DynamicColor(
      light: RGBAColor(bytes: 242, 242, 247),
      dark: RGBAColor(bytes: 0, 0, 0),
      increasedContrastLight: RGBAColor(bytes: 235, 235, 240),
      increasedContrastDark: RGBAColor(bytes: 0, 0, 0)),
    .secondarySystemGroupedBackground: DynamicColor(
      light: RGBAColor(bytes: 255, 255, 255),
      dark: RGBAColor(bytes: 28, 28, 30),
      increasedContrastLight: RGBAColor(bytes: 255, 255, 255),
      increasedContrastDark: RGBAColor(bytes: 36, 36, 38)),
    .tertiarySystemGroupedBackground: DynamicColor(
      light: RGBAColor(bytes: 242, 242, 247),
      dark: RGBAColor(bytes: 44, 44, 46),
      increasedContrastLight: RGBAColor(bytes: 235, 235, 240),
      increasedContrastDark: RGBAColor(bytes: 54, 54, 56)),
    .systemFill: DynamicColor(
      light: RGBAColor(bytes: 120, 120, 128, alpha: 51 / 255),
      dark: RGBAColor(bytes: 120, 120, 128, alpha: 91 / 255),
      increasedContrastLight: RGBAColor(bytes: 120, 120, 128, alpha: 71 / 255),
      increasedContrastDark: RGBAColor(bytes: 120, 120, 128, alpha: 112 / 255)),
    .secondarySystemFill: DynamicColor(
      light: RGBAColor(bytes: 120, 120, 128, alpha: 40 / 255),
      dark: RGBAColor(bytes: 120, 120, 128, alpha: 81 / 255),
      increasedContrastLight: RGBAColor(bytes: 120, 120, 128, alpha: 61 / 255),
      increasedContrastDark: RGBAColor(bytes: 120, 120, 128, alpha: 102 / 255)),
    .tertiarySystemFill: DynamicColor(
      light: RGBAColor(bytes: 118, 118, 128, alpha: 30 / 255),
      dark: RGBAColor(bytes: 118, 118, 128, alpha: 61 / 255),
      increasedContrastLight: RGBAColor(bytes: 118, 118, 128, alpha: 51 / 255),
      increasedContrastDark: RGBAColor(bytes: 118, 118, 128, alpha: 81 / 255)),
    .quaternarySystemFill: DynamicColor(
      light: RGBAColor(bytes: 116, 116, 128, alpha: 20 / 255),
      dark: RGBAColor(bytes: 118, 118, 128, alpha: 45 / 255),
      increasedContrastLight: RGBAColor(bytes: 116, 116, 128, alpha: 40 / 255),
      increasedContrastDark: RGBAColor(bytes: 118, 118, 128, alpha: 66 / 255)),
    .separator: DynamicColor(
      light: RGBAColor(bytes: 60, 60, 67, alpha: 73 / 255),
      dark: RGBAColor(bytes: 84, 84, 88, alpha: 153 / 255),
      increasedContrastLight: RGBAColor(bytes: 60, 60, 67, alpha: 94 / 255),
      increasedContrastDark: RGBAColor(bytes: 84, 84, 88, alpha: 173 / 255)),
    .opaqueSeparator: DynamicColor(
      light: RGBAColor(bytes: 198, 198, 200),
      dark: RGBAColor(bytes: 56, 56, 58),
      increasedContrastLight: RGBAColor(bytes: 198, 198, 200),
      increasedContrastDark: RGBAColor(bytes: 56, 56, 58)),
    .link: DynamicColor(
      light: RGBAColor(bytes: 0, 122, 255),
      dark: RGBAColor(bytes: 9, 132, 255),
      increasedContrastLight: RGBAColor(bytes: 0, 122, 255),
      increasedContrastDark: RGBAColor(bytes: 9, 132, 255)),
    .lightText: DynamicColor(light: RGBAColor(bytes: 255, 255, 255, alpha: 0.6)),
    .darkText: DynamicColor(light: .black),
  ]

  /// Backgrounds inside sheets and popovers in dark mode, where they differ from those of the window.
  static let elevatedBackgrounds: [SystemColor: (dark: RGBAColor, increasedContrastDark: RGBAColor)] = [
    .systemBackground: (RGBAColor(bytes: 28, 28, 30), RGBAColor(bytes: 36, 36, 38)),
    .secondarySystemBackground: (RGBAColor(bytes: 44, 44, 46), RGBAColor(bytes: 54, 54, 56)),
    .tertiarySystemBackground: (RGBAColor(bytes: 58, 58, 60), RGBAColor(bytes: 68, 68, 70)),
    .systemGroupedBackground: (RGBAColor(bytes: 28, 28, 30), RGBAColor(bytes: 36, 36, 38)),
    .secondarySystemGroupedBackground: (RGBAColor(bytes: 44, 44, 46), RGBAColor(bytes: 54, 54, 56)),
    .tertiarySystemGroupedBackground: (RGBAColor(bytes: 58, 58, 60), RGBAColor(bytes: 68, 68, 70)),
  ]
}
