package import Colorimetry
package import Geometry
package import LayoutTree
import PathGeometry

/// Gives the colours of pictures.
package protocol ImagePixelSource: Sendable {
  /// Colours that occur in a part of a picture, each component 0…1, or `nil` where the file cannot be read.
  ///
  /// - Parameter part: in fractions of the picture's width and height, from the top left.
  func colors(inFile file: String, within part: Rectangle) -> [RGBAColor]?
}

/// The colours that may lie behind an ink.
package struct Backdrop: Hashable, Sendable {
  /// Opaque colours; several where it is not the same everywhere.
  package var colors: [RGBAColor]
  /// Why they are not known, where they are not.
  package var unknownReason: String?
  /// Whether they run into each other, as in a gradient: then every colour between two neighbours occurs.
  package var isContinuous: Bool
  /// What the source calls the colour, where it is one colour with a name.
  package var name: String?
  /// Whether it is known to be the same in every appearance.
  var isLasting = false
}

/// One colour behind an ink.
package struct PlainBackdrop: Hashable, Sendable {
  package var color: RGBAColor
  /// What the source calls it.
  package var name: String?

  package var backdrop: Backdrop { Backdrop(colors: [color], isContinuous: false, name: name) }
}

/// Something painted behind an ink.
struct BackdropLayer {
  var item: Int
  /// Whether it lies behind all of the ink; a part otherwise.
  var coversAll: Bool
  /// Where the ink passes over it, where it is scrolled there; `nil` where both stand or move together.
  var way: Rectangle?
}

extension AuditedTree {
  /// Overlaps narrower than this count for nothing, in points: edges that meet are no backdrop.
  private static let edgeTolerance = 0.5
  /// The most colours that are followed through further layers.
  private static let colorLimit = 8192

  /// What is behind an ink, where that is one colour: of an opaque layer, and of those before it; `nil` where it takes
  /// more to tell.
  package func plainBackdrop(of index: Int, in appearance: ColorAppearance) -> PlainBackdrop? {
    let layers = backdropLayers(of: index)
    var color = tree.background[appearance]
    // The first of the layers that are not opaque, in front of all others.
    var first = layers.count
    for place in layers.indices.reversed() {
      guard layers[place].coversAll, let own = plainColor(of: layers[place].item, in: appearance) else { return nil }
      if own.alpha >= 1 {
        if first == layers.count { return PlainBackdrop(color: own, name: tree.paint[layers[place].item].colorName) }
        color = own
        break
      }
      first = place
    }
    for layer in layers[first...] {
      if let own = plainColor(of: layer.item, in: appearance) { color = own.over(color) }
    }
    return PlainBackdrop(color: color, name: nil)
  }

  /// The colours behind an ink in an appearance.
  package func backdrop(of index: Int, in appearance: ColorAppearance) -> Backdrop {
    work.backdropsComposed += 1
    let layers = backdropLayers(of: index)
    if layers.isEmpty { return Backdrop(colors: [tree.background[appearance]], isContinuous: false) }
    var backdrop = Backdrop(colors: [], unknownReason: nil, isContinuous: false)
    // What an opaque layer of one colour hides does not matter.
    var first = 0
    if let hiding = layers.lastIndex(where: { $0.coversAll && opaqueColor(of: $0.item, in: appearance) != nil }),
      let color = opaqueColor(of: layers[hiding].item, in: appearance)
    {
      backdrop.colors.append(color)
      backdrop.isLasting = tree.paint[layers[hiding].item].paint.isLasting
      first = hiding + 1
      if first == layers.count { backdrop.name = tree.paint[layers[hiding].item].colorName }
    } else {
      backdrop.colors.append(tree.background[appearance])
      backdrop.isLasting = tree.background.isLasting
    }
    for layer in layers[first...] {
      let front = LayerColors(
        layer.item, behind: layer.way.map { [$0] } ?? lineBounds(of: inks[index]), in: self, appearance: appearance)
      let covered = front.over(backdrop)
      if layer.coversAll {
        backdrop = covered
      } else {
        backdrop = Backdrop(
          colors: backdrop.colors + covered.colors, unknownReason: backdrop.unknownReason ?? covered.unknownReason,
          isContinuous: false, isLasting: backdrop.isLasting && covered.isLasting)
      }
      if backdrop.colors.count > AuditedTree.colorLimit {
        backdrop.colors = ColorExtremes(backdrop.colors).colors
        backdrop.isContinuous = false
      }
    }
    return backdrop
  }

  /// The colour of an item of one colour that nothing shows through; `nil` for others.
  private func opaqueColor(of item: Int, in appearance: ColorAppearance) -> RGBAColor? {
    guard let color = plainColor(of: item, in: appearance) else { return nil }
    return color.alpha >= 1 ? color : nil
  }

  /// The colour of an item of one colour, with its opacity; `nil` for others.
  private func plainColor(of item: Int, in appearance: ColorAppearance) -> RGBAColor? {
    guard painted[item].isMeasured, case .color(let color) = tree.paint[item].paint else { return nil }
    return color[appearance].clamped.opacity(painted[item].opacity)
  }

  /// What is painted before an ink and lies behind it, from back to front.
  private func backdropLayers(of index: Int) -> [BackdropLayer] {
    if let known = inkMemory[index].backdrop { return known }
    var layers: [BackdropLayer] = []
    let first = inkSummaries[index].firstItem
    let way = scrollingWay(of: index)
    paintFinder.forEachItem(touching: way?.whole ?? inkSummaries[index].bounds) { candidate in
      if candidate >= first { return }
      if let way, !tree.paint[candidate].clips.contains(way.clip) {
        guard let coversAll = covers(candidate, way.region, scrolled: inks[index]) else { return }
        layers.append(BackdropLayer(item: candidate, coversAll: coversAll, way: way.region))
      } else if let coversAll = covers(candidate, inks[index]) {
        layers.append(BackdropLayer(item: candidate, coversAll: coversAll))
      }
    }
    inkMemory[index].backdrop = layers
    return layers
  }

  /// The last item behind all of an ink that nothing shows through in any appearance.
  func opaqueLayer(behind index: Int) -> Int? {
    backdropLayers(of: index).last { $0.coversAll && isOpaque($0.item) }?.item
  }

  private func isOpaque(_ item: Int) -> Bool {
    guard painted[item].isMeasured, painted[item].opacity >= 1 else { return false }
    switch tree.paint[item].paint {
    case .color(let color): return color.isOpaque
    case .gradient(let gradient): return gradient.stops.allSatisfy { $0.color.isOpaque }
    case .image, .unknown: return false
    }
  }

  /// Whether an item that stands still lies behind all of the way that a scrolled ink takes (`true`), a part of it
  /// (`false`) or none (`nil`).
  private func covers(_ index: Int, _ way: Rectangle, scrolled ink: Ink) -> Bool? {
    guard var bounds = painted[index].drawn else { return nil }
    for clip in tree.paint[index].clips where !ink.clips.contains(clip) {
      guard let edge = clipEdges[clip], let common = bounds.intersection(edge) else { return nil }
      bounds = common
    }
    guard let common = bounds.intersection(way), common.width > AuditedTree.edgeTolerance,
      common.height > AuditedTree.edgeTolerance
    else { return nil }
    guard bounds.contains(way, tolerance: AuditedTree.edgeTolerance) else { return false }
    guard !painted[index].isRectangle, case .area(let path) = tree.paint[index].content else { return true }
    let drawn = tree.paint[index].transform.map { path.applying($0) } ?? path
    return surelyHolds(.item(index), drawn, way)
  }

  /// Whether an item lies behind all of an ink (`true`), a part of it (`false`) or none (`nil`).
  private func covers(_ index: Int, _ ink: Ink) -> Bool? {
    guard var bounds = painted[index].drawn else { return nil }
    for clip in tree.paint[index].clips {
      // What clips the ink as well cuts both alike.
      if ink.clips.contains(clip) { continue }
      guard let edge = clipEdges[clip], let common = bounds.intersection(edge) else { return nil }
      bounds = common
    }
    guard let common = bounds.intersection(ink.bounds),
      common.width > min(AuditedTree.edgeTolerance, ink.bounds.width / 2),
      common.height > min(AuditedTree.edgeTolerance, ink.bounds.height / 2)
    else { return nil }
    let fillsBox = bounds.contains(ink.bounds, tolerance: AuditedTree.edgeTolerance)
    guard !painted[index].isRectangle, case .area(let path) = tree.paint[index].content else { return fillsBox }
    let drawn = tree.paint[index].transform.map { path.applying($0) } ?? path
    if fillsBox, surelyHolds(.item(index), drawn, ink.bounds) { return true }
    guard let shape = silhouette(of: index, drawn) else { return nil }
    if fillsBox, shape.isConvex, let clearance = shape.clearance(of: ink.bounds),
      clearance.distance >= -AuditedTree.edgeTolerance
    {
      return true
    }
    let points = contoursOrBoxes(of: ink).flatMap(\.points)
    let inside = points.reduce(0) { $0 + (shape.contains($1) ? 1 : 0) }
    if inside == 0 { return nil }
    if inside == points.count { return true }
    guard let clearance = shape.clearance(of: contoursOrBoxes(of: ink)) else { return nil }
    return clearance.distance >= -AuditedTree.edgeTolerance
  }

  /// The outline of a paint item as it is drawn, flattened once.
  func silhouette(of index: Int, _ drawn: Path) -> ContainingShape? {
    if let known = silhouettes[index] { return known }
    work.shapesFlattened += 1
    let shape = ContainingShape(contours: drawn.contours())
    silhouettes[index] = .some(shape)
    return shape
  }
}

extension PaintItem.Content {
  /// Whether it fills an area: text and symbols are no backdrop for other ink.
  package var isFilled: Bool {
    switch self {
    case .area, .rectangle, .image: true
    case .text, .symbol: false
    }
  }
}

extension Paint {
  /// Whether its colours are known to be the same in every appearance.
  var isLasting: Bool {
    switch self {
    case .color(let color): color.isLasting
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.isLasting }
    case .image: false
    case .unknown: true
    }
  }
}

extension DynamicColor {
  fileprivate var isLasting: Bool {
    dark == light && increasedContrastLight == light && increasedContrastDark == light
  }

  /// Whether nothing shows through it in any appearance.
  fileprivate var isOpaque: Bool {
    min(light.alpha, dark.alpha, increasedContrastLight.alpha, increasedContrastDark.alpha) >= 1
  }
}
