import Diagnostics
import Geometry
import LayoutTree
import Typography
import ViewTree

/// `Text`: lines set by the text setter. Its elements are `TextElement`s.
struct TextLeaf: ElementLayout {
  func text(_ element: LayoutElement) -> TextElement { unsafeDowncast(element, to: TextElement.self) }

  func measure(_ proposal: ProposedViewSize, of element: LayoutElement) -> Measurement {
    if proposal.width == 0, proposal.height == 0 { return Measurement(.zero, for: proposal) }
    let element = text(element)
    if let full = fullLine(of: element, holding: proposal) { return full }
    let text = element.measured(proposal)
    return Measurement(
      text.size, width: widthRange(of: text, proposal: proposal, style: element.style),
      height: heightRange(of: text, proposal: proposal, style: element.style))
  }

  /// The answer where the whole text fits on one line.
  private func fullLine(of element: TextElement, holding proposal: ProposedViewSize) -> Measurement? {
    let line = element.ideal
    guard !line.isTruncated, line.lineCount == 1, element.style.reservedLines <= 1 else { return nil }
    if let width = proposal.width, width < line.size.width { return nil }
    return Measurement(
      line.size, width: ProposalRange(lower: line.size.width, upper: .infinity, includesUnspecified: true),
      height: anyHeight(at: proposal.width))
  }

  /// Every height, but for none at all where there is no width either: then the answer is nothing.
  private func anyHeight(at width: Double?) -> ProposalRange {
    width == 0 ? .someRoom : .all
  }

  /// The widths that give the same lines: from the widest line up to what was offered.
  private func widthRange(
    of text: TextMeasurement, proposal: ProposedViewSize, style: borrowing ParagraphStyle
  ) -> ProposalRange {
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
  private func heightRange(
    of text: TextMeasurement, proposal: ProposedViewSize, style: borrowing ParagraphStyle
  ) -> ProposalRange {
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
    if room == 0, let height = uniformLineHeight(of: text(element)) {
      return FlexibleLength(length: height, crossRange: .someRoom)
    }
    let answer = element.measure(proposal)
    return FlexibleLength(length: answer.size[axis], crossRange: answer[axis.cross])
  }

  /// The height of one line, where all lines are alike.
  private func uniformLineHeight(of text: TextElement) -> Double? {
    guard text.appearance.fonts.count == 1, text.style.reservedLines <= 1, text.style.minimumScaleFactor == 1,
      text.appearance.attachedRuns.isEmpty, text.ideal.lineCount == 1
    else { return nil }
    return text.ideal.size.height
  }

  func explicitGuide(
    _ guide: AlignmentGuideID, of element: LayoutElement, proposal: ProposedViewSize, size: Size
  ) -> Double? {
    switch guide {
    case .firstTextBaseline: return baselines(of: text(element), for: proposal).first
    case .lastTextBaseline: return baselines(of: text(element), for: proposal).last
    default: return nil
    }
  }

  private func baselines(of element: TextElement, for proposal: ProposedViewSize) -> (first: Double, last: Double) {
    let line = element.ideal
    if line.lineCount == 1, !line.isTruncated, proposal.width ?? .infinity >= line.size.width,
      element.style.reservedLines <= 1
    {
      return (line.firstBaseline, line.lastBaseline)
    }
    let text = element.measured(proposal)
    return (text.firstBaseline, text.lastBaseline)
  }

  func spacing(of element: LayoutElement) -> ViewSpacing {
    let appearance = text(element).appearance
    guard let font = appearance.fonts.first else { return .ordinary }
    let look = element.environment.plainLook(in: element.session)
    return appearance === look.appearance || font == look.font ? look.spacing : element.session.textSpacing(of: font)
  }

  func describe(_ element: LayoutElement, in box: inout LayoutBox) {
    let text = text(element)
    element.session.work.textMeasurements += 1
    let set = text.paragraph.set(in: element.placedProposal.sanitized)
    if !set.isWhollyMeasured {
      for reason in set.text.unmeasured {
        element.session.unmeasured.append((reason.code, reason.message, element.range, element))
      }
    }
    box.text = PlacedText(string: text.string, set: set, terms: text.appearance.terms)
    if box.semantics.label == nil { box.semantics.label = text.string }
    box.semantics.isNamed = true
  }
}
