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

  package var appearance: ColorAppearance { ColorAppearance(scheme: colorScheme, contrast: contrast) }
}
