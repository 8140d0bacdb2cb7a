import CFreeType
import Geometry
import PathGeometry

/// The outline of a glyph in em, y down, its origin at (0, 0).
struct GlyphOutline {
  var elements: [Path.Element] = []

  /// The smallest box around the curve's points of greatest reach, in em; `nil` for an empty glyph.
  var bounds: Rectangle? {
    var box = BoundsBuilder()
    var current = Point(x: 0, y: 0)
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        box.add(point)
        current = point
      case .quadratic(let control, let end):
        box.add(quadratic: current, control, end)
        current = end
      case .cubic(let control1, let control2, let end):
        box.add(cubic: current, control1, control2, end)
        current = end
      case .close: break
      }
    }
    return box.rectangle
  }
}

/// Gathers the exact box around curves.
struct BoundsBuilder {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  var rectangle: Rectangle? { minX <= maxX ? Rectangle(minX: minX, minY: minY, maxX: maxX, maxY: maxY) : nil }

  mutating func add(_ point: Point) {
    minX = min(minX, point.x)
    maxX = max(maxX, point.x)
    minY = min(minY, point.y)
    maxY = max(maxY, point.y)
  }

  mutating func add(quadratic start: Point, _ control: Point, _ end: Point) {
    add(end)
    for root in [Self.turn(start.x, control.x, end.x), Self.turn(start.y, control.y, end.y)] {
      guard let root else { continue }
      let rest = 1 - root
      add(
        Point(
          x: rest * rest * start.x + 2 * rest * root * control.x + root * root * end.x,
          y: rest * rest * start.y + 2 * rest * root * control.y + root * root * end.y))
    }
  }

  mutating func add(cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    add(end)
    let roots =
      Self.turns(start.x, control1.x, control2.x, end.x) + Self.turns(start.y, control1.y, control2.y, end.y)
    for root in roots {
      let rest = 1 - root
      func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        rest * rest * rest * a + 3 * rest * rest * root * b + 3 * rest * root * root * c + root * root * root * d
      }
      add(
        Point(x: value(start.x, control1.x, control2.x, end.x), y: value(start.y, control1.y, control2.y, end.y)))
    }
  }

  /// Where a quadratic turns back, if inside.
  private static func turn(_ a: Double, _ b: Double, _ c: Double) -> Double? {
    let divisor = a - 2 * b + c
    guard divisor != 0 else { return nil }
    let root = (a - b) / divisor
    return root > 0 && root < 1 ? root : nil
  }

  /// Where a cubic turns back, if inside.
  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let square = -a + 3 * b - 3 * c + d
    let linear = 2 * (a - 2 * b + c)
    let constant = b - a
    var roots: [Double] = []
    if abs(square) < 1e-12 {
      if linear != 0 { roots.append(-constant / linear) }
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension FontFile {
  /// The outline of a glyph at the coordinates set last; `nil` where FreeType has none, as for bitmap glyphs.
  func outline(of glyph: UInt32) -> GlyphOutline? {
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
    return GlyphOutline(elements: pen.elements)
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
