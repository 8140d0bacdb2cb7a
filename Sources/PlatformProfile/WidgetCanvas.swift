package import Geometry

/// The canvas of a home-screen widget family on a phone.
///
/// - Source: Apple's Human Interface Guidelines, "Widgets", dimensions by screen size.
/// - Verification: documented.
package enum WidgetCanvas: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge

  /// The size in points on a screen, or `nil` where the screen is not in the table.
  package func size(on screen: Size) -> Size? {
    guard let row = Self.rows.first(where: { $0.screen == screen }) else { return nil }
    switch self {
    case .systemSmall: return row.small
    case .systemMedium: return row.medium
    case .systemLarge: return row.large
    }
  }

  private struct Row {
    var screen: Size
    var small: Size
    var medium: Size
    var large: Size

    init(_ screen: (Double, Double), small: (Double, Double), medium: (Double, Double), large: (Double, Double)) {
      self.screen = Size(width: screen.0, height: screen.1)
      self.small = Size(width: small.0, height: small.1)
      self.medium = Size(width: medium.0, height: medium.1)
      self.large = Size(width: large.0, height: large.1)
    }
  }

  private static let rows: [Row] = [
    Row((430, 932), small: (170, 170), medium: (364, 170), large: (364, 382)),
    Row((428, 926), small: (170, 170), medium: (364, 170), large: (364, 382)),
    Row((414, 896), small: (169, 169), medium: (360, 169), large: (360, 379)),
    Row((414, 736), small: (159, 159), medium: (348, 157), large: (348, 357)),
    Row((393, 852), small: (158, 158), medium: (338, 158), large: (338, 354)),
    Row((390, 844), small: (158, 158), medium: (338, 158), large: (338, 354)),
    Row((375, 812), small: (155, 155), medium: (329, 155), large: (329, 345)),
    Row((375, 667), small: (148, 148), medium: (321, 148), large: (321, 324)),
    Row((320, 568), small: (141, 141), medium: (292, 141), large: (292, 311)),
  ]
}
