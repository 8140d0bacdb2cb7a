package import Colorimetry
package import Geometry
import Typography

/// What a modifier does to the view it wraps.
package indirect enum ViewModifier: Sendable {
  // Layout.
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  /// `nil` lengths are the platform's default padding.
  case padding(PaddingModifier)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(Double?, ContentMode)
  case position(x: Double, y: Double)
  case offset(x: Double, y: Double)
  case layoutPriority(Double)
  case alignmentGuide(AlignmentGuideID, GuideExpression)
  case containerRelativeFrame(ContainerRelativeFrame)
  case zIndex(Double)
  case gridCell(GridCellModifier)
  case layoutValue(key: String, LayoutValue)
  case safeAreaInset(edge: Edge, alignment: Alignment, spacing: Double?, content: ViewNode)
  case safeAreaPadding(PaddingModifier)
  case ignoresSafeArea(EdgeSet)
  case contentMargins(PaddingModifier)

  // Paint.
  case background(content: ViewNode, alignment: Alignment)
  /// `background(_:in:)`, `background(_:ignoresSafeAreaEdges:)`.
  case backgroundStyle(ShapeStyle, shape: ShapeOutline?, ignoresSafeAreaEdges: EdgeSet)
  case overlay(content: ViewNode, alignment: Alignment)
  case overlayStyle(ShapeStyle, shape: ShapeOutline?)
  case border(ShapeStyle, width: Double)
  case opacity(Double)
  case hidden
  /// `nil` clips to the view's own rectangle (`clipped()`).
  case clip(ShapeOutline?)
  case mask(content: ViewNode, alignment: Alignment)
  case shadow(ColorValue, radius: Double, x: Double, y: Double)
  case blur(radius: Double)
  case colorFilter(ColorFilter)
  case blendMode(String)
  case compositingGroup
  case rotation(radians: Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  case rotation3D(SpatialRotation)
  /// `projectionEffect`: what is drawn is not modelled.
  case perspective
  case transform(AffineTransform)
  /// `visualEffect`: what its code gives once the place of the view is known.
  case visualEffect(DeferredEffect)

  // Environment.
  case environment(EnvironmentChange)

  // Meaning.
  case accessibility(AccessibilityChange)
  case identifier(String)
  /// `.tag(_:)`, as text.
  case tag(String)
  /// A tap gesture, or another way to act on the view.
  case interactive

  // Chrome.
  case navigationTitle(ViewNode)
  case navigationBarTitleDisplayMode(String)
  case navigationBarHidden(Bool)
  /// What a view says of the bars around it, named as in `ToolbarPlacement`.
  case bars([String], BarChange)
  /// The title opens a menu: a chevron stands beside it.
  case navigationTitleMenu
  case toolbar([ToolbarItem])
  case tabItem(ViewNode)
  case badge(ViewNode)
  /// - Parameters:
  ///   - text: what is searched for; empty shows the prompt.
  ///   - isInBar: whether the field is asked for under the title.
  case searchable(prompt: String, text: String = "", isInBar: Bool)
  case listRow(ListRowModifier)
  /// A presentation that is on: a root of its own, drawn over the content.
  case presentation(kind: String, content: ViewNode)

  /// A setting of the preview around the content; it counts where the content is a root of the preview.
  case preview(PreviewSetting)
  /// A modifier that changes neither layout nor paint at rest, by name: events, animations, hints.
  case withoutEffect(name: String)
  /// A modifier that is not known or could not be evaluated: the content goes on, the result is marked.
  case unresolved(name: String, UnresolvedView)
}

package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, in points.
package struct FlexibleFrame: Hashable, Sendable {
  package struct Bounds: Hashable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?

    package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }
  }

  package var width: Bounds
  package var height: Bounds
  package var alignment: Alignment

  package init(width: Bounds = Bounds(), height: Bounds = Bounds(), alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

/// Padding; an edge without a length takes the platform's default.
package struct PaddingModifier: Hashable, Sendable {
  package var edges: EdgeSet
  /// The same length on all of `edges`; `nil` for the default.
  package var length: Double?
  /// Lengths by edge, instead of `length`.
  package var insets: EdgeInsets?
  /// Whether a length comes from a `ScaledMetric`, and so grows with the text size.
  package var isScaled: Bool

  package init(edges: EdgeSet = .all, length: Double? = nil, insets: EdgeInsets? = nil, isScaled: Bool = false) {
    self.edges = edges
    self.length = length
    self.insets = insets
    self.isScaled = isScaled
  }
}

package struct ContainerRelativeFrame: Hashable, Sendable {
  package var axes: AxisSet
  package var count: Int
  package var span: Int
  package var spacing: Double
  package var alignment: Alignment
  /// Gives the length in place of the share.
  package var computation: RelativeLength?

  package init(axes: AxisSet, count: Int = 1, span: Int = 1, spacing: Double = 0, alignment: Alignment = .center) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A length that code of the audited project computes from that of the container, in points; `nil` when it cannot be
/// evaluated. Equal to itself only.
package final class RelativeLength: Hashable, Sendable {
  package let evaluate: @Sendable (Double, Axis) -> Double?

  package init(_ evaluate: @escaping @Sendable (Double, Axis) -> Double?) { self.evaluate = evaluate }

  package static func == (left: RelativeLength, right: RelativeLength) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

package enum GridCellModifier: Hashable, Sendable {
  case columns(Int)
  case anchor(UnitPoint)
  case unsizedAxes(AxisSet)
  case columnAlignment(AlignmentGuideID)
}

/// `rotation3DEffect`: the plane of the view turned in space.
package struct SpatialRotation: Hashable, Sendable {
  package var radians: Double
  /// The direction of the axis.
  package var axis: [Double]
  package var anchor: UnitPoint
  /// The depth of the anchor, in points.
  package var anchorDepth: Double
  /// 0 for none; the viewer is as far away as the view is long, divided by it.
  package var perspective: Double

  package init(
    radians: Double, axis: [Double], anchor: UnitPoint = .center, anchorDepth: Double = 0, perspective: Double = 1
  ) {
    self.radians = radians
    self.axis = axis
    self.anchor = anchor
    self.anchorDepth = anchorDepth
    self.perspective = perspective
  }
}

/// A filter on the components of every colour below.
package enum ColorFilter: Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(radians: Double)
  case invert
  case multiply(ColorValue)
}

/// Effects that code of the audited project chooses by the place of the view: modifiers of its drawing, the innermost
/// first.
package struct DeferredEffect: Sendable {
  package var modifiers: @Sendable (DeferredView.Proxy) -> [ViewModifier]

  package init(_ modifiers: @escaping @Sendable (DeferredView.Proxy) -> [ViewModifier]) { self.modifiers = modifiers }
}

/// What a view says of a bar around it.
package enum BarChange: Sendable {
  case hidden(Bool)
  case background(ShapeStyle)
  /// Whether the background shows although nothing lies behind the bar; `nil` leaves that to the platform.
  case backgroundVisible(Bool?)
  case colorScheme(ColorScheme?)
}

package struct ToolbarItem: Sendable {
  package var placement: String
  package var content: ViewNode

  package init(placement: String, content: ViewNode) {
    self.placement = placement
    self.content = content
  }
}

package enum ListRowModifier: Sendable {
  case background(ViewNode)
  case insets(EdgeInsets?)
  /// The lines above and below the row.
  case separatorHidden(Bool)
  /// The line at the top or bottom of the row alone.
  case separatorHiddenAt(Edge, Bool)
  /// The paint of the lines at some edges of the row; `nil` for that of the platform.
  case separatorTint(ShapeStyle?, EdgeSet)
  /// The lines at the edges of the section that the row is in.
  case sectionSeparatorHidden(Bool, EdgeSet)
  case sectionSpacing(Double)
}
