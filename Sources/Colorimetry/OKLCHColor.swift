import Glibc

/// A colour by perceived lightness, chroma and hue.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing", matrices of 2021-01-25.
package struct OKLCHColor: Hashable, Sendable {
  /// 0 is black, 1 is white.
  package var lightness: Double
  /// 0 is grey; sRGB reaches about 0.32.
  package var chroma: Double
  /// In radians, -π…π.
  package var hue: Double
  package var alpha: Double

  package init(lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
    self.alpha = alpha
  }

  package init(_ color: RGBAColor) {
    let r = TransferFunction.linear(color.red)
    let g = TransferFunction.linear(color.green)
    let b = TransferFunction.linear(color.blue)
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b2 = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    self.init(
      lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, chroma: hypot(a, b2), hue: atan2(b2, a),
      alpha: color.alpha)
  }

  /// The colour in extended sRGB; components leave 0…1 outside the sRGB gamut.
  package var extendedRGB: RGBAColor {
    let a = chroma * cos(hue)
    let b = chroma * sin(hue)
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBAColor(
      red: TransferFunction.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: TransferFunction.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: TransferFunction.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
  }

  /// The colour in sRGB, with chroma reduced as far as the gamut demands.
  package var rgb: RGBAColor {
    if extendedRGB.isInGamut { return extendedRGB.clamped }
    var low = 0.0
    var high = chroma
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let candidate = OKLCHColor(lightness: lightness, chroma: middle, hue: hue, alpha: alpha)
      if candidate.extendedRGB.isInGamut { low = middle } else { high = middle }
    }
    return OKLCHColor(lightness: lightness, chroma: low, hue: hue, alpha: alpha).extendedRGB.clamped
  }

  private func cube(_ value: Double) -> Double { value * value * value }
}

extension RGBAColor {
  /// The colour that lies `fraction` of the way to another, in Oklab.
  ///
  /// - Source: Apple's documentation of `Color.mix(with:by:in:)` and `Gradient.ColorSpace.perceptual`.
  /// - Verification: documented that the space is a perceptual one; inferred that it is Oklab.
  package func perceptuallyMixed(with other: RGBAColor, fraction: Double) -> RGBAColor {
    let (first, second) = (OKLCHColor(self), OKLCHColor(other))
    func mix(_ left: Double, _ right: Double) -> Double { left + (right - left) * fraction }
    let a = mix(first.chroma * cos(first.hue), second.chroma * cos(second.hue))
    let b = mix(first.chroma * sin(first.hue), second.chroma * sin(second.hue))
    return OKLCHColor(
      lightness: mix(first.lightness, second.lightness), chroma: hypot(a, b), hue: atan2(b, a),
      alpha: mix(first.alpha, second.alpha)
    ).extendedRGB.clamped
  }

  /// Whether every component lies in 0…1, but for numerical noise.
  package var isInGamut: Bool {
    [red, green, blue].allSatisfy { $0 >= -1e-6 && $0 <= 1 + 1e-6 }
  }

  /// The colour of the same hue and alpha, nearest in lightness, that reaches a contrast over every backdrop.
  ///
  /// Its components are whole bytes, as they will be written. `nil` where no lightness passes.
  /// - Parameter backdrops: opaque colours that may lie behind.
  package func nearestPassing(over backdrops: [RGBAColor], ratio: Double) -> RGBAColor? {
    let origin = OKLCHColor(self)
    func passes(_ color: RGBAColor) -> Bool {
      backdrops.allSatisfy { Contrast.ratio(color.over($0), $0) >= ratio }
    }
    if passes(self) { return self }
    let steps = 1000
    for step in 1...steps {
      let distance = Double(step) / Double(steps)
      for lightness in [origin.lightness - distance, origin.lightness + distance] where (0...1).contains(lightness) {
        let color = OKLCHColor(lightness: lightness, chroma: origin.chroma, hue: origin.hue, alpha: alpha)
          .rgb.roundedToBytes
        if passes(color) { return color }
      }
    }
    return nil
  }
}
