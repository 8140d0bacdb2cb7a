package import Colorimetry
import LayoutTree

/// The contrasts of pairs of plain colours that were measured in a layout, the latest first.
struct KnownContrasts: Sendable {
  /// What decides a contrast.
  struct Key: Equatable, Sendable {
    var front: RGBAColor
    var opacity: Double
    var back: RGBAColor
    var measuresLightness: Bool
  }

  private var pairs: [(key: Key, contrast: MeasuredContrast?)] = []

  /// A layout has few pairs of colours; where it has more, those that were not met lately are measured again.
  private static let limit = 32

  /// - Parameter measure: gives what is not known.
  mutating func contrast(_ key: Key, _ measure: () -> MeasuredContrast?) -> MeasuredContrast? {
    for index in pairs.indices where pairs[index].key == key {
      if index > 0 { pairs.swapAt(index, index - 1) }
      return pairs[max(index - 1, 0)].contrast
    }
    let contrast = measure()
    if pairs.count >= Self.limit { pairs.removeLast() }
    pairs.insert((key, contrast), at: 0)
    return contrast
  }
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
      let backdrop = backdrop(of: ink, in: appearance)
      work.contrastsMeasured += 1
      let contrast = MeasuredContrast(
        tree.paint[item].paint, opacity: opacity, over: backdrop, in: appearance, measuresLightness: measuresLightness)
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
