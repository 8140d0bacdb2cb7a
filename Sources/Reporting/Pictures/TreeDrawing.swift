import Colorimetry
import Geometry
import LayoutTree
import PathGeometry
import Typography

/// Draws a layout tree as SVG elements in the container's coordinates, from back to front.
struct TreeDrawing {
  let tree: LayoutTree
  let naming: ColorNaming
  var library: PictureLibrary
  private var elements = ""
  private var openClips: [Int] = []

  init(tree: LayoutTree, naming: ColorNaming, library: PictureLibrary) {
    self.tree = tree
    self.naming = naming
    self.library = library
  }

  /// The elements of the tree; what they refer to is in the library.
  static func elements(of tree: LayoutTree, naming: ColorNaming, library: inout PictureLibrary) -> String {
    var drawing = TreeDrawing(tree: tree, naming: naming, library: library)
    drawing.drawBackground()
    for item in tree.paint { drawing.draw(item) }
    drawing.setClips([])
    for part in tree.unmeasured { drawing.draw(part) }
    library = drawing.library
    return drawing.elements
  }

  private mutating func drawBackground() {
    let fills = fills(.color(tree.background), for: .shape)
    for fill in fills { elements += "<rect \(PathText.attributes(tree.container))\(fill.attributes)/>" }
  }

  private mutating func draw(_ item: PaintItem) {
    guard tree.boxes.indices.contains(item.box), item.opacity > 0 else { return }
    setClips(item.clips.filter(tree.clips.indices.contains))
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
    guard !content.isEmpty else { return }
    elements += attributes.isEmpty ? content : "<g\(attributes)>\(content)</g>"
  }

  /// Closes and opens groups until exactly `clips` apply.
  private mutating func setClips(_ clips: [Int]) {
    var common = 0
    while common < clips.count, common < openClips.count, clips[common] == openClips[common] { common += 1 }
    elements += String(repeating: "</g>", count: openClips.count - common)
    for clip in clips[common...] {
      let shape = library.shapes.element(tree.clips[clip].path)
      let name = library.define { "<clipPath id=\"\($0)\">\(shape)</clipPath>" }
      elements += "<g clip-path=\"url(#\(name))\">"
    }
    openClips = clips
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
