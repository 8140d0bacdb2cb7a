/// The vertical metrics of a font at a size, in points; lengths are positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: Double
  package var descent: Double
  package var lineGap: Double
  package var capHeight: Double
  package var xHeight: Double

  package init(ascent: Double, descent: Double, lineGap: Double, capHeight: Double, xHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}

/// Gives the vertical metrics of fonts.
package protocol FontMetricsSource: Sendable {
  func metrics(of font: ResolvedFont) -> FontMetrics
}
