package import Auditing
import Geometry
package import LayoutTree
import Typography

/// A word that is wider than its column and so is broken over two lines.
package struct BrokenWordRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "broken-word", title: "Word broken over two lines", criteria: [.resizeText], severity: .warning,
      rationale: """
        A word that is wider than its column breaks in the middle, and is hard to read where no hyphen marks the place. \
        It is an error without a hyphen, a warning with one at the ordinary text sizes, and a note with one at the \
        accessibility sizes, where the system hyphenates on purpose.
        """)
    metadata.knownLimits = ["Web addresses and other strings without spaces may break anywhere and are not words."]
    metadata.references = ["WCAG 2.2, 1.4.12 Text Spacing"]
    metadata.failing = TextExamples.broken
    metadata.passing = TextExamples.unbroken
    metadata.undecided = TextExamples.snugWord
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    tree.texts.indices.observations { position in
      let box = tree.texts[position].box
      let text = tree.texts[position].summary
      guard !text.isEmpty, let offered = tree.boxes[box].proposal.width, offered.isFinite else { return nil }
      let width = offered + tree.unusedColumnWidth(above: box)
      let tolerance = text.relativeTolerance * text.widestWordWidth
      let missing = text.widestWordWidth - width
      let figure = Figure("missing-width", missing, .points, tolerance: tolerance)
      let reason: StaticString = text.wordBreak == .unmarked ? "without-hyphen" : "hyphenated"
      if text.hasAddress { return observation(.inapplicable, reason, of: box, figure, margin: -missing) }
      guard let worst = text.wordBreak else {
        return observation(.passed, reason, of: box, figure, margin: -missing)
      }
      var result = observation(
        missing <= tolerance ? .cantTell : .failed, reason, of: box,
        figures: [
          figure, Figure("word-width", text.widestWordWidth, .points, tolerance: tolerance),
          Figure("available-width", width, .points),
        ], margin: -missing)
      let isLarge = tree.boxes[box].textSize.isAccessibilitySize
      result.severity = worst == .unmarked ? .error : isLarge ? .note : .warning
      result.cause = tree.nearestFrame(around: box, along: .horizontal).map { tree.subject($0.box) }
      result.property = result.cause == nil ? .arrangement : .frameWidth
      result.marks = tree.texts[position].text.set.lines.filter { $0.wordBreak != nil }
        .map { .rectangle($0.frame.offset(by: tree.boxes[box].frame.origin)) }
      return result
    }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what:
        "A word of \(defect.observation.subject.title) is broken: it is \(defect.display("word-width")) wide, its column "
        + "\(defect.display("available-width")).",
      why: "Broken words are read slowly, and wrongly where nothing marks the break.",
      remedy: "Give the text the full width at large sizes, for example by stacking the row (ViewThatFits).")
  }
}
