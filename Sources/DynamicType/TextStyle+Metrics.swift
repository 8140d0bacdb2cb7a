package import Typography

extension TextStyle {
  /// The styles that scale on iOS, in the guidelines' order. The two extra large titles belong to visionOS.
  package static let iOSStyles: [TextStyle] = [
    .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption, .caption2,
  ]

  /// The style whose cells stand for this one where it has none of its own.
  ///
  /// Only the default sizes of the extra large titles are published; they scale like `largeTitle` here.
  /// - Verification: inferred, for the extra large titles.
  private var tableStyle: TextStyle {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .largeTitle
    default: self
    }
  }

  /// The published size of a style without a row, in points.
  private var publishedDefaultSize: Double? {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
    default: nil
    }
  }

  private var row: TextStyleRow { Self.iOSTable[tableStyle]! }

  /// Whether size and line height rest on published or recorded figures rather than on another style's proportions.
  package var isMeasured: Bool { publishedDefaultSize == nil }

  /// The size of the em at a text size, in points; whole on iOS.
  package func pointSize(at textSize: DynamicTypeSize) -> Double {
    let size = row.pointSizes[textSize.index]
    guard let publishedDefaultSize else { return size }
    return (publishedDefaultSize * scaleFactor(at: textSize)).rounded(.toNearestOrAwayFromZero)
  }

  /// The distance between baselines at a text size, in points: what everything relative to the style scales by.
  package func lineHeight(at textSize: DynamicTypeSize) -> Double {
    let height = row.lineHeights[textSize.index]
    guard publishedDefaultSize != nil else { return height }
    return (height * pointSize(at: textSize) / row.pointSizes[textSize.index]).rounded(.toNearestOrAwayFromZero)
  }

  /// The factor of the style at a text size: its line height there over that at `large`.
  package func scaleFactor(at textSize: DynamicTypeSize) -> Double {
    row.lineHeights[textSize.index] / row.lineHeights[DynamicTypeSize.default.index]
  }

  /// Numerator and denominator of `scaleFactor`, whole points, so that ties of rounding are exact.
  func scaleRatio(at textSize: DynamicTypeSize) -> (numerator: Double, denominator: Double) {
    (row.lineHeights[textSize.index], row.lineHeights[DynamicTypeSize.default.index])
  }

  /// The weight of the style as it is.
  package var weight: FontWeight { isMeasured ? row.weight : .bold }

  /// The weight of the style with `.bold()`.
  /// - Verification: documented (the guidelines' column "emphasized weight").
  package var emphasizedWeight: FontWeight { row.emphasizedWeight }

  /// Size of the em, distance between baselines and weight on macOS, in points; `nil` for styles that macOS lacks.
  package var macOSMetrics: (pointSize: Double, lineHeight: Double, weight: FontWeight, emphasizedWeight: FontWeight)? {
    Self.macOSTable[self].map { ($0.pointSize, $0.lineHeight, $0.weight, $0.emphasizedWeight) }
  }
}
