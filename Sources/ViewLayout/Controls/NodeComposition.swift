import Colorimetry
import Diagnostics
import Geometry
import PlatformProfile
import Typography
import ViewTree

/// Short forms for what the platform puts together of simpler views. Its views have no place in the source.
extension ViewNode {
  static func row(_ children: [ViewNode], spacing: Double? = nil, vertical: AlignmentGuideID = .verticalCenter)
    -> ViewNode
  {
    ViewNode(
      .stack(
        StackView(
          .horizontal, alignment: Alignment(horizontal: .horizontalCenter, vertical: vertical), spacing: spacing,
          children: children)))
  }

  static func column(
    _ children: [ViewNode], spacing: Double? = nil, horizontal: AlignmentGuideID = .horizontalCenter
  ) -> ViewNode {
    ViewNode(
      .stack(
        StackView(
          .vertical, alignment: Alignment(horizontal: horizontal, vertical: .verticalCenter), spacing: spacing,
          children: children)))
  }

  static func shape(_ outline: ShapeOutline, _ style: ShapeStyle) -> ViewNode {
    ViewNode(.shape(ShapeView(outline, paintings: [.fill(style)])))
  }

  static func symbol(_ name: String) -> ViewNode {
    var image = ImageView(.symbol(name))
    image.isDecorative = true
    return ViewNode(.image(image))
  }

  static func string(_ text: String, range: SourceRange? = nil) -> ViewNode {
    ViewNode(.text(TextView(text)), range: range)
  }

  static var spacer: ViewNode { ViewNode(.spacer(minLength: nil)) }

  func modified(_ modifier: ViewModifier) -> ViewNode { modified(by: modifier, range: nil) }

  func environment(_ change: EnvironmentChange) -> ViewNode { modified(.environment(change)) }

  func font(_ request: FontRequest) -> ViewNode { environment(.font(.font(request))) }

  func foreground(_ style: ShapeStyle) -> ViewNode { environment(.foregroundStyle([style])) }

  func inset(_ insets: EdgeInsets) -> ViewNode { modified(.padding(PaddingModifier(insets: insets))) }

  func frame(_ size: Size) -> ViewNode {
    modified(.frame(width: size.width, height: size.height, alignment: .center))
  }

  func frame(width: Double? = nil, height: Double? = nil) -> ViewNode {
    modified(.frame(width: width, height: height, alignment: .center))
  }

  /// As wide as what is offered, with the content at one side.
  func filling(_ alignment: AlignmentGuideID = .leading) -> ViewNode {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          width: .init(maximum: .infinity), alignment: Alignment(horizontal: alignment, vertical: .verticalCenter))))
  }

  func behind(_ style: ShapeStyle, _ shape: ShapeOutline) -> ViewNode {
    modified(.backgroundStyle(style, shape: shape, ignoresSafeAreaEdges: []))
  }

  /// Without growth beyond the largest size that bars follow.
  var cappedInBars: ViewNode {
    environment(.dynamicTypeSizeRange(minimum: nil, maximum: .xxxLarge)).withLargeContentViewer
  }

  /// Shown large while it is pressed, as the system does for the items of its bars.
  /// - Source: documentation of `UILargeContentViewerItem`.
  /// - Verification: documented.
  var withLargeContentViewer: ViewNode { modified(.accessibility(.showsLargeContentViewer)) }

  var singleLine: ViewNode { environment(.lineLimit(LineLimit(maximum: 1))) }
}

extension ShapeStyle {
  static func system(_ color: SystemColor) -> ShapeStyle { .color(.system(color)) }

  static let white = ShapeStyle.color(.fixed(.white))

  static let secondary = ShapeStyle.hierarchical(level: 2)
}
