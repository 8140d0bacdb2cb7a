import Colorimetry
import Geometry
import LayoutTree
import Typography

/// Says in which variants a defect shows: "From AX2 on, worst at AX5 (8 of 24 variants, dark only)."
struct VariantPhrase {
  let text: String

  init(_ defect: Defect) {
    let variants = defect.sightings.map(\.variant)
    guard defect.judged.count > 1 else {
      text = "At \(defect.worst.variant.textSize.shortName)."
      return
    }
    if variants.count == defect.judged.count {
      text = "In all \(variants.count) variants."
      return
    }
    let sizes = Set(variants.map(\.textSize)).sorted()
    let first = sizes[0].shortName
    let worst = defect.worst.variant.textSize.shortName
    var phrase: String
    if sizes.count == 1 {
      phrase = "At \(first)"
    } else if Set(defect.judged.map(\.textSize)).count == sizes.count {
      phrase = "At every size"
    } else if sizes.count == sizes[sizes.count - 1].index - sizes[0].index + 1 {
      let last = sizes[sizes.count - 1]
      phrase = last == .accessibility5 ? "From \(first) on" : "From \(first) to \(last.shortName)"
    } else {
      phrase = "At " + sizes.map(\.shortName).joined(separator: ", ")
    }
    if sizes.count > 1, worst != first { phrase += ", worst at \(worst)" }
    let conditions = VariantPhrase.conditions(of: variants, among: defect.judged)
    if !conditions.isEmpty { phrase += ", " + conditions.joined(separator: ", ") }
    text = phrase + " (\(variants.count) of \(defect.judged.count) variants)."
  }

  /// Settings other than the text size that all failing variants share and some passing ones do not.
  private static func conditions(of variants: [Variant], among judged: [Variant]) -> [String] {
    func share<Value: Hashable>(_ setting: (Variant) -> Value, _ phrase: (Value) -> String) -> String? {
      let values = Set(variants.map(setting))
      guard values.count == 1, let value = values.first, Set(judged.map(setting)).count > 1 else { return nil }
      return phrase(value)
    }
    return [
      share(\.colorScheme) { $0 == .light ? "in light only" : "in dark only" },
      share(\.contrast) { $0 == .increased ? "with Increase Contrast" : "without Increase Contrast" },
      share(\.legibilityWeight) { $0 == .bold ? "with Bold Text" : "without Bold Text" },
      share(\.layoutDirection) { $0 == .rightToLeft ? "right to left" : "left to right" },
      share(\.locale) { "in \($0)" },
      share(\.container) { "on \($0)" },
    ].compactMap { $0 }
  }
}
