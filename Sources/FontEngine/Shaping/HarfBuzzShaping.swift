import CHarfBuzz
import Typography

/// Shapes stretches of text in one face with HarfBuzz, in em.
struct HarfBuzzShaping {
  /// A glyph as HarfBuzz gives it, in em.
  struct Glyph {
    var id: UInt32
    var cluster: Int
    var advance: Double
    var offsetX: Double
    var offsetY: Double
    var isUnsafeToBreak: Bool
  }

  let request: ShapingRequest
  /// The request's text in UTF-16.
  let units: [UInt16]

  /// The glyphs of a range, from left to right; clusters are offsets in the whole text.
  func glyphs(of range: Range<Int>, in font: HarfBuzzFont, features: [hb_feature_t]) -> [Glyph] {
    guard let buffer = hb_buffer_create() else { return [] }
    defer { hb_buffer_destroy(buffer) }
    units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    hb_buffer_set_direction(buffer, request.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, hb_script_from_string(request.script, Int32(request.script.utf8.count)))
    hb_buffer_set_language(buffer, hb_language_from_string(request.language, Int32(request.language.utf8.count)))
    features.withUnsafeBufferPointer { hb_shape(font.handle, buffer, $0.baseAddress, UInt32($0.count)) }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return Glyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: font.em(position.x_advance),
        offsetX: font.em(position.x_offset), offsetY: font.em(position.y_offset),
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// The features that a request and a face switch on and off.
  func features(for face: LoadedFace) -> [hb_feature_t] {
    var values = face.role.disabledFeatures.map { ($0, UInt32(0)) }
    if !request.allowsLigatures { values += [("liga", 0), ("clig", 0)] }
    if request.font.usesSmallCaps { values.append(("smcp", 1)) }
    return monospacedDigits(for: face)
      + values.map { name, value in
        hb_feature_t(tag: HarfBuzzFont.tag(name), value: value, start: 0, end: UInt32.max)
      }
  }

  /// Figures of one width. A font that is measured as it is says itself what it changes; in the system font these are
  /// the digits alone, where Inter, which stands in for it, widens spaces, hyphens and points too.
  ///
  /// - Verification: measured in pictures of iOS 26 for the space (bold 22 points) and the hyphen of redacted text
  ///   (15 points), inferred for points, commas and colons.
  private func monospacedDigits(for face: LoadedFace) -> [hb_feature_t] {
    guard request.font.usesMonospacedDigits else { return [] }
    func feature(_ start: UInt32, _ end: UInt32) -> hb_feature_t {
      hb_feature_t(tag: HarfBuzzFont.tag("tnum"), value: 1, start: start, end: end)
    }
    guard case .system = face.role.fitting else { return [feature(0, UInt32.max)] }
    var result: [hb_feature_t] = []
    for (offset, unit) in units.enumerated() where (0x30...0x39).contains(unit) {
      if let last = result.last, last.end == UInt32(offset) {
        result[result.count - 1].end += 1
      } else {
        result.append(feature(UInt32(offset), UInt32(offset) + 1))
      }
    }
    return result
  }
}
