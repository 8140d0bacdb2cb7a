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
    let thresholds = Thresholds(options)
    var known = KnownContrasts(appearance: variant.appearance, measuresLightness: thresholds.standard == .apca)
    return tree.inkSummaries.indices.compactMap { index in
      let ink = tree.inkSummaries[index]
      guard ink.kind == .text, let text = tree.textIndex(of: ink.box) else { return nil }
      if !tree.boxes[ink.box].isEnabled { return observation(.inapplicable, "disabled", of: ink.box) }
      if tree.boxes[ink.box].isDecorative { return observation(.inapplicable, "decorative", of: ink.box) }
      if tree.isCutAway(index) { return observation(.inapplicable, "not-seen", of: ink.box) }
      var worst: Observation?
      for item in ink.firstItem...ink.lastItem where tree.painted[item].box == ink.box {
        guard let tag = tree.painted[item].textTag else { continue }
        let required = thresholds.requirement(of: tree.texts[text], tag: tag)
        let (measured, name) = known.contrast(of: item, over: index, in: tree)
        guard let contrast = measured else { continue }
        var judged = judge(contrast, required: required, box: ink.box)
        if judged.outcome != .passed { complete(&judged, contrast, name: name, item: item, ink: ink, in: tree) }
        if worst.map({ judged.isWorse(than: $0) }) ?? true { worst = judged }
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
    if outcome != .passed || contrast.isRange {
      return observation(outcome, reason, of: box, figures: contrast.figures(required: required.ratio), margin: margin)
    }
    return observation(outcome, reason, of: box, contrast.mainFigure(required: required.ratio), margin: margin)
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
    func requirement(of text: AuditedText, tag: Int) -> Requirement {
      var size = text.summary.pointSize
      var isBold = text.summary.isBold
      if tag > 0, tag < text.summary.fontCount {
        let font = text.text.fonts[tag]
        size = font.pointSize
        isBold = font.weight >= .bold
      }
      size *= text.summary.scaleFactor
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

/// The contrasts that were measured last.
///
/// Optimization: most texts of a screen have one of a few colours on one of a few backgrounds.
private struct KnownContrasts {
  private struct Pair {
    var plain: PlainBackdrop
    var paint: Paint
    var opacity: Double
    var contrast: MeasuredContrast?
  }

  let appearance: ColorAppearance
  let measuresLightness: Bool
  private var pairs: [Pair] = []
  private var oldest = 0

  /// Pairs that are remembered.
  private static let limit = 8

  init(appearance: ColorAppearance, measuresLightness: Bool) {
    self.appearance = appearance
    self.measuresLightness = measuresLightness
  }

  /// The contrast of a painted item of an ink, and what the source calls the colour of its backdrop.
  mutating func contrast(of item: Int, over ink: Int, in tree: AuditedTree) -> (MeasuredContrast?, name: String?) {
    let opacity = tree.painted[item].opacity
    guard let plain = tree.plainBackdrop(of: ink, in: appearance) else {
      let backdrop = tree.backdrop(of: ink, in: appearance)
      return (measured(tree.tree.paint[item].paint, opacity, over: backdrop), backdrop.name)
    }
    for known in pairs.indices
    where pairs[known].plain == plain && pairs[known].opacity == opacity
      && pairs[known].paint == tree.tree.paint[item].paint
    {
      return (pairs[known].contrast, plain.name)
    }
    tree.work.backdropsComposed += 1
    let paint = tree.tree.paint[item].paint
    let contrast = measured(paint, opacity, over: plain.backdrop)
    let pair = Pair(plain: plain, paint: paint, opacity: opacity, contrast: contrast)
    if pairs.count < Self.limit {
      pairs.append(pair)
    } else {
      pairs[oldest] = pair
      oldest = (oldest + 1) % Self.limit
    }
    return (contrast, plain.name)
  }

  private func measured(_ paint: Paint, _ opacity: Double, over backdrop: Backdrop) -> MeasuredContrast? {
    MeasuredContrast(
      paint, opacity: opacity, over: backdrop, in: appearance, measuresLightness: measuresLightness)
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
