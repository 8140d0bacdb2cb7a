import LayoutTree
import Typography

/// Says in which variants a defect shows: "From AX2 on, worst at AX5 (8 of 24 variants, dark only)."
struct VariantPhrase {
  let text: String

  /// - Parameter matrix: every variant of the layout.
  init(_ defect: Defect, in matrix: VariantOrder) {
    let sightings = defect.sightings
    guard matrix.variants.count > 1 else {
      text = "At \(defect.worst.variant.textSize.shortName)."
      return
    }
    if sightings.count == matrix.variants.count {
      text = "In all \(sightings.count) variants."
      return
    }
    let sizes = VariantPhrase.sizes(of: sightings)
    let first = sizes[0].shortName
    let worst = defect.worst.variant.textSize.shortName
    var phrase: String
    if sizes.count == 1 {
      phrase = "At \(first)"
    } else if matrix.sizes.count == sizes.count {
      phrase = "At every size"
    } else if sizes.count == sizes[sizes.count - 1].index - sizes[0].index + 1 {
      let last = sizes[sizes.count - 1]
      phrase = last == .accessibility5 ? "From \(first) on" : "From \(first) to \(last.shortName)"
    } else {
      phrase = "At " + sizes.map(\.shortName).joined(separator: ", ")
    }
    if sizes.count > 1, worst != first { phrase += ", worst at \(worst)" }
    let variant = sightings[0].variant
    for setting in matrix.differing
    where sightings.allSatisfy({ setting.isSame(in: matrix.variants[$0.position], variant) }) {
      phrase += ", " + setting.phrase(in: variant)
    }
    text = phrase + " (\(sightings.count) of \(matrix.variants.count) variants)."
  }

  /// The sizes that occur, each once; sightings begin with the smallest.
  private static func sizes(of sightings: [Sighting]) -> [DynamicTypeSize] {
    var sizes: [DynamicTypeSize] = []
    for sighting in sightings where sizes.last != sighting.variant.textSize { sizes.append(sighting.variant.textSize) }
    return sizes
  }
}
