package import Colorimetry
package import Geometry
package import PathGeometry

/// Something painted, in the container's coordinates.
package struct PaintItem: Codable, Sendable {
  package enum Content: Codable, Sendable {
    /// A filled area, or the area of a stroke.
    case area(Path)
    /// A rectangle: the common case, without a path.
    case rectangle(Rectangle)
    /// The glyph runs of one tag of the box's text.
    case text(tag: Int)
    /// The box's symbol.
    case symbol
    /// The box's picture.
    case image(Rectangle)
  }

  /// The box that paints.
  package var box: Int
  package var content: Content
  package var paint: Paint
  /// Product of the opacities above, 0…1.
  package var opacity: Double
  /// Indices of the clips that apply, outermost first.
  package var clips: [Int]
  /// From the container's layout coordinates to the drawing, where effects moved it.
  @Indirect package var transform: AffineTransform?
  /// Whether the item is a container's decoration (background, border), which holds other content.
  package var isBackdrop: Bool
  /// Whether what is behind cannot be computed (blend modes, filters over unknown content), with the reason.
  package var unmeasuredReason: String?
  /// What the source calls the colour: "secondary", "gray"; `nil` where it has no name, or is the system's choice.
  package var colorName: String?
  /// What pictures show of the item beyond its paint; no rule reads it.
  ///
  /// The outermost first; `nil` for none.
  @Indirect package var effects: [DrawnEffect]?

  package init(box: Int, content: Content, paint: Paint, opacity: Double = 1, clips: [Int] = []) {
    self.box = box
    self.content = content
    self.paint = paint
    self.opacity = opacity
    self.clips = clips
    transform = nil
    isBackdrop = false
    unmeasuredReason = nil
    colorName = nil
    effects = nil
  }
}

extension PaintItem {
  /// The transform of an item, read where the item stands.
  ///
  /// Optimization: items are large, and asking one for it copies the item; the benchmark guards it.
  package static func transform(of item: UnsafePointer<PaintItem>) -> AffineTransform? {
    item.pointee._transform.wrappedValue
  }
}

/// An effect on a drawing that changes no colour which can be judged, in points.
///
/// Neighbouring items of the same effect are drawn as one: a shadow falls from all of them together.
package struct DrawnEffect: Codable, Sendable {
  package struct Shadow: Codable, Hashable, Sendable {
    package var color: DynamicColor
    package var radius: Double
    package var x: Double
    package var y: Double

    package init(color: DynamicColor, radius: Double, x: Double, y: Double) {
      self.color = color
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  package enum Kind: Codable, Sendable {
    case shadow(Shadow)
    case blur(radius: Double)
    /// What is painted in the mask; its opacity is that of the items.
    case mask([PaintItem])
  }

  /// The box of the modifier.
  package var box: Int
  package var kind: Kind
  /// How many of an item's clips lie around the effect.
  package var outerClips: Int

  package init(box: Int, kind: Kind, outerClips: Int) {
    self.box = box
    self.kind = kind
    self.outerClips = outerClips
  }
}

/// What an item is painted with, in every appearance.
package enum Paint: Codable, Hashable, Sendable {
  case color(DynamicColor)
  case gradient(PaintedGradient)
  /// A picture's pixels.
  case image
  /// A colour that cannot be known, with the reason: "material", "unresolved color".
  case unknown(reason: String)
}

/// A gradient placed in the container's coordinates.
package struct PaintedGradient: Codable, Hashable, Sendable {
  package enum Kind: Codable, Hashable, Sendable {
    case linear(start: Point, end: Point)
    case radial(center: Point, startRadius: Double, endRadius: Double)
    case elliptical(center: Point, radii: Size)
    /// Angles in radians, clockwise on screen from the x axis.
    case angular(center: Point, startAngle: Double, endAngle: Double)
  }

  package struct Stop: Codable, Hashable, Sendable {
    package var color: DynamicColor
    package var location: Double

    package init(color: DynamicColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package var kind: Kind
  package var stops: [Stop]

  package init(kind: Kind, stops: [Stop]) {
    self.kind = kind
    self.stops = stops
  }
}

/// A shape that cuts off what is painted within it.
package struct ClipShape: Codable, Sendable {
  package var path: Path
  /// The box of the modifier or container that clips.
  package var box: Int
  /// Axes along which the cut-off part can be scrolled into view.
  package var scrollableAxes: AxisSet

  package init(path: Path, box: Int, scrollableAxes: AxisSet = []) {
    self.path = path
    self.box = box
    self.scrollableAxes = scrollableAxes
  }
}
