package import Auditing
package import Diagnostics
import Geometry
import LayoutTree
package import Typography

/// Findings with one cause, and the trees that show them.
package struct FixTarget {
  /// The worst first.
  package let findings: [Finding]
  /// The variants of the layout that shows the first.
  package let renderings: [AuditedLayout.Rendering]
  /// The tree in which the first finding is at its worst.
  package let tree: AuditedTree
  /// The subject of the first finding, and what causes it, in that tree.
  package let subjectBox: Int?
  package let causeBox: Int?

  let pixels: (any ImagePixelSource)?

  /// - Parameter pixels: gives the colours of the project's pictures.
  package init?(_ findings: [Finding], in layout: AuditedLayout, pixels: (any ImagePixelSource)? = nil) {
    guard let finding = findings.first, finding.occurrences.indices.contains(finding.worst) else { return nil }
    let worst = finding.occurrences[finding.worst].variant
    guard let rendering = layout.renderings.first(where: { $0.variant == worst }) else { return nil }
    self.findings = findings
    renderings = layout.renderings
    self.pixels = pixels
    tree = AuditedTree(rendering.tree, pixels: pixels)
    var boxes: [String: Int] = [:]
    for box in rendering.tree.boxes.indices { boxes[tree.subject(box).path] = box }
    subjectBox = boxes[finding.subject.path]
    causeBox = finding.cause.flatMap { boxes[$0.path] }
  }

  package var finding: Finding { findings[0] }
  package var property: AdjustableProperty? { finding.property }
  package var causeRange: SourceRange? { finding.cause?.range }
  package var rules: Set<String> { Set(findings.map(\.ruleID)) }

  /// The largest text size at which the first finding does not show below the first at which it does.
  package var firstFailingSize: DynamicTypeSize { finding.first.variant.textSize }

  /// The text style that most texts below a box follow; `nil` where none follows one.
  package func textStyle(below box: Int?) -> TextStyle? {
    let texts = tree.tree.boxes.filter { candidate in
      guard candidate.text != nil else { return false }
      return box.map { tree.isWithin(candidate.id, $0) } ?? false
    }
    var counts: [TextStyle: Int] = [:]
    for style in texts.compactMap({ $0.text?.fonts.first?.scalesRelativeTo }) { counts[style, default: 0] += 1 }
    return counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
  }

  /// The first fact of that name in the worst occurrence.
  package func fact(_ name: String) -> Double? {
    finding.occurrences[finding.worst].facts.first { $0.name == name }?.value
  }
}
