package import Auditing
import Colorimetry
package import LayoutTree
import Typography

/// Text that does not stand out enough from what lies behind it.
package struct InsufficientContrastRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "insufficient-contrast", title: "Text with too little contrast", criteria: [.contrastMinimum],
      severity: .error, scope: .appearance,
      options: [
        RuleOption("minimum-ratio", 4.5, .ratio, "The least contrast of ordinary text."),
        RuleOption("large-ratio", 3, .ratio, "The least contrast of large text."),
        RuleOption("large-size", 18, .points, "From this size on text is large."),
        RuleOption("large-bold-size", 14, .points, "From this size on bold text is large."),
      ],
      rationale: """
        Contrast is taken between the text's colour and everything that can lie behind its ink in the same appearance: \
        solid and translucent layers, the part of a gradient behind the text, the pixels of a picture where the file is \
        at hand and every colour otherwise. That gives a range. The text fails where the whole range is too low and \
        passes where none of it is; in between it cannot be told. Blurred materials are not measured.
        """)
    metadata.knownLimits = [
      "Shadows, outlines and blurs that help to separate text are not counted.",
      "What is painted over the text is not counted.",
      "Text of disabled controls and pure decoration is exempt, as in the guidelines.",
      "APCA is given for information and decides nothing.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.3 Contrast (Minimum)", "WCAG 2.2, large scale text", "APCA 0.0.98G-4g"]
    metadata.failing = ColorExamples.faint
    metadata.passing = ColorExamples.strong
    metadata.undecided = ColorExamples.unclear
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    tree.inks.indices.compactMap { index in
      let ink = tree.inks[index]
      guard ink.kind == .text, let text = tree[ink.box].text else { return nil }
      let subject = tree.subject(ink.box)
      let semantics = tree[ink.box].semantics
      if !semantics.isEnabled { return observation(.inapplicable, "disabled", of: subject) }
      if semantics.isDecorative { return observation(.inapplicable, "decorative", of: subject) }
      let backdrop = tree.backdrop(of: index, in: variant.appearance)
      var worst: Observation?
      for item in tree.tree.paint[ink.firstItem...ink.lastItem] where item.box == ink.box {
        guard case .text(let tag) = item.content else { continue }
        let required = requiredRatio(of: text, tag: tag, options: options)
        let judged = judge(
          item, over: backdrop, required: required, subject: subject, appearance: variant.appearance)
        guard var judged else { continue }
        judged.marks = judged.outcome == .passed ? [] : [.rectangle(ink.bounds)]
        if worst.map({ judged.isWorse(than: $0) }) ?? true { worst = judged }
      }
      return worst
    }
  }

  private func judge(
    _ item: PaintItem, over backdrop: Backdrop, required: Double, subject: Subject, appearance: ColorAppearance
  ) -> Observation? {
    guard let contrast = MeasuredContrast(item.paint, opacity: item.opacity, over: backdrop, in: appearance)
    else { return nil }
    let (outcome, reason) = contrast.outcome(required: required)
    var result = observation(
      outcome, reason, of: subject, facts: contrast.facts(required: required),
      margin: contrast.margin(required: required))
    if outcome != .passed {
      result.cause = subject
      result.property = .foreground
    }
    return result
  }

  /// The least contrast of a run: large text may have less.
  private func requiredRatio(of text: PlacedText, tag: Int, options: RuleOptions) -> Double {
    let font = text.fonts.indices.contains(tag) ? text.fonts[tag] : text.fonts.first
    guard let font else { return options["minimum-ratio"] }
    let size = font.pointSize * text.set.scaleFactor
    let isLarge = size >= options["large-size"] || (size >= options["large-bold-size"] && font.weight >= .bold)
    return options[isLarge ? "large-ratio" : "minimum-ratio"]
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let subject = defect.observation.subject.title
    let required = defect.display("required-contrast")
    let what: String
    if defect.fact("contrast") == nil {
      what =
        "The contrast of \(subject) is not measured: "
        + "\(defect.observation.reason.replacing("-", with: " ")); \(required) is required."
    } else if let maximum = defect.fact("contrast-maximum") {
      what =
        "The contrast of \(subject) lies between \(defect.display("contrast")) and \(maximum.display); \(required) is required."
    } else {
      what = "The contrast of \(subject) is \(defect.display("contrast")); \(required) is required."
    }
    return RuleMessage(
      what: what, why: "Many people cannot read text that stands out less.",
      remedy: "Darken or lighten the text or what lies behind it in this appearance.")
  }
}

extension Observation {
  /// Whether this verdict outweighs another on the same subject.
  func isWorse(than other: Observation) -> Bool {
    let ranks: [Outcome: Int] = [.failed: 2, .cantTell: 1]
    let mine = ranks[outcome] ?? 0
    let theirs = ranks[other.outcome] ?? 0
    if mine != theirs { return mine > theirs }
    return margin ?? .infinity < other.margin ?? .infinity
  }
}
