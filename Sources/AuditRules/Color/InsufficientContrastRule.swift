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
        RuleOption(
          "rule-set", choices: ContrastStandard.allCases.map(\.rawValue),
          "The published thresholds: WCAG 2.2 AA or AAA, Apple's table, or APCA, whose findings are notes."),
        RuleOption("minimum-ratio", 0, .none, "The least contrast of ordinary text; 0 for that of the rule set."),
        RuleOption("large-ratio", 0, .none, "The least contrast of large text; 0 for that of the rule set."),
        RuleOption("large-size", 18, .points, "From this size on text has the ratio of large text."),
        RuleOption("large-bold-size", 14, .points, "From this size on bold text has the ratio of large text."),
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
      "Text that a scroll view does not show at first is judged over all that it may be scrolled to.",
      "Text of disabled controls and pure decoration is exempt, as in the guidelines.",
      "The lightness contrast of APCA is given beside every ratio; it decides only where that rule set is chosen.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.3 Contrast (Minimum)", "WCAG 2.2, large scale text", "APCA 0.0.98G-4g"]
    metadata.failing = ColorExamples.faint
    metadata.passing = ColorExamples.strong
    metadata.undecided = ColorExamples.unclear
    return metadata
  }()

  /// The thresholds that settings ask for, in words: "WCAG 2.2 AA; large text from 18 pt, or 14 pt bold".
  package static func thresholds(in settings: RuleSettings) -> String {
    let options = settings.options(of: InsufficientContrastRule().metadata)
    let standard = ContrastStandard(position: options["rule-set"])
    guard standard == .wcagAA || standard == .wcagAAA else { return standard.title }
    let size = Fact.decimal(options["large-size"])
    return "\(standard.title); large text from \(size) pt, or \(Fact.decimal(options["large-bold-size"])) pt bold"
  }

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let thresholds = Thresholds(options)
    let measuresLightness = thresholds.standard == .apca
    let (boxes, inks, painted) = (tree.boxes, tree.inkSummaries, tree.painted)
    return inks.indices.observations { index in
      let ink = inks[index]
      guard case .text = ink.kind, let text = tree.textIndex(of: ink.box) else { return nil }
      if !boxes[ink.box].isEnabled { return observation(.inapplicable, "disabled", of: ink.box) }
      if boxes[ink.box].isDecorative { return observation(.inapplicable, "decorative", of: ink.box) }
      if tree.isCutAway(index) { return observation(.inapplicable, "not-seen", of: ink.box) }
      var worst: Observation?
      for item in ink.firstItem...ink.lastItem where painted[item].box == ink.box {
        guard let tag = painted[item].textTag else { continue }
        let required = thresholds.requirement(of: text, tag: tag, in: tree)
        let (measured, name) = tree.contrast(
          of: item, inInk: index, in: variant.appearance, measuresLightness: measuresLightness)
        guard let contrast = measured else { continue }
        var judged = judge(contrast, required: required, box: ink.box)
        if judged.outcome != .passed { complete(&judged, contrast, name: name, item: item, ink: ink, in: tree) }
        if let known = worst, !judged.isWorse(than: known) { continue }
        worst = judged
      }
      return worst
    }
  }

  private func judge(_ contrast: MeasuredContrast, required: Requirement, box: Int) -> Observation {
    if let lightnessContrast = required.lightnessContrast {
      let (outcome, reason) = contrast.outcome(requiredLightness: lightnessContrast)
      var result = observation(
        outcome, reason, of: box, figures: contrast.figures(requiredLightness: lightnessContrast),
        margin: contrast.margin(requiredLightness: lightnessContrast))
      result.severity = .note
      return result
    }
    let (outcome, reason) = contrast.outcome(required: required.ratio)
    let margin = contrast.margin(required: required.ratio)
    guard case .passed = outcome else {
      return observation(outcome, reason, of: box, figures: contrast.figures(required: required.ratio), margin: margin)
    }
    var result = observation(
      outcome, reason, of: box, contrast.mainFigure(required: required.ratio), margin: margin)
    if contrast.isRange { result.furtherFacts = [Fact("contrast-maximum", contrast.range.maximum, .ratio)] }
    return result
  }

  private func complete(
    _ result: inout Observation, _ contrast: MeasuredContrast, name: String?, item: Int, ink: InkSummary,
    in tree: AuditedTree
  ) {
    if let unknown = contrast.unknownReason { result.reason = unknown.reasonCode }
    result.cause = tree.subject(ink.box)
    result.property = .foreground
    result.marks = [.rectangle(ink.bounds)]
    if contrast.unknownReason == nil {
      result.colors = ContrastColors(
        front: contrast.foreground, frontName: tree.tree.paint[item].colorName, back: contrast.background,
        backName: name)
    }
  }

  /// What the contrast of a run has to be.
  private struct Requirement {
    var ratio: Double
    /// Without its sign, in Lc; only where APCA is asked for.
    var lightnessContrast: Double?
  }

  /// The options of a run.
  private struct Thresholds {
    let standard: ContrastStandard
    let minimumRatio: Double
    let largeRatio: Double
    let largeSize: Double
    let largeBoldSize: Double

    init(_ options: RuleOptions) {
      standard = ContrastStandard(position: options["rule-set"])
      minimumRatio = options["minimum-ratio"]
      largeRatio = options["large-ratio"]
      largeSize = options["large-size"]
      largeBoldSize = options["large-bold-size"]
    }

    /// The least contrast of a run: large text may have less.
    func requirement(of text: Int, tag: Int, in tree: AuditedTree) -> Requirement {
      var size = tree.texts[text].summary.pointSize
      var isBold = tree.texts[text].summary.isBold
      if tag > 0, tag < tree.texts[text].summary.fontCount {
        let font = tree.texts[text].text.fonts[tag]
        size = font.pointSize
        isBold = font.isBold
      }
      size *= tree.texts[text].summary.scaleFactor
      let isLarge = size >= largeSize || (isBold && size >= largeBoldSize)
      let written = isLarge ? largeRatio : minimumRatio
      return Requirement(
        ratio: written > 0 ? written : standard.requiredRatio(isLarge: isLarge, isBold: isBold),
        lightnessContrast: standard.requiredLightnessContrast(pointSize: size, isBold: isBold))
    }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let subject = defect.observation.subject.title
    let required = defect.display("required-contrast")
    let colors = defect.observation.colors.map { ", \($0.text)" } ?? ""
    let what: String
    if let lightness = defect.fact("required-lightness-contrast") {
      let range = defect.fact("lightness-contrast-maximum").map { " to \($0.display)" } ?? ""
      what =
        "The lightness contrast of \(subject) is \(defect.display("lightness-contrast"))\(range); "
        + "\(lightness.display) is advised."
    } else if defect.fact("contrast") == nil {
      what =
        "The contrast of \(subject) is not measured: "
        + "\(defect.observation.reason.replacing("-", with: " ")); \(required) is required."
    } else if let maximum = defect.fact("contrast-maximum") {
      what =
        "The contrast of \(subject) lies between \(defect.display("contrast"))\(colors), and \(maximum.display); "
        + "\(required) is required."
    } else {
      what = "The contrast of \(subject) is \(defect.display("contrast"))\(colors); \(required) is required."
    }
    return RuleMessage(
      what: what, why: "Many people cannot read text that stands out less.",
      remedy: "Darken or lighten the text or what lies behind it in this appearance.")
  }
}

extension Observation {
  /// Whether this verdict outweighs another on the same subject.
  func isWorse(than other: Observation) -> Bool {
    let (mine, theirs) = (outcome.weight, other.outcome.weight)
    if mine != theirs { return mine > theirs }
    return margin ?? .infinity < other.margin ?? .infinity
  }
}

extension Outcome {
  fileprivate var weight: Int {
    switch self {
    case .failed: 2
    case .cantTell: 1
    case .passed, .inapplicable, .untested: 0
    }
  }
}
