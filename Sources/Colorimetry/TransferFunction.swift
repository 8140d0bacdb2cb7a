import Glibc

/// The encoding of sRGB and Display P3 components.
///
/// - Source: IEC 61966-2-1; the threshold is that of WCAG 2.2, "relative luminance". Negative components mirror the
///   positive ones, as in extended sRGB.
package enum TransferFunction {
  /// A linear component from an encoded one.
  ///
  /// Optimization: most colours have components of eight bits, whose linear ones are known.
  package static func linear(_ encoded: Double) -> Double {
    let size = abs(encoded)
    let byte = (size * 255).rounded()
    let linear = byte <= 255 && byte / 255 == size ? linearBytes[Int(byte)] : computedLinear(size)
    return encoded < 0 ? -linear : linear
  }

  /// The linear components of 0…255, of 255.
  private static let linearBytes = (0...255).map { computedLinear(Double($0) / 255) }

  /// A straight piece in place of the curve between two values of eight bits.
  struct Chord {
    var start: Double
    var rise: Double
  }

  /// Those from each of 0…255 on.
  static let chords = (0...255).map { byte in
    Chord(start: linearBytes[byte], rise: linearBytes[min(byte + 1, 255)] - linearBytes[byte])
  }

  private static func computedLinear(_ size: Double) -> Double {
    size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
  }

  /// An encoded component from a linear one.
  package static func encoded(_ linear: Double) -> Double {
    let size = abs(linear)
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}
