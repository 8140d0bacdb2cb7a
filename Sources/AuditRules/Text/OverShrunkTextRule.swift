package import Auditing
import Geometry
package import LayoutTree
import Typography

/// Text that is shrunk to fit until it is hard to read.
package struct OverShrunkTextRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "over-shrunk-text", title: "Text shrunk too far", criteria: [.resizeText], severity: .warning,
      options: [
        RuleOption("minimum-share", 70, .percent, "The least share of the asked size that shrinking may leave."),
        RuleOption("minimum-size", 11, .points, "The least size that shrinking may leave."),
      ],
      rationale: """
        A scale factor lets text shrink instead of being cut. It takes back what the user asked for: past a point the \
        text no longer follows the text size, or falls below the smallest size that is easily read.
        """)
    metadata.knownLimits = ["Text that is small without being shrunk is not judged."]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text", "Human Interface Guidelines, Typography"]
    metadata.failing = TextExamples.shrunk
    metadata.passing = TextExamples.unshrunk
    metadata.undecided = TextExamples.barelyShrunk
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let (minimumShare, minimumSize) = (options["minimum-share"], options["minimum-size"])
    return tree.texts.indices.observations { position in
      guard tree.texts[position].summary.minimumScaleFactor < 1 else { return nil }
      let box = tree.texts[position].box
      let text = tree.texts[position].text
      guard let font = text.fonts.map(\.pointSize).min() else { return nil }
      let share = text.set.scaleFactor * 100
      let size = font * text.set.scaleFactor
      let tolerance = text.set.relativeTolerance * 100
      let isShrunk = text.set.scaleFactor < 0.999
      var outcome = Outcome.passed
      if isShrunk, share < minimumShare || size < minimumSize { outcome = .failed }
      if outcome == .failed, share + tolerance >= minimumShare, size >= minimumSize { outcome = .cantTell }
      var result = observation(
        outcome, size < minimumSize ? "below-minimum-size" : "below-minimum-share", of: box,
        figures: [
          Figure("share-of-size", share, .percent, tolerance: tolerance), Figure("font-size", size, .points),
          Figure("asked-size", font, .points),
        ], margin: share - minimumShare)
      guard outcome != .passed else { return result }
      (result.cause, result.property) = cause(of: tree.texts[position], in: tree)
      result.marks = [.rectangle(tree.boxes[box].frame)]
      return result
    }
  }

  /// The line limit that keeps the words from going on to the next line, else the frame that takes the width.
  private func cause(of text: AuditedText, in tree: AuditedTree) -> (Subject?, AdjustableProperty) {
    let width = tree.boxes[text.box].proposal.width ?? .infinity
    if let limit = text.summary.lineLimit, text.summary.lineCount >= limit, text.summary.widestWordWidth <= width,
      let range = text.text.lineLimitRange
    {
      return (tree.subject(text.box).named("lineLimit(\(limit))", at: range), .lineLimit)
    }
    return (tree.nearestFrame(around: text.box, along: .horizontal).map { tree.subject($0.box) }, .scaleFactor)
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what:
        "\(defect.observation.subject.title) is shrunk to \(defect.display("font-size")) of "
        + "\(defect.display("asked-size")) (\(defect.display("share-of-size"))).",
      why: "Shrinking takes back the text size that the user asked for.",
      remedy: defect.observation.property == .lineLimit
        ? "Raise or drop the line limit at larger text sizes, instead of a smaller scale factor."
        : "Let the text wrap, or give it more room, instead of a smaller scale factor.")
  }
}
