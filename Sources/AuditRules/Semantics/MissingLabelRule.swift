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
    metadata.isAboutControls = true
    metadata.references = ["WCAG 2.2, 1.1.1 Non-text Content", "WCAG 2.2, 4.1.2 Name, Role, Value"]
    metadata.dependsOnSurroundings = false
    metadata.failing = SemanticExamples.unnamed
    metadata.undecided = SemanticExamples.perhapsNamed
    metadata.passing = SemanticExamples.named
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    var seen = tree.controls.map { judge(control: $0, in: tree) }
    for box in tree.imageBoxes { seen.append(judge(image: box, in: tree)) }
    return seen
  }

  private func judge(control box: Int, in tree: AuditedTree) -> Observation {
    if tree.boxes[box].isHidden { return observation(.inapplicable, "hidden", of: box) }
    let hasContent = tree.descendants(of: box).contains { tree.boxes[$0].hasSymbol || tree.boxes[$0].hasImage }
    let isNamed =
      tree.boxes[box].isNamed
      || tree.descendants(of: box).contains { tree.boxes[$0].isNamed || tree.boxes[$0].hasText }
    guard hasContent || isNamed else { return observation(.inapplicable, "no-content", of: box) }
    return verdict(isNamed: isNamed, "icon-control", of: box, in: tree)
  }

  private func judge(image box: Int, in tree: AuditedTree) -> Observation {
    if tree.boxes[box].isHidden || tree.boxes[box].isDecorative {
      return observation(.inapplicable, "decorative", of: box)
    }
    if tree.boxes[box].isInteractive || tree.control(around: box) != nil {
      return observation(.inapplicable, "part-of-control", of: box)
    }
    let isNamed = tree.boxes[box].isNamed || tree.tree.image(of: box)?.name.readsAsWords ?? false
    var result = verdict(isNamed: isNamed, "picture", of: box, in: tree)
    if result.outcome == .failed { result.severity = .note }
    return result
  }

  private func verdict(isNamed: Bool, _ reason: StaticString, of box: Int, in tree: AuditedTree) -> Observation {
    var result = observation(isNamed ? .passed : .failed, reason, of: box)
    guard !isNamed else { return result }
    result.cause = tree.control(box)
    result.property = .accessibilityLabel
    result.marks = [.rectangle(tree.boxes[box].frame)]
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
  ///
  /// Optimization: names of ASCII, which nearly all are, are looked through byte by byte.
  fileprivate var readsAsWords: Bool {
    var hasLetter = false
    var hasOther = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): hasLetter = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"):
        hasOther = true
      case 0..<0x80: break
      default: return readsAsWordsOfAnyScript
      }
    }
    return hasLetter && !hasOther
  }

  private var readsAsWordsOfAnyScript: Bool {
    guard !isEmpty, !contains(where: { $0.isNumber || $0 == "_" || $0 == "." || $0 == "/" }) else { return false }
    return contains(where: \.isLetter)
  }
}
