package import Auditing
import Geometry
package import LayoutTree
import Typography

/// Text of which characters are left out.
package struct TruncatedTextRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "truncated-text", title: "Text cut short with an ellipsis", criteria: [.resizeText], severity: .error,
      options: [
        RuleOption("line-limit-is-error", 0, .none, "1 to weigh truncation by a written line limit as an error too.")
      ],
      rationale: """
        Characters that an ellipsis replaces cannot be read by anyone who needs large text. Text that is limited to a \
        number of lines in the source is shortened on purpose at some sizes: it is a warning; a limit of several lines \
        that cuts the text at the default size already makes an excerpt of it, a note. Anything else, a fixed frame or \
        a neighbour that leaves no room, is an error.
        """)
    metadata.knownLimits = [
      "Widths are modelled; where the difference is within the model's tolerance, the outcome is cannot tell.",
      "Whether the full text is shown elsewhere, after a tap for example, is not known.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text"]
    metadata.failing = TextExamples.truncated
    metadata.passing = TextExamples.whole
    metadata.undecided = TextExamples.snug
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let limitIsError = options["line-limit-is-error"] != 0
    return tree.texts.indices.observations { position in
      guard !tree.texts[position].summary.isEmpty else { return nil }
      let box = tree.texts[position].box
      if tree.boxes[box].isHidden, tree.boxes[box].isDecorative {
        return observation(.inapplicable, "decorative", of: box)
      }
      return judge(TruncatedText(position: position, box: box, tree: tree), limitIsError: limitIsError)
    }
  }

  private func judge(_ text: TruncatedText, limitIsError: Bool) -> Observation {
    var outcome = Outcome.passed
    if text.text.isTruncated { outcome = text.isWithinTolerance ? .cantTell : .failed }
    if outcome == .passed, text.isWithinTolerance, text.isInFixedWidth { outcome = .cantTell }
    guard outcome != .passed else {
      let figure = text.mainFigure
      return observation(.passed, "whole", of: text.box, figure, margin: -figure.value)
    }
    let cause = text.cause
    var result = observation(
      outcome, outcome == .cantTell ? "within-tolerance" : cause.reason, of: text.box, figures: text.figures,
      margin: text.margin)
    result.cause = cause.subject
    result.property = cause.property
    if cause.property == .lineLimit {
      if !limitIsError { result.severity = .warning }
      result.furtherFacts.append(Fact("line-limit", Double(text.text.lineLimit ?? 1), .lines))
    }
    result.marks = [.rectangle(text.frame)]
    return result
  }

  /// A text that its limit of several lines cuts at the default size already is an excerpt, and meant to be one.
  package func settle(_ sightings: [Sighting], options: RuleOptions) -> [Sighting] {
    guard options["line-limit-is-error"] == 0, sightings.contains(where: { isExcerpt($0) }) else { return sightings }
    return sightings.map { sighting in
      var sighting = sighting
      if sighting.observation.reason == "line-limit" { sighting.observation.severity = .note }
      return sighting
    }
  }

  private func isExcerpt(_ sighting: Sighting) -> Bool {
    guard sighting.variant.textSize == .large, sighting.observation.reason == "line-limit" else { return false }
    return sighting.observation.facts.contains { $0.name == "line-limit" && $0.value > 1 }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let subject = defect.observation.subject.title
    let what: String
    if defect.fact("missing-width") != nil {
      let verb = defect.observation.outcome == .cantTell ? "may be cut short" : "is cut short"
      what =
        "\(subject) \(verb): it needs \(defect.display("needed-width")) and has \(defect.display("available-width"))."
    } else {
      what =
        "\(subject) is cut short: it needs \(defect.display("needed-lines")) and has \(defect.display("shown-lines"))."
    }
    return RuleMessage(
      what: what, why: "What the ellipsis replaces cannot be read at this text size.", remedy: remedy(for: defect))
  }

  private func remedy(for defect: Defect) -> String {
    switch defect.observation.property {
    case _ where defect.observation.reason == "one-line": "The control shows one line: shorten the text."
    case _ where defect.observation.reason == "no-height": "Let its surroundings scroll (ScrollView)."
    case .lineLimit: "Raise or drop the line limit at larger text sizes."
    case .frameWidth: "Let the frame's width grow with the text (@ScaledMetric), or make it a minimum."
    case .frameHeight: "Make the frame's height a minimum instead of fixing it."
    default: "Let the text wrap, or stack the row when the text is large (ViewThatFits)."
    }
  }
}

/// The figures of a text that may be truncated.
private struct TruncatedText {
  /// Its index among the texts.
  let position: Int
  let box: Int
  let tree: AuditedTree

  var text: TextSummary {
    _read { yield tree.texts[position].summary }
  }
  private var proposal: ProposedViewSize { tree.boxes[box].proposal }
  var frame: Rectangle { tree.boxes[box].frame }

  /// What a text on one line lacks in width, in points; `nil` where lines are what it lacks.
  var missingWidth: Double? {
    guard text.lineCount <= 1, let available = proposal.width, available.isFinite else { return nil }
    if text.isTruncated, text.singleLineWidth <= available, needsLines { return nil }
    return text.singleLineWidth * text.scaleFactor - available
  }

  private var needsLines: Bool { text.unlimitedLineCount > max(text.lineCount, 1) }

  var widthTolerance: Double { text.relativeTolerance * text.singleLineWidth }

  var isWithinTolerance: Bool {
    guard let missingWidth else { return false }
    return abs(missingWidth) <= widthTolerance
  }

  /// Whether nothing but a frame of fixed width decides how wide the text may be.
  var isInFixedWidth: Bool {
    guard limitsToOneLine, let available = proposal.width else { return false }
    for ancestor in tree.ancestors(of: box) {
      if case .fixedFrame(let width?, _) = tree.boxes[ancestor].constraint { return abs(width - available) < 0.01 }
      if tree.boxes[ancestor].childCount > 1 { return false }
    }
    return false
  }

  /// Whether the text would lose characters if it did not fit on one line: a limit, or no height for a second line.
  private var limitsToOneLine: Bool {
    if text.lineLimit == 1 { return true }
    guard let height = proposal.height, height.isFinite, let lineHeight = text.firstLineHeight else { return false }
    return height < 2 * lineHeight
  }

  /// What the text lacks: width, or lines.
  var mainFigure: Figure {
    if let missingWidth { return Figure("missing-width", missingWidth, .points, tolerance: widthTolerance) }
    return Figure("missing-lines", Double(max(text.unlimitedLineCount - text.lineCount, 0)), .lines)
  }

  var figures: [Figure] {
    if missingWidth != nil {
      return [
        mainFigure, Figure("needed-width", text.singleLineWidth, .points, tolerance: widthTolerance),
        Figure("available-width", proposal.width ?? 0, .points),
      ]
    }
    let shown = Double(text.lineCount)
    let needed = Double(max(text.unlimitedLineCount, text.lineCount))
    return [mainFigure, Figure("needed-lines", needed, .lines), Figure("shown-lines", shown, .lines)]
  }

  var margin: Double { -mainFigure.value }

  /// The modifier that takes the room: the written line limit, the nearest fixed frame, else the arrangement.
  var cause: (reason: StaticString, subject: Subject?, property: AdjustableProperty) {
    if let limit = text.lineLimit, text.lineCount >= limit {
      // A title or a prompt has one line by itself.
      guard let range = tree.texts[position].text.lineLimitRange else { return ("one-line", nil, .lineLimit) }
      return ("line-limit", tree.subject(box).named("lineLimit(\(limit))", at: range), .lineLimit)
    }
    // A word that does not fit needs width; several words need lines.
    let isWordTooWide = text.widestWordWidth > proposal.width ?? .infinity
    let axis: Axis = needsLines && !isWordTooWide ? .vertical : .horizontal
    for direction in isWordTooWide ? [.horizontal] : [axis, axis.cross] {
      guard let frame = tree.nearestFrame(around: box, along: direction) else { continue }
      return (
        direction == .vertical ? "fixed-height" : "fixed-width", tree.subject(frame.box),
        direction == .vertical ? .frameHeight : .frameWidth
      )
    }
    return (axis == .vertical ? "no-height" : "no-room", nil, .arrangement)
  }
}
