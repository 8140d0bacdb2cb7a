import Auditing
import Colorimetry
import LayoutTree

/// The colours that views with one cause have in all variants, and what lies behind them.
struct ColorSurvey {
  /// A view's ink in one variant.
  struct Sighting {
    var scheme: ColorScheme
    /// The colour that the source gives, in every appearance.
    var written: DynamicColor
    /// What is seen of it.
    var color: RGBAColor
    var backdrops: [RGBAColor]
    /// The ratio that it has to reach.
    var required: Double
    var isFailed: Bool
  }

  /// Findings beyond these are left to the trial of the edit.
  private static let largestNumber = 12

  private(set) var sightings: [Sighting] = []

  init(_ target: FixTarget) {
    var trees: [Place: AuditedTree] = [:]
    for sighting in target.sightings.prefix(Self.largestNumber) {
      let finding = sighting.finding
      let ratios = finding.occurrences.flatMap(\.facts).filter { $0.name == "required-contrast" }.map(\.value)
      let largest = ratios.max() ?? 4.5
      for rendering in sighting.renderings {
        let variant = rendering.variant
        let occurrence = finding.occurrences.first { $0.variant == variant }
        // Where it cannot be told, no colour is known to pass.
        guard occurrence?.outcome != .cantTell else { continue }
        let place = Place(layout: sighting.layout, variant: variant)
        let tree = trees[place] ?? AuditedTree(rendering.tree, pixels: sighting.pixels)
        trees[place] = tree
        let required = occurrence?.facts.first { $0.name == "required-contrast" }?.value
        guard occurrence == nil || required != nil else { continue }
        if let seen = Self.measured(finding.subject.path, in: tree, variant, required: required ?? largest) {
          sightings.append(seen)
          sightings[sightings.count - 1].isFailed = occurrence?.outcome == .failed
        }
      }
    }
  }

  private struct Place: Hashable {
    var layout: Int
    var variant: Variant
  }

  private static func measured(
    _ path: String, in tree: AuditedTree, _ variant: Variant, required: Double
  ) -> Sighting? {
    guard let ink = tree.inks.indices.first(where: { tree.subject(tree.inks[$0].box).path == path }) else { return nil }
    let item = tree.tree.paint[tree.inks[ink].firstItem]
    let backdrop = tree.backdrop(of: ink, in: variant.appearance)
    guard case .color(let color) = item.paint, backdrop.unknownReason == nil, let first = backdrop.colors.first else {
      return nil
    }
    // What is seen of a translucent colour, so that the new one may be opaque.
    let seen = color[variant.appearance].clamped.opacity(item.opacity).over(first)
    return Sighting(
      scheme: variant.colorScheme, written: color, color: seen, backdrops: backdrop.colors, required: required,
      isFailed: false)
  }

  var failed: [Sighting] { sightings.filter(\.isFailed) }

  /// The variants in which the views pass today, and have to pass with another colour too.
  func held(in schemes: Set<ColorScheme>) -> [Sighting] {
    sightings.filter { !$0.isFailed && schemes.contains($0.scheme) }
  }

  /// The colours of the source that fail somewhere, in the order of the views.
  var failedColors: [DynamicColor] {
    var colors: [DynamicColor] = []
    for sighting in failed where !colors.contains(sighting.written) { colors.append(sighting.written) }
    return colors
  }
}
