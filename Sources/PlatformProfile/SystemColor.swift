/// A colour that the operating system defines, by its SwiftUI or UIKit name.
package enum SystemColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case placeholderText, separator, opaqueSeparator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case lightText, darkText
}
