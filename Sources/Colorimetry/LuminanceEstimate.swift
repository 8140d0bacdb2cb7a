/// Finds relative luminances nearly, at far less cost than exactly.
package struct LuminanceEstimate {
  /// By the value of eight bits where it begins.
  private let chords = TransferFunction.chords

  /// An estimate is never less than the luminance, and never more by as much as this.
  ///
  /// - Source: a chord lies off its curve by no more than an eighth of the largest second derivative, 3.02, times the
  ///   square of its width, 1/255.
  package static let error = 6e-6

  package init() {}

  /// The relative luminance of an opaque colour; `nil` where a component lies outside of 0…1.
  package func luminance(of color: RGBAColor) -> Double? {
    guard min(color.red, color.green, color.blue) >= 0, max(color.red, color.green, color.blue) <= 1 else { return nil }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The linear component, on the chord between the next values of eight bits.
  @inline(__always) private func linear(_ encoded: Double) -> Double {
    let steps = encoded * 255
    let byte = Int(steps)
    let chord = chords[byte]
    return chord.start + chord.rise * (steps - Double(byte))
  }
}

extension Contrast {
  /// Those of some opaque colours, in their order, that may have the least or the greatest contrast of all with a luminance.
  ///
  /// Optimization: of the many colours of a picture few need exact luminances.
  package static func extremes(of colors: [RGBAColor], against luminance: Double) -> [RGBAColor] {
    if colors.count < 3 { return colors }
    let estimate = LuminanceEstimate()
    var (least, greatest) = (Double.infinity, 0.0)
    let ratios = colors.map { color -> Double in
      guard let estimated = estimate.luminance(of: color) else { return .nan }
      let ratio = Contrast.ratio(luminance: luminance, estimated)
      least = min(least, ratio)
      greatest = max(greatest, ratio)
      return ratio
    }
    // A ratio is off by no more than its smaller luminance; two are compared.
    let doubt = 1 + 3 * LuminanceEstimate.error / 0.05
    let (low, high) = (least * doubt, greatest / doubt)
    var extremes: [RGBAColor] = []
    extremes.reserveCapacity(min(colors.count, 8))
    for (color, ratio) in zip(colors, ratios) where ratio <= low || ratio >= high || ratio.isNaN {
      extremes.append(color)
    }
    return extremes
  }
}
