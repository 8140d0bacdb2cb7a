package import Auditing
import Geometry
package import LayoutTree
import PathGeometry

/// Content that reaches beyond the screen or canvas, and that no scrolling brings back.
package struct ContentBeyondContainerRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "content-beyond-container", title: "Content beyond the screen", criteria: [.resizeText, .reflow],
      severity: .error,
      options: [RuleOption("tolerance", 0.5, .points, "How far content may reach beyond the container.")],
      rationale: """
        What lies beyond the screen, or beyond the canvas of a widget, is not there for the user unless it can be \
        scrolled into view. Text, symbols and controls count; pictures and decorations may bleed off the edge. All that \
        leaves the screen with one view is one finding about that view.
        """)
    metadata.knownLimits = [
      "Content that an offset keeps wholly off the screen is taken to be moved in later, and left alone."
    ]
    metadata.references = ["WCAG 2.2, 1.4.10 Reflow"]
    metadata.failing = BoundsExamples.beyond
    metadata.passing = BoundsExamples.within
    metadata.undecided = BoundsExamples.uncertainlyBeyond
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let tolerance = options["tolerance"]
    var worst: [(group: Int, amount: Double, ink: Int, axis: Axis)] = []
    // Position in `worst` by box, or -1; empty as long as there is one group, which is the common case.
    var positions: [Int] = []
    for index in tree.inkSummaries.indices {
      guard let beyond = beyond(index, in: tree) else { continue }
      let box = tree.inkSummaries[index].box
      let group =
        beyond.amount > tolerance ? tree.outermost(leavingWith: box, along: beyond.axis) ?? box : tree.root(of: box)
      if positions.isEmpty, let first = worst.first, first.group != group {
        positions = Array(repeating: -1, count: tree.boxes.count)
        positions[first.group] = 0
      }
      let known = positions.isEmpty ? worst.count - 1 : positions[group]
      if known < 0 {
        if !positions.isEmpty { positions[group] = worst.count }
        worst.append((group, beyond.amount, index, beyond.axis))
      } else if beyond.amount > worst[known].amount {
        worst[known] = (group, beyond.amount, index, beyond.axis)
      }
    }
    return worst.map { judge(tree.inkSummaries[$0.ink], in: $0.group, beyond: $0.amount, $0.axis, tolerance, tree) }
  }

  private func judge(
    _ ink: InkSummary, in group: Int, beyond amount: Double, _ axis: Axis, _ tolerance: Double, _ tree: AuditedTree
  ) -> Observation {
    let outcome: Outcome = amount > tolerance ? amount > ink.tolerance ? .failed : .cantTell : .passed
    var result = observation(
      outcome, axis == .horizontal ? "beyond-side" : "beyond-top-or-bottom", of: group,
      Figure("overflow", amount, .points, tolerance: ink.tolerance), margin: -amount)
    guard outcome != .passed else { return result }
    if group != ink.box { result.otherParty = tree.subject(ink.box) }
    let frame = tree.nearestFrame(around: ink.box, along: axis)
    result.cause = frame.map { tree.subject($0.box) }
    result.property = .arrangement
    result.marks = [.rectangle(ink.bounds)]
    return result
  }

  /// How far drawn ink leaves the container along the axes that do not scroll; `nil` where nothing of it is drawn.
  private func beyond(_ index: Int, in tree: AuditedTree) -> (amount: Double, axis: Axis)? {
    let ink = tree.inkSummaries[index]
    var visible = ink.bounds
    if ink.isClipped {
      for clip in tree.inks[index].clips where tree.tree.clips[clip].scrollableAxes.isEmpty {
        guard let edge = tree.clipEdges[clip] else { continue }
        guard let common = visible.intersection(edge) else { return nil }
        visible = common
      }
    }
    var worst: (amount: Double, axis: Axis)?
    for axis in Axis.allCases where !tree.isScrollable(ink.box, along: axis) {
      let amount = visible.overflow(of: tree.tree.container, along: axis)
      if amount > worst?.amount ?? -.infinity { worst = (amount, axis) }
    }
    return worst
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    let example = observation.otherParty.map { ", \($0.title) the farthest" } ?? ""
    return RuleMessage(
      what:
        "\(observation.subject.title) reaches \(defect.display("overflow")) beyond the "
        + "\(observation.reason == "beyond-side" ? "side" : "top or bottom") of the screen\(example).",
      why: "What lies there can be neither read nor scrolled into view.",
      remedy: observation.reason == "beyond-side"
        ? "Let texts wrap, or stack the row when the text is large (ViewThatFits)."
        : "Put the content into a ScrollView.")
  }
}
