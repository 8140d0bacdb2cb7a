package import Colorimetry
package import Geometry
package import PlatformProfile
package import Typography
package import ViewTree

/// The room and the user's settings that a layout is made for.
package struct LayoutSettings: Hashable, Sendable {
  /// Where the root goes in its safe area.
  package enum RootPlacement: String, Hashable, Sendable, CaseIterable {
    /// As a preview or window does it.
    case centered
    case topLeading
  }

  /// The window or canvas, in points.
  package var container: Rectangle
  /// The parts of the container's edges that bars and sensors cover, in points.
  package var safeAreaInsets: EdgeInsets
  package var grid: PixelGrid
  package var profile: OSProfile
  package var textSize: DynamicTypeSize
  package var legibilityWeight: LegibilityWeight
  package var layoutDirection: LayoutDirection
  /// ICU identifier.
  package var locale: String
  package var horizontalSizeClass: SizeClass
  package var verticalSizeClass: SizeClass
  package var rootPlacement: RootPlacement
  /// The colour scheme in force; paints are kept for both, but previews of one scheme may ask.
  package var accentColor: DynamicColor?
  /// The colour behind everything; `nil` for the system background.
  package var background: DynamicColor?
  /// Whether the root is offered a length along each axis; where not, it is laid out at its ideal length.
  package var offeredAxes: AxisSet

  package init(
    container: Rectangle, safeAreaInsets: EdgeInsets = .zero, grid: PixelGrid = PixelGrid(scale: 3),
    profile: OSProfile = .default
  ) {
    self.container = container
    self.safeAreaInsets = safeAreaInsets
    self.grid = grid
    self.profile = profile
    textSize = .default
    legibilityWeight = .regular
    layoutDirection = .leftToRight
    locale = "en_US"
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
    rootPlacement = .centered
    accentColor = nil
    background = nil
    offeredAxes = [.horizontal, .vertical]
  }

  /// The settings of a device in portrait, or on its side.
  package init(device: Device, profile: OSProfile = .default) {
    self.init(
      container: Rectangle(origin: .zero, size: device.size), safeAreaInsets: device.safeArea,
      grid: PixelGrid(scale: device.scale), profile: profile)
    horizontalSizeClass = device.hasRegularWidth ? .regular : .compact
    verticalSizeClass = device.hasRegularHeight ? .regular : .compact
  }

  /// The container without its safe-area insets, in the reading direction in force.
  package var safeArea: Rectangle {
    let isMirrored = layoutDirection == .rightToLeft
    let left = isMirrored ? safeAreaInsets.trailing : safeAreaInsets.leading
    return Rectangle(
      x: container.minX + left, y: container.minY + safeAreaInsets.top,
      width: max(container.width - safeAreaInsets.horizontal, 0),
      height: max(container.height - safeAreaInsets.vertical, 0))
  }
}
