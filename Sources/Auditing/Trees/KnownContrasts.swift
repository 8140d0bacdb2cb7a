package import Colorimetry
import LayoutTree

/// The contrasts of pairs of plain colours that were measured in a layout.
struct KnownContrasts: Sendable {
  /// What decides a contrast.
  struct Key: Equatable, Sendable {
    var front: RGBAColor
    var opacity: Double
    var back: RGBAColor
    var measuresLightness: Bool
  }

  private var keys: [Key] = []
  /// By key.
  private var contrasts: [MeasuredContrast] = []
  /// The place of the pair that was measured first among the latest.
  private var oldest = 0

  /// A layout has few pairs of colours; where it has more, those that were measured long ago are measured again.
  private static let limit = 32

  /// - Parameter measure: gives what is not known.
  mutating func contrast(_ key: Key, _ measure: () -> MeasuredContrast?) -> MeasuredContrast? {
    if let known = keys.firstIndex(of: key) { return contrasts[known] }
    guard let contrast = measure() else { return nil }
    if keys.count < Self.limit {
      keys.append(key)
      contrasts.append(contrast)
    } else {
      keys[oldest] = key
      contrasts[oldest] = contrast
      oldest = (oldest + 1) % Self.limit
    }
    return contrast
  }
}

/// The contrast of an item of an ink where it is the same in every appearance, as over a picture.
struct LastingContrast {
  var contrast: MeasuredContrast?
  var name: String?
  var measuresLightness: Bool
}

extension AuditedTree {
  /// The contrast of an item of an ink with what lies behind the ink, and what the source calls that; `nil` for pictures.
  ///
  /// - Parameter measuresLightness: whether the lightness contrast is wanted of every pair.
  package func contrast(
    of item: Int, inInk ink: Int, in appearance: ColorAppearance, measuresLightness: Bool = false
  ) -> (contrast: MeasuredContrast?, name: String?) {
    let opacity = painted[item].opacity
    guard let plain = plainBackdrop(of: ink, in: appearance) else {
      if let known = lastingContrasts[item], known.measuresLightness == measuresLightness {
        return (known.contrast, known.name)
      }
      let backdrop = backdrop(of: ink, in: appearance)
      work.contrastsMeasured += 1
      let contrast = MeasuredContrast(
        tree.paint[item].paint, opacity: opacity, over: backdrop, in: appearance, measuresLightness: measuresLightness)
      if backdrop.isLasting, tree.paint[item].paint.isLasting {
        lastingContrasts[item] = LastingContrast(
          contrast: contrast, name: backdrop.name, measuresLightness: measuresLightness)
      }
      return (contrast, backdrop.name)
    }
    guard case .color(let color) = tree.paint[item].paint else {
      work.contrastsMeasured += 1
      let contrast = MeasuredContrast(
        tree.paint[item].paint, opacity: opacity, over: plain.backdrop, in: appearance,
        measuresLightness: measuresLightness)
      return (contrast, plain.name)
    }
    let key = KnownContrasts.Key(
      front: color[appearance], opacity: opacity, back: plain.color, measuresLightness: measuresLightness)
    let contrast = memory.contrasts.contrast(key) {
      work.contrastsMeasured += 1
      return MeasuredContrast(
        .color(color), opacity: opacity, over: plain.backdrop, in: appearance, measuresLightness: measuresLightness)
    }
    return (contrast, plain.name)
  }
}
