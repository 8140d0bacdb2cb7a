/// A font without its size: what shaping depends on.
///
/// A run is shaped once for its key; its widths at every point size follow from `FontScaling`.
package struct FontFaceKey: Hashable, Sendable {
  package var family: ResolvedFont.Family
  package var weight: FontWeight
  package var width: FontWidth
  package var isItalic: Bool
  package var usesMonospacedDigits: Bool
  package var usesSmallCaps: Bool
  /// Carried along because it widens the tolerance.
  package var isWeightInferred: Bool

  package init(_ font: ResolvedFont) {
    family = font.family
    weight = font.weight
    width = font.width
    isItalic = font.isItalic
    usesMonospacedDigits = font.usesMonospacedDigits
    usesSmallCaps = font.usesSmallCaps
    isWeightInferred = font.isWeightInferred
  }

  package init(family: ResolvedFont.Family = .system(.default), weight: FontWeight = .regular) {
    self.family = family
    self.weight = weight
    width = .standard
    isItalic = false
    usesMonospacedDigits = false
    usesSmallCaps = false
    isWeightInferred = false
  }
}

extension FontFaceKey {
  /// Optimization: what keys usually differ in; the rest meets in one bucket.
  package func hash(into hasher: inout Hasher) {
    if case .custom(let name) = family { hasher.combine(name) }
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}

/// What a font key becomes at a point size: the few numbers that turn a sum of advances into points.
///
/// The system font blends two sets of advances, one for text and one for display sizes, and adds tracking; every other
/// font only scales.
package struct FontScaling: Hashable, Sendable {
  /// Size of the em, in points.
  package var pointSize: Double
  /// Share of the display advances, 0…1.
  package var displayFraction: Double
  /// Share of the display kerning, 0…1.
  package var displayKerningFraction: Double
  /// Space after every glyph that the font's own tracking applies to, in em.
  package var tracking: Double

  package init(
    pointSize: Double, displayFraction: Double = 0, displayKerningFraction: Double = 0, tracking: Double = 0
  ) {
    self.pointSize = pointSize
    self.displayFraction = displayFraction
    self.displayKerningFraction = displayKerningFraction
    self.tracking = tracking
  }

  /// The advance of a stretch of glyphs, in points, the kerning inside it and after its last glyph included.
  @inlinable
  package func width(of sum: AdvanceSum) -> Double {
    pointSize * (advance(of: sum.advance) + kerning(of: sum.kerning) + tracking * sum.fontTrackedGlyphs)
  }

  /// A kerning value at this size, in em.
  @inlinable
  package func kerning(of pair: MasterPair) -> Double { pair.blended(displayKerningFraction) }

  /// An advance at this size without tracking, in em.
  @inlinable
  package func advance(of pair: MasterPair) -> Double { pair.blended(displayFraction) }
}

/// A length in em at text sizes and at display sizes; equal for fonts without optical sizes.
package struct MasterPair: Hashable, Sendable {
  package var text: Double
  package var display: Double

  @inlinable
  package init(text: Double, display: Double) {
    self.text = text
    self.display = display
  }

  package init(_ both: Double) { self.init(text: both, display: both) }

  package static let zero = MasterPair(0)

  /// The value at a share of the display master, 0…1.
  @inlinable
  package func blended(_ displayFraction: Double) -> Double { text + (display - text) * displayFraction }

  @inlinable
  package static func + (left: MasterPair, right: MasterPair) -> MasterPair {
    MasterPair(text: left.text + right.text, display: left.display + right.display)
  }

  @inlinable
  package static func - (left: MasterPair, right: MasterPair) -> MasterPair {
    MasterPair(text: left.text - right.text, display: left.display - right.display)
  }
}

/// A sum of advances over a stretch of glyphs, independent of the size. Differences of prefix sums are sums again.
package struct AdvanceSum: Hashable, Sendable {
  /// Nominal advances, in em.
  package var advance: MasterPair
  /// Pair kerning, in em; each pair counts at its first glyph.
  package var kerning: MasterPair
  /// Number of glyphs that the text's own tracking and kerning widen.
  package var trackedGlyphs: Double
  /// Number of glyphs that the font's tracking applies to.
  package var fontTrackedGlyphs: Double

  @inlinable
  package init(advance: MasterPair, kerning: MasterPair, trackedGlyphs: Double, fontTrackedGlyphs: Double) {
    self.advance = advance
    self.kerning = kerning
    self.trackedGlyphs = trackedGlyphs
    self.fontTrackedGlyphs = fontTrackedGlyphs
  }

  /// The sum of a single glyph with the kerning that follows it.
  @inlinable
  package init(_ glyph: ShapedGlyph, kerning: MasterPair) {
    self.init(
      advance: glyph.advance, kerning: kerning, trackedGlyphs: glyph.isTracked ? 1 : 0,
      fontTrackedGlyphs: glyph.isFontTracked ? 1 : 0)
  }

  package static let zero = AdvanceSum(
    advance: .zero, kerning: .zero, trackedGlyphs: 0, fontTrackedGlyphs: 0)

  @inlinable
  package static func + (left: AdvanceSum, right: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      advance: left.advance + right.advance, kerning: left.kerning + right.kerning,
      trackedGlyphs: left.trackedGlyphs + right.trackedGlyphs,
      fontTrackedGlyphs: left.fontTrackedGlyphs + right.fontTrackedGlyphs)
  }

  @inlinable
  package static func - (left: AdvanceSum, right: AdvanceSum) -> AdvanceSum {
    AdvanceSum(
      advance: left.advance - right.advance, kerning: left.kerning - right.kerning,
      trackedGlyphs: left.trackedGlyphs - right.trackedGlyphs,
      fontTrackedGlyphs: left.fontTrackedGlyphs - right.fontTrackedGlyphs)
  }
}
