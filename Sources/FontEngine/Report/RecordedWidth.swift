package import Foundation
package import Typography

/// A width that Apple's engine was recorded to give, to hold the model against.
package struct RecordedWidth: Hashable, Sendable {
  package var name: String
  package var text: String
  package var font: ResolvedFont
  /// Pixels per point of the recording.
  package var scale: Double
  /// Width of the drawn glyphs, in points.
  package var inkWidth: Double?
  /// The interval that the advance lies in, in points; both ends are equal where it is exact.
  package var advance: ClosedRange<Double>?
  /// Height of a line, in points.
  package var lineHeight: Double?

  package init(
    name: String, text: String, font: ResolvedFont, scale: Double, inkWidth: Double?, advance: ClosedRange<Double>?,
    lineHeight: Double?
  ) {
    self.name = name
    self.text = text
    self.font = font
    self.scale = scale
    self.inkWidth = inkWidth
    self.advance = advance
    self.lineHeight = lineHeight
  }

  /// The records of a text file: a line each, fields separated by tabs; lines that begin with `#` are comments.
  ///
  /// Fields: name, point size, weight, "upright" or "italic", scale, ink width, advance from and to, line height, text;
  /// "-" where a figure was not recorded.
  package static func records(in text: String) -> [RecordedWidth] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 10, let size = Double(fields[1]), let weight = FontWeight(rawValue: fields[2]),
        let scale = Double(fields[4])
      else { return nil }
      var range: ClosedRange<Double>?
      if let low = Double(fields[6]), let high = Double(fields[7]), low <= high { range = low...high }
      return RecordedWidth(
        name: fields[0], text: fields[9],
        font: ResolvedFont(pointSize: size, weight: weight, isItalic: fields[3] == "italic"), scale: scale,
        inkWidth: Double(fields[5]), advance: range, lineHeight: Double(fields[8]))
    }
  }

  /// The records of a collection in JSON, as `apple-strings.json` has them: truncated texts and those of unknown weight are
  /// left out, and so are the positions that the collection calls doubtful.
  package static func records(inCollection data: Data) -> [RecordedWidth]? {
    guard let document = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = document["strings"] as? [[String: Any]]
    else { return nil }
    return strings.enumerated().compactMap { index, string in
      guard !doubtful.contains(index), let text = string["text"] as? String, !text.contains("\u{2026}"),
        let weight = (string["weight"] as? String).flatMap(FontWeight.init), let size = string["size_pt"] as? Double
      else { return nil }
      let interval = string["advance_width_pt"] as? [Double]
      return RecordedWidth(
        name: string["case"] as? String ?? "", text: text,
        font: ResolvedFont(pointSize: size, weight: weight, isItalic: string["italic"] as? Bool ?? false),
        scale: string["scale"] as? Double ?? 3, inkWidth: string["ink_width_pt"] as? Double,
        advance: interval.flatMap { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil },
        lineHeight: string["line_height_pt"] as? Double)
    }
  }

  /// Readings that the note of the collection doubts.
  private static let doubtful: Set<Int> = [222, 230, 232]
}
