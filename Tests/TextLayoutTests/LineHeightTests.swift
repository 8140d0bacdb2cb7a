import DynamicType
import Foundation
import Geometry
import TestSupport
import Testing
import TextLayout
import Typography

@Suite struct LineHeightTests {
  private func set(
    _ lines: Int, _ font: ResolvedFont, scale: Double = 3, platform: LineMetricsPlatform = .iOS, spacing: Double = 0
  ) -> SetText {
    var style = ParagraphStyle()
    style.metrics = platform
    style.lineSpacing = spacing
    let text = Array(repeating: "a", count: lines).joined(separator: "\n")
    let request = TextRequest(runs: [TextRun(text: text, font: font)], style: style, grid: PixelGrid(scale: scale))
    return ParagraphSetter(fonts: SystemMetricsFont()).set(request, in: .unspecified)
  }

  /// Heights of English body text at the default size, printed by an iPhone at three pixels a point.
  @Test(arguments: [(1, 20.333), (2, 42.333), (3, 64.333)])
  func bodyHeights(lines: Int, height: Double) {
    let body = FontResolver().resolve(FontRequest(.textStyle(.body)))
    #expect(abs(set(lines, body).size.height - height) < 0.001)
  }

  /// A row of the facts: size and line height of a style at a text size, in points.
  struct Cell: Sendable, CustomStringConvertible {
    var style: TextStyle
    var textSize: DynamicTypeSize
    var pointSize: Double
    var lineHeight: Double

    var description: String { "\(style) \(textSize)" }
  }

  static let cells: [Cell] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/dynamic-type-cells.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 4, let style = TextStyle(rawValue: words[0]), let size = DynamicTypeSize(rawValue: words[1]),
        let pointSize = Double(words[2]), let lineHeight = Double(words[3])
      else { return nil }
      return Cell(style: style, textSize: size, pointSize: pointSize, lineHeight: lineHeight)
    }
  }()

  @Test func everyStyleHasACellAtEverySize() {
    #expect(Set(Self.cells.map(\.description)).count == 11 * 12)
  }

  /// Every style at every size, in the repository's fonts: `n` lines are as high as `n` times the font's own height and the
  /// gaps between them, up to a pixel; baselines are a line height apart, or further by the line spacing,
  /// each on the nearest whole pixel.
  @Test(arguments: cells)
  func styleHeights(cell: Cell) {
    let font = FontResolver(textSize: cell.textSize).resolve(FontRequest(.textStyle(cell.style)))
    let natural = 2444.0 / 2048 * cell.pointSize
    let lead = cell.lineHeight - natural
    for scale in [1.0, 2, 3] {
      let grid = PixelGrid(scale: scale)
      for spacing in [0.0, 1, 4, 12] {
        let gap = lead >= 0 ? max(lead, spacing) : lead + spacing
        for lines in 1...4 {
          var style = ParagraphStyle()
          style.lineSpacing = spacing
          let text = Array(repeating: "a", count: lines).joined(separator: "\n")
          let request = TextRequest(runs: [TextRun(text: text, font: font)], style: style, grid: grid)
          let result = RecordedText.setter.measure(request, in: .unspecified)
          // Sums in another order may differ in the last bit, at a height that is a whole number of pixels.
          let height = Double(lines) * natural + Double(lines - 1) * gap
          #expect(abs(result.size.height - grid.ceiled(height - 1e-9)) < 1e-9, "\(lines) lines, spacing \(spacing)")
          #expect(result.firstBaseline == grid.rounded(1950.0 / 2048 * cell.pointSize))
          let distance = Double(lines - 1) * (natural + gap)
          let exact = 1950.0 / 2048 * cell.pointSize + distance
          #expect(abs(result.lastBaseline - exact) <= grid.pixel / 2 + 1e-9)
          #expect(abs(result.lastBaseline - grid.rounded(result.lastBaseline)) < 1e-9)
        }
      }
    }
  }

  @Test func lineSpacingReplacesASmallerLeadingAndAddsToANegativeOne() {
    // Body at L: 17 points, pitch 22, leading 1.713. Body at AX5: 53 points, pitch 62, leading -1.248.
    let large = FontResolver().resolve(FontRequest(.textStyle(.body)))
    #expect(abs(pitch(set(2, large, spacing: 1)) - 22) < 1e-9)
    // Distances that are no whole pixel: 20.287 + 5 points are 75.9 pixels, and 20.287 are 60.9.
    #expect(abs(pitch(set(2, large, spacing: 5)) - 75.0 / 3) < 1e-9)
    let huge = FontResolver(textSize: .accessibility5).resolve(FontRequest(.textStyle(.body)))
    #expect(abs(pitch(set(2, huge, spacing: 5)) - 67) < 1e-9)
    let fixed = ResolvedFont(pointSize: 17)
    #expect(abs(pitch(set(2, fixed)) - 60.0 / 3) < 1e-9)
    #expect(abs(pitch(set(2, fixed, spacing: 5)) - 75.0 / 3) < 1e-9)
  }

  /// Recorded at two pixels a point: five lines of 16-point text with spacing 2, whose pitch is 42.19 pixels.
  @Test func everyBaselineIsAWholePixel() {
    let text = set(5, ResolvedFont(pointSize: 16), scale: 2, spacing: 2)
    #expect(text.lines.map { $0.baseline * 2 } == [30, 73, 115, 157, 199])
    #expect(text.lastBaseline == text.lines.last?.baseline)
  }

  private func pitch(_ text: SetText) -> Double { text.lastBaseline - text.firstBaseline }

  /// Recorded on macOS 26 with 13-point text: 16 a line; four lines with spacing 4 and 10 are 76 and 94 high.
  @Test(arguments: [(1, 0.0, 16.0), (4, 0, 64), (4, 4, 76), (4, 10, 94)])
  func macOSHeights(lines: Int, spacing: Double, height: Double) {
    let result = set(lines, ResolvedFont(pointSize: 13), scale: 2, platform: .macOS, spacing: spacing)
    #expect(result.size.height == height)
    #expect(result.firstBaseline == 13)
  }

  @Test func mixedRunsTakeTheTallest() {
    var style = ParagraphStyle()
    style.metrics = .macOS
    let runs = [
      TextRun(text: "Big", font: ResolvedFont(pointSize: 26)),
      TextRun(text: " small", font: ResolvedFont(pointSize: 13)),
    ]
    let request = TextRequest(runs: runs, style: style, grid: PixelGrid(scale: 2))
    let setter = ParagraphSetter(fonts: SystemMetricsFont())
    let line = setter.set(request, in: .unspecified)
    #expect(line.size.height == 25 + 6)
    #expect(line.firstBaseline == 25)
    // On a line of its own the small run is as high as alone.
    let wrapped = setter.set(request, in: ProposedViewSize(width: 60, height: nil))
    #expect(wrapped.lines.map(\.text) == ["Big", "small"])
    #expect(wrapped.size.height == 31 + 16)
    #expect(wrapped.lastBaseline == 31 + 13)
  }

  @Test func baselineOffsetAndAttachmentsRaiseTheLine() throws {
    let font = ResolvedFont(pointSize: 20)
    let raised = TextRequest(
      runs: [TextRun(text: "a", font: font), TextRun(text: "b", font: font, baselineOffset: 10)],
      style: ParagraphStyle(), grid: PixelGrid(scale: 1))
    let setter = ParagraphSetter(fonts: FixedAdvanceFont())
    let line = setter.set(raised, in: .unspecified)
    #expect(line.size.height == 30)
    #expect(line.firstBaseline == 25)
    let glyphs = line.lines[0].glyphRuns.flatMap(\.glyphs)
    #expect(glyphs.map(\.position.y) == [25, 15])

    let symbol = TextAttachment(size: Size(width: 30, height: 40), baseline: 32)
    let inline = TextRequest(
      runs: [
        TextRun(text: "a", font: font), TextRun(text: "", font: font, attachment: symbol, tag: 7),
        TextRun(text: "b", font: font),
      ], style: ParagraphStyle(), grid: PixelGrid(scale: 1))
    let set = setter.set(inline, in: .unspecified)
    #expect(set.size == Size(width: 50, height: 40))
    let placed = try #require(set.lines[0].attachments.first)
    #expect(placed == PlacedAttachment(run: 1, tag: 7, frame: Rectangle(x: 10, y: 0, width: 30, height: 40)))
  }
}
