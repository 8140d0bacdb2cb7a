import AuditPipeline
import DynamicType
import FontEngine
import Foundation
import Geometry
import TextLayout
import Typography

/// How far widths, heights and line breaks are from those that Apple's engine was recorded to give: what
/// `measure --accuracy` prints and `Documentation/Accuracy.md` shows.
struct AccuracyTable {
  let text: String

  /// - Throws: where the recorded figures are not there or cannot be read.
  init(_ arguments: ParsedArguments, _ terminal: Terminal, _ tools: MeasuringTools) throws(UsageError) {
    let root = URL(fileURLWithPath: tools.installation.dataFolder).deletingLastPathComponent()
    let conformance = root.appendingPathComponent("Tests/Conformance")
    let records: [RecordedWidth]
    if let path = arguments.text("--recorded") {
      records = try Self.collection(terminal.absolute(path), named: path)
    } else {
      let path = conformance.appendingPathComponent("recorded-widths.txt")
      records = RecordedWidth.records(in: try Self.string(path))
    }
    let accuracy = WidthAccuracy(records, engine: tools.fonts)
    guard arguments.text("--recorded") == nil else {
      text = accuracy.table()
      return
    }
    let paragraphs = RecordedParagraph.paragraphs(
      in: try Self.string(conformance.appendingPathComponent("recorded-lines.txt")))
    // The recorded paragraphs lie beside a checkout, not in it.
    let beside = root.deletingLastPathComponent().appendingPathComponent("shared/cases/apple-renderings.json")
    guard let renderings = try? Data(contentsOf: beside) else {
      text = accuracy.table() + "line breaks: not measured, the recorded paragraphs are not beside this checkout\n"
      return
    }
    let summary = Self.lineBreaks(RecordedParagraph.paragraphs(paragraphs, from: renderings), tools.setter)
    text = accuracy.table(further: [summary])
  }

  /// The paragraphs of which every line breaks where it was recorded.
  private static func lineBreaks(
    _ paragraphs: [RecordedParagraph], _ setter: ParagraphSetter
  ) -> WidthAccuracy.Summary {
    let right = paragraphs.count { paragraph in
      let resolver = FontResolver(textSize: paragraph.textSize)
      let runs = paragraph.runs.map { TextRun(text: $0.text, font: resolver.resolve($0.font)) }
      let request = TextRequest(runs: runs, style: ParagraphStyle(), grid: PixelGrid(scale: paragraph.scale))
      let set = setter.set(request, in: ProposedViewSize(width: paragraph.width, height: nil))
      return set.lines.map(\.text) == paragraph.lines
    }
    return WidthAccuracy.Summary(
      name: "line breaks of paragraphs", count: paragraphs.count,
      shareWithinBounds: paragraphs.isEmpty ? 1 : Double(right) / Double(paragraphs.count))
  }

  private static func collection(_ path: String, named name: String) throws(UsageError) -> [RecordedWidth] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("there is no file \(name). Check the path given to --recorded.")
    }
    guard let records = RecordedWidth.records(inCollection: data) else {
      throw UsageError(
        "\(name) is no collection of recorded widths: a JSON object with a list \"strings\", each with \"text\", "
          + "\"size_pt\", \"weight\" and \"ink_width_pt\" or \"advance_width_pt\".")
    }
    return records
  }

  private static func string(_ url: URL) throws(UsageError) -> String {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw UsageError("\(url.path) is missing. Run the tool from a checkout, or name a file with --recorded.")
    }
    return text
  }
}
