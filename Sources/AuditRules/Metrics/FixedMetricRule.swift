package import Auditing
import Geometry
package import LayoutTree

/// A frame of fixed height or width that the text in it outgrows.
package struct FixedMetricRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "fixed-metric", title: "Fixed frame around growing text", criteria: [.resizeText], severity: .note,
      options: [RuleOption("tolerance", 1, .points, "How far content may stand out of a fixed frame.")],
      rationale: """
        A frame whose length is a number in the source stays as it is when the text in it grows. Once the text is larger \
        than the frame it stands out over whatever is near, even where nothing clips it yet and no neighbour is hit. It \
        is a note: other rules say whether it does harm.
        """)
    metadata.knownLimits = ["A length that the source scales in other ways than by a ScaledMetric counts as it is."]
    metadata.references = ["Human Interface Guidelines, Typography"]
    metadata.coveredBy = ["clipped-content", "clipped-text", "ink-outside-shape", "overlapping-content"]
    metadata.failing = MetricExamples.fixed
    metadata.passing = MetricExamples.growing
    metadata.undecided = MetricExamples.uncertainFrame
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let tolerance = options["tolerance"]
    return tree.fixedFrameBoxes.observations { index in
      guard case .fixedFrame(let width, let height) = tree.boxes[index].constraint,
        let (visible, ink) = farthestInk(in: index, tree)
      else { return nil }
      let size = tree.boxes[index].frame.size
      let frame = tree.drawnFrame(of: index)
      let vertical = height == nil ? -.infinity : visible.overflow(of: frame, along: .vertical)
      let horizontal = width == nil ? -.infinity : visible.overflow(of: frame, along: .horizontal)
      let beyond = max(vertical, horizontal)
      let fails = beyond - ink.tolerance > tolerance
      var result = observation(
        fails ? .failed : .passed, vertical >= horizontal ? "fixed-height" : "fixed-width", of: index,
        Figure("beyond", beyond, .points, tolerance: ink.tolerance), margin: tolerance - beyond)
      guard fails else { return result }
      result.furtherFacts = [Fact("frame", vertical >= horizontal ? size.height : size.width, .points)]
      result.otherParty = tree.subject(ink.box)
      result.cause = tree.subject(index)
      result.property = vertical >= horizontal ? .frameHeight : .frameWidth
      result.marks = [.rectangle(tree.boxes[index].frame)]
      return result
    }
  }

  /// The text that stands out of a frame the farthest, as far as clips leave it to be seen; texts below other fixed
  /// frames or scroll views are theirs.
  private func farthestInk(in box: Int, _ tree: AuditedTree) -> (visible: Rectangle, ink: InkSummary)? {
    let frame = tree.drawnFrame(of: box)
    var farthest: (visible: Rectangle, ink: InkSummary)?
    for index in tree.textInks(below: box) {
      // The box of turned ink says nothing of the room that it takes in its frame.
      if let turn = tree.inks[index].transform, turn.b != 0 || turn.c != 0 { continue }
      guard let visible = tree.visibleInks[index] else { continue }
      if let known = farthest, visible.overflow(of: frame) <= known.visible.overflow(of: frame) { continue }
      farthest = (visible, tree.inkSummaries[index])
    }
    return farthest
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let side = defect.observation.reason == "fixed-height" ? "height" : "width"
    return RuleMessage(
      what:
        "\(defect.observation.otherParty.name) stands \(defect.display("beyond")) out of a frame with the fixed \(side) of "
        + "\(defect.display("frame")).",
      why: "The text grows and the frame does not.",
      remedy: "Make the \(side) a minimum, or scale it with @ScaledMetric.")
  }
}
