package import Colorimetry
import LayoutTree

/// The contrast of a painted ink with all that may lie behind it.
package struct MeasuredContrast: Sendable {
  package var range: ContrastRange
  /// The least and the greatest lightness contrast without its sign, where they were asked for.
  package var lightnessRange: ClosedRange<Double>?
  /// Why it is not known, where it is not.
  package var unknownReason: String?
  /// The colour of the ink, and the backdrop it contrasts least with.
  package var foreground: RGBAColor
  package var background: RGBAColor

  init?(
    _ paint: Paint, opacity: Double, over backdrop: Backdrop, in appearance: ColorAppearance,
    measuresLightness: Bool = false
  ) {
    let colors: [RGBAColor]
    switch paint {
    case .color(let color): colors = [color[appearance]]
    case .gradient(let gradient): colors = gradient.stops.map { $0.color[appearance] }
    case .image: return nil
    case .unknown(let reason):
      colors = [.black]
      unknownReason = reason
    }
    guard let first = colors.first, let firstBack = backdrop.colors.first else { return nil }
    if let reason = backdrop.unknownReason { unknownReason = reason }
    foreground = first
    background = firstBack
    var minimum = Double.infinity
    var maximum = 0.0
    var previous: (front: Double, back: Double)?
    let isUnordered = !backdrop.isContinuous && !measuresLightness
    for color in colors {
      previous = nil
      let own = color.clamped.opacity(opacity)
      let ownLuminance = own.alpha >= 1 ? Contrast.relativeLuminance(own) : nil
      let backs =
        if let ownLuminance, isUnordered { Contrast.extremes(of: backdrop.colors, against: ownLuminance) } else {
          backdrop.colors
        }
      for back in backs {
        // An opaque colour is the same over everything.
        let front = ownLuminance == nil ? own.over(back) : own
        let pair = (front: ownLuminance ?? Contrast.relativeLuminance(front), back: Contrast.relativeLuminance(back))
        let ratio = Contrast.ratio(luminance: pair.front, pair.back)
        // Between two neighbours in a gradient the luminances may cross.
        if backdrop.isContinuous, let previous, (previous.front - previous.back) * (pair.front - pair.back) < 0 {
          minimum = 1
        }
        if ratio < minimum {
          minimum = ratio
          foreground = front
          background = back
        }
        maximum = max(maximum, ratio)
        previous = pair
        if measuresLightness {
          let lightness = abs(Contrast.lightnessContrast(text: front, background: back))
          let known = lightnessRange ?? lightness...lightness
          lightnessRange = min(known.lowerBound, lightness)...max(known.upperBound, lightness)
        }
      }
    }
    range = ContrastRange(minimum: minimum, maximum: maximum)
  }
}
