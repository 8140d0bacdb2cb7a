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
    tree.texts.indices.compactMap { position in
      let index = tree.texts[position].box
      guard !tree.texts[position].text.string.isEmpty, let offered = tree[index].proposal.width, offered.isFinite
      else { return nil }
      let width = offered + tree.unusedColumnWidth(above: index)
      let wordWidth = tree.texts[position].text.set.demand.widestWordWidth
      let tolerance = tree.texts[position].text.set.relativeTolerance * wordWidth
      let missing = wordWidth - width
      let mainFact = Fact("missing-width", missing, .points, tolerance: tolerance)
      let isAddress = tree.texts[position].text.set.demand.widestWord.isAddress
      let worst = worstBreak(in: tree.texts[position].text.set.lines)
      if worst == nil || isAddress {
        return observation(
          isAddress ? .inapplicable : .passed, worst == .unmarked ? "without-hyphen" : "hyphenated",
          of: tree.subject(index), fact: mainFact, margin: -missing)
      }
      var outcome = Outcome.passed
      var severity = metadata.severity
      if let worst {
        outcome = missing <= tolerance ? .cantTell : .failed
        let isLarge = tree[index].semantics.textSize.isAccessibilitySize
        severity = worst == .unmarked ? .error : isLarge ? .note : .warning
      }
      var result = observation(
        outcome, worst == .unmarked ? "without-hyphen" : "hyphenated", of: tree.subject(index),
        facts: [
          mainFact, Fact("word-width", wordWidth, .points, tolerance: tolerance),
          Fact("available-width", width, .points),
        ], margin: -missing)
      guard outcome != .passed else { return result }
      result.severity = severity
      result.cause = tree.nearestFrame(around: index, along: .horizontal).map { tree.subject($0.box) }
      result.property = result.cause == nil ? .arrangement : .frameWidth
      result.marks = tree.texts[position].text.set.lines.filter { $0.wordBreak != nil }
        .map { .rectangle($0.frame.offset(by: tree[index].frame.origin)) }
      return result
    }
  }

  private func worstBreak(in lines: [SetLine]) -> WordBreak? {
    var worst: WordBreak?
    for index in lines.indices {
      if lines[index].wordBreak == .unmarked { return .unmarked }
      worst = worst ?? lines[index].wordBreak
    }
    return worst
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

extension String {
  /// Whether this is an address or a path, which breaks at its slashes and dots.
  fileprivate var isAddress: Bool { utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "@") } }
}
