package import Diagnostics
package import Typography

/// A text with its lines. Line coordinates are points from the top left of the box's frame.
///
/// Optimization: a few words; all texts of one look share their terms, and those that are set alike their lines.
package struct PlacedText: Sendable {
  package var string: String
  /// What the lines and the terms are shared by.
  private(set) var shared: SharedSetText
  private(set) var sharedTerms: SharedTerms

  package init(string: String, set: SharedSetText, terms: SharedTerms) {
    self.string = string
    shared = set
    sharedTerms = terms
  }

  package init(
    string: String, set: SetText, fonts: [ResolvedFont], lineLimit: Int? = nil, minimumScaleFactor: Double = 1,
    fontRange: SourceRange? = nil, lineLimitRange: SourceRange? = nil
  ) {
    self.init(
      string: string, set: SharedSetText(set),
      terms: SharedTerms(
        PlacedTextTerms(
          fonts: fonts, lineLimit: lineLimit, minimumScaleFactor: minimumScaleFactor, fontRange: fontRange,
          lineLimitRange: lineLimitRange)))
  }

  package var set: SetText {
    _read { yield shared.text }
    _modify {
      var text = shared.text
      defer { shared = SharedSetText(text) }
      yield &text
    }
  }

  private var terms: PlacedTextTerms {
    _read { yield sharedTerms.terms }
    _modify {
      var terms = sharedTerms.terms
      defer { sharedTerms = SharedTerms(terms) }
      yield &terms
    }
  }

  /// The font of each tag of the glyph runs.
  package var fonts: [ResolvedFont] {
    get { terms.fonts }
    set { terms.fonts = newValue }
  }

  package var lineLimit: Int? {
    get { terms.lineLimit }
    set { terms.lineLimit = newValue }
  }

  package var minimumScaleFactor: Double {
    get { terms.minimumScaleFactor }
    set { terms.minimumScaleFactor = newValue }
  }

  /// Where the font was written; `nil` for inherited defaults.
  package var fontRange: SourceRange? {
    get { terms.fontRange }
    set { terms.fontRange = newValue }
  }

  /// Where a line limit was written.
  package var lineLimitRange: SourceRange? {
    get { terms.lineLimitRange }
    set { terms.lineLimitRange = newValue }
  }

  /// What texts of one look share.
  package final class SharedTerms: Sendable {
    let terms: PlacedTextTerms

    package init(_ terms: PlacedTextTerms) { self.terms = terms }
  }
}

/// What a text was set by: its fonts, its limits, and where they were written.
package struct PlacedTextTerms: Sendable {
  package var fonts: [ResolvedFont]
  package var lineLimit: Int?
  package var minimumScaleFactor: Double
  package var fontRange: SourceRange?
  package var lineLimitRange: SourceRange?

  package init(
    fonts: [ResolvedFont], lineLimit: Int?, minimumScaleFactor: Double, fontRange: SourceRange?,
    lineLimitRange: SourceRange?
  ) {
    self.fonts = fonts
    self.lineLimit = lineLimit
    self.minimumScaleFactor = minimumScaleFactor
    self.fontRange = fontRange
    self.lineLimitRange = lineLimitRange
  }
}

extension PlacedText: Codable {
  private enum CodingKeys: String, CodingKey {
    case string, set, fonts, lineLimit, minimumScaleFactor, fontRange, lineLimitRange
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      string: try container.decode(String.self, forKey: .string),
      set: try container.decode(SetText.self, forKey: .set),
      fonts: try container.decode([ResolvedFont].self, forKey: .fonts),
      lineLimit: try container.decodeIfPresent(Int.self, forKey: .lineLimit),
      minimumScaleFactor: try container.decode(Double.self, forKey: .minimumScaleFactor),
      fontRange: try container.decodeIfPresent(SourceRange.self, forKey: .fontRange),
      lineLimitRange: try container.decodeIfPresent(SourceRange.self, forKey: .lineLimitRange))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(string, forKey: .string)
    try container.encode(set, forKey: .set)
    try container.encode(fonts, forKey: .fonts)
    try container.encodeIfPresent(lineLimit, forKey: .lineLimit)
    try container.encode(minimumScaleFactor, forKey: .minimumScaleFactor)
    try container.encodeIfPresent(fontRange, forKey: .fontRange)
    try container.encodeIfPresent(lineLimitRange, forKey: .lineLimitRange)
  }
}
