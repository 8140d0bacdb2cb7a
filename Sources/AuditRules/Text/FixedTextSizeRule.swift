package import Auditing
package import LayoutTree
import Typography

/// Text that keeps its size when the user asks for larger text.
package struct FixedTextSizeRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "fixed-text-size", title: "Text that does not follow the text size", criteria: [.resizeText],
      severity: .warning,
      rationale: """
        Text in a font of fixed size stays small for people who set larger text. What counts is the size at which the \
        text is drawn at every setting: a fixed size that the source scales with a ScaledMetric passes.
        """)
    metadata.knownLimits = [
      "With a single text size in the matrix, a font of fixed size cannot be told from one that the source scales.",
      "Symbols and pictures without text are not judged.",
      "Texts of the system's bars, and of the choices in its pickers, are the system's matter.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text", "Human Interface Guidelines, Typography"]
    metadata.dependsOnSurroundings = false
    metadata.folding = .bySource
    metadata.failing = TextExamples.fixedSize
    metadata.passing = TextExamples.scaling
    metadata.undecided = TextExamples.unknownText
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    tree.texts.indices.observations { position in
      let box = tree.texts[position].box
      let text = tree.texts[position].summary
      guard text.fontCount > 0, !text.isBlank else { return nil }
      if tree.boxes[box].isHidden { return observation(.inapplicable, "hidden", of: box) }
      if tree.showsLargeContentViewer(box) { return observation(.inapplicable, "large-content-viewer", of: box) }
      if isOfSystemControl(box, in: tree) { return observation(.inapplicable, "system-control", of: box) }
      guard let size = text.smallestFixedSize else {
        return observation(.passed, "fixed-size", of: box, Figure("font-size", text.pointSize, .points), margin: 0)
      }
      var result = observation(.failed, "fixed-size", of: box, Figure("font-size", size, .points), margin: -1)
      let subject = tree.subject(box)
      result.cause = subject.named("font", at: tree.texts[position].text.fontRange ?? subject.range)
      result.property = .font
      result.marks = [.rectangle(tree.boxes[box].frame)]
      return result
    }
  }

  /// Whether the system sets the text: in its bars, and in the choices of its controls.
  private func isOfSystemControl(_ box: Int, in tree: AuditedTree) -> Bool {
    if let control = tree.control(around: box), Self.choosers.contains(tree[control].kind) { return true }
    return tree.isInSystemBar(box)
  }

  private static let choosers: Set<String> = ["ColorPicker", "DatePicker", "Picker", "Stepper"]

  /// A fixed font whose size differs from one text size to another is scaled by the source.
  package func settle(_ sightings: [Sighting], options: RuleOptions) -> [Sighting] {
    let fontSizes = sightings.lazy.filter(\.outcome.isDefect).map { $0.observation.mainFact?.value }
    let isScaled = fontSizes.first.map { first in fontSizes.contains { $0 != first } } ?? false
    let isOnlySize = sightings.allSatisfy { $0.variant.textSize == sightings[0].variant.textSize }
    guard isScaled || isOnlySize else { return sightings }
    return sightings.map { sighting in
      guard sighting.outcome.isDefect else { return sighting }
      var sighting = sighting
      if isScaled { sighting.observation.outcome = .passed }
      if isOnlySize {
        sighting.observation.outcome = .cantTell
        sighting.observation.reason = "one-text-size"
      }
      return sighting
    }
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what: "\(defect.observation.subject.title) is set at \(defect.display("font-size")) whatever the text size.",
      why: "People who set larger text get none of it here.",
      remedy: "Use a text style such as .body, or scale the size with @ScaledMetric.")
  }
}
