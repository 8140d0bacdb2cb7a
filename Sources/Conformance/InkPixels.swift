import Geometry
import LayoutTree
import PathGeometry
import Typography

/// The pixels that a line of text covers by at least one half, as figures read off images count them.
///
/// Apple's engine puts baselines on whole pixels and glyphs anywhere along them.
struct InkPixels {
  /// Around all pixels, in points of the page; `nil` where nothing is drawn.
  private(set) var box: Rectangle?
  /// Neighbouring columns with ink, from left to right, in points of the page.
  private(set) var runs: [ClosedRange<Double>] = []

  init(of line: SetLine, in box: LayoutBox, tree: LayoutTree) {
    guard let ink = line.inkBounds else { return }
    let scale = tree.grid.scale
    let baseline = box.frame.minY + line.baseline
    let snap = tree.grid.rounded(baseline) - baseline
    let place = AffineTransform.translation(x: box.frame.minX, y: box.frame.minY + snap)
    let contours = line.glyphRuns.flatMap { tree.outlines.outline(of: $0).applying(place).contours(flatness: 0.01) }
    let left = ((box.frame.minX + ink.minX) * scale).rounded(.down) - 1
    let top = ((box.frame.minY + snap + ink.minY) * scale).rounded(.down) - 1
    var raster = Raster(
      left: left, top: top, width: Int((ink.width * scale).rounded(.up)) + 4,
      height: Int((ink.height * scale).rounded(.up)) + 4)
    raster.fill(contours, scale: scale)
    collect(raster, scale: scale)
  }

  private mutating func collect(_ raster: Raster, scale: Double) {
    var rows: ClosedRange<Int>?
    var start: Int?
    for column in 0...raster.width {
      let covered = column < raster.width ? raster.coveredRows(ofColumn: column) : nil
      if let covered {
        rows = rows.map { min($0.lowerBound, covered.lowerBound)...max($0.upperBound, covered.upperBound) } ?? covered
        if start == nil { start = column }
      } else if let first = start {
        runs.append((raster.left + Double(first)) / scale...(raster.left + Double(column)) / scale)
        start = nil
      }
    }
    guard let rows, let first = runs.first, let last = runs.last else { return }
    box = Rectangle(
      minX: first.lowerBound, minY: (raster.top + Double(rows.lowerBound)) / scale, maxX: last.upperBound,
      maxY: (raster.top + Double(rows.upperBound + 1)) / scale)
  }
}

/// Coverage of pixels by outlines, filled by the non-zero rule.
private struct Raster {
  /// Of the first pixel, in pixels of the page.
  let left: Double
  let top: Double
  let width: Int
  let height: Int
  private var coverage: [Double]
  private static let linesPerPixel = 8

  init(left: Double, top: Double, width: Int, height: Int) {
    self.left = left
    self.top = top
    self.width = max(min(width, 20_000), 0)
    self.height = max(min(height, 2_000), 0)
    coverage = Array(repeating: 0, count: self.width * self.height)
  }

  /// The first and last row of a column with pixels that are at least half covered.
  func coveredRows(ofColumn column: Int) -> ClosedRange<Int>? {
    let rows = (0..<height).filter { coverage[$0 * width + column] >= 0.5 }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  mutating func fill(_ contours: [Contour], scale: Double) {
    var crossings: [[(x: Double, winding: Int)]] = Array(repeating: [], count: height * Self.linesPerPixel)
    let step = 1 / Double(Self.linesPerPixel)
    for contour in contours {
      guard contour.points.count > 2, var start = contour.points.last else { continue }
      for end in contour.points {
        let (first, last) = (start.y < end.y ? start : end, start.y < end.y ? end : start)
        let low = ((first.y * scale - top) / step - 0.5).rounded(.up)
        let high = ((last.y * scale - top) / step - 0.5).rounded(.up)
        for line in Int(max(low, 0))..<max(Int(min(high, Double(crossings.count))), Int(max(low, 0))) {
          let y = ((Double(line) + 0.5) * step + top) / scale
          let x = first.x + (last.x - first.x) * (y - first.y) / (last.y - first.y)
          crossings[line].append((x * scale - left, start.y < end.y ? 1 : -1))
        }
        start = end
      }
    }
    for (line, unsorted) in crossings.enumerated() {
      var winding = 0
      var from = 0.0
      for crossing in unsorted.sorted(by: { $0.x < $1.x }) {
        if winding == 0 { from = crossing.x }
        winding += crossing.winding
        if winding == 0 { cover(from, crossing.x, row: line / Self.linesPerPixel, by: step) }
      }
    }
  }

  private mutating func cover(_ from: Double, _ end: Double, row: Int, by share: Double) {
    for column in max(Int(from), 0)..<max(min(Int(end.rounded(.up)), width), max(Int(from), 0)) {
      let overlap = min(end, Double(column + 1)) - max(from, Double(column))
      if overlap > 0 { coverage[row * width + column] += overlap * share }
    }
  }
}
