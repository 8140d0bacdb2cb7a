import Diagnostics
import Geometry
import LayoutTree
import Typography
import ViewTree

/// A text in layout: one object for the element and what it is made of.
final class TextElement: LayoutElement, @unchecked Sendable {
  let string: String
  let appearance: TextAppearance
  let paragraph: any SettableParagraph
  private var singleLine: TextMeasurement?

  init(_ text: TextAssembler.Assembled, range: SourceRange?, context: BuildContext) {
    string = text.string
    appearance = text.appearance
    paragraph = text.paragraph
    super.init("Text", TextLeaf(), range: range, context: context)
  }

  /// How the lines are set.
  var style: ParagraphStyle {
    _read { yield environment.values.paragraph }
  }

  /// The text without any limit of width or height.
  var ideal: TextMeasurement {
    if let singleLine { return singleLine }
    let line = measured(.unspecified)
    singleLine = line
    return line
  }

  func measured(_ proposal: ProposedViewSize) -> TextMeasurement {
    session.work.textMeasurements += 1
    return paragraph.measure(in: proposal)
  }
}

/// What a text's runs look like; one for all texts that say nothing of their own look between two changes.
final class TextAppearance {
  let fonts: [ResolvedFont]
  /// The paint of each run, by its tag.
  let styles: [ResolvedStyle]
  /// What the source calls the paint of each run.
  let styleNames: [String?]
  /// The runs that are pictures, by their tags.
  let attachedRuns: [Int]
  let decorations: Decorations
  /// What the placed text says of its fonts and limits.
  let terms: PlacedText.SharedTerms

  /// Lines drawn along the text.
  struct Decorations: OptionSet {
    let rawValue: Int
    static let underline = Decorations(rawValue: 1)
    static let strikethrough = Decorations(rawValue: 2)
  }

  /// - Parameter runs: those that may have lines of their own along them.
  init(
    fonts: [ResolvedFont], styles: [ResolvedStyle], styleNames: [String?], attachedRuns: [Int] = [],
    runs: [AttributedRun] = [], values: EnvironmentValues
  ) {
    self.fonts = fonts
    self.styles = styles
    self.styleNames = styleNames
    self.attachedRuns = attachedRuns
    var decorations: Decorations = []
    if values.isUnderlined || runs.contains(where: \.isUnderlined) { decorations.insert(.underline) }
    if values.isStruckThrough || runs.contains(where: \.isStruckThrough) { decorations.insert(.strikethrough) }
    self.decorations = decorations
    terms = PlacedText.SharedTerms(
      PlacedTextTerms(
        fonts: fonts, lineLimit: values.paragraph.lineLimit, minimumScaleFactor: values.paragraph.minimumScaleFactor,
        fontRange: values.fontRange, lineLimitRange: values.lineLimitRange))
  }
}
