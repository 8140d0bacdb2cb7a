package import Colorimetry
package import Diagnostics
package import Geometry
package import PathGeometry
package import Typography

/// A view tree placed for one text size and its other geometric settings; colours are kept for every appearance.
///
/// Coordinates are points from the top left of the container, y down.
package struct LayoutTree: Sendable {
  /// Boxes in the order of the source, parents before children; a box's `id` is its index.
  package var boxes: [LayoutBox]
  /// What is painted, from back to front.
  package var paint: [PaintItem]
  /// Clip shapes; paint items refer to them by index.
  package var clips: [ClipShape]
  /// The window or canvas.
  package var container: Rectangle
  /// The part of the container that the root was offered.
  package var safeArea: Rectangle
  package var grid: PixelGrid
  package var background: DynamicColor
  /// Gives the outlines of the glyph runs in `boxes`.
  package var outlines: any GlyphOutlineSource
  /// What could not be laid out.
  package var unmeasured: [UnmeasuredBox]

  package init(
    boxes: [LayoutBox], paint: [PaintItem], clips: [ClipShape], container: Rectangle, safeArea: Rectangle,
    grid: PixelGrid, background: DynamicColor, outlines: any GlyphOutlineSource, unmeasured: [UnmeasuredBox] = []
  ) {
    self.boxes = boxes
    self.paint = paint
    self.clips = clips
    self.container = container
    self.safeArea = safeArea
    self.grid = grid
    self.background = background
    self.outlines = outlines
    self.unmeasured = unmeasured
  }
}

/// A part of the tree that could not be evaluated, laid out or measured.
package struct UnmeasuredBox: Codable, Hashable, Sendable {
  package var code: String
  package var message: String
  package var range: SourceRange?
  /// The box that stands for it, where there is one.
  package var box: Int?

  package init(code: String, message: String, range: SourceRange?, box: Int?) {
    self.code = code
    self.message = message
    self.range = range
    self.box = box
  }
}

/// A placed view.
package struct LayoutBox: Codable, Sendable {
  package var id: Int
  package var parent: Int?
  package var children: [Int]
  /// The SwiftUI name: "Text", "HStack", "padding", or the project's view type.
  package var kind: String
  package var range: SourceRange?
  /// A name for people and fingerprints, stable under moved lines: "KeywordBubble/Label/Text".
  package var path: String
  /// The layout frame.
  package var frame: Rectangle
  /// What was proposed to it when it was placed.
  package var proposal: ProposedViewSize
  /// From the box's own coordinates to the container's drawing, where effects move the drawing away from the frame.
  @Indirect package var drawingTransform: AffineTransform?
  @Indirect package var text: PlacedText?
  @Indirect package var symbol: PlacedSymbol?
  @Indirect package var image: PlacedImage?
  @Indirect package var constraint: LayoutConstraint?
  package var semantics: BoxSemantics

  package init(
    id: Int, parent: Int?, kind: String, range: SourceRange?, path: String, frame: Rectangle,
    proposal: ProposedViewSize
  ) {
    self.id = id
    self.parent = parent
    children = []
    self.kind = kind
    self.range = range
    self.path = path
    self.frame = frame
    self.proposal = proposal
    drawingTransform = nil
    text = nil
    symbol = nil
    image = nil
    constraint = nil
    semantics = BoxSemantics()
  }
}

extension LayoutBox {
  /// Optimization: this looks at what is held by reference without copying it.
  var summary: BoxSummary {
    BoxSummary(
      parent: parent ?? -1, childCount: children.count, frame: frame, constraint: _constraint.storage?.value,
      hasText: _text.storage != nil, hasSymbol: _symbol.storage != nil, hasImage: _image.storage != nil,
      isTransformed: _drawingTransform.storage != nil, isInteractive: semantics.isInteractive,
      isHidden: semantics.isHidden)
  }
}

/// A modifier that limits the size of what it holds; rules name it as the cause.
package enum LayoutConstraint: Codable, Hashable, Sendable {
  /// `frame(width:height:)`.
  case fixedFrame(width: Double?, height: Double?)
  /// Upper bounds of a flexible frame, where finite.
  case maximumFrame(width: Double?, height: Double?)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case padding(EdgeInsets, isScaled: Bool)
  /// A scroll view: content beyond it along these axes can be reached.
  case scrolls(AxisSet)
  case lineLimit(Int)
  /// A range of text sizes that caps the user's.
  case textSizeRange(minimum: DynamicTypeSize?, maximum: DynamicTypeSize?)
}

/// A text with its lines. Line coordinates are points from the top left of the box's frame.
package struct PlacedText: Codable, Sendable {
  package var string: String
  package var set: SetText
  /// The font of each tag of the glyph runs.
  package var fonts: [ResolvedFont]
  /// The font as it would be at the default text size, for fixed-size findings.
  package var lineLimit: Int?
  package var minimumScaleFactor: Double
  /// Where the font was written; `nil` for inherited defaults.
  package var fontRange: SourceRange?
  /// Where a line limit was written.
  package var lineLimitRange: SourceRange?

  package init(
    string: String, set: SetText, fonts: [ResolvedFont], lineLimit: Int? = nil, minimumScaleFactor: Double = 1,
    fontRange: SourceRange? = nil, lineLimitRange: SourceRange? = nil
  ) {
    self.string = string
    self.set = set
    self.fonts = fonts
    self.lineLimit = lineLimit
    self.minimumScaleFactor = minimumScaleFactor
    self.fontRange = fontRange
    self.lineLimitRange = lineLimitRange
  }
}

/// A symbol as drawn. Coordinates are points from the top left of the box's frame.
package struct PlacedSymbol: Codable, Sendable {
  package var name: String
  package var ink: Rectangle
  package var silhouette: Path
  package var drawing: Path
  /// Largest expected error of the silhouette, in points.
  package var tolerance: Double
  package var isMeasured: Bool

  package init(
    name: String, ink: Rectangle, silhouette: Path, drawing: Path, tolerance: Double, isMeasured: Bool
  ) {
    self.name = name
    self.ink = ink
    self.silhouette = silhouette
    self.drawing = drawing
    self.tolerance = tolerance
    self.isMeasured = isMeasured
  }
}

/// A picture as drawn, filling the box's frame.
package struct PlacedImage: Codable, Hashable, Sendable {
  package var name: String
  /// Files relative to the project's root; `nil` when the picture is not at hand.
  package var file: String?
  package var darkFile: String?
  package var isMirrored: Bool

  package init(name: String, file: String?, darkFile: String? = nil, isMirrored: Bool = false) {
    self.name = name
    self.file = file
    self.darkFile = darkFile
    self.isMirrored = isMirrored
  }
}

/// What a box means to people and assistive technology.
package struct BoxSemantics: Codable, Hashable, Sendable {
  package var identifier: String?
  package var label: String?
  package var isHidden: Bool
  package var isDecorative: Bool
  package var isEnabled: Bool
  package var isInteractive: Bool
  package var traits: [String]
  /// Whether the box has a name of its own or inherits one: an icon in a `Label`, an image in a labelled button.
  package var isNamed: Bool
  package var showsLargeContentViewer: Bool
  package var layoutDirection: LayoutDirection
  /// Whether the view keeps its pictured direction when the layout is mirrored.
  package var isDirectionFixed: Bool
  /// The text size in force here, after ranges and overrides.
  package var textSize: DynamicTypeSize

  package init() {
    identifier = nil
    label = nil
    isHidden = false
    isDecorative = false
    isEnabled = true
    isInteractive = false
    traits = []
    isNamed = false
    showsLargeContentViewer = false
    layoutDirection = .leftToRight
    isDirectionFixed = false
    textSize = .large
  }
}
