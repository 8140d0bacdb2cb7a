/// The user's text size, from the smallest to the largest accessibility size.
///
/// - Source: SwiftUI documentation, `DynamicTypeSize`.
package enum DynamicTypeSize: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The size of a device whose user changed nothing.
  package static let `default` = DynamicTypeSize.large

  package var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// A name of at most four characters, for tables: "xS", "L", "xxxL", "AX5".
  package var shortName: String {
    switch self {
    case .xSmall: "xS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "xL"
    case .xxLarge: "xxL"
    case .xxxLarge: "xxxL"
    case .accessibility1: "AX1"
    case .accessibility2: "AX2"
    case .accessibility3: "AX3"
    case .accessibility4: "AX4"
    case .accessibility5: "AX5"
    }
  }

  /// The size that people mean by a name, in any case: SwiftUI's "accessibility5", the short "AX5", "xs" … "xxxL", and
  /// UIKit's "accessibilityExtraExtraExtraLarge".
  ///
  /// - Source: UIKit, `UIContentSizeCategory`, names of constants.
  package init?(spelling: String) {
    let wanted = spelling.lowercased().filter { $0 != "-" && $0 != "_" && !$0.isWhitespace }
    let found = Self.allCases.first { size in
      [size.rawValue.lowercased(), size.shortName.lowercased(), size.categoryName].contains(wanted)
    }
    guard let found else { return nil }
    self = found
  }

  /// The name of UIKit's content size category in lower case: "extralarge", "accessibilitymedium".
  private var categoryName: String {
    let name = String(repeating: "extra", count: max(0, isAccessibilitySize ? index - 8 : index - 3)) + "large"
    switch self {
    case .xSmall: return "extrasmall"
    case .small, .medium, .large: return rawValue
    case .xLarge, .xxLarge, .xxxLarge: return name
    case .accessibility1: return "accessibilitymedium"
    case .accessibility2, .accessibility3, .accessibility4, .accessibility5: return "accessibility" + name
    }
  }

  /// What a message says where a name is none of a text size.
  package static let acceptedNames =
    "xSmall, small, medium, large, xLarge, xxLarge, xxxLarge and accessibility1 to accessibility5, "
    + "or in short XS, S, M, L, XL, XXL, XXXL and AX1 to AX5"

  /// The position in `allCases`, 0…11.
  package var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  package static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool { left.index < right.index }
}
