package import Geometry
import Glibc

/// A stretch of text in one font.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: ResolvedFont
  /// Extra space after every character, in points (`kerning` and `tracking`).
  package var tracking: Double
  /// How far the baseline is raised, in points.
  package var baselineOffset: Double
  /// A symbol or picture set as one character, instead of `text`.
  package var attachment: TextAttachment?
  /// The caller's own mark, for example the index of the run's colour.
  package var tag: Int

  package init(
    text: String, font: ResolvedFont, tracking: Double = 0, baselineOffset: Double = 0,
    attachment: TextAttachment? = nil, tag: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.tag = tag
  }
}

/// A box set in a line of text.
package struct TextAttachment: Hashable, Sendable {
  package var size: Size
  /// Distance from the box's top to its baseline, in points.
  package var baseline: Double

  package init(size: Size, baseline: Double) {
    self.size = size
    self.baseline = baseline
  }
}

package enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head, middle, tail
}

package enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// How a paragraph is set.
package struct ParagraphStyle: Hashable, Sendable {
  /// The largest number of lines; `nil` for no limit.
  package var lineLimit: Int?
  /// The number of lines for which height is kept even when fewer are used.
  package var reservedLines: Int
  package var truncationMode: TruncationMode
  /// The smallest factor by which the font may shrink rather than truncate, 0…1.
  package var minimumScaleFactor: Double
  package var allowsTightening: Bool
  /// Extra distance between lines, in points.
  package var lineSpacing: Double
  package var alignment: TextAlignment
  package var direction: LayoutDirection
  /// BCP 47 or ICU identifier; chooses hyphenation patterns and line-break rules.
  package var locale: String
  /// Which platform's rounding of line metrics applies.
  package var metrics: LineMetricsPlatform

  package init() {
    lineLimit = nil
    reservedLines = 0
    truncationMode = .tail
    minimumScaleFactor = 1
    allowsTightening = false
    lineSpacing = 0
    alignment = .leading
    direction = .leftToRight
    locale = "en_US"
    metrics = .iOS
  }
}

/// The platform whose line metrics apply.
package enum LineMetricsPlatform: String, Hashable, Sendable, CaseIterable {
  /// Pitch by the Dynamic Type table; heights rounded up to a pixel; long words hyphenated.
  case iOS
  /// Ascender and descender rounded to whole points first; no hyphenation.
  case macOS
}

/// A paragraph to set.
package struct TextRequest: Hashable, Sendable {
  package var runs: [TextRun]
  package var style: ParagraphStyle
  package var grid: PixelGrid

  package init(runs: [TextRun], style: ParagraphStyle, grid: PixelGrid) {
    self.runs = runs
    self.style = style
    self.grid = grid
  }
}

extension TextRequest {
  /// Whether two requests agree in everything, texts by their bytes: strings that are only canonically equivalent have
  /// other offsets.
  ///
  /// Optimization: compared part by part from what usually differs on, without copies of the runs.
  package func isSame(as other: TextRequest) -> Bool {
    guard runs.count == other.runs.count, style.lineLimit == other.style.lineLimit, grid == other.grid else {
      return false
    }
    for index in runs.indices {
      guard runs[index].tag == other.runs[index].tag, runs[index].tracking == other.runs[index].tracking,
        runs[index].baselineOffset == other.runs[index].baselineOffset,
        runs[index].attachment == other.runs[index].attachment,
        runs[index].font.pointSize == other.runs[index].font.pointSize,
        runs[index].text.hasSameBytes(as: other.runs[index].text), runs[index].font == other.runs[index].font
      else { return false }
    }
    return style == other.style
  }
}

extension String {
  /// Equality of every code unit: strings that are only canonically equivalent have other offsets.
  package func hasSameBytes(as other: String) -> Bool {
    var (left, right) = (self, other)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
  }
}
