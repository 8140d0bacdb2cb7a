import Colorimetry
import Geometry
import LayoutTree

/// The colours that one painted item may have behind an ink, opacity included.
struct LayerColors {
  var colors: [RGBAColor]
  var unknownReason: String?
  var isContinuous: Bool
  /// Whether they are known to be the same in every appearance.
  private let isLasting: Bool

  /// - Parameters:
  ///   - index: of the item.
  ///   - regions: the boxes of the ink's lines.
  init(
    _ index: Int, behind regions: @autoclosure () -> [Rectangle], in tree: AuditedTree, appearance: ColorAppearance
  ) {
    let opacity = tree.painted[index].opacity
    let paint = tree.tree.paint[index].paint
    colors = []
    isContinuous = false
    unknownReason = tree.tree.paint[index].unmeasuredReason
    switch paint {
    case .color(let color):
      isLasting = paint.isLasting
      colors = [color[appearance].clamped.opacity(opacity)]
    case .gradient(let gradient):
      isLasting = paint.isLasting
      let transform = tree.tree.paint[index].transform
      colors = regions().flatMap { region in
        GradientSamples(gradient, within: region, transform: transform).colors(in: appearance)
          .map { $0.clamped.opacity(opacity) }
      }
      isContinuous = true
    case .image:
      let image = tree.tree.image(of: tree.painted[index].box)
      isLasting = image?.darkFile == nil
      let pixels = image.flatMap { Self.pixels(of: $0, index, behind: regions(), in: tree, appearance: appearance) }
      colors = pixels ?? Self.everyColor
      isContinuous = pixels == nil
      if opacity != 1 { colors = colors.map { $0.opacity(opacity) } }
    case .unknown(let reason):
      isLasting = paint.isLasting
      unknownReason = reason
    }
  }

  /// What results where these colours lie over a backdrop.
  func over(_ backdrop: Backdrop) -> Backdrop {
    if let unknownReason {
      return Backdrop(
        colors: backdrop.colors, unknownReason: unknownReason, isContinuous: false,
        isLasting: isLasting && backdrop.isLasting)
    }
    // An opaque layer hides what was not known.
    let isOpaque = colors.allSatisfy { $0.alpha >= 1 }
    if isOpaque { return Backdrop(colors: colors, isContinuous: isContinuous, isLasting: isLasting) }
    var mixed: [RGBAColor] = []
    mixed.reserveCapacity(backdrop.colors.count * colors.count)
    for back in backdrop.colors {
      for front in colors { mixed.append(front.over(back)) }
    }
    return Backdrop(
      colors: mixed, unknownReason: backdrop.unknownReason, isContinuous: isContinuous || backdrop.isContinuous,
      isLasting: isLasting && backdrop.isLasting)
  }

  /// The ends of every colour: what lies over them, and how light that is, grows with each component, so all other
  /// colours come out between these two.
  private static let everyColor: [RGBAColor] = [.black, .white]

  /// The pixels behind each region; `nil` where they are not at hand.
  private static func pixels(
    of image: PlacedImage, _ index: Int, behind regions: [Rectangle], in tree: AuditedTree, appearance: ColorAppearance
  ) -> [RGBAColor]? {
    guard case .image(let frame) = tree.tree.paint[index].content, !frame.isEmpty,
      let drawn = tree.painted[index].drawn, let source = tree.pixels,
      let file = appearance.scheme == .dark ? image.darkFile ?? image.file : image.file
    else { return nil }
    var colors: [RGBAColor] = []
    for region in regions {
      guard let common = drawn.intersection(region) else { continue }
      var part = Rectangle(
        x: (common.minX - drawn.minX) / drawn.width, y: (common.minY - drawn.minY) / drawn.height,
        width: common.width / drawn.width, height: common.height / drawn.height)
      if image.tile != nil { part = Rectangle(x: 0, y: 0, width: 1, height: 1) }
      if image.isMirrored { part.origin.x = 1 - part.maxX }
      guard let found = source.colors(inFile: file, within: part) else { return nil }
      colors += found
    }
    return colors.isEmpty ? nil : colors
  }
}
