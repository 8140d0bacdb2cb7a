import Colorimetry
import Glibc
import LayoutTree
import ViewTree

extension ColorFilter {
  /// Applies the filter to what an item is painted with; pictures under a filter can no longer be computed.
  func apply(to item: inout PaintItem, session: LayoutSession) {
    switch item.paint {
    case .color(let color): item.paint = .color(color.map(apply))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { .init(color: $0.color.map(apply), location: $0.location) }
      item.paint = .gradient(gradient)
    case .image: item.unmeasuredReason = item.unmeasuredReason ?? "filtered picture"
    case .unknown: break
    }
  }

  /// The colour after the filter, on encoded components.
  ///
  /// - Source: swiftui-layout, section 15.6.
  /// - Verification: measured; hue rotation inferred from the same weights.
  private func apply(_ color: RGBAColor) -> RGBAColor {
    func each(_ transform: (Double) -> Double) -> RGBAColor {
      func clamped(_ value: Double) -> Double { min(max(transform(value), 0), 1) }
      return RGBAColor(
        red: clamped(color.red), green: clamped(color.green), blue: clamped(color.blue), alpha: color.alpha)
    }
    let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    switch self {
    case .brightness(let amount): return each { $0 + amount }
    case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
    case .saturation(let amount): return each { gray + ($0 - gray) * amount }
    case .grayscale(let amount): return each { gray + ($0 - gray) * (1 - amount) }
    case .invert: return each { 1 - $0 }
    case .hueRotation(let radians): return color.rotatingHue(by: radians)
    case .multiply(.fixed(let factor)):
      return RGBAColor(
        red: color.red * factor.red, green: color.green * factor.green, blue: color.blue * factor.blue,
        alpha: color.alpha * factor.alpha)
    case .multiply: return color
    }
  }
}

extension RGBAColor {
  /// The colour turned round the grey axis, keeping its luminance by the weights of sRGB.
  ///
  /// - Source: Filter Effects Module Level 1, `hue-rotate`.
  fileprivate func rotatingHue(by radians: Double) -> RGBAColor {
    let c = cos(radians)
    let s = sin(radians)
    func mix(_ r: Double, _ g: Double, _ b: Double) -> Double { min(max(r * red + g * green + b * blue, 0), 1) }
    return RGBAColor(
      red: mix(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928),
      green: mix(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283),
      blue: mix(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072),
      alpha: alpha)
  }
}
