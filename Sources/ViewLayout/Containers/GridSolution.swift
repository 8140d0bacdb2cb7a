import Geometry
import PlatformProfile
import ViewTree

/// The columns and rows of a grid for one proposal, in the order of swiftui-layout, section 11.3.
struct GridSolution {
  private let grid: GridLayout
  private let element: LayoutElement
  private let proposal: ProposedViewSize
  private let columnGap: Double
  private var rowGaps: [Double] = []
  private var columns: [Double] = []
  private var heights: [Double] = []
  /// The first column of each cell, and how many it spans.
  private var spans: [(first: Int, count: Int)] = []

  init(_ grid: GridLayout, element: LayoutElement, proposal: ProposedViewSize) {
    self.grid = grid
    self.element = element
    self.proposal = proposal
    columnGap = grid.view.horizontalSpacing ?? element.session.defaults.stackSpacing
    findSpans()
    findColumns()
    widenForSpanningCells()
    findRows()
  }

  var size: Size {
    Size(
      width: columns.reduce(0, +) + columnGap * Double(max(columns.count - 1, 0)),
      height: heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  private var cells: [LayoutElement] { element.children }

  private func traits(_ cell: Int) -> GridCellTraits { cells[cell].gridTraits }

  private mutating func findSpans() {
    let count = grid.rows.map { row in row.spansAll ? 1 : row.cells.reduce(0) { $0 + traits($1).columns } }.max() ?? 0
    columns = Array(repeating: 0, count: min(max(count, 1), 1_000))
    spans = Array(repeating: (0, 1), count: cells.count)
    for row in grid.rows {
      if row.spansAll {
        for cell in row.cells { spans[cell] = (0, columns.count) }
        continue
      }
      var first = 0
      for cell in row.cells {
        let count = min(traits(cell).columns, max(columns.count - first, 1))
        spans[cell] = (min(first, columns.count - 1), count)
        first += count
      }
    }
  }

  /// The columns share the width like the children of an `HStack`, the least flexible first.
  private mutating func findColumns() {
    var available = proposal.width.map { $0 - columnGap * Double(columns.count - 1) }
    var ranked = columns.indices.map { column in
      (
        column: column, minimum: widest(column, width: 0, of: .all),
        maximum: widest(column, width: .infinity, of: .all)
      )
    }
    ranked.sort { left, right in
      let flexibility = (left.maximum - left.minimum, right.maximum - right.minimum)
      if flexibility.0 == .infinity, flexibility.1 == .infinity, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      return flexibility.0 < flexibility.1 || (flexibility.0 == flexibility.1 && left.column < right.column)
    }
    var remaining = ranked.count
    for entry in ranked {
      let share = available.map { max($0 / Double(remaining), 0) }
      columns[entry.column] = widest(entry.column, width: share, of: .sized)
      // Cells that do not size their column take their share all the same, and leave it empty.
      let taken = widest(entry.column, width: share, of: .all)
      available = available.map { $0 - taken }
      remaining -= 1
    }
  }

  private enum Cells {
    case all
    /// Those that say how wide their column is.
    case sized
  }

  /// The widest answer of the cells that lie in one column alone.
  ///
  /// - Verification: measured; that cells without a say take their share of the width, in a picture of iOS 26.
  private func widest(_ column: Int, width: Double?, of kind: Cells) -> Double {
    var result = 0.0
    for row in grid.rows where !row.spansAll {
      for cell in row.cells where spans[cell] == (column, 1) {
        if kind == .sized, traits(cell).unsizedAxes.contains(.horizontal) { continue }
        result = max(result, cells[cell].size(for: ProposedViewSize(width: width, height: proposal.height)).width)
      }
    }
    return result
  }

  /// What a spanning cell needs beyond its columns goes to them in equal parts.
  private mutating func widenForSpanningCells() {
    for (cell, span) in spans.enumerated() where span.count > 1 && !traits(cell).unsizedAxes.contains(.horizontal) {
      let room = proposal.width == nil ? nil : span.count == columns.count ? proposal.width : width(of: span)
      let needed = cells[cell].size(for: ProposedViewSize(width: room, height: proposal.height)).width
      let excess = needed - width(of: span)
      guard excess > 0, excess.isFinite else { continue }
      for column in span.first..<(span.first + span.count) { columns[column] += excess / Double(span.count) }
    }
  }

  private func width(of span: (first: Int, count: Int)) -> Double {
    columns[span.first..<(span.first + span.count)].reduce(0, +) + columnGap * Double(span.count - 1)
  }

  /// A row is as high as its highest cell; rows share too little height like the children of a `VStack`.
  private mutating func findRows() {
    rowGaps = (1..<max(grid.rows.count, 1)).map { gap(above: $0) }
    var available = proposal.height.map { $0 - rowGaps.reduce(0, +) }
    var ranked = grid.rows.indices.map { row in
      (row: row, minimum: highest(row, height: 0), maximum: highest(row, height: .infinity))
    }
    ranked.sort { left, right in
      let flexibility = (left.maximum - left.minimum, right.maximum - right.minimum)
      return flexibility.0 < flexibility.1 || (flexibility.0 == flexibility.1 && left.row < right.row)
    }
    heights = Array(repeating: 0, count: grid.rows.count)
    var remaining = ranked.count
    for entry in ranked {
      let share = available.map { max($0 / Double(remaining), 0) }
      heights[entry.row] = highest(entry.row, height: share)
      available = available.map { $0 - heights[entry.row] }
      remaining -= 1
    }
  }

  private func highest(_ row: Int, height: Double?) -> Double {
    var result = 0.0
    for cell in grid.rows[row].cells where !traits(cell).unsizedAxes.contains(.vertical) {
      let offered = ProposedViewSize(width: width(of: spans[cell]), height: height)
      result = max(result, cells[cell].size(for: offered).height)
    }
    return result
  }

  /// The distance above a row: given, or the largest that any column asks for.
  private func gap(above row: Int) -> Double {
    if let spacing = grid.view.verticalSpacing { return spacing }
    let fallback = element.session.defaults.stackSpacing
    var result: Double?
    for lower in grid.rows[row].cells {
      for upper in grid.rows[row - 1].cells where overlaps(spans[upper], spans[lower]) {
        let distance = cells[upper].spacing.distance(
          to: cells[lower].spacing, along: .vertical, otherwise: fallback)
        result = max(result ?? distance, distance)
      }
    }
    return result ?? fallback
  }

  private func overlaps(_ left: (first: Int, count: Int), _ right: (first: Int, count: Int)) -> Bool {
    left.first < right.first + right.count && right.first < left.first + left.count
  }

  var placements: [ChildPlacement] {
    var result = Array(repeating: ChildPlacement(origin: .zero, proposal: .zero), count: cells.count)
    let starts = columns.indices.map { columns[..<$0].reduce(0, +) + columnGap * Double($0) }
    var y = 0.0
    for (index, row) in grid.rows.enumerated() {
      for (cell, place) in self.places(in: row, height: heights[index], starts: starts) {
        result[cell] = ChildPlacement(origin: Point(x: place.x, y: place.y + y), proposal: place.proposal)
      }
      y += heights[index] + (index < rowGaps.count ? rowGaps[index] : 0)
    }
    return result
  }

  /// The cells of a row, with their places from the row's top.
  private func places(
    in row: GridLayout.Row, height: Double, starts: [Double]
  ) -> [(cell: Int, place: (x: Double, y: Double, proposal: ProposedViewSize))] {
    let vertical = row.alignment ?? grid.view.alignment.vertical
    // Cells that align on a baseline lie on one line, not each in its own box.
    let baseline =
      row.cells.map { cell in
        cells[cell].guide(vertical, for: offered(cell, height: height))
      }.max() ?? 0
    return row.cells.map { cell in
      let offered = offered(cell, height: height)
      let box = Size(width: width(of: spans[cell]), height: height)
      let own = cells[cell].size(for: offered)
      let start = starts[spans[cell].first]
      if let anchor = traits(cell).anchor {
        return (
          cell, (start + anchor.x * (box.width - own.width), anchor.y * (box.height - own.height), offered)
        )
      }
      let horizontal =
        spans[cell].count == 1 ? columnAlignment(spans[cell].first) : grid.view.alignment.horizontal
      let place = Alignment(horizontal: horizontal, vertical: vertical).origin(
        of: cells[cell], proposal: offered, in: box)
      let y = vertical.isEdgeOrCenter ? place.y : baseline - cells[cell].guide(vertical, for: offered)
      return (cell, (start + place.x, y, offered))
    }
  }

  private func offered(_ cell: Int, height: Double) -> ProposedViewSize {
    ProposedViewSize(width: width(of: spans[cell]), height: height)
  }

  private func columnAlignment(_ column: Int) -> AlignmentGuideID {
    for row in grid.rows where !row.spansAll {
      for cell in row.cells where spans[cell].first == column {
        if let alignment = traits(cell).columnAlignment { return alignment }
      }
    }
    return grid.view.alignment.horizontal
  }
}

extension LayoutElement {
  /// What the cell tells its grid, through any modifiers.
  fileprivate var gridTraits: GridCellTraits { traits.gridCell ?? GridCellTraits() }
}
