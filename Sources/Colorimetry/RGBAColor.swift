/// A colour by its sRGB-encoded components.
///
/// Components are nominally 0…1 and may leave that range for wide-gamut colours; alpha is 0…1, not premultiplied.
package struct RGBAColor: Codable, Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  @inlinable
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// From 8-bit components, 0…255, and an alpha of 0…1.
  package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  // Optimization: what the compiler derives is slow to call from other modules.
  @inlinable
  package static func == (left: RGBAColor, right: RGBAColor) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue && left.alpha == right.alpha
  }

  package static let black = RGBAColor(red: 0, green: 0, blue: 0)
  package static let white = RGBAColor(red: 1, green: 1, blue: 1)
  package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour with its alpha multiplied by `factor`.
  @inlinable
  package func opacity(_ factor: Double) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
