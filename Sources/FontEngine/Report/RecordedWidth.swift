import Foundation
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
}
