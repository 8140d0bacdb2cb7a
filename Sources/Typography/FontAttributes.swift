/// A semantic role of text, whose size follows the user's text size.
///
/// - Source: SwiftUI documentation, `Font.TextStyle`.
package enum TextStyle: String, Codable, Hashable, Sendable, CaseIterable {
  case extraLargeTitle2, extraLargeTitle
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// The thickness of strokes.
package enum FontWeight: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The position in `allCases`, 0…8.
  package var index: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 1
    case .light: 2
    case .regular: 3
    case .medium: 4
    case .semibold: 5
    case .bold: 6
    case .heavy: 7
    case .black: 8
    }
  }

  package static func < (left: FontWeight, right: FontWeight) -> Bool { left.index < right.index }

  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The design of the system font.
package enum FontDesign: String, Codable, Hashable, Sendable, CaseIterable {
  case `default`, rounded, serif, monospaced
}

/// The horizontal proportion of the system font.
package enum FontWidth: String, Codable, Hashable, Sendable, CaseIterable {
  case compressed, condensed, standard, expanded
}

/// The user's "Bold Text" setting.
package enum LegibilityWeight: String, Codable, Hashable, Sendable, CaseIterable {
  case regular, bold
}
