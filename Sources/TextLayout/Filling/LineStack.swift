import Geometry
import Typography

/// Heights and baselines of lines set under each other.
///
/// `n` lines are as high as their ascents and descents and the gaps between them; the first baseline is the first line's
/// ascent at the nearest pixel.
/// - Verification: measured, single fonts on iOS and macOS; mixed fonts inferred.
struct LineStack {
  /// Height above and below the baseline, and the distance to the next line, in points.
  struct Line: Equatable {
    var ascent: Double
    var descent: Double
    var gap: Double
  }

  private let text: SizedText
  private let uniform: Line?
  private let grid: PixelGrid

  init(_ text: SizedText) {
    self.text = text
    grid = text.request.grid
    let first = text.verticals.first.map { Line(ascent: $0.ascent, descent: $0.descent, gap: $0.gap) }
    let isUniform = text.verticals.count < 2 && !text.prepared.usesFallback
    uniform = isUniform ? first ?? Line(ascent: 0, descent: 0, gap: 0) : nil
  }

  /// The vertical extent of a line: the tallest of its runs and fallback faces.
  func line(_ filled: FilledLine) -> Line {
    if let uniform { return uniform }
    let prepared = text.prepared
    guard filled.end > filled.start, !prepared.items.isEmpty else { return emptyLine(at: filled.start) }
    var result: Line?
    var index = prepared.itemIndex(at: filled.start)
    while index < prepared.items.count, prepared.items[index].range.lowerBound < filled.end {
      let item = prepared.items[index]
      let range = item.range.clamped(to: filled.start..<filled.end)
      if !range.isEmpty { add(item, range, to: &result) }
      index += 1
    }
    return result ?? emptyLine(at: filled.start)
  }

  /// The height of lines, unrounded, and the first and last baseline.
  ///
  /// - Parameter reserved: a number of lines whose height is kept; what the text lacks is as high as its last line.
  func column(
    _ lines: [FilledLine], reserved: Int
  ) -> (height: Double, firstBaseline: Double, lastBaseline: Double) {
    guard let first = lines.first else { return (0, 0, 0) }
    var extent = line(first)
    var height = extent.ascent + extent.descent
    let firstBaseline = grid.rounded(extent.ascent)
    var baseline = extent.ascent
    for filled in lines.dropFirst() {
      let next = line(filled)
      baseline += extent.descent + extent.gap + next.ascent
      height += extent.gap + next.ascent + next.descent
      extent = next
    }
    if reserved > lines.count {
      height += Double(reserved - lines.count) * (extent.gap + extent.ascent + extent.descent)
    }
    return (height, firstBaseline, grid.rounded(baseline))
  }

  /// How many of the lines fit a height, at least one.
  func count(_ lines: [FilledLine], fitting limit: Double) -> Int {
    var height = 0.0
    var gap = 0.0
    for (index, filled) in lines.enumerated() {
      let extent = line(filled)
      height += gap + extent.ascent + extent.descent
      if height > limit + LineFiller.slack { return max(index, 1) }
      gap = extent.gap
    }
    return lines.count
  }

  /// Distances from the top to the baselines, in points: each a whole pixel.
  ///
  /// - Verification: measured on lines whose pitch is no whole pixel.
  func baselines(_ lines: [Line]) -> [Double] {
    var baselines: [Double] = []
    baselines.reserveCapacity(lines.count)
    var exact = 0.0
    for (index, line) in lines.enumerated() {
      exact += line.ascent
      if index > 0 { exact += lines[index - 1].descent + lines[index - 1].gap }
      baselines.append(grid.rounded(exact))
    }
    return baselines
  }

  private func add(_ item: PreparedItem, _ range: Range<Int>, to result: inout Line?) {
    let metrics = text.verticals[item.run]
    var line = result ?? Line(ascent: metrics.ascent, descent: metrics.descent, gap: metrics.gap)
    line.ascent = max(line.ascent, metrics.ascent)
    line.descent = max(line.descent, metrics.descent)
    line.gap = max(line.gap, metrics.gap)
    if item.usesFallback, let shaped = item.shaped {
      for offset in range {
        for glyph in shaped.clusterGlyphs[offset - item.range.lowerBound] {
          let face = shaped.faces[shaped.glyphs[glyph].face]
          guard face.isFallback else { continue }
          let extent = metrics.extent(of: face)
          line.ascent = max(line.ascent, extent.ascent)
          line.descent = max(line.descent, extent.descent)
        }
      }
    }
    result = line
  }

  /// A line without characters takes the run that the offset belongs to.
  private func emptyLine(at offset: Int) -> Line {
    guard !text.verticals.isEmpty else { return Line(ascent: 0, descent: 0, gap: 0) }
    let run = text.prepared.items.isEmpty ? 0 : text.prepared.items[text.prepared.itemIndex(at: offset)].run
    let metrics = text.verticals[run]
    return Line(ascent: metrics.ascent, descent: metrics.descent, gap: metrics.gap)
  }
}
