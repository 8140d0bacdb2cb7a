import CFreeType
import CHarfBuzz
import Geometry
import PathGeometry
package import Typography

/// What FreeType reads from a face.
package struct FaceDescription: Hashable, Sendable {
  package var postScriptName: String
  package var fullName: String
  package var family: String
  package var style: String
  package var unitsPerEm: Double
  /// The vertical metrics that apply, for an em of one point.
  package var metrics: FontMetrics
  /// Which table they come from: "OS/2 typographic" or "hhea".
  package var metricsTable: String
  /// Weight class, 1…1000.
  package var weightClass: Int
  package var isItalic: Bool
  package var glyphCount: Int
  package var axes: [VariationAxis]
}

extension FontFile {
  /// How far a flattened curve may lie from the curve, in em: a hundredth of a point at 20 pt.
  static let flatness = 0.0005

  /// Names, vertical metrics and axes of the face.
  ///
  /// - Source: OpenType 1.9.1, "OS/2" (`fsSelection` bit 7, `sCapHeight`, `sxHeight`), "hhea", "name".
  func describe() -> FaceDescription {
    // FreeType varies the vertical metrics along with the outlines: read them at the font's own place.
    setOutlineCoordinates([:])
    let family = name(16) ?? name(1) ?? face.pointee.family_name.map { String(cString: $0) } ?? ""
    let style = name(17) ?? name(2) ?? face.pointee.style_name.map { String(cString: $0) } ?? ""
    // FreeType would name the instance that outlines were last read at.
    let postScript = name(6) ?? FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? ""
    let (metrics, table) = verticalMetrics()
    return FaceDescription(
      postScriptName: postScript, fullName: name(4) ?? "\(family) \(style)", family: family, style: style,
      unitsPerEm: unitsPerEm, metrics: metrics, metricsTable: table, weightClass: weightClass,
      isItalic: face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0,
      glyphCount: Int(face.pointee.num_glyphs), axes: axes)
  }

  private var windowsMetrics: TT_OS2? {
    guard let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) else { return nil }
    let metrics = table.assumingMemoryBound(to: TT_OS2.self).pointee
    return metrics.version == 0xFFFF ? nil : metrics
  }

  private var weightClass: Int { windowsMetrics.map { Int($0.usWeightClass) } ?? 400 }

  private func verticalMetrics() -> (FontMetrics, String) {
    let scale = 1 / unitsPerEm
    let windows = windowsMetrics
    let horizontal = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(to: TT_HoriHeader.self).pointee
    var ascent = horizontal.map { Double($0.Ascender) } ?? Double(face.pointee.ascender)
    var descent = horizontal.map { -Double($0.Descender) } ?? -Double(face.pointee.descender)
    var gap = horizontal.map { Double($0.Line_Gap) } ?? 0
    var table = "hhea"
    if let windows, windows.fsSelection & 0x80 != 0 || (ascent == 0 && descent == 0) {
      ascent = Double(windows.sTypoAscender)
      descent = -Double(windows.sTypoDescender)
      gap = Double(windows.sTypoLineGap)
      table = "OS/2 typographic"
    }
    let version = windows?.version ?? 0
    let capHeight = version >= 2 ? windows.map { Double($0.sCapHeight) } ?? 0 : 0
    let xHeight = version >= 2 ? windows.map { Double($0.sxHeight) } ?? 0 : 0
    var metrics = FontMetrics(
      ascent: ascent * scale, descent: descent * scale, lineGap: max(gap, 0) * scale,
      capHeight: capHeight > 0 ? capHeight * scale : inkTop(of: "H") ?? 0.7,
      xHeight: xHeight > 0 ? xHeight * scale : inkTop(of: "x") ?? 0.5)
    metrics.isBold = weightClass >= FontWeight.bold.openTypeClass
    return (metrics, table)
  }

  /// The height of a character's ink above the baseline, in em.
  private func inkTop(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = glyph(of: scalar), let bounds = outline(of: glyph)?.boundingBox(flatness: FontFile.flatness)
    else { return nil }
    return -bounds.minY
  }

  /// A name of the `name` table, in English where there is a choice.
  private func name(_ identifier: UInt16) -> String? {
    for index in 0..<FT_Get_Sfnt_Name_Count(face) {
      var record = FT_SfntName()
      guard FT_Get_Sfnt_Name(face, index, &record) == 0, record.name_id == identifier else { continue }
      guard record.platform_id == TT_PLATFORM_MICROSOFT, record.language_id == 0x409, let bytes = record.string else {
        continue
      }
      let buffer = UnsafeBufferPointer(start: bytes, count: Int(record.string_len))
      let units = stride(from: 0, to: buffer.count - 1, by: 2).map { UInt16(buffer[$0]) << 8 | UInt16(buffer[$0 + 1]) }
      let text = String(decoding: units, as: UTF16.self)
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// The characters that the face has glyphs for, as sorted ranges.
  func coverage() -> [ClosedRange<UInt32>] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(shapingFace, set)
    var ranges: [ClosedRange<UInt32>] = []
    var first = hb_codepoint_t.max
    var last = hb_codepoint_t.max
    while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    return ranges
  }
}
