package import Colorimetry
package import Geometry
package import Localization
package import PlatformProfile
package import Typography
package import ViewTree

/// The variant and device that a layout is evaluated for.
package struct EvaluationEnvironment: Hashable, Sendable {
  package var textSize: DynamicTypeSize = .default
  package var colorScheme: ColorScheme = .light
  package var contrast: ColorSchemeContrast = .standard
  package var legibilityWeight: LegibilityWeight = .regular
  package var layoutDirection: LayoutDirection = .leftToRight
  /// ICU identifier: "en_US".
  package var locale = "en_US"
  /// How localised texts are changed, where a pseudo-locale stands in for `locale`.
  package var pseudoLocale: PseudoLocale?
  package var horizontalSizeClass: SizeClass = .compact
  package var verticalSizeClass: SizeClass = .regular
  /// Pixels per point.
  package var displayScale = 3.0
  package var os: OSProfile = .default
  /// The window, in points.
  package var containerSize = Size(width: 393, height: 852)
  package var safeAreaInsets = EdgeInsets(top: 59, bottom: 34)
  /// The fixed instant that `Date()` and `.now` give, in seconds since 1970: 2026-11-29 09:41 UTC.
  package var now = 1_795_945_260.0

  package init() {}
}
