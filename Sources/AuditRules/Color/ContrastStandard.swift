import LayoutTree
import Typography

/// A published set of thresholds for the contrast of text.
enum ContrastStandard: String, CaseIterable {
  case wcagAA = "wcag-aa"
  case wcagAAA = "wcag-aaa"
  case apple
  case apca

  /// The set that an option names by its position.
  init(position: Double) {
    let position = Int(position)
    self = Self.allCases.indices.contains(position) ? Self.allCases[position] : .wcagAA
  }

  /// The least contrast ratio of text.
  ///
  /// - Source: WCAG 2.2, 1.4.3 and 1.4.6; Human Interface Guidelines, Accessibility, table of contrast ratios: 4.5 up to
  ///   17 pt, 3 from 18 pt on and for bold text of any size.
  func requiredRatio(isLarge: Bool, isBold: Bool) -> Double {
    switch self {
    case .wcagAA, .apca: isLarge ? 3 : 4.5
    case .wcagAAA: isLarge ? 4.5 : 7
    case .apple: isLarge || isBold ? 3 : 4.5
    }
  }

  /// The least lightness contrast, without its sign, of text in a font; only APCA asks for one.
  ///
  /// - Source: APCA "Bronze Simple Mode": Lc 60 for text, Lc 45 for large text, from 36 px, or 24 px bold.
  func requiredLightnessContrast(pointSize: Double, isBold: Bool) -> Double? {
    guard self == .apca else { return nil }
    return pointSize >= 36 || (isBold && pointSize >= 24) ? 45 : 60
  }

  /// "WCAG 2.2 AA", for people.
  var title: String {
    switch self {
    case .wcagAA: "WCAG 2.2 AA"
    case .wcagAAA: "WCAG 2.2 AAA"
    case .apple: "Apple's table"
    case .apca: "APCA, as information"
    }
  }
}
