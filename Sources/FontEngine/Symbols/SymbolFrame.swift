import Geometry

/// The frame that a symbol takes in layout and where its ink and baseline lie in it, in points.
///
/// - Source: `UIImage` and SwiftUI frames of SF Symbols, compared with their outlines: 1110 of 1231 widths exact, heights
///   of recorded SwiftUI frames exact or one pixel off.
/// - Verification: measured (apps linked against iOS 14.2 and later).
struct SymbolFrame: Hashable, Sendable {
  var size: Size
  /// Distance from the top to the text baseline.
  var baseline: Double
  var ink: Rectangle

  /// Space above and below the ink, in em of medium scale.
  private static let verticalMargin = 0.0684

  init(box: SymbolBox, factor: Double, pointSize: Double, grid: PixelGrid) {
    let em = pointSize
    let margin = grid.rounded(Self.verticalMargin * factor * em)
    let top = grid.ceiled(box.top * em) + margin
    let bottom = grid.ceiled(-box.bottom * em) + margin
    let left = grid.rounded(box.left * em)
    let width = left + grid.ceiled((box.right - box.left) * em) + grid.rounded((box.advance - box.right) * em)
    size = Size(width: grid.rounded(max(width, 0)), height: grid.rounded(max(top + bottom, 0)))
    baseline = top
    ink = Rectangle(
      x: left, y: top - box.top * em, width: (box.right - box.left) * em, height: (box.top - box.bottom) * em)
  }
}
