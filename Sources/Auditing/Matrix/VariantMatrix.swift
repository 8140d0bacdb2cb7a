package import Colorimetry
package import Geometry
package import LayoutTree
import Localization
package import Typography

/// The settings in which a layout is audited, axis by axis. The first value of each axis is the ordinary one.
package struct VariantMatrix: Hashable, Sendable {
  /// Named sets of settings.
  package enum Preset: String, Hashable, Sendable, CaseIterable {
    /// Five text sizes, two schemes: for the editor.
    case quick
    /// Twelve text sizes, two schemes.
    case `default`
    /// Twelve text sizes, two schemes, and every pair with contrast, Bold Text and direction.
    case full
  }

  /// How axes beyond text size and scheme are combined.
  package enum Combination: String, Hashable, Sendable, CaseIterable {
    /// All text sizes in all schemes, and further variants in which every pair of values meets.
    case pairwise
    /// Everything with everything.
    case product
  }

  package var textSizes: [DynamicTypeSize]
  package var colorSchemes: [ColorScheme]
  package var contrasts: [ColorSchemeContrast]
  package var legibilityWeights: [LegibilityWeight]
  package var layoutDirections: [LayoutDirection]
  package var locales: [String]
  package var containers: [String]
  package var combination: Combination

  package init(_ preset: Preset, locales: [String] = ["en_US"], containers: [String] = ["iPhone 16"]) {
    textSizes = preset == .quick ? VariantMatrix.quickSizes : DynamicTypeSize.allCases
    colorSchemes = [.light, .dark]
    let isFull = preset == .full
    contrasts = isFull ? [.standard, .increased] : [.standard]
    legibilityWeights = isFull ? [.regular, .bold] : [.regular]
    layoutDirections = isFull ? [.leftToRight, .rightToLeft] : [.leftToRight]
    self.locales = locales
    self.containers = containers
    combination = .pairwise
  }

  /// The smallest, the ordinary, the largest ordinary, a middle accessibility and the largest size.
  private static let quickSizes: [DynamicTypeSize] = [.xSmall, .large, .xxxLarge, .accessibility3, .accessibility5]

  /// The variants, by text size, then by what changes the layout, then by what changes colours alone: variants that
  /// share a layout tree follow each other.
  package var variants: [Variant] {
    let sizes = axisSizes
    guard sizes.allSatisfy({ $0 > 0 }) else { return [] }
    var chosen: Set<[Int]> = []
    switch combination {
    case .product:
      chosen = Set(VariantMatrix.product(of: sizes))
    case .pairwise:
      chosen = Set(VariantMatrix.product(of: sizes.enumerated().map { isBase($0.offset) ? $0.element : 1 }))
      if sizes.enumerated().contains(where: { !isBase($0.offset) && $0.element > 1 }) {
        chosen.formUnion(PairwiseSelection.combinations(of: sizes))
      }
    }
    // A locale that is written from right to left has one direction.
    var known: Set<Variant> = []
    return chosen.sorted { $0.lexicographicallyPrecedes($1) }.map(variant).filter { known.insert($0).inserted }
  }

  /// Lengths of the axes, from the outermost: text size, container, locale, direction, weight, contrast, scheme.
  private var axisSizes: [Int] {
    [
      textSizes.count, containers.count, locales.count, layoutDirections.count, legibilityWeights.count,
      contrasts.count, colorSchemes.count,
    ]
  }

  /// Whether an axis is always crossed in full: text size and scheme.
  private func isBase(_ axis: Int) -> Bool { axis == 0 || axis == 6 }

  private func variant(_ indices: [Int]) -> Variant {
    let locale = locales[indices[2]]
    let isRightToLeft = WritingDirection.isRightToLeft(locale: locale)
    return Variant(
      textSize: textSizes[indices[0]], colorScheme: colorSchemes[indices[6]], contrast: contrasts[indices[5]],
      legibilityWeight: legibilityWeights[indices[4]],
      layoutDirection: isRightToLeft ? .rightToLeft : layoutDirections[indices[3]], locale: locale,
      container: containers[indices[1]])
  }

  private static func product(of sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
  }
}
