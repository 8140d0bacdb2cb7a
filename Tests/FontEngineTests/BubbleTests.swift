import DynamicType
import FontEngine
import Geometry
import PathGeometry
import Testing
import Typography

/// The leaf of a padded label in a capsule: how far its silhouette stays from the edge.
struct BubbleTests {
  static let grid = PixelGrid(scale: 3)

  /// The clearance of the leaf beside a title of so many lines, in points.
  static func clearance(at textSize: DynamicTypeSize, padding: Double, lines: Int, titleWidth: Double) -> Double? {
    let font = FontResolver(textSize: textSize).resolve(FontRequest(.textStyle(.title)))
    let metrics = RepositoryFonts.engine.metrics(of: font)
    let leaf = RepositoryFonts.engine.symbol(
      SymbolRequest(name: "leaf", font: font, scale: .medium, grid: grid))
    let natural = metrics.ascent + metrics.descent
    let lead = (font.styleLineHeight ?? natural) - natural
    let textHeight = grid.ceiled(Double(lines) * natural + Double(lines - 1) * lead)
    let baseline = grid.rounded(metrics.ascent)
    let above = max(baseline, leaf.baseline)
    let below = max(textHeight - baseline, leaf.size.height - leaf.baseline)
    let capsule = Path.capsule(
      in: Rectangle(
        x: 0, y: 0, width: padding * 2 + leaf.size.width + 8 + titleWidth, height: padding * 2 + above + below),
      curve: .continuous)
    let place = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: padding, ty: padding + above - leaf.baseline)
    let ink = leaf.silhouette.applying(place)
    let center = Point(x: padding + leaf.ink.midX, y: padding + above)
    return ContainingShape(capsule, around: center)?.clearance(of: ink.contours())?.distance
  }

  @Test(
    arguments: zip(
      DynamicTypeSize.allCases,
      [14.96, 14.89, 14.88, 14.81, 14.74, 14.66, 14.57, 14.37, 3.82, 2.38, 1.34, -0.31]))
  func defaultPadding(_ textSize: DynamicTypeSize, _ expected: Double) throws {
    let lines = textSize >= .accessibility2 ? 2 : 1
    let found = try #require(Self.clearance(at: textSize, padding: 16, lines: lines, titleWidth: 250))
    #expect(abs(found - expected) < 0.25)
  }

  @Test(
    arguments: zip(
      DynamicTypeSize.allCases,
      [12.28, 12.54, 12.87, 13.47, 14.07, 15.00, 15.92, 18.05, 9.52, 10.75, 11.39, 12.76]))
  func scaledPadding(_ textSize: DynamicTypeSize, _ expected: Double) throws {
    let padding = TextStyleScale(relativeTo: .title, at: textSize).scaledMetric(14.5, on: Self.grid)
    let lines = textSize >= .accessibility2 ? 2 : 1
    let found = try #require(Self.clearance(at: textSize, padding: padding, lines: lines, titleWidth: 250))
    #expect(abs(found - expected) < 0.25)
  }
}
