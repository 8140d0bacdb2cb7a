import Geometry

extension PixelGrid {
  /// The rectangle as painted: each edge on the nearest pixel, at least one pixel thick.
  ///
  /// - Source: swiftui-layout, section 16.
  /// - Verification: measured.
  func snapped(_ rectangle: Rectangle) -> Rectangle {
    func edge(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    let left = edge(rectangle.minX)
    let top = edge(rectangle.minY)
    return Rectangle(
      minX: left, minY: top, maxX: max(edge(rectangle.maxX), left + pixel), maxY: max(edge(rectangle.maxY), top + pixel)
    )
  }
}
