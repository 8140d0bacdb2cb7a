package import Auditing
package import LayoutTree

/// A control or picture that assistive technology cannot name.
package struct MissingLabelRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "missing-label", title: "Nothing to read out", criteria: [.nonTextContent, .nameRoleValue],
      severity: .warning,
      rationale: """
        A control that shows only a symbol or a picture is read out by the name of its file or symbol unless it has a \
        label of its own: "xmark" says nothing of closing. Pictures without a name that reads as words are reported too. \
        A picture inside a Label, or inside a control with a label or a text, has their name.
        """)
    metadata.knownLimits = [
      "Whether a label says the right thing is not judged.",
      "Pictures that stand alone are judged by the name of the asset; symbols that stand alone are left alone.",
    ]
    metadata.references = ["WCAG 2.2, 1.1.1 Non-text Content", "WCAG 2.2, 4.1.2 Name, Role, Value"]
    metadata.dependsOnSurroundings = false
    metadata.failing = SemanticExamples.unnamed
    metadata.undecided = SemanticExamples.perhapsNamed
    metadata.passing = SemanticExamples.named
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let controls = tree.controls.map { judge(control: $0, in: tree) }
    let images = tree.imageBoxes.compactMap { box in tree[box].image.map { judge($0, in: tree[box], tree) } }
    return controls + images
  }

  private func judge(control box: Int, in tree: AuditedTree) -> Observation {
    let subject = tree.subject(box)
    let semantics = tree[box].semantics
    if semantics.isHidden { return observation(.inapplicable, "hidden", of: subject) }
    let hasContent = tree.descendants(of: box).contains { tree.boxes[$0].hasSymbol || tree.boxes[$0].hasImage }
    let isNamed =
      semantics.isNamed || semantics.label != nil
      || tree.descendants(of: box).contains { other in
        tree.boxes[other].hasText || tree[other].semantics.label != nil
          || (other != box && tree[other].semantics.isNamed)
      }
    guard hasContent || isNamed else { return observation(.inapplicable, "no-content", of: subject) }
    return verdict(isNamed: isNamed, "icon-control", of: subject, box: box, in: tree)
  }

  private func judge(_ image: PlacedImage, in box: LayoutBox, _ tree: AuditedTree) -> Observation {
    let subject = tree.subject(box.id)
    let semantics = box.semantics
    if semantics.isHidden || semantics.isDecorative { return observation(.inapplicable, "decorative", of: subject) }
    let isInControl =
      semantics.isInteractive || tree.ancestors(of: box.id).contains { tree.boxes[$0].isInteractive }
    if isInControl { return observation(.inapplicable, "part-of-control", of: subject) }
    let isNamed = semantics.isNamed || semantics.label != nil || image.name.readsAsWords
    var result = verdict(isNamed: isNamed, "picture", of: subject, box: box.id, in: tree)
    if result.outcome == .failed { result.severity = .note }
    return result
  }

  private func verdict(
    isNamed: Bool, _ reason: String, of subject: Subject, box: Int, in tree: AuditedTree
  ) -> Observation {
    var result = observation(isNamed ? .passed : .failed, reason, of: subject)
    guard !isNamed else { return result }
    result.cause = subject
    result.property = .accessibilityLabel
    result.marks = [.rectangle(tree[box].frame)]
    return result
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    RuleMessage(
      what: "\(defect.observation.subject.title) has no label.",
      why: "People who cannot see it hear the name of a file or symbol, or nothing.",
      remedy: "Add accessibilityLabel(_:), or mark a decoration with accessibilityHidden(true) or Image(decorative:).")
  }
}

extension String {
  /// Whether an asset's name would make sense when read out: letters, no digits or joining marks.
  fileprivate var readsAsWords: Bool {
    guard !isEmpty, !contains(where: { $0.isNumber || $0 == "_" || $0 == "." || $0 == "/" }) else { return false }
    return contains(where: \.isLetter)
  }
}
