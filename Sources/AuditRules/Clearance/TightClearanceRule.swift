package import Auditing
package import LayoutTree
import PathGeometry

/// Ink that comes close to the curved edge of the shape around it.
package struct TightClearanceRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "tight-clearance", title: "Ink close to the edge of its shape", criteria: [.resizeText], severity: .warning,
      options: [
        RuleOption("minimum-clearance", 4, .points, "The least distance between ink and the edge of its shape."),
        RuleOption(
          "relative-clearance", 0.25, .none,
          "The least distance as a share of the text's size, where that is less: small text may stand closer."),
        RuleOption(
          "corner-share", 0.75, .none,
          "The curve must leave at most this share of the distance that the straight sides leave."),
      ],
      rationale: """
        A round shape is chosen for a text of one size. When the text grows or wraps, the round ends grow with it and \
        their curve moves towards the ink, although the padding has not changed. What counts is the silhouette: capsules, \
        circles, ellipses, rounded rectangles and free paths, painted behind or around the view or clipping it. Plain \
        rectangles, and the straight sides of any shape, keep the distance that the padding gives; they are left alone.
        """)
    metadata.knownLimits = [
      "Symbols are measured by their convex outline, known in 16 directions; hollows are not seen.",
      "A shape no larger than a symbol's own frame counts as its backing, not as a shape around it.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text", "Human Interface Guidelines, Layout"]
    metadata.coveredBy = ["clipped-content", "clipped-text", "ink-outside-shape"]
    metadata.failing = ClearanceExamples.tight
    metadata.passing = ClearanceExamples.roomy
    metadata.undecided = ClearanceExamples.perhapsTight
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    guard tree.hasHoldingOutlines else { return [] }
    let (minimum, share) = (options["minimum-clearance"], options["relative-clearance"])
    let cornerShare = options["corner-share"]
    let clearances = ClearanceFinding.clearances(in: tree)
    return tree.inks.indices.observations { index in
      guard let bound = tree.heldInkBound(index, rectangles: false) else { return nil }
      let ink = tree.inks[index]
      if bound >= minimum {
        return observation(.passed, "close-to-edge", of: ink.box, margin: bound - minimum).deferring(clearances)
      }
      guard let held = tree.heldInk(index, rectangles: false) else { return nil }
      let finding = ClearanceFinding(held: held, ink: ink)
      let required = finding.required(minimum: minimum, share: share)
      let clearance = held.clearance.distance
      // What the straight sides leave is the designer's padding: only what the curve takes away counts.
      let isCurve = clearance <= cornerShare * held.boxClearance
      guard clearance < required, isCurve else {
        return observation(.passed, "close-to-edge", of: ink.box, finding.clearance, margin: clearance - required)
      }
      return finding.complete(
        observation(
          .failed, "close-to-edge", of: ink.box, figures: finding.figures(required: required),
          margin: clearance - required),
        in: tree)
    }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    let isInside = (defect.fact("clearance")?.value ?? 0) > 0
    let distance = isInside ? "is \(defect.display("clearance")) from" : "leaves no room to"
    return RuleMessage(
      what:
        "\(observation.subject.title) \(distance) the edge of \(observation.otherParty.name); at least "
        + "\(defect.display("required-clearance")) are wanted.",
      why: "The round edge closes in on the ink as the text grows, and the shape no longer seems to hold it.",
      remedy: defect.clearanceRemedy)
  }
}
