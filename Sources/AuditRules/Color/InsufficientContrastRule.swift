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
    var known = KnownContrast()
    return tree.inks.indices.compactMap { index in
      let ink = tree.inks[index]
      guard ink.kind == .text, let text = tree.textIndex(of: ink.box) else { return nil }
      let subject = tree.subject(ink.box)
      let semantics = tree[ink.box].semantics
      if !semantics.isEnabled { return observation(.inapplicable, "disabled", of: subject) }
      if semantics.isDecorative { return observation(.inapplicable, "decorative", of: subject) }
      if tree.isCutAway(ink) { return observation(.inapplicable, "not-seen", of: subject) }
      let backdrop = tree.backdrop(of: index, in: variant.appearance)
      var worst: Observation?
      for item in ink.firstItem...ink.lastItem where tree.tree.paint[item].box == ink.box {
        guard case .text(let tag) = tree.tree.paint[item].content else { continue }
        let required = requirement(of: tree.texts[text].text, tag: tag, options: options)
        let contrast = known.contrast(
          of: tree.tree.paint[item], over: backdrop, in: variant.appearance,
          measuresLightness: required.lightnessContrast != nil)
        guard let contrast else { continue }
        var judged = judge(contrast, required: required, subject: subject)
        if judged.outcome != .passed {
          judged.marks = [.rectangle(ink.bounds)]
          if contrast.unknownReason == nil {
            judged.colors = ContrastColors(
              front: contrast.foreground, frontName: tree.tree.paint[item].colorName, back: contrast.background,
              backName: backdrop.name)
          }
        }
        if worst.map({ judged.isWorse(than: $0) }) ?? true { worst = judged }
      }
      return worst
    }
  }

  private func judge(_ contrast: MeasuredContrast, required: Requirement, subject: Subject) -> Observation {
    var result: Observation
    if let lightnessContrast = required.lightnessContrast {
      let (outcome, reason) = contrast.outcome(requiredLightness: lightnessContrast)
      result = observation(
        outcome, reason, of: subject, facts: contrast.facts(requiredLightness: lightnessContrast),
        margin: contrast.margin(requiredLightness: lightnessContrast))
      result.severity = .note
    } else {
      let (outcome, reason) = contrast.outcome(required: required.ratio)
      result = observation(
        outcome, reason, of: subject, fact: contrast.mainFact(required: required.ratio),
        margin: contrast.margin(required: required.ratio))
      if outcome != .passed || contrast.isRange { result.facts = contrast.facts(required: required.ratio) }
    }
    if result.outcome != .passed {
      result.cause = subject
      result.property = .foreground
    }
    return result
  }

  /// What the contrast of a run has to be.
  private struct Requirement {
    var ratio: Double
    /// Without its sign, in Lc; only where APCA is asked for.
    var lightnessContrast: Double?
  }

  /// The least contrast of a run: large text may have less.
  private func requirement(of text: PlacedText, tag: Int, options: RuleOptions) -> Requirement {
    let standard = ContrastStandard(position: options["rule-set"])
    let font = text.fonts.indices.contains(tag) ? text.fonts[tag] : text.fonts.first
    let size = (font?.pointSize ?? 17) * text.set.scaleFactor
    let isBold = font.map { $0.weight >= .bold } ?? false
    let isLarge = size >= options["large-size"] || (isBold && size >= options["large-bold-size"])
    let written = options[isLarge ? "large-ratio" : "minimum-ratio"]
    return Requirement(
      ratio: written > 0 ? written : standard.requiredRatio(isLarge: isLarge, isBold: isBold),
      lightnessContrast: standard.requiredLightnessContrast(pointSize: size, isBold: isBold))
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

/// The contrast that was measured last.
///
/// Optimization: most texts of a screen have one colour on one background.
private struct KnownContrast {
  private var paint: Paint?
  private var opacity = 1.0
  private var backdrop: Backdrop?
  private var measuresLightness = false
  private var result: MeasuredContrast?

  mutating func contrast(
    of item: PaintItem, over backdrop: Backdrop, in appearance: ColorAppearance, measuresLightness: Bool
  ) -> MeasuredContrast? {
    if self.backdrop == backdrop, opacity == item.opacity, self.measuresLightness == measuresLightness,
      paint == item.paint
    {
      return result
    }
    result = MeasuredContrast(
      item.paint, opacity: item.opacity, over: backdrop, in: appearance, measuresLightness: measuresLightness)
    (paint, opacity, self.backdrop, self.measuresLightness) = (item.paint, item.opacity, backdrop, measuresLightness)
    return result
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
