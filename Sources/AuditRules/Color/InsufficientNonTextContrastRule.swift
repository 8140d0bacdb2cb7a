package import Auditing
import Colorimetry
package import LayoutTree

/// A symbol that does not stand out enough from what lies behind it.
package struct InsufficientNonTextContrastRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "insufficient-non-text-contrast", title: "Symbol with too little contrast", criteria: [.nonTextContrast],
      severity: .warning, scope: .appearance,
      options: [RuleOption("minimum-ratio", 3, .ratio, "The least contrast of a symbol that carries meaning.")],
      rationale: """
        A symbol that has to be seen to understand or use the screen needs a contrast of 3:1 with everything that can lie \
        behind it, as text does at large sizes. Symbols beside a text of their own Label or control say nothing that the \
        text does not say, and are exempt.
        """)
    metadata.knownLimits = [
      "Edges of controls and parts of charts are not judged.",
      "Symbols of several colours are judged by the first.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.11 Non-text Contrast"]
    metadata.failing = ColorExamples.faintSymbols
    metadata.passing = ColorExamples.strongSymbols
    metadata.undecided = ColorExamples.unclearSymbols
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let required = options["minimum-ratio"]
    return tree.inkSummaries.indices.observations { index in
      let ink = tree.inkSummaries[index]
      guard case .symbol = ink.kind else { return nil }
      if tree.isCutAway(index) { return observation(.inapplicable, "not-seen", of: ink.box) }
      if let exemption = exemption(of: ink.box, in: tree) { return observation(.inapplicable, exemption, of: ink.box) }
      guard let contrast = tree.contrast(of: ink.firstItem, inInk: index, in: variant.appearance).contrast else {
        return nil
      }
      let (outcome, reason) = contrast.outcome(required: required)
      let margin = contrast.margin(required: required)
      if case .passed = outcome {
        return observation(outcome, reason, of: ink.box, contrast.mainFigure(required: required), margin: margin)
      }
      var result = observation(
        outcome, reason, of: ink.box, figures: contrast.figures(required: required), margin: margin)
      if let unknown = contrast.unknownReason { result.reason = unknown.reasonCode }
      result.cause = tree.subject(ink.box)
      result.property = .foreground
      result.marks = [.rectangle(ink.bounds)]
      return result
    }
  }

  /// Why a symbol needs no contrast; `nil` where it does.
  private func exemption(of box: Int, in tree: AuditedTree) -> StaticString? {
    if !tree.boxes[box].isEnabled { return "disabled" }
    if tree.boxes[box].isDecorative || tree.boxes[box].isHidden { return "decorative" }
    let owner = tree.ancestors(of: box).first { tree.boxes[$0].isInteractive || tree.boxes[$0].isLabel }
    if let owner, !tree.textInks(below: owner).isEmpty { return "beside-text" }
    return nil
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let subject = defect.observation.subject.title
    let required = defect.display("required-contrast")
    guard let contrast = defect.fact("contrast") else {
      return RuleMessage(
        what:
          "The contrast of \(subject) is not measured: \(defect.observation.reason.replacing("-", with: " ")); "
          + "\(required) is required.",
        why: "", remedy: "")
    }
    let range = defect.fact("contrast-maximum").map { "lies between \(contrast.display) and \($0.display)" }
    return RuleMessage(
      what: "The contrast of \(subject) \(range ?? "is \(contrast.display)"); \(required) is required.",
      why: "A symbol that is not seen cannot be understood.",
      remedy: "Darken or lighten the symbol or what lies behind it in this appearance.")
  }
}
