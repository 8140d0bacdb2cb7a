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
  /// The size in which the picture is repeated over its frame, from the top left on; `nil` where it is stretched.
  package var tile: Size?

  package init(name: String, file: String?, darkFile: String? = nil, isMirrored: Bool = false, tile: Size? = nil) {
    self.name = name
    self.file = file
    self.darkFile = darkFile
    self.isMirrored = isMirrored
    self.tile = tile
  }
}
