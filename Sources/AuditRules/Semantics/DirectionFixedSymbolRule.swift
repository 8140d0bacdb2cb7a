package import Auditing
import Geometry
package import LayoutTree

/// A symbol that points left or right and keeps doing so where the layout is mirrored.
package struct DirectionFixedSymbolRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "direction-fixed-symbol", title: "Symbol that points the wrong way", severity: .warning,
      rationale: """
        In a right-to-left layout "forward" lies to the left. Symbols named "left" and "right" keep their direction and \
        then point back; their namesakes "backward" and "forward" turn round with the layout. It shows only in variants \
        that read from right to left.
        """)
    metadata.knownLimits = [
      "A symbol that means a place and not a direction of reading, such as the left hand, is reported as well.",
      "Pictures are not judged.",
    ]
    metadata.references = ["Human Interface Guidelines, Right to left"]
    metadata.dependsOnSurroundings = false
    metadata.failing = SemanticExamples.directionFixed
    metadata.undecided = SemanticExamples.perhapsMirrored
    metadata.passing = SemanticExamples.directionFree
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    tree.inkSummaries.observations { ink in
      let box = ink.box
      guard case .symbol = ink.kind, tree[box].semantics.layoutDirection == .rightToLeft,
        let symbol = tree[box].symbol, let name = Self.mirroredName(of: symbol.name)
      else { return nil }
      let isFixed = tree[box].semantics.isDirectionFixed
      var result = observation(isFixed ? .failed : .passed, "points-left-or-right", of: box)
      guard isFixed else { return result }
      let subject = tree.subject(box)
      result.cause = subject.named(name, at: subject.range)
      result.property = .symbolName
      result.marks = [.rectangle(ink.bounds)]
      return result
    }
  }

  /// Families of symbols that point along a line of text.
  private static let pointing: Set<String> = [
    "chevron", "arrow", "arrowshape", "arrowtriangle", "arrowkeys", "pointer",
  ]

  /// The name of the symbol that follows the layout; `nil` where the symbol does not point one way.
  ///
  /// - Source: SF Symbols, directional variants: "left" and "right" beside "backward" and "forward".
  static func mirroredName(of name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard let family = parts.first, pointing.contains(family) else { return nil }
    let sides = parts.filter { $0 == "left" || $0 == "right" }
    guard sides.count == 1 else { return nil }
    return parts.map { $0 == "left" ? "backward" : $0 == "right" ? "forward" : $0 }.joined(separator: ".")
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let subject = defect.observation.subject.title
    return RuleMessage(
      what: "\(subject) keeps its direction where the layout reads from right to left.",
      why: "It points back where it means forward, or the other way round.",
      remedy: "Use “\(defect.observation.cause?.title ?? "")”, or flipsForRightToLeftLayoutDirection(true).")
  }
}
