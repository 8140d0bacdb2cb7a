import CHarfBuzz

/// The owner of a HarfBuzz font: a file at fixed variations, measured in em.
///
/// Not safe for concurrent use; the engine guards it by a lock.
final class HarfBuzzFont {
  let file: FontFile
  let handle: OpaquePointer
  /// HarfBuzz counts whole numbers: this many to the em keep sixteenths of a unit or finer.
  private let unitsPerEm: Double

  /// - Parameter coordinates: by axis tag, in the axis's own units; axes that the font lacks are ignored.
  init(file: FontFile, coordinates: [String: Double] = [:]) {
    self.file = file
    handle = hb_font_create(file.shapingFace)
    let scale = Int32(file.unitsPerEm * 64)
    unitsPerEm = Double(scale)
    hb_font_set_scale(handle, scale, scale)
    let known = Set(file.axes.map(\.tag))
    var variations = coordinates.filter { known.contains($0.key) }.sorted { $0.key < $1.key }.map {
      hb_variation_t(tag: Self.tag($0.key), value: Float($0.value))
    }
    if !variations.isEmpty { hb_font_set_variations(handle, &variations, UInt32(variations.count)) }
    hb_font_make_immutable(handle)
  }

  deinit { hb_font_destroy(handle) }

  /// A length of HarfBuzz in em.
  func em(_ value: hb_position_t) -> Double { Double(value) / unitsPerEm }

  /// The glyph of a character by the font's character map; `nil` where it has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0, glyph != 0 else { return nil }
    return glyph
  }

  /// The advance of a glyph by the font's metrics, in em.
  func advance(of glyph: UInt32) -> Double { em(hb_font_get_glyph_h_advance(handle, glyph)) }

  /// The OpenType tag of four letters; shorter names are padded with spaces.
  static func tag(_ name: String) -> UInt32 { hb_tag_from_string(name, Int32(name.utf8.count)) }
}
