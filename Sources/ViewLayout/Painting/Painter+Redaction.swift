import Geometry
import ViewTree

extension Painter {
  /// The bar that stands for content while it is redacted: a faint foreground with rounded corners.
  ///
  /// - Verification: measured for text in pictures of iOS 26; inferred for pictures and symbols.
  mutating func fillRedacted(_ bar: Rectangle, _ style: ResolvedStyle?, of element: LayoutElement, box: Int) {
    let outline = ShapeOutline.roundedRectangle(cornerSize: Size(width: 2, height: 2), style: .continuous)
    fill(
      ShapePaths(outline: outline, element: element).content(in: bar),
      with: style?.opacity(0.16) ?? .unknown(reason: "redacted"), of: box, in: bar)
  }
}
