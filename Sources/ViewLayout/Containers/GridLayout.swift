import Diagnostics
import Geometry
import ViewTree

extension LayoutBuilder {
  func grid(_ grid: GridView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    notModelled("Grid", range: range, in: context)
  }

  func gridRow(_ row: GridRowView, range: SourceRange?, in context: BuildContext) -> LayoutElement {
    notModelled("GridRow", range: range, in: context)
  }
}
