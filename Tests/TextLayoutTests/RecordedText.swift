import DynamicType
import FontEngine
import Foundation
import Geometry
import TextLayout
import Typography

/// Texts in the real fonts of the repository.
enum RecordedText {
  static let engine: FontEngine = {
    guard let installation = Installation(above: #filePath), let engine = try? FontEngine(installation) else {
      preconditionFailure("the repository has a folder fonts/")
    }
    return engine
  }()
  static let setter = ParagraphSetter(fonts: engine)

  /// A text set in a font at a text size.
  static func set(
    _ text: String, _ font: FontRequest, _ size: DynamicTypeSize = .large, scale: Double, width: Double?,
    height: Double? = nil, platform: LineMetricsPlatform = .iOS,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> SetText {
    var style = ParagraphStyle()
    style.metrics = platform
    change(&style)
    let resolver = FontResolver(textSize: size, platform: platform)
    let runs = [TextRun(text: text, font: resolver.resolve(font))]
    return setter.set(
      TextRequest(runs: runs, style: style, grid: PixelGrid(scale: scale)),
      in: ProposedViewSize(width: width, height: height))
  }
}
