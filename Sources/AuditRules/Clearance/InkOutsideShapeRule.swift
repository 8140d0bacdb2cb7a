package import Auditing
package import LayoutTree
import PathGeometry

/// Ink that touches or crosses the edge of the shape around it.
package struct InkOutsideShapeRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "ink-outside-shape", title: "Ink across the edge of its shape", criteria: [.resizeText], severity: .error,
      options: [
        RuleOption("rectangle-tolerance", 1, .points, "How far ink may stand out of a plain rectangle behind it."),
        RuleOption("tight-clearance", 4, .points, "Below this a nominal figure decides, whatever its tolerance."),
      ],
      rationale: """
        Text or a symbol that touches or crosses the edge of its capsule, circle or card looks broken, and what lies \
        outside stands on another background. The outlines decide, not the boxes: with round shapes the boxes fit long \
        after the ink has left the curve. Beside curved shapes, a plain rectangle counts when ink stands out of it by \
        more than a point, as when text outgrows a background of fixed height.
        """)
    metadata.knownLimits = [
      "Symbols are measured by their convex outline, known in 16 directions; hollows are not seen.",
      "Decorations that do not span the view they belong to, such as underlines and stripes, hold nothing.",
      "Where the shape clips, the ink is cut and clipped-text reports it.",
      "A shape that an opaque layer hides behind all of the ink, as the card under a badge, does not hold it.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text"]
    metadata.coveredBy = ["clipped-content", "clipped-text"]
    metadata.failing = ClearanceExamples.outside
    metadata.passing = ClearanceExamples.roomy
    metadata.undecided = ClearanceExamples.unmeasured
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    guard tree.hasHoldingOutlines else { return [] }
    let limits = (rectangle: options["rectangle-tolerance"], tight: options["tight-clearance"])
    let clearances = ClearanceFinding.clearances(in: tree)
    return tree.inks.indices.observations { index in
      if let margin = sureClearance(index, in: tree, rectangle: limits.rectangle) {
        return observation(.passed, "across-edge", of: tree.inks[index].box, margin: margin).deferring(clearances)
      }
      let isInClip = tree.isTightestInClip(index) ?? false
      let curved = (isInClip || tree.isCut(index) ? nil : tree.heldInk(index, rectangles: false)).flatMap {
        held -> Observation? in
        if case .clip = held.holder.origin { return nil }
        return judge(held, of: tree.inks[index], limit: 0, tight: limits.tight, in: tree)
      }
      let straight = tree.heldInk(index, rectangles: true).map {
        judge($0, of: tree.inks[index], limit: -limits.rectangle, tight: limits.tight, in: tree)
      }
      // A plain rectangle says something only where ink leaves it: flush text is at home there.
      guard let straight, straight.outcome != .passed else { return curved ?? straight }
      guard let curved, (curved.margin ?? 0) < (straight.margin ?? 0) else { return straight }
      return curved
    }
  }

  /// The clearance of ink that is inside by the boxes of its lines, in every shape that holds it and does not clip it.
  private func sureClearance(_ index: Int, in tree: AuditedTree, rectangle: Double) -> Double? {
    guard let least = tree.heldInkBound(index, rectangles: false), least > 0,
      tree.heldInkBound(index, rectangles: true) ?? .infinity > -rectangle
    else { return nil }
    return tree.isTightestInClip(index) == false ? least : nil
  }

  private func judge(
    _ held: HeldInk, of ink: Ink, limit: Double, tight: Double, in tree: AuditedTree
  ) -> Observation {
    let clearance = held.clearance.distance
    var outcome = Outcome.passed
    if clearance <= limit {
      // Surely too close; that it touches may be worded by the nominal figure.
      outcome = clearance + held.tolerance < tight ? .failed : .cantTell
    }
    let finding = ClearanceFinding(held: held, ink: ink)
    if outcome == .passed {
      return observation(outcome, "across-edge", of: ink.box, finding.clearance, margin: clearance - limit)
    }
    return finding.complete(
      observation(
        outcome, "across-edge", of: ink.box, figures: finding.figures(required: max(limit, 0)),
        margin: clearance - limit),
      in: tree)
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    let amount = defect.fact("clearance")?.magnitude.display ?? "–"
    let touches = defect.fact("clearance").map { $0.value > -$0.tolerance } ?? false
    let verb = touches ? "touches" : "crosses the edge of"
    return RuleMessage(
      what: "\(observation.subject.title) \(verb) \(observation.otherParty.name), by \(amount).",
      why: "What leaves its shape looks broken and stands on another background.",
      remedy: defect.clearanceRemedy)
  }
}
