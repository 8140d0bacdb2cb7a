package import Auditing
import Geometry
package import LayoutTree
import PathGeometry

/// Text, symbols or controls that a clip takes away as a whole.
package struct ClippedContentRule: Rule {
  package init() {}

  package let metadata: RuleMetadata = {
    var metadata = RuleMetadata(
      id: "clipped-content", title: "Content lost behind a clip", criteria: [.resizeText, .reflow], severity: .error,
      options: [
        RuleOption("lost-share", 0.95, .none, "From this share on, ink counts as lost and not only cut."),
        RuleOption("tolerance", 0.5, .points, "How far a control may reach beyond a clip."),
      ],
      rationale: """
        When the text above grows, what follows is pushed out of a frame of fixed size, and a clip makes it disappear \
        without a trace: the last row of a card, the arrow beside a number, the button at the bottom. What can be \
        scrolled into view is not lost. Pictures and shapes are cropped on purpose and do not count.
        """)
    metadata.knownLimits = [
      "Content that an offset moves under a clip is taken to be brought in by a gesture, and left alone.",
      "Content in a frame of no width or height is collapsed on purpose.",
    ]
    metadata.references = ["WCAG 2.2, 1.4.4 Resize Text"]
    metadata.failing = BoundsExamples.lost
    metadata.passing = BoundsExamples.unclipped
    metadata.undecided = BoundsExamples.uncertainlyLost
    return metadata
  }()

  package func check(_ tree: AuditedTree, in variant: Variant, options: RuleOptions) -> [Observation] {
    let (lostShare, tolerance) = (options["lost-share"], options["tolerance"])
    var observations: [Observation] = []
    for index in tree.inks.indices where tree.inkSummaries[index].isClipped {
      if let seen = judge(tree.inks[index], in: tree, lostShare: lostShare) { observations.append(seen) }
    }
    for box in tree.controls {
      if let seen = judge(control: box, in: tree, tolerance: tolerance) { observations.append(seen) }
    }
    return observations
  }

  /// What a clip takes of something.
  private struct Loss {
    var clip: Int
    var beyond: Double
    var axis: Axis
    var share = 0.0
  }

  private func judge(_ ink: Ink, in tree: AuditedTree, lostShare: Double) -> Observation? {
    var worst: Loss?
    for (position, index) in ink.clips.enumerated() where cuts(index, ink.box, in: tree) {
      guard let edge = tree.clipEdges[index] else { continue }
      let free = tree.freeAxes(at: position, of: ink.clips, around: ink.box)
      let vertical = free.contains(.vertical) ? 0 : ink.bounds.overflow(of: edge, along: .vertical)
      let horizontal = free.contains(.horizontal) ? 0 : ink.bounds.overflow(of: edge, along: .horizontal)
      let shares = (vertical / max(ink.bounds.height, 0.01), horizontal / max(ink.bounds.width, 0.01))
      let loss =
        shares.0 >= shares.1
        ? Loss(clip: index, beyond: vertical, axis: .vertical, share: shares.0)
        : Loss(clip: index, beyond: horizontal, axis: .horizontal, share: shares.1)
      if worst.map({ loss.share > $0.share }) ?? true { worst = loss }
    }
    guard let worst else { return nil }
    let isLost = worst.share >= lostShare
    var result = observation(
      isLost ? .failed : .passed, "lost", of: ink.box, Figure("beyond", worst.beyond, .points), margin: -worst.beyond)
    if isLost { complete(&result, box: ink.box, bounds: ink.bounds, clip: worst.clip, axis: worst.axis, in: tree) }
    return result
  }

  /// Whether a clip hides for good what it takes of a box.
  private func cuts(_ clip: Int, _ box: Int, in tree: AuditedTree) -> Bool {
    tree.tree.clips[clip].scrollableAxes.isEmpty && !tree.isMoved(box, under: clip)
  }

  /// A control of which a part lies beyond a clip cannot be used there.
  private func judge(control box: Int, in tree: AuditedTree, tolerance: Double) -> Observation? {
    guard let clips = tree.clips(of: box), !clips.isEmpty else { return nil }
    let bounds = tree.drawnFrame(of: box)
    var worst: Loss?
    for (position, index) in clips.enumerated() where cuts(index, box, in: tree) {
      guard let edge = tree.clipEdges[index], tree.boxes[box].frame != edge else { continue }
      let free = tree.freeAxes(at: position, of: clips, around: box)
      let vertical = free.contains(.vertical) ? 0 : bounds.overflow(of: edge, along: .vertical)
      let horizontal = free.contains(.horizontal) ? 0 : bounds.overflow(of: edge, along: .horizontal)
      let loss =
        vertical >= horizontal
        ? Loss(clip: index, beyond: vertical, axis: .vertical)
        : Loss(clip: index, beyond: horizontal, axis: .horizontal)
      if worst.map({ loss.beyond > $0.beyond }) ?? true { worst = loss }
    }
    guard let worst else { return nil }
    let length = worst.axis == .vertical ? bounds.height : bounds.width
    // Half a control is still a target; less is not.
    let isLost = worst.beyond > tolerance && worst.beyond >= length / 2
    var result = observation(
      isLost ? .failed : .passed, "control-cut", of: box, Figure("beyond", worst.beyond, .points),
      margin: -worst.beyond)
    if isLost { complete(&result, box: box, bounds: bounds, clip: worst.clip, axis: worst.axis, in: tree) }
    return result
  }

  private func complete(
    _ result: inout Observation, box: Int, bounds: Rectangle, clip: Int, axis: Axis, in tree: AuditedTree
  ) {
    result.otherParty = tree.subject(tree.tree.clips[clip].box)
    let frame = tree.nearestFrame(around: box, along: axis)
    result.cause = frame.map { tree.subject($0.box) } ?? result.otherParty
    result.property = axis == .vertical ? .frameHeight : .frameWidth
    result.marks = [.rectangle(bounds)]
  }

  package func message(for defect: Defect, options: RuleOptions) -> RuleMessage {
    let observation = defect.observation
    return RuleMessage(
      what:
        "\(observation.subject.title) disappears behind \(observation.otherParty.name): it reaches "
        + "\(defect.display("beyond")) beyond it.",
      why: "Nothing shows that something is missing.",
      remedy: observation.property == .frameHeight
        ? "Make the frame's height a minimum, or let the content scroll."
        : "Let the row wrap or become a column at large sizes (ViewThatFits).")
  }
}
