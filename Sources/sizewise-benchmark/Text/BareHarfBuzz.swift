import CHarfBuzz
import Glibc

/// HarfBuzz alone: a font at each size, every paragraph shaped once a size. No line breaks, no fallback, no heights.
struct BareHarfBuzz {
  private let fonts: [OpaquePointer]
  private let buffer: OpaquePointer
  private let features: [hb_feature_t]

  /// - Parameters:
  ///   - path: of a variable font with optical sizes.
  ///   - pointSizes: one for each font; the optical size follows them, as text set at these sizes would.
  init?(path: String, pointSizes: [Double]) {
    guard let blob = hb_blob_create_from_file_or_fail(path), let face = hb_face_create(blob, 0),
      let buffer = hb_buffer_create()
    else { return nil }
    fonts = pointSizes.map { size in
      let font = hb_font_create(face)!
      hb_font_set_scale(font, Int32(size * 64), Int32(size * 64))
      var opticalSize = hb_variation_t(tag: hb_tag_from_string("opsz", 4), value: Float(size))
      hb_font_set_variations(font, &opticalSize, 1)
      hb_font_make_immutable(font)
      return font
    }
    self.buffer = buffer
    features = [hb_feature_t(tag: hb_tag_from_string("calt", 4), value: 0, start: 0, end: UInt32.max)]
  }

  /// Shapes every paragraph at every size.
  ///
  /// - Returns: the sum of all advances in points, so that the work has a result.
  func measure(_ paragraphs: [String]) -> Double {
    var total = 0
    for paragraph in paragraphs {
      let units = Array(paragraph.utf16)
      for font in fonts {
        hb_buffer_reset(buffer)
        hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { continue }
        for index in 0..<Int(count) { total += Int(positions[index].x_advance) }
      }
    }
    return Double(total) / 64
  }
}
