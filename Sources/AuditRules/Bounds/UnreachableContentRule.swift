package import Auditing
import Geometry
package import LayoutTree

/// Controls that lie beyond the screen, where nothing scrolls.
package struct UnreachableContentRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "unreachable-content", title: "Control out of reach", criteria: [.resizeText, .reflow], severity: .error,
      options: [RuleOption("reachable-share", 0.5, .none, "The share of a control that has to lie on the screen.")],
      rationale: """
        A button that large text pushes off the screen cannot be pressed, and with it goes what the screen is for: \
        confirming, closing, going on. A control counts as out of reach when most of it lies beyond the screen along an \
        axis that nothing scrolls.
        """)
    metadata.knownLimits = [
      "Controls that an offset keeps wholly off the screen are taken to be moved in later, and left alone."
    ]
    metadata.folding = .byCause
    metadata.references = ["WCAG 2.2, 1.4.10 Reflow"]
    metadata.failing = BoundsExamples.unreachable
    metadata.passing = BoundsExamples.reachable
    metadata.undecided = BoundsExamples.uncertainlyReachable
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let lostShare = 1 - options["reachable-share"]
    return tree.controls.map { box in
      let drawn = tree.drawnFrame(of: box)
      // What a clip hides is beyond the clip, and another rule's finding.
      guard let bounds = tree.visibleBounds(of: drawn, clips: fixedClips(of: box, in: tree)) else {
        return observation(.inapplicable, "hidden", of: box)
      }
      var worst = (beyond: -Double.infinity, share: 0.0, axis: Axis.vertical)
      for axis in Axis.allCases where !tree.isScrollable(box, along: axis) {
        let beyond = bounds.overflow(of: tree.tree.container, along: axis)
        let length = axis == .horizontal ? bounds.width : bounds.height
        if beyond > worst.beyond { worst = (beyond, length > 0 ? beyond / length : 0, axis) }
      }
      guard worst.beyond > -.infinity else { return observation(.passed, "out-of-reach", of: box) }
      let fails = worst.share > lostShare
      var result = observation(
        fails ? .failed : .passed, "out-of-reach", of: box, Figure("beyond", worst.beyond, .points),
        margin: -worst.beyond)
      if fails {
        result.cause = tree.outermost(leavingWith: box, along: worst.axis).map { tree.subject($0) }
        result.property = .arrangement
        result.marks = [.rectangle(bounds)]
      }
      return result
    }
  }

  private func fixedClips(of box: Int, in tree: AuditedTree) -> [Int] {
    (tree.clips(of: box) ?? []).filter { tree.tree.clips[$0].scrollableAxes.isEmpty }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what:
        "\(defect.observation.subject.title) lies \(defect.display("beyond")) beyond the screen, and nothing scrolls.",
      why: "It cannot be used at this text size.", remedy: "Put the content into a ScrollView.")
  }
}
