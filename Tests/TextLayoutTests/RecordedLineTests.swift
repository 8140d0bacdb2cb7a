import DynamicType
import FontEngine
import Foundation
import Geometry
import Testing
import TextLayout
import Typography

/// Paragraphs that Apple's engine broke, with their lines where the recordings are at hand.
enum RecordedLines {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The recorded lines, which lie beside the repository.
  static let renderings = try? Data(
    contentsOf: tests.appendingPathComponent("../../shared/cases/apple-renderings.json").standardizedFileURL)

  static let paragraphs: [RecordedParagraph] = {
    let file = tests.appendingPathComponent("Conformance/recorded-lines.txt")
    let paragraphs = RecordedParagraph.paragraphs(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    return renderings.map { RecordedParagraph.paragraphs(paragraphs, from: $0) } ?? []
  }()
}

/// Paragraphs of recorded screens: the setter breaks them where Apple's engine did.
@Suite(.enabled(if: RecordedLines.renderings != nil))
struct RecordedLineTests {
  @Test func theTableIsComplete() { #expect(RecordedLines.paragraphs.count >= 46) }

  @Test(arguments: RecordedLines.paragraphs)
  func linesBreakWhereTheyWereRecorded(paragraph: RecordedParagraph) throws {
    let resolver = FontResolver(textSize: paragraph.textSize)
    let runs = paragraph.runs.map { TextRun(text: $0.text, font: resolver.resolve($0.font)) }
    let request = TextRequest(runs: runs, style: ParagraphStyle(), grid: PixelGrid(scale: paragraph.scale))
    let set = RecordedText.setter.set(request, in: ProposedViewSize(width: paragraph.width, height: nil))
    #expect(set.lines.map(\.text) == paragraph.lines)
  }
}
