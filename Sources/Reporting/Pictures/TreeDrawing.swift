import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// Draws a layout tree as SVG elements in the container's coordinates, from back to front.
struct TreeDrawing {
  let tree: LayoutTree
  private var naming: ColorNaming
  var library: PictureLibrary
  private var elements = ""
  private var openScopes: [Scope] = []

  init(tree: LayoutTree, naming: ColorNaming, library: PictureLibrary) {
    self.tree = tree
    self.naming = naming
    self.library = library
  }

  /// The elements of the tree; what they refer to is in the library.
  static func elements(of tree: LayoutTree, naming: ColorNaming, library: inout PictureLibrary) -> String {
    var drawing = TreeDrawing(tree: tree, naming: naming, library: library)
    drawing.drawBackground()
    for index in tree.paint.indices { drawing.drawItem(at: index) }
    drawing.setScopes([], at: tree.paint.count)
    for part in tree.unmeasured { drawing.draw(part) }
    library = drawing.library
    return drawing.elements
  }

  private mutating func drawBackground() {
    let fills = fills(.color(tree.background), for: .shape)
    for fill in fills { elements += "<rect \(PathText.attributes(tree.container))\(fill.attributes)/>" }
  }

  private mutating func drawItem(at index: Int) {
    let item = tree.paint[index]
    guard tree.boxes.indices.contains(item.box), item.opacity > 0 else { return }
    setScopes(scopes(of: item), at: index)
    elements += element(of: item)
  }

  /// An item as it is drawn, clips left aside.
  private mutating func element(of item: PaintItem) -> String {
    guard tree.boxes.indices.contains(item.box), item.opacity > 0 else { return "" }
    var attributes = item.transform.map(PathText.transform) ?? ""
    if item.opacity < 1 { attributes += " opacity=\"\(FigureFormat.number(item.opacity, decimals: 3))\"" }
    var content = ""
    switch item.content {
    case .rectangle(let rectangle):
      for fill in fills(item.paint, for: .shape) {
        content += "<rect \(PathText.attributes(rectangle))\(fill.attributes)/>"
      }
    case .area(let path):
      for fill in fills(item.paint, for: .shape) {
        content += library.shapes.element(path, attributes: fill.attributes)
      }
    case .text(let tag): content = text(of: tree.boxes[item.box], tag: tag, paint: item.paint)
    case .symbol: content = symbol(of: tree.boxes[item.box], paint: item.paint)
    case .image(let rectangle):
      content = image(of: tree.boxes[item.box], in: rectangle)
      if isTemplate(item) { content = tinted(content, in: rectangle, with: item.paint) }
    }
    guard !content.isEmpty else { return "" }
    return attributes.isEmpty ? content : "<g\(attributes)>\(content)</g>"
  }

  /// What is drawn together: within a clip, or under an effect.
  private enum Scope {
    case clip(Int)
    case effect(DrawnEffect)

    func isSame(as other: Scope) -> Bool {
      switch (self, other) {
      case (.clip(let own), .clip(let other)): own == other
      case (.effect(let own), .effect(let other)): own.isSame(as: other)
      default: false
      }
    }
  }

  /// The scopes of an item, from the outside.
  private func scopes(of item: PaintItem) -> [Scope] {
    let clips = item.clips.filter(tree.clips.indices.contains)
    guard let effects = item.effects else { return clips.map { .clip($0) } }
    var result: [Scope] = []
    var next = 0
    for effect in effects {
      while next < min(effect.outerClips, clips.count) {
        result.append(.clip(clips[next]))
        next += 1
      }
      result.append(.effect(effect))
    }
    return result + clips[next...].map { .clip($0) }
  }

  /// Closes and opens groups until exactly `scopes` apply, those of the item at `index`.
  private mutating func setScopes(_ scopes: [Scope], at index: Int) {
    var common = 0
    while common < scopes.count, common < openScopes.count, scopes[common].isSame(as: openScopes[common]) {
      common += 1
    }
    elements += String(repeating: "</g>", count: openScopes.count - common)
    for scope in scopes[common...] {
      switch scope {
      case .clip(let clip):
        let shape = library.shapes.element(tree.clips[clip].path)
        let name = library.define { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
        elements += "<g clip-path=\"url(#\(name))\">"
      case .effect(let effect): elements += "<g \(attribute(of: effect, from: index))>"
      }
    }
    openScopes = scopes
  }

  /// What draws a group under an effect, from the item at `index` on.
  ///
  /// - Source: Filter Effects 1; the radius of SwiftUI is taken for the standard deviation.
  /// - Verification: inferred.
  private mutating func attribute(of effect: DrawnEffect, from index: Int) -> String {
    let primitive: String
    var reach = 0.0
    switch effect.kind {
    case .mask(let items):
      let shape = maskShape(items)
      let name = library.define { "<mask id=\"\($0)\" mask-type=\"alpha\">\(shape)</mask>" }
      return "mask=\"url(#\(name))\""
    case .blur(let radius):
      reach = radius
      primitive = "<feGaussianBlur stdDeviation=\"\(PathText.coordinate(radius))\"/>"
    case .shadow(let shadow):
      reach = max(abs(shadow.x), abs(shadow.y)) + shadow.radius
      guard let flood = flood(shadow.color) else { return dropShadow(shadow) }
      // In single steps, since not every drawing library knows `feDropShadow`.
      primitive =
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(PathText.coordinate(shadow.radius))\"/>"
        + "<feOffset dx=\"\(PathText.coordinate(shadow.x))\" dy=\"\(PathText.coordinate(shadow.y))\" result=\"s\"/>"
        + "<feFlood\(flood)/><feComposite in2=\"s\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
    }
    // Three deviations on, nothing is left to be seen; ink may leave its frame a little.
    let region = PathText.attributes(bounds(under: effect, from: index).inset(by: -(3 * reach + 24)))
    let name = library.define {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" \(region) color-interpolation-filters=\"sRGB\">"
        + "\(primitive)</filter>"
    }
    return "filter=\"url(#\(name))\""
  }

  /// About where the neighbouring items under an effect are drawn, no further than is near the window.
  private func bounds(under effect: DrawnEffect, from index: Int) -> Rectangle {
    var result: Rectangle?
    for item in tree.paint[index...] {
      guard item.effects?.contains(where: effect.isSame) == true else { break }
      guard tree.boxes.indices.contains(item.box),
        let own = PictureCrop.drawnBounds(of: item, in: tree)?.intersection(tree.container.inset(by: -100))
      else { continue }
      result = result?.union(own) ?? own
    }
    return result ?? tree.container
  }

  /// A mask by its opacity alone, which is that of the first appearance: what a page defines for a picture does not
  /// reach what the picture refers to.
  private mutating func maskShape(_ items: [PaintItem]) -> String {
    let outer = naming
    defer { naming = outer }
    naming = .resolved(naming.appearances.first ?? ColorAppearance(scheme: .light))
    return items.map { element(of: $0) }.joined()
  }

  /// The colour of a shadow, where it is the same in every appearance.
  private func flood(_ color: DynamicColor) -> String? {
    let colors = Set(naming.appearances.map { color[$0] })
    guard colors.count == 1, let color = colors.first else { return nil }
    let alpha = color.alpha < 1 ? " flood-opacity=\"\(FigureFormat.number(color.alpha, decimals: 4))\"" : ""
    return " flood-color=\"\(Palette.hexadecimal(color))\"" + alpha
  }

  /// A shadow whose colour the page gives.
  private mutating func dropShadow(_ shadow: DrawnEffect.Shadow) -> String {
    let lengths = [shadow.x, shadow.y, shadow.radius].map { PathText.coordinate($0) + "px" }.joined(separator: " ")
    return "filter=\"drop-shadow(\(lengths) var(\(library.palette.variable(for: shadow.color))))\""
  }

  private mutating func draw(_ part: UnmeasuredBox) {
    guard let index = part.box, tree.boxes.indices.contains(index), !tree.boxes[index].frame.isEmpty else { return }
    // What only lacks a part of its drawing stays to be seen.
    let fill = part.code == "unmodelled-drawing" ? "fill=\"none\"" : "fill=\"url(#unknown)\" fill-opacity=\".55\""
    elements +=
      "<rect \(PathText.attributes(tree.boxes[index].frame)) \(fill) stroke=\"#8a8a94\""
      + " stroke-dasharray=\"4 3\"><title>\(TextEscaping.markup(part.message))</title></rect>"
  }

  // MARK: Content

  private mutating func text(of box: LayoutBox, tag: Int, paint: Paint) -> String {
    guard let text = box.text else { return "" }
    let runs = text.set.lines.flatMap(\.glyphRuns).filter { $0.tag == tag }
    if case .gradient = paint {
      let outline = runs.reduce(into: Path()) { $0.elements += tree.outlines.outline(of: $1).elements }
      let data = PathText.data(outline.applying(.translation(x: box.frame.minX, y: box.frame.minY)))
      guard !data.isEmpty else { return "" }
      return fills(paint, for: .ink).map { "<path d=\"\(data)\"\($0.attributes)/>" }.joined()
    }
    var content = ""
    for run in runs { content += uses(of: run, origin: box.frame.origin) }
    guard !content.isEmpty else { return "" }
    return fills(paint, for: .ink).map { "<g\($0.attributes)>\(content)</g>" }.joined()
  }

  /// A run as uses of shared outlines; the group's unit is a thousandth of the em.
  private mutating func uses(of run: PositionedGlyphRun, origin: Point) -> String {
    guard let first = run.glyphs.first, run.pointSize > 0 else { return "" }
    let unit = run.pointSize / 1000
    var content = ""
    for glyph in run.glyphs {
      guard
        let name = library.outlines.glyph(glyph.id, face: run.face, pointSize: run.pointSize, from: tree.outlines)
      else { continue }
      let x = (glyph.position.x - first.position.x) / unit
      let y = (glyph.position.y - first.position.y) / unit
      content += Self.use(name, x: x, y: y, horizontalScale: glyph.horizontalScale)
    }
    guard !content.isEmpty else { return "" }
    let shift = PathText.coordinates([origin.x + first.position.x, origin.y + first.position.y])
    let scale = FigureFormat.number(unit, decimals: 6)
    return library.shapes.run(content, transform: "translate(\(shift))scale(\(scale))")
  }

  private static func use(_ name: String, x: Double, y: Double, horizontalScale: Double) -> String {
    let places = [x, y].map { FigureFormat.number($0, decimals: 0) }
    let scale = FigureFormat.number(horizontalScale, decimals: 3)
    if scale != "1" {
      return "<use href=\"#\(name)\" transform=\"matrix(\(scale) 0 0 1 \(places[0]) \(places[1]))\"/>"
    }
    let horizontal = places[0] == "0" ? "" : " x=\"\(places[0])\""
    let vertical = places[1] == "0" ? "" : " y=\"\(places[1])\""
    return "<use href=\"#\(name)\"\(horizontal)\(vertical)/>"
  }

  private mutating func symbol(of box: LayoutBox, paint: Paint) -> String {
    guard let symbol = box.symbol else { return "" }
    let drawing = symbol.drawing.isEmpty ? symbol.silhouette : symbol.drawing
    guard let bounds = drawing.controlBounds,
      let name = library.outlines.symbol(symbol.name, drawing: drawing, ink: bounds)
    else { return "" }
    let place = AffineTransform.scale(x: bounds.width / 1000, y: bounds.height / 1000)
      .concatenating(.translation(x: box.frame.minX + bounds.minX, y: box.frame.minY + bounds.minY))
    if case .gradient = paint {
      let data = PathText.data(drawing.applying(.translation(x: box.frame.minX, y: box.frame.minY)))
      return fills(paint, for: .ink).map { "<path d=\"\(data)\"\($0.attributes)/>" }.joined()
    }
    return fills(paint, for: .ink).map {
      "<use href=\"#\(name)\"\(PathText.transform(place))\($0.attributes)/>"
    }.joined()
  }

  private mutating func image(of box: LayoutBox, in rectangle: Rectangle) -> String {
    let light = box.image?.file.flatMap { library.image(file: $0) }
    let dark = (box.image?.darkFile).flatMap { library.image(file: $0) } ?? light
    let isMirrored = box.image?.isMirrored ?? false
    let about = AffineTransform.scale(x: -1, y: 1).about(rectangle.center)
    let mirror = isMirrored ? PathText.transform(about) : ""
    func element(_ name: String?) -> String {
      let place = PathText.attributes(rectangle)
      guard let name else {
        let title = TextEscaping.markup(box.image?.name ?? "picture")
        return "<rect \(place) fill=\"url(#missing)\"><title>\(title): not at hand</title></rect>"
      }
      guard let tile = box.image?.tile else { return "<use href=\"#\(name)\" \(place)\(mirror)/>" }
      let copy = Rectangle(origin: rectangle.origin, size: tile)
      let pattern = library.define {
        "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\" \(PathText.attributes(copy))>"
          + "<use href=\"#\(name)\" \(PathText.attributes(Rectangle(origin: .zero, size: tile)))/></pattern>"
      }
      return "<rect \(place) fill=\"url(#\(pattern))\"\(mirror)/>"
    }
    guard light != dark else { return element(light) }
    return naming.appearances.map { appearance in
      let content = element(appearance.scheme == .dark ? dark : light)
      return naming.isResolved ? content : "<g class=\"only-\(appearance.className)\">\(content)</g>"
    }.joined()
  }

  /// Whether a picture at hand only says where its paint shows.
  private mutating func isTemplate(_ item: PaintItem) -> Bool {
    if case .image = item.paint { return false }
    return tree.boxes[item.box].image?.file.flatMap { library.image(file: $0) } != nil
  }

  /// A template picture: its paint, as opaque as the picture is at each place.
  private mutating func tinted(_ picture: String, in rectangle: Rectangle, with paint: Paint) -> String {
    let mask = library.define { "<mask id=\"\($0)\" mask-type=\"alpha\">\(picture)</mask>" }
    return fills(paint, for: .ink).map {
      "<rect \(PathText.attributes(rectangle))\($0.attributes) mask=\"url(#\(mask))\"/>"
    }.joined()
  }

  // MARK: Paint

  private enum Target {
    case shape, ink
  }

  /// The attributes that fill something; one for each appearance where that needs elements of their own.
  private struct Fill {
    var attributes: String
  }

  private mutating func fills(_ paint: Paint, for target: Target) -> [Fill] {
    switch paint {
    case .color(let color):
      // What nobody sees is not drawn.
      return naming.appearances.allSatisfy { color[$0].alpha <= 0 } ? [] : [Fill(attributes: fill(color))]
    case .image: return [Fill(attributes: " fill=\"url(#missing)\"")]
    case .unknown: return [Fill(attributes: target == .ink ? " fill=\"#8a8a94\"" : " fill=\"url(#unknown)\"")]
    case .gradient(let gradient):
      let painter = GradientDrawing(gradient)
      var fills: [Fill] = []
      for appearance in naming.appearances {
        let name = library.define { painter.definition(id: $0, in: appearance) }
        let scope = naming.isResolved ? "" : " class=\"only-\(appearance.className)\""
        fills.append(Fill(attributes: scope + " fill=\"url(#\(name))\""))
      }
      return fills
    }
  }

  private mutating func fill(_ color: DynamicColor) -> String {
    switch naming {
    case .variables: return " fill=\"var(\(library.palette.variable(for: color)))\""
    case .resolved(let appearance):
      let resolved = color[appearance]
      let alpha = resolved.alpha < 1 ? " fill-opacity=\"\(FigureFormat.number(resolved.alpha, decimals: 4))\"" : ""
      return " fill=\"\(Palette.hexadecimal(resolved))\"" + alpha
    }
  }
}

extension DrawnEffect {
  /// Whether two items are under one effect.
  fileprivate func isSame(as other: DrawnEffect) -> Bool { box == other.box && outerClips == other.outerClips }
}
