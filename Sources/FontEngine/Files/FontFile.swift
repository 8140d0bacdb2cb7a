import CFreeType
import CHarfBuzz

/// A variation axis of a font, in the axis's own units.
package struct VariationAxis: Hashable, Sendable {
  /// Four letters, for example "wght".
  package var tag: String
  package var minimum: Double
  package var standard: Double
  package var maximum: Double
}

/// The owner of an open font file: its FreeType face and its HarfBuzz face.
///
/// Not safe for concurrent use; the engine guards it by a lock.
final class FontFile {
  let path: String
  let faceIndex: Int
  let unitsPerEm: Double
  let axes: [VariationAxis]
  let glyphCount: Int
  /// Number of faces in the file.
  let faceCount: Int
  private let library: FreeTypeLibrary
  let face: FT_Face
  let shapingFace: OpaquePointer

  /// Opens one face of a file.
  /// - Throws: `unreadableFont`.
  init(path: String, faceIndex: Int = 0, library: FreeTypeLibrary) throws(FontEngineError) {
    var opened: FT_Face?
    let code = FT_New_Face(library.handle, path, FT_Long(faceIndex), &opened)
    guard code == 0, let opened else {
      throw .unreadableFont(path: path, reason: FreeTypeLibrary.describe(code))
    }
    guard let blob = hb_blob_create_from_file_or_fail(path), let shapingFace = hb_face_create(blob, UInt32(faceIndex))
    else {
      FT_Done_Face(opened)
      throw .unreadableFont(path: path, reason: "the file cannot be mapped")
    }
    hb_blob_destroy(blob)
    guard hb_face_get_glyph_count(shapingFace) > 0, opened.pointee.num_glyphs > 0 else {
      hb_face_destroy(shapingFace)
      FT_Done_Face(opened)
      throw .unreadableFont(path: path, reason: "it holds no glyphs")
    }
    self.path = path
    self.faceIndex = faceIndex
    self.library = library
    self.shapingFace = shapingFace
    face = opened
    glyphCount = Int(opened.pointee.num_glyphs)
    faceCount = Int(opened.pointee.num_faces)
    unitsPerEm = Double(max(hb_face_get_upem(shapingFace), 1))
    axes = Self.readAxes(opened, library)
  }

  deinit {
    hb_face_destroy(shapingFace)
    FT_Done_Face(face)
  }

  private static func readAxes(_ face: FT_Face, _ library: FreeTypeLibrary) -> [VariationAxis] {
    var description: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &description) == 0, let description else { return [] }
    defer { FT_Done_MM_Var(library.handle, description) }
    return (0..<Int(description.pointee.num_axis)).map { index in
      let axis = description.pointee.axis[index]
      return VariationAxis(
        tag: tagName(UInt32(truncatingIfNeeded: axis.tag)), minimum: fixed(axis.minimum), standard: fixed(axis.def),
        maximum: fixed(axis.maximum))
    }
  }

  /// A 16.16 number as a Double.
  static func fixed(_ value: FT_Fixed) -> Double { Double(value) / 65536 }

  /// The four letters of an OpenType tag.
  static func tagName(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Sets the coordinates that outlines are read at; axes that the font lacks are ignored.
  func setOutlineCoordinates(_ coordinates: [String: Double]) {
    guard !axes.isEmpty else { return }
    var values = axes.map { axis in
      FT_Fixed((min(max(coordinates[axis.tag] ?? axis.standard, axis.minimum), axis.maximum) * 65536).rounded())
    }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(values.count), &values)
  }
}
