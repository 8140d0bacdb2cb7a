package import Geometry

/// Text to shape: one font, one script, one direction.
package struct ShapingRequest: Hashable, Sendable {
  package var text: String
  package var font: FontFaceKey
  /// ISO 15924, for example "Latn", "Arab", "Hani"; "Zyyy" where only common characters occur.
  package var script: String
  package var direction: RunDirection
  /// BCP 47 or ICU identifier; chooses regional forms and the fallback font of Han characters.
  package var language: String
  /// Whether optional ligatures may form; text with tracking has none.
  package var allowsLigatures: Bool

  package init(
    text: String, font: FontFaceKey, script: String = "Latn", direction: RunDirection = .leftToRight,
    language: String = "en", allowsLigatures: Bool = true
  ) {
    self.text = text
    self.font = font
    self.script = script
    self.direction = direction
    self.language = language
    self.allowsLigatures = allowsLigatures
  }
}

extension ShapingRequest {
  /// Equality of every code unit: strings that are only canonically equivalent have other clusters.
  package static func == (left: ShapingRequest, right: ShapingRequest) -> Bool {
    left.font == right.font && left.script == right.script && left.direction == right.direction
      && left.language == right.language && left.allowsLigatures == right.allowsLigatures
      && left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(font)
    hasher.combine(script)
    hasher.combine(direction)
    hasher.combine(language)
    hasher.combine(allowsLigatures)
  }
}

/// Turns text into glyphs, once for all sizes.
package protocol TextShaper: Sendable {
  /// The glyphs of a text in its font, or in fallback fonts where that lacks characters. Never fails: what no font has
  /// is in `ShapedRun.unmeasured`.
  func shape(_ request: ShapingRequest) -> ShapedRun

  /// The numbers that turn the run's sums into points at the font's size.
  func scaling(of font: ResolvedFont) -> FontScaling
}

/// Everything that text setting asks of fonts.
package protocol FontSource: TextShaper, FontMetricsSource, GlyphOutlineSource {
  /// The bounding box of what a run draws, in the coordinates of its glyph positions; `nil` where it draws nothing.
  func inkBounds(of run: PositionedGlyphRun) -> Rectangle?
}
