/// What a modifier says of the preview that shows its content, and not of the content.
///
/// - Source: SwiftUI documentation, "Previews in Xcode".
package enum PreviewSetting: Hashable, Sendable {
  /// The room that a preview is laid out in.
  package enum Frame: Hashable, Sendable {
    case device
    case sizeThatFits
    /// In points.
    case fixed(width: Double, height: Double)
    /// The canvas of a widget family: "systemSmall".
    case widget(family: String)
  }

  /// `previewDisplayName`; `nil` leaves the name to the tool.
  case displayName(String?)
  /// `previewDevice`, as written.
  case device(String?)
  /// `previewLayout` and `previewContext`.
  case frame(Frame)
  /// `previewInterfaceOrientation`.
  case orientation(isLandscape: Bool)

  /// The modifier as source code names it.
  package var modifierName: String {
    switch self {
    case .displayName: "previewDisplayName"
    case .device: "previewDevice"
    case .frame(.widget): "previewContext"
    case .frame: "previewLayout"
    case .orientation: "previewInterfaceOrientation"
    }
  }
}
