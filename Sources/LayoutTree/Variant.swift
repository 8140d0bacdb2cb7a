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

  /// Optimization: a number of the settings with few values; the locale and the container, which seldom differ, are left
  /// to the comparison.
  package func hash(into hasher: inout Hasher) {
    var number = textSize.index
    number = 2 * number + (colorScheme == .dark ? 1 : 0)
    number = 2 * number + (contrast == .increased ? 1 : 0)
    number = 2 * number + (legibilityWeight == .bold ? 1 : 0)
    number = 2 * number + (layoutDirection == .rightToLeft ? 1 : 0)
    hasher.combine(number)
    hasher.combine(locale.utf8.count &+ 64 &* container.utf8.count)
  }

  package var appearance: ColorAppearance { ColorAppearance(scheme: colorScheme, contrast: contrast) }
}
