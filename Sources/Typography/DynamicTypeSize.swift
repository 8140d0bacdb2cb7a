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
