import Glibc

/// Filters on encoded components, as SwiftUI's colour effects apply them to what is drawn.
///
/// - Verification: measured, except the rotation of hue, which follows SVG 1.1 `feColorMatrix` and is inferred.
extension RGBAColor {
  /// `brightness(_:)`: an amount of 0…1 is added to each component.
  package func brightened(by amount: Double) -> RGBAColor { mapComponents { $0 + amount } }

  /// `contrast(_:)`: each component's distance from the middle is multiplied.
  package func contrasted(by amount: Double) -> RGBAColor { mapComponents { ($0 - 0.5) * amount + 0.5 } }

  /// `saturation(_:)`: 0 is grey, 1 unchanged.
  package func saturated(by amount: Double) -> RGBAColor {
    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return mapComponents { grey + ($0 - grey) * amount }
  }

  /// `grayscale(_:)`: 0 is unchanged, 1 grey.
  package func grayed(by amount: Double) -> RGBAColor { saturated(by: 1 - amount) }

  /// `colorInvert()`.
  package var inverted: RGBAColor { mapComponents { 1 - $0 } }

  /// `colorMultiply(_:)`: component by component.
  package func multiplied(by other: RGBAColor) -> RGBAColor {
    RGBAColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha * other.alpha)
      .clamped
  }

  /// `hueRotation(_:)`, in radians.
  package func hueRotated(byRadians angle: Double) -> RGBAColor {
    let c = cos(angle)
    let s = sin(angle)
    let weights = (0.213, 0.715, 0.072)
    let grey = weights.0 * red + weights.1 * green + weights.2 * blue
    let spread = (red - grey, green - grey, blue - grey)
    let turned = (
      spread.0 * c + s * (-weights.0 * red - weights.1 * green + (1 - weights.2) * blue),
      spread.1 * c + s * (0.143 * red + 0.140 * green - 0.283 * blue),
      spread.2 * c + s * (-(1 - weights.0) * red + weights.1 * green + weights.2 * blue)
    )
    return RGBAColor(red: grey + turned.0, green: grey + turned.1, blue: grey + turned.2, alpha: alpha).clamped
  }

  private func mapComponents(_ transform: (Double) -> Double) -> RGBAColor {
    RGBAColor(red: transform(red), green: transform(green), blue: transform(blue), alpha: alpha).clamped
  }
}
