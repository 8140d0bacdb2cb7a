import Glibc

/// Contrast between two opaque colours.
package enum Contrast {
  /// The relative luminance of an opaque colour, 0…1.
  ///
  /// - Source: WCAG 2.2, "relative luminance".
  package static func relativeLuminance(_ color: RGBAColor) -> Double {
    let luminance =
      0.2126 * TransferFunction.linear(color.red) + 0.7152 * TransferFunction.linear(color.green) + 0.0722
      * TransferFunction.linear(color.blue)
    return min(max(luminance, 0), 1)
  }

  /// The contrast ratio of two opaque colours, 1…21, the same whichever comes first.
  ///
  /// - Source: WCAG 2.2, "contrast ratio".
  package static func ratio(_ first: RGBAColor, _ second: RGBAColor) -> Double {
    ratio(luminance: relativeLuminance(first), relativeLuminance(second))
  }

  /// The contrast ratio of two relative luminances.
  package static func ratio(luminance first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The ratio cut to two decimals for display, never rounded up: "4.49" for 4.499.
  package static func display(_ ratio: Double) -> String {
    // Noise of a computed 4.5 must not turn it into 4.49.
    let hundredths = (ratio * 100 + 1e-9).rounded(.down)
    guard hundredths.isFinite, abs(hundredths) < 1e9 else { return "–" }
    let whole = Int(hundredths)
    let rest = String(abs(whole % 100))
    return "\(whole / 100)." + (rest.count < 2 ? "0" + rest : rest)
  }

  /// The lightness contrast of text on a background, in Lc: positive for dark on light, negative for light on dark.
  ///
  /// Information only: APCA is no part of WCAG 2.2.
  /// - Source: APCA 0.0.98G-4g, constants of the public algorithm.
  package static func lightnessContrast(text: RGBAColor, background: RGBAColor) -> Double {
    let textLuminance = softClamped(perceptualLuminance(text))
    let backgroundLuminance = softClamped(perceptualLuminance(background))
    guard abs(backgroundLuminance - textLuminance) >= 0.0005 else { return 0 }
    if backgroundLuminance > textLuminance {
      let contrast = (pow(backgroundLuminance, 0.56) - pow(textLuminance, 0.57)) * 1.14
      return contrast < 0.1 ? 0 : (contrast - 0.027) * 100
    }
    let contrast = (pow(backgroundLuminance, 0.65) - pow(textLuminance, 0.62)) * 1.14
    return contrast > -0.1 ? 0 : (contrast + 0.027) * 100
  }

  private static func perceptualLuminance(_ color: RGBAColor) -> Double {
    let color = color.clamped
    return 0.2126729 * pow(color.red, 2.4) + 0.7151522 * pow(color.green, 2.4) + 0.0721750 * pow(color.blue, 2.4)
  }

  private static func softClamped(_ luminance: Double) -> Double {
    luminance >= 0.022 ? luminance : luminance + pow(0.022 - luminance, 1.414)
  }
}

/// The contrast ratios that can occur where a backdrop is not a single colour.
package struct ContrastRange: Hashable, Sendable {
  package var minimum: Double
  package var maximum: Double

  package init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package func union(_ other: ContrastRange) -> ContrastRange {
    ContrastRange(minimum: min(minimum, other.minimum), maximum: max(maximum, other.maximum))
  }
}
