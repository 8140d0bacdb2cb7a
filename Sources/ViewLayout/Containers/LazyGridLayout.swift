import Geometry
import PlatformProfile
import ViewTree

/// `LazyVGrid` and `LazyHGrid`.
///
/// - Source: swiftui-layout, section 11.4.
/// - Verification: measured; an unspecified proposal across inferred.
struct LazyGridLayout: ElementLayout {
  var grid: LazyGridView

  /// A track of cells with its place across the grid.
  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  private struct Cells {
    var tracks: [Track]
    /// Length of each line along the grid.
    var lines: [Double]
    /// All tracks and the distances between them.
    var across: Double
  }

  private func lineSpacing(of element: LayoutElement) -> Double {
    grid.spacing.flatMap { $0.isFinite ? $0 : nil } ?? element.session.defaults.stackSpacing
  }

  /// The tracks across the grid for the room offered.
  private func tracks(room: Double?, of element: LayoutElement) -> [Track] {
    let standard = element.session.defaults.stackSpacing
    var remaining = room ?? .nan
    for track in grid.tracks.dropLast() { remaining -= track.spacing ?? standard }
    for track in grid.tracks { if case .fixed(let length) = track.sizing { remaining -= length } }
    var flexible = grid.tracks.count { if case .fixed = $0.sizing { false } else { true } }
    var result: [Track] = []
    var start = 0.0
    for track in grid.tracks {
      let gap = track.spacing ?? standard
      for length in lengths(of: track, gap: gap, remaining: remaining, sharing: flexible) {
        result.append(Track(start: start, length: length, alignment: track.alignment))
        start += length + gap
        if case .fixed = track.sizing { continue }
        remaining -= length
      }
      if case .adaptive = track.sizing {
        let count = lengths(of: track, gap: gap, remaining: remaining, sharing: flexible).count
        remaining -= gap * Double(max(count - 1, 0))
      }
      if case .fixed = track.sizing { continue }
      flexible -= 1
    }
    return result
  }

  /// The lengths of the cells that a track makes.
  private func lengths(
    of track: LazyGridView.Track, gap: Double, remaining: Double, sharing: Int
  ) -> [Double] {
    let share = max(remaining, 0) / Double(max(sharing, 1))
    switch track.sizing {
    case .fixed(let length): return [length.isFinite ? max(length, 0) : 0]
    case .flexible(let minimum, let maximum):
      guard !remaining.isNaN else { return [max(minimum, 0)] }
      return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let minimum = max(minimum.isFinite ? minimum : 10, 1)
      guard !remaining.isNaN else { return [minimum] }
      let count = min(max(1, ((share + gap) / (minimum + gap) + 1e-9).rounded(.down)), 1_000)
      return Array(repeating: min(max((share - gap * (count - 1)) / count, 0), maximum), count: Int(count))
    }
  }

  private func cells(_ proposal: ProposedViewSize, of element: LayoutElement) -> Cells {
    let tracks = tracks(room: proposal[grid.axis.cross], of: element)
    var lines: [Double] = []
    guard !tracks.isEmpty else { return Cells(tracks: [], lines: [], across: 0) }
    for (index, child) in element.children.enumerated() {
      let length = child.size(for: offered(tracks[index % tracks.count]))[grid.axis]
      if index % tracks.count == 0 { lines.append(length) } else { lines[lines.count - 1] = max(lines.last!, length) }
    }
    let last = tracks[tracks.count - 1]
    return Cells(tracks: tracks, lines: lines, across: last.start + last.length)
  }

  private func offered(_ track: Track) -> ProposedViewSize {
    var result = ProposedViewSize.unspecified
    result[grid.axis.cross] = track.length
    return result
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let cells = cells(proposal, of: element)
    var size = Size.zero
    size[grid.axis] = cells.lines.reduce(0, +) + lineSpacing(of: element) * Double(max(cells.lines.count - 1, 0))
    size[grid.axis.cross] = proposal[grid.axis.cross].map { $0.isFinite ? $0 : cells.across } ?? cells.across
    var answer = Measurement(size, for: proposal)
    answer[grid.axis] = .all
    return answer
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    let cells = cells(proposal, of: element)
    guard !cells.tracks.isEmpty else { return [] }
    let block = Size(width: cells.across, height: cells.across)
    let free = size[grid.axis.cross] - cells.across
    let shift = grid.alignment.plainPosition(in: size) - grid.alignment.plainPosition(in: block)
    let offset = free == 0 ? 0 : shift
    var line = 0.0
    return element.children.enumerated().map { index, child in
      let track = cells.tracks[index % cells.tracks.count]
      let lineIndex = index / cells.tracks.count
      if index > 0, index % cells.tracks.count == 0 { line += cells.lines[lineIndex - 1] + lineSpacing(of: element) }
      var cell = Size.zero
      cell[grid.axis] = cells.lines[lineIndex]
      cell[grid.axis.cross] = track.length
      let offered = offered(track)
      let place = (track.alignment ?? .center).origin(of: child, proposal: offered, in: cell)
      let origin =
        grid.axis == .vertical
        ? Point(x: offset + track.start + place.x, y: line + place.y)
        : Point(x: line + place.x, y: offset + track.start + place.y)
      return ChildPlacement(origin: origin, proposal: offered)
    }
  }
}
