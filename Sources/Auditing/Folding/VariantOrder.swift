import Colorimetry
import Geometry
import LayoutTree
import Typography

/// Variants in the order in which they were first judged.
///
/// Optimization: up to a few dozen are looked through, which costs less than a table of them.
struct VariantList: Sendable {
  private(set) var all: [Variant] = []
  /// `Variant.number` of each, which tells nearly all apart.
  private var numbers: [Int] = []
  /// Empty as long as they are few.
  private var table: [Variant: Int] = [:]

  private static let few = 32

  /// The position of a variant, which may be new.
  mutating func position(of variant: Variant) -> Int {
    let number = variant.number
    if let known = known(variant, number) { return known }
    if all.isEmpty {
      all.reserveCapacity(Self.few)
      numbers.reserveCapacity(Self.few)
    }
    all.append(variant)
    numbers.append(number)
    if all.count == Self.few {
      for index in all.indices { table[all[index]] = index }
    } else if all.count > Self.few {
      table[variant] = all.count - 1
    }
    return all.count - 1
  }

  private func known(_ variant: Variant, _ number: Int) -> Int? {
    if all.count >= Self.few { return table[variant] }
    for position in numbers.indices where numbers[position] == number && all[position] == variant { return position }
    return nil
  }
}

/// The variants of a layout from the smallest text size to the largest.
final class VariantOrder: Sendable {
  /// In the order in which they were judged.
  let variants: [Variant]
  /// By text size, and then in the order in which they were judged.
  let positions: [Int]
  /// The places of the variants in `positions`.
  let ranks: [Int]
  /// The text sizes, each once, from the smallest.
  let sizes: [DynamicTypeSize]
  /// The settings other than the text size that some variants have and others do not.
  let differing: [VariantSetting]

  init(_ variants: [Variant]) {
    let positions = variants.indices.sorted { (variants[$0].textSize.index, $0) < (variants[$1].textSize.index, $1) }
    var ranks = Array(repeating: 0, count: variants.count)
    for rank in positions.indices { ranks[positions[rank]] = rank }
    var sizes: [DynamicTypeSize] = []
    for position in positions where sizes.last != variants[position].textSize {
      sizes.append(variants[position].textSize)
    }
    (self.variants, self.positions, self.ranks, self.sizes) = (variants, positions, ranks, sizes)
    differing = VariantSetting.allCases.filter { setting in
      variants.contains { !setting.isSame(in: $0, variants[0]) }
    }
  }
}

/// What variants may differ in besides the text size.
enum VariantSetting: CaseIterable {
  case colorScheme, contrast, legibilityWeight, layoutDirection, locale, container

  func isSame(in one: Variant, _ other: Variant) -> Bool {
    switch self {
    case .colorScheme: one.colorScheme == other.colorScheme
    case .contrast: one.contrast == other.contrast
    case .legibilityWeight: one.legibilityWeight == other.legibilityWeight
    case .layoutDirection: one.layoutDirection == other.layoutDirection
    case .locale: one.locale == other.locale
    case .container: one.container == other.container
    }
  }

  /// Says which it is in a variant.
  func phrase(in variant: Variant) -> String {
    switch self {
    case .colorScheme: variant.colorScheme == .light ? "in light only" : "in dark only"
    case .contrast: variant.contrast == .increased ? "with Increase Contrast" : "without Increase Contrast"
    case .legibilityWeight: variant.legibilityWeight == .bold ? "with Bold Text" : "without Bold Text"
    case .layoutDirection: variant.layoutDirection == .rightToLeft ? "right to left" : "left to right"
    case .locale: "in \(variant.locale)"
    case .container: "on \(variant.container)"
    }
  }
}
