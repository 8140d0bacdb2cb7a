package import Geometry
package import PathGeometry
package import Typography

/// A `Text`, after localisation, interpolation, formatting and Markdown.
package struct TextView: Sendable {
  package var runs: [AttributedRun]

  package init(runs: [AttributedRun]) { self.runs = runs }

  package init(_ text: String) { runs = [AttributedRun(text: text)] }

  /// The whole text without attributes.
  package var string: String { runs.map(\.text).joined() }
}

/// A stretch of text and what it says of its own look; `nil` inherits from the environment.
package struct AttributedRun: Sendable {
  package var text: String
  /// An inline picture or symbol instead of `text`.
  package var image: ImageView?
  package var fontChanges: [FontChange]
  package var foreground: ShapeStyle?
  package var tracking: Double?
  package var kerning: Double?
  package var baselineOffset: Double?
  package var isUnderlined: Bool
  package var isStruckThrough: Bool
  package var isLink: Bool
  package var accessibilityLabel: String?

  package init(text: String, image: ImageView? = nil, fontChanges: [FontChange] = []) {
    self.text = text
    self.image = image
    self.fontChanges = fontChanges
    foreground = nil
    tracking = nil
    kerning = nil
    baselineOffset = nil
    isUnderlined = false
    isStruckThrough = false
    isLink = false
    accessibilityLabel = nil
  }
}

/// Where an image's pixels come from.
package enum ImageSource: Hashable, Sendable {
  /// `Image(systemName:)`.
  case symbol(String)
  /// An image set of the asset catalogue, found.
  case asset(ImageAsset)
  /// `AsyncImage` and image loaders before the picture is there: takes what it is offered.
  case placeholder
  /// An image that could not be found; `name` as written.
  case missing(name: String)
}

/// A picture of the audited project.
package struct ImageAsset: Hashable, Sendable {
  package var name: String
  /// Size in points: pixels divided by the scale of the file.
  package var size: Size
  /// Files by scheme, relative to the project's root; `dark` is `nil` when there is only one.
  package var file: String?
  package var darkFile: String?
  /// The size of the dark picture in points where it has another one.
  package var darkSize: Size?
  /// Whether the asset catalogue says that it mirrors right to left.
  package var mirrors: Bool
  package var isTemplate: Bool
  /// Insets of the part that stretches, in points, from the asset catalogue's slicing.
  package var capInsets: EdgeInsets

  package init(
    name: String, size: Size, file: String?, darkFile: String? = nil, darkSize: Size? = nil, mirrors: Bool = false,
    isTemplate: Bool = false, capInsets: EdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.file = file
    self.darkFile = darkFile
    self.darkSize = darkSize
    self.mirrors = mirrors
    self.isTemplate = isTemplate
    self.capInsets = capInsets
  }
}

/// An `Image`.
package struct ImageView: Sendable {
  package var source: ImageSource
  package var isResizable: Bool
  package var capInsets: EdgeInsets
  package var isTiled: Bool
  /// `.renderingMode(.template)` paints with the foreground style; `nil` leaves it to the asset.
  package var isTemplate: Bool?
  /// `Image(decorative:)` has no accessibility label.
  package var isDecorative: Bool
  /// The label given at construction.
  package var label: String?

  package init(_ source: ImageSource, isResizable: Bool = false) {
    self.source = source
    self.isResizable = isResizable
    capInsets = .zero
    isTiled = false
    isTemplate = nil
    isDecorative = false
    label = nil
  }
}

/// The outline of a shape, before its size is known.
package indirect enum ShapeOutline: Sendable {
  case rectangle
  case roundedRectangle(cornerSize: Size, style: CornerStyle)
  /// Corners in the order top leading, bottom leading, bottom trailing, top trailing.
  case unevenRoundedRectangle(radii: [Double], style: CornerStyle)
  case capsule(style: CornerStyle)
  case circle
  case ellipse
  case containerRelative
  /// `Path { … }`: fixed coordinates.
  case path(Path)
  /// A `Shape` of the project: its outline within a rectangle, or `nil` when its code could not be evaluated.
  case custom(name: String, path: @Sendable (Rectangle) -> Path?)

  case inset(ShapeOutline, by: Double)
  case trimmed(ShapeOutline, from: Double, to: Double)
  case offset(ShapeOutline, by: Point)
  /// Scaled or rotated about an anchor of the shape's rectangle; the translation of the transform is unused.
  case transformed(ShapeOutline, AffineTransform, anchor: UnitPoint)
  case sized(ShapeOutline, Size)
  /// The stroked outline of the shape, as `Shape.stroke(style:)` without paint gives.
  case stroked(ShapeOutline, StrokeStyle)
}

package enum CornerStyle: String, Hashable, Sendable, CaseIterable {
  case continuous, circular
}

package struct StrokeStyle: Hashable, Sendable {
  package var lineWidth: Double
  /// Lengths of dashes and gaps, in points; empty for a solid line.
  package var dash: [Double]
  package var hasRoundCaps: Bool

  package init(lineWidth: Double = 1, dash: [Double] = [], hasRoundCaps: Bool = false) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.hasRoundCaps = hasRoundCaps
  }
}

/// A shape with its paints, the innermost first.
package struct ShapeView: Sendable {
  package enum Painting: Sendable {
    case fill(ShapeStyle)
    /// Centred on the outline.
    case stroke(ShapeStyle, StrokeStyle)
    /// Inside the outline.
    case strokeBorder(ShapeStyle, StrokeStyle)
  }

  package var outline: ShapeOutline
  /// Empty means: filled with the foreground style.
  package var paintings: [Painting]

  package init(_ outline: ShapeOutline, paintings: [Painting] = []) {
    self.outline = outline
    self.paintings = paintings
  }
}
