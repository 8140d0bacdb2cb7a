import Diagnostics
import Geometry
import LayoutTree
import Typography
import ViewTree

/// `Text`: lines set by the text setter.
final class TextLeaf: ElementLayout {
  let string: String
  let fonts: [ResolvedFont]
  /// The paint of each run, by its tag.
  let styles: [ResolvedStyle]
  /// The runs that are pictures, by their tags.
  let attachedRuns: [Int]
  /// What the source calls the paint of each run.
  let styleNames: [String?]
  let decorations: Decorations
  private let paragraph: any SettableParagraph
  private let session: LayoutSession
  private let environment: LayoutEnvironment
  private var singleLine: TextMeasurement?

  /// Lines drawn along the text.
  struct Decorations: OptionSet {
    let rawValue: Int
    static let underline = Decorations(rawValue: 1)
    static let strikethrough = Decorations(rawValue: 2)
  }

  init(_ view: TextView, in context: BuildContext) {
    let assembled = TextAssembler(context: context).assemble(view)
    paragraph = assembled.paragraph
    string = assembled.string
    fonts = assembled.fonts
    styles = assembled.styles
    attachedRuns = assembled.attachedRuns
    styleNames = assembled.styleNames
    session = context.session
    environment = context.environment
    var decorations: Decorations = []
    if context.environment.values.isUnderlined || view.runs.contains(where: \.isUnderlined) {
      decorations.insert(.underline)
    }
    if context.environment.values.isStruckThrough || view.runs.contains(where: \.isStruckThrough) {
      decorations.insert(.strikethrough)
    }
    self.decorations = decorations
  }

  /// How the lines are set.
  private var style: ParagraphStyle { environment.values.paragraph }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if proposal.width == 0, proposal.height == 0 { return Measurement(.zero, for: proposal) }
    if let full = fullLine(holding: proposal) { return full }
    let text = measured(proposal)
    return Measurement(
      text.size, width: widthRange(of: text, proposal: proposal), height: heightRange(of: text, proposal: proposal))
  }

  /// The answer where the whole text fits on one line.
  private func fullLine(holding proposal: ProposedViewSize) -> Measurement? {
    let line = ideal
    guard !line.isTruncated, line.lineCount == 1, style.reservedLines <= 1 else { return nil }
    if let width = proposal.width, width < line.size.width { return nil }
    return Measurement(
      line.size, width: ProposalRange(lower: line.size.width, upper: .infinity, includesUnspecified: true),
      height: anyHeight(at: proposal.width))
  }

  /// Every height, but for none at all where there is no width either: then the answer is nothing.
  private func anyHeight(at width: Double?) -> ProposalRange {
    width == 0 ? .someRoom : .all
  }

  /// The text without any limit of width or height.
  private var ideal: TextMeasurement {
    if let singleLine { return singleLine }
    let line = measured(.unspecified)
    singleLine = line
    return line
  }

  private func measured(_ proposal: ProposedViewSize) -> TextMeasurement {
    session.work.textMeasurements += 1
    return paragraph.measure(in: proposal)
  }

  /// The widths that give the same lines: from the widest line up to what was offered.
  private func widthRange(of text: TextMeasurement, proposal: ProposedViewSize) -> ProposalRange {
    guard let width = proposal.width, width.isFinite else {
      guard !text.isTruncated else { return .exactly(proposal.width) }
      return ProposalRange(lower: text.size.width, upper: .infinity, includesUnspecified: true)
    }
    guard !text.isTruncated, style.minimumScaleFactor == 1, text.size.width <= width else {
      return .exactly(width)
    }
    return ProposalRange(lower: text.size.width, upper: width, includesUnspecified: false)
  }

  /// The heights that give the same lines: all that hold them.
  private func heightRange(of text: TextMeasurement, proposal: ProposedViewSize) -> ProposalRange {
    if style.minimumScaleFactor < 1 { return .exactly(proposal.height) }
    if !text.isTruncated {
      let lower = text.lineCount == 1 ? anyHeight(at: proposal.width).lower : text.size.height
      return ProposalRange(lower: lower, upper: .infinity, includesUnspecified: true)
    }
    guard let height = proposal.height else { return .exactly(nil) }
    if text.lineCount == 1 {
      let lower = anyHeight(at: proposal.width).lower
      return ProposalRange(lower: lower, upper: height, includesUnspecified: false)
    }
    return .exactly(height)
  }

  /// Text yields along its lines down to nothing, and across them down to one line.
  func length(of element: LayoutElement, along axis: Axis, room: Double, cross: Double?) -> FlexibleLength {
    var proposal = ProposedViewSize.unspecified
    proposal[axis] = room
    proposal[axis.cross] = cross
    if room == 0, cross == 0 { return FlexibleLength(length: 0, crossRange: .exactly(0)) }
    if room == 0, axis == .horizontal { return FlexibleLength(length: 0, crossRange: .all) }
    if room == 0, let height = uniformLineHeight { return FlexibleLength(length: height, crossRange: .someRoom) }
    let answer = element.measure(proposal)
    return FlexibleLength(length: answer.size[axis], crossRange: answer[axis.cross])
  }

  /// The height of one line, where all lines are alike.
  private var uniformLineHeight: Double? {
    guard fonts.count == 1, style.reservedLines <= 1, style.minimumScaleFactor == 1,
      attachedRuns.isEmpty, ideal.lineCount == 1
    else { return nil }
    return ideal.size.height
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    switch guide {
    case .firstTextBaseline: return baselines(for: proposal).first
    case .lastTextBaseline: return baselines(for: proposal).last
    default: return nil
    }
  }

  private func baselines(for proposal: ProposedViewSize) -> (first: Double, last: Double) {
    let line = ideal
    if line.lineCount == 1, !line.isTruncated, proposal.width ?? .infinity >= line.size.width,
      style.reservedLines <= 1
    {
      return (line.firstBaseline, line.lastBaseline)
    }
    let text = measured(proposal)
    return (text.firstBaseline, text.lastBaseline)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing {
    guard let font = fonts.first else { return .ordinary }
    let look = environment.plainLook(in: session)
    return font == look.font ? look.spacing : session.textSpacing(of: font)
  }

  func describe(_ element: LayoutElement, in box: inout LayoutBox) {
    session.work.textMeasurements += 1
    let set = paragraph.set(in: element.placedProposal.sanitized)
    for reason in set.unmeasured {
      session.unmeasured.append((reason.code, reason.message, element.range, element))
    }
    box.text = PlacedText(
      string: string, set: set, fonts: fonts, lineLimit: style.lineLimit,
      minimumScaleFactor: style.minimumScaleFactor, fontRange: environment.values.fontRange,
      lineLimitRange: environment.values.lineLimitRange)
    box.semantics.label = box.semantics.label ?? string
    box.semantics.isNamed = true
  }
}
