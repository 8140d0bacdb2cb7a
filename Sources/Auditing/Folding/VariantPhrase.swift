import Colorimetry
import Geometry
import LayoutTree
import Typography

/// Says in which variants a defect shows: "From AX2 on, worst at AX5 (8 of 24 variants, dark only)."
struct VariantPhrase {
  let text: String

  init(_ defect: Defect) {
    let sightings = defect.sightings
    guard defect.judged.count > 1 else {
      text = "At \(defect.worst.variant.textSize.shortName)."
      return
    }
    if sightings.count == defect.judged.count {
      text = "In all \(sightings.count) variants."
      return
    }
    let sizes = VariantPhrase.sizes(sightings) { $0.variant.textSize }
    let first = sizes[0].shortName
    let worst = defect.worst.variant.textSize.shortName
    var phrase: String
    if sizes.count == 1 {
      phrase = "At \(first)"
    } else if VariantPhrase.sizes(defect.judged, { $0.textSize }).count == sizes.count {
      phrase = "At every size"
    } else if sizes.count == sizes[sizes.count - 1].index - sizes[0].index + 1 {
      let last = sizes[sizes.count - 1]
      phrase = last == .accessibility5 ? "From \(first) on" : "From \(first) to \(last.shortName)"
    } else {
      phrase = "At " + sizes.map(\.shortName).joined(separator: ", ")
    }
    if sizes.count > 1, worst != first { phrase += ", worst at \(worst)" }
    for condition in VariantPhrase.conditions(of: sightings, among: defect.judged) { phrase += ", " + condition }
    text = phrase + " (\(sightings.count) of \(defect.judged.count) variants)."
  }

  /// The sizes that occur, each once, from the smallest.
  private static func sizes<Element>(
    _ all: [Element], _ size: (Element) -> DynamicTypeSize
  ) -> [DynamicTypeSize] {
    // A bit for each size.
    var found = 0
    for index in all.indices { found |= 1 << size(all[index]).index }
    return DynamicTypeSize.allCases.filter { found & 1 << $0.index != 0 }
  }

  /// Settings other than the text size that all failing variants share and some passing ones do not.
  private static func conditions(of sightings: [Sighting], among judged: [Variant]) -> [String] {
    let variant = sightings[0].variant
    func isShared<Value: Equatable>(_ setting: (Variant) -> Value) -> Bool {
      let value = setting(variant)
      return judged.contains { setting($0) != value } && sightings.allSatisfy { setting($0.variant) == value }
    }
    var conditions: [String] = []
    if isShared(\.colorScheme) { conditions.append(variant.colorScheme == .light ? "in light only" : "in dark only") }
    if isShared(\.contrast) {
      conditions.append(variant.contrast == .increased ? "with Increase Contrast" : "without Increase Contrast")
    }
    if isShared(\.legibilityWeight) {
      conditions.append(variant.legibilityWeight == .bold ? "with Bold Text" : "without Bold Text")
    }
    if isShared(\.layoutDirection) {
      conditions.append(variant.layoutDirection == .rightToLeft ? "right to left" : "left to right")
    }
    if isShared(\.locale) { conditions.append("in \(variant.locale)") }
    if isShared(\.container) { conditions.append("on \(variant.container)") }
    return conditions
  }
}
