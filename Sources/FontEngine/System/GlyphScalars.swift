import CHarfBuzz
import Foundation

/// Which character each glyph of a font stands for, from its character map.
struct GlyphScalars {
  private var scalars: [UInt32: Unicode.Scalar] = [:]

  /// - Complexity: linear in the font's characters.
  init(_ font: HarfBuzzFont) {
    for range in font.file.coverage() {
      for code in range {
        guard let scalar = Unicode.Scalar(code), let glyph = font.glyph(of: scalar), scalars[glyph] == nil else {
          continue
        }
        scalars[glyph] = scalar
      }
    }
  }

  /// The lowest character that maps to the glyph; `nil` for alternates that only features reach.
  func scalar(of glyph: UInt32) -> Unicode.Scalar? { scalars[glyph] }
}

/// Unicode's canonical decomposition of single characters.
enum CanonicalDecomposition {
  static func scalars(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    guard !scalar.isASCII else { return String(scalar).unicodeScalars }
    return String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
  }
}
