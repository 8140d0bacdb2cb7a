package import Geometry

/// What layout needs to know of a set paragraph, without its lines.
package struct TextMeasurement: Hashable, Sendable {
  /// The size that SwiftUI's `Text` answers, a whole number of pixels.
  package var size: Size
  /// Distance from the top to the first and last line's baseline, in points.
  package var firstBaseline: Double
  package var lastBaseline: Double
  package var lineCount: Int
  /// Whether characters were left out.
  package var isTruncated: Bool

  package init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }

  /// The figures of a set paragraph.
  package init(_ text: SetText) {
    self.init(
      size: text.size, firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline, lineCount: text.lines.count,
      isTruncated: text.isTruncated)
  }
}

/// What a text would need in order to fit, whatever it was given: the margins that rules report.
package struct TextDemand: Codable, Hashable, Sendable {
  /// Advance width of the widest paragraph on a single line, trailing spaces left out, in points.
  package var singleLineWidth: Double
  /// The widest stretch of text without a place to end a line, and its advance width in points.
  package var widestWord: String
  package var widestWordWidth: Double

  package init(singleLineWidth: Double, widestWord: String, widestWordWidth: Double) {
    self.singleLineWidth = singleLineWidth
    self.widestWord = widestWord
    self.widestWordWidth = widestWordWidth
  }

  package static let none = TextDemand(singleLineWidth: 0, widestWord: "", widestWordWidth: 0)
}
