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

  /// - Parameter regions: the boxes of the ink's lines.
  init(_ item: PaintItem, behind regions: [Rectangle], in tree: AuditedTree, appearance: ColorAppearance) {
    colors = []
    isContinuous = false
    unknownReason = item.unmeasuredReason
    isLasting = if case .image = item.paint { tree[item.box].image?.darkFile == nil } else { item.paint.isLasting }
    switch item.paint {
    case .color(let color):
      colors = [color[appearance]]
    case .gradient(let gradient):
      colors = regions.flatMap { region in
        GradientSamples(gradient, within: region, transform: item.transform).colors(in: appearance)
      }
      isContinuous = true
    case .image:
      if let known = LayerColors.pixels(of: item, behind: regions, in: tree, appearance: appearance) {
        colors = known
      } else {
        colors = LayerColors.everyColor
        isContinuous = true
      }
    case .unknown(let reason):
      unknownReason = reason
    }
    for index in colors.indices { colors[index] = colors[index].clamped.opacity(item.opacity) }
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
    for back in backdrop.colors { for front in colors { mixed.append(front.over(back)) } }
    return Backdrop(
      colors: mixed, unknownReason: backdrop.unknownReason, isContinuous: isContinuous || backdrop.isContinuous,
      isLasting: isLasting && backdrop.isLasting)
  }

  /// The ends of every colour: what lies over them, and how light that is, grows with each component, so all other
  /// colours come out between these two.
  private static let everyColor: [RGBAColor] = [.black, .white]

  /// The pixels behind each region; `nil` where they are not at hand.
  private static func pixels(
    of item: PaintItem, behind regions: [Rectangle], in tree: AuditedTree, appearance: ColorAppearance
  ) -> [RGBAColor]? {
    guard case .image(let frame) = item.content, !frame.isEmpty, let source = tree.pixels,
      let image = tree[item.box].image,
      let file = appearance.scheme == .dark ? image.darkFile ?? image.file : image.file
    else { return nil }
    let drawn = item.transform.map { $0.apply(frame) } ?? frame
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
