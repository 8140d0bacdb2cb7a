package import Auditing
package import Diagnostics
import Geometry
import LayoutTree
package import Typography

/// Findings with one cause, and the trees that show them.
package struct FixTarget {
  /// A finding in the layout that shows it.
  package struct Sighting {
    /// Tells layouts apart.
    package var layout: Int
    package var finding: Finding
    package var renderings: [AuditedLayout.Rendering]
    /// Gives the colours of the project's pictures.
    package var pixels: (any ImagePixelSource)?

    package init(
      layout: Int, finding: Finding, renderings: [AuditedLayout.Rendering], pixels: (any ImagePixelSource)? = nil
    ) {
      self.layout = layout
      self.finding = finding
      self.renderings = renderings
      self.pixels = pixels
    }
  }

  /// The worst first.
  package let sightings: [Sighting]
  /// Whether other views with findings of their own have the same place in the source, and no edit of it serves all.
  package let isPart: Bool
  /// The variants of the layout that shows the first.
  package let renderings: [AuditedLayout.Rendering]
  /// The tree in which the first finding is at its worst.
  package let tree: AuditedTree
  /// The subject of the first finding, and what causes it, in that tree.
  package let subjectBox: Int?
  package let causeBox: Int?

  /// `nil` without findings, and where the first is in no variant that was laid out.
  package init?(_ sightings: [Sighting], isPart: Bool = false) {
    guard let first = sightings.first, first.finding.occurrences.indices.contains(first.finding.worst) else {
      return nil
    }
    let finding = first.finding
    let worst = finding.occurrences[finding.worst].variant
    guard let rendering = first.renderings.first(where: { $0.variant == worst }) else { return nil }
    self.sightings = sightings
    self.isPart = isPart
    renderings = first.renderings
    tree = AuditedTree(rendering.tree, pixels: first.pixels)
    var boxes: [String: Int] = [:]
    for box in rendering.tree.boxes.indices { boxes[tree.subject(box).path] = box }
    subjectBox = boxes[finding.subject.path]
    causeBox = finding.cause.flatMap { boxes[$0.path] }
  }

  package var findings: [Finding] { sightings.map(\.finding) }
  package var finding: Finding { sightings[0].finding }
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
