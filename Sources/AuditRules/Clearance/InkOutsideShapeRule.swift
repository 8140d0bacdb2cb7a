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
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text"]
    metadata.coveredBy = ["clipped-content", "clipped-text"]
    metadata.failing = ClearanceExamples.outside
    metadata.passing = ClearanceExamples.roomy
    metadata.undecided = ClearanceExamples.unmeasured
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    tree.inks.indices.compactMap { index in
      if let passed = surelyInside(index, in: tree, options: options) { return passed }
      let curved = tree.heldInk(index, rectangles: false).flatMap { held -> Observation? in
        if case .clip = held.holder.origin { return nil }
        return judge(held, of: tree.inks[index], limit: 0, in: tree, options: options)
      }
      let straight = tree.heldInk(index, rectangles: true).map {
        judge($0, of: tree.inks[index], limit: -options["rectangle-tolerance"], in: tree, options: options)
      }
      // A plain rectangle says something only where ink leaves it: flush text is at home there.
      guard let straight, straight.outcome != .passed else { return curved ?? straight }
      guard let curved, (curved.margin ?? 0) < (straight.margin ?? 0) else { return straight }
      return curved
    }
  }

  /// The verdict on ink that is inside by the boxes of its lines, in every shape that holds it and does not clip it.
  private func surelyInside(_ index: Int, in tree: AuditedTree, options: RuleOptions) -> Observation? {
    let bounds = (tree.heldInkBound(index, rectangles: false), tree.heldInkBound(index, rectangles: true))
    guard let least = bounds.0, least > 0, bounds.1 ?? .infinity > -options["rectangle-tolerance"] else { return nil }
    if tree.holders(of: index).contains(where: \.isClip) { return nil }
    return observation(.passed, "across-edge", of: tree.subject(tree.inks[index].box), margin: least)
      .deferring(ClearanceFinding.clearance(of: index, in: tree))
  }

  private func judge(
    _ held: HeldInk, of ink: Ink, limit: Double, in tree: AuditedTree, options: RuleOptions
  ) -> Observation {
    let clearance = held.clearance.distance
    var outcome = Outcome.passed
    if clearance <= limit {
      // Surely too close; that it touches may be worded by the nominal figure.
      outcome = clearance + held.tolerance < options["tight-clearance"] ? .failed : .cantTell
    }
    let finding = ClearanceFinding(held: held, ink: ink)
    var result = observation(
      outcome, "across-edge", of: tree.subject(ink.box), fact: finding.clearance, margin: clearance - limit)
    if outcome == .passed { return result }
    result.facts = finding.facts(required: max(limit, 0))
    return finding.complete(result, in: tree)
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    let amount = defect.fact("clearance")?.magnitude.display ?? "–"
    let touches = defect.fact("clearance").map { $0.value > -$0.tolerance } ?? false
    let verb = touches ? "touches" : "crosses the edge of"
    return RuleMessage(
      what: "\(observation.subject.title) \(verb) \(observation.otherParty.name), by \(amount).",
      why: "What leaves its shape looks broken and stands on another background.",
      remedy: "Let the padding grow with the text (@ScaledMetric), or take a shape with smaller corners.")
  }
}
