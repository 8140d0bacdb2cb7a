import CFreeType
import Geometry
import PathGeometry

extension FontFile {
  /// The glyph of a character by the face's character map; `nil` where it has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    let glyph = FT_Get_Char_Index(face, FT_ULong(scalar.value))
    return glyph == 0 ? nil : UInt32(glyph)
  }

  /// The outline of a glyph in em, y down, its origin at (0, 0), at the coordinates set last; `nil` where FreeType has none, as for bitmap glyphs.
  func outline(of glyph: UInt32) -> Path? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = OutlinePen(scale: 1 / unitsPerEm)
    var functions = FT_Outline_Funcs(
      move_to: { point, context in
        OutlinePen.from(context).pointee.move(point)
        return 0
      },
      line_to: { point, context in
        OutlinePen.from(context).pointee.line(point)
        return 0
      },
      conic_to: { control, end, context in
        OutlinePen.from(context).pointee.quadratic(control, end)
        return 0
      },
      cubic_to: { control1, control2, end, context in
        OutlinePen.from(context).pointee.cubic(control1, control2, end)
        return 0
      }, shift: 0, delta: 0)
    let code = withUnsafeMutablePointer(to: &pen) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, UnsafeMutableRawPointer($0))
    }
    guard code == 0 else { return nil }
    pen.close()
    return Path(pen.elements)
  }
}

/// Takes down the steps of FreeType's pen, in em, y down.
private struct OutlinePen {
  let scale: Double
  var elements: [Path.Element] = []
  private var isOpen = false

  init(scale: Double) { self.scale = scale }

  static func from(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<OutlinePen> {
    guard let context else { preconditionFailure("FreeType passes the pen that it was given") }
    return context.assumingMemoryBound(to: OutlinePen.self)
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return Point(x: 0, y: 0) }
    return Point(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
  }

  mutating func move(_ end: UnsafePointer<FT_Vector>?) {
    close()
    elements.append(.move(point(end)))
    isOpen = true
  }

  mutating func line(_ end: UnsafePointer<FT_Vector>?) { elements.append(.line(point(end))) }

  mutating func quadratic(_ control: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?) {
    elements.append(.quadratic(control: point(control), end: point(end)))
  }

  mutating func cubic(
    _ control1: UnsafePointer<FT_Vector>?, _ control2: UnsafePointer<FT_Vector>?, _ end: UnsafePointer<FT_Vector>?
  ) {
    elements.append(.cubic(control1: point(control1), control2: point(control2), end: point(end)))
  }

  mutating func close() {
    if isOpen { elements.append(.close) }
    isOpen = false
  }
}
