import Geometry
import TestSupport
import TextLayout
import Typography

/// Requests in the fixed-advance font at 20 points: lower-case letters are 10 wide, capitals 15, spaces 5, lines 20 high.
enum TextFixture {
  static let grid = PixelGrid(scale: 2)

  static func setter(keepsResults: Bool = true) -> ParagraphSetter {
    ParagraphSetter(fonts: FixedAdvanceFont(), configuration: .init(keepsResults: keepsResults))
  }

  static func request(
    _ text: String, platform: LineMetricsPlatform = .macOS, pointSize: Double = 20,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextRequest {
    var style = ParagraphStyle()
    style.metrics = platform
    change(&style)
    return TextRequest(
      runs: [TextRun(text: text, font: ResolvedFont(pointSize: pointSize))], style: style, grid: grid)
  }

  static func set(
    _ text: String, width: Double?, height: Double? = nil, platform: LineMetricsPlatform = .macOS,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> SetText {
    setter().set(
      request(text, platform: platform, change), in: ProposedViewSize(width: width, height: height))
  }
}
