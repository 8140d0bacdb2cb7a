import Diagnostics
import DynamicType
import Geometry
import LayoutTree
import PathGeometry
import Typography
import ViewTree

/// `Image(systemName:)`: sized by its font, or stretched where it is resizable.
///
/// - Source: swiftui-layout, section 5.2.
struct SymbolLeaf: ElementLayout {
  var image: ImageView
  var name: String
  var symbol: MeasuredSymbol
  var font: ResolvedFont
  var style: ResolvedStyle

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard image.isResizable else { return .rigid(symbol.size) }
    return Measurement(
      Size(width: proposal.width ?? symbol.size.width, height: proposal.height ?? symbol.size.height), for: proposal)
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    guard guide == .firstTextBaseline || guide == .lastTextBaseline, !image.isResizable else { return nil }
    return symbol.baseline
  }

  func spacing(of element: LayoutElement) -> ViewSpacing {
    if image.isResizable { return .ordinary }
    return .symbol(element.session.metrics(of: font), grid: element.session.grid)
  }

  func describe(_ element: LayoutElement, in box: inout LayoutBox) {
    let isMirrored = isMirrored(in: element)
    let scale = Self.stretch(from: symbol.size, to: element.frame.size)
    var transform = AffineTransform.scale(x: scale.width, y: scale.height)
    if isMirrored {
      transform = transform.concatenating(.scale(x: -1, y: 1)).concatenating(
        .translation(x: element.frame.width, y: 0))
    }
    box.symbol = PlacedSymbol(
      name: name, ink: transform.apply(symbol.ink), silhouette: symbol.silhouette.applying(transform),
      drawing: symbol.drawing.applying(transform), tolerance: symbol.tolerance * max(scale.width, scale.height),
      isMeasured: symbol.unmeasured == nil)
    box.semantics.isDirectionFixed = !Self.followsDirection(name) && !element.environment.values.flipsForRightToLeft
    if let reason = symbol.unmeasured {
      element.session.unmeasured.append((reason.code, reason.message, element.range, element))
    }
    if let label = image.label {
      box.semantics.label = label
      box.semantics.isNamed = true
    }
  }

  func paint(_ element: LayoutElement, with painter: inout Painter) {
    guard let box = element.box, !element.frame.isEmpty else { return }
    if element.environment.values.isRedacted {
      painter.fillRedacted(element.frame, style, of: element, box: box)
      return
    }
    painter.add(.symbol, style: style, of: box, in: element.frame)
  }

  private func isMirrored(in element: LayoutElement) -> Bool {
    let values = element.environment.values
    guard values.layoutDirection == .rightToLeft else { return false }
    return values.flipsForRightToLeft || Self.followsDirection(name)
  }

  /// Whether a symbol points along the reading direction and so turns round with it.
  ///
  /// - Source: SF Symbols, directional variants: names with "forward" and "backward".
  /// - Verification: documented.
  static func followsDirection(_ name: String) -> Bool {
    name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
  }

  private static func stretch(from own: Size, to size: Size) -> Size {
    Size(
      width: own.width > 0 ? size.width / own.width : 1, height: own.height > 0 ? size.height / own.height : 1)
  }
}

extension LayoutBuilder {
  func image(_ image: ImageView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    func element(_ layout: any ElementLayout) -> LayoutElement {
      LayoutElement("Image", layout, range: range, context: context)
    }
    switch image.source {
    case .symbol(let name):
      let name = variant(of: name, in: context)
      let font = context.session.font(context.values.font.request, in: context.values)
      let symbol = context.session.symbol(
        SymbolRequest(name: name, font: font, scale: context.values.imageScale, grid: context.session.grid))
      return element(
        SymbolLeaf(
          image: image, name: name, symbol: symbol, font: font, style: symbolStyle(image, in: context)))
    case .asset(let asset):
      let shown = asset.inScheme(context.values.colorScheme)
      var image = image
      image.source = .asset(shown)
      let leaf = element(ImageLeaf(image: image, ownSize: shown.size))
      if shown.darkSize != nil {
        context.session.unmeasured.append(
          (
            "unmodelled-effect",
            "The dark variant of the picture “\(asset.name)” has another size; it is laid out in that of the light one.",
            range, leaf
          ))
      }
      return leaf
    case .placeholder, .missing: return element(ImageLeaf(image: image, ownSize: .zero))
    }
  }

  /// The paint of a symbol. Of one with colours of its own, or with a style for each of its layers, it is not known:
  /// which layer is where is in Apple's files alone.
  ///
  /// - Verification: documented: several styles imply the palette mode, and `.original` is the multicolour form.
  private func symbolStyle(_ image: ImageView, in context: BuildContext) -> ResolvedStyle {
    let values = context.values
    let isMulticolour = values.symbolRenderingMode == "multicolor"
    if image.isTemplate != true, isMulticolour || image.isTemplate == false {
      return .unknown(reason: "colours of a multicolour symbol")
    }
    let takesLayers = values.symbolRenderingMode.map { $0 == "palette" } ?? true
    if takesLayers, values.foregroundCount > 1 {
      return .unknown(reason: "which style each layer of the symbol has")
    }
    return context.styles.foreground(level: 1)
  }

  /// The symbol's name with the variants of the environment that exist: "heart" with "fill" is "heart.fill".
  private func variant(of name: String, in context: BuildContext) -> String {
    var name = name
    let order = ["circle", "square", "rectangle", "fill", "slash"]
    for variant in order where context.values.symbolVariants.contains(variant) {
      guard !name.split(separator: ".").contains(Substring(variant)) else { continue }
      if context.session.symbols.hasSymbol(named: name + "." + variant) { name += "." + variant }
    }
    return name
  }
}
