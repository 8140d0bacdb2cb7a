/// The vertical metrics of a font at a size, in points, and whether it is bold; lengths are positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double
  package var lineGap: Double
  package var capHeight: Double
  package var xHeight: Double
  /// Whether the face is bold by itself, whatever weight is asked for; a font of the system is as heavy as is asked.
  package var isBold = false

  package init(ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// The metrics times a factor: those for an em of one point, times the point size.
  package func scaled(by factor: Double) -> FontMetrics {
    var scaled = self
    scaled.ascent *= factor
    scaled.descent *= factor
    scaled.lineGap *= factor
    scaled.capHeight *= factor
    scaled.xHeight *= factor
    return scaled
  }
}

/// Gives the vertical metrics of fonts.
package protocol FontMetricsSource: Sendable {
  /// The metrics of the face asked for, before any rounding. The system font of macOS has its own ascent and descent.
  func metrics(of font: ResolvedFont, on platform: LineMetricsPlatform) -> FontMetrics
}

extension FontMetricsSource {
  /// The metrics on iOS.
  package func metrics(of font: ResolvedFont) -> FontMetrics { metrics(of: font, on: .iOS) }
}
