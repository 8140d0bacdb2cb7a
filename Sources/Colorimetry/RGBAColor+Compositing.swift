extension RGBAColor {
  /// This colour painted over another, on encoded components as Core Animation blends.
  ///
  /// - Verification: measured; recorded blends work on gamma-encoded components.
  @inlinable
  package func over(_ backdrop: RGBAColor) -> RGBAColor {
    let alpha = self.alpha + backdrop.alpha * (1 - self.alpha)
    guard alpha > 0 else { return .clear }
    func mix(_ front: Double, _ back: Double) -> Double {
      (front * self.alpha + back * backdrop.alpha * (1 - self.alpha)) / alpha
    }
    return RGBAColor(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue), alpha: alpha)
  }

  /// The colour at `fraction` of the way to another, on encoded components; alpha too.
  package func mixed(with other: RGBAColor, fraction: Double) -> RGBAColor {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * fraction }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// The colour with every component limited to 0…1.
  @inlinable
  package var clamped: RGBAColor {
    func clamp(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    return RGBAColor(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(alpha))
  }

  /// The nearest colour with 8-bit components.
  package var roundedToBytes: RGBAColor {
    let color = clamped
    func round(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    return RGBAColor(red: round(color.red), green: round(color.green), blue: round(color.blue), alpha: color.alpha)
  }

  /// "#AF52DE", or "#AF52DEBF" where it is not opaque.
  package var hexadecimal: String {
    let color = clamped
    func digits(_ value: Double) -> String {
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    let opaque = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
    return color.alpha < 1 ? opaque + digits(color.alpha) : opaque
  }

  /// A colour given by encoded Display P3 components, in extended sRGB.
  ///
  /// - Source: CSS Color 4, "Sample code for color conversions", lin_P3_to_XYZ and XYZ_to_lin_sRGB, multiplied.
  package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
    let r = TransferFunction.linear(red)
    let g = TransferFunction.linear(green)
    let b = TransferFunction.linear(blue)
    self.init(
      red: TransferFunction.encoded(1.2249401762805598 * r - 0.2249401762805597 * g),
      green: TransferFunction.encoded(-0.04205695470968816 * r + 1.0420569547096883 * g),
      blue: TransferFunction.encoded(
        -0.019637554590334432 * r - 0.0786360455506319 * g + 1.0982736001409663 * b), alpha: alpha)
  }
}
