package import Auditing
package import LayoutTree
import Typography

/// Text that stops growing at a text size below the user's.
package struct CappedTextSizeRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "capped-text-size", title: "Text size capped", criteria: [.resizeText], severity: .note,
      rationale: """
        A range of text sizes keeps part of a view from growing. That can be right for a bar with a large content viewer, \
        but it takes larger text from those who need it: it is noted once for the view that carries the range. The sizes \
        above the cap are judged at the cap.
        """)
    metadata.knownLimits = ["Whether the same content can be read elsewhere is not known."]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text"]
    metadata.dependsOnSurroundings = false
    metadata.failing = TextExamples.capped
    metadata.undecided = TextExamples.unknownRange
    metadata.passing = TextExamples.scaling
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    var seen: Set<Int> = []
    return tree.inkSummaries.observations { ink in
      guard case .text = ink.kind else { return nil }
      let box = ink.box
      let size = tree.boxes[box].textSize
      guard size < variant.textSize else { return observation(.passed, "capped", of: box) }
      if tree.showsLargeContentViewer(box) { return observation(.inapplicable, "large-content-viewer", of: box) }
      var root = box
      for ancestor in tree.ancestors(of: box) where tree.boxes[ancestor].textSize == size { root = ancestor }
      guard seen.insert(root).inserted else { return nil }
      let lost = Double(variant.textSize.index - size.index)
      var result = observation(.failed, "capped", of: root, Figure("sizes-above-cap", lost, .none), margin: -lost)
      result.cause = tree.subject(root)
      result.property = .textSizeRange
      result.marks = [.rectangle(tree.boxes[root].frame)]
      return result
    }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let first = defect.first.variant.textSize
    let cap = first.index > 0 ? DynamicTypeSize.allCases[first.index - 1].shortName : first.shortName
    return RuleMessage(
      what: "The text of \(defect.observation.subject.title) does not grow beyond \(cap).",
      why: "People who set larger text get none of it here.",
      remedy: "Drop the range, or let a large content viewer show the text.")
  }
}
