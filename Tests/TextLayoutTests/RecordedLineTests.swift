import DynamicType
import Geometry
import Testing
import TextLayout
import Typography

/// Paragraphs of recorded screens: the setter breaks them where Apple's engine did.
@Suite(.enabled(if: RecordedRenderings.isPresent))
struct RecordedLineTests {
  struct Paragraph: Sendable, CustomStringConvertible {
    var id: String
    var lines: Range<Int>
    var font: FontRequest
    var size: DynamicTypeSize
    var scale: Double
    /// Width of the column, from the description of the view, in points.
    var width: Double
    /// A word that Markdown made bold.
    var boldWord: String?

    var description: String { "\(id) \(lines)" }

    init(
      _ id: String, _ lines: Range<Int>, _ font: FontRequest, _ size: DynamicTypeSize = .large, scale: Double = 1,
      width: Double, boldWord: String? = nil
    ) {
      self.id = id
      self.lines = lines
      self.font = font
      self.size = size
      self.scale = scale
      self.width = width
      self.boldWord = boldWord
    }
  }

  private static let fixed16 = FontRequest(.systemSize(16))
  private static let italic16: FontRequest = {
    var font = fixed16
    font.isItalic = true
    return font
  }()

  private static let boldItalic16: FontRequest = {
    var font = FontRequest(.systemSize(16), weight: .semibold)
    font.isItalic = true
    return font
  }()

  static let paragraphs: [Paragraph] = [
    Paragraph("dd-text-largetitle-long", 0..<6, .init(.textStyle(.largeTitle)), width: 384),
    Paragraph("dd-text-title-border-long", 0..<5, .init(.textStyle(.title)), width: 384),
    Paragraph("dd-named-long", 2..<5, .init(.textStyle(.body)), width: 384),
    Paragraph("dd-globe-long", 0..<3, .init(.textStyle(.body)), width: 384),
    Paragraph("md-paragraphs", 0..<2, fixed16, scale: 2, width: 343),
    Paragraph("md-paragraphs", 2..<4, fixed16, scale: 2, width: 343),
    Paragraph("md-thematicbreak", 1..<3, fixed16, scale: 2, width: 343),
    Paragraph("md-thematicbreak", 4..<7, fixed16, scale: 2, width: 343),
    Paragraph("md-blockquote", 0..<3, fixed16, scale: 2, width: 343),
    Paragraph("md-blockquote", 3..<10, italic16, scale: 2, width: 295),
    // Set in bold italics from its second line on.
    Paragraph("md-blockquote", 11..<16, boldItalic16, scale: 2, width: 247),
    Paragraph("md-blockquote", 16..<20, italic16, scale: 2, width: 199),
    Paragraph("md-codeblock", 0..<5, fixed16, scale: 2, width: 343),
    Paragraph("rc-paywall-xSmall", 1..<3, .init(.textStyle(.subheadline)), .xSmall, width: 420, boldWord: "thousands"),
    Paragraph("rc-paywall-xLarge", 0..<2, .init(.textStyle(.largeTitle), weight: .heavy), .xLarge, width: 420),
    Paragraph("rc-paywall-xLarge", 2..<4, .init(.textStyle(.subheadline)), .xLarge, width: 420, boldWord: "thousands"),
    Paragraph(
      "rc-paywall-xxLarge", 2..<4, .init(.textStyle(.subheadline)), .xxLarge, width: 420, boldWord: "thousands"),
    Paragraph(
      "rc-paywall-xxxLarge", 2..<4, .init(.textStyle(.subheadline)), .xxxLarge, width: 420, boldWord: "thousands"),
    Paragraph(
      "rc-paywall-accessibility1", 0..<2, .init(.textStyle(.largeTitle), weight: .heavy), .accessibility1, width: 420),
    Paragraph(
      "rc-paywall-accessibility1", 2..<5, .init(.textStyle(.subheadline)), .accessibility1, width: 420,
      boldWord: "thousands"),
    Paragraph("rc-paywall-accessibility1", 5..<7, .init(.textStyle(.callout)), .accessibility1, width: 428),
    Paragraph("rc-paywall-accessibility3", 4..<6, .init(.textStyle(.callout)), .accessibility3, width: 428),
    Paragraph("rc-paywall-accessibility5", 2..<5, .init(.textStyle(.callout)), .accessibility5, width: 428),
    Paragraph("ha-selopt-long", 0..<4, .init(.textStyle(.caption)), .medium, scale: 3, width: 196),
    Paragraph("ha-selopt-long", 4..<10, .init(.textStyle(.caption2)), .medium, scale: 3, width: 196),
    Paragraph("ha-selopt-empty", 0..<2, .init(.textStyle(.caption)), .medium, scale: 3, width: 266),
    Paragraph("ha-selopt-empty", 3..<5, .init(.textStyle(.caption)), .medium, scale: 3, width: 266),
    Paragraph("ha-row-longurls", 1..<4, .init(.textStyle(.caption)), .medium, scale: 3, width: 204),
    Paragraph("ha-row-ax3", 0..<3, .init(.textStyle(.headline)), .accessibility3, scale: 3, width: 274),
    Paragraph("ha-row-ax3", 3..<6, .init(.textStyle(.caption)), .accessibility3, scale: 3, width: 274),
  ]

  @Test(arguments: paragraphs)
  func linesBreakWhereTheyWereRecorded(paragraph: Paragraph) throws {
    let recorded = try RecordedRenderings.lines(paragraph.id)[paragraph.lines]
    let set = RecordedText.set(
      RecordedRenderings.joined(recorded.map(\.text)), paragraph.font, paragraph.size, scale: paragraph.scale,
      width: paragraph.width, boldWord: paragraph.boldWord)
    #expect(set.lines.map(\.text) == recorded.map(\.text))
  }

  /// The title of a recorded screen that takes two lines at `small`: 420 points hold 419.2 by the profile's heavy weight,
  /// which is 0.9 % narrower than recorded, within its tolerance.
  @Test func theHeavyTitleIsWithinItsToleranceOfWrapping() throws {
    let recorded = try RecordedRenderings.lines("rc-paywall-small")[0..<2]
    let set = RecordedText.set(
      RecordedRenderings.joined(recorded.map(\.text)), .init(.textStyle(.largeTitle), weight: .heavy), .small, scale: 1,
      width: 420)
    #expect(set.demand.singleLineWidth * (1 + set.relativeTolerance) > 420)
  }
}
