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
    var lines: [Line]
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

  /// A line of cells, or one header or footer across the grid.
  private struct Line {
    var children: Range<Int>
    var isWhole: Bool
    /// Along the grid, in points.
    var length = 0.0
  }

  /// The children line by line: a section begins a new line, its header and footer have lines of their own.
  ///
  /// - Source: documentation of `LazyVGrid` and `Section`.
  /// - Verification: documented; that several views of a header have a line each, inferred.
  private func lines(of element: LayoutElement, perLine count: Int) -> [Line] {
    var lines: [Line] = []
    var section: Int?
    for (index, child) in element.children.enumerated() {
      let part = child.traits.section
      let isWhole = part?.part == .header || part?.part == .footer
      if let last = lines.last, !isWhole, !last.isWhole, section == part?.section, last.children.count < count {
        lines[lines.count - 1].children = last.children.lowerBound..<index + 1
      } else {
        lines.append(Line(children: index..<index + 1, isWhole: isWhole))
      }
      section = part?.section
    }
    return lines
  }

  private func cells(_ proposal: ProposedViewSize, of element: LayoutElement) -> Cells {
    let tracks = tracks(room: proposal[grid.axis.cross], of: element)
    guard let last = tracks.last else { return Cells(tracks: [], lines: [], across: 0) }
    let across = last.start + last.length
    let whole = proposal[grid.axis.cross].flatMap { $0.isFinite ? $0 : nil } ?? across
    var lines = lines(of: element, perLine: tracks.count)
    for (position, line) in lines.enumerated() {
      lines[position].length = line.children.reduce(0) { longest, index in
        let offered = line.isWhole ? offered(whole) : offered(tracks[index - line.children.lowerBound].length)
        return max(longest, element.children[index].size(for: offered)[grid.axis])
      }
    }
    return Cells(tracks: tracks, lines: lines, across: across)
  }

  private func offered(_ length: Double) -> ProposedViewSize {
    var result = ProposedViewSize.unspecified
    result[grid.axis.cross] = length
    return result
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    let cells = cells(proposal, of: element)
    var size = Size.zero
    size[grid.axis] =
      cells.lines.reduce(0) { $0 + $1.length } + lineSpacing(of: element) * Double(max(cells.lines.count - 1, 0))
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
    let spacing = lineSpacing(of: element)
    var start = 0.0
    var result: [ChildPlacement] = []
    result.reserveCapacity(element.children.count)
    for line in cells.lines {
      for index in line.children {
        let track = cells.tracks[index - line.children.lowerBound]
        var cell = Size.zero
        cell[grid.axis] = line.length
        cell[grid.axis.cross] = line.isWhole ? size[grid.axis.cross] : track.length
        let offered = offered(cell[grid.axis.cross])
        let alignment = line.isWhole ? wholeLineAlignment : track.alignment ?? .center
        let place = alignment.origin(of: element.children[index], proposal: offered, in: cell)
        let across = line.isWhole ? 0 : offset + track.start
        let origin =
          grid.axis == .vertical
          ? Point(x: across + place.x, y: start + place.y) : Point(x: start + place.x, y: across + place.y)
        result.append(ChildPlacement(origin: origin, proposal: offered))
      }
      start += line.length + spacing
    }
    return result
  }

  /// Headers and footers lie as the tracks do.
  private var wholeLineAlignment: Alignment {
    grid.axis == .vertical
      ? Alignment(horizontal: grid.alignment, vertical: .verticalCenter)
      : Alignment(horizontal: .horizontalCenter, vertical: grid.alignment)
  }
}
