import Diagnostics
import Geometry
import PlatformProfile
import ViewTree

/// `Grid`: rows whose cells share columns.
///
/// The children are the cells row by row, then the views outside rows; `shape` says which is which.
/// - Source: swiftui-layout, section 11.3.
/// - Verification: measured; rows under height pressure inferred.
struct GridLayout: ElementLayout {
  /// One line of the grid: the positions of its cells among the children.
  struct Row {
    var cells: [Int]
    var alignment: AlignmentGuideID?
    /// Whether it is one view across all columns.
    var spansAll: Bool
    /// The name that a `GridRow` has in the source, and where it stands.
    var identifier: String?
    var range: SourceRange?
  }

  var view: GridView
  var rows: [Row]

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    guard !element.children.isEmpty else { return .rigid(.zero) }
    let solution = GridSolution(self, element: element, proposal: proposal)
    return Measurement(solution.size, for: proposal)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    guard !element.children.isEmpty else { return [] }
    return GridSolution(self, element: element, proposal: proposal).placements
  }

  func groups(of element: LayoutElement) -> [ElementGroup] {
    rows.compactMap { row in
      guard let identifier = row.identifier, let first = row.cells.first, let last = row.cells.last else { return nil }
      return ElementGroup(kind: "GridRow", identifier: identifier, range: row.range, children: first..<last + 1)
    }
  }

  func spacing(of element: LayoutElement) -> ViewSpacing { .union(of: element.children) }

  func priority(of element: LayoutElement) -> Double { element.children.isEmpty ? -.infinity : 0 }
}

extension LayoutBuilder {
  func grid(_ grid: GridView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    var cells: [LayoutElement] = []
    var rows: [GridLayout.Row] = []
    for element in build(grid.children, in: context.inside(nil)) {
      if let row = element.gridRow {
        rows.append(
          GridLayout.Row(
            cells: Array(cells.count..<(cells.count + row.children.count)), alignment: row.alignment, spansAll: false,
            identifier: element.annotations.identifier, range: element.range))
        if row.children.isEmpty, let identifier = element.annotations.identifier {
          context.session.note(absent: identifier, at: element.range)
        }
        cells += row.children
      } else {
        rows.append(GridLayout.Row(cells: [cells.count], alignment: nil, spansAll: true))
        cells.append(element)
      }
    }
    return LayoutElement("Grid", GridLayout(view: grid, rows: rows), children: cells, range: range, context: context)
  }

  /// A row on its way to its grid; outside one it is a row of its own.
  func gridRow(_ row: GridRowView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    LayoutElement(
      "GridRow",
      GridRowLayout(alignment: row.alignment), children: build(row.children, in: context.inside(nil)), range: range,
      context: context)
  }
}

/// A `GridRow`: its grid takes the cells out of it; without a grid it is an `HStack`.
struct GridRowLayout: ContainerLayout {
  var alignment: AlignmentGuideID?

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment ?? .verticalCenter, spacing: nil)
  }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    stack.measure(proposal, of: element)
  }

  func placements(of element: LayoutElement, proposal: ProposedViewSize, size: Size) -> [ChildPlacement] {
    stack.placements(of: element, proposal: proposal, size: size)
  }
}

extension LayoutElement {
  /// The cells of a row.
  fileprivate var gridRow: (children: [LayoutElement], alignment: AlignmentGuideID?)? {
    guard let layout = layout as? GridRowLayout else { return nil }
    return (children, layout.alignment)
  }
}
