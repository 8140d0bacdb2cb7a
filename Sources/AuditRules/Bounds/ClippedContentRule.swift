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
    let inks = tree.inks.compactMap { judge($0, in: tree, options: options) }
    return inks + tree.controls.compactMap { judge(control: $0, in: tree, options: options) }
  }

  private func judge(_ ink: Ink, in tree: AuditedTree, options: RuleOptions) -> Observation? {
    let clips = ink.clips.filter { tree.tree.clips[$0].scrollableAxes.isEmpty && !tree.isMoved(ink.box, under: $0) }
    guard !clips.isEmpty else { return nil }
    let subject = tree.subject(ink.box)
    let worst = clips.compactMap { index -> (clip: Int, beyond: Double, axis: Axis, share: Double)? in
      guard let edge = tree.clipEdges[index] else { return nil }
      let vertical = ink.bounds.overflow(of: edge, along: .vertical)
      let horizontal = ink.bounds.overflow(of: edge, along: .horizontal)
      let shares = (vertical / max(ink.bounds.height, 0.01), horizontal / max(ink.bounds.width, 0.01))
      return shares.0 >= shares.1 ? (index, vertical, .vertical, shares.0) : (index, horizontal, .horizontal, shares.1)
    }
    .max { $0.share < $1.share }
    guard let worst else { return nil }
    let isLost = worst.share >= options["lost-share"]
    var result = observation(
      isLost ? .failed : .passed, "lost", of: subject, fact: Fact("beyond", worst.beyond, .points),
      margin: -worst.beyond)
    guard isLost else { return result }
    complete(&result, box: ink.box, bounds: ink.bounds, clip: worst.clip, axis: worst.axis, in: tree)
    return result
  }

  /// A control of which a part lies beyond a clip cannot be used there.
  private func judge(control box: Int, in tree: AuditedTree, options: RuleOptions) -> Observation? {
    guard let clips = tree.clips(of: box) else { return nil }
    let bounds = tree.drawnFrame(of: box)
    let worst = clips.filter { tree.tree.clips[$0].scrollableAxes.isEmpty && !tree.isMoved(box, under: $0) }
      .compactMap { index -> (clip: Int, beyond: Double, axis: Axis)? in
        guard let edge = tree.clipEdges[index], tree[box].frame != edge else { return nil }
        let vertical = bounds.overflow(of: edge, along: .vertical)
        let horizontal = bounds.overflow(of: edge, along: .horizontal)
        return vertical >= horizontal ? (index, vertical, .vertical) : (index, horizontal, .horizontal)
      }
      .max { $0.beyond < $1.beyond }
    guard let worst else { return nil }
    let length = worst.axis == .vertical ? bounds.height : bounds.width
    // Half a control is still a target; less is not.
    let isLost = worst.beyond > options["tolerance"] && worst.beyond >= length / 2
    var result = observation(
      isLost ? .failed : .passed, "control-cut", of: tree.subject(box), fact: Fact("beyond", worst.beyond, .points),
      margin: -worst.beyond)
    guard isLost else { return result }
    complete(&result, box: box, bounds: bounds, clip: worst.clip, axis: worst.axis, in: tree)
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
