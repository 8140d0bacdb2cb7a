package import Colorimetry
package import Geometry
package import Typography

/// One choice of the user's settings and the device, for which a layout is set.
package struct Variant: Codable, Hashable, Sendable {
  package var textSize: DynamicTypeSize
  package var colorScheme: ColorScheme
  package var contrast: ColorSchemeContrast
  package var legibilityWeight: LegibilityWeight
  package var layoutDirection: LayoutDirection
  /// "en_US", "de", or the name of a pseudo-locale.
  package var locale: String
  /// The device or canvas, for example "iPhone 16" or "375 x 667".
  package var container: String

  package init(
    textSize: DynamicTypeSize = .large, colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    legibilityWeight: LegibilityWeight = .regular, layoutDirection: LayoutDirection = .leftToRight,
    locale: String = "en_US", container: String = "iPhone 16"
  ) {
    self.textSize = textSize
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.container = container
  }

  /// Optimization: the settings with few values; the locale and the container, which seldom differ, are left to the
  /// comparison.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(locale.utf8.count &+ 64 &* container.utf8.count)
  }

  /// A number of the settings with few values, from 0.
  package var number: Int {
    var number = 16 * textSize.index
    if case .dark = colorScheme { number += 8 }
    if case .increased = contrast { number += 4 }
    if case .bold = legibilityWeight { number += 2 }
    if case .rightToLeft = layoutDirection { number += 1 }
    return number
  }

  package var appearance: ColorAppearance { ColorAppearance(scheme: colorScheme, contrast: contrast) }
}
