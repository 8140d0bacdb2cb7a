/// The device's pixels: `scale` pixels to a point.
package struct PixelGrid: Codable, Hashable, Sendable {
  /// Pixels per point, 1, 2 or 3 on Apple's devices.
  package var scale: Double

  @inlinable package init(scale: Double) { self.scale = scale }

  /// The length of one pixel, in points.
  @inlinable package var pixel: Double { 1 / scale }

  /// The nearest whole pixel, ties away from zero.
  @inlinable package func rounded(_ value: Double) -> Double {
    (value * scale).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// The next whole pixel at or above `value`.
  ///
  /// A value that is a whole pixel but for floating-point noise (1e-6 of a pixel) stays where it is.
  @inlinable package func ceiled(_ value: Double) -> Double { (value * scale - 1e-6).rounded(.up) / scale }
}
