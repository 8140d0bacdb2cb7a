package import Colorimetry
import Foundation

/// A colour space that source code and asset catalogues name.
package enum ColorSpaceName: String, Hashable, Sendable, CaseIterable {
  case sRGB = "srgb"
  case extendedSRGB = "extended-srgb"
  case linearSRGB = "srgb-linear"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"

  /// The colour of components in this space, sRGB-encoded. Components outside 0…1 stay outside.
  package func color(red: Double, green: Double, blue: Double, alpha: Double = 1) -> RGBAColor {
    switch self {
    case .sRGB, .extendedSRGB, .grayGamma22, .extendedGray:
      return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    case .linearSRGB, .extendedLinearSRGB:
      return RGBAColor(
        red: SRGBTransfer.encode(red), green: SRGBTransfer.encode(green), blue: SRGBTransfer.encode(blue), alpha: alpha)
    case .displayP3:
      let linear = (SRGBTransfer.decode(red), SRGBTransfer.decode(green), SRGBTransfer.decode(blue))
      func row(_ a: Double, _ b: Double, _ c: Double) -> Double {
        SRGBTransfer.encode(a * linear.0 + b * linear.1 + c * linear.2)
      }
      // Display P3 to XYZ (D65) to linear sRGB, multiplied out from the primaries of the two spaces.
      return RGBAColor(
        red: row(1.224_940_176, -0.224_940_176, 0), green: row(-0.042_056_955, 1.042_056_955, 0),
        blue: row(-0.019_637_555, -0.078_636_046, 1.098_273_600), alpha: alpha)
    }
  }
}

/// The transfer curve of sRGB, mirrored about zero for extended components.
/// - Source: IEC 61966-2-1; CSS Color 4, section 10.2 for the mirrored extension.
enum SRGBTransfer {
  static func decode(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -linear : linear
  }

  static func encode(_ value: Double) -> Double {
    let size = abs(value)
    let encoded = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
