package import Geometry
package import Typography

/// How lengths and custom fonts grow with the user's text size, relative to a text style.
///
/// - Source: recorded results of `UIFontMetrics` (iOS 26: 384 values; iOS 27: 132) and of `@ScaledMetric`.
/// - Verification: measured, but for fractional values at the default size, where rounding is inferred.
package struct TextStyleScale: Hashable, Sendable {
  package var style: TextStyle
  package var textSize: DynamicTypeSize

  package init(relativeTo style: TextStyle = .body, at textSize: DynamicTypeSize) {
    self.style = style
    self.textSize = textSize
  }

  /// The value of `@ScaledMetric(relativeTo:)`, in the unit of `value`, rounded to the nearest device pixel, ties away
  /// from zero. Values that are not whole pixels move at the default size too.
  package func scaledMetric(_ value: Double, on grid: PixelGrid) -> Double { grid.rounded(exactlyScaled(value)) }

  /// The value of `UIFontMetrics.scaledValue(for:)`: the same as `@ScaledMetric`.
  package func scaledValue(_ value: Double, on grid: PixelGrid) -> Double { scaledMetric(value, on: grid) }

  /// The point size of `Font.custom(_:size:relativeTo:)`, and of `UIFontMetrics.scaledFont(for:)` up to its maximum:
  /// rounded to a whole point, ties away from zero.
  package func scaledFontSize(_ size: Double, maximumPointSize: Double? = nil) -> Double {
    let rounded = exactlyScaled(size).rounded(.toNearestOrAwayFromZero)
    return maximumPointSize.map { min(rounded, $0) } ?? rounded
  }

  /// The value before rounding. The product comes first so that half pixels stay exact.
  private func exactlyScaled(_ value: Double) -> Double {
    let ratio = style.scaleRatio(at: textSize)
    return value * ratio.numerator / ratio.denominator
  }
}
