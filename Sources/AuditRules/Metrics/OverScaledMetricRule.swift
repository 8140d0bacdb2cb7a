package import Auditing
import Geometry
package import LayoutTree
import Typography

/// A target that grows with the text although it was large enough.
package struct OverScaledMetricRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "over-scaled-metric", title: "Frame that grows too far", criteria: [.reflow], severity: .note,
      options: [
        RuleOption("largest-target", 88, .points, "Targets up to this size are left alone."),
        RuleOption("content-share", 0.5, .none, "The share of the frame that its content has to fill."),
      ],
      rationale: """
        A tap target needs 44 points at every text size. When the number is scaled with the text it reaches three times \
        that at the largest size, around content that stayed small, and takes the room that the text needs.
        """)
    metadata.knownLimits = ["With a single text size in the matrix growth cannot be seen, and nothing is reported."]
    metadata.references = ["Human Interface Guidelines, Buttons"]
    metadata.failing = MetricExamples.overScaled
    metadata.undecided = MetricExamples.perhapsOverScaled
    metadata.passing = MetricExamples.targets
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let (largest, contentShare) = (options["largest-target"], options["content-share"])
    return tree.fixedFrameBoxes.observations { index in
      guard case .fixedFrame(let width?, let height?) = tree.boxes[index].constraint, isInteractive(index, in: tree)
      else { return nil }
      let inks = tree.inks(below: index)
      guard let first = inks.first else { return nil }
      let ink = inks.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
      let side = min(width, height)
      let share = max(ink.width / width, ink.height / height)
      let fails = side > largest && share < contentShare
      var result = observation(
        fails ? .failed : .passed, "over-scaled", of: index,
        figures: [
          Figure("side", side, .points), Figure("largest-target", largest, .points),
          Figure("content", max(ink.width, ink.height), .points),
        ], margin: largest - side)
      guard fails else { return result }
      result.cause = tree.subject(index)
      result.property = .frameWidth
      result.marks = [.rectangle(tree.boxes[index].frame)]
      return result
    }
  }

  /// Only a frame that differs from size to size is scaled.
  package func settle(_ sightings: [Sighting], options: RuleOptions) -> [Sighting] {
    let sides = Set(sightings.compactMap { $0.observation.facts.first?.value })
    guard sides.count <= 1 else { return sightings }
    return sightings.map { sighting in
      var sighting = sighting
      sighting.observation.outcome = .passed
      return sighting
    }
  }

  private func isInteractive(_ box: Int, in tree: AuditedTree) -> Bool {
    tree.boxes[box].isInteractive || tree.control(around: box) != nil
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what: "A frame around \(defect.display("content")) of content grows to \(defect.display("side")).",
      why: "A target needs 44 pt at every text size; more takes room from the text.",
      remedy: "Fix the target's size, or scale it only up to a limit.")
  }
}
