import Geometry
import PathGeometry
import TestSupport
import Typography

/// The fixed-advance font with the vertical metrics of the system font.
///
/// - Source: `sf-metrics.json`: ascender 1950, descender 494 of 2048 on iOS; 1980 and 432 on macOS.
struct SystemMetricsFont: FontSource {
  private let base = FixedAdvanceFont()

  func shape(_ request: ShapingRequest) -> ShapedRun { base.shape(request) }
  func scaling(of font: ResolvedFont) -> FontScaling { base.scaling(of: font) }
  func outline(of run: PositionedGlyphRun) -> Path { base.outline(of: run) }
  func inkBounds(of run: PositionedGlyphRun) -> Rectangle? { base.inkBounds(of: run) }

  func metrics(of font: ResolvedFont, on platform: LineMetricsPlatform) -> FontMetrics {
    let (ascender, descender) = platform == .iOS ? (1950.0, 494.0) : (1980, 432)
    return FontMetrics(
      ascent: ascender / 2048, descent: descender / 2048, lineGap: 0, capHeight: 1443 / 2048, xHeight: 0.5
    ).scaled(by: font.pointSize)
  }
}
