package import Geometry
package import PathGeometry

/// A paragraph set into lines. Coordinates are points from the top left of the text's own box, y down.
package struct SetText: Codable, Hashable, Sendable {
  /// The size that SwiftUI's `Text` answers, a whole number of pixels.
  package var size: Size
  package var lines: [SetLine]
  /// Distance from the top to the first and last line's baseline, in points.
  package var firstBaseline: Double
  package var lastBaseline: Double
  /// Whether characters were left out.
  package var isTruncated: Bool
  /// The factor by which the font was shrunk to fit; 1 where it was not.
  package var scaleFactor: Double
  /// The number of lines that the text takes at this width without a limit on lines or height.
  package var unlimitedLineCount: Int
  package var basis: MeasurementBasis
  /// Largest expected error of a line's width, as a fraction of the width.
  package var relativeTolerance: Double
  package var unmeasured: [UnmeasuredReason]
  /// What the text would need in order to fit, at its full font size.
  package var demand: TextDemand

  package init(
    size: Size, lines: [SetLine], firstBaseline: Double, lastBaseline: Double, isTruncated: Bool = false,
    scaleFactor: Double = 1, unlimitedLineCount: Int, basis: MeasurementBasis, relativeTolerance: Double,
    unmeasured: [UnmeasuredReason] = [], demand: TextDemand = .none
  ) {
    self.size = size
    self.lines = lines
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
    self.unlimitedLineCount = unlimitedLineCount
    self.basis = basis
    self.relativeTolerance = relativeTolerance
    self.unmeasured = unmeasured
    self.demand = demand
  }
}

/// How a line ends inside a word.
package enum WordBreak: String, Codable, Hashable, Sendable, CaseIterable {
  /// At a hyphen that the setter added.
  case hyphenated
  /// Between two characters, without a mark.
  case unmarked
}

/// One line of a set paragraph.
package struct SetLine: Codable, Hashable, Sendable {
  /// What is drawn, ellipsis and added hyphen included, in logical order.
  package var text: String
  /// The line's box: from the line's top to its bottom, as wide as the advances.
  package var frame: Rectangle
  /// Distance from the text box's top to the baseline, in points.
  package var baseline: Double
  /// Sum of the advances without trailing spaces, in points.
  package var advanceWidth: Double
  /// The bounding box of the drawn outlines, in the text's coordinates; `nil` where nothing is drawn.
  package var inkBounds: Rectangle?
  package var isTruncated: Bool
  /// Set when the line ends inside a word that was wider than the column.
  package var wordBreak: WordBreak?
  package var glyphRuns: [PositionedGlyphRun]
  package var attachments: [PlacedAttachment]

  package init(
    text: String, frame: Rectangle, baseline: Double, advanceWidth: Double, inkBounds: Rectangle?,
    isTruncated: Bool = false, wordBreak: WordBreak? = nil, glyphRuns: [PositionedGlyphRun] = [],
    attachments: [PlacedAttachment] = []
  ) {
    self.text = text
    self.frame = frame
    self.baseline = baseline
    self.advanceWidth = advanceWidth
    self.inkBounds = inkBounds
    self.isTruncated = isTruncated
    self.wordBreak = wordBreak
    self.glyphRuns = glyphRuns
    self.attachments = attachments
  }
}

/// Where an attachment stands.
package struct PlacedAttachment: Codable, Hashable, Sendable {
  /// Position of the `TextRun` in the request, and its `tag`.
  package var run: Int
  package var tag: Int
  /// The attachment's box in the text's coordinates.
  package var frame: Rectangle

  package init(run: Int, tag: Int, frame: Rectangle) {
    self.run = run
    self.tag = tag
    self.frame = frame
  }
}

/// A face that the font engine holds open, by its index there.
package struct FaceID: Codable, Hashable, Sendable {
  package var index: Int

  package init(index: Int) { self.index = index }
}

/// Glyphs of one face at one size, placed in the text's coordinates.
package struct PositionedGlyphRun: Codable, Hashable, Sendable {
  package struct Glyph: Codable, Hashable, Sendable {
    package var id: UInt32
    /// Place of the glyph's origin on its baseline, in points.
    package var position: Point
    /// Horizontal factor on the outline besides the font engine's own fitting; 1 except where the caller stretches.
    package var horizontalScale: Double

    package init(id: UInt32, position: Point, horizontalScale: Double = 1) {
      self.id = id
      self.position = position
      self.horizontalScale = horizontalScale
    }
  }

  package var face: FaceID
  /// Size of the em, in points, shrinking included.
  package var pointSize: Double
  /// The `tag` of the `TextRun` that the glyphs come from.
  package var tag: Int
  package var glyphs: [Glyph]

  package init(face: FaceID, pointSize: Double, tag: Int, glyphs: [Glyph]) {
    self.face = face
    self.pointSize = pointSize
    self.tag = tag
    self.glyphs = glyphs
  }
}

/// Sets paragraphs.
package protocol TextSetter: Sendable {
  /// The paragraph set within a proposal; a `nil` width sets each paragraph on a single line.
  func set(_ request: TextRequest, in proposal: ProposedViewSize) -> SetText
  /// The size and baselines of the same paragraph, cheaper than setting it.
  func measure(_ request: TextRequest, in proposal: ProposedViewSize) -> TextMeasurement
  /// The same for one paragraph that is asked about several times.
  func paragraph(_ request: TextRequest) -> any SettableParagraph
  /// Paragraphs that differ from a request of one run in their text alone.
  func family(of request: TextRequest) -> any ParagraphFamily
}

/// Paragraphs of one run that differ in their text alone.
package protocol ParagraphFamily {
  func paragraph(_ text: String) -> any SettableParagraph
}

/// A set paragraph that is shared by all who hold it.
package final class SharedSetText: Sendable {
  /// Whether there is nothing that could not be measured.
  package let isWhollyMeasured: Bool
  package let text: SetText

  package init(_ text: SetText) {
    isWhollyMeasured = text.unmeasured.isEmpty
    self.text = text
  }
}

/// A paragraph that can be set within any proposal.
package protocol SettableParagraph: AnyObject {
  func set(in proposal: ProposedViewSize) -> SharedSetText
  func measure(in proposal: ProposedViewSize) -> TextMeasurement
}

/// A paragraph as its request and what sets it.
private final class RequestedParagraph<Setter: TextSetter>: SettableParagraph {
  let request: TextRequest
  let setter: Setter

  init(request: TextRequest, setter: Setter) {
    self.request = request
    self.setter = setter
  }

  func set(in proposal: ProposedViewSize) -> SharedSetText { SharedSetText(setter.set(request, in: proposal)) }

  func measure(in proposal: ProposedViewSize) -> TextMeasurement { setter.measure(request, in: proposal) }
}

/// Paragraphs as a request and what sets them.
private struct RequestedFamily: ParagraphFamily {
  var request: TextRequest
  let setter: any TextSetter

  func paragraph(_ text: String) -> any SettableParagraph {
    var request = request
    request.runs[0].text = text
    return setter.paragraph(request)
  }
}

extension TextSetter {
  package func family(of request: TextRequest) -> any ParagraphFamily {
    RequestedFamily(request: request, setter: self)
  }

  package func paragraph(_ request: TextRequest) -> any SettableParagraph {
    RequestedParagraph(request: request, setter: self)
  }

  package func measure(_ request: TextRequest, in proposal: ProposedViewSize) -> TextMeasurement {
    TextMeasurement(set(request, in: proposal))
  }
}

/// Gives the outlines of glyphs.
package protocol GlyphOutlineSource: Sendable {
  /// The outline of a run in the coordinates of its glyph positions, in points, y down.
  func outline(of run: PositionedGlyphRun) -> Path
}
